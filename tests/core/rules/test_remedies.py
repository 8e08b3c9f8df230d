"""Remedies for rules that cannot be played."""

from __future__ import annotations

import pytest

from twentyfive.core import PRESETS, Rules
from twentyfive.core.rules.options import AllFive, Exchanging, Finish, RobBy, Scoring, TrumpOrder
from twentyfive.core.rules.problems import ProblemKind
from twentyfive.core.rules.remedies import remedy, repaired

AUCTION: dict[str, object] = {"bids": (5, 10, 25), "finish": "end_of_deal"}

CONTRADICTORY: list[tuple[str, dict[str, object]]] = [
    ("twenty-five", {"players": 5, "sides": 2}),
    ("twenty-five", {"players": 10, "sides": 10, "hand_size": 6, "packets": (3, 3)}),
    ("twenty-five", {"hand_size": 7}),
    ("twenty-five", {"hand_size": 6}),
    ("twenty-five", {"packets": (3, 3)}),
    ("twenty-five", {"packets": (5, 0)}),
    ("fifty-five", {"kitty": 8}),
    ("fifty-five", {"kitty": 0}),
    ("fifty-five", {"players": 10, "sides": 10}),
    ("twenty-five", {"best_of": 4}),
    ("fifty-five", {"all_five_points": 10}),
    ("spoil-five", {"all_five_points": 10}),
    ("twenty-five", {"best_trump_if": "top_three"}),
    ("forty-five", {"best_trump_if": "top_three", "scoring": "majority"}),
    ("twenty-five", {"best_of": 3, "counted_games": 20}),
    ("twenty-five", {"joker": True, "trump_order": "five_cards"}),
    ("twenty-five", {"bids": (5, 10)}),
    ("twenty-five", {"bids": (10, 5), "finish": "end_of_deal"}),
    ("auction-forty-fives", {"near_end": (100,)}),
    ("auction-forty-fives", {"near_end": (100, 90)}),
    ("auction-forty-fives", {"all_tricks": (30,)}),
    ("auction-forty-fives", {"all_tricks": (60, 60, 60)}),
    ("auction-forty-fives", {"all_tricks": (30, -5, 30)}),
    ("auction-forty-fives", {"best_trump": 0, "bids": (5, 10, 30, 35)}),
    ("fifty-five", {"all_tricks": ()}),
    ("auction-forty-fives", {"bids": ()}),
    ("fifty-five", {"bids": ()}),
    ("fifty-five", {"exchange": "none"}),
    ("fifty-five", {"players": 9, "sides": 9, "hand_size": 6, "packets": (3, 3)}),
    ("fifty-five", {"scoring": "pool"}),
    ("spoil-five", {"bids": (5, 10)}),
    ("spoil-five", {"scoring": "tricks", "count_points": True, "jink": "off"}),
    ("spoil-five", {"all_five": "double"}),
    ("spoil-five", {"pool_limit": 2}),
    ("spoil-five-hoyle", {"scoring": "majority"}),
    ("forty-five", {"scoring": "difference"}),
    ("house-25", {"bids": (5,)}),
    ("one-hundred-ten-joker", {"exchange": "draw"}),
    ("twenty-five", {"stake": 200_000}),
]
"""Presets, and changes after which they cannot be played."""


@pytest.mark.parametrize(("preset", "options"), CONTRADICTORY)
def test_contradictory_rules_are_repaired(preset: str, options: dict[str, object]) -> None:
    rules = PRESETS[preset].draft(**options)
    assert rules.problems()
    repaired_rules = repaired(rules)
    assert repaired_rules is not None
    assert repaired_rules.problems() == ()


@pytest.mark.parametrize("preset", PRESETS)
def test_sound_rules_stay_as_they_are(preset: str) -> None:
    assert repaired(PRESETS[preset]) == PRESETS[preset]


def test_only_contradictory_options_change() -> None:
    rules = Rules().draft(**AUCTION, rob_by="dealer_only", target=45)
    assert repaired(rules) == rules.draft(rob_by="ace_holder")


def test_the_option_chosen_last_stays() -> None:
    bids = PRESETS["spoil-five"].draft(bids=(5, 10, 25))
    with_bids, with_pool = repaired(bids, "bids"), repaired(bids, "scoring")
    assert with_bids is not None
    assert with_pool is not None
    assert (with_bids.bids, with_bids.scoring) == ((5, 10, 25), Scoring.TRICKS)
    assert (with_pool.bids, with_pool.scoring) == ((), Scoring.POOL)


def test_no_remedy_changes_the_option_chosen_last() -> None:
    rules = Rules().draft(**AUCTION, must_rob=True)
    (problem,) = rules.problems()
    assert problem.kind is ProblemKind.NEEDS_TURN_UP
    assert remedy(problem, rules) == {"must_rob": False}
    assert remedy(problem, rules, "must_rob") == {}
    assert repaired(rules, "must_rob") is None


def test_a_bid_for_all_tricks_chosen_last_is_added_to_the_bids() -> None:
    repaired_rules = repaired(PRESETS["auction-forty-fives"].draft(all_tricks=(60, 60, 60)), "all_tricks")
    assert repaired_rules is not None
    assert (repaired_rules.bids[-1], repaired_rules.all_tricks) == (60, (60, 60, 60))


def test_a_number_that_is_wrong_alone_changes_even_if_chosen_last() -> None:
    repaired_rules = repaired(Rules().draft(best_of=2), "best_of")
    assert repaired_rules is not None
    assert repaired_rules.best_of == 3


def test_without_bids_all_that_needs_them_is_removed() -> None:
    repaired_rules = repaired(PRESETS["one-hundred-ten-joker"].draft(bids=()), "bids")
    assert repaired_rules is not None
    assert repaired_rules.exchange is Exchanging.NONE
    assert repaired_rules.kitty == 0
    assert repaired_rules.finish is Finish.END_OF_DEAL
    assert repaired_rules.joker, "the joker needs no bids"


def test_old_orders_give_way_to_the_joker() -> None:
    rules = Rules().draft(joker=True, trump_order=TrumpOrder.FIVE_AND_TEN)
    repaired_rules = repaired(rules, "joker")
    assert repaired_rules is not None
    assert repaired_rules.joker
    assert repaired_rules.trump_order is TrumpOrder.MODERN


def test_only_the_option_with_a_problem_changes() -> None:
    rules = PRESETS["spoil-five"].draft(all_five=AllFive.WINS_GAME, rob_by=RobBy.DEALER_ONLY)
    repaired_rules = repaired(rules)
    assert repaired_rules is not None
    assert (repaired_rules.all_five, repaired_rules.rob_by) == (AllFive.NONE, RobBy.DEALER_ONLY)
