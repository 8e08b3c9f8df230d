"""Card play for playouts: a hand is one int with a bit for each card, and the rules of play are tables of such ints.

The plain cards are lowest, the weakest first and the suits interleaved, so that the lowest bit of any hand is the card
least worth keeping; the trumps are on top in their order. A card then beats the best card so far if it is a higher bit
and a trump or of the same suit, and the rules of following, ruffing and reneging are two masks for each card led.
`core` has the same rules card by card, and the tests compare the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from twentyfive.core import Card, Rules, Suit
from twentyfive.core.ranking import Ranking, brings_points, ranking
from twentyfive.core.rules.options import Follow

PLAIN_SUITS: Final = 3
LONGEST_PLAIN_SUIT: Final = 13
LOWEST_TRUMP: Final = 1 << PLAIN_SUITS * LONGEST_PLAIN_SUIT
"""Every trump is at or above this bit, every plain card below."""

PLAIN: Final = LOWEST_TRUMP - 1
"""All bits below the trumps."""


_MIX: Final = 0x9E3779B97F4A7C15
"""The golden ratio in 64 bits, whose multiples are spread evenly."""

_SHIFT: Final = 60


@dataclass(frozen=True, slots=True)
class FastPack:
    """The cards of a deal as bits, and the rules of play as masks; a mask is a set of cards.

    Attributes:
        bits: the bit of each card.
        cards: the card of each bit.
        trumps: all trumps.
        privileged: the trumps that may renege.
        paid: the trumps that bring the points for the best trump of a deal.
        suits: by card, all cards of its suit; for a trump all trumps.
        must: by card led, the cards that bind a hand: a hand without any of them may play any card.
        may: by card led, the cards from which a bound hand may choose.
        beats: by card, the cards that beat it when played later.
    """

    bits: Mapping[Card, int]
    cards: Mapping[int, Card]
    trumps: int
    privileged: int
    paid: int
    suits: Mapping[int, int]
    must: Mapping[int, int]
    may: Mapping[int, int]
    beats: Mapping[int, int]

    def mask(self, cards: Iterable[Card]) -> int:
        """The set of `cards`."""
        return sum(self.bits[card] for card in cards)

    def members(self, mask: int) -> tuple[Card, ...]:
        """The cards of the set, the weakest first."""
        return tuple(self.cards[bit] for bit in each_bit(mask))

    def legal(self, hand: int, led: int) -> int:
        """The cards that may be played from `hand` to the card `led`, a bit; 0 when leading. RULES.md section 2."""
        if led and hand & self.must[led]:
            return hand & self.may[led]
        return hand


def each_bit(mask: int) -> Iterator[int]:
    """The single bits of `mask`, lowest first."""
    while mask:
        yield mask & -mask
        mask &= mask - 1


@lru_cache(maxsize=64)
def fast_pack(trump: Suit, rules: Rules, *, ace_lowest: bool = False) -> FastPack:
    """The pack with `trump` as trumps.

    Args:
        trump: the trump suit.
        rules: the rules of the game.
        ace_lowest: as for `core.ranking.ranking`.
    """
    order = ranking(trump, rules, ace_lowest=ace_lowest)
    bits = _bits(order)
    trumps = sum(bits[card] for card in order.trumps)
    privileged = sum(bits[card] for card in order.privileged)
    paid = sum(bit for card, bit in bits.items() if brings_points(card, order.trumps, rules))
    suits, must, may, beats = {}, {}, {}, {}
    for card, bit in bits.items():
        suits[bit] = suit = sum(other for held, other in bits.items() if order.suit_of(held) is order.suit_of(card))
        must[bit] = trumps & (~privileged | bit - 1) if bit & trumps else suit
        may[bit] = suit if rules.follow is Follow.MUST_FOLLOW else suit | trumps
        beats[bit] = (suit | trumps) & -bit & ~bit
    cards = {bit: card for card, bit in bits.items()}
    return FastPack(bits, cards, trumps, privileged, paid, suits, must, may, beats)


def _bits(order: Ranking) -> dict[Card, int]:
    """The bit of each card: trumps by their strength, the best card of each plain suit right below them."""
    suits = [suit for suit in Suit if suit is not order.trump]
    places = {}
    for card, strength in order.strength.items():
        if order.is_trump(card):
            places[card] = PLAIN_SUITS * LONGEST_PLAIN_SUIT + strength - 1
        else:
            places[card] = PLAIN_SUITS * (LONGEST_PLAIN_SUIT + strength) + suits.index(order.suit_of(card))
    return {card: 1 << place for card, place in places.items()}


def turned_card(hand: int) -> int:
    """The card that is turned from an unseen hand, a bit: any of them, but the same whenever this hand is played out.

    A world knows no order of the cards in a hand.
    """
    for _ in range((hand * _MIX >> _SHIFT) % hand.bit_count()):
        hand &= hand - 1
    return hand & -hand


@lru_cache(maxsize=16)
def seats_after(players: int) -> tuple[tuple[int, ...], ...]:
    """By leader, the other seats in the order in which they play."""
    return tuple(tuple((leader + step) % players for step in range(1, players)) for leader in range(players))
