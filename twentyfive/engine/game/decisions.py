"""The decisions of persons in a game: the positions to which undo and redo go, and those made for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twentyfive.core import GameState, Phase, Record, to_act
from twentyfive.core.game import legal_choices
from twentyfive.core.moves import DeclineRob, Exchange, Pass
from twentyfive.engine.seating.seats import Seats


@dataclass(frozen=True, slots=True)
class Decisions:
    """The decisions of persons in a game, each given by its ply: the number of moves before it.

    Attributes:
        record: the game.
        seats: the seats of the table.
        plays_single: whether the window plays a person's only legal card for them, so that it is no decision.
    """

    record: Record
    seats: Seats
    plays_single: bool

    def before(self, ply: int, player: int | None = None) -> int | None:
        """Return the last decision before `ply`, of the person at seat `player` if one is given; None for none."""
        return next((earlier for earlier in range(ply - 1, -1, -1) if self._is_of(player, earlier)), None)

    def after(self, ply: int) -> int:
        """Return the first decision after `ply`, the end of the log if there is none."""
        return next((later for later in range(ply + 1, self.record.last_ply) if self.at(later)), self.record.last_ply)

    def at(self, ply: int) -> bool:
        """Whether a person decides after the first `ply` moves."""
        state = self.record.state_at(ply)
        seat = to_act(state)
        if seat is None or not self.seats.by_person(seat) or nothing_to_decide(state):
            return False
        is_played = self.plays_single and not self.seats.by_guest(seat)
        return not is_played or len(legal_choices(state)) > 1

    def _is_of(self, player: int | None, ply: int) -> bool:
        """Whether the person at seat `player` decides after the first `ply` moves; any person, if it is None."""
        seat = to_act(self.record.state_at(ply))
        is_theirs = player is None or (seat is not None and self.seats.player_of(seat) == player)
        return is_theirs and self.at(ply)


def nothing_to_decide(state: GameState) -> bool:
    """Whether the seat to act has a single answer: no right to rob, no bid left to make, or no card to change."""
    choices = () if state.phase not in _ANSWERED else legal_choices(state)
    return len(choices) == 1 and choices[0] in _EMPTY_ANSWERS


def answers_automatically(state: GameState, seats: Seats) -> bool:
    """Whether the engine gives the only answer for the seat to act.

    Only hands show who has the right to rob. With several persons at the table each of them is asked therefore: others
    see whether the screen is passed to them. The other single answers follow from what everybody knows.
    """
    return nothing_to_decide(state) and (state.phase is not Phase.ROB or len(seats.persons) <= 1)


_ANSWERED: Final = (Phase.ROB, Phase.BID, Phase.EXCHANGE)
_EMPTY_ANSWERS: Final = (DeclineRob(), Pass(), Exchange(()))


@dataclass(frozen=True, slots=True)
class StandIns:
    """The persons for whom the computer decides, until they are taken out.

    Attributes:
        away: the seats of the persons who are away.
        once_at: the revision in which the computer makes the one move that is due; None if it makes none.
        phases: the phases in which it decides for all persons, to the end of the deal.
    """

    away: frozenset[int] = frozenset()
    once_at: int | None = None
    phases: frozenset[Phase] = frozenset()

    def decide(self, player: int, phase: Phase, revision: int) -> bool:
        """Whether the computer decides for the person at seat `player`, in this phase and revision of the game."""
        return player in self.away or revision == self.once_at or phase in self.phases
