"""The moves of a game as rows of a list: which there are, how each reads, where the game stands."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from twentyfive.core import Record, to_act
from twentyfive.core.moves import DealCards, DeclineRob, Move
from twentyfive.engine.game.decisions import nothing_to_decide
from twentyfive.engine.game.observations import SeenMove, seen_move
from twentyfive.engine.seating.seats import Seats
from twentyfive.wording.names import card_name, card_sign
from twentyfive.wording.table.moves import move_words, row_spoken

_Index = QModelIndex | QPersistentModelIndex


class RowRole(IntEnum):
    """What the list asks of a row beside its words."""

    HEADING = Qt.ItemDataRole.UserRole + 1  # whether a deal begins with it
    PRESENT = Qt.ItemDataRole.UserRole + 2  # whether the game stands after it
    UNDONE = Qt.ItemDataRole.UserRole + 3  # whether it was taken back
    BOOKMARK = Qt.ItemDataRole.UserRole + 4  # the name of the moment after it; empty without one


class MoveListModel(QAbstractListModel):
    """A row for each move that its viewer could see.

    Attributes:
        plies: by row, how many moves lead to the moment after it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.plies: tuple[int, ...] = ()
        self._record: Record | None = None
        self._seats: Seats | None = None
        self._viewer: int | None = None
        self._log: tuple[Move, ...] = ()
        self._marks: Mapping[int, str] = {}
        self._words: dict[tuple[int, bool], str] = {}

    def show(self, record: Record, seats: Seats, viewer: int | None, marks: Mapping[int, str]) -> None:
        """List the moves of `record` as `viewer` saw them, None for what everybody saw; `marks` names plies."""
        self.beginResetModel()
        self._record, self._seats, self._viewer, self._marks = record, seats, viewer, marks
        self._log = record.log
        self.plies = tuple(ply for ply in range(1, record.last_ply + 1) if self._is_seen(record, seats, ply))
        self._words = {}
        self.endResetModel()

    @property
    def present(self) -> int:
        """The row after which the game stands, -1 before the first."""
        return self.row_of(0 if self._record is None else self._record.ply)

    def row_of(self, ply: int) -> int:
        """The row after which the game stands with that many moves made, -1 before the first."""
        return bisect_right(self.plies, ply) - 1

    def is_marked(self, row: int) -> bool:
        """Whether the moment after it has a bookmark."""
        return self.plies[row] in self._marks

    def _is_seen(self, record: Record, seats: Seats, ply: int) -> bool:
        """Whether the move was more than the silence of a player who has nothing to decide."""
        move, state = self._log[ply - 1], record.state_at(ply - 1)
        seat = to_act(state)
        if not isinstance(move, DeclineRob):
            return True
        return self._viewer is not None and seat in seats.hands_of(self._viewer) and not nothing_to_decide(state)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.plies)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        record = self._record
        if record is None or not index.isValid():
            return None
        ply = self.plies[index.row()]
        present, undone, mark = index.row() == self.present, ply > record.ply, self._marks.get(ply, "")
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words_of(ply, spoken=False)
            case Qt.ItemDataRole.AccessibleTextRole:
                return row_spoken(self._words_of(ply, spoken=True), present=present, undone=undone, bookmark=mark)
            case RowRole.HEADING:
                return isinstance(self._log[ply - 1], DealCards)
            case RowRole.PRESENT:
                return present
            case RowRole.UNDONE:
                return undone
            case RowRole.BOOKMARK:
                return mark
            case _:
                return None

    def _words_of(self, ply: int, *, spoken: bool) -> str:
        key = (ply, spoken)
        if key not in self._words:
            self._words[key] = move_words(self._made(ply), card_name if spoken else card_sign)
        return self._words[key]

    def _made(self, ply: int) -> SeenMove:
        assert self._record is not None, "a row has a game"
        assert self._seats is not None, "a game has seats"
        return seen_move(self._record, self._seats, ply - 1, self._viewer)
