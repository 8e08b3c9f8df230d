"""A ring that fills as far as something is done, with the figures in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.text_layout import narrowed
from twentyfive.ui.theme.tokens import Scheme, mixed
from twentyfive.ui.widgets.base_button import RING

_FULL: Final = 16 * 360
"""A full turn in the unit of Qt."""

_SIDE: Final = 4.2
"""The width of the ring on a page, in letters."""


class ProgressRing(Styled, QWidget):
    """The ring as a part of a page. What it says stands in words beside it, so a screen reader skips it.

    Attributes:
        done, whole: how much is done, and of how much.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.done = self.whole = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_progress(self, done: int, whole: int) -> None:
        """Show that so much is done."""
        self.done, self.whole = done, whole
        self.update()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = round(_SIDE * self._look.medium) + 2 * RING
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        paint_progress(painter, area, self.done, self.whole, self._look.colours.accentink, self._look)
        painter.end()


def paint_progress(painter: QPainter, area: QRectF, done: int, whole: int, ink: QColor, look: Look) -> None:
    """Paint the ring into a square area, filled with the colour `ink`."""
    tokens, width = look.theme.tokens, 0.09 * area.width()
    plain = look.theme.scheme is Scheme.HIGH_CONTRAST
    track = QColor(tokens.line if plain else mixed(tokens.surface, tokens.line, 0.35))
    circle = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(track, width / 3 if plain else width))
    painter.drawEllipse(circle)
    if done:
        painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawArc(circle, _FULL // 4, -round(_FULL * done / whole))
    write_within(painter, f"{done}/{whole}", circle.adjusted(width, 0, -width, 0), 0.3, look.colours.ink, look)


def write_within(painter: QPainter, text: str, area: QRectF, share: float, ink: QColor, look: Look) -> None:
    """Write a bold word into the middle of an area, its letters as high as a share of it."""
    font = narrowed(look.figures(max(9, round(share * area.height())), bold=True), text, 0.9 * area.width())
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
