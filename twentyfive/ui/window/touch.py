"""Touch: one finger clicks, drags, scrolls and asks for tips.

Qt alone turns a finger into the mouse at once: it would press the button on which a person begins to scroll.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from enum import Enum, auto
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import (
    QEventPoint,
    QGuiApplication,
    QHelpEvent,
    QInputDevice,
    QMouseEvent,
    QPointingDevice,
    QTouchEvent,
)
from PySide6.QtWidgets import QAbstractButton, QScrollBar, QToolTip, QWidget
from shiboken6 import Shiboken

from twentyfive.ui.window.flick import Flick, bar_under

_LOOK_MS: Final = 80
"""Time after which the button under a finger looks pressed; sooner it would flicker whenever somebody scrolls."""

_ABOVE_FINGER: Final = 70
"""Distance in pixels of a tip above the point that is touched, so that the finger does not hide it."""


_LOST_MS: Final = 3000
"""Time after which another finger counts, because the end of the touch before must have been lost."""


class Doing(Enum):
    """The present use of the finger."""

    NOTHING = auto()
    WAITING = auto()
    SCROLLING = auto()
    DRAGGING = auto()
    DONE = auto()


class _Tap(NamedTuple):
    """A tap: its time in milliseconds, its point in the window, and what it met."""

    ms: float
    at: QPointF
    target: QWidget

    def is_doubled_by(self, other: _Tap) -> bool:
        """Return True if `other` is the second half of a double tap."""
        hints = QGuiApplication.styleHints()
        near = (other.at - self.at).manhattanLength() <= hints.touchDoubleTapDistance()
        return near and other.ms - self.ms <= hints.mouseDoubleClickInterval()


class Touch(QObject):
    """The finger on a window.

    A tap clicks; on a disabled button it shows the reason. A movement up or down scrolls, where anything scrolls. Every
    other movement is one of the mouse. A finger that rests shows the tip of what lies below it, or presses it if there
    is no tip.

    Attributes:
        clock: returns the time in milliseconds.
        rest: the timer that runs out when the finger has rested.
        flick: the scroll bar that the finger pulls.
        doing: the present use of the finger.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.clock: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000
        self.rest = self._timer(self._on_rest)
        self.flick = Flick(self)
        self.doing = Doing.NOTHING
        self._look_soon = self._timer(self._look_pressed)
        self._window = window
        self._mouse = FingerMouse(window)
        self._device = QPointingDevice.primaryPointingDevice()
        self._finger = -1
        self._began = QPointF()
        self._target = window
        self._heard_ms = 0
        self._stopped = False
        self._last_tap = _Tap(-math.inf, QPointF(), window)
        window.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        window.installEventFilter(self)

    def _timer(self, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(then)
        return timer

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent) or event.deviceType() is QInputDevice.DeviceType.TouchPad:
            return super().eventFilter(watched, event)
        event.accept()
        if event.type() is QEvent.Type.TouchCancel:
            self._cancel()
        elif event.type() is QEvent.Type.TouchBegin:
            self._device = event.pointingDevice()
            self._begin(event.points()[0])
        else:
            for point in event.points():
                if point.id() == self._finger and point.state() is not QEventPoint.State.Stationary:
                    self._follow(point)
        return True

    def _begin(self, point: QEventPoint) -> None:
        if self.doing is not Doing.NOTHING and self.clock() - self._heard_ms < _LOST_MS:
            return  # a second finger
        self._cancel()
        self._heard_ms = self.clock()
        QToolTip.hideText()
        self._finger, self._began = point.id(), self._place(point)
        self._target = self._window.childAt(self._began.toPoint()) or self._window
        self._stopped = self.flick.rolling
        self.flick.stop()
        self.doing = Doing.WAITING
        if not self._stopped:
            repeats = isinstance(self._target, QAbstractButton) and self._target.autoRepeat()
            self._look_soon.start(_LOOK_MS)
            self.rest.start(_LOOK_MS if repeats else QGuiApplication.styleHints().mousePressAndHoldInterval())

    def _place(self, point: QEventPoint) -> QPointF:
        return self._window.mapFromGlobal(point.globalPosition())

    def _follow(self, point: QEventPoint) -> None:
        at = self._place(point)
        self._heard_ms = self.clock()
        if point.state() is QEventPoint.State.Released:
            self._end(at)
        elif self.doing is Doing.WAITING:
            self._decide(at)
        elif self.doing is Doing.SCROLLING:
            self.flick.pull(at, self.clock())
        elif self.doing is Doing.DRAGGING:
            self._mouse.move(at, self._device)

    def _decide(self, at: QPointF) -> None:
        """Begin to scroll or to drag, if the finger has moved far enough for either."""
        moved = at - self._began
        if moved.manhattanLength() <= QGuiApplication.styleHints().startDragDistance():
            return
        self._stop_waiting()
        bar = None
        if (
            Shiboken.isValid(self._target)
            and abs(moved.y()) >= abs(moved.x())
            and not isinstance(self._target, QScrollBar)
        ):
            bar = bar_under(self._target, moved.y())
        if bar is not None:
            self.doing = Doing.SCROLLING
            self.flick.begin(bar, self._began, self.clock())
            self.flick.pull(at, self.clock())
        elif self._stopped or not Shiboken.isValid(self._target):
            self.doing = Doing.DONE
        else:
            self._press()
            self._mouse.move(at, self._device)

    def _press(self) -> None:
        """Press the mouse where the touch began."""
        self.doing = Doing.DRAGGING
        self._mouse.press(self._began, self._device)

    def _end(self, at: QPointF) -> None:
        """Finish what the finger was doing, now that it is lifted."""
        doing = self.doing
        self._stop_waiting()
        self.doing, self._finger = Doing.NOTHING, -1
        if doing is Doing.SCROLLING:
            self.flick.let_go(at, self.clock())
        elif doing is Doing.DRAGGING:
            self._mouse.release(at, self._device)
        elif doing is Doing.WAITING and not self._stopped:
            self._tap()

    def _tap(self) -> None:
        """Click; what is disabled can only tell its reason.

        The second half of a double tap does not click what the first has brought up, such as another person's curtain.
        """
        tap = _Tap(self.clock(), self._began, self._target)
        last, self._last_tap = self._last_tap, tap
        if last.is_doubled_by(tap) and last.target is not tap.target:
            return
        if not Shiboken.isValid(self._target) or (not self._target.isEnabled() and self._show_tip()):
            return
        self._press()
        self.doing = Doing.NOTHING
        self._mouse.release(self._began, self._device)

    def _cancel(self) -> None:
        """Forget the touch without a click."""
        doing = self.doing
        self._stop_waiting()
        self.doing, self._finger = Doing.NOTHING, -1
        if doing is Doing.DRAGGING:
            self._mouse.let_go(self._device)
        elif doing is Doing.SCROLLING:
            self.flick.stop()

    def _stop_waiting(self) -> None:
        self.rest.stop()
        if not self._look_soon.isActive() and self.doing is Doing.WAITING:
            self._let_look(False)
        self._look_soon.stop()

    def _look_pressed(self) -> None:
        self._let_look(True)

    def _let_look(self, pressed: bool) -> None:
        """Let the button under the finger look pressed, or no longer; one that repeats would begin to do so."""
        button = self._target
        if Shiboken.isValid(button) and isinstance(button, QAbstractButton) and not button.autoRepeat():
            button.setDown(pressed)

    def _on_rest(self) -> None:
        self._stop_waiting()
        if not Shiboken.isValid(self._target) or self._show_tip():
            self.doing = Doing.DONE
        else:
            self._press()

    def _show_tip(self) -> bool:
        """Show the tip of what lies under the finger as if a pointer rested there; return False if it has none."""
        at = self._began.toPoint()
        above = self._window.mapToGlobal(at) - QPoint(0, _ABOVE_FINGER)
        local = self._target.mapFrom(self._window, at)
        QCoreApplication.sendEvent(self._target, QHelpEvent(QEvent.Type.ToolTip, local, above))
        return QToolTip.isVisible()


