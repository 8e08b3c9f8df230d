"""Spoil Five's pool: antes, top-ups, the third trick, the jink, and what is paid. RULES.md section 6."""

from __future__ import annotations

from dataclasses import replace

from twentyfive.core.moves import Jink, PlayerMove, TakePool
from twentyfive.core.rules.options import JinkRule, Scoring, SpoilTopUp
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Deal, GameState, tricks_by_side

TRICKS_TO_WIN = 3


def starting_chips(rules: Rules) -> tuple[int, ...]:
    """The chips of each side at the start of a game."""
    return (rules.chips if rules.scoring is Scoring.POOL else 0,) * rules.sides


def pay_antes(state: GameState, dealer: int) -> GameState:
    """The state after antes, or after the top-up of a pool that was spoiled. A side that has nothing pays nothing."""
    rules = state.rules
    if rules.scoring is not Scoring.POOL:
        return state
    payers = {rules.side_of(seat): None for seat in rules.seats_from_left_of(dealer)}
    if state.carried and rules.spoil_top_up is SpoilTopUp.NEXT_DEALER:
        payers = {rules.side_of(dealer): None}
    chips, pool = list(state.chips), state.pool
    for side in payers:
        full = state.carried and rules.pool_limit and pool >= rules.pool_limit
        if chips[side] and not full:
            chips[side] -= 1
            pool += 1
    return replace(state, chips=tuple(chips), pool=pool)


def may_jink(deal: Deal, rules: Rules) -> bool:
    """Whether one side has just won the first three tricks and may choose to go on for all five."""
    straight = len(deal.tricks) == TRICKS_TO_WIN and TRICKS_TO_WIN in tricks_by_side(deal, rules)
    return straight and rules.jink is JinkRule.OPTIONAL and deal.jinker is None


def pool_decided(deal: Deal, rules: Rules) -> bool:
    """Whether the deal need not be played on: three tricks without a jink, or a jink that lost a trick."""
    taken = tricks_by_side(deal, rules)
    if deal.jinker is not None:
        return taken[deal.jinker] < len(deal.tricks)
    return max(taken) >= TRICKS_TO_WIN


def jink_choices() -> tuple[PlayerMove, ...]:
    """The moves of whoever has won the first three tricks."""
    return (TakePool(), Jink())


def pool_winner(deal: Deal, rules: Rules) -> int | None:
    """The side that wins the pool of the finished deal, None if it is spoiled."""
    taken = tricks_by_side(deal, rules)
    if deal.jinker is not None:
        return deal.jinker if taken[deal.jinker] == rules.hand_size else None
    return next((side for side, tricks in enumerate(taken) if tricks >= TRICKS_TO_WIN), None)


def settle_pool(state: GameState) -> tuple[GameState, tuple[int, ...]]:
    """The state after the pool is paid or carried forward, and the chips won or lost by each side."""
    deal = state.current_deal
    winner = pool_winner(deal, state.rules)
    if winner is None:
        return replace(_without_jinkers_points(state), carried=True), (0,) * state.rules.sides
    gains = [0] * state.rules.sides
    gains[winner] = state.pool
    if deal.jinker == winner:
        for side, held in enumerate(state.chips):
            if side != winner and held:
                gains[side] -= 1
                gains[winner] += 1
    chips = tuple(held + gain for held, gain in zip(state.chips, gains, strict=True))
    return replace(state, chips=chips, pool=0, carried=False), tuple(gains)


def _without_jinkers_points(state: GameState) -> GameState:
    """The state without the points of a jink that failed: who jinks and fails scores nothing in that deal (WP)."""
    deal = state.current_deal
    if deal.jinker is None:
        return state
    scores = (
        before if side == deal.jinker else score
        for side, (before, score) in enumerate(zip(deal.scores_before, state.scores, strict=True))
    )
    return replace(state, scores=tuple(scores))


def pool_game_over(state: GameState) -> bool:
    """Whether a pool game ends after this deal: deals played, points reached, or a side that cannot ante."""
    rules = state.rules
    played = len(state.history)
    if rules.deals and played >= rules.deals:
        return True
    if rules.count_points and max(state.scores) >= rules.target:
        return True
    return not state.carried and min(state.chips) == 0
