"""Where persons decide in the course of a game: what undo and redo go to."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import GameState, Phase, Record, to_act
from twentyfive.core.game import legal_choices
from twentyfive.core.moves import DeclineRob
from twentyfive.engine.seating.seats import Seats


@dataclass(frozen=True, slots=True)
class Decisions:
    """The decisions of the persons in a game, by how many moves of its log lie before each.

    Attributes:
        record: the game.
        seats: who plays it.
        plays_single: whether the window plays a person's only card for them, which is no decision then.
    """

    record: Record
    seats: Seats
    plays_single: bool

    def before(self, ply: int) -> int | None:
        """The last decision before the first `ply` moves were made; None if there is none."""
        return next((at for at in range(ply - 1, -1, -1) if self.at(at)), None)

    def after(self, ply: int) -> int:
        """The first decision after the first `ply` moves and one more; the end of the log if there is none."""
        return next((at for at in range(ply + 1, self.record.last_ply) if self.at(at)), self.record.last_ply)

    def at(self, ply: int) -> bool:
        """Whether a person decides after the first `ply` moves."""
        state = self.record.state_at(ply)
        seat = to_act(state)
        if seat is None or not self.seats.by_person(seat) or nothing_to_decide(state):
            return False
        return not self.plays_single or len(legal_choices(state)) > 1


def nothing_to_decide(state: GameState) -> bool:
    """Whether someone without a right is asked in a rob round."""
    return state.phase is Phase.ROB and legal_choices(state) == (DeclineRob(),)
