"""What may lie where while no trumps are named: worlds dealt anew, in keeping with what has been called."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from twentyfive.ai.beliefs.auction_model import Table, after, bounds, opening
from twentyfive.ai.beliefs.hand_values import HandValues
from twentyfive.core import PlayerView

SURPRISES: Final = 0.15
"""The share of worlds in which nothing is read from the calls: people bid as they like."""

TRIES: Final = 8
"""After so many hands that do not go with a seat's calls, it is given the last of them."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """One way in which the cards may lie, told by their places in the pack.

    Attributes:
        hands: by seat.
        kitty: as long as nobody took it.
        stock: in order, the top card first.
        luck: by trick, from 0 to 1: what else chance decides.
    """

    hands: list[list[int]]
    kitty: list[int]
    stock: list[int]
    luck: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Bound:
    """What the calls of a seat tell of its hand.

    Attributes:
        seat: that called.
        least, below: the points that the hand promises, at least and below.
    """

    seat: int
    least: float
    below: float


class AuctionBeliefs:
    """What a player knows of the hidden cards before trumps are named."""

    def __init__(self, view: PlayerView, at: Table, known: HandValues) -> None:
        self._view, self._hand_values = view, known
        seen = {*view.seen}
        self._unseen = [place for card, place in known.index_of.items() if card not in seen]
        shown = (view.hand if seat == view.seat else view.open_hands[seat] for seat in range(view.rules.players))
        self._shown = [[known.index_of[card] for card in hand] for hand in shown]
        self._bounds = [bound for bound in told_by_calls(view, at) if not self._shown[bound.seat]]

    def redealt(self, rng: random.Random) -> Dealt:
        """One world, by chance; the same for the same state of `rng`."""
        view, left = self._view, sorted(self._unseen, key=lambda _: rng.random())
        hands = [shown.copy() for shown in self._shown]
        if rng.random() >= SURPRISES:
            for bound in self._bounds:
                hands[bound.seat] = self._fitting(bound, left, rng)
                taken = {*hands[bound.seat]}
                left = [place for place in left if place not in taken]
        for seat, hand in enumerate(hands):
            if not hand:
                hands[seat] = left[: view.hand_sizes[seat]]
                del left[: view.hand_sizes[seat]]
        luck = tuple(rng.random() for _ in range(view.rules.hand_size))
        return Dealt(hands, left[: view.kitty_size], left[view.kitty_size :], luck)

    def _fitting(self, bound: Bound, left: list[int], rng: random.Random) -> list[int]:
        """A hand out of what is left that goes with the calls, if one is found soon."""
        hand: list[int] = []
        for _ in range(TRIES):
            hand = rng.sample(left, self._view.hand_sizes[bound.seat])
            if bound.least <= self._hand_values.best(hand)[0] < bound.below:
                break
        return hand


def told_by_calls(view: PlayerView, at: Table) -> Iterator[Bound]:
    """What the calls tell of each other seat of which they tell anything; the most telling, high bids, first."""
    now, found = opening(at), dict[int, Bound]()
    for said in view.calls:
        least, below = bounds(at, now, said.call)
        was = found.get(said.seat, Bound(said.seat, float("-inf"), float("inf")))
        found[said.seat] = Bound(said.seat, max(was.least, least), min(was.below, below))
        now = after(at, now, said.call)
    telling = (bound for bound in found.values() if bound.seat != view.seat)
    for bound in sorted(telling, key=lambda bound: -bound.least):
        if bound.least > float("-inf") or bound.below < float("inf"):
            yield bound
