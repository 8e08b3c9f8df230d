"""The figures in the corners of tiles: an icon, the leaf of a calendar, and a ring that fills."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from twentyfive.ui.pages.start.tile import Figure
from twentyfive.ui.theme.icons import Icon, paint_icon
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.text_layout import narrowed
from twentyfive.ui.theme.tokens import Scheme, mixed

if TYPE_CHECKING:
    from twentyfive.presentation.start.progress import ShownCourse

_FULL: Final = 16 * 360
"""A full turn in the unit of Qt."""


def sign(icon: Icon) -> Figure:
    """Return an icon as a figure."""

    def paint(painter: QPainter, area: QRectF, ink: QColor, _: Look) -> None:
        side = 0.6 * area.width()
        paint_icon(painter, icon, QRectF(area.right() - side, area.bottom() - side, side, side), ink)

    return paint


def paint_leaf(painter: QPainter, area: QRectF, _: QColor, look: Look) -> None:
    """Paint the leaf of a calendar with the day of today."""
    day = QDate.currentDate()
    page = QRectF(area.right() - 0.8 * area.width(), area.top(), 0.8 * area.width(), area.height())
    colours, radius = look.colours, 0.12 * page.width()
    head = QRectF(page.left(), page.top(), page.width(), 0.34 * page.height())
    shape = QPainterPath()
    shape.addRoundedRect(page, radius, radius)
    painter.save()
    painter.setClipPath(shape)
    painter.fillRect(page, colours.card)
    painter.fillRect(head, colours.red)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours.line, 1.5))
    painter.drawPath(shape)
    month = QLocale().standaloneMonthName(day.month(), QLocale.FormatType.ShortFormat)
    _write(painter, month, head, 0.62, colours.card, look)
    _write(painter, str(day.day()), page.adjusted(0, head.height(), 0, 0), 0.8, colours.black, look)


def ring(course: ShownCourse) -> Figure:
    """Return a ring that is filled as far as the lessons are done."""

    def paint(painter: QPainter, area: QRectF, ink: QColor, look: Look) -> None:
        tokens, width = look.theme.tokens, 0.09 * area.width()
        plain = look.theme.scheme is Scheme.HIGH_CONTRAST
        track = QColor(tokens.line if plain else mixed(tokens.surface, tokens.line, 0.35))
        circle = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(track, width / 3 if plain else width))
        painter.drawEllipse(circle)
        if course.done:
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawArc(circle, _FULL // 4, -round(_FULL * course.done / course.lessons))
        _write(painter, course.ring, circle.adjusted(width, 0, -width, 0), 0.3, look.colours.ink, look)

    return paint


def _write(painter: QPainter, text: str, area: QRectF, share: float, ink: QColor, look: Look) -> None:
    """Write a bold word into the middle of an area, its letters as high as a share of it."""
    font = narrowed(look.figures(max(9, round(share * area.height())), bold=True), text, 0.9 * area.width())
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
