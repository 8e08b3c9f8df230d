"""Locks by which programs that run at once keep off each other's files. A lock ends with the program that has it."""

from __future__ import annotations

import contextlib
from pathlib import Path

from PySide6.QtCore import QLockFile


def take_lock(path: Path) -> QLockFile | None:
    """The lock of that name, None if another program has it. Where nothing can be written, nobody is kept off."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)  # however long a game lies
    if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
        return None
    return lock
