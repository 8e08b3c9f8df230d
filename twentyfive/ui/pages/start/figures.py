"""The figures in the corners of tiles: an icon, the leaf of a calendar, and a ring that fills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from twentyfive.ui.figures.progress_ring import paint_progress, write_within
from twentyfive.ui.pages.start.tile import Figure
from twentyfive.ui.theme.icons import Icon, paint_icon
from twentyfive.ui.theme.look import Look

if TYPE_CHECKING:
    from twentyfive.presentation.start.progress import ShownCourse


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
    write_within(painter, month, head, 0.62, colours.card, look)
    write_within(painter, str(day.day()), page.adjusted(0, head.height(), 0, 0), 0.8, colours.black, look)


def ring(course: ShownCourse) -> Figure:
    """Return a ring that is filled as far as the lessons are done."""

    def paint(painter: QPainter, area: QRectF, ink: QColor, look: Look) -> None:
        paint_progress(painter, area, course.done, course.lessons, ink, look)

    return paint
