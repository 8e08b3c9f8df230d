"""What the end of a deal is worth to a side: the chance to win the game from there, or chips where there is a pool.

The rules themselves are in `core.scoring`, `core.finishing` and `core.pool`; these are the same in the few figures that
a playout leaves, and the tests compare the two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from twentyfive.ai.playout.match_equity import chances
from twentyfive.ai.playout.playout import NEVER
from twentyfive.core import PlayerView, Rules
from twentyfive.core.cards import Rank
from twentyfive.core.phases.finishing import leaving_bars
from twentyfive.core.phases.pool import TRICKS_TO_WIN
from twentyfive.core.phases.scoring import DIFFERENCE, FEWEST_FOR_ALL, MAJORITY, counts_at_once
from twentyfive.core.rules.options import TRICK_POINTS, AllFive, Finish, Scoring

PER_TRICK: Final = 0.002
"""What a trick is worth that changes nothing else."""

NOBODY: Final = -1

Worth = Callable[[tuple[int, ...], int], float]
"""From the sides that take the tricks still to come, and the side that plays the best trump of the deal or `NOBODY`."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How the deal stands for a side.

    Attributes:
        rules: of the game.
        own: the side.
        scores: points or deals won, as the deal began and with `bonus`.
        bonus: by side, the points for an ace that was turned up.
        order: the sides that took the tricks so far.
        declarer: the declarer's side, None without a contract.
        contract: the points bid, 0 without a contract.
        barred: the sides known to be unable to go out, as they let the turn-up lie.
        pool: chips in the pool.
        payers: the sides that can pay for a jink.
        jinker: the side that undertook all five tricks.
    """

    rules: Rules
    own: int
    scores: tuple[int, ...]
    bonus: tuple[int, ...]
    order: tuple[int, ...]
    declarer: int | None
    contract: int
    barred: frozenset[int]
    pool: int
    payers: frozenset[int]
    jinker: int | None


def stake(view: PlayerView) -> float:
    """All there is to win: the game, or the chips in the pool."""
    return float(view.pool) if view.rules.scoring is Scoring.POOL else 1.0


def standing(view: PlayerView) -> Standing:
    """How the deal stands for the side of the view's seat.

    Raises:
        ValueError: for the view of an onlooker, who has no side.
    """
    if view.seat is None:
        raise ValueError("an onlooker has no side")
    rules = view.rules
    ace = rules.turned_ace_bonus if view.turned is not None and view.turned.rank is Rank.ACE else 0
    dealing = None if view.dealer is None else rules.side_of(view.dealer)
    bonus = tuple(ace if side == dealing else 0 for side in range(rules.sides))
    return Standing(
        rules=rules,
        own=rules.side_of(view.seat),
        scores=tuple(score + extra for score, extra in zip(view.scores_before, bonus, strict=True)),
        bonus=bonus,
        order=tuple(rules.side_of(trick.winner) for trick in view.tricks if trick.winner is not None),
        declarer=None if view.declarer is None else rules.side_of(view.declarer),
        contract=view.contract or 0,
        barred=frozenset(rules.side_of(seat) for seat in view.let_lie if leaving_bars(rules)),
        pool=view.pool,
        payers=frozenset(side for side, chips in enumerate(view.chips) if chips),
        jinker=view.jinker,
    )


def needs(now: Standing) -> tuple[int, ...]:
    """By side, the tricks still to come that end the deal if the side takes them; `NEVER` if no number does."""
    rules, sides = now.rules, range(now.rules.sides)
    taken = [now.order.count(side) for side in sides]
    if now.jinker is not None:
        return tuple(rules.hand_size - taken[side] if side == now.jinker else 1 for side in sides)
    if rules.scoring is Scoring.POOL:
        return tuple(TRICKS_TO_WIN - taken[side] for side in sides)
    if rules.scoring is not Scoring.TRICKS or rules.finish is not Finish.AT_ONCE:
        return (NEVER,) * rules.sides
    to_go = (-(-(rules.target - now.scores[side]) // TRICK_POINTS) - taken[side] for side in sides)
    return tuple(NEVER if side in now.barred else max(1, need) for side, need in enumerate(to_go))


def worth(now: Standing) -> Worth:
    """What any end of the deal is worth to the side; what was asked before is remembered."""

    @cache
    def of(winners: tuple[int, ...], best_trump: int) -> float:
        order = (*now.order, *winners)
        small = PER_TRICK * winners.count(now.own)
        if now.rules.scoring is Scoring.POOL:
            return _chips(now, order) + small
        return _chance(now, order, best_trump) + small

    return of


def _chips(now: Standing, order: tuple[int, ...]) -> float:
    """The chips won or lost; a pool that is carried forward is worth a fair share of it."""
    sides = now.rules.sides
    if now.jinker is not None:
        if order.count(now.jinker) < now.rules.hand_size:
            return now.pool / sides
        others = now.payers - {now.jinker}
        return now.pool + len(others) if now.jinker == now.own else -float(now.own in others)
    winner = next((side for side in range(sides) if order.count(side) >= TRICKS_TO_WIN), None)
    if winner is None:
        return now.pool / sides
    return float(now.pool) if winner == now.own else 0.0


def _chance(now: Standing, order: tuple[int, ...], best_trump: int) -> float:
    """The chance to win the game, 0 or 1 once it is won."""
    rules = now.rules
    first = out_at_once(now, order)
    if first is not None:
        return float(first == now.own)
    scores = final_scores(now, order, best_trump)
    if rules.scoring is Scoring.SINGLE_DEAL:
        return (scores[now.own] == max(scores)) / scores.count(max(scores))
    all_five = order.count(order[0]) == len(order) >= FEWEST_FOR_ALL
    wins = all_five and rules.all_five is AllFive.WINS_GAME and order[0] not in now.barred
    winner = order[0] if wins else winner_by(now, order, scores)
    return chances(scores, rules)[now.own] if winner is None else float(winner == now.own)


def out_at_once(now: Standing, order: tuple[int, ...]) -> int | None:
    """The side that reached the target by a trick which ended the game."""
    if now.rules.finish is not Finish.AT_ONCE or now.rules.scoring is not Scoring.TRICKS:
        return None
    return _first_to_target(now, order)


def _first_to_target(now: Standing, order: tuple[int, ...]) -> int | None:
    running = list(now.scores)
    for side in order:
        running[side] += TRICK_POINTS
        if running[side] >= now.rules.target and side not in now.barred:
            return side
    return None


def final_scores(now: Standing, order: tuple[int, ...], best_trump: int) -> tuple[int, ...]:
    """The scores once the deal is scored."""
    scores = list(now.scores)
    for side in now.barred:  # an ace that would have taken them out, and was left, counts nothing either
        scores[side] -= now.bonus[side] if scores[side] >= now.rules.target else 0
    for side, points in _gains(now, order, best_trump):
        goes_out = scores[side] + points >= now.rules.target
        scores[side] += 0 if goes_out and side in now.barred else points
    return tuple(scores)


def _gains(now: Standing, order: tuple[int, ...], best_trump: int) -> Iterator[tuple[int, int]]:
    """(side, points) one after another: by trick where tricks count as they fall."""
    if not counts_at_once(now.rules):
        yield from enumerate(_points(now, order, best_trump))
        return
    yield from ((side, TRICK_POINTS) for side in order)
    if best_trump != NOBODY:
        yield best_trump, now.rules.best_trump


def _points(now: Standing, order: tuple[int, ...], best_trump: int) -> tuple[int, ...]:
    """What the deal scores by side. RULES.md section 6."""
    rules = now.rules
    taken = tuple(order.count(side) for side in range(rules.sides))
    match rules.scoring:
        case Scoring.MAJORITY:
            return tuple(MAJORITY[tricks] for tricks in taken)
        case Scoring.DIFFERENCE:
            return tuple(DIFFERENCE[tricks] for tricks in taken)
        case Scoring.DEALS_WON:
            alone = taken.count(max(taken)) == 1
            return tuple(int(alone and tricks == max(taken)) for tricks in taken)
        case _:
            points = tuple(
                TRICK_POINTS * tricks + rules.best_trump * (side == best_trump) for side, tricks in enumerate(taken)
            )
            return tuple(
                _contract_score(now, taken[side], scored) if side == now.declarer else scored
                for side, scored in enumerate(points)
            )


def _contract_score(now: Standing, taken: int, points: int) -> int:
    rules = now.rules
    if rules.is_for_all_tricks(now.contract):
        return rules.all_tricks[1] if taken == rules.hand_size else -rules.all_tricks[2]
    return points if points >= now.contract else -now.contract


def winner_by(now: Standing, order: tuple[int, ...], scores: tuple[int, ...]) -> int | None:
    """The side that has won the game at the end of the deal, None if it goes on."""
    rules = now.rules
    past = [side for side, score in enumerate(scores) if score >= rules.target]
    if len(past) < 2:
        return past[0] if past else None
    if rules.finish is Finish.FIRST_PAST:
        return next((side for side in _passing(now, order) if side in past), past[0])
    if rules.finish is Finish.DECLARER_FIRST and now.declarer in past:
        return now.declarer
    best = [side for side in past if scores[side] == max(scores)]
    return best[0] if len(best) == 1 else None


def _passing(now: Standing, order: tuple[int, ...]) -> tuple[int, ...]:
    """The sides in the order in which a turned ace and their tricks took them to the target."""
    running = list(now.scores)
    passed = [side for side, score in enumerate(running) if score >= now.rules.target]
    for side in order:
        running[side] += TRICK_POINTS
        if running[side] >= now.rules.target and side not in passed:
            passed.append(side)
    return tuple(passed)
