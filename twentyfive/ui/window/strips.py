"""The strips above the page: the notice bar, and what guests ask."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.ui.theme.styled import Styled


class Strip(Styled, QWidget):
    """A strip, which is hidden while it has nothing to say.

    Signals:
        resized(): the strip needs another height, or was opened or closed.
    """

    resized = Signal()

    def restyle(self) -> None:
        super().restyle()
        self.resized.emit()  # it is as high as its words

    def height_for(self, width: int) -> int:
        """Return the height that the strip needs at `width`."""
        raise NotImplementedError


class Strips:
    """Lays the strips and the page out in the window, the strips on top."""

    def __init__(self, window: QWidget, pages: QWidget, least: Callable[[], int]) -> None:
        """`least` returns the height below which the page does not get: strips cover its top then."""
        self._window = window
        self._pages = pages
        self._least = least
        self._strips: list[Strip] = []

    def add(self, strip: Strip) -> None:
        """Add a strip below the others."""
        self._strips.append(strip)
        strip.resized.connect(self.arrange)

    def arrange(self) -> None:
        """Put the strips above the page."""
        width, height, top = self._window.width(), self._window.height(), 0
        for strip in self._strips:
            if not strip.isHidden():
                high = min(strip.height_for(width), (height - top) // 2)
                strip.setGeometry(QRect(0, top, width, high))
                strip.raise_()
                top += high
        top = max(0, min(top, height - self._least()))
        self._pages.setGeometry(0, top, width, height - top)
