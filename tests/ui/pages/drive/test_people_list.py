"""What is done with a line of the list, by the mouse and by keys in the real window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from tests.turns import turn
from tests.ui.pages.drive.driving import Drive, seat
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, button, press
from twentyfive.drive.entries import Planned
from twentyfive.drive.plan import LeftOver, Substitutes
from twentyfive.presentation.drive.seats_shown import Seats
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


def come(drive: Drive, *lines: str) -> None:
    """Type these lines at the door."""
    for line in lines:
        drive.type(line)
        drive.enter()


def line(drive: Drive, names: str) -> QAbstractButton:
    """The line of the list with these names."""
    return next(line for line in drive.people.list.lines if line.label == names)


def act(drive: Drive, words: str) -> QAbstractButton:
    """The button of an act of the chosen line."""
    return button(drive.people.list.panel, words)


def notes(drive: Drive) -> dict[str, str]:
    """What stands below the names of each line."""
    return {line.label: line.note for line in drive.people.list.lines}


def test_two_are_kept_apart_in_three_presses_and_let_together_in_two(drive: Drive) -> None:
    come(drive, "Nuala & Pat", "Tom & Una")
    click(line(drive, "Nuala & Pat"))
    click(act(drive, "Keep apart from…"))
    click(line(drive, "Tom & Una"))
    assert notes(drive) == {"Nuala & Pat": "kept apart from Tom", "Tom & Una": "kept apart from Nuala"}
    assert drive.people.said == "Nuala & Pat: kept apart from Tom"
    click(drive.people.undo)
    assert not any(notes(drive).values())
    click(drive.people.redo)
    click(line(drive, "Tom & Una"))
    click(act(drive, "May sit with Nuala"))
    assert not any(notes(drive).values())


def test_who_came_alone_is_put_with_a_partner_by_keys(drive: Drive) -> None:
    come(drive, "Nuala", "Tom", "Una")
    drive.push(line(drive, "Tom"))
    drive.push(act(drive, "Plays with…"))
    assert focused() is drive.people.list.panel.leave
    press(drive.whole.window, Qt.Key.Key_Escape)
    assert drive.people.list.panel.asking is None
    assert focused() is line(drive, "Tom")
    assert drive.whole.window.router.is_at("drive_people"), "Escape leaves the question, not the page"
    drive.push(act(drive, "Plays with…"))
    drive.push(line(drive, "Una"))
    assert list(notes(drive)) == ["Nuala", "Tom & Una"]
    assert focused() is line(drive, "Tom & Una")


def test_what_one_press_did_with_a_pair_is_taken_back_and_done_again_by_one_press(drive: Drive) -> None:
    assert not drive.room.enter(Planned(replace(drive.evening.plan, fee=500)))
    come(drive, "Nuala & Pat", "Tom & Una")
    click(line(drive, "Nuala & Pat"))
    click(act(drive, "Paid"))
    assert drive.evening.tin == 1000
    click(act(drive, "Take off the list"))
    assert list(notes(drive)) == ["Tom & Una"]
    for tin, names in ((1000, ["Nuala & Pat", "Tom & Una"]), (0, ["Nuala & Pat", "Tom & Una"])):
        click(drive.people.undo)
        assert (drive.evening.tin, list(notes(drive))) == (tin, names)
    for tin, names in ((1000, ["Nuala & Pat", "Tom & Una"]), (0, ["Tom & Una"])):
        click(drive.people.redo)
        assert (drive.evening.tin, list(notes(drive))) == (tin, names)


def test_arrow_keys_go_through_the_list_and_choose_nothing(drive: Drive) -> None:
    come(drive, "Nuala", "Tom", "Una")
    drive.push(line(drive, "Nuala"))
    drive.push(act(drive, "Plays with…"))
    line(drive, "Tom").setFocus()
    press(drive.whole.window, Qt.Key.Key_Down)
    assert focused() is line(drive, "Una")
    assert len(drive.evening.parties) == 3


def test_a_line_is_chosen_and_left_again(drive: Drive) -> None:
    come(drive, "Nuala", "Tom")
    click(line(drive, "Tom"))
    assert line(drive, "Tom").isChecked()
    assert drive.people.list.panel.isVisible()
    click(line(drive, "Tom"))
    assert not line(drive, "Tom").isChecked()
    assert not drive.people.list.panel.isVisible()


def test_a_substitute_takes_over_a_card_at_the_tables(drive: Drive) -> None:
    seat(drive, 4)
    click(drive.games.to["drive_people"])
    drive.push(line(drive, "Ann 1 & Ben 1"))
    drive.push(act(drive, "Somebody else for Ann 1…"))
    drive.type("Eve")
    drive.enter()
    assert drive.people.said == "Eve & Ben 1: card 1"
    assert "Ann 1 & Ben 1" not in notes(drive)
    click(drive.people.to["drive_games"])
    assert "Eve & Ben 1" in [side.names for box in drive.games.tables.boxes for side in box.shown.sides]


def test_a_substitute_who_has_a_card_is_refused_and_the_question_stays(drive: Drive) -> None:
    seat(drive, 4)
    click(drive.games.to["drive_people"])
    click(line(drive, "Ann 1 & Ben 1"))
    click(act(drive, "Somebody else for Ann 1…"))
    drive.type("ben 2")
    drive.enter()
    assert drive.people.said == "Ben 2 is on the list already. Add a letter to tell them apart."
    assert drive.people.list.panel.field.text() == "ben 2"
    drive.people.list.panel.field.setText("")
    click(drive.people.list.panel.done)
    assert drive.people.said == "Who takes over the card of Ann 1?"


def test_where_the_plan_allows_no_substitute_any_more_a_press_says_why(drive: Drive) -> None:
    early = Planned(replace(drive.evening.plan, substitutes=Substitutes.BEFORE_FIRST_GAME))
    assert not drive.room.enter(early)
    seat(drive, 4)
    click(drive.games.tables.boxes[0].sides[0])
    click(drive.games.to["drive_people"])
    click(line(drive, "Ann 1 & Ben 1"))
    click(act(drive, "Somebody else for Ann 1…"))
    assert drive.people.said == "A card may be taken over before the first game only."
    assert drive.people.list.panel.asking is None


def test_who_goes_home_comes_back_at_the_next_game(drive: Drive) -> None:
    seat(drive, 5)
    click(drive.games.to["drive_people"])
    click(line(drive, "Ann 1 & Ben 1"))
    click(act(drive, "Goes home"))
    assert drive.people.said == "Ann 1 & Ben 1: card 1; gone home"
    click(drive.people.to["drive_games"])
    for box in drive.games.tables.boxes:
        click(box.sides[0])
    click(drive.games.footer.start)
    click(drive.games.to["drive_people"])
    click(line(drive, "Ann 1 & Ben 1"))
    click(act(drive, "Comes back"))
    assert drive.people.said == "Ann 1 & Ben 1: card 1; plays from game 3"


def test_a_name_is_corrected_in_its_line(drive: Drive) -> None:
    come(drive, "Nula & Pat")
    click(line(drive, "Nula & Pat"))
    click(act(drive, "Correct the name…"))
    assert focused() is drive.people.list.panel.field
    drive.people.list.panel.field.setText("Nuala & Pat")
    drive.enter()
    assert list(notes(drive)) == ["Nuala & Pat"]


def test_who_comes_for_the_house_is_marked(drive: Drive) -> None:
    assert not drive.people.house.isVisible()
    drive.people.left_over.chosen.emit(LeftOver.ORGANISER)
    drive.people.names.setFocus()
    click(drive.people.house)
    drive.people.names.setFocus()
    come(drive, "Org & Orla", "Nuala & Pat")
    assert notes(drive) == {"Org & Orla": "for the house", "Nuala & Pat": ""}
    assert [person.house for person in drive.evening.people] == [True, True, False, False]


def test_the_field_stays_in_view_however_long_the_list_is(drive: Drive) -> None:
    drive.whole.window.resize(911, 512)
    come(drive, *(f"Ann {number} & Ben {number}" for number in range(1, 30)))
    assert not drive.people.names.visibleRegion().isEmpty()


def test_the_acts_stand_below_the_row_of_the_line(drive: Drive) -> None:
    come(drive, *(f"Ann {number} & Ben {number}" for number in range(1, 14)))
    for width in (1366, 700):
        drive.whole.window.resize(width, 768)
        turn()
        for at in (0, 6, 12):
            chosen = drive.people.list.lines[at]
            click(chosen)
            panel = drive.people.list.panel.geometry()
            assert panel.top() >= chosen.geometry().bottom() - 14
            for other in drive.people.list.lines:
                assert not other.geometry().adjusted(7, 7, -7, -7).intersects(panel.adjusted(7, 7, -7, -7))
            assert panel.bottom() <= drive.people.list.height()
            click(chosen)


def test_seats_by_table_cards_are_entered_by_keys_and_stay_when_the_question_is_left(drive: Drive) -> None:
    come(drive, "Ann & Ben", "Cis & Dan", "Eve & Fay", "Gus & Hal", "Tom")
    drive.choose(drive.people.seats, Seats.CARDS)
    assert drive.people.footer.start.label == "Seat and begin"
    drive.push(drive.people.footer.start)
    panel = drive.people.list.panel
    assert focused() is panel.field
    assert panel.field.accessibleName() == "Which table did Ann & Ben draw? From 1 to 2."
    drive.type("2")
    drive.enter()
    assert notes(drive)["Ann & Ben"] == "table 2"
    drive.type("3")
    drive.enter()
    assert drive.people.said == "Which table did Cis & Dan draw? From 1 to 2."
    press(drive.whole.window, Qt.Key.Key_Escape)
    assert notes(drive)["Ann & Ben"] == "table 2"
    drive.push(drive.people.footer.start)
    click(line(drive, "Gus & Hal"))
    drive.type("2")
    drive.enter()
    assert panel.asking is not None
    assert panel.asking.people == (3, 4)
    for table in "12":
        drive.type(table)
        drive.enter()
    assert drive.people.said == "Table 2 is full already."
    panel.field.setText("")
    drive.type("1")
    drive.enter()
    assert drive.whole.window.router.is_at("drive_games")
    assert [table.sides for table in drive.evening.tables] == [(2, 3), (1, 4)]


def test_how_seats_are_found_is_chosen_for_one_evening(drive: Drive) -> None:
    drive.choose(drive.people.seats, Seats.CARDS)
    click(drive.people.header.back)
    drive.clubs.name.setText("Castlegar")
    click(drive.clubs.begin)
    assert drive.people.seats.value is Seats.CHANCE
    assert drive.people.footer.start.label == "Draw the seats and begin"


def test_seats_follow_the_places_of_the_evening_before(drive: Drive) -> None:
    assert [answer.label for answer in drive.people.seats.answers][-1] == "By table cards, drawn face down"
    drive.people.games.changed.emit(1)
    drive.people.names.setFocus()
    seat(drive, 4)
    for box in drive.games.tables.boxes:
        click(box.sides[0])
    winners = {box.sides[0].shown.names for box in drive.games.tables.boxes}
    click(drive.games.footer.start)
    click(drive.end.night)
    come(drive, *(f"Ann {number} & Ben {number}" for number in range(1, 5)))
    drive.choose(drive.people.seats, Seats.PLACES)
    drive.push(drive.people.footer.start)
    assert {side.shown.names for side in drive.games.tables.boxes[0].sides} == winners
