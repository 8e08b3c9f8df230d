"""Locks by which programs that run at once keep off each other's files. A lock ends with the program that has it."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from twentyfive.engine.files.file_names import legible

_IN_USE: Final = 32
"""What Windows says of a file that another program has open."""


def take_lock(path: Path) -> QLockFile | None:
    """The lock of that name, None if another program has it. Where nothing can be written, nobody is kept off."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(legible(path))
    if not path.parent.is_dir():
        return lock  # on Windows Qt would warn of it
    lock.setStaleLockTime(0)  # however long a game lies
    for _ in range(2):  # again without the file that a program has left behind
        if lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError:
            return lock
        if not _left_behind(path):
            return None
    return lock


def _left_behind(path: Path) -> bool:
    """Whether no program that lives has that lock. It is taken away then, where the disk lets it.

    Qt takes most of those away itself, but not one that is empty since a power cut, and on a disk that is full or may
    only be read it takes any for that of another program.
    """
    if sys.platform == "win32":
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            return error.winerror != _IN_USE  # Qt's locks are open there for as long as they live, and not shared
        return True
    import fcntl

    try:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return not path.exists()
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)  # Qt's locks have it for as long as they live
        if os.path.samestat(os.fstat(handle), path.stat()):  # else another program has just taken it away
            path.unlink()
    except BlockingIOError:
        return False
    except OSError:
        return True  # it cannot be taken away
    finally:
        os.close(handle)
    return True
