"""The strategy of a computer player in the short game: its move at every decision that it can come to."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from twentyfive.ai.advice.level import Level
from twentyfive.ai.levels import steady_advice
from twentyfive.core import PlayerView, view_for
from twentyfive.core.cards import Cards
from twentyfive.env.episode import Episode
from twentyfive.env.solved.bit_game import Decisions, Sample
from twentyfive.env.solved.short_game import Decision, Node, at_rest, dealt, known

Chooser = Callable[[PlayerView, int], str]
"""Chooses a move from a view and a seed."""

SEEDS: Final = {level: 8 if level is Level.EASY else 1 for level in Level}
"""The times that each level is asked at a decision: easy slips, and so chooses by chance."""

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
        found[node.known] = _chances(node.episode, choose, seeds)
    return found[node.known]


def _chances(episode: Episode, choose: Chooser, seeds: int) -> dict[str, float]:
    """The chances of the moves of the seat to act."""
    assert episode.seat is not None
    view, rng, chances = view_for(episode.state, episode.seat), random.Random(known(episode)), dict[str, float]()
    for _ in range(seeds):
        move = choose(view, rng.getrandbits(48))
        chances[move] = chances.get(move, 0.0) + 1 / seeds
    return chances


def strategy_in(cards: Cards, decisions: Decisions, choose: Chooser, seeds: int) -> dict[int, Mapping[str, float]]:
    """The same for one seat of a game in bits: the chances of the moves by information set."""
    found, led_to, replay = dict[int, Mapping[str, float]](), {0}, _Replay(cards)
    for place, (parent, first) in enumerate(zip(decisions.parents, decisions.firsts, strict=True)):
        if parent in led_to:
            chances = _chances(replay.episode(decisions.samples[place]), choose, seeds)
            led_to |= {first + number for number, move in enumerate(decisions.moves[place]) if move in chances}
            found[place] = chances
    return found


class _Replay:
    """Plays samples with the engine, and keeps the positions on the way to the last one."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._pack: Cards = ()
        self._way: list[tuple[str, Episode]] = []

    def episode(self, sample: Sample) -> Episode:
        """The position of the sample."""
        if sample.pack != self._pack:
            self._pack, self._way = sample.pack, [("", at_rest(dealt(self._cards, sample.pack)))]
        same = 0
        while same < min(len(sample.moves), len(self._way) - 1) and sample.moves[same] == self._way[same + 1][0]:
            same += 1
        del self._way[same + 1 :]
        for move in sample.moves[same:]:
            now = self._way[-1][1]
            action = next(action for action in now.legal() if str(action) == move)
            self._way.append((move, at_rest(now.acted(action)[0])))
        return self._way[-1][1]
