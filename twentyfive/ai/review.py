"""What a decision of a finished deal has cost, judged by what its maker could know when making it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Final

from twentyfive.ai.advice import Advice, Reason, ReasonKind
from twentyfive.ai.choices import trials_for
from twentyfive.ai.deciding import reason_from_trials
from twentyfive.ai.findings import COSTLY, COSTLY_POINTS, Cost, Judgement, Option, Rating
from twentyfive.ai.heuristic import medium
from twentyfive.ai.search import HARD, Effort, search
from twentyfive.ai.trials import Trial, best_of, difference, same
from twentyfive.ai.worth import stake
from twentyfive.core import Phase, PlayerView
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove
from twentyfive.core.options import Scoring

NOTHING: Final = 0.005
"""Of all there is to win: less is no difference to anybody, however sure. As much as a two-hundredth of a game."""


def review(view: PlayerView, made: PlayerMove, seed: int, effort: Effort = HARD) -> Judgement:
    """What the move `made` by the view's seat has cost, as far as the seat could know.

    It is weighed in as many worlds as `effort` says; what cannot be weighed (`choices`) is compared with what a good
    player does. The same view, move, seed and effort always give the same judgement.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    thumb, made = medium(view), _in_order_of_hand(view, made)
    trials = trials_for(view, seed, effort, (thumb.move, made))
    if not any(trial.move == made for trial in trials):
        return by_thumb(view, made)
    right = search(view, seed, effort) if view.phase is Phase.JINK else _right(view, thumb, made, trials, effort)
    return _judged(view, made, right, trials)


def _in_order_of_hand(view: PlayerView, move: PlayerMove) -> PlayerMove:
    return Exchange(tuple(card for card in view.hand if card in move.out)) if isinstance(move, Exchange) else move


def by_thumb(view: PlayerView, made: PlayerMove) -> Judgement:
    """What the rules of thumb say of a move, without weighing anything.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    advice = medium(view)
    return Judgement(made, Rating.BEST if same(advice.move, made) else Rating.OTHERWISE, advice)


def _right(view: PlayerView, thumb: Advice, made: PlayerMove, trials: Sequence[Trial], effort: Effort) -> Advice:
    """What the rules of thumb say if nothing is better by more than the strong players mind; its reason can be told."""
    best, usual = best_of(trials), next((trial for trial in trials if trial.move == thumb.move), None)
    if usual is not None:
        cost = _cost(view, best, usual)
        share = (cost.chance or cost.points).mean / stake(view)
        if share <= effort.margin and _rating(view, cost) is Rating.BEST:
            return thumb
    other = next((move.card for move in (thumb.move, made) if isinstance(move, PlayCard) and move != best.move), None)
    if other is None or not isinstance(best.move, PlayCard):
        return Advice(best.move, reason_from_trials(view, best.move))
    return Advice(best.move, Reason(ReasonKind.PLAYED_OUT, (best.move.card, other), number=effort.worlds))


def _judged(view: PlayerView, made: PlayerMove, right: Advice, trials: Sequence[Trial]) -> Judgement:
    best = next(trial for trial in trials if trial.move == right.move)
    options = [_option(view, trial, best) for trial in trials]
    options.sort(key=lambda option: (option.cost is not None, -option.worth, -option.points))
    own = next(option for option in options if option.move == made)
    if own.cost is not None and right.reason.kind is ReasonKind.PLAYED_OUT and isinstance(made, PlayCard):
        reason = replace(right.reason, cards=(right.reason.cards[0], made.card))
        right = replace(right, reason=reason)
    return Judgement(made, own.rating, right, own.cost, tuple(options))


def _option(view: PlayerView, trial: Trial, best: Trial) -> Option:
    cost = _cost(view, best, trial)
    rating = _rating(view, cost)
    lost = None if rating is Rating.BEST else cost
    return Option(trial.move, trial.worth, fmean(trial.points), lost, rating)


def _cost(view: PlayerView, best: Trial, other: Trial) -> Cost:
    points = difference(best.points, other.points)
    if view.rules.scoring is Scoring.POOL:
        return Cost(points, None)
    return Cost(points, difference(best.worths, other.worths))


def _rating(view: PlayerView, cost: Cost) -> Rating:
    chance, whole = cost.chance or cost.points, stake(view)
    lost = chance.mean if chance.sure and chance.mean > NOTHING * whole else 0.0
    scored = cost.points.mean if cost.chance is not None and cost.points.sure and chance.mean >= 0 else 0.0
    if lost >= COSTLY * whole or scored >= COSTLY_POINTS:
        return Rating.COSTLY
    return Rating.SMALL if lost > 0 or scored > 0 else Rating.BEST
