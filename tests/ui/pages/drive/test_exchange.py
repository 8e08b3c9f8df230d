"""Two sides change seats on the page of the game, by the mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.turns import turn
from tests.ui.pages.drive.driving import Drive, seat
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, press
from twentyfive.drive.plan import Scoring
from twentyfive.presentation.start.entry import Entry


@pytest.fixture
def drive(start: Start) -> Drive:
    """The window with a new club, at its list of people."""
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    drive.type("Confey GAA")
    drive.enter()
    return drive


def seats(drive: Drive) -> list[tuple[int, ...]]:
    """The cards at each table."""
    return [table.sides for table in drive.evening.tables]


def test_two_change_seats_by_three_presses_and_the_results_of_their_tables_are_taken_away(drive: Drive) -> None:
    seat(drive, 4)
    (one, two), (three, four) = seats(drive)
    click(drive.games.tables.boxes[0].sides[0])
    click(drive.games.exchange)
    assert drive.games.said == "Who change seats? Press both."
    click(drive.games.tables.boxes[0].sides[1])
    assert drive.games.said == f"Who changes seats with Ann {two} & Ben {two}?"
    click(drive.games.tables.boxes[1].sides[0])
    assert seats(drive) == [(one, three), (two, four)]
    assert drive.games.said == f"Ann {two} & Ben {two} and Ann {three} & Ben {three} have changed seats."
    assert list(drive.evening.missing) == [1, 2]
    click(drive.games.tables.boxes[0].sides[0])
    assert list(drive.evening.missing) == [2], "a press says again who won"
    for _ in range(2):
        click(drive.games.undo)
    assert seats(drive) == [(one, two), (three, four)]
    assert list(drive.evening.missing) == [2]


def test_who_sits_out_changes_seats_too(drive: Drive) -> None:
    seat(drive, 5)
    (out,) = drive.evening.out
    first = seats(drive)[0][0]
    assert not drive.games.sitting_out.isVisible()
    click(drive.games.exchange)
    (waits,) = drive.games.sitting_out.buttons
    assert waits.label == f"Ann {out} & Ben {out}"
    click(waits)
    click(drive.games.tables.boxes[0].sides[0])
    assert drive.evening.out == (first,)
    assert seats(drive)[0][0] == out
    assert not drive.games.sitting_out.isVisible()


def test_two_change_seats_by_keys(drive: Drive) -> None:
    seat(drive, 4)
    (one, two), (three, four) = seats(drive)
    drive.push(drive.games.exchange)
    drive.type("1a")
    assert drive.games.said == f"Who changes seats with Ann {one} & Ben {one}?"
    drive.type("2b")
    assert seats(drive) == [(four, two), (three, one)]
    assert focused() is drive.games.exchange
    drive.type("1a")
    assert drive.evening.missing == (2,), "keys enter results again"


def test_two_at_one_table_are_told_and_escape_leaves_it(drive: Drive) -> None:
    seat(drive, 4)
    before = seats(drive)
    click(drive.games.exchange)
    click(drive.games.tables.boxes[0].sides[0])
    click(drive.games.tables.boxes[0].sides[1])
    assert drive.games.said == "These two have no other seats to exchange."
    press(drive.whole.window, Qt.Key.Key_Escape)
    assert drive.whole.window.router.is_at("drive_games")
    assert drive.games.exchange.label == "Exchange seats…"
    assert (seats(drive), drive.evening.missing) == (before, (1, 2))


def test_where_tables_report_points_sides_are_pressed_all_the_same(drive: Drive) -> None:
    drive.people.scoring.chosen.emit(Scoring.POINTS)
    drive.people.names.setFocus()
    seat(drive, 4)
    (one, two), (three, four) = seats(drive)
    click(drive.games.exchange)
    click(drive.games.tables.boxes[0].sides[0])
    click(drive.games.tables.boxes[1].sides[1])
    assert seats(drive) == [(four, two), (three, one)]
    assert drive.games.tables.boxes[0].fields


def test_an_earlier_game_and_one_that_is_over_keep_their_seats(drive: Drive) -> None:
    drive.people.games.changed.emit(2)
    drive.people.names.setFocus()
    seat(drive, 4)
    for box in drive.games.tables.boxes:
        click(box.sides[0])
    click(drive.games.footer.start)
    assert drive.games.exchange.isVisible()
    click(drive.games.before)
    assert not drive.games.exchange.isVisible()
    click(drive.games.after)
    for box in drive.games.tables.boxes:
        click(box.sides[0])
    assert not drive.games.exchange.isVisible()
