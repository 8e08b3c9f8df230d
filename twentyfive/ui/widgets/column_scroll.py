"""Columns of a page that scroll independently, so that the effect of one is seen in the others beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QScrollBar, QVBoxLayout, QWidget

from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import height_of
from twentyfive.ui.widgets.scroll_bar import UprightScroll
from twentyfive.wording.names import translate


class ColumnScroll(UprightScroll):
    """The scroll area of one column. If the columns are stacked, it does not scroll, and the page scrolls them all."""

    def __init__(self, column: QWidget) -> None:
        super().__init__()
        self._column = QWidget(self)
        self._rows = QVBoxLayout(self._column)
        self._alone = False
        self._rows.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self._column)  # while it is empty: Qt would measure it for a width that it never has
        self._rows.addWidget(column)
        for ground in (self, self.viewport(), self._column):
            ground.setAutoFillBackground(False)
        self.scroll_with_page()

    def scroll_alone(self, above: int) -> None:
        """Take the height available and scroll the column, with a margin of `above` on top of it."""
        self._alone = True
        self._rows.setContentsMargins(0, above, 0, RING)
        self.keep_room()
        self.updateGeometry()

    def scroll_with_page(self) -> None:
        """Take the height of the column."""
        self._alone = False
        self._rows.setContentsMargins(0, 0, 0, 0)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return not self._alone

    def heightForWidth(self, width: int) -> int:
        return height_of(self._column, width)

    def sizeHint(self) -> QSize:
        return self._column.sizeHint() + QSize(self._bar_width(), 0)

    def minimumSizeHint(self) -> QSize:
        least = self._column.minimumSizeHint()
        return QSize(least.width() + self._bar_width(), 0 if self._alone else least.height())

    def _bar_width(self) -> int:
        return self.verticalScrollBar().sizeHint().width() if self._alone else 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._column and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # arrow keys go through the page


class ColumnedPage(QuestionPage):
    """A page whose columns scroll independently when they are side by side."""

    _scrolls: tuple[ColumnScroll, ...] = ()

    def set_columns(self, columns: Sequence[tuple[QWidget, int]]) -> None:
        scrolls = [(ColumnScroll(column), share) for column, share in columns]
        self._scrolls = tuple(scroll for scroll, _ in scrolls)
        for place, scroll in enumerate(self._scrolls, 1):  # a screen reader needs a name for each
            name = translate("page", "Scroll column {place} up and down").format(place=place)
            scroll.verticalScrollBar().setAccessibleName(name)
        super().set_columns(scrolls)

    @property
    def scrolled(self) -> int:
        """The scroll position in pixels, of the page or of its column that is scrolled farthest."""
        return max(scroll.verticalScrollBar().value() for scroll in (self._scroll, *self._scrolls))

    @scrolled.setter
    def scrolled(self, pixels: int) -> None:
        """Scroll the page and all columns to this position, or as far as they go."""
        for scroll in (self._scroll, *self._scrolls):
            scroll.verticalScrollBar().setValue(pixels)

    def _scroll_bar(self) -> QScrollBar:
        """Return the bar of the column with the focus, or of the page where it scrolls as a whole."""
        focused = QApplication.focusWidget()
        around = (scroll for scroll in self._scrolls if focused is not None and scroll.isAncestorOf(focused))
        column = None if self.one_column else next(around, None)
        return super()._scroll_bar() if column is None else column.verticalScrollBar()

    def _most_below(self) -> int:
        return super()._most_below() if self.one_column else 0

    def _arrange(self) -> None:
        super()._arrange()
        if self.one_column:
            self._scroll.keep_room()
            for scroll in self._scrolls:
                scroll.scroll_with_page()
            return
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Columns scroll up to the header and footer, and a scroll bar fits between two of them.
        margins = self._columns.contentsMargins()
        self._columns.setContentsMargins(margins.left(), 0, margins.left(), 0)
        self._columns.setSpacing(self._look.margin - RING)
        for scroll in self._scrolls:
            scroll.scroll_alone(margins.top())
