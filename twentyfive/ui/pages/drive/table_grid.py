"""All tables of a game as boxes: the sides of each are buttons, of which the one that won is pressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIntValidator, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.drive.plan import MOST_POINTS
from twentyfive.presentation.drive.game_shown import SideShown, TableShown
from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.theme.glyphs import paint_tick
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import height_of
from twentyfive.wording import drive as words

_NARROWEST: Final = 15
"""The least width of a box, in letters of running text."""

_APART: Final = 6
"""The distance between the frames of two sides, in pixels: 42 tables of two have room on three screens."""

_DISC: Final = 0.62
"""The size of the disc at the end of a side, in letters of running text."""


class SideButton(BaseButton):
    """A side at a table: its card's number, its names, and a disc with its key, or with a tick if it won."""

    def __init__(self, shown: SideShown, parent: QWidget) -> None:
        super().__init__("", parent)
        self.set_alignment(Qt.AlignmentFlag.AlignLeft)
        self.setCheckable(True)
        self.show_side(shown)

    def show_side(self, shown: SideShown) -> None:
        """Show a side."""
        self.shown = shown
        self.set_label(_label(shown))
        self.setAccessibleDescription(words.SIDE_KEY(key=shown.key))
        self.setChecked(shown.won)

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        if self.isChecked():
            return ButtonColours(tokens.raised, tokens.accentink, 2, tokens.ink, tokens.ink2)
        return ButtonColours(tokens.surface, tokens.line, 1, tokens.ink, tokens.ink2)

    def bold(self) -> bool:
        return self.isChecked()

    def nextCheckState(self) -> None:
        """Leave the tick to what is entered, which the page shows again."""

    def _room_for_words(self, frame_width: float) -> float:
        return super()._room_for_words(frame_width) - 2.4 * _DISC * self._look.medium

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, frame = _DISC * self._look.medium, QRectF(self.frame())
        centre = frame.center()
        centre.setX(frame.right() - self._padding() - radius)
        if self.isChecked():
            paint_tick(painter, centre, radius, self._look.colours.good, self._look.colours.surface)
        else:
            painter.setPen(QPen(self._look.colours.line, 1.6))
            painter.drawEllipse(centre, radius, radius)
            painter.setPen(self._look.colours.ink2)
            painter.setFont(self._look.font(self._look.small))
            box = QRectF(0, 0, 2 * radius, 2 * radius)
            box.moveCenter(centre)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.shown.key)
        painter.end()


def _label(shown: SideShown) -> str:
    return f"{shown.side}  {shown.names}"


class _PointsRow(Styled, QWidget):
    """A side at a table that reports points: its names, and the field for its points."""

    def __init__(self, shown: SideShown, parent: QWidget) -> None:
        super().__init__(parent)
        self.names, self.field = RichLabel(_label(shown), self), TextField()
        self.field.setValidator(QIntValidator(-MOST_POINTS, MOST_POINTS, self))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.names, 2)
        row.addWidget(self.field, 1)
        self.show_side(shown)

    def show_side(self, shown: SideShown) -> None:
        """Show a side; what is being typed stays."""
        self.names.set_text(_label(shown))
        self.field.setAccessibleName(shown.names)
        if not self.field.hasFocus() or shown.points:
            self.field.setText(shown.points)


