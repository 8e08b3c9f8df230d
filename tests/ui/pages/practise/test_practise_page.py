"""The Practise page: with the game under way, with a new one, or with a deal by its number from any seat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import WINDOWS, faults, look_of, show
from tests.ui.pressing import click
from tests.ui.tools import page_tools
from tests.ui.whole import Whole, button, choice, press, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import seated
from twentyfive.core.codes.deal_code import deal_code
from twentyfive.core.moves import DealCards
from twentyfive.core.shuffle import numbered_pack
from twentyfive.engine.seating.players import Computer, Person
from twentyfive.engine.seating.seats import seats_of
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.practise.practise_deal_form import DealForm, DealOnTable
from twentyfive.ui.pages.practise.practise_page import PractisePage
from twentyfive.ui.pages.settings.settings_page import SettingsPage

Key = Qt.Key
RULES = seated("twenty-five", 3, 3)
DEAL = DealCards(numbered_pack(RULES.pack, 123456789), 1)
CODE = deal_code(RULES, DEAL)


def leave(whole: Whole) -> None:
    """Leave the table by its menu."""
    press(whole.window, Key.Key_Escape)
    click(choice(whole.window.table.overlays.menu, "Leave"))


def opened(whole: Whole) -> PractisePage:
    """Open the page from the start page."""
    if whole.window.table.isVisible():
        leave(whole)
    click(whole.window.start.card(Entry.PRACTISE))
    page = whole.page(PractisePage)
    assert page.isVisible()
    return page


def choose(form: DealForm, question: str, label: str) -> None:
    """Choose the answer whose label begins like this."""
    field = {"seat": form.seat, "level": form.level}[question]
    click(field)
    assert field.popup is not None
    click(next(button for button in field.popup.buttons if button.label.startswith(label)))


def test_practising_with_a_new_game_begins_by_keys_alone(whole: Whole) -> None:
    page = opened(whole)
    assert page.go_on.isHidden(), "there is no game started"
    assert page.begin.hasFocus()
    assert page.begin.button_colours().fill == whole.look.theme.tokens.accent, "the next step is highlighted"
    press(whole.window, Key.Key_Return)
    assert whole.window.table.isVisible()
    assert whole.window.practise.practising


def test_the_game_under_way_can_be_continued_with_help(whole: Whole) -> None:
    record = whole.begin(3, 3)
    turn_by_mouse(whole)
    position = whole.engine.state
    page = opened(whole)
    assert page.go_on.note.startswith("Twenty-Five with Mary and Seán.")
    assert page.go_on.button_colours().fill != page.begin.button_colours().fill
    click(page.go_on)
    assert whole.engine.record is record
    assert whole.engine.state == position
    press(whole.window, Key.Key_O)
    assert any(whole.view.open_hands)


def test_play_now_after_practising_is_for_points(whole: Whole) -> None:
    click(opened(whole).begin)
    leave(whole)
    click(whole.window.start.card(Entry.PLAY))
    assert not whole.window.practise.practising


def test_faults_of_a_number_are_explained_while_it_is_typed(whole: Whole) -> None:
    form = opened(whole).form
    form.field.setFocus()
    assert form.said == ""
    assert form.play.reason == "Type or paste the number of a deal."
    assert not form.seat.isEnabled(), "without a deal there are no seats"
    QTest.keyClicks(form.field, CODE[:9])
    assert form.said.startswith("Something is missing")
    assert form.field.accessibleDescription() == form.said
    QTest.keyClicks(form.field, CODE[9:].lower())
    assert form.said == "A deal of Twenty-Five, three at the table."
    assert form.seat.isEnabled()
    assert len(form.seat.answers) == 3
    swapped = next(place for place in range(6, len(CODE)) if len({*CODE[place : place + 2], "-"}) == 3)
    form.field.clear()
    QTest.keyClicks(form.field, CODE[:swapped] + CODE[swapped + 1] + CODE[swapped] + CODE[swapped + 2 :])
    assert "are swapped" in form.said
    assert not form.play.isEnabled()
    assert form.play.reason == form.said


def test_a_pasted_deal_is_played_from_the_chosen_seat_at_the_chosen_level(whole: Whole) -> None:
    form = opened(whole).form
    QGuiApplication.clipboard().setText(f"  {CODE}\n")
    click(form.paste)
    assert form.play.isEnabled()
    choose(form, "seat", "Seat 3")
    choose(form, "level", "Hard")
    click(form.play)
    record = whole.engine.record
    assert record is not None
    assert record.moves[0] == DEAL
    assert seats_of(record.header).sitters == (Computer(Level.HARD), Computer(Level.HARD), Person())
    assert whole.view.seat == 2
    assert set(whole.view.hand) <= set(record.state_at(1).current_deal.hands[2])
    assert whole.window.practise.practising


def test_a_deal_by_its_number_uses_the_current_name_of_the_person(whole: Whole) -> None:
    form = opened(whole).form
    form.write(CODE)
    whole.page(SettingsPage).play.renamed.emit("Deirdre")
    click(form.play)
    assert whole.view.names == ("Deirdre", "Mary", "Seán")


def test_enter_in_the_field_plays_the_deal(whole: Whole) -> None:
    form = opened(whole).form
    form.field.setFocus()
    QTest.keyClicks(form.field, CODE)
    press(whole.window, Key.Key_Return)
    assert whole.window.table.isVisible()


def test_pasting_an_empty_clipboard_is_explained(whole: Whole) -> None:
    form = opened(whole).form
    QGuiApplication.clipboard().setText(" ")
    click(form.paste)
    assert form.said == "There is nothing to paste."


def test_the_deal_on_the_table_can_be_played_from_another_seat(whole: Whole) -> None:
    record = whole.begin(4, 2)
    dealt = next(move for move in record.moves if isinstance(move, DealCards))
    press(whole.window, Key.Key_Escape)
    click(button(whole.window.table.overlays.menu, "Practise"))
    click(button(whole.window.practise.panel, "Same deal, other seat"))
    form = whole.page(PractisePage).form
    assert form.seat.hasFocus()
    labels = [answer.label for answer in form.seat.answers]
    assert "your seat before" in labels[0]
    assert "the dealer" in labels[dealt.dealer]
    choose(form, "seat", "Seat 2")
    click(form.play)
    again = whole.engine.record
    assert again is not None
    assert again.state_at(1).current_deal.hands == record.state_at(record.moves.index(dealt) + 1).current_deal.hands
    assert whole.view.seat == 1


def test_escape_leads_back_to_the_start_page(whole: Whole) -> None:
    opened(whole)
    press(whole.window, Key.Key_Escape)
    assert whole.window.start.isVisible()


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, width: int, height: int, text: float) -> None:
    page = dressed(PractisePage(page_tools()), look_of(width, height, text))
    page.offer("Twenty-Five with Mary, Seán, Nora and Tom. Deal 12: you have 15 points.", "Twenty-Five, medium")
    page.show_table(DealOnTable(CODE, 0))
    page.form.write("0123")
    show(qtbot, page, width, height)
    assert faults(page) == []
    page.form.write(CODE)
    show(qtbot, page, width, height)
    assert faults(page) == []
