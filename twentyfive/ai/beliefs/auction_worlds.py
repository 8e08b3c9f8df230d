"""Worlds while no trumps are named: hidden cards sampled in agreement with the calls."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from twentyfive.ai.beliefs.auction_model import AuctionSetup, after_call, opening, value_range
from twentyfive.ai.beliefs.hand_values import HandValues
from twentyfive.core import PlayerView

CALLS_IGNORED_SHARE: Final = 0.15
"""The share of worlds in which the calls are ignored, because people bid as they like."""

TRIES: Final = 8
"""Hands sampled for a seat before the last one is taken although it disagrees with the calls."""


@dataclass(frozen=True, slots=True)
class AuctionWorld:
    """One way in which the cards may lie; a card is given by its index in the pack.

    Attributes:
        hands: the cards of each seat.
        kitty: the cards of the kitty, until somebody takes it.
        stock: the cards of the stock, the top card first.
        luck: by trick, a random number from 0 to 1 for everything else that chance decides.
    """

    hands: list[list[int]]
    kitty: list[int]
    stock: list[int]
    luck: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class HandValueRange:
    """The values that a hand can have, given the calls of its seat.

    Attributes:
        seat: the seat that called.
        least: the lowest value in points.
        below: the value in points that the hand does not reach.
    """

    seat: int
    least: float
    below: float


class AuctionBeliefs:
    """The beliefs of a player about the hidden cards before trumps are named."""

    def __init__(self, view: PlayerView, setup: AuctionSetup, values: HandValues) -> None:
        self._view, self._values = view, values
        seen = {*view.seen}
        self._unseen = [index for card, index in values.index_of.items() if card not in seen]
        known = (view.hand if seat == view.seat else view.open_hands[seat] for seat in range(view.rules.players))
        self._known = [[values.index_of[card] for card in hand] for hand in known]
        self._ranges = [found for found in ranges_from_calls(view, setup) if not self._known[found.seat]]

    def sample_world(self, rng: random.Random) -> AuctionWorld:
        """Sample one world; the same state of `rng` gives the same world."""
        view, left = self._view, sorted(self._unseen, key=lambda _: rng.random())
        hands = [known.copy() for known in self._known]
        if rng.random() >= CALLS_IGNORED_SHARE:
            for values in self._ranges:
                hands[values.seat] = self._hand_in_range(values, left, rng)
                taken = {*hands[values.seat]}
                left = [index for index in left if index not in taken]
        for seat, hand in enumerate(hands):
            if not hand:
                hands[seat] = left[: view.hand_sizes[seat]]
                del left[: view.hand_sizes[seat]]
        luck = tuple(rng.random() for _ in range(view.rules.hand_size))
        return AuctionWorld(hands, left[: view.kitty_size], left[view.kitty_size :], luck)

    def _hand_in_range(self, values: HandValueRange, left: list[int], rng: random.Random) -> list[int]:
        """A hand from the cards left whose value is in the range, if one is found within `TRIES`."""
        hand: list[int] = []
        for _ in range(TRIES):
            hand = rng.sample(left, self._view.hand_sizes[values.seat])
            if values.least <= self._values.best(hand)[0] < values.below:
                break
        return hand


def ranges_from_calls(view: PlayerView, setup: AuctionSetup) -> Iterator[HandValueRange]:
    """The range of each other seat whose calls limit the value of its hand, the highest first."""
    auction, found = opening(setup), dict[int, HandValueRange]()
    for made in view.calls:
        least, below = value_range(setup, auction, made.move)
        was = found.get(made.seat, HandValueRange(made.seat, float("-inf"), float("inf")))
        found[made.seat] = HandValueRange(made.seat, max(was.least, least), min(was.below, below))
        auction = after_call(setup, auction, made.move)
    others = (values for values in found.values() if values.seat != view.seat)
    for values in sorted(others, key=lambda values: -values.least):
        if values.least > float("-inf") or values.below < float("inf"):
            yield values
