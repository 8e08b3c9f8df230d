"""The words on the curtain between the turns of several persons."""

from __future__ import annotations

from twentyfive.core import PlayerView
from twentyfive.wording.names import card_sign, translate
from twentyfive.wording.scores import figure, goal, side_name, values
from twentyfive.wording.table.line import led_sentence
from twentyfive.wording.table.recap import before_first_trick


def pass_text(name: str) -> str:
    """To whom the screen is passed."""
    return translate("curtain", "Pass to {name}").format(name=name)


def why_covered(name: str) -> str:
    """Why nothing is to be seen."""
    text = translate("curtain", "All hands are covered. Nobody but {name} should look now.")
    return text.format(name=name)


def whose_hand(view: PlayerView, seat: int) -> str:
    """Which hand is to be played, where it is not that of the person's own seat."""
    return translate("curtain", "{name}'s hand is to be played.").format(name=view.names[seat])


def open_text(name: str) -> str:
    """On the button that opens the curtain."""
    return translate("curtain", "I am {name}: show my hand").format(name=name)


def key_text() -> str:
    """Below that button."""
    return translate("curtain", "or press Space")


def leave_text() -> str:
    """On the button that leaves the table."""
    return translate("curtain", "Save and leave")


def how_it_stands(view: PlayerView) -> str:
    """What everybody may know: the trick, what was led, and the scores."""
    said = []
    if not before_first_trick(view):
        said.append(translate("curtain", "Trick {number}.").format(number=len(view.tricks) + 1))
    if view.trick is not None and view.trick.led is not None:
        said.append(led_sentence(view, view.trick.leader, view.trick.led, card_sign))
    text, sides = translate("curtain", "{name}:\N{NO-BREAK SPACE}{score}"), enumerate(values(view))
    scores = ", ".join(text.format(name=side_name(view, side), score=figure(value)) for side, value in sides)
    said.append(translate("curtain", "{scores}. {goal}.").format(scores=scores, goal=goal(view)))
    return " ".join(said)
