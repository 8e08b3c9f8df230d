"""Notes of each time that the rules are asked for the state after a move."""

from __future__ import annotations

import pytest

from twentyfive.core import GameState, apply, game, record
from twentyfive.core.moves import Move


def applications(patch: pytest.MonkeyPatch) -> list[tuple[GameState, Move]]:
    """Return a list that grows with each state and move to which the rules are applied from now on."""
    noted: list[tuple[GameState, Move]] = []

    def apply_noted(state: GameState, move: Move) -> GameState:
        noted.append((state, move))
        return apply(state, move)

    for module in (game, record):
        patch.setattr(module, "apply", apply_noted)
    return noted
