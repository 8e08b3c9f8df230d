"""One card on its way: where it is at which moment, how it is turned, and which of its sides shows. Pure geometry."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from twentyfive.ui.cards.placement import Placement

LANDS: Final = 0.85
"""The share of its time after which a thrown card touches the cloth; in the rest it settles."""

_TURNS_OVER: Final = (0.2, 0.75)
"""Between which shares of its time a card is on edge that turns over."""


def _flicked(share: float) -> float:
    """Quick off, gentle in: a card slides to a stop on the cloth."""
    return 1 - math.pow(1 - share, 2.4)


def _swept(share: float) -> float:
    """Gentle off and in: a hand moves the cards."""
    return share * share * (3 - 2 * share)


@dataclass(frozen=True, slots=True)
class Easing:
    """How a card moves. What is asked by a share of its time, 0 to 1, is at rest at both ends.

    Attributes:
        ease: which share of the way is done after which share of the flight.
        lands: the share of the time after which it has arrived; then it only swings.
        bow: how far the path leans sideways, as a share of its length.
        spin: by how many degrees the card turns on its way, besides what its two places ask.
        swing: by how many degrees it turns past its rest when it has landed.
        lift: by how much larger it seems where it is highest, as a share.
    """

    ease: Callable[[float], float]
    lands: float = 1.0
    bow: float = 0.0
    spin: float = 0.0
    swing: float = 0.0
    lift: float = 0.0

    def way(self, share: float) -> float:
        """The share of the way that is done."""
        return self.ease(min(1.0, share / self.lands))

    def sideways(self, share: float) -> float:
        """How far it is off the straight line, as a share of the way's length."""
        way = self.way(share)
        return self.bow * 4 * way * (1 - way)

    def turn(self, share: float) -> float:
        """By how many degrees it is turned off what its places ask."""
        if share < self.lands:
            return self.spin * math.sin(math.pi * share / self.lands)
        if share >= 1:
            return 0.0
        rest = (share - self.lands) / (1 - self.lands)
        return -self.swing * 6.75 * rest * (1 - rest) ** 2  # most, and just `swing`, after a third of the rest

    def height(self, share: float) -> float:
        """How high it is, 0 on the cloth to 1 in the middle of its flight."""
        flown = min(1.0, share / self.lands)
        return 4 * flown * (1 - flown)

    def size(self, share: float) -> float:
        """How much larger it seems than it is, from 1."""
        return 1 + self.lift * self.height(share)


DEALT: Final = Easing(_flicked, LANDS, bow=0.09, spin=3.5, swing=0.8, lift=0.05)
"""Thrown from the stock."""

PLAYED: Final = Easing(_flicked, LANDS, bow=0.07, spin=4.0, swing=1.2, lift=0.06)
"""Put on the table from a hand, or taken up from it."""

SWEPT: Final = Easing(_swept, bow=0.05)
"""Drawn over the cloth by a hand."""

SHIFTED: Final = Easing(_flicked)
"""Making room for its neighbours."""


def turned_over(share: float) -> float:
    """How a card that turns over is seen: from 1, its first side, over 0, its edge, to -1, its other side."""
    first, last = _TURNS_OVER
    return math.cos(math.pi * min(1.0, max(0.0, (share - first) / (last - first))))


LEFT: Final = 1.0
RIGHT: Final = -1.0


@dataclass(frozen=True, slots=True)
class Glide:
    """One card on its way. Where its two places show different sides of it, it turns over.

    Attributes:
        start, end: how it lies before and after.
        begins_ms, lasts_ms: when it sets out, and for how long it moves.
        manner: how it moves.
        leans: to which side its path bows, `LEFT` or `RIGHT` of its way.
        appears: whether it is not to be seen before it sets out.
        vanishes: whether it is gone when it arrives.
        carried: whether it flies over the plates, onto one; else it slides under them.
    """

    start: Placement
    end: Placement
    begins_ms: float
    lasts_ms: float
    easing: Easing = PLAYED
    leans: float = LEFT
    appears: bool = False
    vanishes: bool = False
    carried: bool = False

    @property
    def ends_ms(self) -> float:
        """When it arrives."""
        return self.begins_ms + self.lasts_ms

    def slowed(self, factor: float) -> Glide:
        """The same, `factor` times as slow."""
        return replace(self, begins_ms=factor * self.begins_ms, lasts_ms=factor * self.lasts_ms)

    def seen_at(self, ms: float) -> bool:
        """Whether the card is on its way, or waits for it in sight; when it has arrived it lies on the table."""
        return ms < self.ends_ms and (ms >= self.begins_ms or not self.appears)

    def high_at(self, ms: float) -> float:
        """How high it flies, from 0, lying, to 1."""
        return self.easing.height(self._share(ms))

    def facing_at(self, ms: float) -> float:
        """How much of its width is seen: from 1, as it starts, over 0, on its edge, to -1, its other side.

        A card that does not turn over is at 1 all the time.
        """
        turns_over = (self.start.spot.card is None) != (self.end.spot.card is None)
        return turned_over(self._share(ms)) if turns_over else 1.0

    def at(self, ms: float) -> Placement:
        """How the card lies `ms` after the motion began."""
        share = self._share(ms)
        if share in (0.0, 1.0):
            return self.end if share else self.start
        start, end, way = self.start, self.end, self.easing.way(share)
        off, size = self.leans * self.easing.sideways(share), self.easing.size(share)
        across, down = end.x - start.x, end.y - start.y
        side = start if self.facing_at(ms) > 0 else end
        if side.spot.card == end.spot.card:
            side = end
        return replace(
            side,
            x=start.x + way * across + off * down,
            y=start.y + way * down - off * across,
            width=size * _between(start.width, end.width, way),
            height=size * _between(start.height, end.height, way),
            angle=_between(start.angle, end.angle, way) + self.leans * self.easing.turn(share),
        )

    def _share(self, ms: float) -> float:
        """The share of its time that has passed."""
        if self.lasts_ms <= 0:
            return 1.0
        return min(1.0, max(0.0, (ms - self.begins_ms) / self.lasts_ms))


def _between(first: float, last: float, way: float) -> float:
    return first + (last - first) * way
