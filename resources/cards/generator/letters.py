"""The rank figures: skeleton strokes with flared ends, 100 high, turned into outlines."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from .curves import Anchor, anchors, curve, loop, through, unit
from .paths import Path, Point, area, bounds, flattened, mapped, travelled

FLARE = 0.42  # how much wider than its middle a flared end is
REACH = 22  # how far along the stroke the flare reaches
SQUARENESS = 2.3  # exponent of the superellipse that bowls follow; 2 is an ellipse


@dataclass(frozen=True, slots=True)
class Limb:
    """A stroke along the curve through the points, with its flare at the start and at the end."""

    points: str
    width: float
    start: float = 0
    end: float = 0


@dataclass(frozen=True, slots=True)
class Bowl:
    """A closed oval stroke about (x, y)."""

    x: float
    y: float
    across: float
    down: float
    width: float


SIX = "47,9 27,17 12,40 8,66 15,88 30,94 46,87 52,70 45,54 30,49 15,56 9,68"
NINE = "13,91 33,83 48,60 52,34 45,12 30,6 14,13 8,30 15,46 30,51 45,44 51,32"

FIGURES: Mapping[str, tuple[Limb | Bowl, ...]] = {
    "A": (Limb("30,1 7,100", 13, 0, FLARE), Limb("31,1 56,100", 13.5, 0, FLARE), Limb("15,66 48,66", 11)),
    "2": (Limb("8,27 13,11 28,6 44,11 49,25 42,44 24,68 9,92", 13, 0.25), Limb("5,93 56,93", 13.5, 0, FLARE)),
    "3": (
        Limb("7,20 16,8 30,6 44,13 45.5,27 38,40 26,46 17,46.5", 13, 0.25),
        Limb("17,46.5 28,47 43,54 51.5,70 44,88 26,95 11,91 4,80", 13.5, 0, 0.25),
    ),
    "4": (Limb("41,3 8,68", 12), Limb("3,69 59,69", 13, 0, 0.2), Limb("41,3 41,100", 13.5, 0, FLARE)),
    "5": (
        Limb("9,7 51,7", 13.5, 0, FLARE),
        Limb("14.6,4 12,38.4", 12),
        Limb("6.3,43.2 14,43 30,41 44.5,48.5 52,66 45,87 28,95 12,91 4,80", 13.5, 0, 0.25),
    ),
    "6": (Limb(SIX, 13.5, 0.25),),
    "7": (Limb("4,7 59,7", 13.5, FLARE), Limb("53,8 38,38 30,66 27,100", 13.5, 0, FLARE)),
    "8": (Bowl(30, 27, 19, 20.5, 13), Bowl(30, 71, 23, 23, 13.5)),
    "9": (Limb(NINE, 13.5, 0.25),),
    "10": (Limb("-1,17 10,5", 10), Limb("9,1 9,100", 12, 0, 0.2), Bowl(47, 50, 18.5, 43.8, 11.6)),
    "J": (Limb("40,4 41,40 40,72 31,91 17,94 5,86", 13.5, 0, 0.3), Limb("22,6 58,6", 11, FLARE, FLARE)),
    "Q": (Bowl(31, 49, 24.5, 43, 13.5), Limb("30,66 62,104", 12, 0, 0.2)),
    "K": (
        Limb("11,0 11,100", 13.5, FLARE, FLARE),
        Limb("53,0 34,30 14,58", 12.5, FLARE),
        Limb("26,42 40,66 56,100", 13.5, 0, FLARE),
    ),
}


def rank_figure(rank: str, x: float, top: float, height: float, widest: float = math.inf) -> Path:
    """The rank's figure of this height, centred on x, and narrowed if it would be wider than `widest`."""
    outline = _outline(rank)
    left, _, right, _ = bounds(outline)
    scale = height / 100
    narrow = min(scale, widest / (right - left))
    middle = (left + right) / 2
    return mapped(outline, lambda u, v: (x + (u - middle) * narrow, top + v * scale))


@cache
def _outline(rank: str) -> Path:
    outline: Path = ()
    for part in FIGURES[rank]:
        outline += _limb(part) if isinstance(part, Limb) else _bowl(part)
    return outline


def _limb(limb: Limb) -> Path:
    line = _middle_line(limb.points)
    reached = travelled(line)
    sides: list[tuple[Point, Point]] = []
    for i, here in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        swell = limb.start * _fading(reached[i]) + limb.end * _fading(reached[-1] - reached[i])
        sides.append(_either_side(before, here, after, limb.width / 2 * (1 + swell)))
    left, right = ([pair[k] for pair in sides] for k in (0, 1))
    return _outlined([*through(left, sharp_ends=True), *through(right[::-1], sharp_ends=True)], 1)


def _fading(distance: float) -> float:
    """How strong a flare still is this far from the end of the stroke."""
    return math.exp(-2 * (distance / REACH) ** 2)


def _middle_line(points: str) -> list[Point]:
    route = anchors(points)
    if len(route) > 2:
        return flattened(curve(route), 5)[0]
    start, end = route
    shares = (0, 0.12, 0.3, 0.5, 0.7, 0.88, 1)
    return [(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share) for share in shares]


def _bowl(bowl: Bowl) -> Path:
    angles = [i * math.pi / 8 for i in range(16)]
    oval = [
        (bowl.x + bowl.across * _squared(math.cos(angle)), bowl.y + bowl.down * _squared(math.sin(angle)))
        for angle in angles
    ]
    line = flattened(loop(through(oval)), 5)[0][:-2]
    neighbours = zip([line[-1], *line[:-1]], line, [*line[1:], line[0]], strict=True)
    sides = [_either_side(before, here, after, bowl.width / 2) for before, here, after in neighbours]
    inner, outer = (through([pair[k] for pair in sides]) for k in (0, 1))
    return _outlined(outer, 1) + _outlined(inner, -1)


def _squared(share: float) -> float:
    return math.copysign(math.pow(abs(share), 2 / SQUARENESS), share)


def _either_side(before: Point, here: Point, after: Point, half_width: float) -> tuple[Point, Point]:
    along_x, along_y = unit(after[0] - before[0], after[1] - before[1])
    x, y = here
    return (
        (x - along_y * half_width, y + along_x * half_width),
        (x + along_y * half_width, y - along_x * half_width),
    )


def _outlined(route: list[Anchor], way: int) -> Path:
    """The smooth outline through the points, clockwise for way 1, anticlockwise for -1, as holes must run."""
    return loop(route if area([anchor.at for anchor in route]) * way > 0 else route[::-1])
