"""Interlace by rule: mirror curves on a square grid. Pure geometry, in grid units.

Strands run diagonally through the cells (i, j) with i + j odd. The border consists of mirrors, and a mirror
replaces every broken crossing. A strand turns at a mirror, and goes straight on at a crossing, alternately over and
under. The cell alone decides between over and under, so every strand alternates with any choice of mirrors.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from .paths import Close, Cubic, Curve, Move, Path, Point, between, cubic_point

Cell = tuple[int, int]
Edge = tuple[int, int, int]
"""A diagonal step between neighbouring cells: its left end, and +1 or -1 for down or up to the right."""


class Mirror(Enum):
    """A mirror in place of a crossing."""

    UPRIGHT = auto()
    LEVEL = auto()


class Ends(Enum):
    """The kind of the left and right edges of a grid."""

    WALLED = auto()
    JOINED = auto()


@dataclass(frozen=True, slots=True)
class Grid:
    """A plait of `width` by `height` cells, both even, with some crossings replaced by mirrors."""

    width: int
    height: int
    mirrors: Mapping[Cell, Mirror] = field(default_factory=dict)
    ends: Ends = Ends.WALLED

    def mirror_at(self, cell: Cell) -> Mirror | None:
        """The mirror in the cell; None where two strands cross."""
        i, j = cell
        if self.ends is Ends.WALLED and i in (0, self.width):
            return Mirror.UPRIGHT
        if j in (0, self.height):
            return Mirror.LEVEL
        return self.mirrors.get(self.home(cell))

    def home(self, cell: Cell) -> Cell:
        """The cell itself, or with joined ends the same cell within the first round."""
        return (cell[0] % self.width, cell[1]) if self.ends is Ends.JOINED else cell

    def edge(self, start: Cell, end: Cell) -> Edge:
        """The step between two neighbouring cells, the same in both directions."""
        left, right = sorted((start, end))
        return (*self.home(left), right[1] - left[1])

    def steps(self) -> Iterator[tuple[Cell, Cell]]:
        """Every step of the grid from its left to its right end."""
        last = self.width - 1
        for i in range(last + 1):
            for j in range(self.height + 1):
                if (i + j) % 2 == 1:
                    yield from (((i, j), (i + 1, k)) for k in (j + 1, j - 1) if 0 <= k <= self.height)


@dataclass(frozen=True, slots=True)
class Node:
    """A strand at a cell: its point, its direction, and whether it runs over another strand there.

    `over` is None at a mirror. With joined ends the cell, and so the point, may lie beyond the first round.
    """

    cell: Cell
    at: Point
    heading: Point
    over: bool | None


Strand = tuple[Node, ...]
"""The nodes of a closed strand in order."""


@dataclass(frozen=True, slots=True)
class Bend:
    """The shape of the turns of strands.

    `inner` and `border` are the distances at which they pass the middle of a mirror, `handle` is the width of the turn.
    """

    inner: float = 0.36
    border: float = 0.5
    handle: float = 0.46


BEND = Bend()
GAP = 0.43  # from a crossing to the cut end of the strand below
STRAIGHT_HANDLE = 0.36


@dataclass(frozen=True, slots=True)
class Piece:
    """The visible part of a strand between two under-passes; strands that mirror each other share a family."""

    family: int
    path: Path


def strands(grid: Grid, bend: Bend = BEND) -> tuple[Strand, ...]:
    """The closed strands of the grid; every edge lies on exactly one of them, once."""
    seen: set[Edge] = set()
    found: list[Strand] = []
    for start, following in grid.steps():
        here, end = start, following
        strand: list[Node] = []
        while grid.edge(here, end) not in seen:
            seen.add(grid.edge(here, end))
            way = (end[0] - here[0], end[1] - here[1])
            node, turned = _passed(grid, bend, end, way)
            strand.append(node)
            here, end = end, (end[0] + turned[0], end[1] + turned[1])
        if strand:
            found.append(tuple(strand))
    return tuple(found)


def _passed(grid: Grid, bend: Bend, cell: Cell, way: Cell) -> tuple[Node, Cell]:
    """The node of a strand that enters the cell this way, and the way it leaves."""
    (i, j), (right, down) = cell, way
    match grid.mirror_at(cell):
        case Mirror.LEVEL:
            reach = bend.border if j in (0, grid.height) else bend.inner
            return Node(cell, (i, j - reach * down), (right, 0), None), (right, -down)
        case Mirror.UPRIGHT:
            walled = grid.ends is Ends.WALLED and i in (0, grid.width)
            reach = bend.border if walled else bend.inner
            return Node(cell, (i - reach * right, j), (0, down), None), (-right, down)
        case None:
            over = (right * down > 0) == (i % 2 == 1)
            return Node(cell, (i, j), (right * math.sqrt(0.5), down * math.sqrt(0.5)), over), way


def pieces(grid: Grid, bend: Bend = BEND, gap: float = GAP) -> tuple[Piece, ...]:
    """The grid's strands, cut `gap` short of every under-pass."""
    woven = strands(grid, bend)
    return tuple(
        Piece(family, path)
        for family, strand in zip(_families(grid, woven), woven, strict=True)
        for path in _cut(grid, strand, bend, gap)
    )


