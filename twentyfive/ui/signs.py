"""Small drawn signs: the tally of tricks, the dealer's chip, the signs of the sides."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from twentyfive.ui.look import Look


def paint_tally(painter: QPainter, count: int, area: QRectF, colour: QColor) -> None:
    """Strokes in fives from the left, as tall as `area`: the fifth crosses the four."""
    height = area.height()
    step = height * 0.34
    painter.setPen(QPen(colour, max(2.0, height * 0.14), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    left = area.left()
    for five in range(math.ceil(count / 5)):
        strokes = min(5, count - 5 * five)
        for stroke in range(min(strokes, 4)):
            x = left + stroke * step
            painter.drawLine(QPointF(x, area.top() + 1), QPointF(x, area.bottom() - 1))
        if strokes == 5:
            painter.drawLine(
                QPointF(left - step * 0.6, area.bottom() - height * 0.22),
                QPointF(left + 3.6 * step, area.top() + height * 0.22),
            )
        left += 5.4 * step


def paint_dealer_chip(painter: QPainter, area: QRectF, look: Look) -> None:
    """The white chip with a D that lies before the dealer."""
    painter.setPen(QPen(look.colours.woodline, 1))
    painter.setBrush(look.colours.card)
    painter.drawEllipse(area)
    inner = area.adjusted(2.5, 2.5, -2.5, -2.5)
    painter.setPen(QPen(look.colours.red, max(1.2, area.width() * 0.06)))
    painter.drawEllipse(inner)
    painter.setPen(look.colours.black)
    painter.setFont(look.font(max(8, round(area.height() * 0.5)), bold=True))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "D")


def paint_side_sign(painter: QPainter, side: int, area: QRectF, look: Look) -> None:
    """A side's sign: disc, square, triangle, star, cross; its colour is extra."""
    colours = look.colours.sides
    painter.setPen(QPen(look.colours.rim, 1))
    painter.setBrush(colours[side % len(colours)])
    match side % 5:
        case 0:
            painter.drawEllipse(area)
        case 1:
            painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))
        case 2:
            top = QPointF(area.center().x(), area.top())
            painter.drawPolygon(QPolygonF([top, area.bottomRight(), area.bottomLeft()]))
        case 3:
            painter.drawPolygon(_star(area))
        case 4:
            painter.drawPolygon(_cross(area))


def _star(area: QRectF) -> QPolygonF:
    points = []
    for corner in range(10):
        reach = area.width() * (0.56 if corner % 2 == 0 else 0.24)
        angle = math.pi * corner / 5
        points.append(area.center() + QPointF(reach * math.sin(angle), -reach * math.cos(angle)))
    return QPolygonF(points)


def _cross(area: QRectF) -> QPolygonF:
    third = area.width() / 3
    steps = [(1, 0), (2, 0), (2, 1), (3, 1), (3, 2), (2, 2), (2, 3), (1, 3), (1, 2), (0, 2), (0, 1), (1, 1)]
    return QPolygonF([QPointF(area.left() + x * third, area.top() + y * third) for x, y in steps])
