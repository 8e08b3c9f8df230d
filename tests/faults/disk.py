"""A disk that fails: at one of the calls with which the program writes, or at each of them."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

FULL: Final = errno.ENOSPC
READ_ONLY: Final = errno.EROFS
BROKEN: Final = errno.EIO
FAULTS: Final = (FULL, READ_ONLY, BROKEN)


class BadDisk:
    """A disk that works until a test makes it fail.

    Attributes:
        calls: the number of writing calls so far.
        failed: the number of those that failed.
    """

    def __init__(self, patch: pytest.MonkeyPatch, fault: int) -> None:
        self.calls = self.failed = 0
        self._fault = fault
        self._fails: Callable[[int], bool] = lambda _: False
        self._open, self._fsync = Path.open, os.fsync
        patch.setattr(Path, "open", lambda path, mode="r", *rest, **options: self._opened(path, mode, *rest, **options))
        patch.setattr(os, "fsync", self._synced)
        for name in ("replace", "rename", "mkdir", "touch", "unlink"):
            patch.setattr(Path, name, self._checked(getattr(Path, name)))

    def fail_at(self, failing: int) -> None:
        """Fail at one of the following calls, counted from 0."""
        self.calls = self.failed = 0
        self._fails = lambda call: call == failing

    def fail(self) -> None:
        """Fail at each of the following calls."""
        self.calls = self.failed = 0
        self._fails = lambda _: True

    def work(self) -> None:
        """Work again."""
        self._fails = lambda _: False

    def fails(self) -> bool:
        """Count one more call; return True if it must fail."""
        fails = self._fails(self.calls)
        self.calls += 1
        self.failed += fails
        return fails

    def raise_fault(self) -> None:
        raise OSError(self._fault, os.strerror(self._fault))

    def _checked(self, change: Any) -> Any:
        def changed(path: Path, *rest: Any, **options: Any) -> Any:
            if self.fails():
                self.raise_fault()
            return change(path, *rest, **options)

        return changed

    def _synced(self, handle: int) -> None:
        if self.fails():
            self.raise_fault()
        self._fsync(handle)

    def _opened(self, path: Path, mode: str, *rest: Any, **options: Any) -> Any:
        if mode in ("r", "rb"):
            return self._open(path, mode, *rest, **options)
        if self.fails():
            self.raise_fault()
        return _BadFile(self._open(path, mode, *rest, **options), self)


class _BadFile:
    """A file that writes only half of the content when the disk fails."""

    def __init__(self, file: Any, disk: BadDisk) -> None:
        self._file = file
        self._disk = disk

    def write(self, content: bytes) -> int:
        if self._disk.fails():
            self._file.write(content[: len(content) // 2])
            self._file.flush()
            self._disk.raise_fault()
        return int(self._file.write(content))

    def __enter__(self) -> _BadFile:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)
