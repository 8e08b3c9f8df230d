"""The table of the score panel: a row for each player or side, with tricks and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from twentyfive.presentation.measures import tally_width
from twentyfive.presentation.table.standings import Standing
from twentyfive.ui.table.panels.standings import (
    NameSpace,
    name_space,
    paint_name,
    paint_right,
    row_height,
    widest,
)
from twentyfive.ui.theme.glyphs import paint_tally
from twentyfive.ui.widgets.base_button import RING, is_ringed, paint_ring
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.panels import PaintedLabel
from twentyfive.wording.names import translate
from twentyfive.wording.scores import figure

_SMALL_HEADER: Final = 0.8
"""The size of the header, as a share, when a name needs its room."""

_LEAST_SHARED: Final = 0.9
"""The least size of all names, as a share, to which one long name may shrink them."""

_NAME_LEFT: Final = 15
"""The left end of the names, after the arrow that marks the player to act."""


_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Columns(NamedTuple):
    """The columns of a row: the right ends of value, tally and name, measured from the right of the row."""

    value: float
    tally: float
    name: float


class ScoreTable(HeightForWidthLayout):
    """A header and the rows, all in the same columns.

    Attributes:
        rows: the rows shown.

    Signals:
        asked(int): the person clicked the row of this side, or pressed Enter on it.
    """

    asked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._header = ""
        self.rows: list[ScoreRow] = []
        self._header_size = self._look.small
        self._columns = Columns(0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[Standing], spoken: Sequence[str], header: str) -> None:
        """Show these rows; without a `header` for the values, the values are hidden."""
        take_away(self.rows[len(rows) :])
        del self.rows[len(rows) :]
        while len(self.rows) < len(rows):
            self.rows.append(self._new_row())
        self._header = header
        for widget, row, words in zip(self.rows, rows, spoken, strict=True):
            widget.show_standing(row, figure(row.value) if header else "", words)
        self._rearrange()

    def _new_row(self) -> ScoreRow:
        """Make a row. All rows are one stop of Tab, or the way from the cards to the buttons would be long."""
        row = ScoreRow(self)
        row.setFocusPolicy(Qt.FocusPolicy.NoFocus if self.rows else Qt.FocusPolicy.TabFocus)
        row.asked.connect(self.asked)
        row.walked.connect(lambda step: self._walk(row, step))
        row.show()
        return row

    def _walk(self, row: ScoreRow, step: int) -> None:
        if row in self.rows:
            self.rows[(self.rows.index(row) + step) % len(self.rows)].setFocus(Qt.FocusReason.TabFocusReason)

    def _arrange(self) -> None:
        height = row_height(self._look.medium)
        for index, row in enumerate(self.rows):
            row.setGeometry(0, self._header_height() + index * height, self.width(), height)
        for share in (1.0, _SMALL_HEADER):
            self._header_size = round(share * self._look.small)
            self._columns = self._columns_now()
            spaces = [row.space_in(self._columns) for row in self.rows]
            if all(spaces):
                break
        # All names have the same size unless that makes them too small: beyond that, the longest shrinks alone. A name
        # that has to be shortened does not count.
        size = min((space.size for space in spaces if space is not None), default=self._look.small)
        size = max(size, round(_LEAST_SHARED * self._look.small))
        for row in self.rows:
            row.fit(self._columns, size)
        self.update()

    def _columns_now(self) -> Columns:
        look = self._look
        values = widest([row.value for row in self.rows], look.figures(look.medium, bold=True))
        head = widest([self._header], look.font(self._header_size))
        tallies = max((tally_width(row.tricks, 0.55 * row_height(look.medium)) for row in self.rows), default=0)
        tally = RING + (max(values, head) + 0.8 * look.small if self._header else 0)
        return Columns(RING, tally, tally + tallies + (look.gap if tallies else 0))

    def _header_height(self) -> int:
        return round(1.5 * self._look.small)

    def heightForWidth(self, width: int) -> int:
        del width
        return self._header_height() + len(self.rows) * row_height(self._look.medium)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        font, ink = self._look.font(self._header_size), self._look.colours.ink2
        header = QRectF(0, 0, self.width(), self._header_height())
        paint_right(painter, self._header, self.width() - self._columns.value, header, font, ink)
        tricks = self.width() - self._columns.tally
        paint_right(painter, translate("score panel", "tricks"), tricks, header, font, ink)
        painter.end()


class ScoreRow(PaintedLabel):
    """A row of the table. A click leaves the focus where it is: on a card, mostly.

    Attributes:
        value: the points, chips or deals shown.
        tricks: the number of tricks shown.
        letters: the height of the letters of the name.

    Signals:
        asked(int): the person clicked the row, or pressed Enter or Space on it; with the number of its side.
        walked(int): Up (-1) or Down (1) was pressed.
    """

    asked = Signal(int)
    walked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._row: Standing | None = None
        self._columns = Columns(0, 0, 0)
        self.letters = self._look.small
        self.value = ""
        self.tricks = 0

    def show_standing(self, row: Standing, value: str, spoken: str) -> None:
        """Show this standing; `spoken` is the whole row for a screen reader."""
        self._row, self.value, self.tricks = row, value, row.tricks
        self.setAccessibleName(spoken)
        self.update()

    def space_in(self, columns: Columns) -> NameSpace | None:
        """The space of the name in these columns; None if it has to be shortened."""
        assert self._row is not None, "a row shows a standing before it is laid out"
        space = name_space(self._row, self._name_room(columns).width(), self._look.face, self._look.small)
        return space if space.text == self._row.name else None

    def fit(self, columns: Columns, size: int) -> None:
        """Use these columns, with the name in letters no larger than `size`."""
        self._columns, self.letters = columns, size
        if self._row is not None:
            self.tip = self._row.name if self.space_in(columns) is None else ""
        self.update()

    def _name_room(self, columns: Columns) -> QRectF:
        left = _NAME_LEFT * self._look.scale
        return QRectF(left, 0, self.width() - left - columns.name, self.height())

    def paintEvent(self, _: QPaintEvent) -> None:
        row, look = self._row, self._look
        if row is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        if row.mine:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.colours.raised)
            painter.drawRoundedRect(area, 6, 6)
        if row.to_act:
            self._paint_arrow(painter, area)
        paint_name(painter, row, self._name_room(self._columns), look.colours, look.face, self.letters)
        height = 0.55 * area.height()
        right = area.right() - self._columns.tally - tally_width(row.tricks, height)
        tally = QRectF(right, area.center().y() - height / 2, tally_width(row.tricks, height), height)
        paint_tally(painter, row.tricks, tally, look.colours.accentink)
        figures = look.figures(look.medium, bold=True)
        paint_right(painter, self.value, area.right() - self._columns.value, area, figures, look.colours.ink)
        if is_ringed(self):
            paint_ring(painter, area, 6, look.colours)
        painter.end()

    def _ask(self) -> None:
        if self._row is not None:
            self.asked.emit(self._row.side)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # or the release would not come here

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._ask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._ask()
        elif event.key() in _STEPS:
            self.walked.emit(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _paint_arrow(self, painter: QPainter, area: QRectF) -> None:
        half, middle = 0.36 * self._look.small, area.center().y()
        left, name = 3 * self._look.scale, _NAME_LEFT * self._look.scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.colours.accentink)
        tip = QPointF(left + min(1.4 * half, name - 2 - left), middle)
        painter.drawPolygon(QPolygonF([QPointF(left, middle - half), tip, QPointF(left, middle + half)]))
