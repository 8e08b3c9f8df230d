"""The list of moves: every move in words, jumps to each, and bookmarks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from tests.ui.pages.practise.practise_table.practising import click_row, current, log, open_moves, rows
from tests.ui.pressing import click
from tests.ui.reading import sentences
from tests.ui.whole import Whole, button, press
from twentyfive.core import Phase, legal_moves, to_act
from twentyfive.core.moves import DealCards, PlayCard
from twentyfive.ui.pages.practise.move_list_model import RowRole
from twentyfive.ui.pages.practise.practise_table import PractiseTable
from twentyfive.ui.table.overlays import Overlay
from twentyfive.wording.names import card_sign

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def present(whole: Whole) -> str:
    """The words of the row marked as the last move made."""
    model = whole.window.practise.moves.list.rows
    marked = [row for row in range(model.rowCount()) if model.index(row).data(RowRole.PRESENT)]
    assert len(marked) == 1
    return rows(whole)[marked[0]]


def test_every_move_is_listed_in_words_deal_by_deal(whole: Whole) -> None:
    open_moves(whole)
    listed, record = rows(whole), log(whole)
    deals = [move for move in record.moves if isinstance(move, DealCards)]
    headings = [words for words in listed if words.startswith("Deal ") and "turned up" in words]
    assert [words.split(":")[0] for words in headings] == ["Deal 1", "Deal 2"]
    assert len(headings) == len(deals)
    played = [move.card for move in record.moves if isinstance(move, PlayCard)]
    plays = [words for words in listed if " plays " in words or " play " in words or " lead" in words]
    assert [words.rsplit(" ", 1)[1] for words in plays] == [card_sign(card) for card in played]
    assert any(words.startswith("You ") for words in plays)
    assert any(words.startswith("Mary ") for words in plays)
    assert "Deal 1 is over" in listed
    assert present(whole) == listed[-1]


def test_the_list_names_no_hidden_card(whole: Whole) -> None:
    open_moves(whole)
    dealt = [move for move in log(whole).moves if isinstance(move, DealCards)][-1]
    hidden = {card_sign(card) for card in dealt.pack} - {card_sign(card) for card in whole.view.seen}
    listed = rows(whole)
    this_deal = listed[next(row for row, words in enumerate(listed) if words.startswith("Deal 2:")) :]
    assert hidden.isdisjoint(" ".join(this_deal).replace(":", "").split())


def test_a_click_goes_back_in_the_game_and_keeps_the_later_moves(whole: Whole) -> None:
    record = log(whole)
    everything = record.moves
    open_moves(whole)
    model = whole.window.practise.moves.list.rows
    row = next(row for row, ply in enumerate(model.plies) if to_act(record.state_at(ply)) == 1)
    click_row(whole, row)
    assert record.ply == model.plies[row]
    assert record.log == everything
    assert present(whole) == rows(whole)[row]
    assert model.index(row + 1).data(RowRole.UNDONE)
    assert current(whole) is Overlay.MOVES
    click(button(whole.window.practise.moves, "Go on from here"))
    assert current(whole) is None
    assert to_act(whole.engine.state) == 0, "the game goes on to your next decision"
    assert record.log == everything


def test_arrow_keys_and_enter_jump_and_escape_goes_on(whole: Whole) -> None:
    record = log(whole)
    open_moves(whole)
    model, last = whole.window.practise.moves.list.rows, record.ply
    for _ in range(4):
        press(whole.window, Key.Key_Up)
    assert record.ply == last, "moving through the list does not change the game"
    press(whole.window, Key.Key_Return)
    assert record.ply == model.plies[-5]
    press(whole.window, Key.Key_Down)
    press(whole.window, Key.Key_Space)
    assert record.ply == model.plies[-4]
    press(whole.window, Key.Key_Escape)
    assert current(whole) is None
    assert to_act(whole.engine.state) == 0


def test_after_a_jump_to_the_end_of_a_deal_leaving_the_list_shows_the_result(whole: Whole) -> None:
    record = log(whole)
    open_moves(whole)
    row = rows(whole).index("Deal 1 is over")
    click_row(whole, row)
    assert current(whole) is Overlay.MOVES
    press(whole.window, Key.Key_Escape)
    assert current(whole) is Overlay.DEAL
    click(button(whole.window.table.overlays.deal, "Next deal"))
    assert record.state.current_deal.number == 2


def test_another_decision_in_the_past_replaces_the_later_moves(whole: Whole) -> None:
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


def test_a_row_is_read_out_with_its_marks(whole: Whole) -> None:
    open_moves(whole)
    moves = whole.window.practise.moves
    row = moves.list.rows.rowCount() - 3
    click_row(whole, row)
    click(moves.mark)
    moves.form.field.setText("Here it went wrong")
    press(whole.window, Key.Key_Return)
    model = moves.list.rows
    spoken = str(model.index(row).data(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.endswith("you are here, bookmark: Here it went wrong")
    assert "♠" not in spoken
    later = str(model.index(row + 1).data(Qt.ItemDataRole.AccessibleTextRole))
    assert later.endswith("taken back")


@pytest.mark.qt_log_ignore("This plugin does not support raise")  # which a tip on the screen would need
def test_a_shortened_row_is_told_in_full_by_a_tip(whole: Whole) -> None:
    open_moves(whole)
    view = whole.window.practise.moves.list
    heading = next(row for row, words in enumerate(rows(whole)) if "turned up" in words)
    index = view.rows.index(heading)
    for width, told in ((5000, ""), (150, str(index.data()))):
        view.resize(width, view.height())
        view.scrollTo(index)
        place = view.visualRect(index).center()
        tip = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), tip)
        assert QToolTip.text() == told
    QToolTip.hideText()


def test_a_bookmark_set_by_keys_is_saved_found_again_and_removed(whole: Whole, tmp_path: Path) -> None:
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


@pytest.mark.broad("5*")
@pytest.mark.parametrize("name", ["5\N{NO-BREAK SPACE}trumps", "lost \N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}"])
def test_a_name_with_control_signs_cannot_be_given_to_a_bookmark(name: str, whole: Whole) -> None:
    open_moves(whole)
    moves = whole.window.practise.moves
    click(moves.mark)
    QApplication.clipboard().setText(name)
    press(whole.window, Key.Key_V, CTRL)
    assert moves.form.field.text() == name
    assert not moves.form.save.isEnabled()
    assert "control characters" in moves.form.save.reason
    press(whole.window, Key.Key_Return)
    assert moves.form.isVisible()
    QTest.keyClicks(moves.form.field, "x")
    press(whole.window, Key.Key_A, CTRL)
    QTest.keyClicks(moves.form.field, "lost")
    press(whole.window, Key.Key_Return)
    assert moves.list.currentIndex().data(RowRole.BOOKMARK) == "lost"


def test_a_file_of_bookmarks_damaged_meanwhile_is_reported(whole: Whole, tmp_path: Path) -> None:
    open_moves(whole)
    moves = whole.window.practise.moves
    click(moves.mark)
    (tmp_path / "bookmarks.json").write_text("damaged")
    press(whole.window, Key.Key_Return)
    assert any("could not be read" in words for words in sentences(moves))
    click(moves.mark)
    press(whole.window, Key.Key_Return)
    assert moves.list.currentIndex().data(RowRole.BOOKMARK).startswith("Deal")


def test_naming_a_bookmark_can_be_cancelled(whole: Whole) -> None:
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


def test_the_list_of_moves_is_built_when_it_is_first_opened_in_the_look_of_the_moment(whole: Whole) -> None:
    whole.store.change(text=1.5)
    assert PractiseTable.moves.built(whole.window.practise) is None
    open_moves(whole)
    moves = whole.window.practise.moves.list
    large = moves.sizeHintForRow(0)
    whole.store.change(text=1.0)
    assert moves.sizeHintForRow(0) < large
    whole.store.change(text=1.5)
    assert moves.sizeHintForRow(0) == large
