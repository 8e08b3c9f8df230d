"""A finger on the touch screen of the program, as Qt's own touch events, at a pace that tests decide."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.turns import turn
from tests.ui.pressing import scroll_to
from tests.ui.whole import Whole
from twentyfive.ui.window.touch import Doing

_FRAME_MS = 16
_PAUSE_MS = 5000
_STAND_MS = 300


@cache
def touch_screen() -> QPointingDevice:
    """Return the touch screen of the tests; Qt keeps it until the process ends."""
    return QTest.createTouchDevice()


class Finger:
    """A finger on the window.

    Attributes:
        ms: the time of the finger's clock.
        at: the point of the window where it is.
    """

    def __init__(self, whole: Whole) -> None:
        self.ms = 0
        self.at = QPoint()
        self._window = whole.window
        self._touch = whole.window.touch
        self._touch.clock = lambda: self.ms

    def put(self, widget: QWidget, point: QPoint | None = None, *, after_ms: int = _PAUSE_MS) -> None:
        """Put the finger on the middle of a visible widget, or on a given point of it."""
        assert widget.isVisible(), f"{widget.accessibleName()} cannot be seen"
        self.ms += after_ms
        self.at = widget.mapTo(self._window, point or widget.rect().center())
        hit = self._window.childAt(self.at) or self._window
        assert hit is widget or widget.isAncestorOf(hit), f"{hit.accessibleName()} {hit} lies over {widget}"
        QTest.touchEvent(self._window, touch_screen()).press(0, self.at, self._window).commit()
        turn()

    def slide(self, *steps: QPoint) -> None:
        """Move the finger by each of these steps."""
        for step in steps:
            self.ms += _FRAME_MS
            self.at += step
            QTest.touchEvent(self._window, touch_screen()).move(0, self.at, self._window).commit()
            turn()

    def stand(self) -> None:
        """Stand still for a while, so that lifting the finger throws nothing."""
        self.ms += _STAND_MS

    def rest(self) -> None:
        """Let the finger rest until that counts, unless a busy computer took so long that it does already."""
        if self._touch.rest.isActive():
            self._touch.rest.stop()
            self._touch.rest.timeout.emit()
        assert self._touch.doing in (Doing.DRAGGING, Doing.DONE)
        turn()

    def lift(self) -> None:
        """Lift the finger."""
        QTest.touchEvent(self._window, touch_screen()).release(0, self.at, self._window).commit()
        turn()

    def tap(self, widget: QWidget, point: QPoint | None = None) -> None:
        """Touch a widget for a moment; it is scrolled into view first."""
        scroll_to(widget)
        self.put(widget, point)
        self.lift()

    def drag(self, widget: QWidget, *steps: QPoint, point: QPoint | None = None) -> None:
        """Put the finger on a widget, move it by these steps, and lift it."""
        self.put(widget, point)
        self.slide(*steps)
        self.lift()
