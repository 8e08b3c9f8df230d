"""One card on its way: where it is at which moment, how it is turned, and which of its sides shows. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from twentyfive.ui.table.animation.manner import PLAYED, Manner, turned_over
from twentyfive.ui.table.layout.scene import Placement

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
    manner: Manner = PLAYED
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
        return self.manner.height(self._share(ms))

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
        start, end, way = self.start, self.end, self.manner.way(share)
        off, size = self.leans * self.manner.sideways(share), self.manner.size(share)
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
            angle=_between(start.angle, end.angle, way) + self.leans * self.manner.turn(share),
        )

    def _share(self, ms: float) -> float:
        """The share of its time that has passed."""
        if self.lasts_ms <= 0:
            return 1.0
        return min(1.0, max(0.0, (ms - self.begins_ms) / self.lasts_ms))


def _between(first: float, last: float, way: float) -> float:
    return first + (last - first) * way
