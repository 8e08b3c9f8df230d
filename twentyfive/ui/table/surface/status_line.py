"""The line above the hand that says in plain words what is going on."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QTextDocument
from PySide6.QtWidgets import QLabel, QWidget

from twentyfive.ui.theme.glyphs import paint_refusal_sign, paint_turn_sign
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.tokens import SHADE, Ground, Tokens
from twentyfive.ui.widgets.base_button import is_ringed
from twentyfive.wording.names import for_the_ear
from twentyfive.wording.table.line import Line

_SMALLEST: Final = 0.7
"""The least size of the letters, as a share, for a text that is too long for two lines."""

_WIDER: Final = 8
"""The pixels by which the line grows until none of its words is broken off by a rounded width."""


def shade(colours: Tokens[QColor]) -> QColor:
    """The dark veil under words on the cloth that ask nothing."""
    veil = QColor(colours.tray)
    veil.setAlphaF(SHADE)
    return veil


class StatusLine(Styled, QLabel):
    """Shows a `Line`, with a triangle if the viewer is asked something, or an exclamation mark if it refuses a move.

    Then it lies on paper; all else it says lightly, on a veil over the cloth.

    Attributes:
        line: the line shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = Line("")
        self._asks = False
        self._zone = QRect()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dress()

    def put(self, zone: QRect) -> None:
        """Use this zone from now on: its whole height, and in its middle as much of its width as the words need."""
        self._zone = zone
        self._write()

    def restyle(self) -> None:
        self._write()

    def say(self, line: Line, *, asks: bool, spoken: str = "") -> None:
        """Show `line`, read out as `spoken` if that is given; `asks` marks that the viewer is to act."""
        self.line = line
        self._asks = asks
        self.setAccessibleName(for_the_ear(spoken or str(line)))
        self._write()
        self.update()

    @property
    def _is_paper(self) -> bool:
        """Whether the line lies on paper, as it asks the viewer something or refuses it."""
        return self._asks or self.line.refuses

    def _write(self) -> None:
        """Write the line in full size, or somewhat smaller if it would not fit, and become as wide as it needs."""
        palette = self.palette()
        palette.setColor(self.foregroundRole(), self._look.ink_on(self._ground))
        self.setPalette(palette)
        left = round(self._sign_width()) if self._is_paper else self._look.margin
        self.setContentsMargins(left, 0, self._look.margin, 0)
        zone = self._zone
        self._fit(max(0, zone.width() - left - self._look.margin))
        width = min(zone.width(), left + self._look.margin + self._words_width())
        while width < zone.width() and self.heightForWidth(width) > self.heightForWidth(zone.width()):
            width = min(zone.width(), width + _WIDER)
        self.setGeometry(zone.x() + (zone.width() - width) // 2, zone.y(), width, zone.height())

    def _fit(self, room: int) -> None:
        """Write the line in letters as large as fit into the zone, with `room` between the margins."""
        largest = self._look.medium
        # The reason for a refusal is more important than the question, which has been read before.
        for line in (self.line, Line(self.line.detail)) if self.line.refuses else (self.line,):
            for size in range(largest, round(_SMALLEST * largest) - 1, -1):
                self._fill(line, room, size)
                if self.heightForWidth(self._zone.width()) <= self._zone.height():
                    return

    def _words_width(self) -> int:
        """The width of the words as they are written, if no line of them is broken."""
        words = QTextDocument()
        words.setDocumentMargin(0)
        words.setDefaultFont(self.font())
        words.setHtml(self.text())
        return ceil(words.idealWidth()) + 2

    @property
    def _ground(self) -> Ground:
        return Ground.PAPER if self._is_paper else Ground.SHADE

    def _fill(self, line: Line, room: int, size: int) -> None:
        self.setFont(self._look.font(size))
        bold, plain = QFontMetricsF(self._look.font(size, bold=True)), self.fontMetrics()
        fits = bold.horizontalAdvance(line.headline) <= room and plain.horizontalAdvance(line.detail) <= room
        headline = f"<b>{self._look.rich(line.headline, self._ground)}</b>"
        detail = self._look.rich(line.detail, self._ground)
        self.setText(f"{headline}<br>{detail}" if fits and detail else f"{headline} {detail}")

    def _sign_width(self) -> float:
        return self._look.medium * 2.5

    def sizeHint(self) -> QSize:
        return QSize(480, 64)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.colours
        painter.setPen(QPen(colours.line, 1.5) if self._is_paper else Qt.PenStyle.NoPen)
        painter.setBrush(colours.surface if self._is_paper else shade(colours))
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
