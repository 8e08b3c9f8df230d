"""The pool of Spoil Five: antes, top-ups, the third trick, the jink, and payments. RULES.md section 6."""

from __future__ import annotations

from dataclasses import replace

from twentyfive.core.moves import Jink, PlayerMove, TakePool
from twentyfive.core.phases.scoring import TRICKS_TO_WIN
from twentyfive.core.rules.options import JinkRule, Scoring, SpoilTopUp
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Deal, GameState, tricks_by_side


def starting_chips(rules: Rules) -> tuple[int, ...]:
    """The chips of each side at the start of a game."""
    return (rules.chips if rules.scoring is Scoring.POOL else 0,) * rules.sides


def pay_antes(state: GameState, dealer: int) -> GameState:
    """Take the antes, or the top-up of a spoiled pool; a side without chips pays nothing."""
    rules = state.rules
    if rules.scoring is not Scoring.POOL:
        return state
    payers = {rules.side_of(seat): None for seat in rules.seats_from_left_of(dealer)}
    if state.carried and rules.spoil_top_up is SpoilTopUp.NEXT_DEALER:
        payers = {rules.side_of(dealer): None}
    antes, pool = [0] * rules.sides, state.pool
    for side in payers:
        full = state.carried and rules.pool_limit and pool >= rules.pool_limit
        if state.chips[side] and not full:
            antes[side] = 1
            pool += 1
    chips = tuple(held - ante for held, ante in zip(state.chips, antes, strict=True))
    return replace(state, chips=chips, pool=pool, deal=replace(state.current_deal, antes=tuple(antes)))


def may_jink(deal: Deal, rules: Rules) -> bool:
    """Whether a side has just won the first three tricks and may play on for all five."""
    straight = len(deal.tricks) == TRICKS_TO_WIN and TRICKS_TO_WIN in tricks_by_side(deal, rules)
    return straight and rules.jink is JinkRule.OPTIONAL and deal.jinker is None


def pool_decided(deal: Deal, rules: Rules) -> bool:
    """Whether the pool is decided: a side has three tricks without a jink, or has lost a trick after a jink."""
    taken = tricks_by_side(deal, rules)
    if deal.jinker is not None:
        return taken[deal.jinker] < len(deal.tricks)
    return max(taken) >= TRICKS_TO_WIN


def jink_choices() -> tuple[PlayerMove, ...]:
    """The legal moves of the player who has won the first three tricks."""
    return (TakePool(), Jink())


def pool_winner(deal: Deal, rules: Rules) -> int | None:
    """The side that wins the pool of the finished deal, None if it is spoiled."""
    taken = tricks_by_side(deal, rules)
    if deal.jinker is not None:
        return deal.jinker if taken[deal.jinker] == rules.hand_size else None
    return next((side for side, tricks in enumerate(taken) if tricks >= TRICKS_TO_WIN), None)


def settle_pool(state: GameState) -> tuple[GameState, tuple[int, ...]]:
    """Pay the pool or carry it forward, and return the state with the chips won or lost by each side in the deal.

    The chips that a side paid into the pool for the deal are lost.
    """
    deal = state.current_deal
    winner = pool_winner(deal, state.rules)
    if winner is None:
        return replace(_without_jinkers_points(state), carried=True), tuple(-ante for ante in deal.antes)
    paid = [0] * state.rules.sides
    paid[winner] = state.pool
    if deal.jinker == winner:
        for side, held in enumerate(state.chips):
            if side != winner and held:
                paid[side] -= 1
                paid[winner] += 1
    chips = tuple(held + part for held, part in zip(state.chips, paid, strict=True))
    gains = tuple(part - ante for part, ante in zip(paid, deal.antes, strict=True))
    return replace(state, chips=chips, pool=0, carried=False), gains


def _without_jinkers_points(state: GameState) -> GameState:
    """Remove the points of a side whose jink failed: it scores nothing in that deal (WP)."""
    deal = state.current_deal
    if deal.jinker is None:
        return state
    scores = (
        before if side == deal.jinker else score
        for side, (before, score) in enumerate(zip(deal.scores_before, state.scores, strict=True))
    )
    return replace(state, scores=tuple(scores))


def pool_game_over(state: GameState) -> bool:
    """Whether a pool game ends after this deal: by the number of deals, by points, or because a side cannot ante."""
    rules = state.rules
    played = len(state.history)
    if rules.deals and played >= rules.deals:
        return True
    if rules.count_points and max(state.scores) >= rules.target:
        return True
    return not state.carried and min(state.chips) == 0
