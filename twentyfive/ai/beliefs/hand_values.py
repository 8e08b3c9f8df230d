"""What hands promise at auction as tables over bits, quick enough to bid thousands of hands a second.

The promises are those of `bidding`. Cards are told by their place in the pack, as no suit is trumps yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from twentyfive.ai.heuristics.bidding import hand_points
from twentyfive.ai.playout.bitcards import FastPack, fast_pack
from twentyfive.core import Card, Rank, Rules, Suit

SUITS = tuple(Suit)


class HandValues:
    """The tables of a game; one is kept for all its deals, and learns hands as they come.

    Attributes:
        places: the place of each card in the pack.
        packs: by number of the suit in `SUITS`, the cards as bits if it is trumps.
        bits: by number of the suit, and by place, the bit of the card.
        good: by number of the suit, the trumps and the kings of plain suits: what is worth keeping.
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
        self._known: tuple[dict[tuple[int, int], float], ...] = tuple({} for _ in SUITS)

    def mask(self, suit: int, cards: Iterable[int]) -> int:
        """The cards at these places as bits, with that suit as trumps."""
        return sum(map(self.bits[suit].__getitem__, cards))

    def best(self, cards: Sequence[int]) -> tuple[float, int]:
        """The most points that these cards promise, and the suit to be named for it; of equal ones the first."""
        promised = self.each(cards)
        points = max(promised)
        return points, promised.index(points)

    def each(self, cards: Sequence[int]) -> list[float]:
        """By number of the suit, the points that these cards promise with it as trumps."""
        held = len(cards)
        return [self._points(suit, cards, held) for suit in range(len(SUITS))]

    def _points(self, suit: int, cards: Sequence[int], held: int) -> float:
        if held > self._rules.hand_size:
            good = strongest(self.mask(suit, cards), self._rules.hand_size) & self.good[suit]
        else:
            good = sum(map(self._good_bits[suit].__getitem__, cards))
        return self.points(suit, good, held)

    def points(self, suit: int, good: int, held: int) -> float:
        """The points that a hand of `held` cards with these `good` ones, a mask, promises with that suit as trumps."""
        known = self._known[suit]
        if (good, held) not in known:
            pack = self.packs[suit]
            order, trumps = pack.members(pack.trumps)[::-1], pack.members(good & pack.trumps)[::-1]
            kings = (good & ~pack.trumps).bit_count()
            known[good, held] = hand_points(trumps, kings, held, order, self._rules)
        return known[good, held]


@lru_cache(maxsize=8)
def hand_values(rules: Rules) -> HandValues:
    """The tables of a game."""
    return HandValues(rules)


def strongest(hand: int, number: int) -> int:
    """At most so many cards of the hand, a mask: the best."""
    for _ in range(hand.bit_count() - number):
        hand &= hand - 1
    return hand
