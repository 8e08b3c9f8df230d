"""The value function: the value of the end of a deal to a side.

It is the side's chance to win the game from there, or its chips where there is a pool. The rules are in
`core.phases.scoring`, `core.phases.finishing` and `core.phases.pool`; here they work on the few figures that a playout
leaves, and the tests compare the two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from twentyfive.ai.playout.match_equity import win_chances
from twentyfive.ai.playout.playout import NEVER
from twentyfive.core import PlayerView, Rules
from twentyfive.core.phases.finishing import decliner_cannot_go_out
from twentyfive.core.phases.scoring import (
    DIFFERENCE,
    FEWEST_FOR_ALL,
    TRICKS_TO_WIN,
    counts_at_once,
    defender_points,
    majority_points,
    turned_up_points,
)
from twentyfive.core.rules.options import TRICK_POINTS, AllFive, Finish, Scoring

PER_TRICK: Final = 0.002
"""The value of a trick that changes nothing else."""

NOBODY: Final = -1

ValueFunction = Callable[[tuple[int, ...], int, int], float]
"""The value by the sides that take the tricks still to come, and the sides that play the best trump and that of a
partner who was called for, or `NOBODY`."""


@dataclass(frozen=True, slots=True)
class DealStatus:
    """The status of a deal, for one side.

    Attributes:
        rules: the rules of the game.
        own: the side.
        scores: by side, points or deals won as the deal began, with `bonus`.
        bonus: by side, the points for an ace that was turned up.
        order: the sides that took the tricks so far, in order.
        declarer: the declarer's side, None without a contract.
        contract: the points bid, 0 without a contract.
        barred: the sides that cannot go out in this deal because they let the turn-up lie.
        pool: chips in the pool.
        payers: the sides that can pay for a jink.
        jinker: the side that is jinking, None if there is none.
        vied: the cards that were vied and seen in this deal.
        partner: the side of the partner whom the declarer called for, None if there is none, or none is known.
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
    vied: int = 0
    partner: int | None = None

    def declaring(self, side: int) -> bool:
        """Whether the side is the declarer's, or that of the partner who was called for."""
        return self.declarer is not None and side in (self.declarer, self.partner)


def stake(view: PlayerView) -> float:
    """The stake: 1 for the game, or the chips in the pool."""
    return float(view.pool) if view.rules.scoring is Scoring.POOL else 1.0


def deal_status(view: PlayerView) -> DealStatus:
    """The status of the deal under way, for the side of the view's seat.

    Raises:
        ValueError: for the view of an onlooker, who has no side.
    """
    if view.seat is None:
        raise ValueError("an onlooker has no side")
    rules = view.rules
    ace = turned_up_points(view.turned, rules)
    dealing = None if view.dealer is None else rules.side_of(view.dealer)
    bonus = tuple(ace if side == dealing else 0 for side in range(rules.sides))
    return DealStatus(
        rules=rules,
        own=rules.side_of(view.seat),
        scores=tuple(score + extra for score, extra in zip(view.scores_before, bonus, strict=True)),
        bonus=bonus,
        order=tuple(rules.side_of(trick.winner) for trick in view.tricks if trick.winner is not None),
        declarer=None if view.declarer is None else rules.side_of(view.declarer),
        contract=view.contract or 0,
        barred=frozenset(rules.side_of(seat) for seat in view.let_lie if decliner_cannot_go_out(rules)),
        pool=view.pool,
        payers=frozenset(side for side, chips in enumerate(view.chips) if chips),
        jinker=view.jinker,
        vied=view.vied,
        partner=None if view.partner is None else rules.side_of(view.partner),
    )


