"""Smooth curves through points.

Hand-drawn shapes are written as text: "12,-9 13,3 19,17!" is a curve through three points, and the `!` makes
the third a corner.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from .paths import Close, Curve, Line, Move, Path, Point, Segment, between, flattened

HANDLE = 0.37  # length of a curve's handles, as a share of the chord


class Anchor(NamedTuple):
    """A point that a curve passes through."""

    x: float
    y: float
    corner: bool = False

    @property
    def at(self) -> Point:
        return self.x, self.y


def anchors(text: str) -> list[Anchor]:
    """The anchors written in the text."""
    found = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        found.append(Anchor(float(x), float(y), word.endswith("!")))
    return found


def through(points: Sequence[Point], *, sharp_ends: bool = False) -> list[Anchor]:
    """Smooth anchors at the points; with sharp ends, the first and the last are corners."""
    ends = (0, len(points) - 1) if sharp_ends else ()
    return [Anchor(x, y, i in ends) for i, (x, y) in enumerate(points)]


def curve(points: str | Sequence[Anchor], handle: float = HANDLE) -> Path:
    """The open smooth curve through the points."""
    route = anchors(points) if isinstance(points, str) else points
    directions = [None, *(_direction(*route[i - 1 : i + 2]) for i in range(1, len(route) - 1)), None]
    return (Move(route[0].at), *_pieces(route, directions, handle))


def loop(points: str | Sequence[Anchor], handle: float = HANDLE) -> Path:
    """The closed smooth curve through the points."""
    route = anchors(points) if isinstance(points, str) else list(points)
    around = [route[-1], *route, route[0]]
    directions = [_direction(*around[i : i + 3]) for i in range(len(route))]
    pieces = _pieces([*route, route[0]], [*directions, directions[0]], handle)
    return (Move(route[0].at), *pieces, Close())


def unit(x: float, y: float) -> Point:
    """The direction of the vector, with length one."""
    length = math.hypot(x, y) or 1
    return x / length, y / length


def _direction(before: Anchor, here: Anchor, after: Anchor) -> Point | None:
    """The direction of the curve; None at a corner. The nearer neighbour weighs more, so that arcs stay round."""
    if here.corner:
        return None
    back = math.dist(here.at, before.at) or 1
    ahead = math.dist(after.at, here.at) or 1
    return unit(
        (here.x - before.x) / back * ahead + (after.x - here.x) / ahead * back,
        (here.y - before.y) / back * ahead + (after.y - here.y) / ahead * back,
    )


def _pieces(route: Sequence[Anchor], directions: Sequence[Point | None], handle: float) -> list[Segment]:
    pieces: list[Segment] = []
    for i in range(len(route) - 1):
        start, end = route[i].at, route[i + 1].at
        leaving, arriving = directions[i], directions[i + 1]
        reach = math.dist(start, end) * handle
        if leaving is None and arriving is None:
            pieces.append(Line(end))
            continue
        first = start if leaving is None else (start[0] + leaving[0] * reach, start[1] + leaving[1] * reach)
        second = end if arriving is None else (end[0] - arriving[0] * reach, end[1] - arriving[1] * reach)
        if leaving is None:
            first = between(start, second, 0.5)
        elif arriving is None:
            second = between(end, first, 0.5)
        pieces.append(Curve(first, second, end))
    return pieces


def spiral(x: float, y: float, radius: float, turns: float = 1.2, start: float = 0) -> Path:
    """A spiral inwards about (x, y) from the angle `start`, in degrees; negative turns run anticlockwise."""
    count = int(abs(turns) * 5)
    points = []
    for i in range(count + 1):
        share = i / count
        reach = radius * (1 - 0.86 * share)
        angle = math.radians(start) + share * turns * 2 * math.pi
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return curve(through(points), handle=0.4)


def polyline_of(points: str | Sequence[Anchor], steps: int = 12) -> list[Point]:
    """The open smooth curve through the points, as many short straight pieces."""
    return flattened(curve(points), steps)[0]
