"""The mouse that a finger moves: presses, movements and releases, sent to a window as Qt sends those of a real one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QWidget

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
