"""Hair: spiral curls, braids and flow lines. Flat masses of hair are plain shapes of the figures."""

from typing import NamedTuple

from .curves import Anchor, loop, spiral
from .drawing import BLACK, Mark, Marks, line, shape
from .maps import along
from .paths import Point, circle


class Curl(NamedTuple):
    """A round lock; its spiral begins at `start` degrees and winds clockwise for way 1, else -1."""

    x: float
    y: float
    radius: float
    way: int
    start: float


def curls(ink: str, *locks: tuple[float, float, float, int, float]) -> Marks:
    """Round locks of hair, each with a spiral."""
    return tuple(mark for lock in locks for mark in _curl(ink, Curl(*lock)))


def _curl(ink: str, lock: Curl) -> Marks:
    coil = spiral(lock.x, lock.y, lock.radius * 0.98, lock.way * 1.35, lock.start)
    return (shape(circle(lock.x, lock.y, lock.radius), ink), line(coil, width=1.4))


def flow(*curves: str, ink: str = BLACK, width: float = 1.7) -> Marks:
    """Lines in the direction the hair falls."""
    return tuple(line(text, ink, width) for text in curves)


def braid(points: str, half_width: float, locks: int, ink: str) -> Marks:
    """A plait of hair along the curve, tapering to its end: overlapping locks from either side."""
    return tuple(_lock(points, half_width, number, locks, ink) for number in range(locks))


def _lock(points: str, half_width: float, number: int, locks: int, ink: str) -> Mark:
    warp = along(points, half_width)
    first, last = number / locks, (number + 1) / locks
    middle, overlap = (first + last) / 2, 0.55 / locks
    taper = 1 - 0.35 * first
    side = 1 if number % 2 == 0 else -1

    def at(share: float, across: float) -> Point:
        return warp(min(1, max(0, share)), 0.5 + (across - 0.5) * side * taper)

    outline = (
        (at(first - overlap, 0.02), False),
        (at(middle, -0.06), False),
        (at(last, 0.35), False),
        (at(last + overlap, 0.98), True),
        (at(middle, 0.8), False),
        (at(first - overlap * 0.2, 0.45), False),
    )
    return shape(loop([Anchor(*point, corner) for point, corner in outline]), ink)
