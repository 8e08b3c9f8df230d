"""The words on the curtain between the turns of several people at one screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twentyfive.core import PlayerView
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.scores import figure, goal, side_name, values
from twentyfive.wording.table.line import led_sentence
from twentyfive.wording.table.recap import before_first_trick

KEY_TEXT: Final = Text("curtain", "or press Space")
LEAVE_TEXT: Final = Text("curtain", "Save and leave")
_PASS_TEXT: Final = Text("curtain", "Pass to {name}")
_COVERED_TEXT: Final = Text("curtain", "All hands are covered. Only {name} should look now.")
_OPEN_TEXT: Final = Text("curtain", "I am {name}: show my hand")


@dataclass(frozen=True, slots=True)
class CurtainWords:
    """The words for the person to whom the screen is passed."""

    title: str
    why: str  # whose eyes the hands wait for, and which hand they will play if it is not their own
    opens: str  # on the button that opens the curtain


def curtain_words(view: PlayerView, seat: int, player: int) -> CurtainWords:
    """Return the words for the person at `player`, who plays the hand of `seat`."""
    name = view.names[player]
    hand = "" if seat == player else translate("curtain", "Play {name}’s hand.").format(name=view.names[seat])
    return CurtainWords(_PASS_TEXT(name=name), f"{hand} {_COVERED_TEXT(name=name)}".lstrip(), _OPEN_TEXT(name=name))


def game_so_far(view: PlayerView, *, points_shown: bool) -> str:
    """Return what everybody may know: the trick, the card led, and the scores if they are to be seen."""
    return " ".join(filter(None, (_trick_so_far(view), _scores_so_far(view) if points_shown else "")))


def _trick_so_far(view: PlayerView) -> str:
    """Return the number of the trick and the card led to it; nothing before the first trick."""
    if before_first_trick(view):
        return ""
    number = translate("curtain", "Trick {number}.").format(number=len(view.tricks) + 1)
    if view.trick is None or view.trick.led is None:
        return number
    return f"{number} {led_sentence(view, view.trick.leader, view.trick.led)}"


def _scores_so_far(view: PlayerView) -> str:
    """Return the scores and the goal of the game."""
    text, sides = translate("curtain", "{name}:\N{NO-BREAK SPACE}{score}"), enumerate(values(view))
    scores = ", ".join(text.format(name=side_name(view, side), score=figure(value)) for side, value in sides)
    return translate("curtain", "{scores}. {goal}.").format(scores=scores, goal=goal(view))
