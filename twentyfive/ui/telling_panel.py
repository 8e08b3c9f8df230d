"""A panel that tells something until it is closed: a title and Close above what may have to scroll."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from twentyfive.ui.buttons import SecondButton
from twentyfive.ui.look import Look
from twentyfive.ui.reading_order import reading_order
from twentyfive.ui.scrolling import ScrollBody, height_around, walk, width_within
from twentyfive.ui.surfaces import Panel, RichLabel, Role
from twentyfive.ui.title_row import title_row
from twentyfive.ui.wording.names import translate


class TellingPanel(Panel):
    """Whoever inherits it makes what it tells within `_body`, and hands that to `_lay_out` last.

    Signals:
        closed(): it is to go away.
    """

    closed = Signal()

    def __init__(self, title: str, role: Role, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._close = SecondButton(translate("telling panel", "Close"), look, self)
        self._title = RichLabel(title, look, self, role=role)
        self._body = QWidget()
        self._close.clicked.connect(self.closed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self._close)
        self.setAccessibleName(title)

    def _lay_out(self, scroll: ScrollBody, *parts: QWidget) -> None:
        """Put the parts one below the other into the body, which `scroll` scrolls."""
        self._scroll = scroll
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            self._column.addWidget(part)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setSpacing(0)
        whole.addLayout(title_row(self._title, self._close))
        whole.addWidget(scroll, 1)
        self.fit()

    def size_within(self, available: QSize, wanted_width: int) -> QSize:
        """The size of its sheet, no larger than `available`, if it is to be that wide."""
        width = min(available.width(), wanted_width)
        height = height_around(self, self._scroll, width) + self._column.heightForWidth(width_within(self, width))
        return QSize(width, min(available.height(), height))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not walk(self, event, reading_order(self)):
            super().keyPressEvent(event)
