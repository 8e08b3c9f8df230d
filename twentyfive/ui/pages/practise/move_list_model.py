"""The model of the move list: the moves of a game in words, and the game's position among them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from twentyfive.engine.practise.move_log import MoveLog
from twentyfive.wording.names import for_the_ear
from twentyfive.wording.table.moves import move_words, row_spoken

_Index = QModelIndex | QPersistentModelIndex


class RowRole(IntEnum):
    """The data of a row besides its words."""

    HEADING = Qt.ItemDataRole.UserRole + 1  # whether the move begins a deal
    PRESENT = Qt.ItemDataRole.UserRole + 2  # whether it is the last move made
    UNDONE = Qt.ItemDataRole.UserRole + 3  # whether the move was taken back
    BOOKMARK = Qt.ItemDataRole.UserRole + 4  # the name of the bookmark after the move; empty without one


class MoveListModel(QAbstractListModel):
    """A row for each move that the viewer could see.

    Attributes:
        plies: by row, the number of moves made after the move of the row.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.plies: tuple[int, ...] = ()
        self._log: MoveLog | None = None
        self._marks: Mapping[int, str] = {}
        self._words: dict[int, str] = {}

    def show(self, log: MoveLog, marks: Mapping[int, str]) -> None:
        """List the moves of `log`; `marks` are the names of bookmarks by ply."""
        self.beginResetModel()
        self._log, self._marks = log, marks
        self.plies = log.plies
        self._words = {}
        self.endResetModel()

    @property
    def present(self) -> int:
        """The row of the last move made; -1 before the first."""
        return self.row_of(0 if self._log is None else self._log.ply)

    def row_of(self, ply: int) -> int:
        """The row of the last move when `ply` moves are made; -1 before the first."""
        return bisect_right(self.plies, ply) - 1

    def is_marked(self, row: int) -> bool:
        """Whether the moment after the row has a bookmark."""
        return self.plies[row] in self._marks

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.plies)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        log = self._log
        if log is None or not index.isValid():
            return None
        ply = self.plies[index.row()]
        present, undone, mark = index.row() == self.present, ply > log.ply, self._marks.get(ply, "")
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words_of(log, ply)
            case Qt.ItemDataRole.AccessibleTextRole:
                heard = for_the_ear(self._words_of(log, ply))
                return row_spoken(heard, present=present, undone=undone, bookmark=mark)
            case RowRole.HEADING:
                return log.begins_deal(ply)
            case RowRole.PRESENT:
                return present
            case RowRole.UNDONE:
                return undone
            case RowRole.BOOKMARK:
                return mark
            case _:
                return None

    def _words_of(self, log: MoveLog, ply: int) -> str:
        if ply not in self._words:
            self._words[ply] = move_words(log.seen(ply))
        return self._words[ply]
