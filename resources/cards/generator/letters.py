"""The rank figures: strokes with flared ends, 100 high, joined into one outline."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from .curves import unit
from .paths import Close, Curve, Line, Move, Path, Point, affine, bounds, mapped, parse, polygon
from .regions import FLAT, clipped, joined, widened

FLARE = 0.36  # extra width of a flared end, as a share of the stroke
REACH = 20  # length of the flare along the stroke
SQUARENESS = 0.61  # handles of a bowl's curves as a share of its half axes; 0.55 is an ellipse


@dataclass(frozen=True, slots=True)
class Limb:
    """A stroke along a line of SVG's absolute commands, with or without flares at its start and end."""

    line: str
    width: float
    flares: str = ""


@dataclass(frozen=True, slots=True)
class Bowl:
    """A closed oval stroke about (x, y)."""

    x: float
    y: float
    across: float
    down: float
    width: float


@dataclass(frozen=True, slots=True)
class Wedge:
    """A closed outline."""

    outline: str


START, END, BOTH = "start", "end", "start end"

SIX = (
    "M48,16 C44,9.6 38.4,6.75 32.5,6.75 C16.5,6.75 8.75,33 8.75,64 C8.75,83.5 16.5,93.25 30.5,93.25"
    " C44,93.25 52.25,84 52.25,69.5 C52.25,55 44,46.5 31.5,46.5 C19.5,46.5 8.75,52 8.75,64"
)

FIGURES: Mapping[str, tuple[Limb | Bowl | Wedge, ...]] = {
    "A": (Limb("M31,-8 L6.6,101", 13, END), Limb("M31,-8 L56.4,101", 13.5, END), Limb("M16,66 L46,66", 10.5)),
    "2": (
        Limb("M11.5,29 C11.5,14.5 18.6,6.75 29.5,6.75 C41,6.75 48.5,14 48.5,25.5 C48.5,44 23,60 14.4,95", 13.5),
        Limb("M6.4,93.25 L55,93.25", 13.5, END),
    ),
    "3": (
        Limb("M9.5,23.5 C11.5,12.4 19.4,6.75 28.5,6.75 C39.6,6.75 46,14 46,25.6 C46,38 38.6,46 26,46 L17,46", 13.2),
        Limb("M17,46 L26,46 C41.6,46 51,54.6 51,69.4 C51,84.2 41.8,93.25 27.4,93.25 C15.6,93.25 7.4,87 4.6,76", 13.5),
    ),
    "4": (
        Limb("M45.6,-8 L6.2,72", 12),
        Limb("M-.8,69 L59,69", 12.6),
        Limb("M42,-4 L42,101", 13.5, END),
    ),
    "5": (
        Limb("M9.6,6.75 L52,6.75", 13.5, END),
        Limb("M15.7,1 L13.2,53", 12),
        Limb(
            "M13.9,48.8 C18,43.6 23.8,40.6 31,40.6 C43.6,40.6 52,50 52,66"
            " C52,83 42.4,93.25 27.4,93.25 C15.6,93.25 8,87 5,76",
            13.5,
        ),
    ),
    "6": (Limb(SIX, 13.5),),
    "7": (Limb("M2.6,6.75 L60,6.75", 13.5, START), Limb("M53,1 C49.4,27 35.6,46 30.8,77 L27.4,101", 13.5, END)),
    "8": (Bowl(30.5, 26.8, 18.4, 20.05, 13.2), Bowl(30.5, 70.4, 22.4, 22.85, 13.5)),
    "9": (Limb(SIX, 13.5),),
    "10": (
        Limb("M-3,21 C3.6,17.6 8.6,9 9.6,-4", 9.6),
        Limb("M10,-4 L10,101", 12, END),
        Bowl(47, 50, 18.2, 44.2, 11.6),
    ),
    "J": (
        Limb("M41.5,2 L41.5,65 C41.5,84 34,93.25 22.4,93.25 C13.4,93.25 7,88.4 3.6,79", 13.5),
        Limb("M23,5.6 L60,5.6", 11.2, BOTH),
    ),
    "Q": (
        Bowl(31, 50, 24.25, 43.25, 13.5),
        Wedge("M28.5,71.5 L37,65 C44.5,79 53,89 64.5,94.5 L58.5,106 C45.5,99.5 35,87.5 28.5,71.5 Z"),
    ),
    "K": (
        Limb("M11,-1 L11,101", 13.5, BOTH),
        Limb("M54,-1 L11,64", 12.2, START),
        Limb("M26,41 L55.6,101", 13.5, END),
    ),
}
HALF_TURNED = {"9"}
BOX = polygon([(-50, 0), (150, 0), (150, 106), (-50, 106)])  # the tail of the Q hangs below the line
ON_LINE = polygon([(-50, 0), (150, 0), (150, 100), (-50, 100)])


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
    upright = clipped(joined(*(_drawn(part) for part in FIGURES[rank])), BOX if rank == "Q" else ON_LINE)
    return mapped(upright, affine(61, 100, turn=180)) if rank in HALF_TURNED else upright


def _drawn(part: Limb | Bowl | Wedge) -> Path:
    match part:
        case Limb(line, width, flares):
            route = parse(line)
            ends = [_flare(*end, width) for name, end in zip((START, END), _ends(route), strict=True) if name in flares]
            return joined(widened(route, width, FLAT), *ends)
        case Bowl():
            return widened(_oval(part), part.width)
        case Wedge(outline):
            return parse(outline)


def _oval(bowl: Bowl) -> Path:
    x, y, right, down = bowl.x, bowl.y, bowl.across, bowl.down
    a, b = right * SQUARENESS, down * SQUARENESS
    return (
        Move((x + right, y)),
        Curve((x + right, y + b), (x + a, y + down), (x, y + down)),
        Curve((x - a, y + down), (x - right, y + b), (x - right, y)),
        Curve((x - right, y - b), (x - a, y - down), (x, y - down)),
        Curve((x + a, y - down), (x + right, y - b), (x + right, y)),
        Close(),
    )


def _ends(route: Path) -> tuple[tuple[Point, Point], tuple[Point, Point]]:
    """The first and the last point of the line, each with the direction that leads out of the line there."""
    points = [point for segment in route for point in _points(segment)]
    (first, second), (last_but_one, last) = points[:2], points[-2:]
    return (first, _direction(second, first)), (last, _direction(last_but_one, last))


def _points(segment: Move | Line | Curve | Close) -> tuple[Point, ...]:
    match segment:
        case Move(to) | Line(to):
            return (to,)
        case Curve(first, second, to):
            return (first, second, to)
        case Close():
            return ()


def _direction(start: Point, end: Point) -> Point:
    return unit(end[0] - start[0], end[1] - start[1])


def _flare(end: Point, outward: Point, width: float) -> Path:
    """The spread of a stroke towards its end, with hollow sides."""
    narrow, broad = width / 2, width / 2 * (1 + FLARE)
    upright = (
        Move((-REACH, -narrow)),
        Curve((-REACH * 0.45, -narrow), (-REACH * 0.2, -narrow * 1.06), (0, -broad)),
        Line((0, broad)),
        Curve((-REACH * 0.2, narrow * 1.06), (-REACH * 0.45, narrow), (-REACH, narrow)),
        Close(),
    )
    return mapped(upright, affine(*end, turn=math.degrees(math.atan2(outward[1], outward[0]))))
