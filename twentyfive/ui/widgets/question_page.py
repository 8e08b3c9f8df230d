"""What pages of questions are made of: a page that is walked by keys, sheets of paper, rows of like buttons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QScrollBar, QWidget

from twentyfive.ui.accessibility.reading_order import reading_order
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.page import Page

_COLUMNS_FROM: Final = 900
"""The width at which columns stand side by side, for letters of 100 %."""
_ROUNDS: Final = 3
"""What scrolls tells what it stands in only in the next round how high it is now: a column, its page, the window."""


class QuestionPage(Page):
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
