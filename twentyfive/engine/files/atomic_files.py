"""Atomic files: written whole or not at all. If writing fails, the old file is unchanged."""

from __future__ import annotations

import contextlib
import errno
import glob
import os
import stat
import time
from pathlib import Path
from typing import Final

FRESH: Final = ".new"
"""Suffix of a file that is not complete yet; before it stands the number of the process that writes it."""

_ABANDONED_S: Final = 24 * 60 * 60
"""Age at which an incomplete file is taken as abandoned: writing one file never takes a day."""

_UNABLE: Final = (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EBADF, errno.EISDIR, errno.EACCES)
"""Errors of a folder that cannot be flushed: on network disks and FUSE, or where it may be written but not read."""


def write_whole(path: Path, content: bytes, mode: int | None = None) -> None:
    """Write a file with that content at `path`, replacing an old one only when the new one is complete on disk.

    A link at `path` stays, and its target is replaced: some people keep their settings in another folder. With a `mode`
    nobody else can read the file even while it is written, on systems that have modes.

    Raises:
        OSError: if the file cannot be written; the old one is then unchanged. Only if flushing the folder fails is the
            new file in place already.
    """
    path = Path(os.path.realpath(path)) if path.is_symlink() else path
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}{FRESH}")  # another window may be writing the same file
    try:
        if mode is not None:
            fresh.unlink(missing_ok=True)  # a leftover may have another mode
            fresh.touch(mode)
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    flush_folder(path.parent)
    _clear_up(path)


def keep_version(path: Path, to: Path, content: bytes) -> None:
    """Keep the content of the file `path` at `to`, where it stays when `write_whole` replaces the file.

    The two share the content on disk until then, so that keeping a large file takes no longer than a small one. A disk
    that cannot do that gets a copy.

    Raises:
        OSError: if it cannot be kept; an older version at `to` is then unchanged.
    """
    fresh = to.with_name(f"{to.name}.{os.getpid()}{FRESH}")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        os.link(os.path.realpath(path), fresh)
    except OSError:
        write_whole(to, content)
        return
    try:
        fresh.replace(to)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    flush_folder(to.parent)


def _clear_up(path: Path) -> None:
    """Delete incomplete versions of the file, left by programs that were killed while writing it."""
    long_ago = time.time() - _ABANDONED_S
    with contextlib.suppress(OSError):  # the next write tries again
        for leftover in path.parent.glob(f"{glob.escape(path.name)}.*{FRESH}"):
            process = leftover.name.removeprefix(f"{path.name}.").removesuffix(FRESH)
            if process.isdigit() and leftover.stat().st_mtime < long_ago:
                leftover.unlink()


def flush_folder(folder: Path) -> None:
    """Flush the entries of a folder to disk, if the system and the disk can: a power cut may lose a new name otherwise.

    Raises:
        OSError: if the disk supports it but fails.
    """
    if os.name != "posix":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in _UNABLE:
            raise


def put_aside(path: Path) -> Path:
    """Rename a damaged file, so that nothing overwrites it; return its new path.

    Raises:
        OSError: if it cannot be renamed.
    """
    number = 1
    while (kept := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    path.rename(kept)
    return kept


def read_at_most(path: Path, most: int) -> bytes:
    """Return the content of a file of at most `most` bytes.

    Raises:
        OSError: if it cannot be read.
        ValueError: if it is larger.
    """
    if stat.S_IFMT(path.stat().st_mode) not in (stat.S_IFREG, stat.S_IFDIR):
        raise OSError(errno.EINVAL, f"{path.name} is no file")  # reading from a pipe would block for ever
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise ValueError(f"the file is larger than {most // 1_000} kB")
    return content
