"""The folds of the New game page: three heads, each with a line on what is chosen below it; one is open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleStateChangeEvent,
    QColor,
    QFont,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.measures import Rect
from twentyfive.presentation.new_game_folds import (
    FOLD_TITLES,
    Fold,
    FoldPlaces,
    FoldState,
    fold_places,
    stand_in_row,
)
from twentyfive.ui.accessibility.reading_order import reading_order
from twentyfive.ui.accessibility.roles import Unfolding
from twentyfive.ui.theme.icons import Icon, paint_icon
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.text_layout import Lines, line_height, natural_width, paint_lines
from twentyfive.ui.theme.tokens import Scheme
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.column_scroll import ColumnScroll
from twentyfive.wording.names import detailed, for_the_ear

_LEFT: Final = Qt.AlignmentFlag.AlignLeft

_STATES_UP_TO: Final = 1.3
"""The text factor up to which tabs have room for large letters, and for what is chosen in their folds."""

_LEAST_ROWS: Final = 3
"""The rows of the open fold, as high as a button, that are seen in the lowest window."""

_HEADS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 0}
_TABS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 0}
"""The heads by which an arrow key moves; 0 goes into the fold."""


class FoldHead(BaseButton, Unfolding):
    """The head of a fold: its number, its title, and what is chosen in it.

    Attributes:
        is_open: whether its fold is open.
        in_row: whether it is a tab beside the other heads.
    """

    def __init__(self, fold: Fold, number: int, parent: QWidget) -> None:
        super().__init__(FOLD_TITLES[fold](), parent)
        self._number = str(number)
        self._state = FoldState("", "")
        self.in_row = False
        self.set_alignment(_LEFT)

    def tell(self, state: FoldState) -> None:
        """Show what is chosen in the fold."""
        self._state = state
        self._write()

    def show_open(self, is_open: bool) -> None:
        """Show whether the fold is open, and tell a screen reader."""
        if is_open is self.is_open:
            return
        self.is_open = is_open
        if QAccessible.isActive():
            changed = QAccessible.State()
            changed.expanded = changed.collapsed = 1
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self, changed))
        self.updateGeometry()
        self.update()

    def stand(self, in_row: bool) -> None:
        """Become a tab beside the other heads, or no longer."""
        if in_row is not self.in_row:
            self.in_row = in_row
            self._write()

    def own_look(self, around: Look) -> Look:
        return around.at_table  # it does not scroll, as the bars of the page do not

    def restyle(self) -> None:
        self._write()
        super().restyle()

    def _write(self) -> None:
        """Write the state beside or below the title; in a tab it is short, and large letters leave no room for it."""
        short = self._state.short if self._look.text <= _STATES_UP_TO else ""
        self.set_label(self.label, short if self.in_row else self._state.words)
        self.setAccessibleName(for_the_ear(detailed(self.label, self._state.words)))
        self.setAccessibleDescription("")

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        if self.is_open:
            return ButtonColours(None, None, 0, tokens.ink, tokens.ink2)
        return ButtonColours(
            tokens.raised if self.in_row else tokens.surface, tokens.line, 1.2, tokens.ink, tokens.ink2
        )

    def _label_font(self) -> QFont:
        letters = self._look.small if self.in_row and self._look.text > _STATES_UP_TO else self._look.heading
        return self._look.font(letters, bold=True)

    def _widest_font(self) -> QFont:
        return self._label_font()

    def _padding(self) -> int:
        return round(0.7 * self._look.medium)

    def _least_height(self) -> int:
        return max(super()._least_height(), round(1.5 * self._look.medium + 20))

    def _icon_size(self) -> int:
        return round(natural_width("3", self._label_font()))

    def _icon_gap(self) -> int:
        return round(0.6 * self._look.medium)

    def _sign(self) -> float:
        """The width of the sign at the right, which shows that a press unfolds; a tab has none."""
        return 0.0 if self.in_row else 1.2 * self._look.medium

    def _room_for_words(self, frame_width: float) -> float:
        return super()._room_for_words(frame_width) - self._sign()

    def _beside(self, frame_width: float) -> bool:
        """Whether there is room for the state at the right of the title."""
        words = natural_width(self.label, self._label_font()) + natural_width(self.note, self._note_font())
        return words + self._look.medium <= self._room_for_words(frame_width)

    def _height_for(self, frame_width: int) -> int:
        return self._least_height() if self._beside(frame_width) else super()._height_for(frame_width)

    def is_whole(self) -> bool:
        return self._beside(self.frame().width()) or super().is_whole()

    def _paint_content(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        if self._beside(frame.width()):
            self._paint_line(painter, frame, button_colours)
        else:
            super()._paint_content(painter, frame, button_colours)
        if not self.in_row and not self.is_open:
            size = self._sign()
            place = QRectF(frame.right() - self._padding() - size, frame.center().y() - size / 2, size, size)
            paint_icon(painter, Icon.UNFOLD, place, self._look.colours.accentink)

    def _paint_line(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        """Paint the title, and the state at its right."""
        font, small, left = self._label_font(), self._note_font(), frame.left() + self._padding()
        size, height = self._icon_size(), line_height(font)
        self._paint_icon(painter, QRectF(left, frame.center().y() - size / 2, size, size), button_colours)
        words = QRectF(left + size + self._icon_gap(), frame.center().y() - height / 2, frame.width(), height)
        painter.setPen(QColor(button_colours.ink))
        paint_lines(painter, Lines((self.label,), whole=True), font, words, _LEFT)
        words.translate(natural_width(self.label, font) + 0.7 * self._look.medium, (height - line_height(small)) / 2)
        painter.setPen(QColor(button_colours.note_ink))
        paint_lines(painter, Lines((self.note,), whole=True), small, words, _LEFT)

    def _paint_icon(self, painter: QPainter, area: QRectF, button_colours: ButtonColours) -> None:
        del button_colours
        font = self._label_font()
        painter.setPen(self._look.colours.accentink)
        top = area.center().y() - line_height(font) / 2
        paint_lines(painter, Lines((self._number,), whole=True), font, QRectF(area.left(), top, area.width(), 0), _LEFT)


class Folds(Styled, QWidget):
    """The heads of the folds, and what the open one holds, which scrolls by itself.

    Attributes:
        heads: the head of each fold.
        areas: the scroll area of each fold.
        opened: the fold that is open.

    Signals:
        changed(): another fold is open.
    """

    changed = Signal()

    def __init__(self, content: Mapping[Fold, QWidget]) -> None:
        super().__init__()
        self.opened = Fold.PLAYERS
        self.heads: dict[Fold, FoldHead] = {}
        self.areas: dict[Fold, ColumnScroll] = {}
        for number, (fold, column) in enumerate(content.items(), 1):  # a screen reader goes through them in this order
            head, area = FoldHead(fold, number, self), ColumnScroll(column)
            area.setParent(self)
            area.setAccessibleName(FOLD_TITLES[fold]())
            area.scroll_alone(0)
            head.clicked.connect(lambda _=False, fold=fold: self.open(fold))
            self.heads[fold], self.areas[fold] = head, area
        self._show()

    def open(self, fold: Fold) -> None:
        """Open this fold, and close the one that was open; if that had the focus, the head of this one gets it."""
        if fold is self.opened:
            return
        before, self.opened = self.areas[self.opened], fold
        focused = self.focusWidget()
        if focused is not None and before.isAncestorOf(focused):
            self.heads[fold].setFocus(Qt.FocusReason.OtherFocusReason)
        self._show()
        self.changed.emit()

    def reveal(self, part: QWidget) -> None:
        """Open the fold in which this part of the page is, if it is in one."""
        fold = next((fold for fold, scroll in self.areas.items() if scroll.isAncestorOf(part)), self.opened)
        self.open(fold)

    @property
    def area(self) -> ColumnScroll:
        """The scroll area of the open fold."""
        return self.areas[self.opened]

    @property
    def in_row(self) -> bool:
        """Whether the heads stand in one row, like tabs."""
        return next(iter(self.heads.values())).in_row

    def _show(self) -> None:
        """Show what the open fold holds alone."""
        for fold, head in self.heads.items():
            head.show_open(fold is self.opened)
            self.areas[fold].setVisible(fold is self.opened)
        self._arrange()

    def _places(self, width: int, height: int) -> FoldPlaces:
        heads, apart = [*self.heads.values()], round(0.75 * self._look.margin)
        each = (width - (len(heads) - 1) * apart) // len(heads) if self.in_row else width
        tall = tuple(head.frame_height_for(each) for head in heads)
        return fold_places(width, height, tall, [*self.heads].index(self.opened), apart, in_row=self.in_row)

    def _arrange(self) -> None:
        in_row = stand_in_row(self.window().height(), self._look.factor)
        for head in self.heads.values():
            head.stand(in_row)
        places = self._places(self.width() - 2 * RING, self.height() - 2 * RING)
        for head, frame in zip(self.heads.values(), places.heads, strict=True):
            head.place(_on_screen(frame))
        inset = self._look.padding - RING
        self.area.setGeometry(_on_screen(places.body).adjusted(inset, RING, -2, -RING))
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        heads = [
            head.frame_height_for(max(1, self.width() // (3 if self.in_row else 1))) for head in self.heads.values()
        ]
        return QSize(0, (max(heads) if self.in_row else sum(heads)) + _LEAST_ROWS * self._look.control_height)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from head to head, or into the fold of a head; at either end, leave it to the page."""
        heads = [*self.heads.values()]
        here = next((place for place, head in enumerate(heads) if head.hasFocus()), None)
        step = (_TABS if self.in_row else _HEADS).get(Qt.Key(event.key()))
        if here is None or step is None or not 0 <= here + step < len(heads):
            super().keyPressEvent(event)
        elif step:
            heads[here + step].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.open([*self.heads][here])
            first = next(reading_order(self.area), None)
            if first is not None:
                first.setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the sheet of the open fold, with its head; a tab is one with the sheet below it."""
        places = self._places(self.width() - 2 * RING, self.height() - 2 * RING)
        radius, colours = self._look.radius, self._look.colours
        sheet = QPainterPath()
        sheet.addRoundedRect(QRectF(_on_screen(places.sheet)), radius, radius)
        if self.in_row:
            tab = QPainterPath()
            head = _on_screen(places.heads[[*self.heads].index(self.opened)])
            tab.addRoundedRect(QRectF(head).adjusted(0, 0, 0, 2 * radius), radius, radius)
            sheet = sheet.united(tab)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        contrast = self._look.theme.scheme is Scheme.HIGH_CONTRAST
        painter.setPen(QPen(colours.hem, 2 if contrast else 1.2))
        painter.setBrush(colours.surface)
        painter.drawPath(sheet)
        painter.end()


def _on_screen(rect: Rect) -> QRect:
    """The rectangle, with room for a focus ring at the left and above."""
    return QRect(rect.x + RING, rect.y + RING, rect.w, rect.h)
