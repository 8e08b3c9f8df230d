"""The whole program by finger: taps, drags, scrolling, and the tips that a resting pointer would show."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QToolTip
from pytestqt.qtbot import QtBot

from tests.ui.finger import Finger, touch_screen
from tests.ui.moments import plays_last, show
from tests.ui.page_checks import settle
from tests.ui.pages.practise.practise_table.practising import log, open_moves
from tests.ui.pages.settings.setting import place_of
from tests.ui.pressing import scroll_to
from tests.ui.whole import Whole, button, choice, press
from twentyfive.core import Card
from twentyfive.core.moves import PlayCard
from twentyfive.presentation.start.entry import Entry
from twentyfive.presentation.table.actions import Action
from twentyfive.ui.pages.daily.calendar_page import CalendarPage
from twentyfive.ui.pages.daily.daily_page import DailyPage
from twentyfive.ui.pages.help.about_page import LicencePage
from twentyfive.ui.pages.learn.learn_page import LearnPage
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.practise.deal_editor_page import DealEditor
from twentyfive.ui.pages.settings.settings_page import SettingsPage
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.scroll_area import WalkedScroll
from twentyfive.ui.window.touch import Doing

UP = (QPoint(0, -20), QPoint(0, -30), QPoint(0, -40))
without_raise = pytest.mark.qt_log_ignore("This plugin does not support raise")
"""Qt raises each tip, which its platform without a screen cannot."""


@pytest.fixture
def finger(whole: Whole) -> Finger:
    """A finger on a small window."""
    whole.window.resize(900, 460)
    settle()
    return Finger(whole)


@pytest.fixture
def tip() -> Iterator[None]:
    """Takes the tip off the screen at the end, at once."""
    yield
    for window in QApplication.topLevelWidgets():
        if window.windowType() is Qt.WindowType.ToolTip:
            window.close()


def follows(qtbot: QtBot, bar: QScrollBar, value: int) -> None:
    """Wait for the next frame, in which the page follows the finger."""
    qtbot.waitUntil(lambda: bar.value() == value)


def turn_by_finger(whole: Whole, finger: Finger) -> None:
    """Do what the game asks for next, with a finger alone."""
    table = whole.window.table
    if table.overlays.current is Overlay.DEAL:
        finger.tap(button(table.overlays.deal, "Next deal"))
    elif table.decision_panel.isVisible():
        finger.tap(whole.hand()[-1])
        finger.tap(choice(table.decision_panel, "Take"))
    elif whole.view.my_turn and table.director.up_to_date:
        finger.tap(whole.playable()[0])
    else:
        finger.tap(table.top.canvas, QPoint(table.top.width() // 2, table.top.line.y() - 30))


def test_a_game_is_begun_and_its_first_deal_played_by_taps(
    whole: Whole, finger: Finger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.engine.statistics.bookkeeper.new_seed", lambda: 7)  # the deal ends no game
    finger.tap(whole.window.start.card(Entry.PLAY))
    while len(whole.view.history) < 1:
        turn_by_finger(whole, finger)
    turn_by_finger(whole, finger)
    assert whole.view.deal_number == 2


def test_a_card_is_drawn_out_of_the_hand_by_finger(whole: Whole, finger: Finger) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    card, held = whole.playable()[0].card, len(whole.hand())
    finger.drag(whole.playable()[0], QPoint(0, -40), QPoint(0, -60), QPoint(0, 80))
    assert len(whole.hand()) == held, "it was brought back"
    finger.drag(whole.playable()[0], QPoint(0, -40), QPoint(0, -60))
    assert len(whole.hand()) < held
    assert whole.engine.record is not None
    assert PlayCard(card) in whole.engine.record.moves


def test_a_touch_that_the_system_takes_away_plays_no_dragged_card(whole: Whole, finger: Finger) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    held = len(whole.hand())
    finger.put(whole.playable()[0])
    finger.slide(QPoint(0, -40), QPoint(0, -60))
    QApplication.sendEvent(whole.window, QTouchEvent(QEvent.Type.TouchCancel, touch_screen()))
    assert whole.window.table.top.canvas.feel.dragged is None
    assert len(whole.hand()) == held


def test_a_tap_that_trembles_is_a_tap(whole: Whole, finger: Finger) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    held = len(whole.hand())
    finger.drag(whole.playable()[0], QPoint(3, 2), QPoint(-2, 3))
    assert len(whole.hand()) < held


@without_raise
@pytest.mark.usefixtures("tip")
def test_a_disabled_button_tells_its_reason_to_a_tap_and_to_a_resting_finger(whole: Whole, finger: Finger) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    redo = whole.window.table.bar.button(Action.LAST_TRICK)
    redo.turn_off("Nothing to see yet.")
    finger.tap(redo)
    assert QToolTip.text() == "Nothing to see yet."
    finger.put(redo)
    finger.rest()
    finger.lift()
    assert QToolTip.isVisible()
    assert whole.window.table.overlays.current is None


@without_raise
@pytest.mark.usefixtures("tip")
def test_a_finger_that_rests_on_a_sign_is_told_its_name_and_does_not_click(whole: Whole) -> None:
    finger = Finger(whole)
    show(whole, "twenty-five", 5, 5, plays_last)
    fold = button(whole.window.table.score_panel, "Hide the scores")
    finger.put(fold)
    finger.rest()
    assert QToolTip.text() == fold.accessibleName()
    finger.lift()
    assert fold.isVisible()
    finger.tap(fold)
    assert not fold.isVisible()


def test_a_slow_press_still_clicks(whole: Whole, finger: Finger) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    finger.put(whole.window.table.bar.button(Action.MENU))
    finger.rest()
    finger.lift()
    assert whole.window.table.overlays.current is Overlay.MENU


def settings(whole: Whole, finger: Finger) -> tuple[SettingsPage, QScrollBar]:
    """Open the Settings page; return it with its scroll bar."""
    finger.tap(whole.window.start.card(Entry.SETTINGS))
    page = whole.page(SettingsPage)
    bar = next(bar for bar in page.findChildren(QScrollBar) if bar.isVisible() and bar.maximum() > 100)
    return page, bar


def deal_editor(whole: Whole, finger: Finger) -> DealEditor:
    finger.tap(whole.window.start.card(Entry.PRACTISE))
    finger.tap(choice(whole.window, "Set up a deal"))
    return whole.page(DealEditor)


def test_a_page_follows_the_finger_and_presses_nothing(whole: Whole, finger: Finger, qtbot: QtBot) -> None:
    page, bar = settings(whole, finger)
    before = whole.settings
    finger.put(page.text.larger)
    finger.slide(*UP)
    follows(qtbot, bar, 90)
    assert not page.text.larger.isDown()
    finger.slide(QPoint(0, 50))
    follows(qtbot, bar, 40)
    finger.stand()
    finger.lift()
    assert whole.settings == before


def test_a_thrown_page_rolls_on_until_it_is_touched(whole: Whole, finger: Finger, qtbot: QtBot) -> None:
    page, bar = settings(whole, finger)
    before, where = whole.settings, page.text.scale.mapTo(whole.window, page.text.scale.rect().center())
    finger.drag(page.text.scale, *UP)
    qtbot.waitUntil(lambda: bar.value() > 95)
    finger.put(whole.window, where)
    stopped_at = bar.value()
    finger.lift()
    assert not whole.window.touch.flick.rolling
    assert (bar.value(), whole.settings) == (stopped_at, before)


def test_a_tap_on_a_button_that_is_half_in_view_clicks_it(whole: Whole, finger: Finger) -> None:
    """It gets the focus at the press, but the page must not scroll it away from under the finger."""
    finger.tap(whole.window.start.card(Entry.LEARN))
    whole.window.resize(900, 490)
    settle()
    page = whole.page(LearnPage)
    below = [found for found in page.buttons if not found.visibleRegion().isEmpty()][-1]
    shown = below.visibleRegion().boundingRect()
    assert 2 * RING < shown.height() < below.height(), "the foot of the page cuts this button"
    finger.put(below, shown.center())
    finger.lift()
    assert not page.isVisible()


def test_a_slider_takes_the_finger_sideways_and_leaves_the_page_the_rest(
    whole: Whole, finger: Finger, qtbot: QtBot
) -> None:
    page, bar = settings(whole, finger)
    before, scale = whole.settings, page.text.scale
    finger.put(scale, place_of(scale, 200))
    finger.slide(*UP)
    follows(qtbot, bar, 90)
    finger.stand()
    finger.lift()
    assert whole.settings == before
    bar.setValue(0)
    finger.drag(scale, place_of(scale, 175) - place_of(scale, 100), point=place_of(scale, 100))
    assert whole.settings.text == 1.75


def test_a_button_that_repeats_does_so_under_a_resting_finger(whole: Whole, finger: Finger) -> None:
    finger.tap(whole.window.start.card(Entry.NEW_GAME))
    stepper = whole.page(NewGamePages).page.players
    scroll_to(stepper)
    finger.put(stepper.more)
    finger.rest()
    assert stepper.more.isDown()
    finger.lift()
    assert stepper.value == 6


def test_a_drop_down_opens_scrolls_and_closes_by_finger(whole: Whole, finger: Finger, qtbot: QtBot) -> None:
    editor = deal_editor(whole, finger)
    field = editor.game.game
    finger.tap(field)
    popup, before = field.popup, field.value
    assert popup is not None
    (bar,) = (scroll.verticalScrollBar() for scroll in popup.findChildren(WalkedScroll))
    bar.setValue(0)
    finger.put(popup.buttons[2])
    finger.slide(*UP)
    follows(qtbot, bar, 90)
    finger.stand()
    finger.lift()
    assert (field.popup, field.value) == (popup, before)
    finger.tap(popup.buttons[2])
    assert field.popup is None
    assert field.value != before
    finger.tap(field)
    finger.tap(whole.window, QPoint(3, 3))
    assert field.popup is None


def test_cards_of_the_deal_editor_are_given_by_taps_while_its_page_scrolls(
    whole: Whole, finger: Finger, qtbot: QtBot
) -> None:
    editor = deal_editor(whole, finger)
    five, other = Card.parse("5S"), editor.pack.cards[Card.parse("KS")]
    finger.tap(editor.pack.cards[five])
    scroll_to(other)
    before = editor.scrolled
    finger.put(other)
    finger.slide(QPoint(0, 30), QPoint(0, 30))
    qtbot.waitUntil(lambda: editor.scrolled == before - 60)
    finger.stand()
    finger.lift()
    assert editor.draft is not None
    assert editor.draft.hands[0] == (five,)


def test_the_list_of_moves_follows_the_finger_and_a_tap_chooses(whole: Whole, finger: Finger, qtbot: QtBot) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    whole.window.practise.practise()
    open_moves(whole)
    moves, end = whole.window.practise.moves.list, log(whole).ply
    moves.verticalScrollBar().setValue(0)
    finger.put(moves.viewport())
    finger.slide(*UP)
    follows(qtbot, moves.verticalScrollBar(), 90)
    finger.stand()
    finger.lift()
    assert log(whole).ply == end
    row = moves.indexAt(moves.viewport().rect().center()).row()
    finger.tap(moves.viewport())
    assert log(whole).ply == moves.rows.plies[row] < end


def test_the_calendar_follows_the_finger_and_a_tap_goes_to_a_day(whole: Whole, finger: Finger, qtbot: QtBot) -> None:
    finger.tap(whole.window.start.card(Entry.DAILY))
    finger.tap(whole.page(DailyPage).calendar)
    page = whole.page(CalendarPage)
    year, before = page.year, page.year.day
    bar = next(bar for bar in page.findChildren(QScrollBar) if bar.isVisible())
    bar.setValue(0)
    finger.put(year, year.visibleRegion().boundingRect().center())
    finger.slide(*UP)
    follows(qtbot, bar, 90)
    finger.stand()
    finger.lift()
    assert year.day == before
    seen = QRectF(year.visibleRegion().boundingRect())
    day = next(day for day in days_of(before.year) if seen.contains(year.rect_of(day)) and day != before)
    finger.put(year, year.rect_of(day).center().toPoint())
    finger.lift()
    assert year.day == day


def days_of(year: int) -> Iterator[date]:
    """Yield every day of a year."""
    return (date(year, 1, 1) + timedelta(days) for days in range(365))


def test_a_licence_follows_the_finger_line_by_line(whole: Whole, finger: Finger, qtbot: QtBot) -> None:
    press(whole.window, Qt.Key.Key_F1)
    for begins in ("About", "Qt 6"):
        finger.tap(choice(whole.window, begins))
    text = whole.page(LicencePage).text
    bar = text.verticalScrollBar()
    line = text.viewport().height() / bar.pageStep()
    finger.put(text.viewport())
    finger.slide(QPoint(0, -20), QPoint(0, round(20 - 3 * line)))
    follows(qtbot, bar, 3)
    finger.stand()
    finger.lift()
    assert not text.textCursor().hasSelection()


def test_a_second_finger_changes_nothing(whole: Whole, finger: Finger, qtbot: QtBot) -> None:
    page, bar = settings(whole, finger)
    before = whole.settings
    finger.put(page.text.larger)
    finger.slide(*UP)
    other = QPoint(100, 300)
    QTest.touchEvent(whole.window, touch_screen()).stationary(0).press(1, other, whole.window).commit()
    QTest.touchEvent(whole.window, touch_screen()).stationary(0).release(1, other, whole.window).commit()
    follows(qtbot, bar, 90)
    finger.stand()
    finger.lift()
    assert whole.settings == before


def test_a_touch_that_the_system_takes_away_clicks_nothing(whole: Whole, finger: Finger) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    held = len(whole.hand())
    for step in ((), (QPoint(0, -40),)):
        finger.put(whole.playable()[0])
        finger.slide(*step)
        QApplication.sendEvent(whole.window, QTouchEvent(QEvent.Type.TouchCancel, touch_screen()))
        finger.lift()
    assert len(whole.hand()) == held
    assert whole.window.touch.doing is Doing.NOTHING