def _families(grid: Grid, woven: tuple[Strand, ...]) -> list[int]:
    """A number for each strand: the same for mirror images, so that tones are spread evenly.

    If all strands are images of one another, each is a family of its own.
    """
    width, height = grid.width, grid.height
    numbers: dict[frozenset[Cell], int] = {}
    families = []
    for strand in woven:
        points = [node.at for node in strand]
        images = [
            frozenset((round(2 * abs(right - x)), round(2 * abs(bottom - y))) for x, y in points)
            for right in (0, width)
            for bottom in (0, height)
        ]
        number = next((numbers[image] for image in images if image in numbers), len(set(numbers.values())))
        numbers[images[0]] = number
        families.append(number)
    return families if len(set(families)) > 1 else list(range(len(woven)))


def _cut(grid: Grid, strand: Strand, bend: Bend, gap: float) -> Iterator[Path]:
    cubics = _cubics(grid, strand, bend)
    unders = [i for i, node in enumerate(strand) if node.over is False]
    if not unders:
        yield (*_path(cubics), Close())
        return
    around = [*cubics, *(_shifted(cubic, cubics[-1][3][0] - cubics[0][0][0]) for cubic in cubics)]
    for start, end in zip(unders, [*unders[1:], unders[0] + len(strand)], strict=True):
        run = _trimmed(_reversed(_trimmed(around[start:end], gap)), gap)
        if run:
            yield _path(_reversed(run))


def _cubics(grid: Grid, strand: Strand, bend: Bend) -> list[Cubic]:
    """The strand's closed curve from node to node; with joined ends it may close after several rounds."""
    first, last = strand[0].at, strand[-1].at
    rounds = round((last[0] - first[0]) / grid.width) if grid.ends is Ends.JOINED else 0
    ends = [*strand[1:], strand[0]]
    cubics = []
    for i, (node, following) in enumerate(zip(strand, ends, strict=True)):
        x, y = following.at
        end = (x + rounds * grid.width, y) if i == len(strand) - 1 else (x, y)
        dot = node.heading[0] * following.heading[0] + node.heading[1] * following.heading[1]
        reach = math.dist(node.at, end) * (STRAIGHT_HANDLE if dot > 0.5 else bend.handle)
        first_handle = (node.at[0] + node.heading[0] * reach, node.at[1] + node.heading[1] * reach)
        second_handle = (end[0] - following.heading[0] * reach, end[1] - following.heading[1] * reach)
        cubics.append((node.at, first_handle, second_handle, end))
    return cubics


def _shifted(cubic: Cubic, across: float) -> Cubic:
    a, b, c, d = ((x + across, y) for x, y in cubic)
    return a, b, c, d


def _path(cubics: list[Cubic]) -> Path:
    return (Move(cubics[0][0]), *(Curve(*cubic[1:]) for cubic in cubics))


def _reversed(cubics: list[Cubic]) -> list[Cubic]:
    return [(d, c, b, a) for a, b, c, d in reversed(cubics)]


def _trimmed(cubics: list[Cubic], length: float) -> list[Cubic]:
    """The run of curves without its first `length` units."""
    for i, cubic in enumerate(cubics):
        own = _length(cubic)
        if own > length:
            return [_tail(cubic, length / own), *cubics[i + 1 :]]
        length -= own
    return []


def _length(cubic: Cubic, steps: int = 12) -> float:
    points = [cubic_point(cubic, i / steps) for i in range(steps + 1)]
    return sum(math.dist(points[i], points[i + 1]) for i in range(steps))


def _tail(cubic: Cubic, share: float) -> Cubic:
    """The curve from parameter `share` to its end."""
    a, b, c, end = cubic
    bc, last = between(b, c, share), between(c, end, share)
    before = between(bc, last, share)
    start = between(between(between(a, b, share), bc, share), before, share)
    return start, before, last, end
