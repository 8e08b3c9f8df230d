"""The questions of a game to its computer players: for a move, or for a hint. Only the newest question is open."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.ai import Level
from twentyfive.core import PlayerView, Record
from twentyfive.engine.minds.questions import HintQuestion, MoveQuestion, SteadyQuestion, seed_of_thought
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.seating.players import Computer, is_steady
from twentyfive.engine.seating.seats import Seats

STAND_IN = Level.HARD
"""The level at which the computer plays in the place of a person."""


@dataclass(frozen=True, slots=True)
class _OpenQuestion:
    number: int
    view: PlayerView
    revision: int
    for_move: bool


class PlayerQuestions:
    """Asks the computer players, and recognises the answer to the newest question."""

    def __init__(self, minds: Minds) -> None:
        self._minds = minds
        self._number = 0
        self._game: Record | None = None
        self._games = 0
        self._open: _OpenQuestion | None = None

    def ask_move(self, record: Record, seats: Seats, seat: int, revision: int) -> None:
        """Ask for the move of `seat` at the present position of `record`, which has this revision."""
        player = seats.sitters[seats.player_of(seat)]
        own = player if isinstance(player, Computer) else Computer(STAND_IN)
        view = seats.view(record.state, seat)
        number, theirs = self._open_next(view, revision, for_move=True), _seed(record, seat)
        if is_steady(record.header.seed):
            self._minds.ask(SteadyQuestion(number, view, own.level, theirs, own.temperament))
        else:
            game = self._game_of(record) if own.program else 0
            self._minds.ask(MoveQuestion(number, view, own.level, theirs, own.program, game, own.temperament))

    def ask_hint(self, record: Record, seats: Seats, seat: int, revision: int) -> None:
        """Ask for a hint for `seat` at the present position of `record`, which has this revision."""
        view = seats.view(record.state, seat)
        self._minds.ask(HintQuestion(self._open_next(view, revision, for_move=False), view, _seed(record, seat)))

    def is_open(self, revision: int) -> bool:
        """Whether a question about the position of that revision waits for its answer."""
        return self._open is not None and self._open.revision == revision

    def close(self, number: int, revision: int) -> PlayerView | None:
        """Close the question that an answer with this number belongs to, and return the view it was asked with.

        Return None for a late answer: the question was replaced or dropped, or the position has changed.
        """
        if self._open is None or self._open.number != number or self._open.revision != revision:
            return None
        view, self._open = self._open.view, None
        return view

    def drop(self) -> None:
        """Ignore the answer to the open question."""
        self._open = None

    def drop_move(self) -> None:
        """Ignore the answer to the open question, if it asks for a move and not for a hint."""
        if self._open is not None and self._open.for_move:
            self._open = None

    def _game_of(self, record: Record) -> int:
        """The number of a game, another than that of the game before it."""
        if record is not self._game:
            self._game = record
            self._games += 1
        return self._games

    def _open_next(self, view: PlayerView, revision: int, *, for_move: bool) -> int:
        """Open the next question and return its number. Minds that think inline answer before `ask` returns."""
        self._number += 1
        self._open = _OpenQuestion(self._number, view, revision, for_move)
        return self._number


def _seed(record: Record, seat: int) -> int:
    return seed_of_thought(record.header.seed, record.ply, seat)
