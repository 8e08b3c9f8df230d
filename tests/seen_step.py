"""A step of a game as one seat sees it, for what is said about it."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import GameState, PlayerView, redact, to_act, view_for
from twentyfive.core.moves import Move


@dataclass(frozen=True)
class SeenStep:
    """What was seen before and after a move, and as much of the move as the seat may know."""

    view: PlayerView
    before: PlayerView
    kind: type[Move]
    move: Move | None
    mover: int | None


def seen_step(state: GameState, move: Move, after: GameState, seat: int) -> SeenStep:
    """The move that leads from one state to the other."""
    return SeenStep(view_for(after, seat), view_for(state, seat), type(move), redact(move, state, seat), to_act(state))
