"""The members and choices of a season, in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.turns import turn
from tests.ui.pages.drive.driving import Drive
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, button, press
from twentyfive.drive.plan import Counting
from twentyfive.presentation.start.entry import Entry


@pytest.fixture
def drive(start: Start) -> Drive:
    """The season of a new club, to whose evening four people have come."""
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    for line in ("Confey GAA", "Ann & Ben", "Cait & Dan"):
        drive.type(line)
        drive.enter()
    click(drive.people.to["drive_season"])
    return drive


def members(drive: Drive) -> tuple[str, ...]:
    """The members as the file has them."""
    return drive.room.desk.club.members


def test_members_are_typed_and_taken_off_the_list(drive: Drive) -> None:
    click(drive.season.name)
    drive.type("Nuala & Tom")
    drive.enter()
    assert members(drive) == ("Nuala", "Tom")
    assert drive.season.said == "New members: Nuala; Tom"
    drive.type("nuala")
    drive.enter()
    assert drive.season.said == "nuala is a member already."
    assert drive.season.name.text() == "nuala"
    assert focused() is drive.season.name
    click(button(drive.season, "Remove Nuala"))
    assert members(drive) == ("Tom",)
    assert [each.label for each in drive.season.members.buttons] == ["Tom"]


def test_everybody_who_has_come_can_join_and_only_members_have_a_place(drive: Drive) -> None:
    click(drive.season.everybody)
    assert set(members(drive)) == {"Ann", "Ben", "Cait", "Dan"}
    assert not drive.season.everybody.isVisible()
    click(drive.season.members_only)
    assert drive.room.desk.club.season_plan.members_only
    drive.season.counting.chosen.emit(Counting.BY_SIDES)
    assert drive.room.desk.club.season_plan.counting is Counting.BY_SIDES


def test_undo_takes_back_the_choices_of_the_season_and_nothing_of_the_evening(drive: Drive) -> None:
    assert not drive.season.undo.isEnabled()
    click(drive.season.everybody)
    click(drive.season.members_only)
    press(drive.whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not drive.room.desk.club.season_plan.members_only
    click(drive.season.undo)
    assert members(drive) == ()
    assert not drive.season.undo.isEnabled()
    press(drive.whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(drive.evening.people) == 4
    click(drive.season.redo)
    assert len(members(drive)) == 4
    click(drive.season.redo)
    assert drive.room.desk.club.season_plan.members_only
