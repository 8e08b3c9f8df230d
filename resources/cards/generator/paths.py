"""Paths: outlines of lines and cubic curves, and operations on them."""

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

Point = tuple[float, float]
Warp = Callable[[float, float], Point]
"""A map of the plane, from (x, y) to another point."""


@dataclass(frozen=True, slots=True)
class Move:
    """The beginning of a contour."""

    to: Point


@dataclass(frozen=True, slots=True)
class Line:
    """A straight piece."""

    to: Point


@dataclass(frozen=True, slots=True)
class Curve:
    """A cubic piece with its two control points."""

    first: Point
    second: Point
    to: Point


@dataclass(frozen=True, slots=True)
class Close:
    """The return to the beginning of the contour."""


Segment = Move | Line | Curve | Close
Path = tuple[Segment, ...]
"""Any number of contours, one after the other. Paths are joined with `+`."""

QUARTER = 0.5523  # handle of the cubic that best follows a quarter of a unit circle


def parse(text: str) -> Path:
    """The path written in SVG's absolute commands M, L, C and Z."""
    segments: list[Segment] = []
    for command, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", text):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        points = list(zip(values[::2], values[1::2], strict=True))
        match command:
            case "M":
                segments.append(Move(points[0]))
            case "L":
                segments.extend(Line(point) for point in points)
            case "C":
                segments.extend(Curve(*points[i : i + 3]) for i in range(0, len(points), 3))
            case _:
                segments.append(Close())
    return tuple(segments)


def polygon(points: Iterable[Point]) -> Path:
    """The closed contour of straight lines through the points."""
    return (*polyline(points), Close())


def polyline(points: Iterable[Point]) -> Path:
    """The open contour of straight lines through the points."""
    first, *others = points
    return (Move(first), *(Line(point) for point in others))


def strokes(pairs: Iterable[tuple[Point, Point]]) -> Path:
    """Separate straight lines, one for each pair of ends."""
    return tuple(segment for start, end in pairs for segment in (Move(start), Line(end)))


def circle(x: float, y: float, radius: float) -> Path:
    """The circle about (x, y)."""
    k = radius * QUARTER
    left, right, top, bottom = x - radius, x + radius, y - radius, y + radius
    return (
        Move((right, y)),
        Curve((right, y + k), (x + k, bottom), (x, bottom)),
        Curve((x - k, bottom), (left, y + k), (left, y)),
        Curve((left, y - k), (x - k, top), (x, top)),
        Curve((x + k, top), (right, y - k), (right, y)),
        Close(),
    )


def rounded_rectangle(x: float, y: float, width: float, height: float, radius: float) -> Path:
    """The rectangle with its top left corner at (x, y) and quarter circles for corners."""
    k = radius * (1 - QUARTER)
    right, bottom = x + width, y + height
    return (
        Move((x + radius, y)),
        Line((right - radius, y)),
        Curve((right - k, y), (right, y + k), (right, y + radius)),
        Line((right, bottom - radius)),
        Curve((right, bottom - k), (right - k, bottom), (right - radius, bottom)),
        Line((x + radius, bottom)),
        Curve((x + k, bottom), (x, bottom - k), (x, bottom - radius)),
        Line((x, y + radius)),
        Curve((x, y + k), (x + k, y), (x + radius, y)),
        Close(),
    )


def mapped(path: Path, warp: Warp) -> Path:
    """The path with every point, control points too, moved by the map."""

    def moved(segment: Segment) -> Segment:
        match segment:
            case Move(to):
                return Move(warp(*to))
            case Line(to):
                return Line(warp(*to))
            case Curve(first, second, to):
                return Curve(warp(*first), warp(*second), warp(*to))
            case Close():
                return segment

    return tuple(moved(segment) for segment in path)


def affine(x: float = 0, y: float = 0, *, scale: float = 1, scale_y: float | None = None, turn: float = 0) -> Warp:
    """The map that scales, then turns clockwise by `turn` degrees, then moves the origin to (x, y)."""
    down = scale if scale_y is None else scale_y
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return lambda u, v: (scale * u * cosine - down * v * sine + x, scale * u * sine + down * v * cosine + y)


def between(start: Point, end: Point, share: float) -> Point:
    """The point at `share` of the way from start to end."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def contours(path: Path) -> list[Path]:
    """The path's contours, each as a path of its own."""
    parts: list[list[Segment]] = []
    for segment in path:
        if isinstance(segment, Move):
            parts.append([])
        parts[-1].append(segment)
    return [tuple(part) for part in parts]


def flattened(path: Path, steps: int = 10) -> list[list[Point]]:
    """One list of points a contour; every curve is cut into `steps` straight pieces."""
    lines: list[list[Point]] = []
    for segment in path:
        match segment:
            case Move(to):
                lines.append([to])
            case Line(to):
                lines[-1].append(to)
            case Curve(first, second, to):
                start = lines[-1][-1]
                cubic = (start, first, second, to)
                lines[-1].extend(cubic_point(cubic, i / steps) for i in range(1, steps + 1))
            case Close():
                lines[-1].append(lines[-1][0])
    return lines


def travelled(line: Sequence[Point]) -> list[float]:
    """The distance of each point from the start, measured along the line."""
    return [0.0, *accumulate(math.dist(start, end) for start, end in pairwise(line))]


Cubic = tuple[Point, Point, Point, Point]
"""Start, two control points, end."""


def cubic_point(cubic: Cubic, share: float) -> Point:
    """The point of the cubic at parameter `share`, 0 to 1."""
    rest = 1 - share
    a, b, c, d = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
    start, first, second, end = cubic
    return (
        a * start[0] + b * first[0] + c * second[0] + d * end[0],
        a * start[1] + b * first[1] + c * second[1] + d * end[1],
    )


def bounds(path: Path) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the path."""
    points = [point for line in flattened(path) for point in line]
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    return min(xs), min(ys), max(xs), max(ys)


def area(points: Sequence[Point]) -> float:
    """The area of the polygon, negative if it runs anticlockwise on the screen."""
    following = (*points[1:], points[0])
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, following, strict=True)) / 2
