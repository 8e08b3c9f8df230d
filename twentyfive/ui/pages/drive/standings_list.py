"""The standings as a list that is painted at once: 250 lines as widgets would take seconds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from twentyfive.presentation.drive.game_shown import StandingShown
from twentyfive.ui.accessibility.roles import Worded
from twentyfive.ui.theme.text_layout import Lines, line_height, natural_width, paint_lines, wrapped
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidth
from twentyfive.wording.names import separated

_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_MOST_LINES: Final = 4
_READ: Final = 10
"""The lines that a screen reader is given: more of them nobody would wait for."""


class _Columns(NamedTuple):
    """The widths of the columns, in pixels: the place, the number of the card, and the score."""

    place: float
    card: float
    score: float

    @property
    def before(self) -> float:
        """The distance of the names from the left end."""
        return self.place + self.card


class StandingsList(HeightForWidth, Worded):
    """The list: place, card, names and score."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[StandingShown, ...] = ()
        self._columns, self._widest = _Columns(0, 0, 0), 0.0
        self._wrapped: dict[tuple[str, int], Lines] = {}  # names in a width: wrapping all anew would take 15 ms
        self._heights: dict[int, int] = {}  # by width: a layout asks for it ten times

    def show_lines(self, lines: Sequence[StandingShown]) -> None:
        """Show these lines."""
        if tuple(lines) != self._lines:
            self._lines = tuple(lines)
            read = [f"{line.place} {line.names} {line.score}".strip() for line in self._lines[:_READ]]
            self.setAccessibleName(separated(read))
            self._measure()
            self._renew()

    def restyle(self) -> None:
        self._wrapped = {}
        self._measure()
        super().restyle()

    def _measure(self) -> None:
        self._heights = {}
        bold, medium = self._look.figures(self._look.medium, bold=True), self._look.medium

        def widest(texts: set[str]) -> float:
            return max((natural_width(text, bold) for text in texts), default=0.0)

        self._columns = _Columns(
            widest({line.place for line in self._lines}) + 0.5 * medium,
            widest({line.card for line in self._lines}) + 0.7 * medium,
            widest({str(line.score) for line in self._lines}) + self._look.gap,
        )
        plain = self._look.font(medium)
        self._widest = max((natural_width(line.names, plain) for line in self._lines), default=0.0) + 1

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            each = self._look.line_height(self._look.medium) + self._look.gap
            one_line = self._widest < self._room(width)  # then nothing need be wrapped
            heights = [each] * len(self._lines) if one_line else [self._height(line, width) for line in self._lines]
            self._heights[width] = round(sum(heights)) + RING
        return self._heights[width]

    def sizeHint(self) -> QSize:
        width = 16 * self._look.medium
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(9 * self._look.medium, self._look.control_height)

    def _room(self, width: int) -> float:
        """The width that is left for names."""
        return width - 2 * RING - self._columns.before - self._columns.score

    def _names(self, line: StandingShown, width: int) -> Lines:
        found = self._wrapped.get((line.names, width))
        if found is None:
            found = wrapped(line.names, self._look.font(self._look.medium), max(1.0, self._room(width)), _MOST_LINES)
            self._wrapped[line.names, width] = found
        return found

    def _height(self, line: StandingShown, width: int) -> float:
        return len(self._names(line, width).texts) * self._look.line_height(self._look.medium) + self._look.gap

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours, columns = self._look.colours, self._columns
        plain, bold = self._look.font(self._look.medium), self._look.figures(self._look.medium, bold=True)
        top, width = 0.0, self.width()
        for line in self._lines:
            height = self._height(line, width)
            if event.rect().top() <= top + height and top <= event.rect().bottom():
                if top:
                    painter.fillRect(QRectF(RING, top, width - 2 * RING, 1), colours.line)
                row = QRectF(RING, top + self._look.gap / 2, width - 2 * RING, line_height(bold))
                painter.setPen(colours.ink2)
                paint_lines(painter, Lines((line.place,), whole=True), bold, row, _LEFT)
                card = QRectF(row.left(), row.top(), columns.before - 0.5 * self._look.medium, row.height())
                paint_lines(painter, Lines((line.card,), whole=True), bold, card, _RIGHT)
                painter.setPen(colours.ink)
                names = row.adjusted(columns.before, 0, 0, height)
                paint_lines(painter, self._names(line, width), plain, names, _LEFT)
                paint_lines(painter, Lines((str(line.score),), whole=True), bold, row, _RIGHT)
            top += height
        painter.end()
