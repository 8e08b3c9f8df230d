"""The chance to win the game from a score."""

from __future__ import annotations

import pytest

from twentyfive.ai.playout.match_equity import win_chances
from twentyfive.core import PRESETS, SEATINGS, seated

TABLES = [(preset, *seating) for preset, seatings in SEATINGS.items() for seating in seatings]
PAIRS, ALONE = seated("twenty-five", 4, 2), PRESETS["twenty-five"]


@pytest.mark.broad("twenty-five-*")
@pytest.mark.parametrize(("preset", "players", "sides"), TABLES)
def test_chances_add_up_to_one_and_are_equal_at_the_start(preset: str, players: int, sides: int) -> None:
    rules = seated(preset, players, sides)
    assert win_chances((0,) * sides, rules) == pytest.approx([1 / sides] * sides)
    uneven = tuple(rules.target * side // (sides + 1) for side in range(sides))
    found = win_chances(uneven, rules)
    assert sum(found) == pytest.approx(1, abs=1e-6)
    assert list(found) == sorted(found)


@pytest.mark.parametrize(("tricks", "measured"), [(1, 0.12), (2, 0.365), (3, 0.635), (4, 0.88)])
def test_after_one_deal_of_pairs_the_chance_is_as_measured(tricks: int, measured: float) -> None:
    assert win_chances((5 * tricks, 25 - 5 * tricks), PAIRS)[0] == pytest.approx(measured, abs=0.02)


def test_one_trick_from_the_end_a_single_leader_is_the_favourite() -> None:
    found = win_chances((20, 10, 10, 5, 5), ALONE)
    assert found[0] > 0.6
    assert found[1] == pytest.approx(found[2])


def test_a_deal_ahead_counts_more_near_the_end() -> None:
    house = PRESETS["house-25"]
    assert win_chances((4, 3), house)[0] > win_chances((1, 0), house)[0] > 0.5


def test_negative_points_count_against_a_side() -> None:
    auction = PRESETS["auction-forty-fives"]
    assert win_chances((-30, 0), auction)[0] < win_chances((0, 0), auction)[0]
