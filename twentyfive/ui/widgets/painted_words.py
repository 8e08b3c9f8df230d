"""What all widgets have in common that paint their words themselves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QLabel, QWidget

from twentyfive.ui.accessibility.tooltips import shows_tip
from twentyfive.ui.theme.look import Look


class PaintedWords(QLabel):
    """Words that whoever inherits it paints; a screen reader is told them by the accessible name.

    A label, as a bare widget is no more than filling to a screen reader, which passes over it; one without a text of
    its own, so that it asks for no room.

    Attributes:
        tip: what a pointer that rests on it is told. It is no tooltip of Qt's, which a screen reader would read out
            after the name that has it already.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.tip = ""

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        return QSize()

    def minimumSizeHint(self) -> QSize:
        return QSize()

    def event(self, event: QEvent) -> bool:
        return shows_tip(event, self.tip, self) or super().event(event)
