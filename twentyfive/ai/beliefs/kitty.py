"""Beliefs about the cards that others chose to keep, from what they put out and from what they called."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import comb
from typing import Final, TypeVar

from twentyfive.ai.beliefs.auction_model import auction_setup
from twentyfive.ai.beliefs.auction_worlds import ranges_from_calls
from twentyfive.ai.beliefs.hand_values import SUITS, HandValues, hand_values
from twentyfive.ai.playout.bitcards import FastPack, each_bit
from twentyfive.core import Card, Phase, PlayerView, Rank, Suit
from twentyfive.core.rules.options import Exchanging

Drawn = TypeVar("Drawn", int, tuple[int, int])
"""One mask, or two."""

TRIES: Final = 8
"""Samples drawn before the one that agrees best with the calls is taken."""


@dataclass(frozen=True, slots=True)
class CallEvidence:
    """Evidence from a seat's calls about the cards that it held then and has not put out.

    Attributes:
        values: the hand values of the game.
        suit: the index of the trump suit.
        size: the size of a hand.
        shown: the good cards of the seat that it has played; a mask.
        least: the lowest value of the hand in points.
        below: the value in points that the hand does not reach.
    """

    values: HandValues
    suit: int
    size: int
    shown: int
    least: float
    below: float

    def mismatch(self, cards: int) -> float:
        """The disagreement between these cards, a mask, and the calls; 0 if the heuristics make these calls with them.

        A hand that is too weak counts by the points that it lacks. A hand that is too good counts 1: a player who
        passes with more than any hand that the heuristics pass with does not follow them, and may hold anything.
        """
        good = (cards | self.shown) & self.values.good[self.suit]
        points = self.values.points(self.suit, good, self.size)
        return self.least - points if points < self.least else float(points >= self.below)


@dataclass(frozen=True, slots=True)
class DeclarerBelief:
    """The belief about a declarer who kept the best cards of hand and kitty: any kept card beats any card put out.

    Attributes:
        seat: the declarer's seat.
        free: the number of hidden cards in its hand.
        put_out: the number of hidden cards that it put out.
        hidden: the cards that it may have put out, the weakest first.
        allowed: the cards that it may hold, the weakest first.
        played: the cards that it has played; a mask.
        ways: cumulative counts: for each card of `hidden`, the number of ways in which the cards may lie if that card
            or a weaker one is the best card put out.
        pack: the cards as bits.
        values: the hand values of the game.
        suit: the index of the trump suit.
        evidence: the evidence from its calls, None if there is none.
    """

    seat: int
    free: int
    put_out: int
    hidden: tuple[int, ...]
    allowed: tuple[int, ...]
    played: int
    ways: tuple[int, ...]
    pack: FastPack
    values: HandValues
    suit: int
    evidence: CallEvidence | None

    def sampled(self, rng: random.Random) -> tuple[int, int]:
        """Sample the hidden cards that it holds and those that it has put out, masks; they agree with its calls if
        such cards are found within `TRIES`."""
        return best_of_samples(lambda: self._any(rng), self._mismatch)

    def _any(self, rng: random.Random) -> tuple[int, int]:
        """Sample the cards held and put out, each way equally likely."""
        place = bisect(self.ways, rng.randrange(self.ways[-1]))
        best = self.hidden[place]
        held = rng.sample(self.allowed[bisect(self.allowed, best) :], self.free)
        return sum(held), best | sum(rng.sample(self.hidden[:place], self.put_out - 1))

    def _mismatch(self, cards: tuple[int, int]) -> float:
        """The disagreement with its calls, plus the points by which another suit would have been worth more."""
        held, out = cards
        had = self.pack.members(held | out | self.played)
        points = self.values.each([self.values.index_of[card] for card in had])
        other_suit = max(points) - points[self.suit]
        return other_suit if self.evidence is None else other_suit + self.evidence.mismatch(held)


def sampled_cards(cards: Sequence[int], number: int, evidence: CallEvidence | None, rng: random.Random) -> int:
    """Sample `number` of the cards, in agreement with the calls if such cards are found within `TRIES`; a mask."""
    if evidence is None or not number:
        return sum(rng.sample(cards, number))
    return best_of_samples(lambda: sum(rng.sample(cards, number)), evidence.mismatch)


def best_of_samples(draw: Callable[[], Drawn], mismatch: Callable[[Drawn], float]) -> Drawn:
    """Draw samples until one has no mismatch; after `TRIES` more take the one with the least."""
    best = draw()
    least = mismatch(best)
    for _ in range(TRIES):
        if not least:
            break
        other = draw()
        found = mismatch(other)
        if found < least:
            best, least = other, found
    return best


def good_cards(pack: FastPack) -> int:
    """Trumps and kings, which are hardly ever put out; a mask."""
    return pack.trumps | pack.mask(Card(Rank.KING, suit) for suit in Suit)


def call_evidence(view: PlayerView, seat: int, shown: int) -> CallEvidence | None:
    """The evidence from the calls of another seat, None if there is none; `shown` as in `CallEvidence`."""
    ranges = ranges_from_calls(view, auction_setup(view)) if view.calls else ()
    values = next((values for values in ranges if values.seat == seat), None)
    if values is None or view.trump is None:
        return None
    # Only the declarer's bid is about the suit that is trumps; the others may have bid on another.
    least = values.least if seat == view.declarer else float("-inf")
    return CallEvidence(
        hand_values(view.rules), SUITS.index(view.trump), view.rules.hand_size, shown, least, values.below
    )


def has_exchanged(view: PlayerView, seat: int) -> bool:
    """Return True if `seat` has put out the cards that it does not want, for as many from the stock."""
    if not view.rules.exchange.draws or view.declarer is None or view.dealer is None or view.rules.is_unseen(seat):
        return False
    if view.phase is not Phase.EXCHANGE or (seat == view.declarer and view.rules.exchange.takes_kitty):
        return True
    order = view.rules.seats_from_left_of(view.dealer)
    return view.to_act is not None and order.index(seat) < order.index(view.to_act)


def declarer_belief(
    view: PlayerView, pack: FastPack, hidden: int, allowed: int, played: int, evidence: CallEvidence | None
) -> DeclarerBelief | None:
    """The belief about another player who is the declarer and has taken the kitty.

    Args:
        view: the view of the player who believes.
        pack: the cards as bits.
        hidden: the hidden cards, a mask.
        allowed: the hidden cards that the declarer may hold, a mask.
        played: the cards that the declarer has played, a mask.
        evidence: the evidence from the declarer's calls.

    Returns:
        None where everybody may draw, where no card put out is hidden, or where a kept card is too weak for this.
    """
    seat = view.declarer
    if view.rules.exchange is not Exchanging.KITTY or seat is None or view.trump is None:
        return None
    free, number = view.hand_sizes[seat], view.put_out_sizes[seat] - sum(put.seat == seat for put in view.put_out)
    if not number:
        return None
    called = 0 if view.called is None else pack.bits[view.called]
    weaker = (hidden & (played & -played) - 1 if played else hidden) & ~called
    out, kept = (*each_bit(weaker),), (*each_bit(allowed),)
    ways = [comb(place, number - 1) * comb(len(kept) - bisect(kept, best), free) for place, best in enumerate(out)]
    if not any(ways):
        return None
    return DeclarerBelief(
        seat=seat,
        free=free,
        put_out=number,
        hidden=out,
        allowed=kept,
        played=played,
        ways=tuple(accumulate(ways)),
        pack=pack,
        values=hand_values(view.rules),
        suit=SUITS.index(view.trump),
        evidence=evidence,
    )
