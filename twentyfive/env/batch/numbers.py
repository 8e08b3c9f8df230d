"""The rules of play as arrays of numbers, read off `core`.

An *order* is a trump suit by its number, and 4 more where the ace of trumps is the lowest. A *card* is its place in the
pack, the joker being 52, and `NO_CARD` stands where there is none. What depends on an order and a card is an array in
which the order counts `CARDS` places.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Final, Self

import numpy
from numpy.typing import NDArray

from twentyfive.core.cards import PACK_WITH_JOKER, Card, Rank, Suit
from twentyfive.core.phases.dealing import deal_order
from twentyfive.core.phases.play import playable
from twentyfive.core.phases.robbing import rob_cards
from twentyfive.core.phases.scoring import turned_up_points
from twentyfive.core.ranking import Ranking, brings_points, ranking
from twentyfive.core.rules.rules import Rules
from twentyfive.env.batch.state import Bits, Numbers

NO_CARD: Final = len(PACK_WITH_JOKER)
MUST_LEAD_TRUMP: Final = NO_CARD + 1
"""Stands in the place of the card led for the leader of a trick who must lead a trump."""

CARDS: Final = NO_CARD + 2
ACE_LOWEST: Final = 4
"""What an order counts more where the ace of trumps is the lowest."""

_SUITS: Final = tuple(Suit)
_ABOVE: Final = 20
"""More than the number of plain cards of a suit, so that every card that can win has a power above 0."""


@dataclass(frozen=True, slots=True)
class RuleNumbers:
    """The rules of play as arrays.

    Attributes:
        must: by order and card led, the cards that bind a hand: a hand without any of them may play any card.
        may: by order and card led, the cards from which a bound hand may choose.
        power: by order, card led and card, a number that is highest for the card that wins the trick.
        strength: by order and card, a number that is highest for the best trump and 0 for what is no trump.
        brings: by order and card, whether it brings the points for the best trump if it is that.
        trumps: by order, all trumps.
        aces: by card turned up, the ace of its suit.
        robs: by whether a seat is the dealer and by the card turned up, the cards of which one gives the right to rob.
        trump: by card turned up, the number of its suit.
        is_ace, is_jack: by card, whether it is one.
        bonus: by card turned up, the points for the dealer's side.
        dealt: by seat from the dealer's left, the places in the pack of its cards.
        kitty: the places in the pack of the cards of the kitty.
    """

    must: Bits
    may: Bits
    power: NDArray[numpy.int8]
    strength: NDArray[numpy.int8]
    brings: NDArray[numpy.bool_]
    trumps: Bits
    aces: Bits
    robs: Bits
    trump: Numbers
    is_ace: NDArray[numpy.bool_]
    is_jack: NDArray[numpy.bool_]
    bonus: Numbers
    dealt: Numbers
    kitty: Numbers

    @classmethod
    @cache
    def of(cls, rules: Rules) -> Self:
        """The arrays of these rules."""
        is_right = [right for dealer in (False, True) for right in _by_card(_robbing(rules, dealer))]
        orders = [ranking(suit, rules, ace_lowest=lowest) for lowest in (False, True) for suit in Suit]
        binding = [_binding(order, led, rules) for order in orders for led in range(CARDS)]
        places: list[list[int]] = [[] for _ in range(rules.players + 1)]
        for place, seat in enumerate(deal_order(rules, rules.players - 1)):
            places[rules.players if seat is None else seat].append(place)
        return cls(
            must=numpy.array([must for must, _ in binding], numpy.uint64),
            may=numpy.array([may for _, may in binding], numpy.uint64),
            power=numpy.array(
                [_power(order, led, card) for order in orders for led in range(CARDS) for card in range(CARDS)],
                numpy.int8,
            ),
            strength=numpy.array(_by_order(orders, lambda order, card: max(order.strength[card], 0)), numpy.int8),
            brings=numpy.array(
                _by_order(orders, lambda order, card: brings_points(card, order.trumps, rules)), numpy.bool_
            ),
            trumps=numpy.array([_bits(order.trumps) for order in orders], numpy.uint64),
            aces=numpy.array(_by_card(_ace_of_suit), numpy.uint64),
            robs=numpy.array(is_right, numpy.uint64),
            trump=numpy.array(_by_card(lambda card: 0 if card.suit is None else _SUITS.index(card.suit)), numpy.intp),
            is_ace=numpy.array(_by_card(lambda card: card.rank is Rank.ACE), numpy.bool_),
            is_jack=numpy.array(_by_card(lambda card: card.rank is Rank.JACK), numpy.bool_),
            bonus=numpy.array(_by_card(lambda card: turned_up_points(card, rules)), numpy.intp),
            dealt=numpy.array(places[:-1], numpy.intp),
            kitty=numpy.array(places[-1], numpy.intp),
        )


def _ace_of_suit(card: Card) -> int:
    return 0 if card.suit is None else _bits((Card(Rank.ACE, card.suit),))


def _bits(cards: tuple[Card, ...]) -> int:
    return sum(1 << PACK_WITH_JOKER.index(card) for card in cards)


def _by_card(value: Callable[[Card], int]) -> list[int]:
    return [*map(value, PACK_WITH_JOKER), 0, 0]


def _known(value: Callable[[Ranking, Card], int], order: Ranking, card: Card) -> int:
    return value(order, card) if card in order.strength else 0


def _by_order(orders: list[Ranking], value: Callable[[Ranking, Card], int]) -> list[int]:
    return [number for order in orders for number in _by_card(partial(_known, value, order))]


def _robbing(rules: Rules, dealer: bool) -> Callable[[Card], int]:
    """The cards that give the right by the card turned up: all of them to the dealer who turned an ace."""

    def right(turned: Card) -> int:
        if turned.suit is None:
            return 0
        if turned.rank is Rank.ACE:
            return _bits(PACK_WITH_JOKER) if dealer else 0
        return _bits(rob_cards(turned, rules, int(dealer), 1))

    return right


def _binding(order: Ranking, led: int, rules: Rules) -> tuple[int, int]:
    """The cards that bind a hand, and those from which it may then choose."""
    if led == NO_CARD or (led < NO_CARD and PACK_WITH_JOKER[led] not in order.strength):
        return 0, 0
    if led == MUST_LEAD_TRUMP:
        return _bits(order.trumps), _bits(order.trumps)
    card_led = PACK_WITH_JOKER[led]
    may = playable(rules.pack, card_led, order, rules.follow)
    other = next(card for card in rules.pack if card not in may)
    must = tuple(card for card in may if other not in playable((card, other), card_led, order, rules.follow))
    return _bits(must), _bits(may)


def _power(order: Ranking, led: int, card: int) -> int:
    if led >= NO_CARD or card >= NO_CARD:
        return 0
    first, played = PACK_WITH_JOKER[led], PACK_WITH_JOKER[card]
    if first not in order.strength or played not in order.strength:
        return 0
    wins = order.is_trump(played) or order.suit_of(played) == order.suit_of(first)
    return _ABOVE + order.strength[played] if wins else 0
