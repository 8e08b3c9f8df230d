"""The sign on the cloth that names the player who sits out, where three take turns at a game of two."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.engine.seating.players import Third
from twentyfive.presentation.measures import rounded_up
from twentyfive.presentation.table.table_layout import TableLayout
from twentyfive.ui.widgets.panels import OverlayFrame
from twentyfive.wording.setup.seating import sits_out


class SittingOutSign(OverlayFrame):
    """A small wooden sign in the far corner of the cloth, which a table of two leaves free."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""

    def show_third(self, third: Third | None, zones: TableLayout) -> None:
        """Name the player who sits out; None hides the sign."""
        self._text = "" if third is None else sits_out(third)
        self.setAccessibleName(self._text)
        small, felt = self._look.small, zones.felt
        width = ceil(QFontMetricsF(self._font()).horizontalAdvance(self._text) + 1.4 * small)
        right = felt.right - 2 * zones.gap
        self.setGeometry(right - width, felt.y + 2 * zones.gap, width, rounded_up(1.4 * small + 8))
        self.setVisible(third is not None)
        self.update()

    def _font(self) -> QFont:
        return self._look.font(self._look.small)

    def paintEvent(self, _: QPaintEvent) -> None:
        colours = self._look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.woodline, 1.5))
        painter.setBrush(colours.plate)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.setFont(self._font())
        painter.setPen(colours.woodink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()
