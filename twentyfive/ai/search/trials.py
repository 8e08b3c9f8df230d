"""Trials: the outcomes of moves in the same worlds, so that they compare without the luck of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from twentyfive.ai.advice.findings import Estimate, MoveValue
from twentyfive.ai.playout.deal_value import (
    PER_TRICK,
    DealStatus,
    ValueFunction,
    final_scores,
    tricks_for,
    value_function,
    with_partner,
)
from twentyfive.ai.search.card_search import Outcome, SearchBudget
from twentyfive.core import PlayerView
from twentyfive.core.moves import Exchange, PlayerMove
from twentyfive.core.rules.options import Scoring

MOVES_IN_ALL_WORLDS: Final = 5
"""The moves that are tried in all worlds of the budget; more moves share the same number of rollouts."""

Payoff = tuple[float, float]
"""The value of an outcome to a side, and the points that it brings."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A move with its payoff in each world.

    Attributes:
        move: the move.
        values: by world, the chance to win the game; chips where there is a pool.
        points: by world, the points scored in the deal; chips where there is a pool, deals where those are counted.
    """

    move: PlayerMove
    values: Sequence[float]
    points: Sequence[float]

    @property
    def value(self) -> float:
        """The mean of `values`."""
        return fmean(self.values)


def move_value(trial: Trial, view: PlayerView) -> MoveValue:
    """The estimated value of the move of a trial."""
    chance = None if view.rules.scoring is Scoring.POOL else estimate(trial.values)
    return MoveValue(trial.move, estimate(trial.points), chance)


def estimate(figures: Sequence[float]) -> Estimate:
    """The mean of the figures, at least one, with its standard error."""
    spread = stdev(figures) if len(figures) > 1 else 0.0
    return Estimate(fmean(figures), spread / sqrt(len(figures)))


def difference(best: Sequence[float], other: Sequence[float]) -> Estimate:
    """The mean advantage of the best, taken world by world, so that both have the same luck of the cards."""
    return estimate([one - two for one, two in zip(best, other, strict=True)])


def best_of(trials: Sequence[Trial]) -> Trial:
    """The trial of the highest value; among equals the one with most points, then the first."""
    return max(trials, key=lambda trial: (trial.value, fmean(trial.points)))


def same(one: PlayerMove, other: PlayerMove) -> bool:
    """Return True if both moves do the same; the order of cards put out does not matter."""
    if isinstance(one, Exchange) and isinstance(other, Exchange):
        return set(one.out) == set(other.out)
    return one == other


def worlds_for(moves: int, budget: SearchBudget) -> int:
    """The number of worlds in which each move is tried if there are `moves` of them."""
    return budget.worlds if moves <= MOVES_IN_ALL_WORLDS else max(1, MOVES_IN_ALL_WORLDS * budget.worlds // moves)


def payoffs(status: DealStatus, outcomes: Sequence[Outcome]) -> tuple[list[float], list[float]]:
    """The values of the outcomes, and the points that they bring."""
    value = value_function(status)
    found = {outcome: payoff(status, outcome, value) for outcome in set(outcomes)}
    return [found[outcome][0] for outcome in outcomes], [found[outcome][1] for outcome in outcomes]


def payoff(status: DealStatus, outcome: Outcome, value: ValueFunction) -> Payoff:
    """The payoff of the outcome; `value` is ``value_function(status)``."""
    winners, best_trump, partner = outcome
    status = with_partner(status, partner)
    own = value(*outcome) - PER_TRICK * tricks_for(status, winners)
    if status.rules.scoring is Scoring.POOL:
        return own, own
    scores = final_scores(status, (*status.order, *winners), best_trump)
    return own, float(scores[status.own] - status.scores[status.own])
