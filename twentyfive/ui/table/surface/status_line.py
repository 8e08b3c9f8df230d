"""The line above the hand that says in plain words what is going on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from twentyfive.ui.theme.glyphs import paint_refusal_sign, paint_turn_sign
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import is_ringed
from twentyfive.wording.names import for_the_ear
from twentyfive.wording.table.line import Line

_SMALLEST: Final = 0.7
"""The least size of the letters, as a share, for a text that is too long for two lines."""


class StatusLine(Styled, QLabel):
    """Shows a `Line`, with a triangle if the viewer is asked something, or an exclamation mark if it refuses a move.

    Attributes:
        line: the line shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = Line("")
        self._asks = False
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dress()

    def restyle(self) -> None:
        palette = self.palette()
        palette.setColor(self.foregroundRole(), self._look.colours.ink)
        self.setPalette(palette)
        self._write()

    def say(self, line: Line, *, asks: bool, spoken: str = "") -> None:
        """Show `line`, read out as `spoken` if that is given; `asks` marks that the viewer is to act."""
        self.line = line
        self._asks = asks
        self.setAccessibleName(for_the_ear(spoken or str(line)))
        self._write()
        self.update()

    def _write(self) -> None:
        """Write the line in full size, or somewhat smaller if it would not fit."""
        left = round(self._sign_width())
        self.setContentsMargins(left, 0, self._look.margin, 0)
        room = max(0, self.width() - left - self._look.margin)
        largest = self._look.medium
        # The reason for a refusal is more important than the question, which has been read before.
        for line in (self.line, Line(self.line.detail)) if self.line.refuses else (self.line,):
            for size in range(largest, round(_SMALLEST * largest) - 1, -1):
                self._fill(line, room, size)
                if self.heightForWidth(self.width()) <= self.height():
                    return

    def _fill(self, line: Line, room: int, size: int) -> None:
        self.setFont(self._look.font(size))
        bold, plain = QFontMetricsF(self._look.font(size, bold=True)), self.fontMetrics()
        fits = bold.horizontalAdvance(line.headline) <= room and plain.horizontalAdvance(line.detail) <= room
        headline = f"<b>{self._look.rich(line.headline)}</b>"
        detail = self._look.rich(line.detail)
        self.setText(f"{headline}<br>{detail}" if fits and detail else f"{headline} {detail}")

    def _sign_width(self) -> float:
        return self._look.medium * 2.5

    def sizeHint(self) -> QSize:
        return QSize(480, 64)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._look.colours.surface)
        painter.setPen(QPen(self._look.colours.line, 1.5))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), 10, 10)
        middle = QPointF(self._sign_width() / 2 + 2, self.height() / 2)
        if self.line.refuses:
            paint_refusal_sign(painter, middle, 0.7 * self._look.medium, self._look.colours)
        elif self._asks:
            paint_turn_sign(painter, middle, 0.6 * self._look.medium, self._look.colours)
        if is_ringed(self):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._look.colours.f2, 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
        painter.end()
        super().paintEvent(event)
