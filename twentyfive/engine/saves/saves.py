"""Saved games: a folder of readable records that are written whole, listed, renamed, copied, deleted and brought back.

The folder ``before`` keeps one older generation of each, the folder ``deleted`` the last ones deleted, the folder
``open`` a lock for each that is being played.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from twentyfive.core import Record, RecordError
from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.file_names import file_stem, free_name, name_of
from twentyfive.engine.files.locks import take_lock
from twentyfive.engine.saves.saved_game import SUFFIX, Cover, SavedGame, moves_made, read_cover, saved_at, saved_text

MOST_DELETED: Final = 20
"""How many deleted games are kept."""

GAMES: Final = "games"
"""The folder, within that of the program's data."""

_BEFORE: Final = "before"
_DELETED: Final = "deleted"
_OPEN: Final = "open"
_CLEARLY_S: Final = 2
"""By how much two times differ, in seconds, if every disk is to tell them apart."""


class SavedGames:
    """The folder of saved games.

    Attributes:
        folder: where it is; made when the first game is saved.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def paths(self) -> list[Path]:
        """The files of all saved games, the one saved last first; none where there is no folder.

        Raises:
            OSError: if the folder cannot be read.
        """
        try:
            found = _games_in(self.folder)
        except FileNotFoundError:
            return []
        return sorted(found, key=lambda path: (-saved_at(path).timestamp(), path.name))

    def find(self, record: Record) -> Cover | None:
        """The saved game that the record goes on with, the one saved last: its moves are the first of the record's.

        Raises:
            OSError: if the folder cannot be read.
        """
        log = [str(move) for move in record.log]
        return next((cover for cover in self._of(record) if _begins(_made_in(cover.path), log)), None)

    def contains(self, record: Record) -> bool:
        """Whether a saved game has all the moves made in this one.

        Raises:
            OSError: if the folder cannot be read.
        """
        made = [str(move) for move in record.moves]
        return any(_begins(made, _made_in(cover.path)) for cover in self._of(record))

    def has_deleted(self, record: Record) -> bool:
        """Whether a game that was deleted, and is still kept, has all the moves made in this one.

        Raises:
            OSError: if the folder of those cannot be read.
        """
        return SavedGames(self.folder / _DELETED).contains(record)

    def free_path(self, name: str) -> Path:
        """A file for a game of that name, with a number after it if there is one already."""
        return self._path(free_name(name, self._names()))

    def take_path(self, name: str) -> tuple[Path, QLockFile]:
        """A free path as `free_path`, which no other program is about to write to either, and the lock on it.

        Raises:
            OSError: if the folder cannot be read.
        """
        taken = self._names()
        while (lock := self.hold(path := self._path(free_name(name, taken)))) is None:
            taken.append(name_of(path.stem))
        return path, lock

    def holds(self, path: Path) -> bool:
        """Whether the file is one of this folder."""
        return path.parent == self.folder

    def as_listed(self, path: Path) -> Path:
        """The path in the list of a file that is reached in another way, as from within the folder or by a link to it.

        The path itself if it is none of this folder.
        """
        listed = self.folder / path.name
        try:
            return listed if listed.samefile(path) else path
        except OSError:
            return path

    def hold(self, path: Path) -> QLockFile | None:
        """Keep other programs from playing on in that file while the lock lives; None if another does so already."""
        return take_lock(self.folder / _OPEN / f"{path.name}.lock")

    def save(self, game: SavedGame) -> None:
        """Write the game to its file; what was there is kept as the generation before.

        Raises:
            OSError: if the disk does not take it; the saved game is then as it was.
        """
        content = saved_text(game.record, game.notes).encode()
        try:
            old = game.path.read_bytes()
        except FileNotFoundError:
            old = b""
        if old == content:
            return
        if old:
            write_whole(self._before(game.path), old)
        write_whole(game.path, content)
        if not old:
            self._before(game.path).unlink(missing_ok=True)  # of a game of that name whose file was taken away

    def has_older(self, path: Path) -> bool:
        """Whether there is an older generation of that file."""
        return self._before(path).exists()

    def restore_older(self, path: Path) -> Path:
        """Put the older generation in place of a damaged file, which becomes the generation before; returns the file.

        Raises:
            OSError: if there is none, or the disk does not take it.
        """
        older, damaged = self._before(path).read_bytes(), path.read_bytes()
        write_whole(path, older)
        write_whole(self._before(path), damaged)
        return path

    def rename(self, path: Path, name: str) -> Path:
        """Call a game that; returns its file.

        Raises:
            FileExistsError: if another game has that name, or another program is playing one that it saves under it.
            OSError: if the disk does not take it.
        """
        renamed = self._path(name)
        if renamed.name == path.name:  # to Windows, paths that differ in capitals are equal
            return path
        if self._is_taken(renamed, path):
            raise FileExistsError(f"{renamed} is there already")
        self._move(path, renamed)
        return renamed

    def duplicate(self, path: Path, name: str) -> Path:
        """Copy a game, damaged or not, under that name, with a number if it is taken; returns the file of the copy.

        The copy counts as saved before the other, so that it is the other in which the game goes on.

        Raises:
            OSError: if the disk does not take it.
        """
        copy = self.free_path(name)
        write_whole(copy, path.read_bytes())
        earlier = saved_at(path).timestamp() - _CLEARLY_S
        os.utime(copy, (earlier, earlier))
        return copy

    def delete(self, path: Path) -> Path:
        """Take a game away; returns where it is kept, until `MOST_DELETED` others have been deleted.

        Raises:
            OSError: if it cannot be moved.
        """
        folder = self.folder / _DELETED
        folder.mkdir(parents=True, exist_ok=True)
        taken = [name_of(other.stem) for other in _games_in(folder)]
        kept = folder / f"{file_stem(free_name(name_of(path.stem), taken))}{SUFFIX}"
        self._move(path, kept)
        with contextlib.suppress(OSError):  # one too many is kept until the next is deleted
            os.utime(kept)  # now, not when it was saved: the ones deleted last are kept
            others = [other for other in _games_in(folder) if other != kept]  # dated later if the clock was set back
            for old in sorted(others, key=saved_at)[: 1 - MOST_DELETED]:
                old.unlink()
                self._before(old).unlink(missing_ok=True)
        return kept

    def bring_back(self, kept: Path, name: str, saved: datetime) -> Path:
        """Undo a deletion of what had been saved then; returns the file.

        It has a number after its name if that was taken meanwhile.

        Raises:
            OSError: if it cannot be moved.
        """
        path = self.free_path(name)
        self._move(kept, path)
        os.utime(path, (saved.timestamp(), saved.timestamp()))
        return path

    def export(self, path: Path, target: Path) -> Path:
        """Copy a saved game to a file elsewhere; returns that file.

        Raises:
            OSError: if the disk does not take it.
        """
        write_whole(target, path.read_bytes())
        return target

    def _of(self, record: Record) -> Iterator[Cover]:
        """The saved games of those who play what it plays with its seed."""
        return (cover for path in self.paths() if (cover := read_cover(path)).header == record.header)

    def _move(self, path: Path, to: Path) -> None:
        """Move a game with its older generation; one that another game has left there is of no use to this one."""
        path.rename(to)
        try:
            if self.has_older(path):
                self._before(to).parent.mkdir(exist_ok=True)
                self._before(path).replace(self._before(to))
            else:
                self._before(to).unlink(missing_ok=True)
        except OSError:
            to.rename(path)
            raise

    def _path(self, name: str) -> Path:
        return self.folder / f"{file_stem(name)}{SUFFIX}"

    def _names(self) -> list[str]:
        return [name_of(path.stem) for path in self.paths()]

    def _before(self, path: Path) -> Path:
        return path.parent / _BEFORE / path.name

    def _is_taken(self, path: Path, own: Path) -> bool:
        """Whether there is another file there, or another program will write one: its game may have been moved away.

        On some systems a name with other capitals is the own file.
        """
        if path.exists():
            return not (own.exists() and path.samefile(own))
        return self.hold(path) is None


def _games_in(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]


def _made_in(path: Path) -> list[str]:
    """The moves made in that file; none if it is damaged."""
    try:
        return moves_made(path)
    except (OSError, RecordError):
        return []


def _begins(some: list[str], log: list[str]) -> bool:
    """Whether the first are the beginning of the others."""
    return log[: len(some)] == some
