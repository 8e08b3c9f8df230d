"""Saved games: a folder of readable records, to be listed, saved, renamed, copied, deleted and restored.

In it the folder ``before`` has an older version of each game, ``deleted`` the games deleted last, and ``open`` a lock
for each game that is being played.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from twentyfive.core import Record, RecordError
from twentyfive.engine.files.atomic_files import keep_version, write_whole
from twentyfive.engine.files.closed_folders import is_there
from twentyfive.engine.files.file_names import file_stem, free_name, name_of
from twentyfive.engine.files.locks import take_lock
from twentyfive.engine.saves.listing import Listing, is_game
from twentyfive.engine.saves.saved_game import (
    SUFFIX,
    Cover,
    SavedGame,
    game_name,
    may_have_seed,
    moves_made,
    read_cover,
    read_saved,
    saved_at,
    saved_text,
    says_over,
)

MOST_DELETED: Final = 20
"""The number of deleted games that are kept."""

GAMES: Final = "games"
"""The name of the folder, in the program's data folder."""

_MOST_LOOKED_AT: Final = 20
"""The most games among which one to go on with is looked for: a file that does not say it is over takes 20 to 70 ms."""

_BEFORE: Final = "before"
_DELETED: Final = "deleted"
_OPEN: Final = "open"
_CLEARLY_S: Final = 2
"""A difference between two times, in seconds, that every disk can store."""


