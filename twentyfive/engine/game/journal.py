"""The journal: every step of the game under way is on disk before it is shown.

It is a record that grows: header lines and moves, each written through to the disk, with a line ``at N`` wherever
moves were taken back or made again. A last line that was cut off by a crash is dropped, so at most the move being made
is lost.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
from collections.abc import Callable, Iterator
from io import FileIO
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from twentyfive.core import Record, RecordError
from twentyfive.core.moves import Move
from twentyfive.core.record import MOST_RECORD_LETTERS, MOVES, check_length, header_lines
from twentyfive.engine.files.atomic_files import read_at_most, write_whole
from twentyfive.engine.files.disk_errors import DiskError, system_words
from twentyfive.engine.files.locks import take_lock

_AT: Final = "at "
_FIRST: Final = "journal.25"
_FURTHER: Final = "journal-{number}.25"
_MOST_IDLE: Final = 1000
"""Lines more than the game has moves, as undo and redo make them: a file of too many lines could not be read again."""

_IS_FURTHER: Final = re.compile(r"journal-[0-9]+\.25")
"""One that was put aside as damaged has another name."""


class Journal:
    """Writes one game to one file.

    Attributes:
        path: the file.
        number: 1 for the first of the programs that run at once, 2 for the second; 0 for one that has ended.
        steps: how many lines the file has for moves, and for where the cursor stood; 0 before `begin`.
    """

    def __init__(self, path: Path, number: int = 1, lock: QLockFile | None = None) -> None:
        """`lock` keeps other programs from the file until `close`."""
        self.path = path
        self.number = number
        self.steps = 0
        self._lock = lock
        self._file: FileIO | None = None
        self._leaves = False

    def begin(self, record: Record) -> None:
        """Write the whole record in place of whatever the file held, and keep the file open for what follows.

        The old file is replaced only when the new one is complete on disk.

        Raises:
            OSError: if the disk does not take it; the old file is then as it was.
        """
        self._close_file()
        if self._leaves:
            self._put_by()
        write_whole(self.path, ("\n".join(_lines(record)) + "\n").encode())
        self.steps = record.last_ply
        self._file = self.path.open("ab", buffering=0)  # what failed is not tried again behind our back

    def set_game_aside(self) -> None:
        """Have the game that the file holds now put by when the next one begins: a later start finds it there."""
        self._leaves = True

    def add(self, move: Move) -> None:
        """Write one more move.

        Raises:
            OSError: if the disk does not take it.
        """
        self._write(str(move))

    def move_cursor(self, ply: int) -> None:
        """Write that the cursor now stands after `ply` moves.

        Raises:
            OSError: if the disk does not take it.
        """
        self._write(f"{_AT}{ply}")

    def close(self) -> None:
        """Let the file go; it stays on disk."""
        self._close_file()
        if self._lock is not None:
            self._lock.unlock()

    def _put_by(self) -> None:
        """Call the file as that of a further program which has ended."""
        for number in count(2):
            place = _taken(self.path.with_name(_FURTHER.format(number=number)), 0)
            if place is None:
                continue
            try:
                if not place.path.exists():
                    self.path.rename(place.path)
                    self._leaves = False
                    return
            finally:
                place.close()

    def _close_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):  # all that was written is on disk already, or was said not to be
                file.close()

    def _write(self, line: str) -> None:
        if self._file is None:
            raise OSError(f"{self.path} is not open")
        content = f"{line}\n".encode()
        if self._file.write(content) != len(content):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(self._file.fileno())
        self.steps += 1


class JournalKeeper:
    """Keeps a game in its journal while it goes on. What the disk does not take is told once.

    A disk that failed is tried again with the whole game at every change, so nothing stays missing. Where much was
    taken back and made again the file is begun anew.

    Attributes:
        journal: where it is written.
        works: whether the disk has taken every move so far.
    """

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.works = True

    def begin(self, record: Record) -> DiskError | None:
        """Keep this game from now on; what went wrong with the disk, if anything did."""
        self.works = True
        return self._write(lambda: self.journal.begin(record), record)

    def add(self, move: Move, record: Record) -> DiskError | None:
        """Keep the move that was just made in `record`."""
        return self._write(lambda: self.journal.add(move), record)

    def move_cursor(self, record: Record) -> DiskError | None:
        """Keep that `record` now stands elsewhere in its log."""
        return self._write(lambda: self.journal.move_cursor(record.ply), record)

    def _write(self, writing: Callable[[], None], record: Record) -> DiskError | None:
        try:
            if self.works and self.journal.steps < record.last_ply + _MOST_IDLE:
                writing()
            else:
                self.journal.begin(record)
                self.works = True
        except OSError as error:
            if self.works:
                self.works = False
                return DiskError(str(self.journal.path), system_words(error))
        return None


def take_journal(folder: Path) -> Journal:
    """The journal in that folder; while another program has it, one of its own for each further program."""
    number, journal = 1, _taken(folder / _FIRST, 1)
    while journal is None:
        number += 1
        journal = _taken(folder / _FURTHER.format(number=number), number)
    return journal


def orphaned_journals(folder: Path) -> Iterator[Journal]:
    """Those of further programs that have ended; each is this program's until it is closed."""
    for path in sorted(folder.glob(_FURTHER.format(number="*"))):
        journal = _taken(path, 0) if _IS_FURTHER.fullmatch(path.name) else None
        if journal is not None:
            yield journal


def _taken(path: Path, number: int) -> Journal | None:
    """The journal at `path`, None if another program has it."""
    lock = take_lock(Path(f"{path}.lock"))
    return None if lock is None else Journal(path, number, lock)


def read_journal(path: Path) -> Record:
    """The game that the journal at `path` holds, at the very position where it stopped.

    Raises:
        FileNotFoundError: if there is no journal.
        OSError: if it cannot be read.
        RecordError: naming the line, if it is damaged before its last line.
    """
    try:
        text = read_at_most(path, MOST_RECORD_LETTERS).decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start + 1} is no text") from error
    except ValueError as error:
        raise RecordError(str(error)) from error
    check_length(text)
    lines = text.split("\n")[:-1]  # what follows the last line end was cut off while it was written
    if MOVES not in lines:
        raise RecordError(f"line {len(lines) + 1}: the line {MOVES!r} is missing")
    first = lines.index(MOVES) + 1
    record = Record.loads("\n".join(lines[:first]) + "\n")
    for number, line in enumerate(lines[first:], first + 1):
        _replay(record, line, number)
    return record


def _replay(record: Record, line: str, number: int) -> None:
    if not line.startswith(_AT):
        record.push_text(line, number)
        return
    ply = line.removeprefix(_AT)
    if not (ply.isascii() and ply.isdigit() and len(ply) < 9 and int(ply) <= record.last_ply):
        raise RecordError(f"line {number}: there is no position {ply[:20]!r} in this game")
    record.go_to(int(ply))


def _lines(record: Record) -> list[str]:
    lines = [*header_lines(record.header), MOVES, *(str(move) for move in record.log)]
    return [*lines, f"{_AT}{record.ply}"] if record.undone else lines
