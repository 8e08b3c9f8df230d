"""Saved games: a folder of readable records that are written whole, listed, renamed, copied, deleted and brought back.

A saved game is the text of a record, with notes in comments under its first line: when the game was begun, and in which
of its deals somebody took moves back or asked for a hint. Its name is the name of the file. The folder ``before`` keeps
one older generation of each, the folder ``deleted`` the last ones deleted, the folder ``open`` a lock for each that is
being played.
"""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from twentyfive.core import Record, RecordError
from twentyfive.core.record import MOST_LETTERS, Header, check_length
from twentyfive.engine.file_names import file_stem, free_name, name_of
from twentyfive.engine.locks import take_lock
from twentyfive.engine.seats import seats_of
from twentyfive.engine.turns import third_of
from twentyfive.engine.whole_files import read_at_most, write_whole

SUFFIX: Final = ".twentyfive"
LARGEST: Final = MOST_LETTERS
"""Bytes: no record that can be read has more letters."""

MOST_DELETED: Final = 20
"""How many deleted games are kept."""

GAMES: Final = "games"
"""The folder, within that of the program's data."""

_BEFORE: Final = "before"
_DELETED: Final = "deleted"
_OPEN: Final = "open"
_MOVES: Final = "moves:"
_UNDONE: Final = "undone:"
_MOVES_AT_A_TIME: Final = 32
_BEGUN: Final = "# begun: "
_UNDO: Final = "# undo in deals: "
_HINTS: Final = "# hints in deals: "
_MOST_NOTED: Final = 100_000


@dataclass(frozen=True, slots=True)
class Notes:
    """What a saved game tells beside its record.

    Attributes:
        begun: when the game was begun, None if it is not known.
        undo: the deals, counted from 1 through the whole record, in which moves were taken back.
        hints: the deals in which a hint was asked for.
    """

    begun: datetime | None = None
    undo: frozenset[int] = frozenset()
    hints: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game read from a file.

    Attributes:
        path: the file.
        record: the game.
        notes: what else the file tells.
    """

    path: Path
    record: Record
    notes: Notes

    @property
    def name(self) -> str:
        """What the game is called."""
        return name_of(self.path.stem)


@dataclass(frozen=True, slots=True)
class Cover:
    """What a file shows before its moves are played again.

    Attributes:
        path: the file.
        saved: when it was last written.
        header: who plays what; None if the file is damaged there.
        deal: the number of the deal that was dealt last, counted through the whole record; 0 before the first.
        fault: what is wrong with the file; empty if nothing is seen to be.
    """

    path: Path
    saved: datetime
    header: Header | None = None
    deal: int = 0
    fault: str = ""
    notes: Notes = field(default_factory=Notes)

    @property
    def name(self) -> str:
        """What the game is called."""
        return name_of(self.path.stem)


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
            found = [path for path in self.folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
        except FileNotFoundError:
            return []
        return sorted(found, key=lambda path: (-_saved(path).timestamp(), path.name))

    def find(self, header: Header) -> Cover | None:
        """The saved game with that header that was saved last.

        Raises:
            OSError: if the folder cannot be read.
        """
        return next((cover for path in self.paths() if (cover := read_cover(path)).header == header), None)

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

    def has_before(self, path: Path) -> bool:
        """Whether there is an older generation of that file."""
        return self._before(path).exists()

    def restore_before(self, path: Path) -> Path:
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
            FileExistsError: if another game has that name.
            OSError: if the disk does not take it.
        """
        renamed = self._path(name)
        if renamed == path:
            return path
        if self._is_taken(renamed, path):
            raise FileExistsError(f"{renamed} is there already")
        path.rename(renamed)
        try:
            if self.has_before(path):
                self._before(path).replace(self._before(renamed))
        except OSError:
            renamed.rename(path)
            raise
        return renamed

    def duplicate(self, path: Path) -> Path:
        """Copy a game, damaged or not, under a name with a number; returns the file of the copy.

        Raises:
            OSError: if the disk does not take it.
        """
        copy = self.free_path(name_of(path.stem))
        write_whole(copy, path.read_bytes())
        return copy

    def delete(self, path: Path) -> Path:
        """Take a game away; returns where it is kept, until `MOST_DELETED` others have been deleted.

        Raises:
            OSError: if it cannot be moved.
        """
        folder = self.folder / _DELETED
        folder.mkdir(parents=True, exist_ok=True)
        taken = [name_of(other.stem) for other in folder.iterdir()]
        kept = folder / f"{file_stem(free_name(name_of(path.stem), taken))}{SUFFIX}"
        path.touch()
        path.rename(kept)
        with contextlib.suppress(OSError):  # one too many is kept until the next is deleted
            for old in sorted(folder.iterdir(), key=_saved)[:-MOST_DELETED]:
                old.unlink()
        return kept

    def bring_back(self, kept: Path, name: str) -> Path:
        """Undo a deletion; returns the file, which has a number after its name if that was taken meanwhile.

        Raises:
            OSError: if it cannot be moved.
        """
        path = self.free_path(name)
        kept.rename(path)
        return path

    def export(self, path: Path, target: Path) -> Path:
        """Copy a saved game to a file elsewhere; returns that file.

        Raises:
            OSError: if the disk does not take it.
        """
        write_whole(target, path.read_bytes())
        return target

    def _path(self, name: str) -> Path:
        return self.folder / f"{file_stem(name)}{SUFFIX}"

    def _names(self) -> list[str]:
        return [name_of(path.stem) for path in self.paths()]

    def _before(self, path: Path) -> Path:
        return self.folder / _BEFORE / path.name

    def _is_taken(self, path: Path, own: Path) -> bool:
        """Whether there is another file there; on some systems a name with other capitals is the own file."""
        return path.exists() and not (own.exists() and path.samefile(own))


