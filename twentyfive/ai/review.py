"""What a decision of a finished deal has cost, judged by what its maker could know when making it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from twentyfive.ai.advice import Advice, Reason, ReasonKind
from twentyfive.ai.heuristic import medium
from twentyfive.ai.review_rob import can_weigh_robbing, rob_ends
from twentyfive.ai.search import HARD, Effort, End, Weighing, search
from twentyfive.ai.worth import PER_TRICK, Standing, Worth, final_scores, standing, worth
from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import Exchange, Jink, PlayCard, PlayerMove, TakePool
from twentyfive.core.options import Scoring

SURE_FROM: Final = 2.0
"""Standard errors of a difference from which it is one: chance alone makes as much once in forty times."""

NOTHING: Final = 0.005
"""Of all there is to win: less is no difference to anybody, however sure. As much as a two-hundredth of a game."""

COSTLY: Final = 0.03
"""Of all there is to win: from here a decision is costly. A trick at the start of a game of five players is worth about
0.04, so this is most of a trick thrown away."""

COSTLY_POINTS: Final = 2.5
"""Points from which a decision is costly too, even where the game hardly turns on it: half a trick."""


class Rating(StrEnum):
    """How good a decision was."""

    BEST = "best"  # nothing better is known, within the uncertainty
    SMALL = "small"  # something else is better, by little
    COSTLY = "costly"  # something else is much better
    OTHERWISE = "otherwise"  # a good player would have done something else; what that is worth was not weighed


@dataclass(frozen=True, slots=True)
class Measured:
    """A mean of trials, and its standard error."""

    mean: float
    error: float

    @property
    def sure(self) -> bool:
        """Whether it is more than chance makes."""
        return self.mean > SURE_FROM * self.error


@dataclass(frozen=True, slots=True)
class Cost:
    """What the better move is worth more than the one made.

    Attributes:
        points: in this deal; chips where there is a pool, deals where those are counted. It may be negative: sometimes
            points are given up for a better chance to win.
        chance: to win the game, 1 being certainty; None where there is a pool, which is won in chips.
    """

    points: Measured
    chance: Measured | None


@dataclass(frozen=True, slots=True)
class Option:
    """A move that could have been made.

    Attributes:
        move: the move.
        worth: the chance to win the game, or the chips to be won where there is a pool.
        points: to be expected from the deal, as in `Cost`.
        cost: against the best; None for the best, and for what comes to the same thing.
        rating: it would have had.
    """

    move: PlayerMove
    worth: float
    points: float
    cost: Cost | None
    rating: Rating


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is thought of a decision.

    Attributes:
        made: the move.
        rating: how good it was.
        right: a move that is as good as any, with its reason: the one made, if that is.
        cost: of the one made, None where nothing was lost or weighed.
        options: all moves that were weighed, the best first; empty where none were.
    """

    made: PlayerMove
    rating: Rating
    right: Advice
    cost: Cost | None = None
    options: tuple[Option, ...] = ()

    def option(self, move: PlayerMove) -> Option | None:
        """What was found about that move; None if it was not weighed."""
        return next((option for option in self.options if option.move == move), None)


def review(view: PlayerView, made: PlayerMove, seed: int, effort: Effort = HARD) -> Judgement:
    """What the move `made` by the view's seat has cost, as far as the seat could know.

    Plays, robbing, and whether to jink, are weighed in as many worlds as `effort` says; bids, exchanges and the like
    are compared with what a good player does. The same view, move, seed and effort always give the same judgement.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    thumb = medium(view)
    if view.phase is Phase.JINK:
        return _judged(view, made, search(view, seed, effort), _jink_trials(view, seed, effort))
    if can_weigh_robbing(view):
        return _review_of_robbing(view, made, thumb, seed, effort)
    if not isinstance(made, PlayCard) or not isinstance(thumb.move, PlayCard):
        return by_thumb(view, made)
    trials = list(_play_trials(view, seed, effort))
    return _judged(view, made, _right_play(view, thumb, thumb.move.card, trials, effort), trials)


def by_thumb(view: PlayerView, made: PlayerMove) -> Judgement:
    """What the rules of thumb say of a move, without weighing anything.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    advice = medium(view)
    return Judgement(made, Rating.BEST if _same(advice.move, made) else Rating.OTHERWISE, advice)


def _same(one: PlayerMove, other: PlayerMove) -> bool:
    if isinstance(one, Exchange) and isinstance(other, Exchange):
        return set(one.out) == set(other.out)
    return one == other


@dataclass(frozen=True, slots=True)
class _Trial:
    """A move with what came of it, world by world."""

    move: PlayerMove
    worths: Sequence[float]
    points: Sequence[float]

    @property
    def worth(self) -> float:
        return fmean(self.worths)


def _play_trials(view: PlayerView, seed: int, effort: Effort) -> Iterator[_Trial]:
    """One for each card that may be played; those that come to the same thing share their figures."""
    now = standing(view)
    weighing = Weighing(view, now, surprise=1.0)
    figures = dict(zip(weighing.choices, _played_out(weighing, now, seed, effort), strict=True))
    for card, choice in weighing.alike.items():
        yield _Trial(PlayCard(card), *figures[choice])


