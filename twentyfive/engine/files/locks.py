"""Locks that keep programs from writing each other's files. A lock ends with the program that holds it."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from twentyfive.engine.files.closed_folders import is_folder, is_there
from twentyfive.engine.files.file_names import legible

_CHANGED_WITHIN_MS: Final = 300
_IN_USE: Final = 32
"""The error of Windows for a file that another program has open."""


def take_lock(path: Path) -> QLockFile | None:
    """Take the lock of that name; None if another program holds it.

    In a folder that cannot be written every program gets the lock: none of them can write the file it guards.
    """
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(legible(path))
    if not is_folder(path.parent):
        return lock  # on Windows Qt would warn about the missing folder
    lock.setStaleLockTime(0)  # a game may stay open for any length of time
    for _ in range(2):  # the second time without the file of a program that has ended
        if lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError:
            return lock
        if not _remove_if_stale(path):
            return None
    return lock


@contextlib.contextmanager
def change_alone(path: Path) -> Iterator[None]:
    """Let no other program change a file while it is read and written again.

    A program that changes it is waited for, but not for long: one that hangs stops nobody, and on a full disk, where no
    lock can be had, the writing fails by itself.
    """
    lock = QLockFile(legible(path.with_name(f"{path.name}.lock")))
    try:
        if is_folder(path.parent):  # on Windows Qt would warn about a missing one
            lock.tryLock(_CHANGED_WITHIN_MS)
        yield
    finally:
        lock.unlock()


def _remove_if_stale(path: Path) -> bool:
    """Return True if no running program holds that lock; then remove its file, if the disk allows it.

    Qt removes most stale locks itself. But not one that is empty after a power cut; and on a disk that is full or
    read-only it takes every lock for that of another program.
    """
    if sys.platform == "win32":
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            return error.winerror != _IN_USE  # there Qt keeps a lock open, and not shared, while it is held
        return True
    import fcntl

    try:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return not is_there(path)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)  # Qt holds such a lock for as long as its own
        if os.path.samestat(os.fstat(handle), path.stat()):  # else another program has just replaced it
            path.unlink()
    except BlockingIOError:
        return False
    except OSError:
        return True  # stale, but it cannot be removed
    finally:
        os.close(handle)
    return True
