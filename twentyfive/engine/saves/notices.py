"""What the person should know of saved games and statistics."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Signal


class Matter(StrEnum):
    """What there is to tell."""

    GAME_NOT_SAVED = "game_not_saved"
    NOT_COUNTED = "not_counted"
    NEWER = "newer"
    COUNTED_ANEW = "counted_anew"
    OPEN_ELSEWHERE = "open_elsewhere"  # another window plays on in that file


@dataclass(frozen=True, slots=True)
class KeeperNotice:
    """Something about saved games or statistics that the person should know.

    Attributes:
        matter: what.
        place: the file concerned.
        reason: in the system's words.
        kept: where a damaged file was put.
        games: how many saved games were counted anew.
    """

    matter: Matter
    place: str
    reason: str
    kept: str = ""
    games: int = 0


class Troubles(QObject):
    """Tells each trouble once, until it has ended.

    Signals:
        told(KeeperNotice): something went wrong, or was put right.
    """

    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lasting: set[Matter] = set()

    def begin(self, matter: Matter, place: Path, reason: str) -> None:
        """Tell of it, unless it lasts since it was told."""
        if matter not in self._lasting:
            self._lasting.add(matter)
            self.told.emit(KeeperNotice(matter, str(place), reason))

    def end(self, matter: Matter) -> None:
        """Say that it works again."""
        self._lasting.discard(matter)

    def lasts(self, matter: Matter) -> bool:
        """Whether that trouble was told and has not ended."""
        return matter in self._lasting
