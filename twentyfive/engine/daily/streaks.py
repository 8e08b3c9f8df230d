"""Streaks: days in a row on which the deal of the day was played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from twentyfive.engine.daily.deals import day_before


@dataclass(frozen=True, slots=True)
class Streaks:
    """The streaks in one game.

    Attributes:
        current: the days in a row up to today, or up to yesterday while today's deal is still to be played.
        longest: the most days in a row ever.
    """

    current: int
    longest: int


def streaks(days: Iterable[date], today: date) -> Streaks:
    """The streaks of these days, on each of which the deal was played on the day itself; days to come do not count."""
    played = {day for day in days if day <= today}
    longest, run, last = 0, 0, None
    for day in sorted(played):
        run = run + 1 if last is not None and day_before(day) == last else 1
        longest, last = max(longest, run), day
    is_current = last is not None and last in (today, day_before(today))
    return Streaks(run if is_current else 0, longest)
