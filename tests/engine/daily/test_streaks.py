"""Streaks of days on which the deal of the day was played."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from twentyfive.engine.daily.results import Streaks, streaks

TODAY = date(2026, 3, 1)


def ago(*days: int) -> list[date]:
    """The days that many days before today."""
    return [TODAY - timedelta(number) for number in days]


@pytest.mark.parametrize(
    ("played", "found"),
    [
        ([], Streaks(0, 0)),
        ([0], Streaks(1, 1)),
        ([1], Streaks(1, 1)),  # today's is still to be played
        ([2], Streaks(0, 1)),
        ([0, 1, 2], Streaks(3, 3)),
        ([1, 2, 0, 1], Streaks(3, 3)),
        ([0, 2, 3, 4], Streaks(1, 3)),
        ([10, 11, 12, 13], Streaks(0, 4)),
        ([-1, 0], Streaks(1, 1)),  # a clock that was put forward for a while
    ],
)
def test_a_streak_is_of_days_in_a_row(played: list[int], found: Streaks) -> None:
    assert streaks(ago(*played), TODAY) == found


def test_the_first_day_of_the_calendar_can_begin_one() -> None:
    assert streaks([date.min], date.min) == Streaks(1, 1)
