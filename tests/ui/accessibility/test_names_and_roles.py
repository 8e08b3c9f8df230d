"""The accessible names and roles of the things on the table and on the pages, as Qt reports them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of
from tests.ui.panels import seen_by
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, button, press, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import Record, new_game, seated
from twentyfive.core.moves import Bid
from twentyfive.core.state import Call
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, TableSetup
from twentyfive.presentation.table.actions import Action
from twentyfive.presentation.table.plate_text import plate_text
from twentyfive.ui.accessibility.roles import install_roles
from twentyfive.ui.cards.plain_suits import SuitRow
from twentyfive.ui.cards.small_card import SmallCard
from twentyfive.ui.pages.learn.lesson_panel import LessonPanel
from twentyfive.ui.pages.learn.trainer_order import OrderRow
from twentyfive.ui.pages.new_game.seat_table import SeatButton
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.widgets.bar_table import BarTable
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.height_for_width import HeightForWidth
from twentyfive.ui.widgets.name_form import NameForm, NameJudgement
from twentyfive.ui.widgets.status_label import StatusLabel
from twentyfive.wording.choice import Answer

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture(autouse=True)
def _groups(qapp: QApplication) -> None:
    del qapp
    install_roles()


def accessible(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def all_accessible(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield an interface and its visible descendants."""
    if not interface.state().invisible:
        yield interface
        for index in range(interface.childCount()):
            yield from all_accessible(interface.child(index))


def twice(window: QWidget) -> list[str]:
    """The names that a screen reader would read twice, as name and as description."""
    pairs = [(each.text(NAME), each.text(DESCRIPTION)) for each in all_accessible(accessible(window))]
    return [name for name, description in pairs if description and description in name]


@pytest.mark.broad("Overlay.MENU-*")
@pytest.mark.parametrize(
    ("overlay", "name"),
    [
        (Overlay.MENU, "Menu"),
        (Overlay.SPEED, "How fast cards move"),
        (Overlay.RANKING, "What beats what in this deal"),
        (Overlay.PRACTISE, "Practise"),
    ],
)
def test_a_panel_over_the_table_is_a_group_with_a_name(whole: Whole, overlay: Overlay, name: str) -> None:
    whole.begin(5, 5)
    panel = accessible(whole.window.table.overlays.panel(overlay))
    assert (panel.role(), panel.text(NAME)) == (QAccessible.Role.Grouping, name)


def test_the_list_of_moves_is_a_group_with_a_name(whole: Whole) -> None:
    whole.begin(5, 5)
    panel = accessible(whole.window.practise.moves)
    assert (panel.role(), panel.text(NAME)) == (QAccessible.Role.Grouping, "Moves")


def test_the_question_names_the_panel_that_asks_it(whole: Whole) -> None:
    whole.begin(5, 5)
    panel = accessible(whole.window.table.decision_panel)
    assert panel.role() is QAccessible.Role.Grouping
    assert panel.text(NAME) == "You hold the ace of clubs, so you may rob. Take the queen of clubs?"


def test_the_step_names_the_panel_of_a_lesson_in_words(front: QWidget) -> None:
    panel = dressed(LessonPanel(front), look_of(1280, 800))
    panel.tell("A♥ is no heart", "", "")
    assert accessible(panel).text(NAME) == "The ace of hearts is no heart"


def test_the_ranks_and_cards_of_the_ranking_have_the_role_of_text(whole: Whole) -> None:
    whole.begin(5, 5)
    overlays = whole.window.table.overlays
    overlays.open(Overlay.RANKING)
    rows = [*overlays.ranking.findChildren(SuitRow), *overlays.ranking.findChildren(SmallCard)]
    assert len(rows) > 10
    assert {accessible(row).role() for row in rows} == {QAccessible.Role.StaticText}


@pytest.mark.parametrize("painted", [OrderRow, BarTable])
def test_a_painted_widget_with_a_name_has_the_role_of_text(front: QWidget, painted: type[HeightForWidth]) -> None:
    assert accessible(dressed(painted(front), look_of(1280, 800))).role() is QAccessible.Role.StaticText


def test_nothing_at_the_table_is_read_out_twice(whole: Whole) -> None:
    whole.begin(5, 5)
    click(button(whole.window.table.decision_panel, "Leave it"))
    while not whole.view.history:
        turn_by_mouse(whole)
        assert not twice(whole.window.table)


