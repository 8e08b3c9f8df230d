"""Answers that the person fills in: another number, a ladder of bids, packets."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.pages.new_game.rules_editor.editing import answer, asked, edit, play, write
from tests.ui.pressing import click, focused
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.new_game.rule_fields import ListField, NumberField, PartsField


def test_another_number_is_written_or_set_with_the_buttons(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "target", "Another")
    entry = pages.editor.question_of["target"].entry
    assert isinstance(entry, NumberField)
    assert focused() is entry.line.field
    write(entry.line.field, "37")
    assert pages.chosen.rules.target == 37
    click(entry.line.more)
    assert pages.chosen.rules.target == 40
    click(entry.line.less)
    click(entry.line.less)
    assert pages.chosen.rules.target == 30
    answer(pages, "target", "25 points")
    assert not entry.isVisible()


def test_arrow_keys_pass_over_another_and_enter_opens_its_field(pages: NewGamePages) -> None:
    edit(pages)
    found = asked(pages, "target")
    buttons = found.answers.buttons
    buttons[1].setFocus()
    for _ in buttons[2:]:
        QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert buttons[-1].hasFocus()
    assert pages.chosen.rules.target == 120
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    assert pages.chosen.rules.target == 120
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert found.entry is not None
    assert found.entry.stops()[0].hasFocus()


def test_the_buttons_of_a_number_stop_at_its_ends(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "best_of", "Another")
    entry = asked(pages, "best_of").entry
    assert isinstance(entry, NumberField)
    assert not entry.line.less.isEnabled()
    assert entry.line.less.reason == "1 is the least."
    click(entry.line.more)
    assert pages.chosen.rules.best_of == 3, "the buttons give odd numbers only"
    write(entry.line.field, "99")
    assert not entry.line.more.isEnabled()


def test_an_empty_number_field_changes_nothing(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "stake", "Another")
    entry = asked(pages, "stake").entry
    assert isinstance(entry, NumberField)
    write(entry.line.field, "7")
    QTest.keyClick(entry.line.field, Qt.Key.Key_Backspace)
    assert pages.chosen.rules.stake == 7
    assert entry.line.field.text() == ""
    QTest.keyClicks(entry.line.field, "x8")
    assert pages.chosen.rules.stake == 8


def test_a_ladder_of_bids_can_be_written(pages: NewGamePages) -> None:
    play(pages, "auction-forty-fives")
    edit(pages)
    answer(pages, "bids", "Another")
    entry = asked(pages, "bids").entry
    assert isinstance(entry, ListField)
    write(entry.field, "10 20,30")
    assert pages.chosen.rules.bids == (10, 20, 30)
    assert pages.chosen.ready


def test_packets_can_be_written(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "packets", "Another")
    entry = asked(pages, "packets").entry
    assert isinstance(entry, ListField)
    write(entry.field, "2, 2, 1")
    assert pages.chosen.rules.packets == (2, 2, 1)


def test_numbers_that_belong_together_can_be_written(pages: NewGamePages) -> None:
    play(pages, "auction-forty-fives")
    edit(pages)
    answer(pages, "near_end", "Another")
    entry = asked(pages, "near_end").entry
    assert isinstance(entry, PartsField)
    write(entry.lines[0].field, "90")
    write(entry.lines[1].field, "15")
    assert pages.chosen.rules.near_end == (90, 15)
    answer(pages, "all_tricks", "Another")
    parts = asked(pages, "all_tricks").entry
    assert isinstance(parts, PartsField)
    click(parts.lines[1].more)
    assert pages.chosen.rules.all_tricks == (30, 65, 30)
    shown = asked(pages, "all_tricks").state.asked.answer((30, 65, 30)).label
    assert shown == "30: scores 65, or loses 30"


def test_the_packets_offered_fit_the_size_of_the_hand(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "hand_size", "Six cards")
    found = asked(pages, "packets")
    assert found.answers.buttons[0].label == "3 at a time"
    assert not found.state.faults
    assert pages.chosen.rules.packets == (3, 3)
    assert pages.chosen.ready
