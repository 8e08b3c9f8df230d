"""A sheet that is read out as a whole: its title has the focus for all of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.base_button import paint_ring
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Sheet
from twentyfive.wording.names import for_the_ear


class TextSheet(Sheet):
    """The focus is shown around the sheet and held by its title: to a screen reader a text is something to read.

    Attributes:
        title: to be put on the sheet by whoever inherits it.
    """

    def __init__(self, title: str, spoken: str, look: Look, role: Role = Role.STRONG) -> None:
        """`spoken` is read out after the title."""
        super().__init__(look)
        self.title: RichLabel = _FocusedTitle(title, look, self, role)
        self.setFocusProxy(self.title)
        self.setAccessibleName(title)
        self.describe(spoken)

    def describe(self, spoken: str) -> None:
        """Have this read out after the title."""
        for part in (self, self.title):
            part.setAccessibleDescription(for_the_ear(spoken))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ring(painter, QRectF(self.rect()), self._look)
        painter.end()


class TextSection(TextSheet):
    """A subject: its title and what there is to know."""

    def __init__(self, title: str, body: QWidget, spoken: str, look: Look) -> None:
        super().__init__(title, spoken, look)
        self.add(self.title, body)


class _FocusedTitle(RichLabel):
    """Has the sheet painted anew when the focus comes or goes."""

    def __init__(self, title: str, look: Look, sheet: QWidget, role: Role) -> None:
        super().__init__(title, look, sheet, role=role)
        self._sheet = sheet
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._sheet.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._sheet.update()
