"""The help of practising: the deal again or skipped, open hands, thoughts, the number of the deal, and claims."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.core.strategies import MANY_CHANGES
from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of
from tests.ui.pages.practise.practise_table.practising import click_row, current, log, open_moves, practising
from tests.ui.pressing import click
from tests.ui.seated import PERSON, begin, until
from tests.ui.whole import Start, Whole, button, names, press, turn_by_keys, turn_by_mouse
from twentyfive.core import legal_moves, to_act
from twentyfive.core.codes.deal_code import parse_deal_code
from twentyfive.core.moves import DealCards, ScoreDeal
from twentyfive.engine.game.events import Hint
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.accessibility.shortcuts import Aid
from twentyfive.ui.pages.practise.practise_page import PractisePage
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.panels.table_menu import TableMenu

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def test_the_deal_can_be_begun_again_with_the_same_cards(whole: Whole) -> None:
    record = log(whole)
    everything = record.moves
    press(whole.window, Key.Key_Home, CTRL)
    assert whole.view.deal_number == 2
    assert not whole.view.tricks
    assert whole.view.my_turn
    assert record.log == everything
    turn_by_keys(whole)
    assert whole.view.deal_number == 2


def test_a_skipped_deal_is_over_at_once_and_counts_as_played_with_help(whole: Whole) -> None:
    heard: list[str] = []
    whole.window.table.announcer.said.connect(heard.append)
    press(whole.window, Key.Key_End, CTRL)
    assert isinstance(log(whole).moves[-1], ScoreDeal)
    (result,) = (sentence for sentence in heard if sentence.startswith("Deal 2: "))
    assert result.endswith("First to 200.")
    assert current(whole) is Overlay.DEAL
    assert not whole.moving()
    (kept,) = whole.window.playing.saver.saves.paths()
    assert 2 in read_saved(kept).notes.hints


def test_hidden_cards_stay_hidden_in_a_game_for_points(whole: Whole) -> None:
    for key in (Key.Key_O, Key.Key_W):
        press(whole.window, key)
        assert whole.line().startswith("Only in “Practise”.")
    assert not any(whole.view.open_hands)
    assert whole.window.table.top.open_hands.rows == {}


def test_one_key_opens_and_closes_all_hands_without_telling_the_other_players(whole: Whole) -> None:
    practising(whole)
    helped: list[int] = []
    whole.engine.helped.connect(lambda: helped.append(1))
    press(whole.window, Key.Key_O)
    held = whole.engine.state.current_deal.hands
    shown = whole.window.table.top.open_hands.rows
    assert {seat: set(row.cards) for seat, row in shown.items()} == {seat: set(held[seat]) for seat in (1, 2)}
    assert whole.said() == "All hands are shown. The computer players do not see them."
    assert helped
    assert not any(whole.engine.seats.view(whole.engine.state, 1).open_hands), "the view of a computer player"
    click(whole.playable()[0])
    assert whole.window.table.director.hands_open, "they stay open"
    press(whole.window, Key.Key_O)
    assert whole.window.table.top.open_hands.rows == {}


def test_open_hands_without_room_are_mentioned_and_can_be_read_out(start: Start) -> None:
    whole = start(text=2.5)
    whole.window.resize(1280, 800)
    whole.begin(10, 2)
    whole.window.practise.practise()
    press(whole.window, Key.Key_O)
    assert whole.line().startswith("No room to show the hands.")
    press(whole.window, Key.Key_V)
    assert "Mary’s hand lies open: " in whole.said()


def test_the_hands_are_covered_when_another_game_begins(whole: Whole) -> None:
    practising(whole)
    press(whole.window, Key.Key_O)
    whole.begin(3, 3, seed=4)
    assert not any(whole.view.open_hands)
    press(whole.window, Key.Key_O)
    assert not any(whole.view.open_hands)


def test_a_thought_can_be_asked_for_at_any_moment_of_the_list(whole: Whole) -> None:
    practising(whole)
    hints: list[Hint] = []
    whole.engine.advised.connect(hints.append)
    press(whole.window, Key.Key_W)
    assert hints[-1].seat == 0
    open_moves(whole)
    record, model = log(whole), whole.window.practise.moves.list.rows
    row = next(row for row, ply in enumerate(model.plies) if to_act(record.state_at(ply)) == 2)
    click_row(whole, row)
    click(button(whole.window.practise.moves, "What would you do?"))
    assert hints[-1].seat == 2
    assert whole.line().startswith("In Seán’s place:")
    assert hints[-1].advice.move in legal_moves(record.state)
    assert record.ply == model.plies[row], "the move is not made"


def test_the_copied_number_of_the_deal_stands_for_the_same_cards(whole: Whole) -> None:
    press(whole.window, Key.Key_C, CTRL)
    code = QGuiApplication.clipboard().text()
    assert code in whole.line()
    dealt = [move for move in log(whole).moves if isinstance(move, DealCards)][-1]
    coded = parse_deal_code(code)
    count = whole.view.rules.cards_dealt
    assert coded.deal.pack[:count] == dealt.pack[:count]
    assert coded.deal.dealer == dealt.dealer
    assert coded.rules == whole.view.rules
    letters = whole.said().split(":")[1]
    assert code.replace("-", "") == "".join(sign for sign in letters if sign.isalnum())


def test_the_practise_panel_gives_a_reason_for_each_button_that_is_off(whole: Whole) -> None:
    table = whole.window.table
    press(whole.window, Key.Key_Escape)
    click(button(table.overlays.menu, "Practise"))
    panel = whole.window.practise.panel
    assert current(whole) is Overlay.PRACTISE
    assert panel.button(Aid.HANDS).reason.startswith("Only in “Practise”.")
    assert panel.button(Aid.CLAIM).reason == "You can claim once nobody can take another trick from you."
    assert panel.button(Aid.SKIP).isEnabled()
    press(whole.window, Key.Key_Down)
    press(whole.window, Key.Key_Return)
    assert current(whole) is Overlay.MOVES
    press(whole.window, Key.Key_Escape)
    assert current(whole) is None


@pytest.mark.broad
def test_with_several_persons_going_back_shows_no_hand(whole: Whole) -> None:
    begin(whole, PERSON, PERSON, PERSON, PERSON)
    until(whole, lambda: len(whole.view.tricks) == 2)
    table = whole.window.table
    if table.curtain.isVisible():
        click(table.curtain.open_button)
    open_moves(whole)
    click_row(whole, whole.window.practise.moves.list.rows.rowCount() - 3)
    assert whole.view.hand == ()
    assert not any(whole.view.open_hands)
    assert table.curtain.isHidden()
    press(whole.window, Key.Key_Escape)
    assert table.curtain.isVisible()


def test_the_menu_of_a_lesson_has_no_practise_entry(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    menu = dressed(TableMenu(table), look_of(1280, 800))
    menu.preferred_size(QSize(800, 800))
    table.show()
    assert "New game" in names(menu)
    assert "Practise" not in names(menu)


def until_claim(whole: Whole) -> None:
    """Play on until a claim is offered."""
    offered = whole.window.practise.claim_button
    for _ in range(3000):
        if offered.isVisible():
            return
        turn_by_mouse(whole)
    raise AssertionError("no claim was ever offered")


@pytest.mark.broad
def test_sure_tricks_can_be_claimed_by_mouse(whole: Whole) -> None:
    whole.begin(2, 2, target=1000)
    practising(whole)
    until_claim(whole)
    deal, tricks = whole.view.deal_number, len(whole.view.tricks)
    left = len(whole.view.hand)
    assert left >= 2
    click(whole.window.practise.claim_button)
    done = whole.engine.state.current_deal
    assert (done.number, len(done.tricks)) == (deal, tricks + left)
    assert all(trick.winner == 0 for trick in done.tricks[tricks:])
    assert current(whole) is Overlay.DEAL


def test_a_claim_by_key_without_sure_tricks_says_why_not(whole: Whole) -> None:
    before = log(whole).moves
    press(whole.window, Key.Key_C)
    assert whole.line().startswith("You can claim once")
    assert log(whole).moves == before


@pytest.mark.broad
def test_a_deal_with_too_many_changed_rules_has_no_number_and_says_so(whole: Whole) -> None:
    whole.begin(3, 3, **MANY_CHANGES)
    why = "Too many rules are changed for a deal number."
    QGuiApplication.clipboard().setText("mine")
    press(whole.window, Key.Key_C, CTRL)
    assert why in whole.line()
    assert QGuiApplication.clipboard().text() == "mine"
    press(whole.window, Key.Key_Escape)
    click(button(whole.window.table.overlays.menu, "Practise"))
    panel = whole.window.practise.panel
    assert panel.button(Aid.NUMBER).reason == panel.button(Aid.OTHERWISE).reason == why
    assert panel.button(Aid.RESTART).isEnabled()


def test_the_practise_page_opens_even_if_the_deal_on_the_table_has_no_number(whole: Whole) -> None:
    whole.begin(3, 3, **MANY_CHANGES)
    whole.window.start.chosen.emit(Entry.PRACTISE)
    same_deal = whole.page(PractisePage).form.same_deal
    assert same_deal.reason == "Too many rules are changed for a deal number."
