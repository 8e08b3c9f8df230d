"""What the engine tells of a game: a step, a jump in the log, a hint."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.ai import Advice
from twentyfive.ai.advice.findings import Choice
from twentyfive.core import GameState
from twentyfive.core.moves import Move


@dataclass(frozen=True, slots=True)
class Step:
    """A move made, with the states around it.

    Attributes:
        move: the move.
        mover: who made it, None for the table.
        before: the state in which it was made.
        after: the state it led to.
        revision: of the engine after the move.
    """

    move: Move
    mover: int | None
    before: GameState
    after: GameState
    revision: int


@dataclass(frozen=True, slots=True)
class Jump:
    """The game now stands elsewhere in its log: after undo, redo, or loading.

    Attributes:
        state: where it stands.
        revision: of the engine.
    """

    state: GameState
    revision: int


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for a person.

    Attributes:
        seat: whose.
        advice: the move and why.
        choices: what each move can be expected to bring, that of the advice first, then the best; empty where that was
            not weighed.
        revision: of the position it was asked in.
    """

    seat: int
    advice: Advice
    choices: tuple[Choice, ...]
    revision: int
