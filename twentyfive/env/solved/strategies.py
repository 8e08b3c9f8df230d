"""The strategy of a computer player in the short game: its move at every decision that it can come to."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from twentyfive.ai.advice.level import Level
from twentyfive.ai.levels import steady_advice
from twentyfive.core import PlayerView, view_for
from twentyfive.env.solved.short_game import Decision, Node

Chooser = Callable[[PlayerView, int], str]
"""Chooses a move from a view and a seed."""

Strategy = Mapping[str, Mapping[str, float]]
"""For each information set, by `Decision.known`, the chance of each move."""


def of_level(level: Level) -> Chooser:
    """The choice of a computer player."""
    return lambda view, seed: str(steady_advice(view, level, seed).move)


def strategy(deals: Sequence[Node], choose: Chooser, seeds: int) -> Strategy:
    """The strategy of a player in both seats, asked with so many seeds at each decision that its own moves lead to."""
    found: dict[str, dict[str, float]] = {}
    for own in (0, 1):
        waiting = [node for node in deals if isinstance(node, Decision)]
        while waiting:
            node = waiting.pop()
            moves = _choice(node, choose, seeds, found) if node.seat == own else None
            waiting += [
                after
                for move, after in node.branches
                if isinstance(after, Decision) and (moves is None or move in moves)
            ]
    return found


def _choice(node: Decision, choose: Chooser, seeds: int, found: dict[str, dict[str, float]]) -> Mapping[str, float]:
    """The chances of the moves at a decision; asked only once for an information set."""
    if node.known not in found:
        view, rng, chances = view_for(node.episode.state, node.seat), random.Random(node.known), dict[str, float]()
        for _ in range(seeds):
            move = choose(view, rng.getrandbits(48))
            chances[move] = chances.get(move, 0.0) + 1 / seeds
        found[node.known] = chances
    return found[node.known]
