"""A widget painted over others, which takes no clicks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from twentyfive.ui.theme.look import Look


class OverlayFrame(QWidget):
    """A layer over other widgets, hidden at first; subclasses paint it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()
