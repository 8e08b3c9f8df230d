"""What a half figure wears, and the seam where the two halves of a court card meet.

The seam falls to the right, which gives the hand more room than a level one. What crosses it is cut off here,
because QtSvg does not clip; the sash hides the cut.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .curves import loop
from .drawing import CARD_HEIGHT, CARD_WIDTH, GOLD, Marks, Shape, dots, shape
from .interlace import Cell, Grid, Mirror, pieces
from .maps import band, quad
from .paths import Path, Point, Warp, affine, between, mapped, polygon, strokes
from .plaitwork import Cord, Core, laced, panel
from .regions import clipped

SLOPE = 0.32
MIDDLE = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
OVERLAP = 3  # how far a half reaches under the sash, beyond the seam


def seam(x: float) -> float:
    """Where the seam is at x."""
    return MIDDLE[1] + SLOPE * (x - MIDDLE[0])


UPPER_HALF = polygon([(-20, -20), (270, -20), (270, seam(270) + OVERLAP), (-20, seam(-20) + OVERLAP)])
BETWEEN_FRAMES = polygon([(7, -20), (243, -20), (243, 370), (7, 370)])


def cloth(outline: str | Path, ink: str) -> Shape:
    """An outlined area of the upper half."""
    return shape(clipped(loop(outline) if isinstance(outline, str) else outline, UPPER_HALF), ink)


def seamed(lines: Iterable[tuple[Point, Point]]) -> Path:
    """Separate straight lines, each only as far as the seam."""
    kept: list[tuple[Point, Point]] = []
    for ends in lines:
        upper, lower = sorted(ends, key=_below_seam)
        above, below = _below_seam(upper), _below_seam(lower)
        if above > 0:
            continue
        kept.append((upper, between(upper, lower, above / (above - below)) if below > 0 else lower))
    return strokes(kept)


def _below_seam(point: Point) -> float:
    return point[1] - seam(point[0])


def cloak(ink: str) -> Shape:
    """The wide mantle over both shoulders that most figures wear."""
    return cloth("110,112! 86,118 44,128 4,148! 4,262! 246,262! 246,172! 214,136 178,120 142,112!", ink)


def doublet(ink: str) -> Shape:
    """The coat under a cloak."""
    return cloth("98,116! 88,150 86,240! 176,240! 172,150 154,116!", ink)


def bodice(ink: str) -> Shape:
    """The narrower dress under a cloak."""
    return cloth("103,114! 94,146 92,240! 170,240! 166,146 149,114!", ink)


def collar(outer: Warp, lace: Warp, ground: str, grid: Grid, cord: Cord) -> Marks:
    """A round collar with a plait inside it."""
    return (cloth(band(outer), ground), *panel(lace, grid, cord))


def sleeve(outline: str, wrist: Point, ink: str, cuff: str, buttons: str | None = None) -> Marks:
    """An arm with its cuff at the wrist, and three buttons if they have an ink."""
    x, y = wrist
    places = [(x + k * 9, y + 6) for k in (-1, 0, 1)]
    return (
        cloth(outline, ink),
        shape(polygon([(x - 15, y), (x + 15, y), (x + 18, y + 12), (x - 18, y + 12)]), cuff),
        *(() if buttons is None else dots(places, 2.1, buttons)),
    )


def raised_sleeve(ink: str, cuff: str, buttons: str, wrist: Point = (203, 146)) -> Marks:
    """The arm of those who hold something up."""
    x, y = wrist
    hand = f"{x - 13},{y + 4}! {x + 13},{y + 4}!"
    outline = f"148,126! 172,120 188,136 {hand} 226,166 238,194! 245,262! 178,262! 166,190"
    return sleeve(outline, wrist, ink, cuff, buttons)


def studs(ink: str) -> Marks:
    """Nine studs on a raised sleeve."""
    place = quad((190, 164), (222, 164), (240, 214), (182, 204))
    rows = [(column + 0.5 + row % 2 * 0.5, row + 0.5) for column in range(3) for row in range(3)]
    return dots([place(u / 3, v / 3) for u, v in rows], 2.4, ink)


@dataclass(frozen=True, slots=True)
class Sash:
    """The band over the seam: its plait has cells of `cell` card units, along the band and across it."""

    ground: str
    grid: Grid
    cord: Cord
    cell: Point
    half: float


def king_sash(ground: str, mirrors: Mapping[Cell, Mirror], *tones: str) -> Sash:
    """A broad sash with a plait of four strands."""
    return Sash(ground, Grid(36, 4, mirrors), Cord(4.6, tones), (6, 5.4), 14)


def queen_sash(ground: str, tone: str, core: str) -> Sash:
    """A sash with a twist of two strands, each with a core of another ink."""
    return Sash(ground, Grid(34, 2), Cord(6, (tone,), core=Core(core, 1.5)), (6.4, 6.4), 12)


def jack_sash(ground: str, mirrors: Mapping[Cell, Mirror], *tones: str) -> Sash:
    """A sash with a twist of two strands, broken into links."""
    return Sash(ground, Grid(32, 2, mirrors), Cord(6.2, tones), (7, 7), 12)


def sash(worn: Sash) -> Marks:
    """The sash in place, with a gold trim."""
    slant = math.degrees(math.atan(SLOPE))
    place = affine(*MIDDLE, turn=slant)

    def strip(half: float) -> Path:
        band_ends = polygon([(-140, -half), (140, -half), (140, half), (-140, half)])
        return clipped(mapped(band_ends, place), BETWEEN_FRAMES)

    grid, (along, across) = worn.grid, worn.cell

    def lay(i: float, j: float) -> Point:
        return place((i - grid.width / 2) * along, (j - grid.height / 2) * across)

    return (
        shape(strip(worn.half), GOLD),
        shape(strip(worn.half - 3), worn.ground),
        *laced(pieces(grid), lay, worn.cord),
    )


@dataclass(frozen=True, slots=True)
class Figure:
    """A court figure: the upper half, which also appears turned, and the sash over the seam."""

    half: Marks
    sash: Sash
