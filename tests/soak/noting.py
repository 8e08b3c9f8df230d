"""Helpers of the soaks: noting faults without stopping, and showing progress."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from types import TracebackType


class NotingFaults:
    """A context that notes every exception raised within it as a fault, and suppresses it."""

    def __init__(self, note: Callable[[str], object]) -> None:
        """`note` receives the traceback as text."""
        self._note = note

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if not isinstance(error, Exception):
            return False
        self._note("".join(traceback.format_exception(error)))
        return True


class Progress:
    """The progress of a soak in one line: rewritten in place on a terminal, elsewhere printed once a minute."""

    def __init__(self, noun: str, total: int) -> None:
        """`total` is the number of things to do, `noun` their name in the plural."""
        self._noun = noun
        self._total = total
        self._start = time.monotonic()
        self._minutes = 0

    @property
    def seconds(self) -> float:
        """The seconds since the start."""
        return time.monotonic() - self._start

    def show(self, done: int, faults: int) -> None:
        """Show the number of things done, and of faults among them."""
        left = self.seconds / max(1, done) * (self._total - done)
        line = f"{done} of {self._total} {self._noun}, {faults} faults, {self.seconds:.0f} s, {left:.0f} s to go"
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{line}   " + ("\n" if done == self._total else ""))
        elif self.seconds >= 60 * (self._minutes + 1):
            self._minutes = int(self.seconds // 60)
            sys.stderr.write(f"{line}\n")
            sys.stderr.flush()
