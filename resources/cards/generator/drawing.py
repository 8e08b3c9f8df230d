"""Marks of ink: the elements of a drawing, from bottom to top.

Outlines are given as paths or as the text of curves.py: closed for areas, open for lines.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from .curves import curve, loop
from .paths import Path, Point, Warp, circle, mapped
from .regions import FLAT, ROUND, Cap

CARD_WIDTH, CARD_HEIGHT = 250, 350
LINE = 1.7  # the width of all outlines of figures


class Ink(StrEnum):
    """The inks, by their role."""

    PAPER = "#fbf5e3"
    BLACK = "#1c1a1e"
    RED = "#a3161f"
    BLUE = "#1d4a86"
    GOLD = "#d8a32a"
    GREEN = "#0b6b35"
    WHITE = "#fffdf6"
    CARD_EDGE = "#8d8470"
    PALM = "#f4e9c8"
    PALM_EDGE = "#dcc78a"


PAPER, BLACK, RED, BLUE, GOLD, GREEN, WHITE = (
    Ink.PAPER,
    Ink.BLACK,
    Ink.RED,
    Ink.BLUE,
    Ink.GOLD,
    Ink.GREEN,
    Ink.WHITE,
)


@dataclass(frozen=True, slots=True)
class Pen:
    """A pen that draws along an outline, half of its width on each side."""

    ink: str = BLACK
    width: float = LINE
    cap: Cap = ROUND


PEN = Pen()


@dataclass(frozen=True, slots=True)
class Area:
    """A closed outline filled with ink: a colour "#rrggbb", usually one of `Ink`."""

    path: Path
    ink: str


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line, with any number of contours."""

    path: Path
    pen: Pen


@dataclass(frozen=True, slots=True)
class Shape:
    """An area with its outline drawn."""

    path: Path
    ink: str
    pen: Pen


Mark = Area | Stroke | Shape
Marks = tuple[Mark, ...]


def fill(outline: str | Path, ink: str) -> Area:
    """An area without an outline."""
    return Area(_closed(outline), ink)


def shape(outline: str | Path, ink: str, pen: Pen = PEN) -> Shape:
    """An area with an outline."""
    return Shape(_closed(outline), ink, pen)


def line(stroke: str | Path, ink: str = BLACK, width: float = LINE) -> Stroke:
    """A line with round ends."""
    return Stroke(curve(stroke) if isinstance(stroke, str) else stroke, Pen(ink, width))


def ribbon(stroke: Path, ink: str, width: float) -> Stroke:
    """A line with flat ends."""
    return Stroke(stroke, Pen(ink, width, FLAT))


def dots(places: Iterable[Point], radius: float, ink: str) -> Marks:
    """Equal dots without outlines."""
    return tuple(fill(circle(x, y, radius), ink) for x, y in places)


def beads(places: Iterable[Point], radius: float, ink: str) -> Marks:
    """Equal dots with outlines."""
    return tuple(shape(circle(x, y, radius), ink) for x, y in places)


def placed(marks: Iterable[Mark], warp: Warp) -> Marks:
    """The marks moved by the map. Line widths stay, so that all outlines of a card look the same."""
    return tuple(replace(mark, path=mapped(mark.path, warp)) for mark in marks)


def recoloured(marks: Iterable[Mark], inks: Mapping[str, str]) -> Marks:
    """The marks with the inks in the mapping replaced."""

    def other(mark: Mark) -> Mark:
        match mark:
            case Area(path, ink):
                return Area(path, inks.get(ink, ink))
            case Stroke(path, pen):
                return Stroke(path, replace(pen, ink=inks.get(pen.ink, pen.ink)))
            case Shape(path, ink, pen):
                return Shape(path, inks.get(ink, ink), replace(pen, ink=inks.get(pen.ink, pen.ink)))

    return tuple(other(mark) for mark in marks)


def _closed(outline: str | Path) -> Path:
    return loop(outline) if isinstance(outline, str) else outline
