"""Practising at the table: the list of moves, bookmarks, the deal again or skipped, open hands, thoughts, claims."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.core.strategies import MANY_CHANGES
from tests.ui.pages import look_of
from tests.ui.pressing import click
from tests.ui.seated import PERSON, begin, until
from tests.ui.whole import Whole, button, names, press, turn_by_keys, turn_by_mouse
from twentyfive.core import Phase, Record, legal_moves, to_act
from twentyfive.core.deal_code import parse_deal_code
from twentyfive.core.moves import DealCards, PlayCard, ScoreDeal
from twentyfive.engine.events import Hint
from twentyfive.ui.keys import Aid
from twentyfive.ui.move_list_rows import RowRole
from twentyfive.ui.overlays import Overlay
from twentyfive.ui.table_menu import TableMenu
from twentyfive.ui.wording.names import card_sign

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def whole(qtbot: QtBot, tmp_path: Path) -> Iterator[Whole]:
    """The program with a game of three, one deal and a few cards on."""
    del qtbot
    made = Whole(tmp_path)
    made.begin(3, 3, target=200)
    turns = 0
    while made.view.deal_number < 2 or len(made.view.tricks) < 2 or not made.view.my_turn:
        turn_by_mouse(made)
        turns += 1
        assert turns < 80
    yield made
    made.close()


def rows(whole: Whole) -> list[str]:
    model = whole.window.practise.moves.list.rows
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def present(whole: Whole) -> str:
    """The words of the row that is marked as where the game stands."""
    model = whole.window.practise.moves.list.rows
    marked = [row for row in range(model.rowCount()) if model.index(row).data(RowRole.PRESENT)]
    assert len(marked) == 1
    return rows(whole)[marked[0]]


def log(whole: Whole) -> Record:
    record = whole.engine.record
    assert record is not None
    return record


def click_row(whole: Whole, row: int) -> None:
    moves = whole.window.practise.moves.list
    moves.scrollTo(moves.rows.index(row))
    area = moves.visualRect(moves.rows.index(row))
    click(moves.viewport(), QPoint(area.left() + 20, area.center().y()))
    QApplication.processEvents()


def open_moves(whole: Whole) -> None:
    press(whole.window, Key.Key_L)
    assert whole.window.table.overlays.current is Overlay.MOVES


def current(whole: Whole) -> Overlay | None:
    return whole.window.table.overlays.current


def test_every_move_is_listed_in_words_deal_by_deal(whole: Whole) -> None:
    open_moves(whole)
    listed, record = rows(whole), log(whole)
    deals = [move for move in record.moves if isinstance(move, DealCards)]
    headings = [words for words in listed if words.startswith("Deal ") and "turned up" in words]
    assert [words.split(":")[0] for words in headings] == ["Deal 1", "Deal 2"]
    assert len(headings) == len(deals)
    played = [move.card for move in record.moves if isinstance(move, PlayCard)]
    said = [words for words in listed if " plays " in words or " play " in words or " lead" in words]
    assert [words.rsplit(" ", 1)[1] for words in said] == [card_sign(card) for card in played]
    assert any(words.startswith("You ") for words in said)
    assert any(words.startswith("Mary ") for words in said)
    assert "Deal 1 is over" in listed
    assert present(whole) == listed[-1]


def test_the_list_tells_nothing_that_was_hidden(whole: Whole) -> None:
    open_moves(whole)
    dealt = [move for move in log(whole).moves if isinstance(move, DealCards)][-1]
    hidden = {card_sign(card) for card in dealt.pack} - {card_sign(card) for card in whole.view.seen}
    listed = rows(whole)
    this_deal = listed[next(row for row, words in enumerate(listed) if words.startswith("Deal 2:")) :]
    assert hidden.isdisjoint(" ".join(this_deal).replace(":", "").split())


def test_a_click_goes_back_the_rest_stays_and_the_game_goes_on_by_its_log(whole: Whole) -> None:
    record = log(whole)
    everything = record.moves
    open_moves(whole)
    model = whole.window.practise.moves.list.rows
    row = next(at for at, ply in enumerate(model.plies) if to_act(record.state_at(ply)) == 1)
    click_row(whole, row)
    assert record.ply == model.plies[row]
    assert record.log == everything
    assert present(whole) == rows(whole)[row]
    assert model.index(row + 1).data(RowRole.UNDONE)
    assert current(whole) is Overlay.MOVES
    click(button(whole.window.practise.moves, "Go on from here"))
    assert current(whole) is None
    assert to_act(whole.engine.state) == 0, "it stands where you decide next"
    assert record.log == everything


def test_up_down_and_enter_jump_and_escape_goes_on(whole: Whole) -> None:
    record = log(whole)
    open_moves(whole)
    model, last = whole.window.practise.moves.list.rows, record.ply
    for _ in range(4):
        press(whole.window, Key.Key_Up)
    assert record.ply == last, "walking goes nowhere yet"
    press(whole.window, Key.Key_Return)
    assert record.ply == model.plies[-5]
    press(whole.window, Key.Key_Down)
    press(whole.window, Key.Key_Space)
    assert record.ply == model.plies[-4]
    press(whole.window, Key.Key_Escape)
    assert current(whole) is None
    assert to_act(whole.engine.state) == 0


def test_a_jump_to_the_end_of_a_deal_shows_its_result_when_the_list_is_left(whole: Whole) -> None:
    record = log(whole)
    open_moves(whole)
    row = rows(whole).index("Deal 1 is over")
    click_row(whole, row)
    assert current(whole) is Overlay.MOVES
    press(whole.window, Key.Key_Escape)
    assert current(whole) is Overlay.DEAL
    click(button(whole.window.table.overlays.deal, "Next deal"))
    assert record.state.current_deal.number == 2


def test_who_decides_otherwise_in_the_past_goes_another_way(whole: Whole) -> None:
    record = log(whole)
    open_moves(whole)
    model = whole.window.practise.moves.list.rows
    ply = next(
        ply
        for ply in model.plies
        if to_act(record.state_at(ply)) == 0
        and len(legal_moves(record.state_at(ply))) > 2
        and record.state_at(ply).phase is Phase.PLAY
    )
    click_row(whole, model.plies.index(ply))
    press(whole.window, Key.Key_Escape)
    made = record.move_at(ply)
    other = next(card for card in whole.playable() if PlayCard(card.card) != made)
    click(other)
    assert record.moves[ply] == PlayCard(other.card)
    open_moves(whole)
    assert f"You lead {card_sign(other.card)}" in rows(whole) or f"You play {card_sign(other.card)}" in rows(whole)


def test_a_row_is_read_out_with_all_that_is_marked_on_it(whole: Whole) -> None:
    open_moves(whole)
    moves = whole.window.practise.moves
    row = moves.list.rows.rowCount() - 3
    click_row(whole, row)
    click(moves.mark)
    moves.form.field.setText("Here it went wrong")
    press(whole.window, Key.Key_Return)
    model = moves.list.rows
    spoken = str(model.index(row).data(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.endswith("the game stands here, bookmark: Here it went wrong")
    assert "♠" not in spoken
    later = str(model.index(row + 1).data(Qt.ItemDataRole.AccessibleTextRole))
    assert later.endswith("taken back")


def test_bookmarks_by_keys_are_found_again_and_kept(whole: Whole, tmp_path: Path) -> None:
    open_moves(whole)
    moves = whole.window.practise.moves
    assert moves.next_mark.reason == "There are no bookmarks in this game yet."
    press(whole.window, Key.Key_Home)
    press(whole.window, Key.Key_Down)
    ply = moves.list.ply
    assert ply is not None
    press(whole.window, Key.Key_Tab)
    assert moves.mark.hasFocus()
    press(whole.window, Key.Key_Return)
    assert moves.form.field.hasFocus()
    assert moves.form.field.text().startswith("Deal 1")
    QTest.keyClicks(moves.form.field, "Kitty")
    press(whole.window, Key.Key_Return)
    assert moves.list.hasFocus()
    assert (tmp_path / "bookmarks.json").exists()
    press(whole.window, Key.Key_End)
    click(moves.next_mark)
    assert moves.list.ply == ply
    assert moves.list.currentIndex().data(RowRole.BOOKMARK) == "Kitty"
    click(moves.mark)
    assert moves.list.currentIndex().data(RowRole.BOOKMARK) == ""


@pytest.mark.parametrize("name", ["5\N{NO-BREAK SPACE}trumps", "lost \N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}"])
def test_a_name_that_cannot_be_a_bookmarks_is_judged_before_it_is_kept(name: str, whole: Whole) -> None:
    open_moves(whole)
    moves = whole.window.practise.moves
    click(moves.mark)
    QApplication.clipboard().setText(name)
    press(whole.window, Key.Key_V, CTRL)
    assert moves.form.field.text() == name
    assert not moves.form.save.isEnabled()
    assert "control signs" in moves.form.save.reason
    press(whole.window, Key.Key_Return)
    assert moves.form.isVisible()
    QTest.keyClicks(moves.form.field, "x")
    press(whole.window, Key.Key_A, CTRL)
    QTest.keyClicks(moves.form.field, "lost")
    press(whole.window, Key.Key_Return)
    assert moves.list.currentIndex().data(RowRole.BOOKMARK) == "lost"


def test_bookmarks_that_another_program_has_damaged_meanwhile_are_told(whole: Whole, tmp_path: Path) -> None:
    open_moves(whole)
    moves = whole.window.practise.moves
    click(moves.mark)
    (tmp_path / "bookmarks.json").write_text("damaged")
    press(whole.window, Key.Key_Return)
    assert any("could not be read" in label.text() for label in moves.findChildren(QLabel) if label.isVisible())
    click(moves.mark)
    press(whole.window, Key.Key_Return)
    assert moves.list.currentIndex().data(RowRole.BOOKMARK).startswith("Deal")


def test_a_name_can_be_left(whole: Whole) -> None:
    open_moves(whole)
    moves = whole.window.practise.moves
    click(moves.mark)
    moves.form.field.clear()
    moves.form.field.textEdited.emit("")
    assert not moves.form.save.isEnabled()
    press(whole.window, Key.Key_Escape)
    assert moves.form.isHidden()
    assert moves.mark.isVisible()
    assert current(whole) is Overlay.MOVES


def test_the_deal_is_begun_again_with_the_same_cards(whole: Whole) -> None:
    record = log(whole)
    everything = record.moves
    press(whole.window, Key.Key_Home, CTRL)
    assert whole.view.deal_number == 2
    assert not whole.view.tricks
    assert whole.view.my_turn
    assert record.log == everything
    turn_by_keys(whole)
    assert whole.view.deal_number == 2


def test_the_deal_is_skipped_at_once_and_counts_as_helped(whole: Whole) -> None:
    press(whole.window, Key.Key_End, CTRL)
    assert isinstance(log(whole).moves[-1], ScoreDeal)
    assert current(whole) is Overlay.DEAL
    assert not whole.moving()
    notes = whole.window.playing.keeper._game
    assert notes is not None
    assert 2 in notes.notes.hints


def practising(whole: Whole) -> None:
    whole.window.practise.practise()


def test_hidden_cards_stay_hidden_in_a_game_for_points(whole: Whole) -> None:
    for key in (Key.Key_O, Key.Key_W):
        press(whole.window, key)
        assert whole.line().startswith("That is for practising.")
    assert not any(whole.view.open_hands)
    assert whole.window.table.top.open_hands.rows == {}


def test_all_hands_open_and_close_by_one_key_and_nobody_else_knows(whole: Whole) -> None:
    practising(whole)
    helped: list[int] = []
    whole.engine.helped.connect(lambda: helped.append(1))
    press(whole.window, Key.Key_O)
    held = whole.engine.state.current_deal.hands
    shown = whole.window.table.top.open_hands.rows
    assert {seat: set(row.cards) for seat, row in shown.items()} == {seat: set(held[seat]) for seat in (1, 2)}
    assert whole.said() == "All hands lie open. The others do not know it."
    assert helped
    assert not any(whole.engine.seats.view(whole.engine.state, 1).open_hands), "what a computer player is asked with"
    click(whole.playable()[0])
    assert whole.window.table.director.hands_open, "they stay open"
    press(whole.window, Key.Key_O)
    assert whole.window.table.top.open_hands.rows == {}


def test_where_the_cards_find_no_room_that_is_said_and_they_are_read_out(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    whole = Whole(tmp_path, text=2.5)
    whole.window.resize(1280, 800)
    whole.begin(10, 2)
    whole.window.practise.practise()
    press(whole.window, Key.Key_O)
    assert whole.line().startswith("The cards find no room here.")
    press(whole.window, Key.Key_V)
    assert "Mary's hand lies open: " in whole.said()
    whole.close()


def test_the_hands_are_covered_when_another_game_begins(whole: Whole) -> None:
    practising(whole)
    press(whole.window, Key.Key_O)
    whole.begin(3, 3, seed=4)
    assert not any(whole.view.open_hands)
    press(whole.window, Key.Key_O)
    assert not any(whole.view.open_hands)


def test_it_can_be_asked_what_a_good_player_would_do_in_any_place(whole: Whole) -> None:
    practising(whole)
    hints: list[Hint] = []
    whole.engine.advised.connect(hints.append)
    press(whole.window, Key.Key_W)
    assert hints[-1].seat == 0
    open_moves(whole)
    record, model = log(whole), whole.window.practise.moves.list.rows
    row = next(at for at, ply in enumerate(model.plies) if to_act(record.state_at(ply)) == 2)
    click_row(whole, row)
    click(button(whole.window.practise.moves, "What would you do?"))
    assert hints[-1].seat == 2
    assert whole.line().startswith("In Seán's place:")
    assert hints[-1].advice.move in legal_moves(record.state)
    assert record.ply == model.plies[row], "it is told, not played"


def test_the_number_of_the_deal_is_copied_and_gives_the_same_cards(whole: Whole) -> None:
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


def test_everything_is_in_the_menu_with_a_reason_where_it_is_off(whole: Whole) -> None:
    table = whole.window.table
    press(whole.window, Key.Key_Escape)
    click(button(table.overlays.menu, "Practise"))
    panel = whole.window.practise.panel
    assert current(whole) is Overlay.PRACTISE
    assert panel.button(Aid.HANDS).reason.startswith("That is for practising.")
    assert panel.button(Aid.CLAIM).reason == "You can claim the rest when nobody can take a trick from you any more."
    assert panel.button(Aid.SKIP).isEnabled()
    press(whole.window, Key.Key_Down)
    press(whole.window, Key.Key_Return)
    assert current(whole) is Overlay.MOVES
    press(whole.window, Key.Key_Escape)
    assert current(whole) is None


def test_where_several_share_the_screen_looking_back_shows_no_hand(whole: Whole) -> None:
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


def test_a_table_of_lessons_offers_no_practising(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    menu = TableMenu(look_of(1280, 800), table)
    menu.preferred_size(look_of(1280, 800), QSize(800, 800))
    table.show()
    assert "New game" in names(menu)
    assert "Practise" not in names(menu)


def until_claim(whole: Whole) -> None:
    """Play on, the deals skipped where nothing can be claimed, until the claim is offered."""
    offered = whole.window.practise.claim_button
    for _ in range(3000):
        if offered.isVisible():
            return
        turn_by_mouse(whole)
    raise AssertionError("it was never offered")


def test_a_won_rest_can_be_claimed_by_mouse_or_played_on(whole: Whole) -> None:
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


def test_a_claim_by_key_says_why_not_where_nothing_is_won(whole: Whole) -> None:
    before = log(whole).moves
    press(whole.window, Key.Key_C)
    assert whole.line().startswith("You can claim the rest when")
    assert log(whole).moves == before


def test_where_too_many_rules_are_changed_the_deal_has_no_number_and_that_is_said(whole: Whole) -> None:
    whole.begin(3, 3, **MANY_CHANGES)
    why = "So many rules of this game are changed that the number of a deal would be too long."
    QGuiApplication.clipboard().setText("mine")
    press(whole.window, Key.Key_C, CTRL)
    assert why in whole.line()
    assert QGuiApplication.clipboard().text() == "mine"
    press(whole.window, Key.Key_Escape)
    click(button(whole.window.table.overlays.menu, "Practise"))
    panel = whole.window.practise.panel
    assert panel.button(Aid.NUMBER).reason == panel.button(Aid.OTHERWISE).reason == why
    assert panel.button(Aid.RESTART).isEnabled()


def test_practising_opens_where_the_deal_on_the_table_has_no_number(whole: Whole) -> None:
    whole.begin(3, 3, **MANY_CHANGES)
    whole.window.start.practise_asked.emit()
    same_deal = whole.window.others.practising.page.form.same_deal
    assert same_deal.reason == "So many rules of this game are changed that the number of a deal would be too long."
