"""What surprises at the table, explained in one sentence each, which names no card that the viewer has not seen."""

from __future__ import annotations

from typing import Final

from twentyfive.core import PlayerView, Rank, Suit
from twentyfive.core.cards import FIVE_OF_HEARTS
from twentyfive.core.ranking import Ranking
from twentyfive.core.rules.options import RobBy
from twentyfive.engine.learning.surprises import Surprise
from twentyfive.engine.learning.told import About
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import SUIT_NAMES, card_sign, suit_in_sentence, translate

_ALWAYS_TRUMP: Final = (
    Text("surprises", "{card} is always a trump: the second best while {suit} are trumps."),
    Text("surprises", "{card} is always a trump: the third best while {suit} are trumps."),
    Text("surprises", "{card} is always a trump: the fourth best while {suit} are trumps."),
    Text("surprises", "{card} is always a trump: the fifth best while {suit} are trumps."),
)
"""By how many trumps are better than the ace of hearts, from one on."""

_LOW_BLACK: Final = Text("surprises", "In the black suits low beats high: {best} beats {beaten}.")
_HIGH_RED: Final = Text("surprises", "In the red suits high beats low: {best} beats {beaten}.")

_YOU_LED: Final = {
    True: Text("surprises", "As you led a trump, all have to play one if they can: only the best may be held back."),
    False: Text("surprises", "As you led a trump, all have to play one if they can."),
}
"""By whether any trump may be held back."""

_TURNED_ACE: Final = Text("surprises", "{name} robbed: a dealer who turns up an ace may take it for another card.")
_ROBBED: Final = {
    (False, False): Text(
        "surprises", "{name} robbed: whoever holds the ace of trumps may take {card} for another card."
    ),
    (False, True): Text(
        "surprises",
        "{name} robbed: whoever holds the ace of trumps or the five of hearts may take {card} for another card.",
    ),
    (True, False): Text(
        "surprises", "{name} robbed: a dealer with the ace of trumps may take {card} for another card."
    ),
    (True, True): Text(
        "surprises",
        "{name} robbed: the five of hearts, or a dealer’s ace of trumps, gives the right to take {card} for another "
        "card.",
    ),
}
"""By whether only the dealer may rob with the ace, and whether the five of hearts gives the right."""


def surprise_sentence(surprise: Surprise, view: PlayerView) -> str:
    """Explain a surprise in the view in which it was found."""
    order = view.ranking
    assert order is not None, "without trumps nothing surprises"
    match surprise.about:
        case About.ROBBED:
            return _robbed(surprise, view)
        case About.FIVE | About.ACE_OF_HEARTS | About.TRUMPS_LED | About.HELD_BACK:
            return _about_trumps(surprise, view, order)
        case About.PLAIN_ACE:
            return _plain_ace(surprise)
        case About.TRUMPED:
            best, led = surprise.cards
            text = translate("surprises", "{suit} are trumps: {best} beats {led}, as any trump does.")
            return text.format(suit=SUIT_NAMES[order.trump](), best=card_sign(best), led=card_sign(led))
        case _:
            best, beaten = surprise.cards
            of_two = _LOW_BLACK if surprise.about is About.LOW_BLACK else _HIGH_RED
            return of_two(best=card_sign(best), beaten=card_sign(beaten))


def _about_trumps(surprise: Surprise, view: PlayerView, order: Ranking) -> str:
    first, suit = surprise.cards[0], suit_in_sentence(order.trump)
    match surprise.about:
        case About.ACE_OF_HEARTS:
            return _ALWAYS_TRUMP[order.trumps.index(first) - 1](card=card_sign(first), suit=suit)
        case About.FIVE if first.suit is order.trump:
            text = translate("surprises", "While {suit} are trumps, {best} beats every other card.")
            return text.format(suit=suit, best=card_sign(first))
        case About.FIVE:
            return translate("surprises", "{best} beats every other card, whatever is trumps.").format(
                best=card_sign(first)
            )
        case About.TRUMPS_LED if surprise.seat in view.plays:
            return _YOU_LED[bool(order.privileged)]()
        case About.TRUMPS_LED:
            text = translate("surprises", "{suit} are trumps, and {led} is one: you have to play one too.")
            return text.format(suit=SUIT_NAMES[order.trump](), led=card_sign(first))
        case _:
            text = translate(
                "surprises",
                "{name} did not have to play {card} on {led}: the best trumps may be held back from lower ones.",
            )
            return text.format(name=view.names[surprise.seat], card=card_sign(first), led=card_sign(surprise.cards[1]))


def _robbed(surprise: Surprise, view: PlayerView) -> str:
    turned, name, rules = surprise.cards[0], view.names[surprise.seat], view.rules
    if turned.rank is Rank.ACE:
        return _TURNED_ACE(name=name)
    with_five = rules.rob_with_five_of_hearts and turned != FIVE_OF_HEARTS
    return _ROBBED[rules.rob_by is RobBy.DEALER_ONLY, with_five](name=name, card=card_sign(turned))


def _plain_ace(surprise: Surprise) -> str:
    best, ace = surprise.cards
    assert isinstance(ace.suit, Suit), "an ace has a suit"
    if ace.suit.red:
        text = translate("surprises", "Unless {suit} are trumps, their ace is the lowest: {best} beats {beaten}.")
    else:
        text = translate("surprises", "Unless {suit} are trumps, their ace is below the jack: {best} beats {beaten}.")
    return text.format(suit=suit_in_sentence(ace.suit), best=card_sign(best), beaten=card_sign(ace))
