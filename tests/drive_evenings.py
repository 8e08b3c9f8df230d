"""Evenings of made-up pairs, for tests of what is shown of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from twentyfive.drive.entries import Came, Entry, Planned, Seated
from twentyfive.drive.evening import Evening
from twentyfive.drive.log import replay
from twentyfive.drive.plan import Plan


def entries_of(pairs: int, **choices: Any) -> tuple[Entry, ...]:
    """Return the entries that seat so many pairs; `choices` are those of the plan."""
    plan = replace(Plan(games=20), **choices)
    return (Planned(plan), *(Came((f"Ann {number}", f"Ben {number}")) for number in range(1, pairs + 1)), Seated(1))


def evening_of(pairs: int, *entries: Entry, **choices: Any) -> Evening:
    """Return an evening of so many pairs that are seated, after these entries."""
    return replay([*entries_of(pairs, **choices), *entries])
