"""The news of a game under way: a step, a jump in its log, a hint; told as the seats at this screen may see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from twentyfive.ai import Advice
from twentyfive.ai.advice.findings import MoveValue
from twentyfive.core import GameState, Phase, PlayerView, to_act
from twentyfive.core.moves import Move
from twentyfive.engine.seating.local_seats import LocalSeats


class Moment(Protocol):
    """The game between two moves, as the seats at this screen may see it."""

    @property
    def phase(self) -> Phase:
        """What is going on."""

    @property
    def to_act(self) -> int | None:
        """The seat to act, None where the table moves."""

    def view(self, seat: int | None) -> PlayerView:
        """What the player of the hand of `seat` may know, looking at that hand; with None, what everybody may.

        Raises:
            ValueError: if that hand is not played at this screen.
        """

    def open_view(self, seat: int | None) -> PlayerView:
        """The same with all hands face up, for practice.

        Raises:
            ValueError: if that hand is not played at this screen, or all hands are not known here.
        """


@dataclass(frozen=True, slots=True)
class HostMoment:
    """A moment of a game that runs in this program. It keeps what is hidden to itself."""

    _state: GameState
    _here: LocalSeats

    @property
    def phase(self) -> Phase:
        return self._state.phase

    @property
    def to_act(self) -> int | None:
        return to_act(self._state)

    def view(self, seat: int | None) -> PlayerView:
        return self._here.seats.view(self._state, self._checked(seat))

    def open_view(self, seat: int | None) -> PlayerView:
        return self._here.seats.open_view(self._state, self._checked(seat))

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and not self._here.plays(seat):
            raise ValueError(f"the hand of seat {seat} is not played at this screen")
        return seat


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was made.

    Attributes:
        kind: what was done.
        mover: the seat that moved, None for the table.
        before, after: the game before and after it.
        moves: by seat whose hand is played at this screen, the move as its player saw it; under None as everybody did.
            None stands for a move whose cards are hidden.
        revision: of the game after the move.
    """

    kind: type[Move]
    mover: int | None
    before: Moment
    after: Moment
    moves: Mapping[int | None, Move | None]
    revision: int


@dataclass(frozen=True, slots=True)
class Jump:
    """The game now stands elsewhere in its log: after undo, redo, or loading.

    Attributes:
        moment: where it stands.
        revision: of the game.
    """

    moment: Moment
    revision: int


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice on the move to make.

    Attributes:
        seat: the seat to move.
        advice: the move and the reason for it.
        choices: what each move can be expected to bring, that of the advice first, then the best; empty where that was
            not weighed.
        view: what the advice goes by: all that the player of the seat could see.
        revision: of the position it was asked in.
    """

    seat: int
    advice: Advice
    choices: tuple[MoveValue, ...]
    view: PlayerView
    revision: int
