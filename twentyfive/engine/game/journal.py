"""The journal: the file that has every step of the game under way before it is shown.

It is a record that grows: header lines and moves, each written through to the disk, with a line ``at N`` whenever moves
are taken back or made again. If a crash cuts off the last line, that line is dropped, so at most one move is lost.
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

SEAT: Final = ".seat.json"
"""The ending of the file with the person's seat at another's table, in place of that of the journal."""

_AT: Final = "at "
_FIRST: Final = "journal.25"
_FURTHER: Final = "journal-{number}.25"
_MOST_IDLE: Final = 1000
"""The most lines beyond the number of moves, as undo and redo add them: too long a file could not be read again."""

_IS_FURTHER: Final = re.compile(r"journal-[0-9]+\.25")
"""Does not match a damaged journal that was put aside."""


class Journal:
    """Writes one game to one file.

    Attributes:
        path: the file.
        number: 1 for the first of the programs that run at once, 2 for the second; 0 for one that has ended.
        steps: the number of lines for moves and for changes of the cursor; 0 before `begin`.
    """

    def __init__(self, path: Path, number: int = 1, lock: QLockFile | None = None) -> None:
        """`lock` keeps other programs from the file until `close`."""
        self.path = path
        self.number = number
        self.steps = 0
        self._lock = lock
        self._file: FileIO | None = None
        self._sets_aside = False

    def begin(self, record: Record) -> None:
        """Replace the file by the whole record, and keep it open for the next moves.

        The old file is replaced only when the new one is complete on disk.

        Raises:
            OSError: if the file cannot be written; the old file is unchanged then.
        """
        self._close_file()
        if self._sets_aside:
            self._set_aside()
        write_whole(self.path, ("\n".join(_lines(record)) + "\n").encode())
        self.steps = record.last_ply
        self._file = self.path.open("ab", buffering=0)  # a buffer would retry a failed write later

    def set_game_aside(self) -> None:
        """Let the next `begin` rename the file instead of replacing it, so that a later start finds its game."""
        self._sets_aside = True

    def add(self, move: Move) -> None:
        """Write a move.

        Raises:
            OSError: if the file cannot be written.
        """
        self._write(str(move))

    def move_cursor(self, ply: int) -> None:
        """Write that the present position is now after `ply` moves.

        Raises:
            OSError: if the file cannot be written.
        """
        self._write(f"{_AT}{ply}")

    def close(self) -> None:
        """Close and unlock the file; it stays on disk."""
        self._close_file()
        if self._lock is not None:
            self._lock.unlock()

    def _set_aside(self) -> None:
        """Rename the file to the journal of another program that has ended."""
        for number in count(2):
            other = _locked_journal(self.path.with_name(_FURTHER.format(number=number)), 0)
            if other is None:
                continue
            try:
                if not other.path.exists():
                    self.path.rename(other.path)
                    self._sets_aside = False
                    return
            finally:
                other.close()

    def _close_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):  # every line is on disk already, or its failure was reported
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
    """Writes a game to its journal as it goes on, and reports a failure of the disk once.

    After a failure every further step, or `try_again`, writes the whole game again, so no move stays missing. After
    many undos and redos the file is rewritten too, to keep it short.

    Attributes:
        journal: the journal.
        works: whether every move so far is on disk.
    """

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.works = True

    def begin(self, record: Record) -> DiskError | None:
        """Write this game from now on; return the error if the disk begins to fail."""
        self.works = True
        return self._write(lambda: self.journal.begin(record), record)

    def add(self, move: Move, record: Record) -> DiskError | None:
        """Write the move that was just made in `record`; return the error if the disk begins to fail."""
        return self._write(lambda: self.journal.add(move), record)

    def try_again(self, record: Record) -> None:
        """Write the whole game after a failure; `works` tells whether that helped."""
        if not self.works:
            self._write(lambda: None, record)

    def move_cursor(self, record: Record) -> DiskError | None:
        """Write the present position of `record` in its log; return the error if the disk begins to fail."""
        return self._write(lambda: self.journal.move_cursor(record.ply), record)

    def _write(self, write_step: Callable[[], None], record: Record) -> DiskError | None:
        try:
            if self.works and self.journal.steps < record.last_ply + _MOST_IDLE:
                write_step()
            else:
                self.journal.begin(record)
                self.works = True
        except OSError as error:
            if self.works:
                self.works = False
                return DiskError(str(self.journal.path), system_words(error))
        return None


def take_journal(folder: Path) -> Journal:
    """Lock and return the first journal in `folder` that no other running program uses."""
    number, journal = 1, _locked_journal(folder / _FIRST, 1)
    while journal is None:
        number += 1
        journal = _locked_journal(folder / _FURTHER.format(number=number), number)
    return journal


def orphaned_journals(folder: Path) -> Iterator[Journal]:
    """Yield the journals that other programs left when they ended, each locked until it is closed."""
    try:
        further = sorted(path for path in folder.iterdir() if _IS_FURTHER.fullmatch(path.name))
    except OSError:  # the folder is missing, or this user may not read it
        return
    for path in further:
        journal = _locked_journal(path, 0)
        if journal is not None:
            yield journal


def _locked_journal(path: Path, number: int) -> Journal | None:
    """Lock and return the journal at `path`; None if another program uses it."""
    lock = take_lock(Path(f"{path}.lock"))
    return None if lock is None else Journal(path, number, lock)


def read_journal(path: Path) -> Record:
    """Read the game from the journal at `path`, at its last position.

    Raises:
        FileNotFoundError: if there is no journal.
        OSError: if it cannot be read.
        RecordError: if it is damaged before its last line; the message names the line.
    """
    try:
        text = read_at_most(path, MOST_RECORD_LETTERS).decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start + 1} is no text") from error
    except ValueError as error:
        raise RecordError(str(error)) from error
    check_length(text)
    lines = text.split("\n")[:-1]  # a line without an end was cut off by a crash
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
    lines = [*header_lines(record.header), MOVES, *record.log_lines()]
    return [*lines, f"{_AT}{record.ply}"] if record.undone else lines
