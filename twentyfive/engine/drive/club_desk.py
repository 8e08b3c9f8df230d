"""The desk at which the evenings of a club are run: it opens the club's file, and adds to it what is pressed."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Mapping, Sequence
from io import FileIO
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, Signal

from twentyfive.drive.club import CLUB_KINDS, MOST_LETTERS, Club, club_entered, club_text, line_of, read_club
from twentyfive.drive.entries import Entry, Redone, Undone, read_entry
from twentyfive.drive.log import Step
from twentyfive.engine.drive import drives_folder
from twentyfive.engine.files.atomic_files import read_at_most, write_whole
from twentyfive.engine.files.file_names import file_stem, free_name, name_of
from twentyfive.engine.files.locks import take_lock
from twentyfive.file_types import DRIVE

_MOST_BYTES: Final = 4 * MOST_LETTERS
"""A letter takes four bytes at most."""


class ClubInUseError(OSError):
    """The error for a file that another window has open."""


class ClubDesk(QObject):
    """A club and its file.

    Attributes:
        folder: the folder of all clubs.
        path: the file of the club; None if none is open.
        club: the club as the file has it.
        is_trial: whether it is not kept, see `begin_trial`.

    Signals:
        changed(): something was entered, or another club is open, or none.
    """

    changed = Signal()

    def __init__(self, data: Path) -> None:
        """Create the desk with no club open; `data` is the folder of the person's files."""
        super().__init__()
        self.folder = drives_folder(data)
        self.path: Path | None = None
        self.club = Club()
        self.is_trial = False
        self._lock: QLockFile | None = None
        self._file: FileIO | None = None
        self._size = 0  # of what the file has in whole lines
        self._at_once: list[tuple[Entry, ...]] = []

    def kept(self) -> Mapping[Path, str]:
        """Return the files of all clubs with their names, the one written last first."""
        found: dict[Path, float] = {}
        with contextlib.suppress(OSError):  # the folder is missing, or this user may not read it
            for path in self.folder.glob(f"*{DRIVE}"):
                with contextlib.suppress(FileNotFoundError):  # another window has just removed it
                    found[path] = path.stat().st_mtime
        return {path: name_of(path.stem) for path in sorted(found, key=lambda path: -found[path])}

    @property
    def name(self) -> str:
        """The name of the club's file, with the number that tells it apart from others of that name here."""
        return "" if self.path is None else name_of(self.path.stem)

    def begin(self, name: str) -> None:
        """Open a new club; a number after its name keeps it apart from others of that name.

        Raises:
            OSError: if its file cannot be written; what was open stays so.
        """
        path = self.folder / f"{file_stem(free_name(name, self.kept().values()))}{DRIVE}"
        self._take_up(path, Club())

    def begin_trial(self, name: str) -> None:
        """Open a club that is not kept: it is not among the others, and its file is removed when it is closed.

        Raises:
            OSError: if its file cannot be written; what was open stays so.
        """
        in_use: list[str] = []
        while True:
            free = free_name(name, in_use)
            try:
                # One that a kill left there is written over.
                self._take_up(self.folder / "trial" / f"{file_stem(free)}{DRIVE}", Club())
            except ClubInUseError:
                in_use.append(free)
            else:
                self.is_trial = True
                return

    def open(self, path: Path) -> None:
        """Open the club in a file, wherever it lies. A line that a power cut left without its end is dropped.

        Raises:
            ClubInUseError: if another window has it open.
            OSError: if it cannot be read or written.
            ValueError: naming the line, if it is damaged.
            LaterVersionError: if a later version of the program wrote it.
            In each case what was open stays so.
        """
        if path == self.path:
            return
        self._take_up(path, None)

    def enter(self, *entries: Entry) -> Club:
        """Write entries to the file, then return the club after them.

        Raises:
            Refused: with the reason, if one of them cannot be; none is written then.
            ValueError: if one of them is beyond what a file can hold, as a name that is too long; likewise.
            OSError: if they cannot be written; the club is as it was then, and they can be entered again.
        """
        club, lines = self.club, [line_of(entry) for entry in entries]
        for entry, line in zip(entries, lines, strict=True):
            read_entry(line, line, CLUB_KINDS)  # what could not be read again must not be written
            club = club_entered(club, entry)
        self._write("".join(f"{line}\n" for line in lines).encode())
        self.club = club
        if len(entries) > 1:
            self._at_once.append(entries)
        self.changed.emit()
        return club

    def undo(self) -> Club:
        """Take back what was entered last, with all that was entered at once with it since the program was started.

        Raises:
            Refused: if there is nothing to take back.
            OSError: as for `enter`.
        """
        return self.enter(*[Undone()] * self._entered_at_once(self.club.log.done))

    def redo(self) -> Club:
        """Make again what was taken back last, likewise.

        Raises:
            Refused: if nothing was taken back.
            OSError: as for `enter`.
        """
        return self.enter(*[Redone()] * self._entered_at_once(self.club.log.undone))

    def _entered_at_once(self, steps: Sequence[Step]) -> int:
        """How many steps at the end were entered at once; 1 if that is not known."""
        for entries in reversed(self._at_once):
            last = steps[-len(entries) :]
            if {id(step.entry) for step in last} == set(map(id, entries)):
                return len(entries)
        return 1

    def copy_to(self, path: Path) -> None:
        """Write a copy of the club, as onto a stick.

        Raises:
            OSError: if it cannot be written.
        """
        write_whole(path, club_text(self.club).encode())

    def close(self) -> None:
        """Close the club; its file stays, and another window may open it."""
        if self.path is not None:
            self._let_go()
            self.changed.emit()

    def _let_go(self) -> None:
        file, lock, removed = self._file, self._lock, self.path if self.is_trial else None
        self.path, self.club, self._file, self._lock, self.is_trial = None, Club(), None, None, False
        if file is not None:
            with contextlib.suppress(OSError):  # every line is on disk already, or its failure was reported
                file.close()
        if removed is not None:
            with contextlib.suppress(OSError):  # the next trial writes it over
                removed.unlink()
        if lock is not None:
            lock.unlock()

    def _take_up(self, path: Path, club: Club | None) -> None:
        """Open a file: a new one of that club, or one that is read."""
        lock = take_lock(Path(f"{path}.lock"))
        if lock is None:
            raise ClubInUseError(errno.EBUSY, "another window has it open", str(path))
        try:
            if club is None:
                content = read_at_most(path, _MOST_BYTES)
                whole = content[: content.rfind(b"\n") + 1]
                club = read_club(_decoded(whole))
            else:
                whole = club_text(club).encode()
                write_whole(path, whole)
            file = path.open("r+b", buffering=0)  # a buffer would retry a failed write later
        except BaseException:
            lock.unlock()
            raise
        self._let_go()
        self.path, self.club, self._lock, self._file, self._size = path, club, lock, file, len(whole)
        self.changed.emit()

    def _write(self, content: bytes) -> None:
        """Write whole lines after those that are there. Raises OSError if none of them is to count."""
        assert self._file is not None, "a club is open"
        try:
            self._file.seek(self._size)
            if self._file.write(content) != len(content):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self._file.fileno())
        except OSError:
            with contextlib.suppress(OSError):  # what is left of them is written over, or dropped at the next opening
                self._file.truncate(self._size)
            raise
        self._size += len(content)


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"byte {error.start + 1} is no text") from error
