"""What phones say is seen on the tables and taken by a press, and disturbs nobody who types."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.turns import turn
from tests.ui.pages.drive.driving import Drive, seat
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, press
from twentyfive.drive.plan import Scoring
from twentyfive.drive.play import Result
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.drive.table_grid import GILT
from twentyfive.ui.theme.tokens import Scheme, contrast_ratio, mixed, theme


@pytest.fixture
def drive(start: Start) -> Drive:
    """The window with a new club at its list of people."""
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    drive.type("Confey GAA")
    drive.enter()
    return drive


def say(drive: Drive, table: int, speaker: int, winner: int = 0, points: tuple[int, ...] = ()) -> None:
    """Let the side at a place of a table say that the one at another has won, or the points."""
    sides = drive.evening.tables[table - 1].sides
    game = len(drive.evening.games)
    drive.room.phones.answer(sides[speaker], game, 0 if points else sides[winner], points)
    turn()


def result(drive: Drive, table: int) -> Result | None:
    """Return what is entered of a table."""
    return drive.evening.tables[table - 1].result


def test_an_answer_is_taken_by_one_press_and_moves_nothing_once_there_are_phones(drive: Drive) -> None:
    seat(drive, 6)
    say(drive, 2, 0, 1)
    places = [box.geometry() for box in drive.games.tables.boxes]
    say(drive, 1, 0, 1)
    assert [box.geometry() for box in drive.games.tables.boxes] == places
    box = drive.games.tables.boxes[0]
    assert box.accessibleName() == "Table 1, A: B won"
    assert box.sides[1].accessibleDescription() == "take it, key B"
    assert drive.games.said == "Table 1, A: B won"
    click(box.sides[1])
    winner = box.sides[1].shown.side
    assert result(drive, 1) == Result(winner)
    assert box.sides[1].isChecked()
    assert box.sides[1].accessibleDescription() == "key B"


def test_two_strokes_enter_what_a_phone_has_said(drive: Drive) -> None:
    seat(drive, 6)
    say(drive, 3, 1, 0)
    drive.type("3")
    say(drive, 2, 0, 1)
    assert drive.games.said == "Table 3: who won?", "what is typed goes on"
    drive.type("a")
    assert result(drive, 3) == Result(drive.evening.tables[2].sides[0])


def test_two_sides_that_agree_are_seen_without_a_press(drive: Drive) -> None:
    seat(drive, 4)
    say(drive, 1, 0, 1)
    say(drive, 1, 1, 1)
    button = drive.games.tables.boxes[0].sides[1]
    assert button.isChecked()
    assert drive.games.said == f"Table 1: {button.shown.names} won."
    press(drive.whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    turn()
    assert not button.isChecked()
    assert not button.shown.by_phone


def test_two_answers_are_for_the_organiser_to_ask_about(drive: Drive) -> None:
    seat(drive, 4)
    say(drive, 1, 0, 0)
    say(drive, 1, 1, 1)
    box = drive.games.tables.boxes[0]
    assert box.accessibleName() == "Table 1, Ask them"
    assert [side.shown.by_phone for side in box.sides] == ["A says so", "B says so"]
    assert not drive.games.take_all.usable
    assert "two answers" in drive.games.footer.said
    click(box.sides[0])
    assert result(drive, 1) == Result(box.sides[0].shown.side)
    assert "two answers" not in drive.games.footer.said


def test_all_single_answers_are_taken_at_once(drive: Drive) -> None:
    seat(drive, 6)
    for table in (1, 2, 3):
        say(drive, table, 0, 1)
    say(drive, 3, 1, 0)
    assert drive.games.take_all.label == "Take all answers: 2"
    click(drive.games.take_all)
    assert drive.games.said == "Answers taken: 2."
    assert drive.evening.missing == (3,)
    assert focused() is drive.games.footer.start


def test_an_earlier_game_shows_no_answers(drive: Drive) -> None:
    seat(drive, 4)
    for box in drive.games.tables.boxes:
        click(box.sides[0])
    click(drive.games.footer.start)
    click(drive.games.before)
    say(drive, 1, 0, 1)
    assert not any(side.shown.by_phone for side in drive.games.tables.boxes[0].sides)
    click(drive.games.after)
    assert drive.games.tables.boxes[0].sides[1].shown.by_phone == "take it"


@pytest.fixture
def points(drive: Drive) -> Drive:
    """The window at the first game of an evening of points, with two tables."""
    drive.people.scoring.chosen.emit(Scoring.POINTS)
    drive.people.names.setFocus()
    seat(drive, 4)
    return drive


def test_points_are_taken_by_one_press(points: Drive) -> None:
    say(points, 1, 0, points=(55, 30))
    box = points.games.tables.boxes[0]
    assert box.takes is not None
    assert box.takes.buttons[0].label == "Take A: 55, 30"
    click(box.takes.buttons[0])
    assert result(points, 1) == Result(box.shown.sides[0].side, (55, 30))
    assert [field.text() for field in box.fields] == ["55", "30"]


def test_an_answer_takes_neither_the_focus_nor_what_is_typed(points: Drive) -> None:
    say(points, 2, 0, points=(5, 10))  # from now on there are phones
    box = points.games.tables.boxes[0]
    box.fields[0].setFocus()
    points.type("55")
    box.fields[1].setFocus()
    points.type("3")
    say(points, 1, 0, points=(50, 35))
    say(points, 2, 1, points=(5, 15))
    assert focused() is box.fields[1]
    assert [field.text() for field in box.fields] == ["55", "3"]
    points.type("0")
    points.enter()
    result_of = result(points, 1)
    assert result_of is not None
    assert result_of.points == (55, 30)


def test_what_is_typed_beside_a_faster_phone_mends_its_result_only_if_it_is_whole(points: Drive) -> None:
    box = points.games.tables.boxes[0]
    box.fields[0].setFocus()
    points.type("55")
    say(points, 1, 0, points=(50, 35))
    say(points, 1, 1, points=(50, 35))
    entered = result(points, 1)
    assert entered is not None
    assert entered.points == (50, 35)
    assert [field.text() for field in box.fields] == ["55", ""]
    points.games.footer.start.setFocus()
    assert [field.text() for field in box.fields] == ["50", "35"]
    assert result(points, 1) == entered


def test_what_was_begun_at_one_game_is_not_left_for_the_next(points: Drive) -> None:
    for box, figures in zip(points.games.tables.boxes, (("55", "30"), ("5", "10")), strict=True):
        for field, figure in zip(box.fields, figures, strict=True):
            field.setFocus()
            points.type(figure)
        points.enter()
    click(points.games.footer.start)
    points.games.tables.boxes[0].fields[0].setFocus()
    points.type("7")
    click(points.games.before)
    click(points.games.after)
    assert [field.text() for field in points.games.tables.boxes[0].fields] == ["", ""]


@pytest.mark.parametrize("scheme", Scheme)
def test_the_words_on_a_gilt_table_can_be_read(scheme: Scheme) -> None:
    tokens = theme(scheme).tokens
    for ink in (tokens.ink, tokens.ink2):
        assert contrast_ratio(ink, mixed(tokens.surface, tokens.accent, GILT)) >= 4.5