def test_a_seat_of_a_new_game_is_read_out_once(front: QWidget) -> None:
    seat = dressed(SeatButton(front), look_of(1280, 800))
    seat.set_seat(TableSetup(seated("twenty-five", 2, 2), NAMES[:2], (Person(), Computer(Level.MEDIUM))), 1)
    assert "medium" in accessible(seat).text(NAME)
    assert accessible(seat).text(DESCRIPTION) == ""


def test_a_bid_at_a_plate_is_more_than_a_number() -> None:
    view = seen_by(replace(new_game(seated("fifty-five", 5, 5)), names=NAMES[:5]))
    view = replace(view, calls=(Call(1, Bid(10)),))
    text = plate_text(view, 1, with_points=False, with_chips=True)
    assert text.spoken.endswith(", bid 10")
    assert text.call is not None
    assert text.call.text == "10"


def test_the_answers_of_a_drop_down_are_radio_buttons_of_which_one_is_checked(front: QWidget) -> None:
    field = dressed(DropDown("Level", front), look_of(1280, 800))
    field.show_answers([Answer(number, f"Level {number}") for number in (1, 2, 3)], 1)
    chosen: list[object] = []
    field.chosen.connect(chosen.append)
    field.open()
    assert field.popup is not None
    first, second, _ = field.popup.buttons
    assert {accessible(each).role() for each in field.popup.buttons} == {QAccessible.Role.RadioButton}
    assert (accessible(first).state().checked, accessible(second).state().checked) == (1, 0)
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert (second.hasFocus(), chosen) == (True, []), "an arrow key moves the focus without choosing"
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert chosen == [2]


def test_the_fault_of_a_name_is_announced_and_again_at_enter(front: QWidget) -> None:
    form = dressed(NameForm("Another name", 100, front), look_of(1280, 800))
    form.ask("Friday", lambda name: NameJudgement("Too long.") if len(name) > 8 else NameJudgement(step="Rename"))
    heard: list[str] = []
    form.fault.announcer.said.connect(heard.append)
    QTest.keyClicks(form.field, "Friday nights")
    assert heard == ["Too long."]
    QTest.keyClick(form.field, Qt.Key.Key_Return)
    assert heard == ["Too long."] * 2
    assert form.fault.isVisible()


def test_a_status_is_announced_only_when_it_changes(front: QWidget) -> None:
    done = dressed(StatusLabel(front), look_of(1280, 800))
    heard: list[str] = []
    done.announcer.said.connect(heard.append)
    for sentence in ("Exported to gift.", "Exported to gift.", "", "Exported to box."):
        done.set_text(sentence)
    assert heard == ["Exported to gift.", "Exported to box."]


def test_the_curtain_says_to_whom_the_screen_is_passed(whole: Whole) -> None:
    sitters = (Person(), Person(), Computer(Level.MEDIUM))
    header = TableSetup(seated("twenty-five", 3, 3), NAMES[:3], sitters).new_record().header
    curtain = whole.window.table.curtain
    heard: list[str] = []
    curtain.announcer.said.connect(heard.append)
    whole.window.play(GameToken(Record.new(header.rules, names=header.names, seats=header.seats, seed=8)))
    while not curtain.isVisible():
        turn_by_mouse(whole)
    assert len(heard) == 1
    assert heard[0].startswith("Pass to ")
    assert heard[0].startswith(accessible(curtain).text(NAME))
    assert accessible(curtain).role() is QAccessible.Role.Grouping


def test_last_trick_and_ranking_are_announced_when_a_click_opens_them(whole: Whole) -> None:
    whole.begin(5, 5)
    table = whole.window.table
    click(button(table.decision_panel, "Leave it"))
    table.bar.asked.emit(Action.RANKING)
    assert whole.said().startswith("Clubs are trumps. Best first: 5 of clubs")
    while len(whole.view.tricks) < 2 or not whole.view.my_turn:
        if table.overlays.current is not None:
            press(whole.window, Qt.Key.Key_Escape)
        turn_by_mouse(whole)
    click(button(table.bar, "Last trick"))
    last = whole.said()
    assert last.startswith("Trick 2 of 2. ")
    assert " took the trick." in last
    press(whole.window, Qt.Key.Key_Left)
    assert whole.said().startswith("Trick 1 of 2. ")
