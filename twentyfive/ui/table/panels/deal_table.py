"""The table of a finished deal: the tricks and gains of each side, and its total now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from twentyfive.presentation.measures import rounded_up, tally_width
from twentyfive.presentation.table.deal_rows import DealRow, Headers
from twentyfive.presentation.table.reward import counted_up
from twentyfive.ui.table.panels.standings import (
    name_space,
    paint_name,
    paint_right,
    row_height,
    widest,
)
from twentyfive.ui.theme.glyphs import paint_tally
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.text_layout import folded_width, line_height, paint_lines, wrapped
from twentyfive.ui.theme.tokens import Ground, Tokens
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.panels import PaintedLabel
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.scores import figure
from twentyfive.wording.table.results import signed

_NAME_IN_LETTERS: Final = 8
"""The width that names have before the columns spread and points appear as strokes."""


class Columns(NamedTuple):
    """The columns of a row: the right ends of `name`, `gain` and `value`, the left ends of `tricks` and `strokes`."""

    name: float
    tricks: float
    gain: float
    strokes: float | None
    value: float


class DealTable(HeightForWidthLayout):
    """A header and the rows, all in the same columns.

    Attributes:
        rows: the rows shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self._headers = Headers("", "", "")
        self._ground = Ground.PAPER
        self._row_height = roomy_height(self._look.medium)
        self.rows: list[DealRowView] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_row_height(self, height: int) -> None:
        """Give each row this height from now on."""
        if height != self._row_height:
            self._row_height = height
            self._rearrange()

    def lie_on(self, ground: Ground) -> None:
        """Lie on another ground from now on."""
        if ground is not self._ground:
            self._ground = ground
            for row in self.rows:
                row.lie_on(ground)
            self.update()

    def count_for(self, ms: float) -> None:
        """Show the totals after counting up the gains of the deal for that time, at normal speed."""
        for row in self.rows:
            row.count_for(ms)

    def show_rows(self, rows: Sequence[DealRow], heads: Headers) -> None:
        """Show these rows."""
        take_away(self.rows)
        self._headers = heads
        self.rows = [DealRowView(row, self) for row in rows]
        for row in self.rows:
            row.lie_on(self._ground)
            row.show()
        self._rearrange()

    def height_with(self, row: int, width: int) -> int:
        """The height of the table in that width, with rows of that height."""
        return self._header_height(width) + len(self.rows) * row

    def columns(self) -> Columns:
        """The columns in the width of the table; spare width goes evenly between them."""
        apart, right = 1.6 * self._look.small, self.width() - RING - 2.0
        names, tricks, gains, values = self._widths(self._head_lines(self.width()))
        usual = min(names, _NAME_IN_LETTERS * self._look.medium + self._sign_width())
        strokes = self._strokes_width()
        least = RING + usual + sum(apart + width for width in (tricks, gains, values) if width)
        with_strokes = strokes > 0 and least + max(0.0, strokes - values) <= right
        last = right - (max(strokes, values) if with_strokes else values)
        room = max(0.0, (last - (right - values)) + right - least)
        spare = (room - min(room, names - usual)) / 3  # a long name goes before wide columns
        gain = last - apart - spare if values else right
        begin = (gain - gains - apart - spare if gains else gain) - tricks
        return Columns(begin - apart, begin, gain, last if with_strokes else None, right)

    def _head_lines(self, width: int) -> int:
        """The lines of the headers: two where the names would else have no room beside them."""
        needed = RING + 2 + sum(1.6 * self._look.small + column for column in self._widths(1) if column)
        return 1 if needed - 1.6 * self._look.small + RING <= width else 2

    def _widths(self, lines: int) -> tuple[float, float, float, float]:
        """The widths of names, tricks, gains and values with headers of that many lines; 0 for a hidden column."""
        look, small = self._look, self._look.font(self._look.small)
        names = widest([row.row.standing.name for row in self.rows], look.font(look.medium, bold=True))
        tallies = max((tally_width(row.row.tricks, self.tally_height()) for row in self.rows), default=0.0)
        gains = widest([row.gain for row in self.rows], look.figures(look.medium))
        values = widest([row.value for row in self.rows], look.figures(look.medium, bold=True))
        return (
            names + self._sign_width(),
            max(tallies + 2, widest([_NONE()], small), folded_width(self._headers.tricks, small, lines)),
            max(gains, folded_width(self._headers.gain, small, lines)),
            max(values, folded_width(self._headers.value, small, lines)),
        )

    def _sign_width(self) -> float:
        """The width of the sign of a side; 0 where each player is alone."""
        return 1.25 * self._look.medium * any(row.row.standing.sign is not None for row in self.rows)

    def _strokes_width(self) -> float:
        """The width of points in strokes with the figures beside them; 0 without strokes."""
        look = self._look
        strokes = max((tally_width(row.row.strokes, self.tally_height()) for row in self.rows), default=0.0)
        values = widest([row.value for row in self.rows], look.figures(look.medium, bold=True))
        return strokes + look.small + values if strokes else 0.0

    def tally_height(self) -> float:
        """The height of the strokes."""
        return 1.05 * self._look.medium

    def _header_height(self, width: int) -> int:
        folded = self._look.line_height(self._look.small) * (self._head_lines(width) - 1)
        return round(1.7 * self._look.small) + folded

    def _arrange(self) -> None:
        columns = self.columns()
        for index, row in enumerate(self.rows):
            top = self._header_height(self.width()) + index * self._row_height
            row.setGeometry(0, top, self.width(), self._row_height)
            row.fit(columns, self.tally_height())
        self.update()

    def heightForWidth(self, width: int) -> int:
        return self.height_with(self._row_height, width)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        lines, columns = self._head_lines(self.width()), self.columns()
        widths = self._widths(lines)
        painter.setPen(_inks(self._look, self._ground).ink2)
        right, left = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
        self._paint_head(painter, self._headers.tricks, columns.tricks, widths[1], left)
        self._paint_head(painter, self._headers.gain, columns.gain - widths[2], widths[2], right)
        self._paint_head(painter, self._headers.value, columns.value - widths[3], widths[3], right)
        painter.end()

    def _paint_head(self, painter: QPainter, text: str, left: float, width: float, across: Qt.AlignmentFlag) -> None:
        """Paint a header, which ends right above the rows."""
        font, height = self._look.font(self._look.small), self._header_height(self.width())
        lines = wrapped(text, font, width + 1, self._head_lines(self.width()))
        top = height - (len(lines.texts) - 0.5) * line_height(font) - 0.85 * self._look.small
        paint_lines(painter, lines, font, QRectF(left, top, width, height), across)


