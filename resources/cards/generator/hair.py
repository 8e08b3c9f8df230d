"""Hair: spiral curls, braids and flow lines. Flat masses of hair are plain shapes of the figures."""

from typing import NamedTuple

from .curves import Anchor, loop, spiral
from .drawing import BLACK, Mark, Marks, line, shape
from .maps import along
from .paths import Path, Warp, circle


class Curl(NamedTuple):
    """A round lock; its spiral begins at `start` degrees and winds clockwise if `way` is 1, anticlockwise if -1."""

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
    """Lines in the direction of the falling hair."""
    return tuple(line(text, ink, width) for text in curves)


def braid(points: str, half_width: float, locks: int, ink: str) -> Marks:
    """A plait of hair along the curve, tapering to its end: pairs of locks that meet like the halves of a heart."""
    warp = along(points, half_width)
    drawn: list[Mark] = []
    for number in reversed(range(locks)):
        share = (number + 0.5) / locks
        drawn.extend(shape(_lock(warp, share, 1.3 / locks, side * (1 - 0.35 * share)), ink) for side in (1, -1))
    return tuple(drawn)


def _lock(warp: Warp, middle: float, length: float, side: float) -> Path:
    """One lock, from its outer upper end to the middle line, where it meets the other."""
    outline = (
        (middle - length * 0.46, 0.3, False),
        (middle - length * 0.3, 0.92, False),
        (middle + length * 0.1, 1.0, False),
        (middle + length * 0.56, -0.04, True),
        (middle - length * 0.1, -0.06, False),
    )
    places = [(*warp(min(1, max(0, share)), 0.5 + across * side / 2), corner) for share, across, corner in outline]
    return loop([Anchor(*place) for place in places])
