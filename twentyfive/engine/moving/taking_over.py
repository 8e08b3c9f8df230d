"""Takes over what is in the file of a move: all of it is laid ready beside the data first, then it takes its places.

* A game, evening, club or deck that is here already is left as it is; another one of the same name gets a number.
* A game or club that was gone on with there, and not here, replaces what is here. Evenings, bookmarks, rules, lessons
  and statistics are merged. Whatever is replaced is kept in a folder of its own.
* If anything fails before the end, everything is as it was.

Other windows, and this one, may write meanwhile as two windows may at any time.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from twentyfive.core.record import MOVES
from twentyfive.engine.evening.evening import Evening
from twentyfive.engine.evening.evening_file import evening_text, glance_at, merged
from twentyfive.engine.files.atomic_files import flush_folder, read_at_most
from twentyfive.engine.files.file_names import file_stem, folded, free_name, name_of
from twentyfive.engine.files.locks import take_lock
from twentyfive.engine.files.replaced import REPLACED
from twentyfive.engine.moving.contents import DECKS, PLACES, Part
from twentyfive.engine.moving.merging import MERGED
from twentyfive.engine.moving.move_file import MoveFile, Progress, contents
from twentyfive.engine.saves.saved_game import moves_made
from twentyfive.engine.saves.saves import GAMES, SavedGames
from twentyfive.engine.statistics.database import (
    STATISTICS,
    StatisticsDatabase,
    StatisticsError,
    StatisticsFault,
    add_games,
)
from twentyfive.later_version import LaterVersionError, by_later_version

_READY: Final = "taking-over"
_LONGEST_HEAD: Final = 64_000


@dataclass(frozen=True, slots=True)
class Taken:
    """What was taken over.

    Attributes:
        added: the number of files of each kind that are new here; for decks, of decks.
        merged: the number of files that were merged or gone on with.
        known: the number of files that were here already.
        left_out: the names of files that are damaged.
        kept: the folder with what was replaced; None if nothing was.
        settings: the content of the settings file; empty if there is none.
        decks: the new names of decks whose own were taken.
    """

    added: Mapping[Part, int] = field(default_factory=dict)
    merged: int = 0
    known: int = 0
    left_out: tuple[str, ...] = ()
    kept: Path | None = None
    settings: bytes = b""
    decks: Mapping[str, str] = field(default_factory=dict)


class TakingOverError(OSError):
    """The error if another window is just taking something over."""


def taken_over(
    file: MoveFile, data: Path, let_go: Callable[[], None], settings: Path | None = None
) -> Generator[Progress, None, Taken]:
    """Take over what is in the file, one by one; return what became of it.

    Args:
        file: the file.
        data: the data folder.
        let_go: called before the first file takes its place, so that nobody has the statistics open.
        settings: the settings here if those of the file will replace them, which is done afterwards; None if not.

    Raises:
        OSError: if the disk fails, or something here cannot be read.
        ValueError: if the file is damaged.
        LaterVersionError: if a part of it, or what it is to be merged with, was written by a later version.
        In each case everything here is as it was.
    """
    data.mkdir(parents=True, exist_ok=True)
    lock = take_lock(data / f"{_READY}.lock")
    if lock is None:
        raise TakingOverError(os.strerror(errno.EBUSY))
    ready = data / _READY
    try:
        shutil.rmtree(ready, ignore_errors=True)  # left by a program that was killed
        ready.mkdir()
        work = _Work(data, ready, settings)
        yield from work.look_here(len(file.entries))
        for done, (name, part, content, saved) in enumerate(contents(file)):
            yield Progress(done, len(file.entries))
            work.lay_ready(name, part, content, saved)
        work.finish_decks()
        let_go()
        return work.put_in_place()
    finally:
        shutil.rmtree(ready, ignore_errors=True)
        lock.unlock()


class _Work:
    """One taking-over: what is laid ready so far, and where each of it goes."""

    def __init__(self, data: Path, ready: Path, settings: Path | None) -> None:
        self._data, self._ready, self._settings_here = data, ready, settings
        self._saves = SavedGames(data / GAMES)
        self._numbers = count(1)
        self._moves: list[tuple[Path, Path]] = []  # what lies ready, and its place
        self._games: dict[bytes, list[Path]] = {}  # the games here by their header
        self._evenings: list[tuple[Path, Evening]] = []
        self._taken: dict[str, set[str]] = {}  # names in use, as they are compared, by folder
        self._decks: dict[str, dict[str, bytes]] = {}
        self._statistics: Path | None = None
        self._added: dict[Part, int] = {}
        self._merged = self._known = 0
        self._left_out: list[str] = []
        self._settings = b""
        self._renamed: dict[str, str] = {}

    def look_here(self, files: int) -> Generator[Progress, None, None]:
        """Note what is here."""
        for part in (Part.GAME, Part.EVENING, Part.CLUB):
            pattern = PLACES[part].pattern
            for path in sorted(self._data.glob(pattern)):
                self._names(pattern.split("/")[0]).add(folded(name_of(path.stem)))
                with contextlib.suppress(OSError, ValueError):  # what cannot be read is told on its own page
                    if part is Part.GAME:
                        self._games.setdefault(_header(path), []).append(path)
                    elif part is Part.EVENING:
                        self._evenings.append((path, glance_at(path)))
                yield Progress(0, files)

    def lay_ready(self, name: str, part: Part, content: bytes, saved: float) -> None:
        """Lay ready what is to become of a file."""
        match part:
            case Part.GAME:
                self._lay_game(name, content, saved)
            case Part.EVENING:
                self._lay_evening(name, content, saved)
            case Part.CLUB:
                self._lay_club(name, content, saved)
            case Part.DECK:
                _, deck, file = name.split("/")
                self._decks.setdefault(deck, {})[file] = content
            case Part.JOURNAL:
                self._lay(content, self._free_journal(), saved)  # the next start saves its game, if nobody has
            case Part.STATISTICS:
                self._statistics = self._write(content)
            case Part.SETTINGS:
                self._settings = content
            case _:
                self._lay_single(name, part, content)

    def finish_decks(self) -> None:
        """Lay ready the decks that are not here yet, each in a folder of its own."""
        here = {path.name: path for path in self._data.glob(f"{DECKS}/*") if path.is_dir()}
        for deck, files in self._decks.items():
            if deck in here and all(_is_same(here[deck] / file, content) for file, content in files.items()):
                self._known += 1
                continue
            name = free_name(deck, here)
            folder = self._ready / f"deck {next(self._numbers)}"
            folder.mkdir()
            for file, content in files.items():
                _write(folder / file, content)
            here[name] = self._data / DECKS / name
            if name != deck:
                self._renamed[deck] = name
            self._moves.append((folder, here[name]))
            self._count(Part.DECK)

    def put_in_place(self) -> Taken:
        """Keep what is replaced, and let everything take its place; take all back if that fails."""
        replaced = [place for _, place in self._moves if place.exists()]
        statistics = self._data / STATISTICS
        if self._statistics is not None and _has_games(statistics):
            replaced.append(statistics)
        if self._settings and self._settings_here is not None and self._settings_here.exists():
            replaced.append(self._settings_here)
        kept = self._keep(replaced) if replaced else None
        placed: list[Path] = []
        try:
            for ready, place in self._moves:
                place.parent.mkdir(parents=True, exist_ok=True)
                placed.append(place)
                ready.replace(place)
            self._add_statistics(statistics)
        except BaseException:
            self._take_back(placed, kept)
            raise
        for folder in {place.parent for place in placed}:
            with contextlib.suppress(OSError):  # everything is in its place, and cannot be taken back any more
                flush_folder(folder)
        return Taken(self._added, self._merged, self._known, tuple(self._left_out), kept, self._settings, self._renamed)

    def _keep(self, replaced: list[Path]) -> Path:
        now = datetime.now().strftime("%Y-%m-%d %H.%M.%S")
        kept = self._data / REPLACED / free_name(now, [path.name for path in self._data.glob(f"{REPLACED}/*")])
        try:
            for path in replaced:
                copy = kept / (path.relative_to(self._data) if self._data in path.parents else path.name)
                copy.parent.mkdir(parents=True, exist_ok=True)
                _write(copy, path.read_bytes())
                shutil.copystat(path, copy)
        except OSError:
            shutil.rmtree(kept, ignore_errors=True)
            raise
        return kept

    def _take_back(self, placed: list[Path], kept: Path | None) -> None:
        """Put back what was replaced, and remove what is new."""
        for place in placed:
            with contextlib.suppress(OSError):
                copy = None if kept is None else kept / place.relative_to(self._data)
                if copy is not None and copy.exists():
                    copy.replace(place)
                elif place.is_dir():
                    shutil.rmtree(place)
                else:
                    place.unlink()
        if kept is not None:
            shutil.rmtree(kept, ignore_errors=True)

    def _add_statistics(self, path: Path) -> None:
        """Add the statistics laid ready to those here; if they are damaged, let all saved games be counted anew."""
        there = self._statistics
        try:
            if there is not None:
                with StatisticsDatabase(there):  # checks it, and brings its tables up to date
                    pass
                with StatisticsDatabase(path) as database:
                    add_games(database, there)
                return
        except StatisticsError as error:
            if error.fault is StatisticsFault.NEWER:
                raise LaterVersionError(by_later_version(error.reason)) from error
            if error.fault is not StatisticsFault.DAMAGED or error.place != there:
                raise OSError(0, error.reason, str(error.place)) from error
            self._left_out.append(STATISTICS)
        if self._added.get(Part.GAME):
            try:
                with StatisticsDatabase(path) as database:
                    database.request_recount("", "")
            except StatisticsError as error:
                raise OSError(0, error.reason, str(error.place)) from error

    def _lay_game(self, name: str, content: bytes, saved: float) -> None:
        ready = self._write(content, saved)
        try:
            header, theirs = _header(ready), moves_made(ready)
        except ValueError:  # damaged, or of a later version: the page of saved games tells
            self._add(name, Part.GAME, ready, content)
            return
        for path in self._games.get(header, ()):
            try:
                ours = moves_made(path)
            except (OSError, ValueError):
                continue
            if ours[: len(theirs)] == theirs:
                self._known += 1
                return
            if theirs[: len(ours)] == ours and self._saves.hold(path) is not None:
                self._replace(ready, path)
                return
        self._games.setdefault(header, []).append(self._add(name, Part.GAME, ready, content))

    def _lay_evening(self, name: str, content: bytes, saved: float) -> None:
        ready = self._write(content, saved)
        try:
            theirs = glance_at(ready)
            for path, ours in self._evenings:
                if ours.plan == theirs.plan:
                    both = merged(ours, theirs)
                    if both == ours:
                        self._known += 1
                    else:
                        self._replace(self._write(evening_text(both).encode(), saved), path)
                    return
        except ValueError:  # damaged, or of a later version, or too many persons in both: it is told when it is opened
            pass
        self._add(name, Part.EVENING, ready, content)

    def _lay_club(self, name: str, content: bytes, saved: float) -> None:
        """A club's file only grows: one that begins as another goes on from it."""
        for path in sorted(self._data.glob(PLACES[Part.CLUB].pattern)):
            ours = path.read_bytes()
            if ours.startswith(content):
                self._known += 1
                return
            lock = take_lock(Path(f"{path}.lock")) if content.startswith(ours) else None
            if lock is not None:
                lock.unlock()
                self._replace(self._write(content, saved), path)
                return
        self._add(name, Part.CLUB, self._write(content, saved), content)

    def _lay_single(self, name: str, part: Part, content: bytes) -> None:
        place, merge = self._data / name, MERGED[part]
        try:
            merge(content, content)
        except LaterVersionError:
            raise
        except ValueError:
            self._left_out.append(name)
            return
        try:
            ours = read_at_most(place, PLACES[part].most)
        except FileNotFoundError:
            self._lay(content, place)
            self._count(part)
            return
        try:
            both = merge(ours, content)
        except LaterVersionError as error:
            raise LaterVersionError(f"{place}: {error}") from error
        except ValueError as error:
            raise OSError(0, str(error), str(place)) from error
        if both == ours:
            self._known += 1
        else:
            self._replace(self._write(both), place)

    def _add(self, name: str, part: Part, ready: Path, content: bytes) -> Path:
        """Give a file a free place in its folder; return that. One that is here byte for byte stays alone."""
        folder, _, file = name.partition("/")
        path = Path(file)
        wanted = name_of(path.stem)
        names = self._names(folder)
        if folded(wanted) in names:
            if _is_same(self._data / folder / file, content):
                self._known += 1
                return self._data / folder / file
            wanted = free_name(wanted, names)
        names.add(folded(wanted))
        place = self._data / folder / f"{file_stem(wanted)}{path.suffix}"
        self._moves.append((ready, place))
        self._count(part)
        return place

    def _replace(self, ready: Path, place: Path) -> None:
        self._moves.append((ready, place))
        self._merged += 1

    def _lay(self, content: bytes, place: Path, saved: float | None = None) -> None:
        self._moves.append((self._write(content, saved), place))

    def _write(self, content: bytes, saved: float | None = None) -> Path:
        path = self._ready / str(next(self._numbers))
        _write(path, content)
        if saved:
            os.utime(path, (saved, saved))
        return path

    def _free_journal(self) -> Path:
        used = {place for _, place in self._moves}
        places = (self._data / f"journal-{number}.25" for number in count(2))
        return next(p for p in places if p not in used and not p.exists() and not Path(f"{p}.lock").exists())

    def _names(self, folder: str) -> set[str]:
        return self._taken.setdefault(folder, set())

    def _count(self, part: Part) -> None:
        self._added[part] = self._added.get(part, 0) + 1


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _is_same(path: Path, content: bytes) -> bool:
    try:
        return path.read_bytes() == content
    except OSError:
        return False


def _has_games(statistics: Path) -> bool:
    """Whether anything was counted in the statistics here; also if that cannot be known."""
    if not statistics.exists():
        return False
    try:
        with contextlib.closing(sqlite3.connect(f"{statistics.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return connection.execute("SELECT 1 FROM games LIMIT 1").fetchone() is not None
    except sqlite3.Error:
        return True


def _header(path: Path) -> bytes:
    """The lines of a game that say which it is, without the notes among them. Raises ValueError if there are none."""
    with path.open("rb") as file:
        head, line, _ = file.read(_LONGEST_HEAD).replace(b"\r\n", b"\n").partition(f"\n{MOVES}\n".encode())
    if not line:
        raise ValueError("it has no moves")
    return b"\n".join(line for line in head.split(b"\n") if not line.startswith(b"#"))
