"""The garments of a half figure, and the seam where the two halves of a court card meet.

The seam slopes down to the right, which leaves the hand more room than a level one. Shapes are cut along it here,
because QtSvg does not clip; the sash hides the cut.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .curves import loop
from .drawing import CARD_HEIGHT, CARD_WIDTH, GOLD, Marks, Shape, dots, fill, shape
from .interlace import Cell, Grid, Mirror, pieces
from .maps import band, quad
from .paths import Path, Point, Warp, affine, between, mapped, polygon, strokes
from .plaitwork import Cord, laced, panel
from .regions import clipped, widened, without

SLOPE = 0.32
MIDDLE = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
OVERLAP = 3  # a half reaches this far beyond the seam, under the sash


def seam(x: float) -> float:
    """The height of the seam at x."""
    return MIDDLE[1] + SLOPE * (x - MIDDLE[0])


UPPER_HALF = polygon([(7, 7), (243, 7), (243, seam(243) + OVERLAP), (7, seam(7) + OVERLAP)])
BETWEEN_FRAMES = polygon([(7, -20), (243, -20), (243, 370), (7, 370)])


def cloth(outline: str | Path, ink: str) -> Shape:
    """An outlined area of the upper half."""
    return shape(clipped(loop(outline) if isinstance(outline, str) else outline, UPPER_HALF), ink)


def seamed(lines: Iterable[tuple[Point, Point]]) -> Path:
    """Separate straight lines, cut off at the seam."""
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


def mantle(ink: str, border: str) -> Marks:
    """The wide bordered mantle over both shoulders that most figures wear."""
    return bordered("110,112! 86,118 44,128 5,148! 5,262! 245,262! 245,174! 214,138 178,122 142,112!", ink, border, 4.5)


def doublet(ink: str) -> Shape:
    """The coat under a cloak."""
    return cloth("98,116! 88,150 86,240! 176,240! 172,150 154,116!", ink)


def bodice(ink: str) -> Shape:
    """The narrower dress under a cloak."""
    return cloth("103,114! 94,146 92,240! 170,240! 166,146 149,114!", ink)


def bordered(outline: str, ink: str, border: str, width: float = 6) -> Marks:
    """An area of the upper half with a border of another ink along all its edges."""
    whole = loop(outline)
    inner = clipped(without(whole, widened(whole, 2 * width)), UPPER_HALF)
    return (cloth(whole, border), fill(inner, ink))


def strewn(motif: Path, places: Iterable[Point], outline: str, ink: str) -> Marks:
    """The motif at each of the places, clipped to the outline and the upper half."""
    within = clipped(loop(outline), UPPER_HALF)
    cut = (clipped(mapped(motif, affine(*place)), within) for place in places)
    return tuple(fill(path, ink) for path in cut if path)


def twist(warp: Warp, cells: int, cord: Cord, mirrors: Mapping[Cell, Mirror] | None = None) -> Marks:
    """A twist of two strands along the place, bold enough for a card sixty pixels wide."""
    return panel(warp, Grid(cells, 2, mirrors or {}), cord)


def collar(outer: Warp, lace: Warp, ground: str, grid: Grid, cord: Cord) -> Marks:
    """A round collar with a plait inside it."""
    return (cloth(band(outer), ground), *panel(lace, grid, cord))


def arm(outline: str, ink: str, wrist: Point, turn: float, cuff: str, buttons: str | None = None) -> Marks:
    """A sleeve with its cuff at the wrist; `turn` is 0 for a hand that points up, 90 for one that points right."""
    place = affine(*wrist, turn=turn)
    places = [place(k * 8.5, 6) for k in (-1, 0, 1)]
    return (
        cloth(outline, ink),
        shape(mapped(polygon([(-14, 0), (14, 0), (17, 12), (-17, 12)]), place), cuff),
        *(() if buttons is None else dots(places, 2.1, buttons)),
    )


def sleeve(outline: str, wrist: Point, ink: str, cuff: str, buttons: str | None = None) -> Marks:
    """An arm whose hand points up."""
    return arm(outline, ink, wrist, 0, cuff, buttons)


def raised_sleeve(ink: str, cuff: str, buttons: str, wrist: Point = (203, 146)) -> Marks:
    """The arm of a figure that holds something up."""
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


def king_sash(ground: str, mirrors: Mapping[Cell, Mirror], tone: str) -> Sash:
    """A broad sash with a bold twist of two strands."""
    return Sash(ground, Grid(24, 2, mirrors), Cord(8.2, (tone,), edge=1.2), (9.6, 9.2), 15)


def queen_sash(ground: str, tone: str) -> Sash:
    """A sash with a twist of two slender strands."""
    return Sash(ground, Grid(28, 2), Cord(6.8, (tone,), edge=1.1), (8.2, 7.6), 12.5)


def jack_sash(ground: str, mirrors: Mapping[Cell, Mirror], tone: str) -> Sash:
    """A sash with a twist of two strands, broken into links."""
    return Sash(ground, Grid(28, 2, mirrors), Cord(7.2, (tone,), edge=1.1), (8.4, 7.8), 12.5)


ON_SEAM = affine(*MIDDLE, turn=math.degrees(math.atan(SLOPE)))
"""The map onto the seam: x along it from the middle of the card, y across it."""


def strip(half: float) -> Path:
    """The band over the seam from frame to frame, `half` wide on each side."""
    ends = polygon([(-140, -half), (140, -half), (140, half), (-140, half)])
    return clipped(mapped(ends, ON_SEAM), BETWEEN_FRAMES)


def sash(worn: Sash) -> Marks:
    """The sash in place, with a gold trim."""
    grid, (along, across) = worn.grid, worn.cell

    def lay(i: float, j: float) -> Point:
        return ON_SEAM((i - grid.width / 2) * along, (j - grid.height / 2) * across)

    return (
        shape(strip(worn.half), GOLD),
        shape(strip(worn.half - 3), worn.ground),
        *laced(pieces(grid), lay, worn.cord),
    )


@dataclass(frozen=True, slots=True)
class Figure:
    """A court figure.

    Attributes:
        half: the upper half, which also appears turned.
        sash: the sash over the seam.
        bust: the half without arms and objects, for pictures of the head alone.
    """

    half: Marks
    sash: Sash
    bust: Marks
