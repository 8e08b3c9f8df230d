"""The race: the tricks that each side needs, and the value of a trick. RULES.md section 6."""

from __future__ import annotations

import pytest

from tests.ai.views import ALONE, PAIRS, view_of
from tests.core.positions import dealt, played
from twentyfive.ai.heuristics.race import Race, race
from twentyfive.core import PRESETS, GameState, Rules, seated, view_for

AUCTION = seated("auction-forty-fives", 4, 2)
TWO_TRICKS = "earlier: You 5S 2S 3S 4S | You JS 6S 7S 8S"


def race_in(text: str, rules: Rules = PAIRS) -> Race:
    return race(view_of(text, rules))


def test_points_to_the_target_are_tricks_at_five_each() -> None:
    assert race_in("spades; You: KD 2H; scores: 15 20").needs == (2, 1)


def test_a_side_one_trick_short_of_the_target_decides_the_game_with_it() -> None:
    near = race_in("spades; You: KD 2H; scores: 15 20")
    assert (near.decides(0), near.decides(1)) == (False, True)


def test_once_the_first_past_the_target_has_won_nobody_is_stopped() -> None:
    """The rest of the deal is still played, but the game is already won."""
    first = PAIRS.replace(finish="first_past")
    won = race_in("spades; You: KD 2H; scores: 25 20", first)
    assert (won.decides(0), won.decides(1)) == (False, False)
    assert race_in("spades; You: KD 2H; scores: 20 20", first).decides(1)


@pytest.mark.parametrize("preset", ["spoil-five", "five-cards-1674"])
def test_three_tricks_win_the_pool_or_the_deal(preset: str) -> None:
    rules = PRESETS[preset].replace(players=4, sides=4)
    assert race_in(f"spades; You: KD 2H 3C; {TWO_TRICKS}", rules).needs == (1, 3, 3, 3)


def test_too_few_tricks_left_put_the_pool_out_of_reach() -> None:
    rules = PRESETS["spoil-five"].replace(players=4, sides=4)
    tricks = f"{TWO_TRICKS} | Mary KD 2D 3D 4D"
    assert race_in(f"spades; You: 6D 2H; {tricks}", rules).needs == (1, 2, None, None)


def test_a_declarer_races_against_all_the_others() -> None:
    rules = seated("fifty-five", 4, 4)
    run = race_in("spades; You: KD 2H 3C 4C 6C; declarer: Mary 20", rules)
    assert run.needs == (3, 3)
    assert run.helps(2)
    assert not run.helps(1)


def test_a_contract_already_made_is_no_longer_at_stake() -> None:
    run = race_in(f"spades; You: KD 2H 3C; declarer: You 15; {TWO_TRICKS}", AUCTION)
    assert run.needs == (0, 4)
    assert not run.decides(1)


def test_the_bid_of_all_tricks_is_broken_by_one() -> None:
    assert race_in("spades; You: KD 2H 3C 4C 6C; declarer: Mary 30", AUCTION).needs == (5, 1)


def test_where_all_tricks_count_the_same_each_has_the_same_value() -> None:
    rules = ALONE.replace(scoring="single_deal", finish="end_of_deal", all_five="none")
    run = race_in("spades; You: KD 2H", rules)
    assert not any(run.decides(side) for side in range(5))
    assert run.value(0) > run.value(1) == run.value(2)


@pytest.mark.parametrize("scores", ["0 0", "15 5", "20 20", "0 20", "20 0"])
def test_an_own_trick_is_better_than_an_opponents(scores: str) -> None:
    run = race_in(f"spades; You: KD 2H; scores: {scores}")
    assert run.value(0) > run.value(1)


def test_a_trick_that_wins_the_game_is_worth_most() -> None:
    run = race_in("spades; You: KD 2H; scores: 20 20")
    assert run.value(0) > 1 > run.value(1) == 0
    assert run.value(0) > run.later_value(5) + run.value(1)


def test_a_side_that_let_the_turn_up_lie_cannot_go_out_where_the_rules_say_so() -> None:
    """WP: the holder of the ace who does not rob cannot go out in that deal."""
    assert race(view_for(let_lie("unrobbed_cannot_go_out"), 1)).needs[1] is None
    assert race(view_for(let_lie(), 1)).needs[1] == 5


def let_lie(*options: str) -> GameState:
    """B, the holder of the ace, has led without robbing."""
    rules = ALONE.replace(players=3, sides=3, **dict.fromkeys(options, True))
    return played(dealt("A deals; B: AS 5S 3S 2S JS; C: KD; A: 6S; turned 10S", rules), "2S")
