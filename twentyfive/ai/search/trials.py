"""What moves brought in the same worlds: figures that can be compared without the luck of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from twentyfive.ai.advice.findings import Estimate, MoveValue
from twentyfive.ai.playout.deal_value import PER_TRICK, DealStatus, ValueFunction, final_scores, value_function
from twentyfive.ai.search.card_search import Outcome, SearchBudget
from twentyfive.core import PlayerView
from twentyfive.core.moves import Exchange, PlayerMove
from twentyfive.core.rules.options import Scoring

MOVES_WEIGHED: Final = 5
"""The more moves beyond these are weighed, the fewer worlds are played out, so that thinking takes no longer."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A move with what came of it, world by world.

    Attributes:
        move: the move.
        worths: chances to win the game, chips where there is a pool.
        points: scored in the deal; chips where there is a pool, deals where those are counted.
    """

    move: PlayerMove
    values: Sequence[float]
    points: Sequence[float]

    @property
    def value(self) -> float:
        """The mean of `values`."""
        return fmean(self.values)


def averages(trial: Trial, view: PlayerView) -> MoveValue:
    """What a trial tells of its move."""
    chance = None if view.rules.scoring is Scoring.POOL else estimate(trial.values)
    return MoveValue(trial.move, estimate(trial.points), chance)


def estimate(figures: Sequence[float]) -> Estimate:
    """The mean of the figures, at least one."""
    spread = stdev(figures) if len(figures) > 1 else 0.0
    return Estimate(fmean(figures), spread / sqrt(len(figures)))


def difference(best: Sequence[float], other: Sequence[float]) -> Estimate:
    """How much more the best brings, measured world by world, so that the luck of the cards is the same for both."""
    return estimate([one - two for one, two in zip(best, other, strict=True)])


def best_of(trials: Sequence[Trial]) -> Trial:
    """The one that is worth most; among equals the one with most points, then the first."""
    return max(trials, key=lambda trial: (trial.value, fmean(trial.points)))


def same(one: PlayerMove, other: PlayerMove) -> bool:
    """Whether both moves do the same: the order of the cards put out is nothing."""
    if isinstance(one, Exchange) and isinstance(other, Exchange):
        return set(one.out) == set(other.out)
    return one == other


def worlds_for(moves: int, budget: SearchBudget) -> int:
    """In how many worlds so many moves are weighed."""
    return budget.worlds if moves <= MOVES_WEIGHED else max(1, MOVES_WEIGHED * budget.worlds // moves)


def valued(status: DealStatus, ends: Sequence[Outcome]) -> tuple[list[float], list[float]]:
    """What each end of a deal that stands so is worth, and the points that it brings."""
    value = value_function(status)
    found = {end: figures(status, end, value) for end in set(ends)}
    return [found[end][0] for end in ends], [found[end][1] for end in ends]


def figures(status: DealStatus, end: Outcome, value: ValueFunction) -> tuple[float, float]:
    """The value of the outcome to the side, and the points that it brings; `value` is ``value_function(status)``."""
    winners, best_trump = end
    own = value(winners, best_trump) - PER_TRICK * winners.count(status.own)
    if status.rules.scoring is Scoring.POOL:
        return own, own
    scores = final_scores(status, (*status.order, *winners), best_trump)
    return own, float(scores[status.own] - status.scores[status.own])
