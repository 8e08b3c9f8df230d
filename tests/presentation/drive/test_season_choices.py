"""The members of a season, and what takes one of its choices back."""

from __future__ import annotations

import pytest

from twentyfive.drive.club import Club, MemberJoined, MemberLeft, NightBegun, SeasonPlanned, club_entered
from twentyfive.drive.entries import Came
from twentyfive.drive.season import SeasonPlan
from twentyfive.presentation.drive.season_choices import SeasonEntry, joined_said, members_shown, newcomers, taking_back


def club() -> Club:
    """A club with two members, and an evening to which one of them and somebody else have come."""
    found = Club()
    for entry in (MemberJoined("Tom"), MemberJoined("Éanna"), NightBegun("2026-11-30"), Came(("éanna", "Una"))):
        found = club_entered(found, entry)
    return found


def test_members_stand_by_name_and_who_else_has_come_can_join() -> None:
    assert members_shown(club()) == ("Éanna", "Tom")
    assert newcomers(club()) == ("Una",)


def test_new_members_are_named_while_they_are_few() -> None:
    assert joined_said(["Ann", "Ben"]) == "New members: Ann; Ben"
    assert joined_said(["Ann"] * 42) == "New members: 42"


@pytest.mark.parametrize("entry", [SeasonPlanned(SeasonPlan(best=3)), MemberJoined("Una"), MemberLeft("ÉANNA")])
def test_each_choice_is_taken_back(entry: SeasonEntry) -> None:
    before = club()
    after = club_entered(club_entered(before, entry), taking_back(before, entry))
    assert (after.season_plan, set(after.members)) == (before.season_plan, set(before.members))
