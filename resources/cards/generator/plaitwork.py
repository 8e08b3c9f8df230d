"""Interlace in ink: the pieces of a grid, drawn on a place of the card as flat cords with dark edges."""

from collections.abc import Sequence
from dataclasses import dataclass

from .curves import unit
from .drawing import BLACK, Mark, Marks, ribbon
from .interlace import Cell, Grid, Mirror, Piece, pieces
from .paths import Close, Curve, Line, Path, Point, Segment, Warp, mapped

STRAIGHT = 0.06  # a curve that strays less than this from its chord, in card units, is drawn as a line


@dataclass(frozen=True, slots=True)
class Core:
    """A thin line along the middle of a cord."""

    ink: str
    width: float


@dataclass(frozen=True, slots=True)
class Cord:
    """The look of strands: `width` includes the black edges on both sides; families take the tones in turn."""

    width: float
    tones: tuple[str, ...]
    edge: float = 0.8
    core: Core | None = None


def laced(woven: Sequence[Piece], warp: Warp, cord: Cord) -> Marks:
    """The pieces after the map, tone by tone: first the edges, then the tone, then the core."""
    marks: list[Mark] = []
    for number, tone in enumerate(cord.tones):
        family = [piece for piece in woven if piece.family % len(cord.tones) == number]
        paths = [straightened(mapped(piece.path, warp)) for piece in family]
        marks.extend(ribbon(path, BLACK, cord.width) for path in paths)
        marks.extend(ribbon(path, tone, cord.width - 2 * cord.edge) for path in paths)
        if cord.core is not None:
            marks.extend(ribbon(path, cord.core.ink, cord.core.width) for path in paths)
    return tuple(marks)


def panel(warp: Warp, grid: Grid, cord: Cord) -> Marks:
    """The grid stretched over the image of the unit square."""
    return laced(pieces(grid), lambda i, j: warp(i / grid.width, j / grid.height), cord)


def upright(*cells: Cell) -> dict[Cell, Mirror]:
    """Upright mirrors in the cells."""
    return dict.fromkeys(cells, Mirror.UPRIGHT)


def level(*cells: Cell) -> dict[Cell, Mirror]:
    """Level mirrors in the cells."""
    return dict.fromkeys(cells, Mirror.LEVEL)


def mirrored(width: int, height: int, quarter: dict[Cell, Mirror]) -> Grid:
    """The grid whose mirrors in the upper left quarter are repeated in the other three."""
    return Grid(
        width,
        height,
        {(x, y): mirror for (i, j), mirror in quarter.items() for x in (i, width - i) for y in (j, height - j)},
    )


def framed(width: int, height: int, depth: int) -> Grid:
    """A frame `depth` cells wide along the grid's border, with an inner wall around its middle."""
    right, bottom = width - depth, height - depth
    columns, rows = range(depth + 1, right, 2), range(depth + 1, bottom, 2)
    wall = {
        **level(*((i, j) for i in columns for j in (depth, bottom))),
        **upright(*((i, j) for j in rows for i in (depth, right))),
    }
    return Grid(width, height, wall)


def straightened(path: Path) -> Path:
    """The path with lines for curves that look straight, and one line for lines in a row."""
    result: list[Segment] = []
    ends: list[Point] = []
    for segment in path:
        if isinstance(segment, Curve) and _straight(ends[-1], segment.to, segment.first, segment.second):
            if isinstance(result[-1], Line) and _straight(ends[-2], segment.to, ends[-1]):
                del result[-1], ends[-1]
            result.append(Line(segment.to))
        else:
            result.append(segment)
        if not isinstance(segment, Close):
            ends.append(segment.to)
    return tuple(result)


def _straight(start: Point, end: Point, *between: Point) -> bool:
    """Whether the points between lie on the chord, to within `STRAIGHT`."""
    across_x, across_y = unit(end[1] - start[1], start[0] - end[0])
    return all(abs((x - start[0]) * across_x + (y - start[1]) * across_y) < STRAIGHT for x, y in between)
