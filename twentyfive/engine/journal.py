"""The journal: every step of the game under way is on disk before it is shown.

It is a record that grows: header lines and moves, each written through to the disk, with a line ``at N`` wherever
moves were taken back or made again. A last line that was cut off by a crash is dropped, so at most the move being made
is lost.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Final

from twentyfive.core import Record, RecordError
from twentyfive.core.moves import Move
from twentyfive.core.record import header_lines

_MOVES: Final = "moves:"
_AT: Final = "at "


class Journal:
    """Writes one game to one file.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[str] | None = None

    def begin(self, record: Record) -> None:
        """Write the whole record in place of whatever the file held, and keep the file open for what follows.

        The old file is replaced only when the new one is complete on disk.

        Raises:
            OSError: if the disk does not take it; the old file is then as it was.
        """
        self.close()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write("\n".join(_lines(record)) + "\n")
            _flush(file)
        fresh.replace(self.path)
        _flush_folder(self.path.parent)
        self._file = self.path.open("a", encoding="utf-8", newline="\n")

    def add(self, move: Move) -> None:
        """Write one more move.

        Raises:
            OSError: if the disk does not take it.
        """
        self._write(str(move))

    def stand_at(self, ply: int) -> None:
        """Write that the cursor now stands after `ply` moves.

        Raises:
            OSError: if the disk does not take it.
        """
        self._write(f"{_AT}{ply}")

    def close(self) -> None:
        """Let the file go; it stays on disk."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, line: str) -> None:
        if self._file is None:
            raise OSError(f"{self.path} is not open")
        self._file.write(line + "\n")
        _flush(self._file)


def read_journal(path: Path) -> Record:
    """The game that the journal at `path` holds, at the very position where it stopped.

    Raises:
        FileNotFoundError: if there is no journal.
        OSError: if it cannot be read.
        RecordError: naming the line, if it is damaged before its last line.
    """
    try:
        text = path.read_bytes().decode("utf-8", errors="strict")
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start + 1} is no text") from error
    lines = text.split("\n")[:-1]  # what follows the last line end was cut off while it was written
    if _MOVES not in lines:
        raise RecordError(f"line {len(lines) + 1}: the line {_MOVES!r} is missing")
    first = lines.index(_MOVES) + 1
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
    moves = [*record.moves, *record.undone]
    lines = [*header_lines(record.header), _MOVES, *(str(move) for move in moves)]
    return [*lines, f"{_AT}{record.ply}"] if record.undone else lines


def _flush(file: IO[str]) -> None:
    file.flush()
    os.fsync(file.fileno())


def _flush_folder(folder: Path) -> None:
    """Write the folder's entry through too, where the system can: a new name is lost in a power cut otherwise."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
