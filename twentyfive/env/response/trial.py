"""The trial: fresh deals, each played twice against the frozen expert, so that the player has either seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from twentyfive.ai.search.card_search import SearchBudget
from twentyfive.core.moves import PlayerMove
from twentyfive.env.response.player import Response
from twentyfive.env.response.table import FROZEN, Position, course, expert_move


@dataclass(frozen=True, slots=True)
class Pair:
    """A deal played from both seats.

    Attributes:
        won: the deals of the two that the player won.
        left: the decisions at which it left the expert's move.
    """

    won: int
    left: int


def pair(player: Response, name: str, budget: SearchBudget = FROZEN) -> Pair:
    """Play a deal from both seats.

    The experts take their seeds from the deal, so that an expert in the player's place wins one of the two.
    """
    made, winner = course(name, budget)
    games = [_game(player, made, winner, own, budget) for own in (0, 1)]
    return Pair(sum(won for won, _ in games), sum(left for _, left in games))


def _game(
    player: Response, made: Sequence[tuple[Position, PlayerMove]], winner: int, own: int, budget: SearchBudget
) -> tuple[bool, int]:
    """True if the player wins with this seat, and the number of moves in which it left the expert."""
    for position, usual in made:
        move = player.move(position.view, usual, position.seed) if position.seat == own else usual
        if move != usual:
            won, left = _played(player, position.after(move), own, budget)
            return won, 1 + left
    return winner == own, 0


def _played(player: Response, position: Position, own: int, budget: SearchBudget) -> tuple[bool, int]:
    """The same for the rest of a deal."""
    left = 0
    while (winner := position.winner) is None:
        move = usual = expert_move(position.view, position.seed, budget)
        if position.seat == own:
            move = player.move(position.view, usual, position.seed)
            left += move != usual
        position = position.after(move)
    return winner == own, left
