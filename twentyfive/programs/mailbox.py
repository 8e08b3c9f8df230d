"""The lines of a program on their way from the thread that reads them to the one that waits for them."""

from __future__ import annotations

import threading
import time
from collections import deque
from typing import Final

from twentyfive.programs.faults import Fault, ProgramFault

_MOST_WAITING: Final = 100
"""Lines that may wait; the program that has written more waits itself, so that it cannot fill the memory."""


class Interrupted(Exception):
    """The wait for a line was broken off, because the game has moved on."""


class Mailbox:
    """The lines that nobody has taken yet, of which only so many may wait."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._lines: deque[bytes] = deque()
        self._ended: ProgramFault | None = None
        self._shut = False
        self._interrupted = False

    def put(self, line: bytes) -> bool:
        """Add a line, as soon as there is room for it; return False if the mailbox was shut."""
        with self._changed:
            self._changed.wait_for(lambda: self._shut or len(self._lines) < _MOST_WAITING)
            if not self._shut:
                self._lines.append(line)
                self._changed.notify_all()
            return not self._shut

    def end(self, fault: ProgramFault) -> None:
        """Note that no more lines come, and the reason; the first reason counts."""
        with self._changed:
            self._ended = self._ended or fault
            self._changed.notify_all()

    def shut(self) -> None:
        """Let no line wait any longer for room."""
        with self._changed:
            self._shut = True
            self._changed.notify_all()

    def interrupt(self) -> None:
        """Break off the present wait, or the next one."""
        with self._changed:
            self._interrupted = True
            self._changed.notify_all()

    def listen_again(self) -> None:
        """Forget an interruption that came when nobody was waiting."""
        with self._changed:
            self._interrupted = False

    def take(self, deadline: float) -> bytes:
        """Return the next line; `deadline` is a time of ``time.monotonic``.

        Raises:
            ProgramFault: if no line comes any more, or none in time.
            Interrupted: if the wait was broken off.
        """
        with self._changed:
            self._changed.wait_for(self._has_news, max(0.0, deadline - time.monotonic()))
            if self._interrupted:
                self._interrupted = False
                raise Interrupted
            if self._lines:
                self._changed.notify_all()
                return self._lines.popleft()
            raise self._ended or ProgramFault(Fault.SILENT, "it did not answer in time")

    def wait_for_end(self, seconds: float) -> bool:
        """Wait at most so long until no more lines come, and drop those that do; return whether none come.

        An interruption ends the wait.
        """
        with self._changed:
            deadline = time.monotonic() + seconds
            while self._ended is None and not self._interrupted and time.monotonic() < deadline:
                self._lines.clear()
                self._changed.notify_all()
                self._changed.wait(max(0.0, deadline - time.monotonic()))
            return self._ended is not None

    def take_waiting(self) -> list[bytes]:
        """Return the lines that wait, without waiting for more."""
        with self._changed:
            lines = [*self._lines]
            self._lines.clear()
            self._changed.notify_all()
            return lines

    def _has_news(self) -> bool:
        return bool(self._lines) or self._ended is not None or self._interrupted
