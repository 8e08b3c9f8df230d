"""A page whose controls can be reached with the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QScrollBar, QWidget

from twentyfive.ui.accessibility.reading_order import reading_order
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.page import Page
from twentyfive.ui.widgets.scroll_area import bring_into

_COLUMNS_FROM: Final = 900
"""Least width for columns side by side, with text of 100 %."""
_ROUNDS: Final = 3
"""Rounds of layout: a scroll area reports its new height one round later, and a column, page and window are nested."""


class QuestionPage(Page):
    """A page on which the arrow keys move the focus like Tab; it scrolls to the widget with the focus."""

    _shares: tuple[int, ...] = ()

    def __init__(self, title: str) -> None:
        super().__init__(title)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)
        self._had_focus: QWidget | None = None  # the widget with the focus when the window lost it
        self._scroll.installEventFilter(self)
        self._body.installEventFilter(self)

    @property
    def one_column(self) -> bool:
        """True also if large text makes columns side by side too narrow for sentences."""
        return super().one_column or self.width() < _COLUMNS_FROM * self._look.factor

    def set_columns(self, columns: Sequence[tuple[QWidget, int]]) -> None:
        """Show these columns, each with its share of the width.

        Stacked columns have the height that they need; the rest of the page is below the last one.
        """
        self._shares = tuple(share for _, share in columns)
        super().set_columns(columns)

    def restyle(self) -> None:
        """Use another look from now on; the widget with the focus stays in view even if text grows."""
        super().restyle()
        focused = QApplication.focusWidget()
        if focused is not None and self._body.isAncestorOf(focused):
            lay_out_now()
            self._show_focus(focused)

    def first_stop(self) -> QWidget:
        """Return the widget that gets the focus when the page is opened."""
        raise NotImplementedError

    def _arrange(self) -> None:
        super()._arrange()
        last = len(self._shares) - 1
        for place, share in enumerate(self._shares):
            self._columns.setStretch(place, 0 if self.one_column and place < last else share)
        self._fit_below()

    def _most_below(self) -> int:
        """Return the margin below the columns where there is room for it."""
        return self._look.margin

    def _fit_below(self) -> None:
        """Reduce the margin below the columns if a scroll bar would be needed for that margin alone."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_WState_Created):
            return  # never shown yet: without a size, measuring the whole page is a waste
        room, margins, most = self._scroll.maximumViewportSize(), self._columns.contentsMargins(), self._most_below()
        columns = self._columns
        needed = columns.heightForWidth(room.width()) if columns.hasHeightForWidth() else columns.minimumSize().height()
        over = needed - margins.bottom() + most - room.height()
        below = most - over if 0 < over <= most else most
        if below != margins.bottom():
            margins.setBottom(below)
            columns.setContentsMargins(margins)

    def _follow_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to the focus, but not while a mouse button is pressed, nor when the person returns to the window."""
        returns = before is None and now is self._had_focus
        self._had_focus = before if now is None else None
        if not returns and QApplication.mouseButtons() is Qt.MouseButton.NoButton:
            self._show_focus(now)

    def _show_focus(self, now: QWidget | None) -> None:
        body = self._scroll.widget()
        if body is not None and now is not None and body.isAncestorOf(now):
            self._scroll_to(whole_of(now))

    def _scroll_to(self, part: QWidget) -> None:
        """Bring a part of the page into view."""
        for scroll in (*self._body.findChildren(QScrollArea), self._scroll):
            if scroll.isAncestorOf(part):
                bring_into(scroll, part, 2 * RING)

    def _show_said(self, said: QWidget) -> None:
        """Scroll to a message or question that has just appeared: it may be out of sight and not yet laid out."""
        lay_out_now()
        self._scroll_to(said)

    def _place_of(self, part: QWidget) -> int:
        """Return the height at which a part of the page is seen."""
        return part.mapTo(self, QPoint()).y()

    def _keep_at(self, place: int, part: QWidget) -> None:
        """Scroll back to this height a part that was moved by something that came or went above it."""
        lay_out_now()
        for scroll in (*self._body.findChildren(QScrollArea), self._scroll):
            if scroll.isAncestorOf(part):
                bar = scroll.verticalScrollBar()
                bar.setValue(bar.value() + self._place_of(part) - place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep keys from the scroll area, which would scroll by the arrow keys before the page gets them."""
        if watched is self._scroll and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            event.ignore()
            return True
        if watched is self._body and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit_below()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus in reading order, even if widgets were added or moved."""
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
        """Return the scroll bar for the page keys."""
        return self._scroll.verticalScrollBar()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.first_stop().setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            self.first_stop().setFocus()


def whole_of(focused: QWidget) -> QWidget:
    """Return the widget for which `focused` holds the focus as focus proxy, else `focused` itself."""
    ancestor = focused.parentWidget()
    while ancestor is not None and ancestor.focusProxy() is not focused:
        ancestor = ancestor.parentWidget()
    return ancestor or focused


def lay_out_now() -> None:
    """Carry out all pending layouts at once, without waiting for the event loop."""
    for _ in range(_ROUNDS):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
