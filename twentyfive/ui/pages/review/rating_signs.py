"""The signs of ratings: each has its own shape, so that nobody depends on colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from twentyfive.ai.advice.findings import Rating
from twentyfive.ui.theme.glyphs import paint_tick
from twentyfive.ui.theme.tokens import Tokens
from twentyfive.ui.widgets.panels import OverlayFrame

Points = tuple[tuple[float, float], ...]

_TRIANGLE: Final[Points] = ((0, -1.05), (1.1, 0.9), (-1.1, 0.9))
_SQUARE: Final[Points] = ((-0.92, -0.92), (0.92, -0.92), (0.92, 0.92), (-0.92, 0.92))
_DIAMOND: Final[Points] = ((0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0))
_EXCLAMATION: Final[tuple[Points, ...]] = (((0, -0.35), (0, 0.2)), ((0, 0.58), (0, 0.6)))
_CROSS: Final[tuple[Points, ...]] = (((-0.42, -0.42), (0.42, 0.42)), ((-0.42, 0.42), (0.42, -0.42)))
_EQUALS: Final[tuple[Points, ...]] = (((-0.4, -0.2), (0.4, -0.2)), ((-0.4, 0.24), (0.4, 0.24)))


def paint_rating(painter: QPainter, rating: Rating, centre: QPointF, radius: float, colours: Tokens[QColor]) -> None:
    """Paint a disc with a tick, a triangle with an exclamation mark, a square with a cross, or a diamond with bars."""
    if rating is Rating.BEST:
        paint_tick(painter, centre, radius, colours.good, colours.surface)
        return
    shape, strokes, fill = {
        Rating.SMALL: (_TRIANGLE, _EXCLAMATION, colours.accentink),
        Rating.COSTLY: (_SQUARE, _CROSS, colours.bad),
        Rating.OTHERWISE: (_DIAMOND, _EQUALS, colours.ink2),
    }[rating]
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPolygon(_polygon(shape))
    pen = QPen(colours.surface, 0.27)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for stroke in strokes:
        painter.drawPolyline(_polygon(stroke))
    painter.restore()


def _polygon(points: Points) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


class RatingSign(OverlayFrame):
    """The sign of a rating over the corner of a card, with a rim that sets it off from the card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rating: Rating | None = None

    def show_rating(self, rating: Rating | None) -> None:
        """Show this rating, or none."""
        self._rating = rating
        self.setVisible(rating is not None)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        if self._rating is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = min(self.width(), self.height()) / 2
        centre = QPointF(self.width() / 2, self.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.colours.surface)
        painter.drawEllipse(centre, half, half)
        paint_rating(painter, self._rating, centre, 0.72 * half, self._look.colours)
        painter.end()


def sign_side(medium: int) -> int:
    """The side of a sign over a card."""
    return round(1.55 * medium)
