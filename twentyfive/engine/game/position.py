"""The position of a game under way: its record, its seats, and the decisions to which undo and redo go."""

from __future__ import annotations

from PySide6.QtCore import QObject

from twentyfive.core import GameState, IllegalMove, Phase, Record, refusal
from twentyfive.core.moves import PlayerMove
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.decisions import Decisions
from twentyfive.engine.game.events import HostMoment
from twentyfive.engine.game.observations import seen_move
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Third
from twentyfive.engine.seating.rotation import belong_guests, third_of
from twentyfive.engine.seating.seats import Seats


class GamePosition(QObject):
    """The position of a game under way, as it can be read; `GameEngine` changes it.

    Attributes:
        record: the game, None before the first.
        revision: a number that rises with every change of position; a request for an older one is ignored.
        plays_single: whether the window plays a person's only legal card for them, so that undo and redo skip it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record: Record | None = None
        self.revision = 0
        self.plays_single = False
        self._seats: Seats | None = None
        self._deal_awaited = False  # the next deal waits for `next_deal`

    @property
    def state(self) -> GameState:
        """The state of the game at its present position.

        Raises:
            ValueError: before the first game.
        """
        return self._game.state

    @property
    def seats(self) -> Seats:
        """All seats of the table and their players.

        Raises:
            ValueError: before the first game.
        """
        if self._seats is None:
            raise ValueError("no game has begun")
        return self._seats

    @property
    def here(self) -> LocalSeats:
        """The seats that are played at this screen.

        Raises:
            ValueError: before the first game.
        """
        return LocalSeats(self.seats)

    @property
    def moment(self) -> HostMoment:
        """The present position, as the seats at this screen may see it.

        Raises:
            ValueError: before the first game.
        """
        return HostMoment(self.state, self.here)

    @property
    def game(self) -> GameToken | None:
        """The game under way or just over, None before the first."""
        return None if self.record is None else GameToken(self.record)

    @property
    def third(self) -> Third | None:
        """The player who sits out, None if nobody does, or before the first game."""
        return None if self.record is None else third_of(self.record.header)

    @property
    def has_guests(self) -> bool:
        """Whether persons at other devices belong to the table, so that nobody may look at hidden cards."""
        return self._seats is not None and belong_guests(self._seats, self.third)

    @property
    def waits_for_next_deal(self) -> bool:
        """Whether a deal is over and `next_deal` is awaited."""
        return self._deal_awaited and self.record is not None and self.record.state.phase is Phase.DEAL

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier decision of a person to go back to; among guests, of a person here."""
        return self.undo_player is not None if self.has_guests else self.undo_ply_for(None) is not None

    @property
    def undo_player(self) -> int | None:
        """The seat of the person here who decided last, and may ask to take that back; None if nobody here has."""
        plies = {player: self.undo_ply_for(player) for player in self.here.persons}
        decided = {player: ply for player, ply in plies.items() if ply is not None}
        return max(decided, key=decided.__getitem__, default=None)

    def undo_ply_for(self, player: int | None) -> int | None:
        """Return the ply of the last decision of the person at seat `player`, of any person for None; None for none."""
        return None if self.record is None else self._decisions.before(self.record.ply, player)

    @property
    def can_redo(self) -> bool:
        """Whether moves that were taken back can be made again; not among guests, who agreed to take them back."""
        return self._has_undone and not self.has_guests

    def move_to_undo(self, seat: int | None) -> SeenMove | None:
        """Return the decision to which `undo` would go back, as the player of `seat` saw it; None if there is none."""
        return self.move_to_undo_for(self.undo_player if self.has_guests else None, seat) if self.can_undo else None

    def move_to_undo_for(self, player: int | None, seat: int | None) -> SeenMove | None:
        """Return the last decision of the person at seat `player`, of any person for None, as `seat` saw it."""
        ply = self.undo_ply_for(player)
        return None if ply is None else seen_move(self._game, self.seats, ply, seat)

    def move_to_redo(self, seat: int | None) -> SeenMove | None:
        """Return the first move that `redo` would make again, as the player of `seat` saw it; None if there is none."""
        return seen_move(self._game, self.seats, self._game.ply, seat) if self.can_redo else None

    def why_not(self, move: PlayerMove) -> IllegalMove | None:
        """Return the reason why the seat to act may not make `move` now; None if it is legal."""
        return refusal(self.state, move)

    @property
    def _game(self) -> Record:
        if self.record is None:
            raise ValueError("no game has begun")
        return self.record

    @property
    def _decisions(self) -> Decisions:
        return Decisions(self._game, self.seats, self.plays_single)

    @property
    def _has_undone(self) -> bool:
        """Whether the log has moves that were taken back."""
        return self.record is not None and self.record.ply < self.record.last_ply
