"""The flight of one card: its position, its turn and its visible side at every moment. Pure geometry."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from twentyfive.presentation.table.placement import Placement

LANDS: Final = 0.85
"""The share of its time after which a thrown card touches the cloth; in the remaining time it settles."""

_TURNS_OVER: Final = (0.2, 0.75)
"""The shares of its time between which a card turns over."""


def _ease_out(share: float) -> float:
    """A fast start and a gentle end: a card slides to a stop on the cloth."""
    return 1 - math.pow(1 - share, 2.4)


def _ease_in_out(share: float) -> float:
    """A gentle start and end: a hand moves the cards."""
    return share * share * (3 - 2 * share)


@dataclass(frozen=True, slots=True)
class Easing:
    """The style of a flight. The methods take the share of the time that has passed, from 0 to 1.

    Attributes:
        ease: maps the share of the flight's time to the share of its path.
        lands: the share of the time after which the card has arrived; from then on it only swings.
        bow: the sideways bow of the path, as a share of its length.
        spin: the degrees by which the card turns in flight, on top of the turn between its two places.
        swing: the degrees by which it turns past its rest after landing.
        lift: the share by which it looks larger at its highest point.
    """

    ease: Callable[[float], float]
    lands: float = 1.0
    bow: float = 0.0
    spin: float = 0.0
    swing: float = 0.0
    lift: float = 0.0

    def progress(self, share: float) -> float:
        """The share of the path that is done."""
        return self.ease(min(1.0, share / self.lands))

    def sideways(self, share: float) -> float:
        """The distance from the straight line, as a share of the length of the path."""
        way = self.progress(share)
        return self.bow * 4 * way * (1 - way)

    def turn(self, share: float) -> float:
        """The degrees of its turn on top of the turn between its two places."""
        if share < self.lands:
            return self.spin * math.sin(math.pi * share / self.lands)
        if share >= 1:
            return 0.0
        rest = (share - self.lands) / (1 - self.lands)
        return -self.swing * 6.75 * rest * (1 - rest) ** 2  # largest after a third of the rest: `swing`

    def height(self, share: float) -> float:
        """The height of the card, from 0 on the cloth to 1 in the middle of its flight."""
        flown = min(1.0, share / self.lands)
        return 4 * flown * (1 - flown)

    def size(self, share: float) -> float:
        """The factor by which the card looks larger, 1 on the cloth."""
        return 1 + self.lift * self.height(share)


DEALT: Final = Easing(_ease_out, LANDS, bow=0.09, spin=3.5, swing=0.8, lift=0.05)
"""Thrown from the stock."""

PLAYED: Final = Easing(_ease_out, LANDS, bow=0.07, spin=4.0, swing=1.2, lift=0.06)
"""Put on the table from a hand, or taken up from the table."""

SWEPT: Final = Easing(_ease_in_out, bow=0.05)
"""Drawn over the cloth by a hand."""

CARRIED: Final = Easing(lambda share: share**3, bow=0.05)
"""Carried off: faster and faster, as the eye is already where it goes."""

SETTLED: Final = Easing(_ease_in_out)
"""Turned over and laid down where it is."""

SHIFTED: Final = Easing(_ease_out)
"""Making room for its neighbours."""


def turned_over(share: float) -> float:
    """The visible share of the width of a card that turns over: 1 is its first side, 0 its edge, -1 its other side."""
    first, last = _TURNS_OVER
    return math.cos(math.pi * min(1.0, max(0.0, (share - first) / (last - first))))


LEFT: Final = 1.0
RIGHT: Final = -1.0


@dataclass(frozen=True, slots=True)
class Glide:
    """The flight of one card. Where its two places show different sides of it, it turns over.

    Attributes:
        start, end: its placement before and after.
        begins_ms, lasts_ms: the start and the duration of the flight.
        easing: the style of the flight.
        leans: the side to which the path bows, `LEFT` or `RIGHT` of its direction.
        appears: whether the card is invisible before it sets out.
        vanishes: whether it disappears when it arrives.
        carried: whether it flies over the name plates, as on its way to one; other cards slide under them.
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
        """The time of its arrival."""
        return self.begins_ms + self.lasts_ms

    def slowed(self, factor: float) -> Glide:
        """The same flight, `factor` times as slow."""
        return replace(self, begins_ms=factor * self.begins_ms, lasts_ms=factor * self.lasts_ms)

    def visible_at(self, ms: float) -> bool:
        """Whether the card is in flight, or visibly waits to set out; after its arrival it belongs to the table."""
        return ms < self.ends_ms and (ms >= self.begins_ms or not self.appears)

    def height_at(self, ms: float) -> float:
        """The height of the card, from 0 on the cloth to 1."""
        return self.easing.height(self._share(ms))

    def facing_at(self, ms: float) -> float:
        """The visible share of its width: 1 at the start, 0 on its edge, -1 for its other side.

        A card that does not turn over stays at 1.
        """
        turns_over = (self.start.spot.card is None) != (self.end.spot.card is None)
        return turned_over(self._share(ms)) if turns_over else 1.0

    def placement_at(self, ms: float) -> Placement:
        """The placement of the card `ms` after the motion began."""
        share = self._share(ms)
        if share in (0.0, 1.0):
            return self.end if share else self.start
        start, end, way = self.start, self.end, self.easing.progress(share)
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
