"""What pages of questions are made of: a page that is walked by keys, sheets of paper, rows of like buttons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QScrollArea, QScrollBar, QSizePolicy, QVBoxLayout, QWidget

from twentyfive.ui.accessibility.reading_order import reading_order
from twentyfive.ui.theme.look import Look, dress
from twentyfive.ui.theme.tokens import Scheme
from twentyfive.ui.widgets.base_button import RING, FramedButton
from twentyfive.ui.widgets.height_for_width import Wrapped
from twentyfive.ui.widgets.page import Page

_COLUMNS_FROM: Final = 900
"""The width at which columns stand side by side, for letters of 100 %."""
_ROUNDS: Final = 3
"""What scrolls tells what it stands in only in the next round how high it is now: a column, its page, the window."""


class WalkedPage(Page):
    """A page whose controls Up and Down walk like Tab; it scrolls to whatever gets the focus."""

    _shares: tuple[int, ...] = ()

    def __init__(self, title: str, look: Look) -> None:
        super().__init__(title, look)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)
        self._had_focus: QWidget | None = None  # what had the focus when the window lost it
        self._scroll.installEventFilter(self)
        self._body.installEventFilter(self)

    @property
    def one_column(self) -> bool:
        """Also where larger letters make columns side by side too narrow for whole sentences."""
        return super().one_column or self.width() < _COLUMNS_FROM * self._look.factor

    def set_columns(self, columns: Sequence[tuple[QWidget, int]]) -> None:
        """Show these columns, each with its share of the width; one above the other each is as high as it needs,
        and what is left over is below the last.
        """
        self._shares = tuple(share for _, share in columns)
        super().set_columns(columns)

    def set_look(self, look: Look) -> None:
        """Use another look from now on; what has the focus stays in view, also where letters grow."""
        super().set_look(look)
        focused = QApplication.focusWidget()
        if focused is not None and self._body.isAncestorOf(focused):
            lay_out_now()
            self._show_focus(focused)

    def first_stop(self) -> QWidget:
        """What gets the focus when the page is opened."""
        raise NotImplementedError

    def _arrange(self) -> None:
        super()._arrange()
        last = len(self._shares) - 1
        for place, share in enumerate(self._shares):
            self._columns.setStretch(place, 0 if self.one_column and place < last else share)
        self._fit_below()

    def _most_below(self) -> int:
        """What the page keeps free below its columns where there is room."""
        return self._look.margin

    def _fit_below(self) -> None:
        """Keep less free below the columns where a scroll bar would else be there for those few pixels alone."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_WState_Created):
            return  # it was never seen, and has no size yet for which it would be worth measuring all that is on it
        room, margins, most = self._scroll.maximumViewportSize(), self._columns.contentsMargins(), self._most_below()
        columns = self._columns
        needed = columns.heightForWidth(room.width()) if columns.hasHeightForWidth() else columns.minimumSize().height()
        over = needed - margins.bottom() + most - room.height()
        below = most - over if 0 < over <= most else most
        if below != margins.bottom():
            margins.setBottom(below)
            columns.setContentsMargins(margins)

    def _follow_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """What is pressed stays under the pointer, and a window that is come back to is as it was left."""
        comes_back = before is None and now is self._had_focus
        self._had_focus = before if now is None else None
        if not comes_back and QApplication.mouseButtons() is Qt.MouseButton.NoButton:
            self._show_focus(now)

    def _show_focus(self, now: QWidget | None) -> None:
        body = self._scroll.widget()
        if body is not None and now is not None and body.isAncestorOf(now):
            self._scroll_to(whole_of(now))

    def _scroll_to(self, part: QWidget) -> None:
        """Bring a part of the page into view."""
        for scroll in (*self._body.findChildren(QScrollArea), self._scroll):
            if scroll.isAncestorOf(part):
                scroll.ensureWidgetVisible(part, 0, 2 * RING)

    def _show_said(self, said: QWidget) -> None:
        """Scroll to what was just said or asked: it may stand above what the page is scrolled to, with no place yet."""
        lay_out_now()
        self._scroll_to(said)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The scroll area would scroll by the arrow keys before the page sees them."""
        if watched is self._scroll and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            event.ignore()
            return True
        if watched is self._body and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit_below()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the page as it is seen, whatever was added or moved since it was made."""
        for before, after in pairwise(reading_order(self)):
            QWidget.setTabOrder(before, after)
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self._scroll_bar()
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Right:
                self.focusNextPrevChild(True)
            case Qt.Key.Key_Up | Qt.Key.Key_Left:
                self.focusNextPrevChild(False)
            case Qt.Key.Key_PageDown:
                bar.setValue(bar.value() + bar.pageStep())
            case Qt.Key.Key_PageUp:
                bar.setValue(bar.value() - bar.pageStep())
            case _:
                super().keyPressEvent(event)

    def _scroll_bar(self) -> QScrollBar:
        """Of what the keys scroll."""
        return self._scroll.verticalScrollBar()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.first_stop().setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            self.first_stop().setFocus()


