"""A panel that tells something until it is closed, and scrolls where that is too much."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from twentyfive.ui.table.panels.titled_panel import TitledPanel
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.panels import Role
from twentyfive.ui.widgets.scroll_area import ScrollBody, height_around, width_within


class TellingPanel(TitledPanel):
    """Whoever inherits it makes what it tells within `_body`, and hands that to `_lay_out` last."""

    def __init__(self, title: str, look: Look, parent: QWidget, *, role: Role = Role.HEADING) -> None:
        super().__init__(title, look, parent, role=role)
        self._body = QWidget()

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
        whole.addLayout(self._head())
        whole.addWidget(scroll, 1)
        self.fit()

    def size_within(self, available: QSize, wanted_width: int) -> QSize:
        """The size of its sheet, no larger than `available`, if it is to be that wide."""
        width = min(available.width(), wanted_width)
        height = height_around(self, self._scroll, width) + self._column.heightForWidth(width_within(self, width))
        return QSize(width, min(available.height(), height))
