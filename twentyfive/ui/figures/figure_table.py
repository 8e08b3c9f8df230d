"""A table of figures: a line for each group, in columns, or with the figures under the name where room is short."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.figures import FigureLine
from twentyfive.ui.theme.text_layout import Lines, line_height, longest_word, natural_width, paint_lines, wrapped
from twentyfive.ui.widgets.base_button import RING, is_ringed, paint_ring
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.panels import PaintedLabel
from twentyfive.wording.records.statistics import FigureCell, spoken_row

_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_MOST_LINES: Final = 12
_NAME_LETTERS: Final = 7
"""The least width of a name beside the columns, in letters."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The layout of the figures of all lines.

    Attributes:
        columns: the widths of the columns; empty where the figures stand under the names.
        cell: the width of a figure with its heading under a name.
    """

    columns: tuple[int, ...]
    cell: int


class FigureTable(HeightForWidthLayout):
    """The table. Each line can have the focus and is read out as a whole.

    Attributes:
        rows: the lines shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[FigureRow] = []
        self._columns: tuple[tuple[FigureCell, ...], ...] = ()

    def show_lines(self, lines: Sequence[FigureLine]) -> None:
        """Show these lines.

        Raises:
            ValueError: the lines have different numbers of figures. It is raised here because Qt cannot pass on an
                exception from a layout.
        """
        self._columns = tuple(zip(*(line.cells for line in lines), strict=True))
        take_away(self.rows)
        self.rows = [FigureRow(line, self) for line in lines]
        for row in self.rows:
            row.show()
        self._rearrange()

    def grid(self, width: int) -> Grid:
        """The layout of the figures in this width."""
        body, head = self._look.figures(self._look.medium, bold=True), self._look.font(self._look.small)
        apart = round(0.9 * self._look.small)
        columns, cell = [], 0
        for cells in self._columns:
            named, widest = natural_width(cells[0].head, head), max(natural_width(cell.text, body) for cell in cells)
            columns.append(ceil(max(named, widest)) + apart)
            cell = max(cell, ceil(named + widest) + 3 * apart)
        words = max((longest_word(row.line.name, body) for row in self.rows), default=0)
        least = max(words, _NAME_LETTERS * self._look.medium) + 2 * RING
        return Grid(tuple(columns) if least + sum(columns) <= width else (), cell)

    def _head_height(self, grid: Grid) -> int:
        return self._look.line_height(self._look.small) + 4 if grid.columns else 0

    def _arrange(self) -> None:
        grid = self.grid(self.width())
        top = self._head_height(grid)
        for row in self.rows:
            row.set_grid(grid)
            height = row.height_in(self.width(), grid)
            row.setGeometry(0, top, self.width(), height)
            top += height
        self.update()

    def sizeHint(self) -> QSize:
        width = 36 * self._look.medium
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self._look.medium, 2 * self._look.control_height)

    def heightForWidth(self, width: int) -> int:
        grid = self.grid(width)
        return self._head_height(grid) + sum(row.height_in(width, grid) for row in self.rows)

    def paintEvent(self, _: QPaintEvent) -> None:
        columns = self.grid(self.width()).columns
        if not columns:
            return
        painter = QPainter(self)
        painter.setPen(self._look.colours.ink2)
        font = self._look.font(self._look.small)
        right = self.width() - RING - sum(columns)
        for width, cell in zip(columns, self.rows[0].line.cells, strict=True):
            right += width
            area = QRectF(right - width, 0, width, line_height(font))
            paint_lines(painter, Lines((cell.head,), whole=True), font, area, _RIGHT)
        painter.end()


class FigureRow(PaintedLabel):
    """A line of the table.

    Attributes:
        line: its name, note and figures.
    """

    def __init__(self, line: FigureLine, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = line
        self._grid = Grid((), 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(spoken_row(line.name, line.note, line.cells))

    def set_grid(self, grid: Grid) -> None:
        """Use this layout."""
        self._grid = grid
        self.update()

    def height_in(self, width: int, grid: Grid) -> int:
        """The height of the line in this width."""
        name, note = self._words(width, grid)
        words = len(name.texts) * line_height(self._font()) + len(note.texts) * line_height(self._small())
        if not grid.columns:
            rows = ceil(len(self.line.cells) / _in_a_row(width, grid))
            words += rows * line_height(self._figure_font())
        return round(words) + 2 * RING + self._look.gap // 2

    def _font(self) -> QFont:
        return self._look.font(self._look.medium, bold=self.line.bold or not self._grid.columns)

    def _small(self) -> QFont:
        return self._look.font(self._look.small)

    def _figure_font(self) -> QFont:
        return self._look.figures(self._look.medium, bold=self.line.bold)

    def _words(self, width: int, grid: Grid) -> tuple[Lines, Lines]:
        """The wrapped name, which stands beside any columns, and the wrapped note below."""
        room = width - 2 * RING
        font = self._look.font(self._look.medium, bold=True)
        name = wrapped(self.line.name, font, room - sum(grid.columns), _MOST_LINES)
        return name, wrapped(self._look.signs(self.line.note), self._small(), room, _MOST_LINES)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.y() > 0:
            painter.fillRect(QRectF(RING, 0, self.width() - 2 * RING, 1), self._look.colours.line)
        top = RING + self._look.gap / 4
        name, note = self._words(self.width(), self._grid)
        painter.setPen(self._look.colours.ink)
        area = QRectF(RING, top, self.width(), self.height())
        paint_lines(painter, name, self._font(), area, _LEFT)
        below = top + len(name.texts) * line_height(self._font())
        painter.setPen(self._look.colours.ink2)
        signs = self._look.sign_inks(self._look.theme.tokens.surface, self._look.colours.ink2.name())
        paint_lines(painter, note, self._small(), QRectF(RING, below, self.width(), self.height()), _LEFT, signs)
        below += len(note.texts) * line_height(self._small())
        if self._grid.columns:
            self._paint_columns(painter, top)
        else:
            self._paint_below(painter, below)
        if is_ringed(self):
            paint_ring(painter, QRectF(self.rect()), self._look.radius, self._look.colours)
        painter.end()

    def _paint_columns(self, painter: QPainter, top: float) -> None:
        painter.setPen(self._look.colours.ink)
        right: float = self.width() - RING - sum(self._grid.columns)
        for width, cell in zip(self._grid.columns, self.line.cells, strict=True):
            right += width
            area = QRectF(right - width, top, width, self.height())
            paint_lines(painter, Lines((cell.text,), whole=True), self._figure_font(), area, _RIGHT)

    def _paint_below(self, painter: QPainter, top: float) -> None:
        step, width = line_height(self._figure_font()), self._grid.cell
        for number, cell in enumerate(self.line.cells):
            row, place = divmod(number, _in_a_row(self.width(), self._grid))
            at = QPointF(RING + place * width, top + row * step)
            painter.setPen(self._look.colours.ink2)
            head = QRectF(at, QSize(width, round(step)).toSizeF())
            lower = (step - line_height(self._small())) * 0.75
            paint_lines(painter, Lines((cell.head,), whole=True), self._small(), head.translated(0, lower), _LEFT)
            painter.setPen(self._look.colours.ink)
            beside = natural_width(f"{cell.head} ", self._small())
            figure = Lines((cell.text,), whole=True)
            paint_lines(painter, figure, self._figure_font(), head.translated(beside, 0), _LEFT)


def _in_a_row(width: int, grid: Grid) -> int:
    """The number of figures side by side under a name."""
    return max(1, (width - 2 * RING) // max(1, grid.cell))
