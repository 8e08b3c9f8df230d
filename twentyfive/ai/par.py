"""The par of a deal: what an expert may expect of it at their first decision, by what they can know then."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from twentyfive.ai.advice.findings import Estimate
from twentyfive.ai.advice.level import Level
from twentyfive.ai.hints import THOROUGH
from twentyfive.ai.levels import steady_advice
from twentyfive.ai.search.auction_search import CALL_WORLDS
from twentyfive.ai.search.card_search import SearchBudget
from twentyfive.ai.search.move_values import trials_for
from twentyfive.ai.search.trials import estimate, same
from twentyfive.core import Phase, PlayerView

PAR_WORLDS: Final = 400
"""The worlds in which the expert's move is played out: the standard error is about a third of a point."""


def expected_points(view: PlayerView, seed: int) -> Estimate | None:
    """The points that the expert's move brings on average, over `PAR_WORLDS` worlds in agreement with the view.

    They are chips out of the pool where there is one. The result is None if the seat has nothing to choose, or its move
    cannot be tried out. The same view and seed always give the same result.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    move = steady_advice(view, Level.EXPERT, seed).move
    trials = trials_for(view, seed, _budget(view), (move,)) if len(view.legal) > 1 else []
    points = next((trial.points for trial in trials if same(trial.move, move)), None)
    return None if points is None else estimate(points)


def _budget(view: PlayerView) -> SearchBudget:
    worlds = round(PAR_WORLDS / CALL_WORLDS) if view.phase is Phase.BID else PAR_WORLDS
    return replace(THOROUGH, worlds=worlds)
