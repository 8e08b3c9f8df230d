"""Mishaps: exceptions that nobody has caught, and what Qt complains of. They are logged, told, and the game goes on."""

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
"""How often the same mishap is logged: one that comes with every frame would push all others out of the log."""

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
    """An exception that nobody has caught, without any secret of the game.

    Attributes:
        what: its kind and what it says.
        trace: the calls that led there, one a line, the last one last.
    """

    what: str
    trace: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join((self.what, *(f"  {line}" for line in self.trace)))


class CrashReports(QObject):
    """Hears of every mishap from `watch` to `leave`.

    Attributes:
        logbook: where they are logged.

    Signals:
        happened(Mishap): in whatever thread it was, in the midst of whatever was going on: connect it queued.
    """

    happened = Signal(object)

    def __init__(self, logbook: Logbook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.logbook = logbook
        self._kept: list[CrashReport] = []
        self._alike: Counter[tuple[str, ...]] = Counter()  # by where they came from
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._heard_qt: Callable[[QtMsgType, QMessageLogContext, str], object] | None = None

    def watch(self) -> None:
        """Hear of them from now on, and log all warnings."""
        logging.getLogger().addHandler(self.logbook)
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable
        self._heard_qt = qInstallMessageHandler(self._on_qt)

    def leave(self) -> None:
        """Hear of no more."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        qInstallMessageHandler(self._heard_qt)
        logging.getLogger().removeHandler(self.logbook)
        self.logbook.close()

    def report(self) -> str:
        """What somebody has to know who is to mend them: the versions, and the last mishaps."""
        versions = (
            f"twentyfive {__version__}, Python {sys.version.split()[0]}, PySide6 {PySide6.__version__}, "
            f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}"
        )
        told = (f"{crash}\n  ({self._alike[crash.trace]} times)" for crash in self._kept)
        return "\n\n".join((versions, *told)) + "\n"

    def note(self, error: BaseException) -> None:
        """Log and tell an exception."""
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
            sys.__excepthook__(kind, error, trace)  # Ctrl+C is no mishap

    def _on_thread(self, told: threading.ExceptHookArgs) -> None:
        if isinstance(told.exc_value, Exception):
            self.note(told.exc_value)

    def _on_unraisable(self, told: sys.UnraisableHookArgs) -> None:
        if isinstance(told.exc_value, Exception):
            self.note(told.exc_value)

    def _on_qt(self, kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
        """What Qt complains of; while a screen reader listens it does so hundreds of times."""
        said = without_secrets(message)
        self._alike[(said,)] += 1
        if self._alike[(said,)] <= _MOST_ALIKE:
            _log.log(_LEVELS[kind], "Qt: %s", said)


def _what(error: BaseException) -> str:
    """Kind and words of an exception; the traceback module knows what to do where it cannot be put in words."""
    said = without_secrets("".join(traceback.format_exception_only(error)).strip())
    return said if len(said) <= _LONGEST else f"{said[:_LONGEST]}…"


def _trace(error: BaseException) -> Iterator[str]:
    """Where it came from, what it was raised from first; lines of code say more than the values they worked on."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _trace(before)
        yield f"{_what(before)}, and from it:"
    for frame in traceback.extract_tb(error.__traceback__)[-_MOST_CALLS:]:
        yield f"{_place(frame.filename)}, line {frame.lineno}, in {frame.name}"


def _place(filename: str) -> str:
    """The file within the program or its library, without the folders of this machine."""
    parts = PurePath(filename).parts
    if _PACKAGE in parts:
        return "/".join(parts[len(parts) - 1 - parts[::-1].index(_PACKAGE) :])
    return "/".join(parts[-2:])
