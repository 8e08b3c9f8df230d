"""Regions: paths joined, cut and widened. Qt's painter paths do the work, without a window."""

import struct
from collections.abc import Callable, Iterator

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from .paths import Close, Curve, Line, Move, Path, Point, Segment, area, contours, flattened

MITER_LIMIT = 3
TOLERANCE = 0.1  # permitted error of the edge of a widened curve, in card units

ROUND = Qt.PenCapStyle.RoundCap
FLAT = Qt.PenCapStyle.FlatCap
Cap = Qt.PenCapStyle


def joined(*paths: Path) -> Path:
    """The region that any of the closed paths covers."""
    region = QPainterPath()
    for path in paths:
        region = region.united(_to_qt(path))
    return _oriented(region)


def clipped(path: Path, region: Path) -> Path:
    """The part of the closed path that lies inside the region."""
    return _oriented(_to_qt(path).intersected(_to_qt(region)))


def without(path: Path, hole: Path) -> Path:
    """The part of the closed path that lies outside the hole."""
    return _oriented(_to_qt(path).subtracted(_to_qt(hole)))


def inside(path: Path) -> Callable[[Point], bool]:
    """A function that tests whether a point lies inside the closed path."""
    region = _to_qt(path)
    return lambda point: region.contains(QPointF(*point))


def widened(path: Path, width: float, cap: Cap = ROUND) -> Path:
    """The region that a pen of this width covers along the path."""
    pen = QPainterPathStroker()
    pen.setWidth(width)
    pen.setCapStyle(cap)
    pen.setJoinStyle(Qt.PenJoinStyle.SvgMiterJoin)
    pen.setMiterLimit(MITER_LIMIT)
    pen.setCurveThreshold(TOLERANCE)
    return _from_qt(pen.createStroke(_to_qt(path)))


def _to_qt(path: Path) -> QPainterPath:
    region = QPainterPath()
    region.setFillRule(Qt.FillRule.WindingFill)
    for segment in path:
        match segment:
            case Move(to):
                region.moveTo(*to)
            case Line(to):
                region.lineTo(*to)
            case Curve(first, second, to):
                region.cubicTo(*first, *second, *to)
            case Close():
                region.closeSubpath()
    return region


ELEMENT = struct.Struct(">idd")  # kind and place, as QDataStream writes them
BEFORE, AFTER = 4, 8  # bytes before and after the elements: their number; the last contour's start and the fill rule
MOVE, LINE, CURVE = (
    QPainterPath.ElementType.MoveToElement.value,
    QPainterPath.ElementType.LineToElement.value,
    QPainterPath.ElementType.CurveToElement.value,
)


def _elements(region: QPainterPath) -> Iterator[tuple[int, float, float]]:
    """Kind, x and y of each element. Asking Qt for them one by one would take most of the generator's time."""
    written = QByteArray()
    QDataStream(written, QIODevice.OpenModeFlag.WriteOnly) << region
    return ELEMENT.iter_unpack(written.data()[BEFORE:-AFTER])


def _from_qt(region: QPainterPath) -> Path:
    """The closed contours of the region."""
    if region.isEmpty():
        return ()
    segments: list[Segment] = []
    elements = _elements(region)
    for kind, x, y in elements:
        if kind == MOVE:
            segments.extend((Close(),) if segments else ())
            segments.append(Move((x, y)))
        elif kind == LINE:
            segments.append(Line((x, y)))
        elif kind == CURVE:
            (_, *second), (_, *end) = next(elements), next(elements)
            segments.append(Curve((x, y), (second[0], second[1]), (end[0], end[1])))
    return (*segments, Close())


def _oriented(region: QPainterPath) -> Path:
    """The region with its outer contours clockwise and its holes anticlockwise.

    Qt gives a hole either direction; SVG's nonzero rule and further operations need the opposite one.
    """
    parts = [_to_qt(part) for part in contours(_from_qt(region))]
    oriented: Path = ()
    for part in parts:
        start = QPointF(part.elementAt(0).x, part.elementAt(0).y)
        depth = sum(other.contains(start) for other in parts if other is not part)
        outline = _from_qt(part)
        clockwise = area(flattened(outline)[0]) > 0
        oriented += outline if clockwise == (depth % 2 == 0) else _from_qt(part.toReversed())
    return oriented
