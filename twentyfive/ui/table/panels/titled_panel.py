"""A panel over the table with a title and a Close button."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from twentyfive.ui.accessibility.reading_order import reading_order
from twentyfive.ui.theme.styled import Holder
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import Panel, RichLabel, Role
from twentyfive.ui.widgets.scroll_area import ScrollBody, height_around, walk, width_within
from twentyfive.wording.names import translate


class TitledPanel(Panel):
    """A panel with a title. Arrow keys walk it, Esc closes it. A subclass puts `_head` above its content.

    Signals:
        closed(): the person closed the panel.
    """

    closed = Signal()

    def __init__(self, title: str, parent: QWidget, *, role: Role = Role.HEADING) -> None:
        super().__init__(parent)
        self._title = RichLabel(title, self, role=role)
        self._close = SecondButton(translate("panel", "Close"), self)
        self._close.clicked.connect(self.closed)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self._close)

    def _head(self, *others: SecondButton) -> QHBoxLayout:
        """The title, and at the right end of its first line the buttons, Close last."""
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._title, 1)
        for button in (*others, self._close):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _stops(self) -> Iterable[QWidget]:
        """The widgets that arrow keys walk."""
        return reading_order(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not walk(self, event, self._stops()):
            super().keyPressEvent(event)


class ScrolledPanel(TitledPanel):
    """A titled panel with scrolling content. A subclass creates its parts in `_body` and then calls `_lay_out`."""

    def __init__(self, title: str, parent: QWidget, *, role: Role = Role.HEADING) -> None:
        super().__init__(title, parent, role=role)
        self._body = Holder()

    def _lay_out(self, scroll: ScrollBody, *parts: QWidget) -> None:
        """Stack the parts in the body, which `scroll` scrolls."""
        self._scroll = scroll
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            self._column.addWidget(part)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setSpacing(0)
        whole.addLayout(self._head())
        whole.addWidget(scroll, 1)
        self.fit()

    def size_within(self, available: QSize, wanted_width: int) -> QSize:
        """The size of its sheet with that width, but no larger than `available`."""
        width = min(available.width(), wanted_width)
        height = height_around(self, self._scroll, width) + self._column.heightForWidth(width_within(self, width))
        return QSize(width, min(available.height(), height))
