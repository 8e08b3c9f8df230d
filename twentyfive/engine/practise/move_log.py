"""The moves of a game as one viewer saw them, with their bookmarks: a list in which to go back and forth."""

from __future__ import annotations

from twentyfive.core import PlayerView, Record, to_act
from twentyfive.core.moves import DealCards, DeclineRob
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.decisions import nothing_to_decide
from twentyfive.engine.game.observations import seen_move
from twentyfive.engine.saves.bookmarks import Bookmarks
from twentyfive.engine.seating.seats import Seats


class MoveLog:
    """All moves of a game, including those that were taken back. A ply is the number of moves made before a moment.

    Attributes:
        ply: the ply at which the game is now.
        plies: the plies after each move that the viewer noticed, in order.
    """

    def __init__(self, record: Record, seats: Seats, viewer: int | None, bookmarks: Bookmarks) -> None:
        """`viewer` is the seat whose player reads the list; None for the moves as everybody saw them."""
        self._record = record
        self._seats = seats
        self._viewer = viewer
        self._bookmarks = bookmarks
        self.ply = record.ply
        self._moves = record.log
        self.plies = tuple(ply for ply in range(1, record.last_ply + 1) if self._is_noticed(ply))

    @property
    def undone(self) -> bool:
        """Whether there are moves that were taken back and can be made again."""
        return self.ply < len(self._moves)

    def seen(self, ply: int) -> SeenMove:
        """The move that leads to the moment `ply`, as the viewer saw it."""
        return seen_move(self._record, self._seats, ply - 1, self._viewer)

    def view(self, ply: int) -> PlayerView:
        """The moment `ply` as the viewer saw it."""
        return self._seats.view(self._record.state_at(ply), self._viewer)

    def begins_deal(self, ply: int) -> bool:
        """Whether the move that leads to the moment `ply` deals the cards."""
        return isinstance(self._moves[ply - 1], DealCards)

    def bookmarks(self) -> dict[int, str]:
        """The names of the moments that have a bookmark, by ply.

        Raises:
            OSError, BookmarksError: as `Bookmarks.of`.
        """
        return {mark.ply: mark.name for mark in self._bookmarks.of(self._record)}

    def bookmark(self, ply: int, name: str) -> None:
        """Give the moment `ply` a bookmark, or rename the bookmark it has.

        Raises:
            ValueError, OSError, BookmarksError: as `Bookmarks.put`.
        """
        self._bookmarks.put(self._record, ply, name)

    def remove_bookmark(self, ply: int) -> None:
        """Remove the bookmark of the moment `ply`.

        Raises:
            OSError, BookmarksError: as `Bookmarks.remove`.
        """
        self._bookmarks.remove(self._record, ply)

    def _is_noticed(self, ply: int) -> bool:
        """Whether the viewer noticed the move: all but a declined rob by a player who had no decision to make."""
        if not isinstance(self._moves[ply - 1], DeclineRob):
            return True
        state = self._record.state_at(ply - 1)
        own = () if self._viewer is None else self._seats.hands_of(self._viewer)
        return to_act(state) in own and not nothing_to_decide(state)
