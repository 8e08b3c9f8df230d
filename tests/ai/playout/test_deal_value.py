"""The value function agrees with the rules once a deal is played and scored."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given

from tests.ai.views import ALONE, PAIRS, view_of
from tests.core.policy import next_move
from tests.core.positions import dealt, played, with_scores
from tests.core.strategies import GAMES, Game, few
from twentyfive.ai.playout.deal_value import (
    NOBODY,
    DealStatus,
    deal_status,
    final_scores,
    needs,
    out_at_once,
    value_function,
    win_chances_after,
    winner_by,
    with_partner,
)
from twentyfive.ai.playout.match_equity import win_chances
from twentyfive.ai.playout.playout import NEVER
from twentyfive.core import PRESETS, GameState, Phase, Rules, apply, new_game, to_act, view_for
from twentyfive.core.phases.scoring import all_tricks_side, best_trump_played, majority_points
from twentyfive.core.rules.options import AllFive, Scoring
from twentyfive.core.state import Deal, partner_of


def deals(rules: Rules, seed: int, number: int) -> Iterator[tuple[DealStatus, GameState, GameState]]:
    """Yield deals: the status for the first player, the state after the last trick, and the state after the score."""
    rng, state, before = random.Random(seed), new_game(rules), None
    while number and not state.over:
        seat = to_act(state)
        if state.phase is Phase.PLAY and seat is not None:
            before = before or deal_status(view_for(state, seat))
        last, state = state, apply(state, next_move(state, rng))
        if last.phase is Phase.SCORE:
            if before is not None:
                yield before, last, state
                number -= 1
            before = None


def order_of(deal: Deal, rules: Rules) -> tuple[int, ...]:
    return tuple(rules.side_of(trick.winner) for trick in deal.tricks if trick.winner is not None)


def check(status: DealStatus, last: GameState, after: GameState) -> None:
    rules, deal = status.rules, last.current_deal
    best = best_trump_played(deal, rules) if rules.best_trump else None
    barred = {rules.side_of(seat) for seat in deal.let_lie if rules.unrobbed_cannot_go_out}
    status = replace(status, jinker=deal.jinker, barred=frozenset(barred), vied=deal.vied)
    if deal.gave_up is not None:
        gains = majority_points((0,) * rules.sides, deal.vied, deal.gave_up, rules)
        expected = win_chances(after.scores, rules)[status.own]
        if after.game_winners:
            expected = float(status.own in after.game_winners)
        assert win_chances_after(status, gains) == expected
        return
    order, best_side = order_of(deal, rules), NOBODY if best is None else rules.side_of(best[0])
    holder = partner_of(deal, rules)
    status = with_partner(status, NOBODY if holder is None else rules.side_of(holder))
    value = value_function(status)(order, best_side, NOBODY)
    if rules.scoring is Scoring.POOL:
        result = after.history[-1]
        expected = status.pool / rules.sides if result.spoiled else result.gains[status.own] + deal.antes[status.own]
        assert value == pytest.approx(expected, abs=0.02)
        return
    out = out_at_once(status, order)
    if out is None:
        assert final_scores(status, order, best_side) == after.scores
    if rules.scoring is Scoring.SINGLE_DEAL or _five_win(rules, deal):
        return
    winner = winner_by(status, order, after.scores) if out is None else out
    assert ((winner,) if winner is not None else ()) == after.game_winners
    if winner is not None:
        assert value == pytest.approx(float(winner == status.own), abs=0.02)


def _five_win(rules: Rules, deal: Deal) -> bool:
    return rules.all_five is AllFive.WINS_GAME and all_tricks_side(deal, rules) is not None


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", PRESETS)
def test_deals_of_every_preset(preset: str) -> None:
    for seed in range(3):
        for status, last, after in deals(PRESETS[preset], seed, 30):
            check(status, last, after)


@few
@given(GAMES)
def test_deals_under_any_rules(game: Game) -> None:
    for status, last, after in deals(game.rules, game.seed, 3):
        check(status, last, after)


def test_a_trick_that_scored_nothing_is_not_counted_later() -> None:
    """WP: "A player who fails to rob cannot go out that hand": the trick that would do it brings no points."""
    rules = ALONE.replace(players=3, sides=3, unrobbed_cannot_go_out=True)
    hands = "A deals; B: AS KS QS 3S 4S; turned 2S; A: 2D 3D 4D 6D 7D; C: 2C 3C 4C 6C 7C"
    state = played(with_scores(dealt(hands, rules), (0, 20, 0)), "KS 2C 2D")
    status = deal_status(view_for(state, 1))
    assert (state.scores, status.scores) == ((0, 20, 0), (0, 20, 0))


class TestNeeds:
    def test_in_a_race_the_tricks_to_the_target_are_needed(self) -> None:
        assert needs(deal_status(view_of("spades; You: 5S 2H 3D; scores: 20 15"))) == (1, 2)

    def test_the_pool_needs_three_tricks(self) -> None:
        view = view_of("spades; You: 5S 2H; earlier: Mary 2C KC 3C 4C 6C", PRESETS["spoil-five"])
        assert needs(deal_status(view)) == (3, 3, 2, 3, 3)

    def test_a_jink_needs_all_tricks_and_its_opponents_one(self) -> None:
        view = view_of("spades; You: 5S 2H; earlier: Mary 2C KC 3C 4C 6C", PRESETS["spoil-five"])
        assert needs(replace(deal_status(view), jinker=2)) == (1, 1, 4, 1, 1)

    def test_where_all_tricks_are_played_no_number_ends_the_deal(self) -> None:
        assert needs(deal_status(view_of("spades; You: 5S 2H", PRESETS["forty-five-hoyle"]))) == (NEVER, NEVER)


def test_a_trick_that_changes_nothing_is_still_worth_a_little() -> None:
    value = value_function(deal_status(view_of("spades; You: 5S 2H 3D; scores: 0 0")))
    assert value((0, 0, 1), NOBODY, NOBODY) > value((0, 1, 1), NOBODY, NOBODY) > value((1, 1, 1), NOBODY, NOBODY)


def test_a_trick_is_better_with_the_opponent_who_is_further_behind() -> None:
    value = value_function(deal_status(view_of("spades; You: 5S; scores: 10 15 5 0 0", ALONE)))
    assert value((4,), NOBODY, NOBODY) > value((1,), NOBODY, NOBODY)


def test_partners_win_together() -> None:
    value = value_function(deal_status(view_of("spades; You: 5S 2H; scores: 20 20", PAIRS)))
    assert value((0,), NOBODY, NOBODY) > 0.99
    assert value((1,), NOBODY, NOBODY) == 0
