"""An open table keeps the computer and its screen awake: nobody touches a screen that shows the table for all."""

from __future__ import annotations

import logging
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from twentyfive.processes import usual_environment

_log = logging.getLogger(__name__)

_WINDOWS_AWAKE: Final = 0x8000_0000 | 0x1 | 0x2  # ES_CONTINUOUS, ES_SYSTEM_REQUIRED, ES_DISPLAY_REQUIRED
_WINDOWS_USUAL: Final = 0x8000_0000

_ENDS_WITHIN_MS: Final = 1000


def waker(system: str, find: Callable[[str], str | None] = shutil.which, desktop: str = "") -> Sequence[str]:
    """Return the command that keeps a computer awake while it runs; empty if there is none.

    It ends with its input, which is ours: so it ends even if this program is killed.

    Args:
        system: as `sys.platform`.
        find: returns the path of a program.
        desktop: the names of the desktop, as in ``XDG_CURRENT_DESKTOP``.
    """
    if system == "darwin":
        return ("caffeinate", "-d", "-i", "cat") if find("caffeinate") else ()
    if "GNOME" in desktop.upper() and find("gnome-session-inhibit"):  # GNOME asks its session, not systemd
        return ("gnome-session-inhibit", "--inhibit", "idle:suspend", "--reason", "Cards are being played", "cat")
    if find("systemd-inhibit"):
        what = ("--what=idle:sleep", "--who=Twenty-Five", "--why=Cards are being played")
        return ("systemd-inhibit", *what, "cat")
    return ()


class KeepAwake(QObject):
    """Keeps the computer and its screen awake, as long as it is asked to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted = False
        self._process: QProcess | None = None
        self._has_told = False

    @property
    def process(self) -> QProcess | None:
        """The program that keeps the computer awake now; None without one."""
        return self._process

    def keep(self, awake: bool) -> None:
        """Keep the computer awake from now on, or no longer."""
        if awake == self._wanted:
            return
        self._wanted = awake
        if sys.platform == "win32":
            self._ask_windows(_WINDOWS_AWAKE if awake else _WINDOWS_USUAL)
        elif awake:
            self._start(waker(sys.platform, desktop=os.environ.get("XDG_CURRENT_DESKTOP", "")))
        else:
            self._stop()

    def _ask_windows(self, state: int) -> None:
        if sys.platform == "win32":
            import ctypes

            if not ctypes.windll.kernel32.SetThreadExecutionState(state):
                self._tell("Windows refused")

    def _start(self, command: Sequence[str]) -> None:
        if not command:
            self._tell("no program that can was found")
            return
        process = self._process = QProcess(self)
        environment = QProcessEnvironment()
        for name, value in usual_environment().items():
            environment.insert(name, value)
        process.setProcessEnvironment(environment)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._on_ended)
        process.errorOccurred.connect(self._on_ended)
        process.start(command[0], list(command[1:]))

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.closeWriteChannel()
        if not process.waitForFinished(_ENDS_WITHIN_MS):
            process.kill()
            process.waitForFinished(_ENDS_WITHIN_MS)
        process.deleteLater()

    def _on_ended(self) -> None:
        process = self._process
        if process is not None:
            self._process = None
            self._tell(f"{process.program()} does not run here")
            process.deleteLater()

    def _tell(self, reason: str) -> None:
        """Note once in the log that the screen may go dark: the game goes on without."""
        if not self._has_told:
            self._has_told = True
            _log.info("The computer may fall asleep while a table is open: %s.", reason)