def saved_text(record: Record, notes: Notes) -> str:
    """The text of a saved game."""
    title, rest = record.dumps().split("\n", 1)
    return "\n".join([title, *_note_lines(notes), rest])


def read_saved(path: Path) -> SavedGame:
    """The game in a file, in the folder or from elsewhere.

    Raises:
        OSError: if it cannot be read.
        RecordError: naming the place and what is wrong with it.
    """
    reading = read_bit_by_bit(path)
    while True:
        try:
            next(reading)
        except StopIteration as end:
            game: SavedGame = end.value
            return game


def read_bit_by_bit(path: Path) -> Generator[None, None, SavedGame]:
    """Read a game, pausing after each few of its moves, so that a long one holds nothing up; returns the game.

    Raises:
        OSError: if it cannot be read.
        RecordError: naming the place and what is wrong with it.
    """
    text = _read_text(path)
    check_length(text)
    head, moves = _parts(text)
    record, notes = Record.loads(head), _read_notes(head)
    try:
        seats_of(record.header)
        third_of(record.header)
    except ValueError as error:
        raise RecordError(str(error)) from error
    undone_from: int | None = None
    for number, line in enumerate(moves, head.count("\n") + 1):
        if line == _UNDONE and undone_from is None:
            undone_from = record.ply
        elif line and not line.startswith("#"):
            record.push_text(line, number)
            if record.ply % _MOVES_AT_A_TIME == 0:
                yield
    if undone_from is not None:
        record.go_to(undone_from)
    return SavedGame(path, record, notes)


def read_cover(path: Path) -> Cover:
    """What a file shows without playing its moves; whatever is wrong with it is told there."""
    saved = datetime.fromtimestamp(0, UTC)
    try:
        saved = _saved(path)
        text = _read_text(path)
        check_length(text)
        head, moves = _parts(text)
        header = Record.loads(head).header
        notes = _read_notes(head)
    except OSError as error:
        return Cover(path, saved, fault=error.strerror or str(error))
    except RecordError as error:
        return Cover(path, saved, fault=str(error))
    made = moves[: moves.index(_UNDONE)] if _UNDONE in moves else moves
    deal = sum(line.startswith("deal ") for line in made)
    return Cover(path, saved, header, deal, notes=notes)


def _saved(path: Path) -> datetime:
    return datetime.fromtimestamp(path.stat().st_mtime, UTC)


def _read_text(path: Path) -> str:
    """The text of a file, whichever way an editor has ended its lines."""
    try:
        return read_at_most(path, LARGEST).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start + 1} is no text") from error
    except ValueError as error:
        raise RecordError(str(error)) from error


def _parts(text: str) -> tuple[str, list[str]]:
    """What a text says up to the line before its moves, and the lines from there on."""
    head, line, moves = text.partition(f"\n{_MOVES}\n")
    return head + line, moves.split("\n")


def _note_lines(notes: Notes) -> list[str]:
    lines = []
    if notes.begun is not None:
        lines.append(_BEGUN + notes.begun.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))
    for title, deals in ((_UNDO, notes.undo), (_HINTS, notes.hints)):
        if deals:
            lines.append(title + " ".join(str(deal) for deal in sorted(deals)))
    return lines


def _read_notes(head: str) -> Notes:
    """The notes among the lines before the moves. Raises RecordError naming a line that makes no sense."""
    begun, undo, hints = None, frozenset[int](), frozenset[int]()
    for number, line in enumerate(head.split("\n"), 1):
        try:
            if line.startswith(_BEGUN):
                begun = datetime.strptime(line.removeprefix(_BEGUN), "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
            elif line.startswith(_UNDO):
                undo = _read_deals(line.removeprefix(_UNDO))
            elif line.startswith(_HINTS):
                hints = _read_deals(line.removeprefix(_HINTS))
        except ValueError as error:
            raise RecordError(f"line {number}: {line[:60]!r} cannot be read ({error})") from error
    return Notes(begun, undo, hints)


def _read_deals(text: str) -> frozenset[int]:
    numbers = text.split(" ")
    if len(numbers) > _MOST_NOTED or not all(n.isascii() and n.isdigit() and len(n) < 7 for n in numbers):
        raise ValueError("these are no deals")
    return frozenset(int(number) for number in numbers)