_LEFT = Qt.MouseButton.LeftButton
_AWAY = QPointF(-100_000.0, -100_000.0)
"""A point outside everything, where a press is released that must not click."""


class FingerMouse:
    """The mouse of a window, moved by a finger. All points are those of the window."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def press(self, at: QPointF, device: QPointingDevice) -> None:
        """Press the left button."""
        self._send(QEvent.Type.MouseButtonPress, at, device)

    def move(self, at: QPointF, device: QPointingDevice) -> None:
        """Move with the button pressed."""
        self._send(QEvent.Type.MouseMove, at, device)

    def release(self, at: QPointF, device: QPointingDevice) -> None:
        """Release the button, and leave the window: nothing stays marked as if a pointer lay over it."""
        self._send(QEvent.Type.MouseButtonRelease, at, device)
        QCoreApplication.sendEvent(self._window.windowHandle(), QEvent(QEvent.Type.Leave))

    def let_go(self, device: QPointingDevice) -> None:
        """Release the button where it clicks nothing."""
        self.move(_AWAY, device)
        self.release(_AWAY, device)

    def _send(self, kind: QEvent.Type, at: QPointF, device: QPointingDevice) -> None:
        moves, ends = kind is QEvent.Type.MouseMove, kind is QEvent.Type.MouseButtonRelease
        button = Qt.MouseButton.NoButton if moves else _LEFT
        buttons = Qt.MouseButton.NoButton if ends else _LEFT
        modifiers, source = Qt.KeyboardModifier.NoModifier, Qt.MouseEventSource.MouseEventSynthesizedByApplication
        on_screen = self._window.mapToGlobal(at)
        event = QMouseEvent(kind, at, at, on_screen, button, buttons, modifiers, source, device)
        QCoreApplication.sendEvent(self._window.windowHandle(), event)
