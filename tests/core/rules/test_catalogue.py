"""Every option has one row, with all that the program asks about it."""

from __future__ import annotations

import dataclasses

import pytest

from tests.core.rules.changes import values
from twentyfive.core import Rules
from twentyfive.core.rules.catalogue import Option
from twentyfive.core.rules.options import HAND_SIZES
from twentyfive.core.rules.presets import SEAT_OPTIONS
from twentyfive.core.rules.remedies import remedy
from twentyfive.core.rules.rules import CATALOGUE

OPTIONS = list(CATALOGUE.values())

PINNED = (
    "hand_size",
    "packets",
    "first_dealer",
    "trump_order",
    "five_of_hearts_best",
    "joker",
    "follow",
    "renege",
    "first_lead_trump_from",
    "rob_by",
    "rob_with_five_of_hearts",
    "rob_deadline",
    "turned_ace",
    "must_rob",
    "unrobbed_ace",
    "unrobbed_cannot_go_out",
    "put_out",
    "turned_ace_bonus",
    "bids",
    "dealer_may_hold",
    "all_pass",
    "near_end",
    "all_tricks",
    "exchange",
    "kitty",
    "keep_at_least",
    "dealer_robs_pack",
    "first_lead",
    "scoring",
    "best_trump",
    "target",
    "finish",
    "all_five",
    "stake",
    "best_of",
    "chips",
    "jink",
    "spoil_top_up",
    "pool_limit",
    "deals",
    "count_points",
    "defenders_score",
    "turned_ace_of_hearts",
    "vied_card",
    "deals_next",
    "counted_games",
    "best_trump_if",
    "all_five_points",
    "partner_call",
    "unseen_partners",
)
"""The options in the order of their numbers, as codes of deals that people have noted down know them. Newer ones
are pinned with the next release."""


def test_every_field_of_the_rules_has_a_row() -> None:
    assert [*CATALOGUE, "preset"] == [field.name for field in dataclasses.fields(Rules)]
    for name, option in CATALOGUE.items():
        assert (option.name, option.of(Rules())) == (name, option.usual)
        assert not isinstance(option.usual, dataclasses.Field)


def test_every_number_in_codes_of_deals_means_one_option_for_ever() -> None:
    numbered = {option.code: option.name for option in OPTIONS if option.code is not None}
    assert sorted(numbered) == list(range(len(CATALOGUE) - len(SEAT_OPTIONS))), "a new option takes the next number"
    assert tuple(numbered[code] for code in range(len(PINNED))) == PINNED
    assert [option.name for option in OPTIONS if option.code is None] == [*SEAT_OPTIONS]


def test_every_number_has_a_least_and_a_greatest_value() -> None:
    numbers = [option for option in OPTIONS if option.kind is int]
    assert [option.name for option in numbers if option.span == OPTIONS[2].span] == ["hand_size"]
    assert CATALOGUE["hand_size"].usual in HAND_SIZES
    for option in numbers:
        assert option.span[0] <= option.of(Rules()) <= option.span[1]


def test_an_option_that_follows_another_stands_in_its_group() -> None:
    moved = [option for option in OPTIONS if option.after]
    assert moved
    assert all(option.group is CATALOGUE[option.after].group for option in moved)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_a_need_names_the_options_that_it_is_about(option: Option) -> None:
    for need in option.needs:
        assert need.name
        assert need.problem is None or CATALOGUE[need.beside]
        assert not need.figure or CATALOGUE[need.figure]
        assert need.quiet == dataclasses.replace(need, problem=None)


@pytest.mark.parametrize("option", [option for option in OPTIONS if option.needs], ids=lambda option: option.name)
def test_a_change_without_what_it_needs_is_a_problem_and_the_remedy_takes_it_back(option: Option) -> None:
    for value in values(option):
        rules = Rules().draft(**{option.name: value})
        for need in option.needs:
            problems = [problem for problem in rules.problems() if problem.kind is need.problem]
            assert bool(problems) == (need.problem is not None and not need.met(rules))
            for problem in problems:
                assert problem.options == (option.name, need.beside)
                assert remedy(problem, rules) == {option.name: option.usual}
