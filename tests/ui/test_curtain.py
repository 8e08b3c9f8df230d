"""Several persons at one screen: between their turns a curtain hides every hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, press, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import Record, seated
from twentyfive.engine.sitters import Sitter, TableSetup
from twentyfive.ui.curtain import Curtain
from twentyfive.ui.wording.names import card_name


@pytest.fixture
def whole(tmp_path: Path, qapp: object) -> Iterator[Whole]:
    del qapp
    made = Whole(tmp_path)
    yield made
    made.close()


def begin(whole: Whole, persons: int, *, seed: int = 8) -> None:
    """A game of five in which the first seats are persons."""
    sitters = tuple(Sitter() if seat < persons else Sitter(Level.MEDIUM) for seat in range(5))
    header = TableSetup(seated("twenty-five", 5, 5), NAMES[:5], sitters).new_record().header
    whole.window.play(Record.new(header.rules, names=header.names, seats=header.seats, seed=seed))


def curtain(whole: Whole) -> Curtain:
    return whole.window.table.curtain


def until_curtain(whole: Whole) -> None:
    while not curtain(whole).isVisible():
        turn_by_mouse(whole)


def test_the_curtain_falls_before_each_persons_turn_and_names_them(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    assert curtain(whole).open_button.label == "I am Anna: show my hand"
    assert whole.hand() == ()
    click(curtain(whole).open_button)
    assert whole.view.seat == 0
    assert {button.card for button in whole.hand()} == set(whole.engine.state.current_deal.hands[0])
    click(whole.playable()[0])
    assert whole.hand() == ()
    until_curtain(whole)
    assert curtain(whole).open_button.label == "I am Mary: show my hand"


def test_space_opens_it_for_the_person_named_and_no_other_key_works_under_it(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    before = whole.engine.state
    for key in (Qt.Key.Key_1, Qt.Key.Key_V, Qt.Key.Key_H):
        press(whole.window, key)
    assert curtain(whole).isVisible()
    assert whole.engine.state == before
    press(whole.window, Qt.Key.Key_Space)
    assert not curtain(whole).isVisible()
    assert whole.view.seat == 0


def test_nothing_that_is_said_under_the_curtain_names_a_card_of_a_hand(whole: Whole) -> None:
    begin(whole, 3)
    falls = 0
    while falls < 6:
        until_curtain(whole)
        falls += 1
        state = whole.engine.state
        for hand in state.current_deal.hands:
            for card in hand:
                assert card_name(card) not in whole.said()
        click(curtain(whole).open_button)
        if whole.window.table.decision_panel.isVisible():
            turn_by_mouse(whole)
        click(whole.playable()[0])


def test_one_person_alone_never_meets_a_curtain(whole: Whole) -> None:
    begin(whole, 1)
    while not whole.view.history:
        turn_by_mouse(whole)
        assert not curtain(whole).isVisible()


def test_a_game_of_several_persons_is_continued_under_the_curtain(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    click(curtain(whole).open_button)
    record = whole.engine.record
    assert record is not None
    whole.window.play(record)
    assert curtain(whole).isVisible()
    assert whole.hand() == ()


def test_undo_leads_back_under_the_curtain(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    click(curtain(whole).open_button)
    click(whole.playable()[0])
    until_curtain(whole)
    click(curtain(whole).open_button)
    press(whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert curtain(whole).isVisible()
    assert curtain(whole).open_button.label == "I am Anna: show my hand"
