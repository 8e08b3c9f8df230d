"""Bookmarks: named moments of games, in one file beside the games.

They are stored apart from the records, which hold only the moves of a game. A bookmark identifies the moves that lead
to it; after the person has gone back and played differently, it fits no longer and is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from twentyfive.core import Record
from twentyfive.engine.files.file_names import MOST_GAME_NAME_LETTERS, digest, name_fault
from twentyfive.engine.files.guarded_file import GuardedFile
from twentyfive.engine.files.json_files import read_fields
from twentyfive.engine.saves.saved_game import game_id

MOST_IN_GAME: Final = 200
MOST_GAMES: Final = 500

_FORMAT: Final = "twentyfive bookmarks 1"
_LARGEST: Final = 2_000_000
_MOST: Final = 10_000
"""Most bookmarks of all games together, so that the file stays below its limit."""


class BookmarksError(ValueError):
    """A file with no valid bookmarks; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A named moment of a game.

    Attributes:
        ply: the number of moves that lead to it.
        moves: a digest of these moves.
        name: the person's name for it.
    """

    ply: int
    moves: str
    name: str


_Games = dict[str, tuple[Bookmark, ...]]


class Bookmarks:
    """The bookmarks of all games; the game that was marked last comes last."""

    def __init__(self, path: Path | None = None) -> None:
        """`path` is their file; None keeps them in memory only."""
        self._file = None if path is None else GuardedFile[_Games](path, parse_bookmarks, bookmarks_text, {}, _LARGEST)
        self._games: _Games = {}
        self._read_at: tuple[int, int] | None = None

    def of(self, record: Record) -> tuple[Bookmark, ...]:
        """Return the bookmarks that fit the moves of this game, the earliest first.

        Raises:
            OSError: if the file cannot be read, or is damaged and cannot be put aside.
            BookmarksError: if it is damaged; it is then put aside, and no bookmarks are left.
        """
        marks = self._read().get(game_id(record), ())
        log = _lines(record)
        standing = [mark for mark in marks if mark.ply <= record.last_ply and mark.moves == _moves(log, mark.ply)]
        return tuple(sorted(standing, key=lambda mark: mark.ply))

    def put(self, record: Record, ply: int, name: str) -> None:
        """Give the moment after the first `ply` moves a bookmark, or rename the bookmark it has.

        Raises:
            ValueError: if the name is empty or too long, or the game has too many bookmarks.
            OSError: if the file cannot be written; the bookmark then lasts until the program ends.
            BookmarksError: as in `of`.
        """
        if name != name.strip() or name_fault(name) is not None:
            raise ValueError(f"{name[:80]!r} cannot name a bookmark")
        others = [mark for mark in self.of(record) if mark.ply != ply]
        if len(others) >= MOST_IN_GAME:
            raise ValueError(f"a game has at most {MOST_IN_GAME} bookmarks")
        self._keep(record, (*others, Bookmark(ply, _moves(_lines(record), ply), name)))

    def remove(self, record: Record, ply: int) -> None:
        """Remove the bookmark of that moment, if there is one.

        Raises:
            OSError, BookmarksError: as in `put`.
        """
        self._keep(record, tuple(mark for mark in self.of(record) if mark.ply != ply))

    def _keep(self, record: Record, marks: tuple[Bookmark, ...]) -> None:
        games = self._read()
        games.pop(game_id(record), None)
        if marks:
            games[game_id(record)] = marks
        while len(games) > MOST_GAMES or sum(map(len, games.values())) > _MOST:
            del games[next(iter(games))]
        if self._file is not None:
            self._file.write(games)
            self._read_at = _written_at(self._file.path)

    def _read(self) -> _Games:
        """Return all bookmarks, reading the file again if it has changed or could not be read before."""
        if self._file is None:
            return self._games
        written, unread = _written_at(self._file.path), self._file.unread is not None
        changed = written not in (None, self._read_at)
        if not changed and not unread:
            return self._games
        try:
            found = self._file.read()
        except OSError:
            if not changed:  # the error was raised before
                return self._games
            self._read_at, self._games = written, {}
            raise
        self._read_at = written
        if written is not None:  # if the file is gone, the bookmarks in memory stay
            self._games = dict(found.value)
        if found.damage:
            raise BookmarksError(found.damage)
        return self._games


def _written_at(path: Path) -> tuple[int, int] | None:
    """Return the time at which a file was written, in nanoseconds, and its length; None if there is no file."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_mtime_ns, found.st_size


def bookmarks_text(games: Mapping[str, Sequence[Bookmark]]) -> str:
    """Return the text of the file: JSON, with the bookmarks of each game under the game's id."""
    whole = {game: [[mark.ply, mark.moves, mark.name] for mark in marks] for game, marks in games.items()}
    return json.dumps({"format": _FORMAT, "games": whole}, indent=1) + "\n"


def parse_bookmarks(content: bytes) -> _Games:
    """Return the bookmarks in the content of a file, the inverse of `bookmarks_text`.

    Raises:
        ValueError: saying what is wrong.
    """
    whole = read_fields(content, _FORMAT)
    games = whole.get("games")
    if not isinstance(games, dict) or not all(isinstance(marks, list) for marks in games.values()):
        raise ValueError("it names no games")
    return {game: tuple(_bookmark(fields) for fields in marks) for game, marks in games.items()}


def _bookmark(fields: Any) -> Bookmark:
    match fields:
        case [int(ply), str(moves), str(name)] if 0 <= ply < 10**9 and name.isprintable() and name:
            return Bookmark(ply, moves, name[:MOST_GAME_NAME_LETTERS])
        case _:
            raise ValueError(f"{str(fields)[:60]!r} is no bookmark")


def _lines(record: Record) -> list[str]:
    return record.log_lines()


def _moves(log: Sequence[str], ply: int) -> str:
    """Return a digest of the first `ply` moves."""
    return digest("\n".join(log[:ply]))[:16]
