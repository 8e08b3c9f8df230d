"""The portraits of the characters: heads and shoulders on a round ground, in the hand of the court cards.

A portrait is read at 48 pixels on a name plate: one strong silhouette of hair or hat, two or three flat inks, and a
ground that stands apart from cloth, wood and page by its double rim.
"""

import math
from enum import StrEnum

from .drawing import BLACK, GOLD, PAPER, Area, Ink, Mark, Marks, Shape, fill, line, placed, recoloured, shape
from .head import Face, Facing, ear, face, head_at, neck
from .paths import Close, Curve, Line, Move, Path, Segment, affine, between, circle, cubic_point, flattened
from .regions import clipped, joined, widened
from .svg import Picture, areas

SIZE = 120
"""The side of a portrait, in units."""

WRITTEN = 24
"""The side of a portrait in its file: a twentieth of it is fine enough, and fewer digits make smaller files."""

STRAIGHT = 0.3
"""Units by which a piece of an outline may miss its curve: a quarter of a pixel in the largest picture."""

RIM = 57.5
GROUND = 52.5


class Skin(StrEnum):
    """The colours of faces beside the ivory of the cards."""

    FAIR = Ink.PAPER.value
    TAN = "#eecb9c"
    BROWN = "#b9804f"
    DARK = "#8a5836"


SILVER = "#d9d6cf"
AUBURN = "#b4541d"
CHESTNUT = "#6d3f22"

INSIDE = circle(SIZE / 2, SIZE / 2, GROUND)
"""The ground; everything is cut along it."""


def portrait(
    ground: str,
    looks: Face,
    skin: Skin,
    *,
    garments: Marks,
    behind: Marks = (),
    before: Marks = (),
    facing: Facing = Facing.RIGHT,
    tilt: float = 0,
) -> Picture:
    """A head on a round ground: what lies behind it, the neck, the garments, the face, and what lies before it."""
    tone: dict[str, str] = {PAPER: skin.value}
    at = head_at(60, 56, 58, facing, tilt)
    bust = (
        *placed((*behind, *recoloured(neck(), tone)), at),
        *placed(garments, affine(0, -9)),
        *placed((*recoloured(face(looks), tone), *before), at),
    )
    return _framed(ground, bust)


def _framed(ground: str, bust: Marks) -> Picture:
    """The bust on a round ground, cut along it."""
    middle = SIZE / 2
    rim = (
        fill(circle(middle, middle, RIM + 1.5), BLACK),
        fill(circle(middle, middle, RIM), GOLD),
        fill(circle(middle, middle, GROUND + 1.5), BLACK),
        fill(INSIDE, ground),
    )
    cut = [Area(path, area.ink) for mark in bust for area in _areas(mark) if (path := _inside(area.path))]
    return Picture(placed((*rim, *cut), affine(scale=WRITTEN / SIZE)), WRITTEN, WRITTEN)


def _inside(path: Path) -> Path:
    """The path cut along the ground; one that lies within it keeps its few points."""
    middle = SIZE / 2
    points = [point for contour in flattened(path) for point in contour]
    within = all(math.hypot(x - middle, y - middle) <= GROUND for x, y in points)
    return path if within else clipped(path, INSIDE)


def _areas(mark: Mark) -> tuple[Area, ...]:
    """The mark as areas, with its outline outside it: the inner area keeps its few points, and the file is smaller."""
    if not isinstance(mark, Shape):
        return tuple(Area(_eased(area.path), area.ink) for area in areas(mark))
    edge = widened(mark.path, 1.8 * mark.pen.width)
    return Area(_eased(joined(mark.path, edge)), mark.pen.ink), Area(mark.path, mark.ink)


def _eased(path: Path) -> Path:
    """The path with straight pieces in place of the nearly straight curves of an outline."""
    eased: list[Segment] = []
    here = (0.0, 0.0)
    for segment in path:
        match segment:
            case Curve(first, second, to):
                middle = cubic_point((here, first, second, to), 0.5)
                bend = math.dist(middle, between(here, to, 0.5))
                eased.extend((Line(middle), Line(to)) if STRAIGHT < bend <= 3 * STRAIGHT else ())
                eased.extend((Line(to),) if bend <= STRAIGHT else (segment,) if bend > 3 * STRAIGHT else ())
                here = to
            case Move(to) | Line(to):
                eased.append(segment)
                here = to
            case Close():
                eased.append(segment)
    return tuple(eased)


def ear_of(skin: Skin) -> Marks:
    """The near ear in that skin, in head units."""
    tone: dict[str, str] = {PAPER: skin.value}
    return recoloured(ear(-36, 6), tone)


def shoulders(ink: str) -> Marks:
    """Plain shoulders."""
    return (shape("2,150! 6,114 24,101 46,94! 60,99 74,94! 96,101 114,114 118,150!", ink),)


def v_neck(skin: Skin, edge: str) -> Marks:
    """A neckline down to a point, with a border."""
    return (
        shape("44,93! 60,119! 77,93! 72,90! 60,92 49,90!", skin.value),
        line("43,94 51,108 60,121!", edge, 3.4),
        line("60,121! 69,108 78,94", edge, 3.4),
    )


def glasses(ink: str = BLACK) -> Marks:
    """Round spectacles, in head units."""
    return (
        line(circle(-7, -1, 13.5), ink, 2.0),
        line(circle(21.5, -1, 11.5), ink, 2.0),
        line("6.5,-2 8.5,-4 10.5,-2.5", ink, 2.0),
        line("-20,-3 -28,-6 -34,-6", ink, 2.0),
    )


def hoop(x: float, y: float, radius: float = 7) -> Marks:
    """An earring, in head units."""
    return (line(circle(x, y, radius), BLACK, 3.6), line(circle(x, y, radius), GOLD, 2.0))
