"""Prints on black, like a woodcut: a drawing in inks on paper becomes light areas and light lines.

Every ink becomes a light one or stays black. A light area keeps its black outline, a black one gets a white one.
Lines and small areas take an ink that stands out from the area below.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from itertools import pairwise

from .drawing import BLACK, GOLD, PAPER, WHITE, Area, Mark, Marks, Pen, Shape, Stroke
from .paths import Path, Point, between, bounds, flattened
from .regions import FLAT, inside, widened


class Light(StrEnum):
    """The inks on black: all have a contrast of more than 9:1."""

    BLACK = "#000000"
    WHITE = "#ffffff"
    GOLD = "#ffc83d"
    CORAL = "#ff9d7e"


Inks = Mapping[str, str]
"""The light ink for each ink of the drawing; inks that are missing stay black."""

PLAIN: Inks = {PAPER: Light.WHITE, WHITE: Light.WHITE, GOLD: Light.GOLD}

BOLDER = 1.6  # relative to paper, because thin light lines on black look thinner
FINE = 1.1  # the same for black lines within light areas
DETAIL = 500  # square units; smaller areas are details
BROAD = 5.5  # units; a wider line counts as an area

_Ground = tuple[Callable[[Point], bool], str]


def relief(marks: Iterable[Mark], inks: Inks) -> Marks:
    """The marks printed in the inks."""
    grounds: list[_Ground] = []
    return tuple(_printed(mark, inks, grounds) for mark in marks if mark.path)


def _printed(mark: Mark, inks: Inks, grounds: list[_Ground]) -> Mark:
    """The printed mark; an area on which others may lie is added to `grounds`."""
    match mark:
        case Shape(path, ink, pen):
            light = inks.get(ink, Light.BLACK)
            grounds.append((inside(path), light))
            return Shape(path, light, _outline(light, pen))
        case Area(path, ink):
            light = inks.get(ink, Light.BLACK)
            if _is_detail(path):
                light = _standing_out(light, _under(_centres(path), grounds))
            grounds.append((inside(path), light))
            return Area(path, light)
        case Stroke(path, pen) if pen.cap is FLAT and pen.ink == BLACK:
            # The edge of a cord separates it from the cord below on any ground.
            return Stroke(path, replace(pen, ink=Light.BLACK))
        case Stroke(path, pen) if pen.width > BROAD:
            light = inks.get(pen.ink, Light.BLACK)
            grounds.append((inside(widened(path, pen.width, pen.cap)), light))
            return Stroke(path, replace(pen, ink=light))
        case Stroke(path, pen):
            under = _under(_along(path), grounds)
            light = _standing_out(inks.get(pen.ink, Light.BLACK), under)
            wider = 1 if pen.cap is FLAT else BOLDER if under == Light.BLACK else FINE
            return Stroke(path, replace(pen, ink=light, width=pen.width * wider))


def _outline(light: str, pen: Pen) -> Pen:
    if light == Light.BLACK:
        return replace(pen, ink=Light.WHITE, width=pen.width * BOLDER)
    return replace(pen, ink=Light.BLACK, width=pen.width * FINE)


def _standing_out(light: str, under: str) -> str:
    """The ink itself if it is visible on the one below, else black or white."""
    if under == Light.BLACK:
        return Light.WHITE if light == Light.BLACK else light
    return light if light == Light.WHITE else Light.BLACK


def _under(places: list[Point], grounds: list[_Ground]) -> str:
    """The ink that lies on top at most of the places."""
    found = Counter(next((ink for covers, ink in reversed(grounds) if covers(place)), Light.BLACK) for place in places)
    return found.most_common(1)[0][0]


def _is_detail(path: Path) -> bool:
    left, top, right, bottom = bounds(path)
    return (right - left) * (bottom - top) < DETAIL


def _centres(path: Path) -> list[Point]:
    """The middle of every contour."""
    lines = flattened(path, 4)
    return [(sum(x for x, _ in line) / len(line), sum(y for _, y in line) / len(line)) for line in lines]


def _along(path: Path) -> list[Point]:
    """Places along every contour, without its ends, which often lie on an edge."""
    return [between(start, end, 0.5) for line in flattened(path, 4) for start, end in pairwise(line)]
