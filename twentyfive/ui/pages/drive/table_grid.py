"""All tables of a game as boxes: the sides of each are buttons, of which the one that won is pressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIntValidator, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.drive.plan import MOST_POINTS
from twentyfive.presentation.drive.game_shown import SideShown, TableShown
from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.theme.glyphs import paint_tick
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.text_layout import natural_width
from twentyfive.ui.theme.tokens import mixed
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow, height_of
from twentyfive.wording import drive as words
from twentyfive.wording import drive_phones as phone_words

_NARROWEST: Final = 15
"""The least width of a box, in letters of running text."""

_APART: Final = 6
"""The distance between the frames of two sides, in pixels: 42 tables of two have room on three screens."""

_DISC: Final = 0.62
"""The size of the disc at the end of a side, in letters of running text."""

GILT: Final = 0.22
"""The share of gold in the paper of a table whose phones say different things: ink keeps its contrast on it."""


class SideButton(BaseButton):
    """A side at a table: its card's number, its names, and a disc with its key, or with a tick if it won.

    Before the disc stands what phones say of it. Its room is kept free while there are phones, so that no answer moves
    what is about to be pressed.
    """

    def __init__(self, shown: SideShown, parent: QWidget) -> None:
        super().__init__("", parent)
        self.set_alignment(Qt.AlignmentFlag.AlignLeft)
        self.setCheckable(True)
        self._has_phones = False
        self.show_side(shown, has_phones=False)

    def show_side(self, shown: SideShown, *, has_phones: bool) -> None:
        """Show a side."""
        self.shown, self._has_phones = shown, has_phones
        self.set_label(_label(shown))
        self.setAccessibleDescription(", ".join(filter(None, (shown.by_phone, words.SIDE_KEY(key=shown.key)))))
        self.setChecked(shown.won)

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        if self.isChecked():
            return ButtonColours(tokens.raised, tokens.accentink, 2, tokens.ink, tokens.ink2)
        if self.shown.by_phone:
            return ButtonColours(tokens.surface, tokens.accentink, 2, tokens.ink, tokens.ink2)
        return ButtonColours(tokens.surface, tokens.line, 1, tokens.ink, tokens.ink2)

    def bold(self) -> bool:
        return self.isChecked()

    def nextCheckState(self) -> None:
        """Leave the tick to what is entered, which the page shows again."""

    def frame_height_for(self, frame_width: int) -> int:
        """What has room in one line has it in a wider frame, too: a layout asks 250 sides for four widths."""
        least, bold = self._least_height(), self.bold()
        if any(h == least and w <= frame_width and b == bold for (w, b), h in self._heights.items()):
            return least
        return super().frame_height_for(frame_width)

    def _said_font(self) -> QFont:
        return self._look.font(self._look.small, bold=True)

    def _room_for_words(self, frame_width: float) -> float:
        room = super()._room_for_words(frame_width) - 2.4 * _DISC * self._look.medium
        if not self._has_phones:
            return room
        said = (self.shown.by_phone, phone_words.TAKE_IT(), phone_words.SAYS_SO(letter=self.shown.key))
        return room - max(natural_width(each, self._said_font()) for each in said) - self._padding()

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
            painter.setPen(QPen(self._look.colours.accentink if self.shown.by_phone else self._look.colours.line, 1.6))
            painter.drawEllipse(centre, radius, radius)
            painter.setPen(self._look.colours.ink2)
            painter.setFont(self._look.font(self._look.small))
            box = QRectF(0, 0, 2 * radius, 2 * radius)
            box.moveCenter(centre)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.shown.key)
        painter.setPen(self._look.colours.accentink)
        painter.setFont(self._said_font())
        said = QRectF(self.frame())
        said.setRight(centre.x() - 1.7 * radius)
        painter.drawText(said, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.shown.by_phone)
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
        self.show_side(shown, typed=False)

    def show_side(self, shown: SideShown, *, typed: bool) -> None:
        """Show a side; what is typed of its table and not entered yet stays."""
        self.names.set_text(_label(shown))
        self.field.setAccessibleName(shown.names)
        if not typed:
            self.field.setText(shown.points)


class TableBox(HeightForWidthLayout, Grouped):
    """A table.

    Attributes:
        sides: its buttons; empty where points are reported.
        fields: its fields for points; empty where wins are.
        takes: the buttons that take the points that phones say, while there are phones.

    Signals:
        won(int): the person says that this card won, or takes it back.
        scored(tuple): the points of all sides are typed.
        taken(Reported): the person takes what phones say.
    """

    won = Signal(int)
    scored = Signal(tuple)
    taken = Signal(object)

    def __init__(self, shown: TableShown, parent: QWidget, *, points: bool) -> None:
        super().__init__(parent)
        self.shown = shown
        self._is_asked = False
        self._measured: dict[int, tuple[list[QRect], int]] = {}  # by width: a layout asks for it a dozen times
        self.sides: list[SideButton] = []
        self._rows: list[_PointsRow] = []
        self.takes: EvenRow | None = None
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
        state = words.STILL_PLAYING() if shown.missing else ""
        if shown.answers:
            state = phone_words.ASK_THEM() if shown.differs else shown.answers[0].words
        self._state.set_text(state)
        self.setAccessibleName(f"{title}, {state}" if state else title)
        for button, side in zip(self.sides, shown.sides, strict=False):
            button.show_side(side, has_phones=shown.has_phones)
        typed = any(field.isModified() for field in self.fields)
        for row, side in zip(self._rows, shown.sides, strict=False):
            row.show_side(side, typed=typed)
        if self._rows:
            self._show_answers()
        self.update()

    def forget_typed(self) -> None:
        """Let what is typed and not entered give way to what is shown next."""
        for field in self.fields:
            field.setModified(False)

    def _show_answers(self) -> None:
        """Offer the points that phones say by buttons. One is always there, so that no answer moves a field."""
        if self.takes is None and self.shown.has_phones:
            self.takes = EvenRow(self)
            self.takes.add(*(SecondButton("") for _ in self._rows))
            for at, button in enumerate(self.takes.buttons):
                button.clicked.connect(lambda _=False, at=at: self._take(at))
        if self.takes is None:
            return
        answers = self.shown.answers
        for button, answer in zip(self.takes.buttons, answers, strict=False):
            button.set_label(phone_words.TAKE(what=answer.words))
        if not answers:
            self.takes.buttons[0].set_label(phone_words.NO_ANSWER_YET())
        self.takes.buttons[0].setEnabled(bool(answers))
        self.takes.leave_out(*self.takes.buttons[max(1, len(answers)) :])
        self.takes.setVisible(self.shown.has_phones and self.shown.missing)

    def _take(self, at: int) -> None:
        self.forget_typed()
        self.taken.emit(self.shown.answers[at].entry)

    @property
    def _parts(self) -> list[QWidget]:
        """What is below the title."""
        takes = [self.takes] if self.takes is not None and self.shown.has_phones else []
        return [*self.sides, *self._rows, *takes]

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
        apart = _APART if self.sides else 2 * RING  # the ring of a field is within its row
        top += apart - _APART
        frames = []
        for part in self._parts:
            if isinstance(part, SideButton):
                height = part.frame_height_for(room)
            else:
                height = height_of(part, room + 2 * RING) - 2 * RING
            frames.append(QRect(left, top, room, height))
            top += height + apart
        return frames, top - apart + self._look.gap + RING

    def _arrange(self) -> None:
        left, top = RING + self._look.gap, RING + self._look.gap // 2
        half = (self.width() - 2 * left) // 2
        height = height_of(self._title, half)
        self._title.setGeometry(left - RING, top, half + RING, height)
        self._state.setGeometry(left + half, top, half + RING, height)
        for part, frame in zip(self._parts, self._frames(self.width())[0], strict=True):
            part.setGeometry(frame.adjusted(-RING, -RING, RING, RING))

    def heightForWidth(self, width: int) -> int:
        return self._frames(width)[1]

    def _on_typed(self) -> None:
        texts = [field.text() for field in self.fields]
        if all(texts):
            self.forget_typed()
            if texts != [side.points for side in self.shown.sides]:
                self.scored.emit(tuple(map(int, texts)))
        elif not self.shown.missing and not any(field.hasFocus() for field in self.fields):
            self.forget_typed()  # a phone was faster, and what was begun here is not gone on with
            self.show_table(self.shown)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.colours
        strong = self._is_asked or self.shown.differs
        edge = colours.accentink if strong else colours.accent if self.shown.missing else colours.line
        width = 3 if strong else 2 if self.shown.missing else 1
        painter.setPen(QPen(edge, width))
        tokens = self._look.theme.tokens
        painter.setBrush(QColor(mixed(tokens.surface, tokens.accent, GILT)) if self.shown.differs else colours.surface)
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
        taken(Reported): what phones say is taken.
    """

    won = Signal(int, int)
    scored = Signal(int, tuple)
    taken = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.boxes: list[TableBox] = []
        self._made_for: tuple[object, ...] = ()
        self._game = 0

    def show_tables(self, game: int, tables: Sequence[TableShown], *, points: bool) -> None:
        """Show the tables of a game. Boxes of the same size are kept, for making 125 of them takes half a second."""
        made_for = (points, *(len(table.sides) for table in tables))
        is_another, self._game = game != self._game, game
        if made_for != self._made_for:
            self._made_for = made_for
            take_away(self.boxes)
            self.boxes = [self._made(table, points=points) for table in tables]
            self._rearrange()
            for box in self.boxes:  # after each has its place: Qt would measure it for a size of its own first
                box.show()
            return
        resized = any(table.has_phones != box.shown.has_phones for table, box in zip(tables, self.boxes, strict=True))
        for box, table in zip(self.boxes, tables, strict=True):
            if is_another:
                box.forget_typed()
            if is_another or table != box.shown:
                box.show_table(table)
        if resized:
            self._rearrange()

    def ask(self, number: int) -> None:
        """Mark the table whose result is being typed; 0 for none."""
        for box in self.boxes:
            box.ask(box.shown.number == number)

    def _made(self, table: TableShown, *, points: bool) -> TableBox:
        box = TableBox(table, self, points=points)
        box.won.connect(lambda side: self.won.emit(box.shown.number, side))
        box.scored.connect(lambda scores: self.scored.emit(box.shown.number, scores))
        box.taken.connect(self.taken)
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
