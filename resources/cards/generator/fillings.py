"""The four fillings that distinguish suits when their hues do not: solid, hollow, striped, dotted.

A filled sign is a silhouette in ink with holes inside a rim, so that it keeps its outline and its weight.
"""

import math
from collections.abc import Mapping
from enum import Enum, auto

from .drawing import Marks, fill
from .paths import Path, affine, bounds, circle, mapped, polygon
from .regions import clipped, widened, without
from .suits import suit_sign


class Filling(Enum):
    """The pattern inside the rim of a sign."""

    SOLID = auto()
    HOLLOW = auto()
    STRIPED = auto()
    DOTTED = auto()


FILLINGS: Mapping[str, Filling] = {
    "S": Filling.SOLID,
    "H": Filling.HOLLOW,
    "D": Filling.STRIPED,
    "C": Filling.DOTTED,
}
"""The filling of each suit, by the suit's letter."""

RIM = 0.1  # of the sign's size; a hollow one needs more weight
HOLLOW_RIM = 0.15
LEAST_PITCH = 8.4  # card units from one stripe to the next: two pixels on a card 60 pixels wide
FINEST = 1 / 9  # the pitch of a large sign, as a share of its size
LARGE = 80  # from this size a dotted sign has seven dots in a leaf, below it one
LEAVES = ((50, 22), (23.5, 61), (76.5, 61))  # of the club, in its box of 100 by 100


def filled_sign(suit: str, x: float, y: float, size: float, inks: tuple[str, str], turn: float = 0) -> Marks:
    """The sign in a box of the given size about (x, y), in ink on paper."""
    ink, paper = inks
    outline = suit_sign(suit, x, y, size, turn)
    match FILLINGS[suit]:
        case Filling.SOLID:
            holes = []
        case Filling.HOLLOW:
            holes = [_inside(outline, size * HOLLOW_RIM)]
        case Filling.STRIPED:
            holes = _stripes(_inside(outline, size * RIM), max(LEAST_PITCH, size * FINEST), y)
        case Filling.DOTTED:
            at = affine(x, y, scale=size / 100, turn=turn)
            holes = [mapped(dot, lambda u, v: at(u - 50, v - 50)) for dot in _club_dots(size)]
    return (fill(outline, ink), *(fill(hole, paper) for hole in holes))


def _inside(outline: Path, rim: float) -> Path:
    return without(outline, widened(outline, 2 * rim))


def _stripes(inside: Path, pitch: float, middle: float) -> list[Path]:
    """Level stripes, symmetric about the middle."""
    left, top, right, bottom = bounds(inside)
    half = pitch * 0.25
    count = int((bottom - top) / 2 / pitch) + 1
    rows = [middle + i * pitch for i in range(-count, count + 1)]
    bands = [polygon([(left, y - half), (right, y - half), (right, y + half), (left, y + half)]) for y in rows]
    cut = [clipped(band, inside) for band in bands]
    return [path for path in cut if path and _height(path) > half]


def _height(path: Path) -> float:
    _, top, _, bottom = bounds(path)
    return bottom - top


def _club_dots(size: float) -> list[Path]:
    """One dot in every leaf and one between them; in a large sign six more around each."""
    if size < LARGE:
        return [circle(x, y, 8.6) for x, y in LEAVES] + [circle(50, 48, 6.2)]
    about = [(12.4 * math.cos(k * math.pi / 3), 12.4 * math.sin(k * math.pi / 3)) for k in range(6)]
    leaves = [circle(x + right, y + down, 4.3) for x, y in LEAVES for right, down in ((0.0, 0.0), *about)]
    return [*leaves, circle(50, 49, 4.3)]
