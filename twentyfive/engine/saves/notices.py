"""Notices for the person about saved games and statistics."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Signal


class NoticeSubject(StrEnum):
    """The subject of a notice."""

    GAME_NOT_SAVED = "game_not_saved"
    GAMES_NOT_READ = "games_not_read"
    NOT_COUNTED = "not_counted"
    NEWER = "newer"
    COUNTED_ANEW = "counted_anew"
    OPEN_ELSEWHERE = "open_elsewhere"  # another window has that game open


@dataclass(frozen=True, slots=True)
class SavingNotice:
    """A notice about saved games or statistics.

    Attributes:
        matter: its subject.
        place: the file concerned.
        reason: the message of the system.
        kept: the new place of a damaged file; empty if there is none.
        games: the number of saved games that were recounted.
    """

    matter: NoticeSubject
    place: str
    reason: str
    kept: str = ""
    games: int = 0


class Troubles(QObject):
    """Reports each trouble once, until it has ended.

    Signals:
        told(SavingNotice): something went wrong, or was put right.
        ended(NoticeSubject): a trouble that was reported has ended.
    """

    told = Signal(object)
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lasting: set[NoticeSubject] = set()

    def begin(self, matter: NoticeSubject, place: Path, reason: str) -> None:
        """Report a trouble, unless it was reported and has not ended."""
        if matter not in self._lasting:
            self._lasting.add(matter)
            self.told.emit(SavingNotice(matter, str(place), reason))

    def end(self, matter: NoticeSubject) -> None:
        """Note that the trouble has ended."""
        if matter in self._lasting:
            self._lasting.discard(matter)
            self.ended.emit(matter)

    def lasts(self, matter: NoticeSubject) -> bool:
        """Whether that trouble was reported and has not ended."""
        return matter in self._lasting
