"""Names of former nights are offered at the door, and taken by keys or by a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.turns import turn
from tests.ui.pages.drive.driving import Drive
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, button, press
from twentyfive.drive.club import MemberJoined
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.drive.name_field import NamesOffered


@pytest.fixture
def drive(start: Start) -> Drive:
    """The window with a club that has three members, at its list of people."""
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    drive.type("Confey GAA")
    drive.enter()
    assert not drive.room.enter(*(MemberJoined(name) for name in ("Ann Daly", "Anna Nolan", "Seán Byrne")))
    return drive


def offered(row: NamesOffered) -> list[str]:
    """The names in the row below a field; none while it is hidden."""
    return [button.label for button in row.buttons if button.isVisible()]


def test_a_name_is_taken_by_keys(drive: Drive) -> None:
    row, window = drive.people.offered, drive.whole.window
    drive.type("a")
    assert offered(row) == []
    drive.type("n")
    assert offered(row) == ["Ann Daly", "Anna Nolan"]
    assert row.announcer.last == "Ann Daly; Anna Nolan"
    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Right)
    drive.enter()
    assert (drive.people.names.text(), offered(row)) == ("Anna Nolan", [])
    assert focused() is drive.people.names
    drive.type(" & se")
    assert offered(row) == ["Seán Byrne"]
    press(window, Qt.Key.Key_Down)
    drive.enter()
    drive.enter()
    assert [line.label for line in drive.people.list.lines] == ["Anna Nolan & Seán Byrne"]
    assert drive.people.names.text() == ""
    drive.type("an")
    assert offered(row) == ["Ann Daly"], "who is on the list is not offered again"


def test_a_name_is_taken_by_a_click(drive: Drive) -> None:
    drive.type("an")
    click(button(drive.people.offered, "Ann Daly"))
    assert (drive.people.names.text(), offered(drive.people.offered)) == ("Ann Daly", [])
    drive.enter()
    assert [line.label for line in drive.people.list.lines] == ["Ann Daly"]


def test_what_is_typed_counts_although_other_names_are_offered(drive: Drive) -> None:
    drive.type("an")
    drive.enter()
    assert [line.label for line in drive.people.list.lines] == ["an"]
    assert offered(drive.people.offered) == []


def test_escape_takes_the_offers_away_and_stays_on_the_page(drive: Drive) -> None:
    drive.type("an")
    press(drive.whole.window, Qt.Key.Key_Down)
    press(drive.whole.window, Qt.Key.Key_Escape)
    assert offered(drive.people.offered) == []
    assert drive.whole.window.router.is_at("drive_people")
    assert focused() is drive.people.names
    assert drive.people.names.text() == "an"


def test_who_takes_over_a_card_is_offered_but_no_correction(drive: Drive) -> None:
    for number in range(1, 3):
        drive.type(f"Joe {number} & Kay {number}")
        drive.enter()
    drive.push(drive.people.footer.start)
    click(drive.games.to["drive_people"])
    click(drive.people.list.lines[0])
    panel = drive.people.list.panel
    click(button(panel, "Somebody else for Joe 1…"))
    drive.type("an")
    assert offered(panel.offered) == ["Ann Daly", "Anna Nolan"]
    click(panel.leave)
    click(button(panel, "Correct the name…"))
    panel.field.setText("")
    drive.type("an")
    assert offered(panel.offered) == []
