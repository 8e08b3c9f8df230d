"""The files in a folder of games: a folder of thousands is read in slices, and the times in it only once."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from twentyfive.engine.saves.saved_game import SUFFIX, believable

AT_A_TIME: Final = 500
"""The number of files looked at in a slice, which takes about 4 ms."""

_NO_FILE: Final = (errno.ENOENT, errno.ENOTDIR, errno.EBADF, errno.ELOOP)
"""Errors of a link that leads nowhere, and of a file that has gone since the folder was read."""


class Listing:
    """The files of the games in a folder, with the times at which they were saved.

    Attributes:
        folder: the folder, which need not be there.
        known: whether `look` has read the times; otherwise `names` has to read all of them.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.known = False
        self._saved: dict[str, float] = {}
        self._noted: set[str] = set()
        self._reading: Iterator[None] | None = None  # shared by all who look at the same time
        self._present: list[str] | None = None
        self._just_read = False  # `look` has ended, and nobody has asked for the names since
        self._sorted: list[str] = []

    def look(self) -> Iterator[None]:
        """Read all times anew, in slices between which other work may be done; without a slice in a small folder.

        Whoever looks while another does shares the work, so that it takes no longer.

        Raises:
            OSError: if the folder cannot be read; only the first to notice gets it, and `names` raises it again.
        """
        if self._reading is None:
            self._reading = self._read()
        reading = self._reading
        while self._reading is reading:
            try:
                next(reading)
            except StopIteration:
                self._reading = None
                return
            except OSError:
                self._reading = None
                raise
            yield

    def _read(self) -> Iterator[None]:
        found: dict[str, float] = {}
        try:
            entries = os.scandir(self.folder)
        except FileNotFoundError:
            entries = None
        if entries is not None:
            with entries:
                for number, entry in enumerate(entries, 1):
                    if is_game(entry.name):
                        _add(found, entry.name, entry)
                    if number % AT_A_TIME == 0:
                        yield
        names = sorted(found)
        if len(names) > AT_A_TIME:
            yield
        self._sorted = sorted(names, key=found.__getitem__, reverse=True)
        self._saved, self._present, self.known, self._just_read = found, list(found), True, True

    def note(self, *paths: Path) -> None:
        """Note that these files were written, moved or removed, so that their times are read again."""
        for path in paths:
            if path.parent == self.folder:
                self._noted.add(path.name)

    def names(self) -> list[str]:
        """Return the names of the files, that of the game saved last first.

        Only the times of files that are new or were noted are read; those of the others are known since `look`.

        Raises:
            OSError: if the folder cannot be read.
        """
        just_read, self._just_read = self._just_read, False
        if just_read and not self._noted:
            return self._sorted
        try:
            with os.scandir(self.folder) as entries:
                present = [entry.name for entry in entries if is_game(entry.name)]
        except FileNotFoundError:
            present = []
        if present == self._present and not self._noted:
            return self._sorted
        before = self._saved
        self._saved = {name: before[name] for name in present if name in before and name not in self._noted}
        for name in present:
            if name not in self._saved:
                _add(self._saved, name, self.folder / name)
        self._present, self._noted = present, set()
        self._sorted = sorted(sorted(self._saved), key=self._saved.__getitem__, reverse=True)
        return self._sorted

    def saved(self, name: str) -> float:
        """Return the time at which a file that `names` returned was saved, in seconds since 1970."""
        return self._saved[name]


def is_game(name: str) -> bool:
    """Whether a file of that name is that of a game."""
    return name.endswith(SUFFIX) and len(name) > len(SUFFIX)


def _add(found: dict[str, float], name: str, file: os.DirEntry[str] | Path) -> None:
    """Add the time of a file, unless it is no file or has just gone. Raises OSError if it may not be looked at."""
    try:
        status = file.stat()
    except OSError as error:
        if error.errno in _NO_FILE:
            return
        raise
    if stat.S_ISREG(status.st_mode):
        found[name] = believable(status.st_mtime)
