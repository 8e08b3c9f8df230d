"""What a hint tells: a good move with its reason, and what each choice can be expected to bring."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from twentyfive.ai.advice.findings import HintFindings
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.search.card_search import SearchBudget
from twentyfive.ai.search.move_values import trials_for
from twentyfive.ai.search.rating import right_move
from twentyfive.ai.search.trials import averages
from twentyfive.core import PlayerView

THOROUGH: Final = SearchBudget(worlds=400, margin=0.01, likelihood_weight=1.0)
"""A person who asks can wait longer than a game that is going on."""


def hint_for(view: PlayerView, seed: int, budget: SearchBudget = THOROUGH) -> HintFindings:
    """A hint for the seat that is to act, by the same figures as it tells.

    What it advises is the best of them, unless the rules of thumb, whose reason can be told, come as near as chance
    alone makes a difference. The same view, seed and effort always give the same.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    thumb = heuristic_advice(view)
    trials = trials_for(view, seed, budget, (thumb.move,)) if len(view.legal) > 1 else []
    if not trials:
        return HintFindings(thumb)
    advice = right_move(view, thumb, trials, budget)
    trials.sort(key=lambda trial: (trial.move != advice.move, -trial.value, -fmean(trial.points)))
    return HintFindings(advice, tuple(averages(trial, view) for trial in trials))
