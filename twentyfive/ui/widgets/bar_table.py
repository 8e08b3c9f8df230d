"""A table that compares choices by their expected figures, each drawn as a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.option_bars import BarRow, OptionBar
from twentyfive.ui.accessibility.roles import Worded
from twentyfive.ui.theme.text_layout import line_height, longest_word, natural_width, paint_lines, wrapped
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidth
from twentyfive.wording.names import detailed, for_the_ear, separated

_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_MOST_FOR_NAMES: Final = 0.4
"""Largest share of the width for the names."""

_MOST_LINES: Final = 3
_ROW_GAP: Final = 4
_LEAST_SCALE: Final = 1.0
"""Least value of a bar of full length, so that small figures do not look large."""

_SHORTEST_BAR: Final = 2.0
"""Least room for a bar, in font sizes; with less there are only figures."""


class _Columns(NamedTuple):
    """The layout of the columns.

    Attributes:
        names: the width of the names.
        column: the width of each column.
        figures: the width of the figures at the right of each column.
        scales: the least and the greatest value of the bars of each column.
    """

    names: float
    column: float
    figures: tuple[float, ...]
    scales: tuple[tuple[float, float], ...]


class BarTable(HeightForWidth, Worded):
    """A row for each choice, under a heading for each column if there are several.

    Attributes:
        rows: the choices shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads: tuple[str, ...] = ()
        self._names_head = ""
        self.rows: tuple[BarRow, ...] = ()
        self._bars: tuple[tuple[OptionBar, ...], ...] = ()

    def show_rows(self, rows: Sequence[BarRow], heads: Sequence[str] = (), names_head: str = "") -> None:
        """Show these choices, the best first.

        Args:
            rows: the choices.
            heads: the headings of the columns.
            names_head: the heading of the names.

        Raises:
            ValueError: if the choices differ in their number of figures; raised here, since an exception within a
                layout would end the program.
        """
        self._bars = tuple(zip(*(row.bars for row in rows), strict=True))
        self.rows, self._heads, self._names_head = tuple(rows), tuple(heads), names_head
        spoken = separated([detailed(row.name, ", ".join(bar.figure for bar in row.bars)) for row in rows])
        self.setAccessibleName(for_the_ear(spoken))
        self._renew()

    def _bold(self) -> QFont:
        return self._look.figures(self._look.medium, bold=True)

    def _between(self) -> float:
        return 1.2 * self._look.medium

    def _columns(self, width: float) -> _Columns:
        bold, small = self._bold(), self._look.font(self._look.small)
        room = width - 2 * RING
        widest = max((natural_width(self._look.signs(row.name), bold) for row in self.rows), default=0.0)
        word = max((longest_word(self._look.signs(row.name), bold) for row in self.rows), default=0.0)
        heads = [natural_width(head, small) for head in self._heads] or [0.0] * len(self._bars)
        figures = tuple(max(natural_width(bar.figure, bold) for bar in bars) for bars in self._bars)
        needed = sum(map(max, figures, heads)) + len(self._bars) * self._between()
        names = min(widest, max(word, _MOST_FOR_NAMES * room, room - needed - 4 * self._look.medium * len(self._bars)))
        column = (room - names) / max(1, len(self._bars)) - self._between()
        return _Columns(names, column, figures, tuple(map(_scale, self._bars)))

    def _head_height(self) -> float:
        return self._look.line_height(self._look.small) + _ROW_GAP if self._heads else 0.0

    def _row_height(self, row: BarRow, columns: _Columns) -> float:
        lines = wrapped(self._look.signs(row.name), self._bold(), columns.names + 1, _MOST_LINES)
        return len(lines.texts) * line_height(self._bold()) + _ROW_GAP

    def heightForWidth(self, width: int) -> int:
        columns = self._columns(width)
        return round(self._head_height() + sum(self._row_height(row, columns) for row in self.rows))

    def sizeHint(self) -> QSize:
        width = 16 * self._look.medium
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = self._columns(self.width())
        self._paint_heads(painter, columns)
        top = self._head_height()
        for row in self.rows:
            height = self._row_height(row, columns)
            self._paint_row(painter, row, columns, QRectF(RING, top, self.width() - 2 * RING, height))
            top += height
        painter.end()

    def _paint_heads(self, painter: QPainter, columns: _Columns) -> None:
        font = self._look.font(self._look.small)
        painter.setPen(self._look.colours.ink2)
        names = wrapped(self._names_head, font, columns.names + self._between(), 1)
        paint_lines(painter, names, font, QRectF(RING, 0, columns.names, line_height(font)), _LEFT)
        for number, head in enumerate(self._heads):
            left = self._left_of(number, columns)
            area = QRectF(left, 0, columns.column, line_height(font))
            paint_lines(painter, wrapped(head, font, columns.column + 1, 1), font, area, _RIGHT)

    def _left_of(self, number: int, columns: _Columns) -> float:
        return RING + columns.names + (number + 1) * self._between() + number * columns.column

    def _paint_row(self, painter: QPainter, row: BarRow, columns: _Columns, area: QRectF) -> None:
        look = self._look
        font = self._bold() if row.best else look.figures(look.medium)
        painter.setPen(look.colours.ink)
        name = wrapped(look.signs(row.name), font, columns.names + 1, _MOST_LINES)
        step = line_height(font)
        words = QRectF(area.left(), area.center().y() - len(name.texts) * step / 2, area.width(), area.height())
        paint_lines(painter, name, font, words, _LEFT, look.sign_inks(look.theme.tokens.surface, look.theme.tokens.ink))
        for number, bar in enumerate(row.bars):
            left = self._left_of(number, columns)
            figure = QRectF(left, area.center().y() - step / 2, columns.column, step)
            painter.setPen(look.colours.ink)
            paint_lines(painter, wrapped(bar.figure, font, columns.column + 1, 1), font, figure, _RIGHT)
            room = columns.column - columns.figures[number] - 0.6 * look.medium
            if room >= _SHORTEST_BAR * look.medium:
                bar_area = QRectF(left, area.top(), room, area.height())
                self._paint_bar(painter, bar, columns.scales[number], bar_area, best=row.best)

    def _paint_bar(
        self, painter: QPainter, bar: OptionBar, scale: tuple[float, float], area: QRectF, *, best: bool
    ) -> None:
        """Paint the bar from zero to its value, and over it a line between the bounds of its uncertainty."""
        colours, thick, middle = self._look.colours, 0.6 * self._look.medium, area.center().y()
        unit = area.width() / (scale[1] - scale[0])
        zero = area.left() - scale[0] * unit
        end = zero + bar.value * unit
        left, length = min(zero, end), max(4.0, abs(end - zero))
        painter.setPen(QPen(colours.accentink if best else colours.line, 1.5))
        painter.setBrush(colours.accent if best else colours.raised)
        painter.drawRoundedRect(QRectF(left, middle - thick / 2, length, thick), 4, 4)
        if bar.most > bar.least:
            least, most = zero + bar.least * unit, zero + bar.most * unit
            painter.setPen(QPen(colours.ink, max(1.5, 0.09 * self._look.medium)))
            painter.drawLine(QLineF(least, middle, most, middle))
            for x in (least, most):
                painter.drawLine(QLineF(x, middle - 0.22 * thick, x, middle + 0.22 * thick))


def _scale(bars: Sequence[OptionBar]) -> tuple[float, float]:
    """Return the least and the greatest value that the bars of a column must show."""
    return min(0.0, *(bar.least for bar in bars)), max(_LEAST_SCALE, *(bar.most for bar in bars))
