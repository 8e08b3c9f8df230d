"""Hand values for bidding as tables over bits, quick enough to bid thousands of hands a second.

The values are those of `heuristics.bidding`. A card is given by its index in the pack, as no suit is trumps yet, and a
suit by its index in `SUITS`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from twentyfive.ai.heuristics.bidding import hand_points
from twentyfive.ai.playout.bitcards import FastPack, fast_pack
from twentyfive.core import Card, Rank, Rules, Suit

SUITS = tuple(Suit)


class HandValues:
    """The tables of a game, kept for all its deals; they cache the value of each hand that was asked for.

    Attributes:
        index_of: the index of each card in the pack.
        packs: by suit, the cards as bits if that suit is trumps.
        bits: by suit and card, the bit of the card.
        good: by suit, the trumps and the kings of plain suits: the cards worth keeping; a mask.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.index_of = {card: index for index, card in enumerate(rules.pack)}
        self.packs: tuple[FastPack, ...] = tuple(fast_pack(suit, rules) for suit in SUITS)
        self.bits = tuple(tuple(pack.bits[card] for card in rules.pack) for pack in self.packs)
        kings = tuple(Card(Rank.KING, suit) for suit in SUITS)
        self.good = tuple(pack.trumps | pack.mask(kings) for pack in self.packs)
        self._good_bits = tuple(
            tuple(bit & good for bit in bits) for bits, good in zip(self.bits, self.good, strict=True)
        )
        self._cache: tuple[dict[tuple[int, int], float], ...] = tuple({} for _ in SUITS)

    def mask(self, suit: int, cards: Iterable[int]) -> int:
        """The cards as bits with `suit` as trumps."""
        return sum(map(self.bits[suit].__getitem__, cards))

    def best(self, cards: Sequence[int]) -> tuple[float, int]:
        """The highest value of the hand in points, and the suit that gives it; the first of equal suits."""
        points = self.each(cards)
        best = max(points)
        return best, points.index(best)

    def each(self, cards: Sequence[int]) -> list[float]:
        """By suit, the value of the hand in points with that suit as trumps."""
        held = len(cards)
        return [self._points(suit, cards, held) for suit in range(len(SUITS))]

    def _points(self, suit: int, cards: Sequence[int], held: int) -> float:
        if held > self._rules.hand_size:
            good = strongest(self.mask(suit, cards), self._rules.hand_size) & self.good[suit]
        else:
            good = sum(map(self._good_bits[suit].__getitem__, cards))
        return self.points(suit, good, held)

    def points(self, suit: int, good: int, held: int) -> float:
        """The value in points, with `suit` as trumps, of a hand of `held` cards of which these, a mask, are good."""
        cache = self._cache[suit]
        if (good, held) not in cache:
            pack = self.packs[suit]
            order, trumps = pack.members(pack.trumps)[::-1], pack.members(good & pack.trumps)[::-1]
            kings = (good & ~pack.trumps).bit_count()
            cache[good, held] = hand_points(trumps, kings, held, order, self._rules)
        return cache[good, held]


@lru_cache(maxsize=8)
def hand_values(rules: Rules) -> HandValues:
    """The tables of a game."""
    return HandValues(rules)


def strongest(hand: int, number: int) -> int:
    """The best cards of the hand, a mask, at most `number` of them."""
    for _ in range(hand.bit_count() - number):
        hand &= hand - 1
    return hand
