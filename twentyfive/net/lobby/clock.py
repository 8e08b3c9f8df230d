"""A clock for what happens later, so that a test can have one of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer


class Alarm(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """Calls a function later."""

    def call_later(self, seconds: float, do: Callable[[], None]) -> Alarm:
        """Call `do` once after that time, unless its alarm is cancelled."""

    def call_soon(self, do: Callable[[], None]) -> None:
        """Call `do` once, when all that has happened by now is done."""


class _QtAlarm(QTimer):
    def cancel(self) -> None:
        """Let it not happen."""
        self.stop()
        self.deleteLater()


class QtClock(QObject):
    """The clock of the window, whose calls come from Qt's event loop."""

    def call_later(self, seconds: float, do: Callable[[], None]) -> Alarm:
        """Call `do` once after that time, unless its alarm is cancelled."""
        alarm = _QtAlarm(self)
        alarm.setSingleShot(True)
        alarm.timeout.connect(alarm.deleteLater)
        alarm.timeout.connect(do)
        alarm.start(round(1000 * seconds))
        return alarm

    def call_soon(self, do: Callable[[], None]) -> None:
        """Call `do` once in the next turn of the event loop."""
        self.call_later(0, do)
