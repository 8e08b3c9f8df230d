"""Maps from the unit square onto the places of patterns: u runs along the place, v across it."""

import math
from collections.abc import Sequence

from .curves import Anchor, loop, polyline_of, through, unit
from .paths import Path, Point, Warp, between, travelled


def quad(first: Point, second: Point, third: Point, fourth: Point) -> Warp:
    """The map onto the quadrilateral with these corners, the images of (0, 0), (1, 0), (1, 1) and (0, 1)."""
    return lambda u, v: between(between(first, second, u), between(fourth, third, u), v)


def ring(centre: Point, radii: Point, arc: Point, flat: float = 1) -> Warp:
    """The map onto a ring: u along the arc from its first angle to its second, v from the first radius to the second.

    Angles are degrees, clockwise from the right; `flat` below 1 presses the ring into an ellipse.
    """
    (x, y), (outer, inner), (start, end) = centre, radii, arc

    def warp(u: float, v: float) -> Point:
        angle = math.radians(start + (end - start) * u)
        radius = outer + (inner - outer) * v
        return x + radius * math.cos(angle), y + radius * math.sin(angle) * flat

    return warp


def along(points: str | Sequence[Anchor], half_width: float) -> Warp:
    """The map onto a ribbon along the smooth curve through the points; u is the share of its length."""
    line = polyline_of(points)
    lengths = travelled(line)

    def heading(i: int) -> Point:
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        return unit(after[0] - before[0], after[1] - before[1])

    def warp(u: float, v: float) -> Point:
        wanted = u * lengths[-1]
        i = next((k for k in range(1, len(line) - 1) if lengths[k] >= wanted), len(line) - 1)
        share = (wanted - lengths[i - 1]) / ((lengths[i] - lengths[i - 1]) or 1)
        x, y = between(line[i - 1], line[i], share)
        across_x, across_y = unit(*between(heading(i - 1), heading(i), share))
        offset = (v - 0.5) * 2 * half_width
        return x - across_y * offset, y + across_x * offset

    return warp


def band(warp: Warp, steps: int = 16) -> Path:
    """The outline of the whole unit square after the map."""
    upper = [warp(i / steps, 0) for i in range(steps + 1)]
    lower = [warp(i / steps, 1) for i in range(steps, -1, -1)]
    return loop([*through(upper, sharp_ends=True), *through(lower, sharp_ends=True)])
