"""Ratings of moves by their trials, and the move to advise: used by hints and by the review of a finished deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.ai.advice.findings import COSTLY, COSTLY_POINTS, Cost, Rating
from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.playout.deal_value import stake
from twentyfive.ai.search.card_search import SearchBudget, jink_or_pool
from twentyfive.ai.search.policy import OVERRULING_ERRORS, reason_from_trials
from twentyfive.ai.search.trials import Trial, best_of, difference
from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import Jink, PlayCard
from twentyfive.core.rules.options import Scoring

NEGLIGIBLE: Final = 0.01
"""A loss that is no slip, however certain, as a share of the stake: one game in a hundred.

A hint shows no chance to win more exactly than that, and calls choices equal that are closer together.
"""

NEGLIGIBLE_POINTS: Final = 0.5
"""The same in points: a tenth of a trick, which is about the uncertainty of the points in a hint."""


def right_move(view: PlayerView, heuristic: Advice, trials: Sequence[Trial], budget: SearchBudget) -> Advice:
    """The move to advise: the heuristic move, which has a reason that can be told, unless another is really better.

    Args:
        view: the view of the player to act.
        heuristic: the advice of the heuristics.
        trials: the trials of the moves.
        budget: the budget of the trials.

    Raises:
        ValueError: if there are no trials.
    """
    if not trials:
        raise ValueError("there are no trials")
    if view.phase is Phase.JINK:
        return jink_or_pool(view, next(trial.value for trial in trials if trial.move == Jink()))
    best, usual = best_of(trials), next((trial for trial in trials if trial.move == heuristic.move), None)
    if usual is not None and not _is_better(view, best, usual, budget):
        return heuristic
    if isinstance(best.move, PlayCard) and isinstance(heuristic.move, PlayCard):
        return played_out(best, heuristic.move.card)
    return Advice(best.move, reason_from_trials(view, best.move))


def played_out(best: Trial, other: Card) -> Advice:
    """The advice to play a card that came out better than the other."""
    assert isinstance(best.move, PlayCard)
    return Advice(best.move, Reason(ReasonKind.PLAYED_OUT, (best.move.card, other), number=len(best.values)))


def _is_better(view: PlayerView, best: Trial, usual: Trial, budget: SearchBudget) -> bool:
    """Return True if the best move is better than the usual one by the margin, and not by chance."""
    cost = cost_of(view, best, usual)
    if rated(view, cost) is not Rating.BEST:
        return True
    more = cost.chance or cost.points
    return more.mean > max(budget.margin * stake(view), OVERRULING_ERRORS * more.error)


def cost_of(view: PlayerView, best: Trial, other: Trial) -> Cost:
    """The cost of another move against the best one."""
    points = difference(best.points, other.points)
    if view.rules.scoring is Scoring.POOL:
        return Cost(points, None)
    return Cost(points, difference(best.values, other.values))


def rated(view: PlayerView, cost: Cost) -> Rating:
    """The rating of a move of that cost."""
    chance, whole = cost.chance or cost.points, stake(view)
    lost = chance.mean if chance.significant and chance.mean > NEGLIGIBLE * whole else 0.0
    counts = cost.chance is not None and chance.mean >= 0 and cost.points.mean > NEGLIGIBLE_POINTS
    scored = cost.points.mean if counts and cost.points.significant else 0.0
    if lost >= COSTLY * whole or scored >= COSTLY_POINTS:
        return Rating.COSTLY
    return Rating.SMALL if lost > 0 or scored > 0 else Rating.BEST
