"""The SVG writer.

QtSvg draws filled areas three times as fast as outlines, and many small elements faster than one path of many
contours. So every outline becomes areas here: an outlined shape becomes its outer region in the pen's ink with the
inner region on top. Coordinates are whole twentieths of a unit, which keeps the files small and exactly repeatable.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from .drawing import BLACK, CARD_HEIGHT, CARD_WIDTH, Area, Mark, Marks, Shape, Stroke
from .paths import Close, Curve, Line, Move, Path, Point, contours
from .regions import joined, widened, without

GRID = 20  # steps in a unit
NUDGE = 1e-6  # so that the last bit of a sine, which differs between computers, cannot decide the rounding of a half


@dataclass(frozen=True, slots=True)
class Turned:
    """Marks drawn as they are, and again after half a turn about the middle of the picture."""

    marks: Marks


Layer = Mark | Turned


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: layers from bottom to top on a transparent ground. Its size in units is also its size in pixels."""

    layers: tuple[Layer, ...]
    width: float = CARD_WIDTH
    height: float = CARD_HEIGHT


def written(picture: Picture) -> str:
    """The picture as the text of an SVG file."""
    width, height = round(picture.width * GRID), round(picture.height * GRID)
    body: list[str] = []
    for number, layer in enumerate(picture.layers):
        match layer:
            case Turned(marks):
                body.extend((f'<g id="t{number}">', *_elements(marks), "</g>"))
                body.append(f'<use href="#t{number}" transform="rotate(180 {width / 2:g} {height / 2:g})"/>')
            case _:
                body.extend(_drawn(layer))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{picture.width:g}" height="{picture.height:g}"'
        f' viewBox="0 0 {width} {height}">\n<g fill="{BLACK}">\n' + "\n".join(body) + "\n</g>\n</svg>\n"
    )


def _elements(marks: Iterable[Mark]) -> list[str]:
    return [element for mark in marks for element in _drawn(mark)]


@cache
def _drawn(mark: Mark) -> tuple[str, ...]:
    """One filled element for each area, from bottom to top. Cached, because decks share their court figures."""
    # Black is the ink of the group around all elements.
    drawn = [(data(area.path), area.ink) for area in areas(mark)]
    return tuple(
        f'<path d="{text}"/>' if ink == BLACK else f'<path fill="{ink}" d="{text}"/>' for text, ink in drawn if text
    )


@cache
def areas(mark: Mark) -> tuple[Area, ...]:
    """The mark as areas alone, from bottom to top."""
    match mark:
        case Area():
            return (mark,)
        case Stroke(path, pen):
            return tuple(Area(widened(part, pen.width, pen.cap), pen.ink) for part in contours(path))
        case Shape(path, ink, pen):
            edge = widened(path, pen.width, pen.cap)
            return Area(joined(path, edge), pen.ink), Area(without(path, edge), ink)


def data(path: Path) -> str:
    """The path as SVG's relative commands, in whole steps of the grid. Every contour is closed."""
    return "".join(_contour(contour) for contour in contours(path))


def _contour(contour: Path) -> str:
    here = (0, 0)
    text = last = ""
    for segment in contour:
        match segment:
            case Move(to):
                here = _snapped(to)
                text = f"M{here[0]} {here[1]}"
                continue
            case Line(to):
                command, points = "l", [to]
            case Curve(first, second, to):
                command, points = "c", [first, second, to]
            case Close():
                continue
        steps = [_snapped(point) for point in points]
        if any(step != here for step in steps):
            numbers = [number for x, y in steps for number in (x - here[0], y - here[1])]
            text += (command if command != last else "" if numbers[0] < 0 else " ") + _joined(numbers)
            here, last = steps[-1], command
    return f"{text}z" if last else ""


def _snapped(point: Point) -> tuple[int, int]:
    return math.floor(point[0] * GRID + 0.5 + NUDGE), math.floor(point[1] * GRID + 0.5 + NUDGE)


def _joined(numbers: list[int]) -> str:
    """The numbers with the fewest separators that SVG allows: a minus sign needs none before it."""
    return "".join(str(number) if number < 0 or i == 0 else f" {number}" for i, number in enumerate(numbers))