class SavedGames:
    """The folder of saved games.

    Attributes:
        folder: its path; the folder is made when the first game is saved.
        listing: the files in it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.listing = Listing(folder)
        self._looked_at: dict[tuple[Path, float], SavedGame | None] = {}  # the games that may be gone on with, by file

    def paths(self) -> list[Path]:
        """Return the files of all saved games, the one saved last first; none if there is no folder.

        Raises:
            OSError: if the folder cannot be read.
        """
        for _ in self.listing.look():
            pass
        return [self.folder / name for name in self.listing.names()]

    def number(self, most: int) -> int:
        """Return the number of saved games, which is not counted beyond `most`.

        Raises:
            OSError: if the folder cannot be read.
        """
        try:
            with os.scandir(self.folder) as entries:
                return sum(1 for _ in islice((entry for entry in entries if is_game(entry.name)), most))
        except FileNotFoundError:
            return 0

    def find(self, record: Record) -> Cover | None:
        """Return the game saved last of those that the record continues: their moves are the first moves of the record.

        Raises:
            OSError: if the folder cannot be read.
        """
        log = record.log_lines()
        return next((cover for cover in self._of(record) if _begins(_made_in(cover.path), log)), None)

    def contains(self, record: Record) -> bool:
        """Whether a saved game has all the moves made in this one.

        Raises:
            OSError: if the folder cannot be read.
        """
        made = record.log_lines()[: record.ply]
        return any(_begins(made, _made_in(cover.path)) for cover in self._of(record))

    def has_deleted(self, record: Record) -> bool:
        """Whether one of the deleted games that are kept has all the moves made in this one.

        Raises:
            OSError: if the folder of the deleted games cannot be read.
        """
        return SavedGames(self.folder / _DELETED).contains(record)

    def free_path(self, name: str) -> Path:
        """Return a file for a game of that name, with a number after the name if it is taken."""
        return self._path(free_name(name, self._names()))

    def take_path(self, name: str) -> tuple[Path, QLockFile]:
        """Return a path as `free_path` does, and the lock on it, which keeps other programs from writing there.

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
        """Return the path that `paths` lists for the same file, if `path` reaches it in another way, as by a link.

        For a file that is not in this folder, return `path` itself.
        """
        listed = self.folder / path.name
        try:
            return listed if listed.samefile(path) else path
        except OSError:
            return path

    def hold(self, path: Path) -> QLockFile | None:
        """Lock the file, so that no other program plays on in it; None if another program has locked it already."""
        return take_lock(self.folder / _OPEN / f"{path.name}.lock")

    def save(self, game: SavedGame) -> None:
        """Write the game to its file, and keep the old content as the older version.

        Raises:
            OSError: if it cannot be written; the saved game is then unchanged.
        """
        content = saved_text(game.record, game.notes, game.seen).encode()
        try:
            old = game.path.read_bytes()
        except FileNotFoundError:
            old = b""
        if old == content:
            return
        if old:
            keep_version(game.path, self._before(game.path), old)
        write_whole(game.path, content)
        self.listing.note(game.path)
        if not old:
            self._before(game.path).unlink(missing_ok=True)  # the older version of a removed game of that name

    def has_older(self, path: Path) -> bool:
        """Whether there is an older version of that file."""
        return is_there(self._before(path))

    def restore_older(self, path: Path) -> Path:
        """Swap a damaged file with its older version; return the file.

        Raises:
            OSError: if there is no older version, or the disk fails.
        """
        older, damaged = self._before(path).read_bytes(), path.read_bytes()
        write_whole(path, older)
        write_whole(self._before(path), damaged)
        self.listing.note(path)
        return path

    def rename(self, path: Path, name: str) -> Path:
        """Rename a game; return its new file.

        Raises:
            FileExistsError: if another game has that name, or another program is playing a game of that name.
            OSError: if the disk fails.
        """
        renamed = self._path(name)
        if renamed.name == path.name:  # to Windows, paths that differ in capitals are equal
            return path
        if self._is_taken(renamed, path):
            raise FileExistsError(f"{renamed} is there already")
        self._move(path, renamed)
        return renamed

    def duplicate(self, path: Path, name: str) -> Path:
        """Copy a game, damaged or not, under that name, with a number if it is taken; return the file of the copy.

        The copy is dated a little earlier than the original, so that the game goes on in the original.

        Raises:
            OSError: if the disk fails.
        """
        copy = self.free_path(name)
        write_whole(copy, path.read_bytes())
        earlier = saved_at(path).timestamp() - _CLEARLY_S
        os.utime(copy, (earlier, earlier))
        self.listing.note(copy)
        return copy

    def delete(self, path: Path) -> Path:
        """Delete a game; return the file in which it is kept until `MOST_DELETED` others have been deleted.

        Raises:
            OSError: if it cannot be moved.
        """
        folder = self.folder / _DELETED
        folder.mkdir(parents=True, exist_ok=True)
        taken = [name_of(other.stem) for other in _games_in(folder)]
        kept = folder / f"{file_stem(free_name(name_of(path.stem), taken))}{SUFFIX}"
        self._move(path, kept)
        with contextlib.suppress(OSError):  # the next deletion tries again
            os.utime(kept)  # dated by its deletion, since the ones deleted last are kept
            others = [other for other in _games_in(folder) if other != kept]  # never this one, even with a wrong clock
            for old in sorted(others, key=saved_at)[: 1 - MOST_DELETED]:
                old.unlink()
                self._before(old).unlink(missing_ok=True)
        return kept

    def bring_back(self, kept: Path, name: str, saved: datetime) -> Path:
        """Undo a deletion; return the file, whose name gets a number if it was taken meanwhile.

        Args:
            kept: the file among the deleted games.
            name: the name of the game.
            saved: the time at which it was saved.

        Raises:
            OSError: if it cannot be moved.
        """
        path = self.free_path(name)
        self._move(kept, path)
        os.utime(path, (saved.timestamp(), saved.timestamp()))
        self.listing.note(path)
        return path

    def export(self, path: Path, target: Path) -> Path:
        """Copy a saved game to a file elsewhere; return that file.

        Raises:
            OSError: if the disk fails.
        """
        write_whole(target, path.read_bytes())
        return target

    def with_seed(self, seed: int | None, most: int | None = None) -> Iterator[Cover]:
        """Return the games with that seed or without one, the last saved first, among all or the `most` saved last.

        Raises:
            OSError: if the folder cannot be read.
        """
        for name in self.listing.names()[:most]:
            path = self.folder / name
            if seed is None or _may_have_seed(path, seed):
                cover = read_cover(path)
                if cover.header is not None and cover.header.seed == seed:
                    yield cover

    def unfinished(self) -> SavedGame | None:
        """Return the game saved last of those that can be gone on with here, and are not open in another program.

        It is looked for among a few only, so that a lifetime of finished games costs no time.

        Raises:
            OSError: if the folder cannot be read.
        """
        before, self._looked_at = self._looked_at, {}
        for path in self.paths()[:_MOST_LOOKED_AT]:
            file = (path, self.listing.saved(path.name))
            game = self._looked_at[file] = before[file] if file in before else _to_go_on_with(path)
            if game is not None and self.hold(path) is not None:
                return game
        return None

    def _of(self, record: Record) -> Iterator[Cover]:
        """Return the saved games with the same header: rules, players and seed."""
        return (cover for cover in self.with_seed(record.header.seed) if cover.header == record.header)

    def _move(self, path: Path, to: Path) -> None:
        """Move a game with its older version; delete the older version of another game that is in the way."""
        path.rename(to)
        self.listing.note(path, to)
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
        return [game_name(name) for name in self.listing.names()]

    def _before(self, path: Path) -> Path:
        return path.parent / _BEFORE / path.name

    def _is_taken(self, path: Path, own: Path) -> bool:
        """Whether another game has that file, or another program holds its lock and will write it.

        On some systems a name with different capitals is the same file as `own`.
        """
        if path.exists():
            return not (own.exists() and path.samefile(own))
        return self.hold(path) is None


def _to_go_on_with(path: Path) -> SavedGame | None:
    """Read the game in a file; None if it is over, belongs to another's table, or cannot be read."""
    try:
        game = None if says_over(path) else read_saved(path)
    except (OSError, RecordError):
        return None  # the page of saved games says what is wrong with it
    return None if game is None or game.notes.table or game.kept.finished else game


def _may_have_seed(path: Path, seed: int) -> bool:
    try:
        return may_have_seed(path, seed)
    except OSError:
        return False


def _games_in(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]


def _made_in(path: Path) -> list[str]:
    """Return the moves made in that file; none if it is damaged."""
    try:
        return moves_made(path)
    except (OSError, RecordError):
        return []


def _begins(some: list[str], log: list[str]) -> bool:
    """Whether `log` begins with the moves `some`."""
    return log[: len(some)] == some
