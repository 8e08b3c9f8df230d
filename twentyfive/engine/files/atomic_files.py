"""Files that are written whole or not at all: whatever fails meanwhile, the old one is there as it was."""

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
"""What the name of a file ends with that is not complete yet; before it is the number of the process that writes it."""

_LONG_S: Final = 24 * 60 * 60
"""Nobody writes one file for a day."""

_UNABLE: Final = (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EBADF, errno.EISDIR, errno.EACCES)
"""What a disk says of a folder that cannot be written through there: those of a network and of FUSE; and a folder that
may be written but not read."""


def write_whole(path: Path, content: bytes) -> None:
    """Put a file with that content at `path`; whatever was there is replaced when the new one is complete on disk.

    Where a link is there it stays, and what it leads to is replaced: some keep their settings in another folder.

    Raises:
        OSError: if the disk does not take it; the old file is then as it was. Only where the folder breaks after the
            new one is in its place is that there.
    """
    path = Path(os.path.realpath(path)) if path.is_symlink() else path
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}{FRESH}")  # another window may be writing the same file
    try:
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


def _clear_up(path: Path) -> None:
    """Take away what programs have left that were killed while they wrote the same file."""
    long_ago = time.time() - _LONG_S
    with contextlib.suppress(OSError):  # it is tried again with the next write
        for left in path.parent.glob(f"{glob.escape(path.name)}.*{FRESH}"):
            process = left.name.removeprefix(f"{path.name}.").removesuffix(FRESH)
            if process.isdigit() and left.stat().st_mtime < long_ago:
                left.unlink()


def flush_folder(folder: Path) -> None:
    """Write the folder's entries through too, where system and disk can: a new name is lost in a power cut otherwise.

    Raises:
        OSError: if the disk can, and fails.
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
    """Rename a damaged file, so that nothing is written over it; returns the new place.

    Raises:
        OSError: if it cannot be renamed.
    """
    number = 1
    while (kept := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    path.rename(kept)
    return kept


def read_at_most(path: Path, most: int) -> bytes:
    """The content of a file of at most `most` bytes.

    Raises:
        OSError: if it cannot be read.
        ValueError: if it is larger.
    """
    if stat.S_IFMT(path.stat().st_mode) not in (stat.S_IFREG, stat.S_IFDIR):
        raise OSError(errno.EINVAL, f"{path.name} is no file")  # to read from a pipe would wait for ever
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise ValueError(f"the file is larger than {most // 1_000} kB")
    return content
