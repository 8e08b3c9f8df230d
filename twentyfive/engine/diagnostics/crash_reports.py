"""Crash reports: uncaught exceptions are logged and reported, Qt's messages are logged, and the game goes on."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import PurePath
from types import TracebackType
from typing import Final

import PySide6
from PySide6.QtCore import QMessageLogContext, QObject, QSysInfo, QtMsgType, Signal, qInstallMessageHandler

from twentyfive import __version__
from twentyfive.engine.diagnostics.log import Logbook, without_secrets

_PACKAGE: Final = "twentyfive"
_MOST_ALIKE: Final = 3
"""Limit of log entries for the same error: one that recurs with every frame would push all others out of the log."""

_MOST_KEPT: Final = 10
_LONGEST: Final = 600
_MOST_CALLS: Final = 30
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CrashReport:
    """An uncaught exception, without any secret of the game.

    Attributes:
        what: its type and message.
        trace: the calls that led to it, one a line, the last one last.
    """

    what: str
    trace: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join((self.what, *(f"  {line}" for line in self.trace)))


class CrashReports(QObject):
    """Catches every uncaught exception between `watch` and `leave`.

    Attributes:
        logbook: the log that they are written to.

    Signals:
        happened(CrashReport): an exception was caught. Emitted in the thread that raised it, so connect it queued.
    """

    happened = Signal(object)

    def __init__(self, logbook: Logbook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.logbook = logbook
        self._kept: list[CrashReport] = []
        self._alike: Counter[tuple[str, ...]] = Counter()  # by trace
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._previous_qt_handler: Callable[[QtMsgType, QMessageLogContext, str], object] | None = None

    def watch(self) -> None:
        """Install the handlers of exceptions and of Qt's messages, and log all warnings."""
        logging.getLogger().addHandler(self.logbook)
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable
        self._previous_qt_handler = qInstallMessageHandler(self._on_qt)

    def leave(self) -> None:
        """Restore the previous handlers and close the log."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        qInstallMessageHandler(self._previous_qt_handler)
        logging.getLogger().removeHandler(self.logbook)
        self.logbook.close()

    def report(self) -> str:
        """Return a report for the developers: the versions, and the last crash reports."""
        versions = (
            f"twentyfive {__version__}, Python {sys.version.split()[0]}, PySide6 {PySide6.__version__}, "
            f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}"
        )
        crashes = (f"{crash}\n  ({self._alike[crash.trace]} times)" for crash in self._kept)
        return "\n\n".join((versions, *crashes)) + "\n"

    def note(self, error: BaseException) -> None:
        """Log an exception and emit `happened`."""
        crash = CrashReport(_what(error), tuple(_trace(error)))
        self._alike[crash.trace] += 1
        if self._alike[crash.trace] == 1:
            self._kept = [*self._kept, crash][-_MOST_KEPT:]
        if self._alike[crash.trace] <= _MOST_ALIKE:
            _log.error("%s", crash)
        self.happened.emit(crash)

    def _on_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, Exception):
            self.note(error)
        else:
            sys.__excepthook__(kind, error, trace)  # Ctrl+C is no error

    def _on_thread(self, hook_args: threading.ExceptHookArgs) -> None:
        if isinstance(hook_args.exc_value, Exception):
            self.note(hook_args.exc_value)

    def _on_unraisable(self, hook_args: sys.UnraisableHookArgs) -> None:
        if isinstance(hook_args.exc_value, Exception):
            self.note(hook_args.exc_value)

    def _on_qt(self, kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
        """Log a message of Qt, but not each time: while a screen reader runs, the same one comes hundreds of times."""
        text = without_secrets(message)
        self._alike[(text,)] += 1
        if self._alike[(text,)] <= _MOST_ALIKE:
            _log.log(_LEVELS[kind], "Qt: %s", text)


def _what(error: BaseException) -> str:
    """Return type and message of an exception; the traceback module also handles one whose ``str`` fails."""
    text = without_secrets("".join(traceback.format_exception_only(error)).strip())
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _trace(error: BaseException) -> Iterator[str]:
    """Iterate over the calls that led to an exception, those of its cause first, without values of variables."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _trace(before)
        yield f"{_what(before)}, and from it:"
    for frame in traceback.extract_tb(error.__traceback__)[-_MOST_CALLS:]:
        yield f"{_place(frame.filename)}, line {frame.lineno}, in {frame.name}"


def _place(filename: str) -> str:
    """Return the path of a file within the program or a library, without the folders of this computer."""
    parts = PurePath(filename).parts
    if _PACKAGE in parts:
        return "/".join(parts[len(parts) - 1 - parts[::-1].index(_PACKAGE) :])
    return "/".join(parts[-2:])
