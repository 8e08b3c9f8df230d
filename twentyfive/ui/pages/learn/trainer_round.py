"""The round of the card trainer as a bar: a tick or a cross for each answer, and the right ones in a row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.engine.learning.trainer import ROUND
from twentyfive.presentation.trainer import TrainerRound
from twentyfive.ui.accessibility.roles import Worded
from twentyfive.ui.theme.glyphs import paint_cross, paint_tick
from twentyfive.ui.theme.text_layout import Lines, line_height, natural_width, paint_lines
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidth
from twentyfive.wording.learning.trainer import round_spoken, streak_line

_RADIUS: Final = 0.62
"""The radius of a place, in letters."""

_STEP: Final = 1.7
"""The distance between the middles of two places at most, in letters."""


class RoundBar(HeightForWidth, Worded):
    """Ten places in a row, those of the questions to come hollow; at the right, how many were right in a row.

    Attributes:
        round: the round shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.round = TrainerRound()

    def show_round(self, shown: TrainerRound) -> None:
        """Show this round."""
        self.round = shown
        self.setAccessibleName(round_spoken(shown.done, shown.right, shown.streak))
        self.update()

    def heightForWidth(self, _: int) -> int:
        return round(max(self._look.line_height(self._look.medium), 2.6 * _RADIUS * self._look.medium))

    def sizeHint(self) -> QSize:
        width = round((ROUND + 5) * _STEP * self._look.medium) + 2 * RING
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _step(self) -> float:
        """The distance between two places, where the longest streak of the round still has room at the right."""
        words = natural_width(streak_line(ROUND * ROUND), self._look.figures(self._look.medium, bold=True))
        room = self.width() - 2 * RING - words - self._look.gap
        return max(0.0, min(_STEP * self._look.medium, room / ROUND))

    def paintEvent(self, _: QPaintEvent) -> None:
        look, colours, step = self._look, self._look.colours, self._step()
        radius = min(_RADIUS * look.medium, 0.45 * step)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(ROUND):
            centre = QPointF(RING + radius + place * step, self.height() / 2)
            if place < self.round.done:
                right = self.round.answers[place]
                paint = paint_tick if right else paint_cross
                paint(painter, centre, radius, colours.good if right else colours.bad, colours.surface)
                continue
            now = place == self.round.done
            painter.setPen(QPen(colours.accentink if now else colours.line, 0.18 * radius if now else 0.1 * radius))
            painter.setBrush(colours.accent if now else Qt.BrushStyle.NoBrush)
            inner = 0.92 * radius if now else 0.8 * radius
            painter.drawEllipse(centre, inner, inner)
        font = look.figures(look.medium, bold=True)
        painter.setPen(colours.ink)
        words = QRectF(0, (self.height() - line_height(font)) / 2, self.width() - RING, line_height(font))
        paint_lines(painter, Lines((self.round.streak_said,), whole=True), font, words, Qt.AlignmentFlag.AlignRight)
        painter.end()