def needs(status: DealStatus) -> tuple[int, ...]:
    """By side, the tricks still to come that end the deal if the side takes them; `NEVER` if no number does."""
    rules, sides = status.rules, range(status.rules.sides)
    taken = [status.order.count(side) for side in sides]
    if status.jinker is not None:
        return tuple(rules.hand_size - taken[side] if side == status.jinker else 1 for side in sides)
    if rules.scoring is Scoring.POOL:
        return tuple(TRICKS_TO_WIN - taken[side] for side in sides)
    if rules.scoring is not Scoring.TRICKS or rules.finish is not Finish.AT_ONCE:
        return (NEVER,) * rules.sides
    to_go = (-(-(rules.target - status.scores[side]) // TRICK_POINTS) - taken[side] for side in sides)
    return tuple(NEVER if side in status.barred else max(1, need) for side, need in enumerate(to_go))


def value_function(status: DealStatus) -> ValueFunction:
    """The value function of the deal under way; it caches its values."""

    @cache
    def value(winners: tuple[int, ...], best_trump: int, partner: int) -> float:
        order = (*status.order, *winners)
        known = with_partner(status, partner)
        small = PER_TRICK * tricks_for(known, winners)
        if status.rules.scoring is Scoring.POOL:
            return _chips(status, order) + small
        return _chance(known, order, best_trump) + small

    return value


def with_partner(status: DealStatus, partner: int) -> DealStatus:
    """The status with the side `partner` as that of the partner called for; `NOBODY` changes nothing."""
    return status if partner in (NOBODY, status.partner) else replace(status, partner=partner)


def tricks_for(status: DealStatus, winners: tuple[int, ...]) -> int:
    """The tricks among these that count for the side: its own, and those of a partner in a contract."""
    if status.declaring(status.own):
        return sum(status.declaring(side) for side in winners)
    return winners.count(status.own)


def _chips(status: DealStatus, order: tuple[int, ...]) -> float:
    """The chips won or lost; a pool that is carried forward counts by a fair share of it."""
    sides = status.rules.sides
    if status.jinker is not None:
        if order.count(status.jinker) < status.rules.hand_size:
            return status.pool / sides
        others = status.payers - {status.jinker}
        return status.pool + len(others) if status.jinker == status.own else -float(status.own in others)
    winner = next((side for side in range(sides) if order.count(side) >= TRICKS_TO_WIN), None)
    if winner is None:
        return status.pool / sides
    return float(status.pool) if winner == status.own else 0.0


def _chance(status: DealStatus, order: tuple[int, ...], best_trump: int) -> float:
    """The chance to win the game, 0 or 1 once it is won."""
    rules = status.rules
    first = out_at_once(status, order)
    if first is not None:
        return float(first == status.own)
    scores = final_scores(status, order, best_trump)
    if rules.scoring is Scoring.SINGLE_DEAL:
        return (scores[status.own] == max(scores)) / scores.count(max(scores))
    all_five = order.count(order[0]) == len(order) >= FEWEST_FOR_ALL
    wins = all_five and rules.all_five is AllFive.WINS_GAME and order[0] not in status.barred
    return float(order[0] == status.own) if wins else _chance_with(status, order, scores)


def _chance_with(status: DealStatus, order: tuple[int, ...], scores: tuple[int, ...]) -> float:
    """The chance to win the game with these scores at the end of the deal."""
    winner = winner_by(status, order, scores)
    return win_chances(scores, status.rules)[status.own] if winner is None else float(winner == status.own)


def out_at_once(status: DealStatus, order: tuple[int, ...]) -> int | None:
    """The side that reached the target by a trick which ended the game."""
    if status.rules.finish is not Finish.AT_ONCE or status.rules.scoring is not Scoring.TRICKS:
        return None
    return _first_to_target(status, order)


def _first_to_target(status: DealStatus, order: tuple[int, ...]) -> int | None:
    running = list(status.scores)
    for side in order:
        running[side] += TRICK_POINTS
        if running[side] >= status.rules.target and side not in status.barred:
            return side
    return None


def final_scores(status: DealStatus, order: tuple[int, ...], best_trump: int) -> tuple[int, ...]:
    """The scores once the deal is scored."""
    return _scores_after(status, _gains(status, order, best_trump))


def _scores_after(status: DealStatus, gains: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """The scores after these gains, pairs of side and points in the order in which they count."""
    scores = list(status.scores)
    for side in status.barred:  # an ace turned up that takes them out is not scored
        scores[side] -= status.bonus[side] if scores[side] >= status.rules.target else 0
    for side, points in gains:
        goes_out = scores[side] + points >= status.rules.target
        scores[side] += 0 if goes_out and side in status.barred else points
    return tuple(scores)


def win_chances_after(status: DealStatus, gains: tuple[int, ...]) -> float:
    """The side's chance to win the game if the deal ends with these points."""
    return _chance_with(status, status.order, _scores_after(status, enumerate(gains)))


def _gains(status: DealStatus, order: tuple[int, ...], best_trump: int) -> Iterator[tuple[int, int]]:
    """(side, points) in the order in which they count: trick by trick where tricks count at once."""
    if not counts_at_once(status.rules):
        yield from enumerate(_points(status, order, best_trump))
        return
    yield from ((side, TRICK_POINTS) for side in order)
    if best_trump != NOBODY:
        yield best_trump, status.rules.best_trump
    if order.count(order[0]) == status.rules.hand_size:
        yield order[0], status.rules.all_five_points


def _points(status: DealStatus, order: tuple[int, ...], best_trump: int) -> tuple[int, ...]:
    """By side, the points for the deal. RULES.md section 6."""
    rules = status.rules
    taken = tuple(order.count(side) for side in range(rules.sides))
    match rules.scoring:
        case Scoring.MAJORITY:
            return majority_points(taken, status.vied, None, rules)
        case Scoring.DIFFERENCE:
            return tuple(DIFFERENCE[tricks] for tricks in taken)
        case Scoring.DEALS_WON:
            alone = taken.count(max(taken)) == 1
            return tuple(int(alone and tricks == max(taken)) for tricks in taken)
        case _:
            points = tuple(
                TRICK_POINTS * tricks + rules.best_trump * (side == best_trump) for side, tricks in enumerate(taken)
            )
            return points if status.declarer is None else _contract_points(status, status.declarer, taken, points)


def _contract_points(
    status: DealStatus, declarer: int, taken: tuple[int, ...], points: tuple[int, ...]
) -> tuple[int, ...]:
    """By side, the points of a deal with a contract, from the tricks taken and all points taken."""
    rules = status.rules
    sides = tuple(side for side in range(rules.sides) if side == declarer or side == status.partner)
    if rules.is_for_all_tricks(status.contract):
        made = sum(taken[side] for side in sides) == rules.hand_size
        score = rules.all_tricks[1] if made else -rules.all_tricks[2]
    else:
        together = sum(points[side] for side in sides)
        made = together >= status.contract
        score = together if made else -status.contract
    return tuple(
        score if side in sides else defender_points(points[side], status.scores[side], made, rules)
        for side in range(rules.sides)
    )


def winner_by(status: DealStatus, order: tuple[int, ...], scores: tuple[int, ...]) -> int | None:
    """The side that has won the game at the end of the deal, None if it goes on."""
    rules = status.rules
    past = [side for side, score in enumerate(scores) if score >= rules.target]
    if len(past) < 2:
        return past[0] if past else None
    if rules.finish is Finish.FIRST_PAST:
        return next((side for side in _passing(status, order) if side in past), past[0])
    if rules.finish is Finish.DECLARER_FIRST and status.declarer in past:
        return status.declarer
    best = [side for side in past if scores[side] == max(scores)]
    return best[0] if len(best) == 1 else None


def _passing(status: DealStatus, order: tuple[int, ...]) -> tuple[int, ...]:
    """The sides in the order in which a turned ace and their tricks took them to the target."""
    running = list(status.scores)
    passed = [side for side, score in enumerate(running) if score >= status.rules.target]
    for winner in order:
        both = status.partner is not None and status.declaring(winner)
        for side in (status.declarer, status.partner) if both else (winner,):
            if side is not None:
                running[side] += TRICK_POINTS
                if running[side] >= status.rules.target and side not in passed:
                    passed.append(side)
    return tuple(passed)
