"""Small painted signs: tally of tricks, dealer's chip, tick, chips of the pool, pills with a word, signs of sides."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from twentyfive.presentation.measures import TALLY_CROSSING, TALLY_FIVE, TALLY_STEP, TALLY_THICKNESS
from twentyfive.ui.theme.look import figures_of, font_of
from twentyfive.ui.theme.tokens import Tokens


def paint_tally(painter: QPainter, count: int, area: QRectF, colour: QColor) -> None:
    """Paint `count` tally strokes from the left, as tall as `area`; every fifth stroke crosses the four before it."""
    height = area.height()
    step = height * TALLY_STEP
    painter.setPen(QPen(colour, max(2.0, height * TALLY_THICKNESS), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    left = area.left()
    for five in range(math.ceil(count / 5)):
        strokes = min(5, count - 5 * five)
        for stroke in range(min(strokes, 4)):
            x = left + stroke * step
            painter.drawLine(QPointF(x, area.top() + 1), QPointF(x, area.bottom() - 1))
        if strokes == 5:
            painter.drawLine(
                QPointF(left - step * 0.6, area.bottom() - height * 0.22),
                QPointF(left + TALLY_CROSSING * step, area.top() + height * 0.22),
            )
        left += TALLY_FIVE * step


def paint_dealer_chip(painter: QPainter, area: QRectF, colours: Tokens[QColor], face: QFont) -> None:
    """Paint the white chip with a D that lies in front of the dealer."""
    painter.setPen(QPen(colours.woodline, 1))
    painter.setBrush(colours.card)
    painter.drawEllipse(area)
    inner = area.adjusted(2.5, 2.5, -2.5, -2.5)
    painter.setPen(QPen(colours.red, max(1.2, area.width() * 0.06)))
    painter.drawEllipse(inner)
    painter.setPen(colours.black)
    painter.setFont(font_of(face, max(8, round(area.height() * 0.5)), bold=True))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "D")


def paint_tick(painter: QPainter, centre: QPointF, radius: float, disc: QColor, tick: QColor) -> None:
    """Paint a disc with a tick, which means chosen, on, or good."""
    mark = QPainterPath(centre + QPointF(-0.48, 0.04) * radius)
    mark.lineTo(centre + QPointF(-0.12, 0.42) * radius)
    mark.lineTo(centre + QPointF(0.48, -0.36) * radius)
    _paint_on_disc(painter, mark, centre, radius, disc, tick)


def paint_cross(painter: QPainter, centre: QPointF, radius: float, disc: QColor, cross: QColor) -> None:
    """Paint a disc with a cross, which means wrong."""
    mark = QPainterPath()
    for slope in (-1, 1):
        mark.moveTo(centre + QPointF(-0.38, -0.38 * slope) * radius)
        mark.lineTo(centre + QPointF(0.38, 0.38 * slope) * radius)
    _paint_on_disc(painter, mark, centre, radius, disc, cross)


def _paint_on_disc(
    painter: QPainter, mark: QPainterPath, centre: QPointF, radius: float, disc: QColor, ink: QColor
) -> None:
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(disc)
    painter.drawEllipse(centre, radius, radius)
    pen = QPen(ink, 0.28 * radius)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(mark)
    painter.restore()


def paint_corner_tick(painter: QPainter, frame: QRect, factor: float, *, disc: QColor, tick: QColor) -> None:
    """Paint the tick that marks the chosen button, on the upper right corner of its `frame`."""
    radius = 10 * max(1.0, 0.75 * factor)
    # The disc sticks out by 5 pixels, less than the margin for the focus ring.
    centre = QPointF(frame.right() + 6 - radius, frame.top() - 5 + radius)
    paint_tick(painter, centre, radius, disc, tick)


def paint_turn_sign(painter: QPainter, middle: QPointF, half: float, colours: Tokens[QColor]) -> None:
    """Paint the triangle beside a question to the viewer; it extends `half` to each side of `middle`."""
    painter.setBrush(colours.accent)
    painter.setPen(QPen(colours.ink, 1.5))
    corners = [QPointF(-half, -0.9 * half), QPointF(half, -0.9 * half), QPointF(0, half)]
    painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))


def paint_refusal_sign(painter: QPainter, middle: QPointF, half: float, colours: Tokens[QColor]) -> None:
    """Paint the exclamation mark in a ring beside the reason for a refusal; it extends `half` to each side."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours.bad, 0.2 * half, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawEllipse(middle, 0.9 * half, 0.9 * half)
    painter.drawLine(middle + QPointF(0, -0.45 * half), middle + QPointF(0, 0.1 * half))
    painter.drawPoint(middle + QPointF(0, 0.45 * half))


def paint_chip(painter: QPainter, area: QRectF, colours: Tokens[QColor], colour: QColor) -> None:
    """Paint a chip lying flat, seen at an angle: its edge, its face with six light marks, and a ring."""
    thick = 0.22 * area.height()
    face = QRectF(area.left(), area.top(), area.width(), area.height() - thick)
    outline = QPen(colours.black, max(0.8, 0.03 * area.width()))
    painter.setPen(outline)
    painter.setBrush(colour.darker(160))
    painter.drawEllipse(face.translated(0, thick))
    painter.setBrush(colour)
    painter.drawEllipse(face)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.card)
    for mark in range(6):
        painter.drawPie(face.adjusted(1, 1, -1, -1), 16 * (60 * mark + 8), 16 * 26)
    inner = face.adjusted(0.19 * face.width(), 0.19 * face.height(), -0.19 * face.width(), -0.19 * face.height())
    painter.setPen(QPen(colours.card, max(0.8, 0.04 * area.width())))
    painter.setBrush(colour)
    painter.drawEllipse(inner)


def pill_size(text: str, letters: int, face: QFont) -> QSizeF:
    """Return the size of a pill with that text."""
    metrics = QFontMetricsF(figures_of(face, letters, bold=True))
    return QSizeF(max(1.8 * letters, metrics.horizontalAdvance(text) + 1.1 * letters), metrics.height() + 4)


def paint_pill(
    painter: QPainter, text: str, area: QRectF, letters: int, colours: Tokens[QColor], face: QFont, *, fill: QColor
) -> None:
    """Paint a word on a small rounded label, filled with the colour of cards or with gold."""
    painter.setPen(QPen(colours.black, 1.5))
    painter.setBrush(fill)
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
    painter.setFont(figures_of(face, letters, bold=True))
    painter.setPen(colours.black if fill == colours.card else colours.onaccent)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


def paint_side_sign(painter: QPainter, side: int, area: QRectF, colours: Tokens[QColor]) -> None:
    """Paint the sign of a side: disc, square, triangle, star or cross. The shape alone tells sides apart."""
    sides = colours.sides
    painter.setPen(QPen(colours.rim, 1))
    painter.setBrush(sides[side % len(sides)])
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
