"""A move of a game as one seat sees it."""

from __future__ import annotations

from twentyfive.core import GameState, redact, to_act, view_for
from twentyfive.core.moves import Move
from twentyfive.core.view import SeenMove


def seen_by(seat: int | None, before: GameState, move: Move, after: GameState) -> SeenMove:
    """Return the move that leads from one state to the other, as `seat` sees it; with None as everybody does."""
    seen = redact(move, before, seat)
    return SeenMove(type(move), seen, to_act(before), view_for(before, seat), view_for(after, seat))