class TableBox(HeightForWidthLayout, Grouped):
    """A table.

    Attributes:
        sides: its buttons; empty where points are reported.
        fields: its fields for points; empty where wins are.

    Signals:
        won(int): the person says that this card won, or takes it back.
        scored(tuple): the points of all sides are typed.
    """

    won = Signal(int)
    scored = Signal(tuple)

    def __init__(self, shown: TableShown, parent: QWidget, *, points: bool) -> None:
        super().__init__(parent)
        self.shown = shown
        self._is_asked = False
        self._measured: dict[int, tuple[list[QRect], int]] = {}  # by width: a layout asks for it a dozen times
        self.sides: list[SideButton] = []
        self._rows: list[_PointsRow] = []
        self._title = RichLabel("", self, role=Role.STRONG)
        self._state = RichLabel("", self, role=Role.NOTE)
        self._state.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for side in shown.sides:
            if points:
                row = _PointsRow(side, self)
                row.field.editingFinished.connect(self._on_typed)
                self._rows.append(row)
            else:
                button = SideButton(side, self)
                button.clicked.connect(lambda _=False, button=button: self.won.emit(button.shown.side))
                self.sides.append(button)
        self.show_table(shown)

    @property
    def fields(self) -> list[TextField]:
        """The fields for points, in the order in which they sit."""
        return [row.field for row in self._rows]

    def show_table(self, shown: TableShown) -> None:
        """Show the table of the same size in another game, or with another result."""
        self.shown = shown
        self._measured = {}
        named = shown.key == str(shown.number)
        title = words.TABLE(number=shown.number)
        self._title.set_text(title if named else words.TABLE_KEY(number=shown.number, key=shown.key))
        self._state.set_text(words.STILL_PLAYING() if shown.missing else "")
        self.setAccessibleName(f"{title}, {words.STILL_PLAYING()}" if shown.missing else title)
        for button, side in zip(self.sides, shown.sides, strict=False):
            button.show_side(side)
        for row, side in zip(self._rows, shown.sides, strict=False):
            row.show_side(side)
        self.update()

    def restyle(self) -> None:
        self._measured = {}
        super().restyle()

    def ask(self, asked: bool) -> None:
        """Mark the table whose result is being typed."""
        if asked != self._is_asked:
            self._is_asked = asked
            self.update()

    def _frames(self, width: int) -> tuple[list[QRect], int]:
        """The visible frames of the sides, and the height of the whole. They lie closer than two rings would."""
        if width not in self._measured:
            self._measured[width] = self._measure(width)
        return self._measured[width]

    def _measure(self, width: int) -> tuple[list[QRect], int]:
        left = RING + self._look.gap
        room, top = width - 2 * left, RING + self._look.gap // 2 + height_of(self._title, width // 2)
        frames = []
        for part in self.sides or self._rows:
            height = part.frame_height_for(room) if isinstance(part, SideButton) else height_of(part, room) - 2 * RING
            frames.append(QRect(left, top, room, height))
            top += height + _APART
        return frames, top - _APART + self._look.gap + RING

    def _arrange(self) -> None:
        left, top = RING + self._look.gap, RING + self._look.gap // 2
        half = (self.width() - 2 * left) // 2
        height = height_of(self._title, half)
        self._title.setGeometry(left - RING, top, half + RING, height)
        self._state.setGeometry(left + half, top, half + RING, height)
        for part, frame in zip(self.sides or self._rows, self._frames(self.width())[0], strict=True):
            part.setGeometry(frame.adjusted(-RING, -RING, RING, RING))

    def heightForWidth(self, width: int) -> int:
        return self._frames(width)[1]

    def _on_typed(self) -> None:
        texts = [field.text() for field in self.fields]
        if all(texts) and texts != [side.points for side in self.shown.sides]:
            self.scored.emit(tuple(map(int, texts)))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.colours
        edge = colours.accentink if self._is_asked else colours.accent if self.shown.missing else colours.line
        width = 3 if self._is_asked else 2 if self.shown.missing else 1
        painter.setPen(QPen(edge, width))
        painter.setBrush(colours.surface)
        radius, inset = self._look.panel_radius, RING + width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), radius, radius)
        painter.end()


class TableGrid(HeightForWidthLayout):
    """The boxes of all tables, in as many columns as fit.

    Attributes:
        boxes: the boxes, by the number of the table.

    Signals:
        won(int, int): this card won at this table, or that is taken back.
        scored(int, tuple): the points of the sides at this table.
    """

    won = Signal(int, int)
    scored = Signal(int, tuple)

    def __init__(self) -> None:
        super().__init__()
        self.boxes: list[TableBox] = []
        self._made_for: tuple[object, ...] = ()

    def show_tables(self, tables: Sequence[TableShown], *, points: bool) -> None:
        """Show these tables. Boxes of the same size are kept, for making 125 of them takes half a second."""
        made_for = (points, *(len(table.sides) for table in tables))
        if made_for != self._made_for:
            self._made_for = made_for
            take_away(self.boxes)
            self.boxes = [self._made(table, points=points) for table in tables]
            self._rearrange()
            return
        for box, table in zip(self.boxes, tables, strict=True):
            if table != box.shown:
                box.show_table(table)

    def ask(self, number: int) -> None:
        """Mark the table whose result is being typed; 0 for none."""
        for box in self.boxes:
            box.ask(box.shown.number == number)

    def _made(self, table: TableShown, *, points: bool) -> TableBox:
        box = TableBox(table, self, points=points)
        box.won.connect(lambda side: self.won.emit(box.shown.number, side))
        box.scored.connect(lambda scores: self.scored.emit(box.shown.number, scores))
        box.show()
        return box

    def _columns(self, width: int) -> int:
        return max(1, min(len(self.boxes), width // (_NARROWEST * self._look.medium)))

    def _frames(self, width: int) -> list[tuple[int, int, int, int]]:
        """The places of the boxes, row by row; those of a row are equally high."""
        columns = self._columns(width)
        each = width // columns
        frames, top = [], 0
        for first in range(0, len(self.boxes), columns):
            row = self.boxes[first : first + columns]
            height = max(height_of(box, each) for box in row)
            frames += [(at * each, top, each, height) for at in range(len(row))]
            top += height
        return frames

    def _arrange(self) -> None:
        for box, frame in zip(self.boxes, self._frames(self.width()), strict=True):
            box.setGeometry(*frame)

    def sizeHint(self) -> QSize:
        width = 2 * _NARROWEST * self._look.medium
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST * self._look.medium, self._look.control_height)

    def heightForWidth(self, width: int) -> int:
        frames = self._frames(width)
        return frames[-1][1] + frames[-1][3] if frames else 0
