"""How good moves were in their trials, and which one to advise: a hint, and whoever looks back on what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.ai.advice.findings import COSTLY, COSTLY_POINTS, Cost, Rating
from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.playout.deal_value import stake
from twentyfive.ai.search.card_search import SearchBudget, jink_or_pool
from twentyfive.ai.search.policy import NOT_BY_CHANCE, reason_from_trials
from twentyfive.ai.search.trials import Trial, best_of, difference
from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import Jink, PlayCard
from twentyfive.core.rules.options import Scoring

NOTHING: Final = 0.005
"""Of all there is to win: less is no difference to anybody, however sure. As much as a two-hundredth of a game."""

NOTHING_SCORED: Final = 0.05
"""Points, chips or deals: less is no difference either, and is told as 0."""


def right_move(view: PlayerView, thumb: Advice, trials: Sequence[Trial], budget: SearchBudget) -> Advice:
    """The move to advise: that of the rules of thumb, whose reason can be told, unless another is really better.

    Args:
        thumb: what the rules of thumb say.
        trials: of the moves that are weighed, with that effort.

    Raises:
        ValueError: if there are no trials.
    """
    if not trials:
        raise ValueError("nothing has been weighed")
    if view.phase is Phase.JINK:
        return jink_or_pool(view, next(trial.value for trial in trials if trial.move == Jink()))
    best, usual = best_of(trials), next((trial for trial in trials if trial.move == thumb.move), None)
    if usual is not None and not _is_better(view, best, usual, budget):
        return thumb
    if isinstance(best.move, PlayCard) and isinstance(thumb.move, PlayCard):
        return played_out(best, thumb.move.card)
    return Advice(best.move, reason_from_trials(view, best.move))


def played_out(best: Trial, other: Card) -> Advice:
    """The advice to play a card that came out better than the other."""
    assert isinstance(best.move, PlayCard)
    return Advice(best.move, Reason(ReasonKind.PLAYED_OUT, (best.move.card, other), number=len(best.values)))


def _is_better(view: PlayerView, best: Trial, usual: Trial, budget: SearchBudget) -> bool:
    """Whether the best move is better than the usual one by as much as strong players mind, and not by chance."""
    cost = cost_of(view, best, usual)
    if rated(view, cost) is not Rating.BEST:
        return True
    more = cost.chance or cost.points
    return more.mean > max(budget.margin * stake(view), NOT_BY_CHANCE * more.error)


def cost_of(view: PlayerView, best: Trial, other: Trial) -> Cost:
    """What the best move brings more than another."""
    points = difference(best.points, other.points)
    if view.rules.scoring is Scoring.POOL:
        return Cost(points, None)
    return Cost(points, difference(best.values, other.values))


def rated(view: PlayerView, cost: Cost) -> Rating:
    """How good a move is that costs so much."""
    chance, whole = cost.chance or cost.points, stake(view)
    least = max(NOTHING * whole, 0.0 if cost.chance else NOTHING_SCORED)
    lost = chance.mean if chance.significant and chance.mean > least else 0.0
    counts = cost.chance is not None and chance.mean >= 0 and cost.points.mean > NOTHING_SCORED
    scored = cost.points.mean if counts and cost.points.significant else 0.0
    if lost >= COSTLY * whole or scored >= COSTLY_POINTS:
        return Rating.COSTLY
    return Rating.SMALL if lost > 0 or scored > 0 else Rating.BEST
