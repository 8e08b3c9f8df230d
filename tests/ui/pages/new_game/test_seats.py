"""The seats on the New game page: the number of players, the sides, the names and the levels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import settle
from tests.ui.pages.new_game.answering import choose, more, opened, rename, started
from tests.ui.pressing import click
from twentyfive.ai import Level
from twentyfive.core import SEATINGS
from twentyfive.engine.seating.players import MOST_PLAYER_NAME_LETTERS, Computer, Person
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.new_game_text import choices_text
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage
from twentyfive.ui.pages.new_game.seat_table import SeatButton, seat_frames

LEFT = Qt.MouseButton.LeftButton


def test_two_to_ten_players_can_sit_at_the_table(page: NewGamePage, qtbot: QtBot) -> None:
    more(page, 5)
    assert len(page.table.plates) == 10
    assert [plate.label for plate in page.table.plates][-1] == "Gráinne"
    for _ in range(9):
        QTest.keyClick(page.players, Qt.Key.Key_Down)
    assert len(page.table.plates) == 2
    assert started(page, qtbot).rules.players == 2


def test_players_can_be_divided_into_sides(page: NewGamePage, qtbot: QtBot) -> None:
    more(page, 1)
    choose(page.sides, "Three pairs")
    rules = started(page, qtbot).rules
    assert (rules.players, rules.sides) == (6, 3)
    assert "You play with Nora." in page.footer.said
    assert "with Nora" in page.table.plates[0].accessibleName()


def test_players_stay_in_pairs_where_their_number_allows(page: NewGamePage) -> None:
    more(page, 1)
    choose(page.sides, "Three pairs")
    more(page, 1)
    assert page.sides.label == "Everybody for themselves"
    for _ in range(3):
        QTest.keyClick(page.players, Qt.Key.Key_Down)
    choose(page.sides, "Two pairs")
    more(page, 1)
    more(page, 3)
    assert page.sides.label == "Everybody for themselves"


@pytest.mark.broad("5")
@pytest.mark.parametrize("players", range(2, 11))
def test_every_seating_of_the_game_is_offered_in_words(page: NewGamePage, players: int) -> None:
    page.restore(choices_text(usual_choices().seat(players)))
    offered = {answer.value for answer in page.sides.answers}
    assert offered == {sides for count, sides in SEATINGS["twenty-five"] if count == players}
    assert len({answer.label for answer in page.sides.answers}) == len(offered)


def test_a_seat_is_given_a_name_and_a_level(page: NewGamePage, qtbot: QtBot) -> None:
    rename(page, 3, "Peig")
    click(page.editor.levels[Level.EASY])
    setup = started(page, qtbot)
    assert setup.names[3] == "Peig"
    assert setup.sitters[3] == Computer(Level.EASY)
    assert setup.sitters[2] == Computer(Level.MEDIUM)
    assert (page.table.plates[3].label, page.table.plates[3].note) == ("Peig", "easy")
    assert "Computer players: easy and medium." in page.footer.said


def test_one_level_can_be_given_to_all_computer_players(page: NewGamePage, qtbot: QtBot) -> None:
    click(page.table.plates[2])
    click(page.editor.levels[Level.EASY])
    click(page.editor.same_for_all)
    assert started(page, qtbot).sitters == (Person(), *[Computer(Level.EASY)] * 4)


def test_the_person_at_the_screen_has_a_name_but_no_level(page: NewGamePage, qtbot: QtBot) -> None:
    rename(page, 0, "Anna")
    assert not page.editor.levels[Level.EASY].isVisible()
    setup = started(page, qtbot)
    assert setup.names[0] == "Anna"
    assert setup.sitters[0] == Person()


def test_a_second_person_shares_the_screen(page: NewGamePage, qtbot: QtBot) -> None:
    click(page.table.plates[2])
    click(page.editor.person)
    assert not page.editor.same_for_all.isVisible()
    setup = started(page, qtbot)
    assert [sitter == Person() for sitter in setup.sitters] == [True, False, True, False, False]
    assert "curtain" in page.footer.said


def test_arrow_keys_move_round_the_table(page: NewGamePage) -> None:
    click(page.table.plates[1])
    page.table.plates[1].setFocus()
    QTest.keyClick(page.table.plates[1], Qt.Key.Key_Up)
    chosen = [plate.label for plate in page.table.plates if plate.isChecked()]
    assert chosen == [page.editor.name.text()]
    assert chosen != ["Mary"]


@pytest.mark.broad("-Seat 2 has no name. Enter one.")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Seat 2 has no name. Enter one."),
        ("Mary|Ann", "Seat 2: a name cannot contain “|”."),
        ("Tom", "Two players are called Tom. Please rename one."),
    ],
)
def test_a_name_that_cannot_be_used_is_explained_and_start_is_off(page: NewGamePage, name: str, sentence: str) -> None:
    rename(page, 1, name)
    assert page.footer.said == sentence
    assert page.footer.start.reason
    assert page.footer.start.reason == sentence
    rename(page, 1, "Mary")
    assert not page.footer.start.reason


def test_a_name_is_cut_to_the_length_that_a_plate_shows(page: NewGamePage) -> None:
    rename(page, 1, "Maximiliana-Theodora")
    assert page.table.plates[1].label == "Maximiliana-"
    assert len("Maximiliana-") == MOST_PLAYER_NAME_LETTERS


def test_names_with_line_breaks_are_refused(page: NewGamePage) -> None:
    page.editor.name.textEdited.emit("Mary\nAnn")
    assert page.footer.said == "Seat 2: a name cannot contain line breaks or control characters."


def test_spaces_round_a_name_are_dropped(page: NewGamePage, qtbot: QtBot) -> None:
    rename(page, 1, " Peig ")
    assert started(page, qtbot).names[1] == "Peig"


def test_seats_are_radio_buttons_and_the_player_buttons_name_the_seat(page: NewGamePage) -> None:
    seat = QAccessible.queryAccessibleInterface(page.table.plates[2])
    assert seat.role() is QAccessible.Role.RadioButton
    click(page.table.plates[2])
    assert page.editor.levels[Level.HARD].accessibleDescription() == "Who sits in Seat 3"
    click(page.table.plates[3])
    assert page.editor.person.accessibleDescription() == "Who sits in Seat 4"


@pytest.mark.broad("0", "9")
@pytest.mark.parametrize("seat", range(10))
def test_a_click_on_a_seat_scrolls_to_its_editor_at_a_table_of_ten(page: NewGamePage, seat: int) -> None:
    page.change("players", 10)
    settle()
    plate, editor = page.table.plates[seat], page.editor
    QTest.mouseClick(plate, LEFT)
    settle()
    assert editor.name.text() == page.chosen.names[seat]
    assert editor.name.visibleRegion().boundingRect() == editor.name.rect()
    assert plate.visibleRegion().boundingRect().contains(plate.frame())


def test_a_click_on_a_seat_does_not_scroll_while_its_editor_is_in_view(page: NewGamePage) -> None:
    """Otherwise the seat would slide from under the pointer, and the next seat would have moved too."""
    plates = page.table.plates
    click(plates[1])
    settle()
    before = [plate.mapTo(page, QPoint(0, 0)) for plate in plates]
    for seat, plate in enumerate(plates[1:], 1):
        click(plate)
        settle()
        assert page.editor.name.text() == page.chosen.names[seat]
        assert [plate.mapTo(page, QPoint(0, 0)) for plate in plates] == before


def test_a_seat_reached_by_keys_stays_in_view_with_its_editor(page: NewGamePage) -> None:
    page.change("players", 10)
    settle()
    page.table.plates[1].setFocus()
    assert page.table.plates[1].isChecked()
    visited = set()
    for key in (*[Qt.Key.Key_Up] * 4, Qt.Key.Key_Right, *[Qt.Key.Key_Down] * 3):
        QTest.keyClick(page.focusWidget(), key)
        focused = QApplication.focusWidget()
        assert isinstance(focused, SeatButton)
        assert focused.isChecked()
        assert page.editor.name.text() == focused.label
        assert focused.visibleRegion().boundingRect() == focused.rect()
        assert page.editor.name.visibleRegion().boundingRect() == page.editor.name.rect()
        visited.add(focused)
    assert len(visited) > 6


def test_left_and_right_go_through_the_levels_across_lines(page: NewGamePage) -> None:
    editor = page.editor
    click(page.table.plates[1])
    click(editor.person)
    editor.person.setFocus()
    ways = (editor.guest, *editor.levels.values(), editor.adapts)
    assert len({button.y() for button in (editor.person, *ways)}) > 1, "all buttons lie in one line"
    for way in ways:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
        assert way.isChecked()
        assert way.hasFocus()
    for way in (*reversed(ways[:-1]), editor.person):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Left)
        assert way.isChecked()
        assert way.hasFocus()


def test_at_either_end_of_the_stepper_the_focus_goes_to_the_other_button(page: NewGamePage) -> None:
    stepper = page.players
    stepper.more.setFocus()
    while stepper.more.isEnabled():
        QTest.keyClick(stepper.more, Qt.Key.Key_Return)
    assert stepper.value == 10
    assert stepper.less.hasFocus()
    while stepper.less.isEnabled():
        QTest.keyClick(stepper.less, Qt.Key.Key_Return)
    assert stepper.value == 2
    assert stepper.more.hasFocus()
    QTest.keyClick(stepper.more, Qt.Key.Key_Return)
    assert stepper.value == 3


@pytest.mark.broad("light")
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_the_plates_show_the_sides_by_a_sign(qtbot: QtBot, theme: ThemeChoice) -> None:
    page = opened(qtbot, theme=theme)
    more(page, 1)
    before = page.table.plates[2].grab().toImage()
    choose(page.sides, "Three pairs")
    assert page.table.plates[2].grab().toImage() != before


@pytest.mark.broad("360-2")
@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("width", [360, 480, 740, 1200])
def test_plates_do_not_overlap_on_the_table(players: int, width: int) -> None:
    frames, height = seat_frames(players, width, 148, 60, 12)
    assert len(frames) == players
    for frame in frames:
        assert frame.x >= 0
        assert frame.right <= width
        assert frame.bottom <= height
    for place, frame in enumerate(frames):
        assert not any(frame.meets(other, slack=-4) for other in frames[:place])


def test_seats_go_clockwise_from_the_person_at_the_bottom() -> None:
    (own, left, top_left, top_right, right), _ = seat_frames(5, 500, 148, 60, 12)
    assert own.y > left.y > top_left.y == top_right.y < right.y == left.y
    assert left.x < top_left.x < top_right.x < right.x