class Column(QWidget):
    """Things one under the other, from the top. Each brings its own room for the focus ring; only in a large window
    more is added.

    Attributes:
        rows: the layout.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.rows = QVBoxLayout(self)
        self._fit()

    def add(self, *widgets: QWidget) -> None:
        """Put them under what is there."""
        for widget in widgets:
            free_height(widget)
            self.rows.addWidget(widget)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._fit()
        dress(self, look)

    def _fit(self) -> None:
        """Set the margins and distances of the look."""
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(round(2 * RING * (self._look.scale - 1)))


class Sheet(Column):
    """A flat piece of paper that is part of a page. What is seen of it keeps `RING` free all round."""

    def _fit(self) -> None:
        super()._fit()
        margin = self._look.padding
        self.rows.setContentsMargins(margin, margin, margin, margin)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        contrast = self._look.theme.scheme is Scheme.HIGH_CONTRAST
        painter.setPen(QPen(self._look.colours.line, 2 if contrast else 1.2))
        painter.setBrush(self._look.colours.surface)
        radius, inset = self._look.panel_radius, RING + 0.6
        sheet = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(sheet, radius, radius)
        painter.end()


class EvenRow(Wrapped):
    """Buttons of one width side by side; in as many rows as they need for their words.

    Attributes:
        buttons: in order, those left out for now among them.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.buttons: list[FramedButton] = []
        self._left_out: tuple[FramedButton, ...] = ()

    def leave_out(self, *buttons: FramedButton) -> None:
        """Show all but these."""
        self._left_out = buttons
        for button in self.buttons:
            button.setVisible(button not in buttons)
        self._rearrange()

    @property
    def _placed(self) -> list[FramedButton]:
        """Those that are shown."""
        return [button for button in self.buttons if button not in self._left_out]

    def add(self, *buttons: FramedButton) -> None:
        """Put them after the others."""
        for button in buttons:
            button.setParent(self)
            self.buttons.append(button)
        self.updateGeometry()

    def _gap(self) -> int:
        return self._look.gap

    def _columns(self, width: int) -> int:
        """The most that fit beside each other, evenly spread over the rows."""
        placed = self._placed
        widest = max(button.sizeHint().width() - 2 * RING for button in placed)
        most = (width - 2 * RING + self._gap()) // (widest + self._gap())
        rows = ceil(len(placed) / max(1, min(most, len(placed))))
        return ceil(len(placed) / rows)

    def _frames(self, width: int) -> list[QRect]:
        """Where the frames of the buttons go in that width."""
        if not self._placed:
            return []
        columns, apart = self._columns(width), self._gap()
        room = width - 2 * RING - (columns - 1) * apart
        edges = [round(place * room / columns) for place in range(columns + 1)]
        frames, top, placed = [], RING, self._placed
        for first in range(0, len(placed), columns):
            row = placed[first : first + columns]
            height = max(button.frame_height_for(edges[1]) for button in row)
            for place in range(len(row)):
                left = RING + edges[place] + place * apart
                frames.append(QRect(left, top, edges[place + 1] - edges[place], height))
            top += height + apart
        return frames

    def _arrange(self) -> None:
        for button, frame in zip(self._placed, self._frames(self.width()), strict=True):
            button.place(frame)

    def _whole_width(self) -> int:
        return sum(button.sizeHint().width() - 2 * RING + self._gap() for button in self._placed) + 2 * RING

    def minimumSizeHint(self) -> QSize:
        width = max((button.minimumSizeHint().width() for button in self._placed), default=0)
        return QSize(width, self._look.control_height + 2 * RING)

    def heightForWidth(self, width: int) -> int:
        frames = self._frames(width)
        return frames[-1].bottom() + 1 + RING if frames else 0


class WrapPair(Wrapped):
    """Two things side by side, the second taking what is left; one under the other where that is too little."""

    def __init__(self, first: QWidget, second: QWidget, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._first = first
        self._second = second
        first.setParent(self)
        second.setParent(self)

    def _rects(self, width: int) -> tuple[QRect, QRect]:
        """Where the two go in that width."""
        own = self._first.sizeHint().width()
        if own + self._second.sizeHint().width() <= width:
            heights = (height_of(self._first, own), height_of(self._second, width - own))
            whole = max(heights)
            first = QRect(0, (whole - heights[0]) // 2, own, heights[0])
            return first, QRect(own, (whole - heights[1]) // 2, width - own, heights[1])
        first = QRect(0, 0, width, height_of(self._first, width))
        return first, QRect(0, first.height(), width, height_of(self._second, width))

    def _arrange(self) -> None:
        first, second = self._rects(self.width())
        self._first.setGeometry(first)
        self._second.setGeometry(second)

    def _whole_width(self) -> int:
        return self._first.sizeHint().width() + self._second.sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        first, second = self._first.minimumSizeHint(), self._second.minimumSizeHint()
        return QSize(max(first.width(), second.width()), max(first.height(), second.height()))

    def heightForWidth(self, width: int) -> int:
        return max(rect.bottom() + 1 for rect in self._rects(width))


class WithButton(QWidget):
    """Words, and at the right of them a button in the middle of their height."""

    def __init__(self, words: QWidget, button: FramedButton, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        free_height(words)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(words, 1)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)


def whole_of(focused: QWidget) -> QWidget:
    """What is to be seen of what has the focus: all that it has the focus for."""
    around = focused.parentWidget()
    while around is not None and around.focusProxy() is not focused:
        around = around.parentWidget()
    return around or focused


def lay_out_now() -> None:
    """Give everything its place and size that waits for it until the next turns of the events."""
    for _ in range(_ROUNDS):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def free_height(widget: QWidget) -> None:
    """Let its width alone decide its height: in a wide column a text is lower than its size hint says."""
    policy = widget.sizePolicy()
    policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(widget.hasHeightForWidth())
    widget.setSizePolicy(policy)


def height_of(widget: QWidget, width: int) -> int:
    """How high a widget wants to be when it is so wide."""
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
