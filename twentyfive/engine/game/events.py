"""The news of a game under way: a step, a jump in its log, a hint. Each shows only what this screen's seats may see."""

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
    """A position of the game, as the seats at this screen may see it."""

    @property
    def phase(self) -> Phase:
        """The phase of the game."""

    @property
    def to_act(self) -> int | None:
        """The seat to act, None if the table moves."""

    def view(self, seat: int | None) -> PlayerView:
        """Return the view from the hand of `seat`, with all that its player may know; None: what everybody may know.

        Raises:
            ValueError: if that hand is not played at this screen.
        """

    def open_view(self, seat: int | None) -> PlayerView:
        """Return that view with all hands face up, for practice.

        Raises:
            ValueError: if that hand is not played at this screen, or this program does not know all hands.
        """


@dataclass(frozen=True, slots=True)
class HostMoment:
    """A moment of a game that runs in this program. It reveals nothing hidden."""

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
        kind: the kind of move.
        mover: the seat that moved, None for the table.
        before: the moment before the move.
        after: the moment after it.
        moves: the move as the player of each hand at this screen saw it, by seat; under None, as everybody saw it. The
            value None stands for a move whose cards are hidden.
        revision: the revision of the game after the move.
    """

    kind: type[Move]
    mover: int | None
    before: Moment
    after: Moment
    moves: Mapping[int | None, Move | None]
    revision: int


def made_step(move: Move, before: GameState, after: GameState, here: LocalSeats, revision: int) -> Step:
    """Return the step of `move`, which led from `before` to `after`, as the seats at this screen saw it."""
    seen = {seat: here.seats.redact(move, before, seat) for seat in (None, *here.hands)}
    return Step(type(move), to_act(before), HostMoment(before, here), HostMoment(after, here), seen, revision)


@dataclass(frozen=True, slots=True)
class Jump:
    """A change to another position in the log: by undo, by redo, or as a game begins.

    Attributes:
        moment: the new position.
        revision: the revision of the game there.
    """

    moment: Moment
    revision: int


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice on the move to make.

    Attributes:
        seat: the seat to move.
        advice: the move and the reason for it.
        choices: the expected result of each move, first of the advised one, then from the best down; empty if the moves
            were not compared.
        view: all that the player of the seat could see; the advice rests on nothing else.
        revision: the revision in which the hint was asked for.
    """

    seat: int
    advice: Advice
    choices: tuple[MoveValue, ...]
    view: PlayerView
    revision: int
