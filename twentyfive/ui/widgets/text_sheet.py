"""Sheets of text that a screen reader reads as a whole."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.ui.widgets.base_button import is_ringed, paint_ring
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Sheet
from twentyfive.wording.names import for_the_ear


class TextSheet(Sheet):
    """A sheet with a title that holds the focus for the whole sheet.

    The focus ring is around the sheet, but a screen reader needs a text to read, so that the title has the focus.

    Attributes:
        title: the title, which subclasses put on the sheet.
    """

    def __init__(self, title: str, spoken: str, role: Role = Role.STRONG) -> None:
        """Create a sheet. A screen reader reads `spoken` after the title."""
        super().__init__()
        self.title: RichLabel = _FocusedTitle(title, self, role)
        self.setFocusProxy(self.title)
        self.setAccessibleName(title)
        self.describe(spoken)

    def describe(self, spoken: str) -> None:
        """Set the text that a screen reader reads after the title."""
        for part in (self, self.title):
            part.setAccessibleDescription(for_the_ear(spoken))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not is_ringed(self):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ring(painter, QRectF(self.rect()), self._look.radius, self._look.colours)
        painter.end()


class TextSection(TextSheet):
    """A title with the text of its subject."""

    def __init__(self, title: str, body: QWidget, spoken: str) -> None:
        super().__init__(title, spoken)
        self.add(self.title, body)


class _FocusedTitle(RichLabel):
    """A title that repaints its sheet when it gets or loses the focus."""

    def __init__(self, title: str, sheet: QWidget, role: Role) -> None:
        super().__init__(title, sheet, role=role)
        self._sheet = sheet
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._sheet.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._sheet.update()
