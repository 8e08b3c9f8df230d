"""Regions: paths joined, cut and widened. Qt's painter paths do the work, without a window."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
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


def _from_qt(region: QPainterPath) -> Path:
    """The closed contours of the region."""
    segments: list[Segment] = []
    elements = [region.elementAt(i) for i in range(region.elementCount())]
    points = [(element.x, element.y) for element in elements]
    for i, element in enumerate(elements):
        match element.type:
            case QPainterPath.ElementType.MoveToElement:
                segments.extend((Close(),) if segments else ())
                segments.append(Move(points[i]))
            case QPainterPath.ElementType.LineToElement:
                segments.append(Line(points[i]))
            case QPainterPath.ElementType.CurveToElement:
                segments.append(Curve(*points[i : i + 3]))
            case QPainterPath.ElementType.CurveToDataElement:
                pass
    return (*segments, Close()) if segments else ()


def _oriented(region: QPainterPath) -> Path:
    """The region with its outer contours clockwise and its holes anticlockwise.

    Qt gives a hole either direction; SVG's nonzero rule and further operations need the opposite one.
    """
    parts = [_to_qt(part) for part in contours(_from_qt(region))]
    oriented: Path = ()
    for part in parts:
        start = QPointF(part.elementAt(0).x, part.elementAt(0).y)
        depth = sum(other.contains(start) for other in parts if other is not part)
        clockwise = area(flattened(_from_qt(part))[0]) > 0
        oriented += _from_qt(part if clockwise == (depth % 2 == 0) else part.toReversed())
    return oriented