def _jink_trials(view: PlayerView, seed: int, effort: Effort) -> list[_Trial]:
    own = standing(view)
    now = replace(own, jinker=own.own)
    lead = max(_played_out(Weighing(view, now, surprise=1.0), now, seed, effort), key=lambda figures: fmean(figures[0]))
    pool = [float(view.pool)] * effort.worlds
    return [_Trial(Jink(), *lead), _Trial(TakePool(), pool, pool)]


def _review_of_robbing(view: PlayerView, made: PlayerMove, thumb: Advice, seed: int, effort: Effort) -> Judgement:
    """Of a decision in which the turn-up could be taken; where good players would not do what comes out best, the
    figures tell nothing that can be given a reason, and are left out."""
    now = standing(view)
    trials = [_Trial(move, *_valued(now, ends)) for move, ends in rob_ends(view, now, seed, effort)]
    if any(isinstance(move, PlayCard) for move in view.legal):
        trials += _play_trials(view, seed, effort)
    best = max(trials, key=lambda trial: (trial.worth, fmean(trial.points)))
    usual = next(trial for trial in trials if trial.move == thumb.move)
    if _rating(view, _cost(view, best, usual)) is not Rating.BEST:
        return by_thumb(view, made)
    return _judged(view, made, thumb, trials)


def _played_out(weighing: Weighing, now: Standing, seed: int, effort: Effort) -> list[tuple[list[float], list[float]]]:
    """For every choice of the weighing the worth and the points, world by world."""
    rng = random.Random(seed)
    worlds = [weighing.ends(rng)[1] for _ in range(effort.worlds)]
    return [_valued(now, ends) for ends in zip(*worlds, strict=True)]


def _valued(now: Standing, ends: Sequence[End]) -> tuple[list[float], list[float]]:
    """What each end is worth, and the points that it brings."""
    value = worth(now)
    figures = {end: _figures(now, end, value) for end in set(ends)}
    return [figures[end][0] for end in ends], [figures[end][1] for end in ends]


def _figures(now: Standing, end: End, value: Worth) -> tuple[float, float]:
    """What that end of the deal is worth to the side, and the points that it brings."""
    winners, best_trump = end
    own = value(winners, best_trump) - PER_TRICK * winners.count(now.own)
    if now.rules.scoring is Scoring.POOL:
        return own, own
    scores = final_scores(now, (*now.order, *winners), best_trump)
    return own, float(scores[now.own] - now.scores[now.own])


def _right_play(view: PlayerView, thumb: Advice, usual: Card, trials: Sequence[_Trial], effort: Effort) -> Advice:
    """The usual card if nothing is better by more than the strong players mind; its reason can be told."""
    best = max(trials, key=lambda trial: (trial.worth, fmean(trial.points)))
    own = next(trial for trial in trials if trial.move == thumb.move)
    cost = _cost(view, best, own)
    share = (cost.chance or cost.points).mean / _stake(view)
    if share <= effort.margin and _rating(view, cost) is Rating.BEST:
        return thumb
    assert isinstance(best.move, PlayCard), "cards are weighed"
    return Advice(best.move, Reason(ReasonKind.PLAYED_OUT, (best.move.card, usual), number=effort.worlds))


def _judged(view: PlayerView, made: PlayerMove, right: Advice, trials: Sequence[_Trial]) -> Judgement:
    best = next(trial for trial in trials if trial.move == right.move)
    options = [_option(view, trial, best) for trial in trials]
    options.sort(key=lambda option: (option.cost is not None, -option.worth, -option.points))
    own = next(option for option in options if option.move == made)
    if own.cost is not None and right.reason.kind is ReasonKind.PLAYED_OUT and isinstance(made, PlayCard):
        reason = replace(right.reason, cards=(right.reason.cards[0], made.card))
        right = replace(right, reason=reason)
    return Judgement(made, own.rating, right, own.cost, tuple(options))


def _option(view: PlayerView, trial: _Trial, best: _Trial) -> Option:
    cost = _cost(view, best, trial)
    rating = _rating(view, cost)
    lost = None if rating is Rating.BEST else cost
    return Option(trial.move, trial.worth, fmean(trial.points), lost, rating)


def _cost(view: PlayerView, best: _Trial, other: _Trial) -> Cost:
    points = _difference(best.points, other.points)
    if view.rules.scoring is Scoring.POOL:
        return Cost(points, None)
    return Cost(points, _difference(best.worths, other.worths))


def _difference(best: Sequence[float], other: Sequence[float]) -> Measured:
    """How much more the best brings, measured world by world, so that the luck of the cards is the same for both."""
    differences = [one - two for one, two in zip(best, other, strict=True)]
    spread = stdev(differences) if len(differences) > 1 else 0.0
    return Measured(fmean(differences), spread / sqrt(len(differences)))


def _rating(view: PlayerView, cost: Cost) -> Rating:
    chance, stake = cost.chance or cost.points, _stake(view)
    lost = chance.mean if chance.sure and chance.mean > NOTHING * stake else 0.0
    scored = cost.points.mean if cost.chance is not None and cost.points.sure and chance.mean >= 0 else 0.0
    if lost >= COSTLY * stake or scored >= COSTLY_POINTS:
        return Rating.COSTLY
    return Rating.SMALL if lost > 0 or scored > 0 else Rating.BEST


def _stake(view: PlayerView) -> float:
    """All there is to win: the game, or the pool."""
    return float(view.pool) if view.rules.scoring is Scoring.POOL else 1.0
