"""Places of the cards: one numbering for all trump suits, so that a network meets the same card at the same place.

Each plain suit has thirteen places and the trumps have seventeen; within each a higher place is a better card. The
suits are in their usual order here: `inputs` puts them in an order that depends on what a player sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from twentyfive.core import Card, Rules, Suit
from twentyfive.core.cards import JOKER
from twentyfive.core.ranking import plain_order, ranking

IN_SUIT: Final = 13
"""The places of a plain suit."""

PLAIN_SUITS: Final = 3

TRUMPS: Final = 17
"""The places of the trumps: six above the king, the king, the queen and eight numerals, and an ace that fell below."""

FIRST_TRUMP: Final = PLAIN_SUITS * IN_SUIT
PLACES: Final = FIRST_TRUMP + TRUMPS

KING: Final = 10
"""The place of the king among the trumps; the cards below it are the same in all orders of the trumps."""

Places = MappingProxyType[Card, int]


@lru_cache(maxsize=64)
def places_of(trump: Suit, rules: Rules, *, ace_lowest: bool = False) -> Places:
    """The place of each card of the game.

    Args:
        trump: the trump suit.
        rules: the rules of the game.
        ace_lowest: as for `core.ranking.ranking`.
    """
    order = ranking(trump, rules, ace_lowest=ace_lowest)
    places: dict[Card, int] = {}
    of_trumps = (*_above_the_king(trump, rules), *range(KING, 0, -1))
    for card, place in zip(ranking(trump, rules).trumps, of_trumps, strict=True):
        places[card] = FIRST_TRUMP + place
    if ace_lowest:
        places[order.trumps[-1]] = FIRST_TRUMP
    for number, suit in enumerate(plain_suits(trump)):
        for below, card in enumerate(plain_order(suit)):
            places.setdefault(card, IN_SUIT * (number + 1) - 1 - below)
    return MappingProxyType(places)


def plain_suits(trump: Suit) -> tuple[Suit, ...]:
    """The suits that are not trumps."""
    return tuple(suit for suit in Suit if suit is not trump)


def _above_the_king(trump: Suit, rules: Rules) -> Iterator[int]:
    """The places of the trumps above the king, best first; with hearts as trumps two names mean one card."""
    hearts = trump is Suit.HEARTS
    if rules.five_of_hearts_best and not hearts:
        yield KING + 6
    yield from (KING + 5, KING + 4)
    if JOKER in rules.pack:
        yield KING + 3
    yield KING + 2
    if not hearts:
        yield KING + 1


def mask_of(cards: Iterable[Card], places: Places) -> int:
    """The set of the places of `cards`, a bit for each."""
    return sum(1 << places[card] for card in cards)


def places_in(mask: int) -> Iterator[int]:
    """The places in the set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
