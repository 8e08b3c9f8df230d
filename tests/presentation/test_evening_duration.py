"""The time that an evening is said to take."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.engine.evening.evenings import plan_for
from twentyfive.core import PRESETS, seated
from twentyfive.engine.evening.evening import Form
from twentyfive.presentation.evening_draft import seconds_of_deal, seconds_of_evening


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_of_any_game_takes_about_a_minute_or_two(preset: str) -> None:
    assert 40 < seconds_of_deal(PRESETS[preset], 1) < 180


def test_persons_who_think_take_longer_than_the_computer_and_more_at_the_table_take_longer() -> None:
    rules = seated("forty-five", 4, 2)
    assert seconds_of_deal(rules, 1) < seconds_of_deal(rules, 2) < seconds_of_deal(rules, 4)
    assert seconds_of_deal(seated("twenty-five", 2, 2), 1) < seconds_of_deal(seated("twenty-five", 9, 9), 1)


def test_an_evening_takes_as_long_as_all_its_deals_and_each_plays_their_own() -> None:
    plan = plan_for(4, deals=8)
    all_of_it, each = seconds_of_evening(plan)
    assert all_of_it == pytest.approx(4 * each)
    assert seconds_of_evening(replace(plan, deals=16))[0] == pytest.approx(2 * all_of_it)
    meeting = plan_for(5, form=Form.HOWELL, deals=5)
    all_of_it, each = seconds_of_evening(meeting)
    assert all_of_it == pytest.approx(10 * each / 4), "ten sittings, of which each has four"