class DealRowView(PaintedLabel):
    """A row of the table.

    Attributes:
        row: the result shown.
        gain, value: their texts; empty with scores hidden.
    """

    def __init__(self, row: DealRow, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = Ground.PAPER
        self._total = row.value
        self._columns = Columns(0, 0, 0, None, 0)
        self._tally_height = 0.0
        self.row = row
        self.gain = "" if row.gain is None else signed(row.gain)
        self.value = "" if row.value is None else figure(row.value)
        self.setAccessibleName(row.spoken)

    def lie_on(self, ground: Ground) -> None:
        """Lie on another ground from now on."""
        self._ground = ground
        self.update()

    def count_for(self, ms: float) -> None:
        """Show the total after counting up the gain for that time."""
        value, gain = self.row.value, self.row.gain
        total = value if value is None or gain is None else counted_up(value - gain, value, ms)
        if total != self._total:
            self._total = total
            self.update()

    @property
    def total(self) -> str:
        """The total shown now, while it may be counting; empty with scores hidden."""
        return "" if self._total is None else figure(self._total)

    def fit(self, columns: Columns, tally_height: float) -> None:
        """Use these columns."""
        self._columns, self._tally_height = columns, tally_height
        name = self.row.standing.name
        space = name_space(self.row.standing, self._name_room().width(), self._look.face, self._look.medium)
        self.tip = "" if space.text == name else name
        self.update()

    def _name_room(self) -> QRectF:
        return QRectF(RING, 0, self._columns.name - RING, self.height())

    def paintEvent(self, _: QPaintEvent) -> None:
        look, columns, inks = self._look, self._columns, _inks(self._look, self._ground)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        if self.row.standing.mine:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(inks.raised)
            painter.drawRoundedRect(area.adjusted(0, 1, 0, -1), 6, 6)
        paint_name(painter, self.row.standing, self._name_room(), inks, look.face, look.medium)
        self._paint_tricks(painter, area)
        paint_right(painter, self.gain, columns.gain, area, look.figures(look.medium), inks.ink)
        bold = look.figures(look.medium, bold=True)
        paint_right(painter, self.total, columns.value, area, bold, inks.ink)
        if columns.strokes is not None:
            strokes = self._tally_area(columns.strokes, area)
            paint_tally(painter, self.row.strokes, strokes, inks.ink2)
        painter.end()

    def _paint_tricks(self, painter: QPainter, area: QRectF) -> None:
        look, inks = self._look, _inks(self._look, self._ground)
        if self.row.tricks:
            paint_tally(painter, self.row.tricks, self._tally_area(self._columns.tricks + 2, area), inks.accentink)
            return
        painter.setFont(look.font(look.small))
        painter.setPen(inks.ink2)
        left = area.adjusted(self._columns.tricks, 0, 0, 0)
        painter.drawText(left, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, _NONE())

    def _tally_area(self, left: float, area: QRectF) -> QRectF:
        height = self._tally_height
        return QRectF(left, area.center().y() - height / 2, area.width(), height)


def _inks(look: Look, ground: Ground) -> Tokens[QColor]:
    """The colours on that ground, with those of paper renamed for any other."""
    colours = look.colours
    if ground is Ground.PAPER:
        return colours
    ink, lesser = look.ink_on(ground), look.lesser_ink_on(ground)
    return replace(colours, ink=ink, ink2=lesser, accentink=colours.gold, raised=colours.plate)


_NONE: Final = Text("deal panel", "none")
"""In place of strokes, for a side without a trick."""


def roomy_height(medium: int) -> int:
    """The height of a row with ample room."""
    return rounded_up(1.3 * medium + 20)


def compact_height(medium: int) -> int:
    """The height of a row with little room."""
    return row_height(medium)
