"""Rates a decision of a finished deal by what the player could know when making it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from twentyfive.ai.advice.findings import Judgement, RatedMove, Rating
from twentyfive.ai.advice.reasons import Advice, ReasonKind
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.hints import THOROUGH
from twentyfive.ai.search.card_search import SearchBudget
from twentyfive.ai.search.move_values import trials_for
from twentyfive.ai.search.rating import cost_of, played_out, rated, right_move
from twentyfive.ai.search.trials import Trial, same
from twentyfive.core import PlayerView
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove


def review(view: PlayerView, made: PlayerMove, seed: int, budget: SearchBudget = THOROUGH) -> Judgement:
    """Judge the move `made` by the view's seat, using only what the seat could know.

    A move that `trials_for` does not try out is compared with the heuristics. The same view, move, seed and budget
    always give the same judgement.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    heuristic, made = heuristic_advice(view), _in_order_of_hand(view, made)
    trials = trials_for(view, seed, budget, (heuristic.move, made))
    if not any(trial.move == made for trial in trials):
        return heuristic_judgement(view, made)
    return _judged(view, made, right_move(view, heuristic, trials, budget), trials)


def _in_order_of_hand(view: PlayerView, move: PlayerMove) -> PlayerMove:
    return Exchange(tuple(card for card in view.hand if card in move.out)) if isinstance(move, Exchange) else move


def heuristic_judgement(view: PlayerView, made: PlayerMove) -> Judgement:
    """Compare a move with the one that the heuristics make, without a search.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    advice = heuristic_advice(view)
    return Judgement(made, Rating.BEST if same(advice.move, made) else Rating.OTHERWISE, advice)


def _judged(view: PlayerView, made: PlayerMove, right: Advice, trials: Sequence[Trial]) -> Judgement:
    best = next(trial for trial in trials if trial.move == right.move)
    moves = [_rated_move(view, trial, best) for trial in trials]
    moves.sort(key=lambda move: (move.cost is not None, -move.value, -move.points))
    own = next(move for move in moves if move.move == made)
    tried = right.reason.kind in (ReasonKind.PLAYED_OUT, ReasonKind.LEAVE_TRIED)
    if own.cost is not None and tried and isinstance(right.move, PlayCard) and isinstance(made, PlayCard):
        right = played_out(best, made.card)
    return Judgement(made, own.rating, right, own.cost, tuple(moves))


def _rated_move(view: PlayerView, trial: Trial, best: Trial) -> RatedMove:
    cost = cost_of(view, best, trial)
    rating = rated(view, cost)
    lost = None if rating is Rating.BEST else cost
    return RatedMove(trial.move, trial.value, fmean(trial.points), lost, rating)
