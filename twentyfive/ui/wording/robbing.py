"""The words of the robbing panel."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import Card, PlayerView, Rank
from twentyfive.core.cards import FIVE_OF_HEARTS
from twentyfive.core.options import PutOut, UnrobbedAce
from twentyfive.core.robbing import declined_openly
from twentyfive.ui.wording.line import Naming
from twentyfive.ui.wording.names import card_name, card_sign, translate


@dataclass(frozen=True, slots=True)
class RobWords:
    """What the panel says.

    Attributes:
        question: the headline.
        choose: that a card is to be chosen first.
        explanation: that, and who learns of it.
        take: on the button that takes the turn-up.
        leave: on the button that leaves it; empty where the rules make one take it.
        spoken: question and explanation for the ear.
    """

    question: str
    choose: str
    explanation: str
    take: str
    leave: str
    spoken: str


def rob_words(view: PlayerView, out: Card | None) -> RobWords:
    """What is asked of the viewer, who has the right to the turn-up; `out` is the card chosen to be put out.

    Raises:
        ValueError: if no card is turned up.
    """
    if view.turn_up is None:
        raise ValueError("no card is turned up")
    sign = card_sign(view.turn_up)
    choose = translate("robbing", "Choose in your hand the card to put out for it.")
    explanation = f"{choose} {_who_learns(view, sign)}"
    take = (
        translate("robbing", "Take {card}").format(card=sign)
        if out is None
        else translate("robbing", "Take {card} for {out}").format(card=sign, out=card_sign(out))
    )
    leave = "" if view.rules.must_rob else translate("robbing", "Leave it")
    spoken = _question(view, card_name(view.turn_up), card_name)
    return RobWords(_question(view, sign, card_sign), choose, explanation, take, leave, f"{spoken} {choose}")


def _question(view: PlayerView, turn_up: str, naming: Naming) -> str:
    assert view.turn_up is not None
    if view.turn_up.rank is Rank.ACE:
        return translate("robbing", "You turned up an ace. Take {card}?").format(card=turn_up)
    ace = Card(Rank.ACE, view.turn_up.suit)
    held = ace if ace in view.hand else FIVE_OF_HEARTS
    return translate("robbing", "You hold {held}. Take {card}?").format(held=naming(held), card=turn_up)


def _who_learns(view: PlayerView, turn_up: str) -> str:
    if view.rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP:
        if declined_openly(view.rules):
            return translate("robbing", "If you leave it, all are told, and your ace becomes the lowest trump.")
        return translate("robbing", "If you leave it, your ace becomes the lowest trump.")
    if view.rules.put_out is PutOut.FACE_UP:
        return translate("robbing", "All see the card you put out.")
    return translate("robbing", "Nobody sees it, and nobody is told if you leave {card} lying.").format(card=turn_up)
