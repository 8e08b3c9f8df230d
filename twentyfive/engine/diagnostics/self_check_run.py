"""The self-check, run by a process of its own while the window goes on."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

_PROGRAM: Final = Path(__file__).resolve().parents[3]
_ENDS_WITHIN_MS: Final = 2_000


def own_command() -> tuple[str, ...]:
    """Return the command that starts this program once more, a package or by the same Python."""
    return (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, "-m", "twentyfive")


class SelfCheckRun(QObject):
    """Runs `--self-check` and reads its report.

    Attributes:
        command: the command of the program, to which the option is added.

    Signals:
        ended(tuple): the lines of the report; one that says so if there is no report.
    """

    ended = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.command: Sequence[str] = own_command()
        self._process: QProcess | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    @property
    def is_running(self) -> bool:
        """Whether the check has begun and not ended."""
        return self._process is not None

    def start(self) -> None:
        """Begin the check; `ended` tells its lines."""
        self._folder = tempfile.TemporaryDirectory(prefix="twentyfive-", ignore_cleanup_errors=True)
        process = self._process = QProcess(self)
        if sys.platform == "linux":  # where Qt has the same fonts without a screen: no second window comes and goes
            environment = QProcessEnvironment.systemEnvironment()
            environment.insert("QT_QPA_PLATFORM", "offscreen")
            process.setProcessEnvironment(environment)
        if not getattr(sys, "frozen", False):
            process.setWorkingDirectory(str(_PROGRAM))  # in a checkout Python finds the program there
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._on_ended)
        process.errorOccurred.connect(self._on_error)
        program, *arguments = self.command
        process.start(program, [*arguments, "--self-check", str(self._report)])

    def close(self) -> None:
        """End the check, if it runs, without a word."""
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._on_ended)
            process.errorOccurred.disconnect(self._on_error)
            process.kill()
            process.waitForFinished(_ENDS_WITHIN_MS)
            process.deleteLater()
        self._clear_up()

    @property
    def _report(self) -> Path:
        assert self._folder is not None, "the check has not begun"
        return Path(self._folder.name, "report.txt")

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # any other is followed by `finished`
            self._tell(("It could not be started.",))

    def _on_ended(self, code: int) -> None:
        lines: tuple[str, ...] = ()
        with suppress(OSError):
            lines = tuple(self._report.read_text(encoding="utf-8", errors="replace").splitlines())
        self._tell(lines or (f"It ended with code {code} and without a report.",))

    def _tell(self, lines: tuple[str, ...]) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
        self._clear_up()
        self.ended.emit(lines)

    def _clear_up(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
