"""What is told by cards that others kept: when they put out the rest, and when they called."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import comb
from typing import Final, TypeVar

from twentyfive.ai.beliefs.auction_model import table
from twentyfive.ai.beliefs.auction_worlds import told_by_calls
from twentyfive.ai.beliefs.hand_values import SUITS, HandValues, hand_values
from twentyfive.ai.playout.bitcards import FastPack, each_bit
from twentyfive.core import Card, Phase, PlayerView, Rank, Suit
from twentyfive.core.rules.options import Exchanging

Cards = TypeVar("Cards", int, tuple[int, int])
"""One mask, or two."""

TRIES: Final = 8
"""After so many hands that do not go with a seat's calls, it is given the one that goes best with them."""


@dataclass(frozen=True, slots=True)
class Called:
    """What the calls of a seat tell of the cards that it held then and has not put out.

    Attributes:
        promises: of the game.
        suit: the number of the trump suit.
        size: of a hand.
        shown: the good ones of them that it has played; a mask.
        least, below: the points that they promise, at least and below.
    """

    hand_values: HandValues
    suit: int
    size: int
    shown: int
    least: float
    below: float

    def misses(self, cards: int) -> float:
        """How badly these cards, a mask, go with the calls by the rules of thumb: 0 if they do.

        Else by how many points they promise too little, or 1 if too much: who passes with more than any hand promises
        does not go by those rules, and may hold anything.
        """
        good = (cards | self.shown) & self.hand_values.good[self.suit]
        points = self.hand_values.points(self.suit, good, self.size)
        return self.least - points if points < self.least else float(points >= self.below)


@dataclass(frozen=True, slots=True)
class FromKitty:
    """The cards of a declarer who kept the best of hand and kitty: all put out are weaker than any of them.

    Attributes:
        seat: the declarer's.
        free: how many hidden cards it holds.
        put_out: how many it put out.
        hidden: the cards that may be among those put out, the weakest first.
        allowed: those that it may hold, in the same order.
        played: those that it has played; a mask.
        ways: for each of `hidden` and those before it, in how many ways the cards may lie if it is the best put out.
        pack: the cards as bits.
        promises: of the game.
        suit: the number of the trump suit.
        called: what the calls tell of the cards that it kept; None if nothing.
    """

    seat: int
    free: int
    put_out: int
    hidden: tuple[int, ...]
    allowed: tuple[int, ...]
    played: int
    ways: tuple[int, ...]
    pack: FastPack
    hand_values: HandValues
    suit: int
    called: Called | None

    def drawn(self, rng: random.Random) -> tuple[int, int]:
        """What it holds, and what it has put out, masks; such as go with its calls if they are found soon."""
        return fitting(lambda: self._lying(rng), self._misses)

    def _lying(self, rng: random.Random) -> tuple[int, int]:
        """What it may hold and have put out, each way as likely as any."""
        at = bisect(self.ways, rng.randrange(self.ways[-1]))
        best = self.hidden[at]
        held = rng.sample(self.allowed[bisect(self.allowed, best) :], self.free)
        return sum(held), best | sum(rng.sample(self.hidden[:at], self.put_out - 1))

    def _misses(self, lying: tuple[int, int]) -> float:
        """How badly the cards go with its calls, and by how many points another suit would have promised more."""
        held, out = lying
        had = self.pack.members(held | out | self.played)
        promised = self.hand_values.each([self.hand_values.index_of[card] for card in had])
        other_suit = max(promised) - promised[self.suit]
        return other_suit if self.called is None else other_suit + self.called.misses(held)


def sample(choice: Sequence[int], number: int, called: Called | None, rng: random.Random) -> int:
    """So many of the cards, such as go with what was called if they are found soon; a mask."""
    if called is None or not number:
        return sum(rng.sample(choice, number))
    return fitting(lambda: sum(rng.sample(choice, number)), called.misses)


def fitting(draw: Callable[[], Cards], misses: Callable[[Cards], float]) -> Cards:
    """The first of some drawn that misses nothing, or else the one that misses least."""
    best = draw()
    least = misses(best)
    for _ in range(TRIES):
        if not least:
            break
        other = draw()
        missed = misses(other)
        if missed < least:
            best, least = other, missed
    return best


def good_cards(pack: FastPack) -> int:
    """Trumps and kings, which are hardly ever put out; a mask."""
    return pack.trumps | pack.mask(Card(Rank.KING, suit) for suit in Suit)


def called_hand(view: PlayerView, seat: int, shown: int) -> Called | None:
    """What the calls of another seat tell, which has played the good cards `shown`, a mask; None if nothing."""
    bounds = told_by_calls(view, table(view)) if view.calls else ()
    bound = next((bound for bound in bounds if bound.seat == seat), None)
    if bound is None or view.trump is None:
        return None
    # What others than the declarer bid on may have been another suit.
    least = bound.least if seat == view.declarer else float("-inf")
    return Called(hand_values(view.rules), SUITS.index(view.trump), view.rules.hand_size, shown, least, bound.below)


def has_chosen(view: PlayerView, seat: int) -> bool:
    """Whether `seat` has put out all that it does not want of its cards, for as many from the stock."""
    if not view.rules.exchange.draws or view.declarer is None or view.dealer is None:
        return False
    if view.phase is not Phase.EXCHANGE or (seat == view.declarer and view.rules.exchange.takes_kitty):
        return True
    order = view.rules.seats_from_left_of(view.dealer)
    return view.to_act is not None and order.index(seat) < order.index(view.to_act)


def from_kitty(
    view: PlayerView, pack: FastPack, hidden: int, allowed: int, played: int, called: Called | None
) -> FromKitty | None:
    """What is known of a declarer, another, who has taken the kitty.

    Args:
        pack: the cards as bits.
        hidden, allowed: the hidden cards, and those that it may hold; masks.
        played: what it has played; a mask.
        called: as in `FromKitty`.

    Returns:
        None where all may draw, where what it put out is known, and where it kept what is weaker than that can be.
    """
    seat = view.declarer
    if view.rules.exchange is not Exchanging.KITTY or seat is None or view.trump is None:
        return None
    free, number = view.hand_sizes[seat], view.put_out_sizes[seat] - sum(put.seat == seat for put in view.put_out)
    if not number:
        return None
    weaker = hidden & (played & -played) - 1 if played else hidden
    below, above = (*each_bit(weaker),), (*each_bit(allowed),)
    ways = [comb(at, number - 1) * comb(len(above) - bisect(above, best), free) for at, best in enumerate(below)]
    if not any(ways):
        return None
    suit = SUITS.index(view.trump)
    lie = tuple(accumulate(ways))
    return FromKitty(seat, free, number, below, above, played, lie, pack, hand_values(view.rules), suit, called)
