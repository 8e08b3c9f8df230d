"""Hints: a good move with its reason, and the value of every move that was tried."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from twentyfive.ai.advice.findings import HintFindings
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.search.card_search import SearchBudget
from twentyfive.ai.search.move_values import trials_for
from twentyfive.ai.search.rating import right_move
from twentyfive.ai.search.trials import move_value
from twentyfive.core import PlayerView

THOROUGH: Final = SearchBudget(worlds=400, margin=0.01, likelihood_weight=1.0)
"""A person who asks for a hint can wait longer than a game under way."""


def hint_for(view: PlayerView, seed: int, budget: SearchBudget = THOROUGH) -> HintFindings:
    """A hint for the seat that is to act, resting on the same figures that it shows.

    It advises the best move, or the heuristic move, whose reason can be told, if that is worse by no more than chance.
    The same view, seed and budget always give the same hint.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    heuristic = heuristic_advice(view)
    trials = trials_for(view, seed, budget, (heuristic.move,)) if len(view.legal) > 1 else []
    if not trials:
        return HintFindings(heuristic)
    advice = right_move(view, heuristic, trials, budget)
    trials.sort(key=lambda trial: (trial.move != advice.move, -trial.value, -fmean(trial.points)))
    return HintFindings(advice, tuple(move_value(trial, view) for trial in trials))
