"""Whatever goes wrong is noted, and the soak goes on."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from types import TracebackType


class Noted:
    """Whatever is raised within is a fault: none of it was promised."""

    def __init__(self, note: Callable[[str], object]) -> None:
        """`note` is given the traceback as text."""
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
    """A line that says how far a soak has come: on a terminal always the same, elsewhere a new one every minute."""

    def __init__(self, what: str, whole: int) -> None:
        """`what` there are `whole` of."""
        self._what = what
        self._whole = whole
        self._start = time.monotonic()
        self._minutes = 0

    @property
    def seconds(self) -> float:
        """Since it began."""
        return time.monotonic() - self._start

    def show(self, done: int, faults: int) -> None:
        """So many are done, and so many of them were faulty."""
        left = self.seconds / max(1, done) * (self._whole - done)
        line = f"{done} of {self._whole} {self._what}, {faults} faults, {self.seconds:.0f} s, {left:.0f} s to go"
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{line}   " + ("\n" if done == self._whole else ""))
        elif self.seconds >= 60 * (self._minutes + 1):
            self._minutes = int(self.seconds // 60)
            sys.stderr.write(f"{line}\n")
            sys.stderr.flush()
