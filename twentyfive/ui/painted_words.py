"""What all widgets have in common that paint their words themselves."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel


class PaintedWords(QLabel):
    """Words that whoever inherits it paints; a screen reader is told them by the accessible name.

    A label, as a bare widget is no more than filling to a screen reader, which passes over it; one without a text of
    its own, so that it asks for no room.
    """

    def sizeHint(self) -> QSize:
        return QSize()

    def minimumSizeHint(self) -> QSize:
        return QSize()
