"""A page does not scroll while it is clicked, so that a click on a half visible button presses that button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.moments import deal_is_over, show
from tests.ui.page_checks import look_of, settle
from tests.ui.page_checks import show as show_page
from tests.ui.pressing import click, focused, unfold
from tests.ui.whole import Whole, button
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.widgets.base_button import RING, BaseButton


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    """The New game page, whose list of games is higher than the window."""
    page = dressed(NewGamePage(), look_of(1280, 800))
    show_page(qtbot, page)
    unfold(page.list)
    page.list.chosen.setFocus()
    return page


def seen_of(button: BaseButton) -> QRect:
    """Return the visible part of a button, in the coordinates of its window."""
    seen = button.visibleRegion().boundingRect() & button.frame()
    return QRect(button.mapTo(button.window(), seen.topLeft()), seen.size())


def half_seen(button: BaseButton) -> bool:
    """Return True if the edge of a scroll area cuts the button off, but leaves enough of it to click."""
    return 2 * RING < seen_of(button).height() < button.frame().height()


def click_window(window: QWidget, point: QPoint) -> None:
    """Press and release at this point of the window, on whatever widget is there by then."""
    handle = window.windowHandle()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=point)
    settle()
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=point)
    settle()


def cut_at_the_edge(page: NewGamePage) -> BaseButton:
    """Scroll the list a little until a game is half visible, and return its button."""
    for pixels in range(0, 100, 10):
        page.scrolled = pixels
        for game in page.games.values():
            if half_seen(game) and not game.isChecked():
                return game
    raise AssertionError("no game is half visible")


def test_a_half_visible_game_is_chosen_by_the_first_click(page: NewGamePage) -> None:
    cut = cut_at_the_edge(page)
    click_window(page, seen_of(cut).center())
    assert cut.isChecked()
    assert page.list.chosen is cut
    assert not half_seen(cut), "once chosen it is seen whole"


def test_a_half_visible_switch_is_turned_by_the_first_click(whole: Whole) -> None:
    whole.window.resize(800, 600)
    show(whole, "twenty-five", 5, 5, deal_is_over)
    click(button(whole.window.table.overlays.deal, "Look back"))
    settle()
    review = whole.page(ReviewPage)
    switch = review.decisions.find_first
    for pixels in range(0, 1200, 8):
        review.scrolled = pixels
        if half_seen(switch):
            break
    assert half_seen(switch)
    click_window(whole.window, seen_of(switch).center())
    assert switch.isChecked()


def test_a_window_keeps_focus_and_scroll_position_while_another_is_active(page: NewGamePage, qtbot: QtBot) -> None:
    assert page.list.chosen.hasFocus()
    page.scrolled = 300
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    with qtbot.waitActive(page):
        page.activateWindow()
    settle()
    assert page.list.chosen.hasFocus()
    assert page.scrolled == 300


def test_the_page_scrolls_to_a_button_reached_by_keys(page: NewGamePage) -> None:
    cut = cut_at_the_edge(page)
    while not cut.hasFocus():
        QTest.keyClick(focused(), Qt.Key.Key_Right)
    settle()
    assert seen_of(cut).height() == cut.frame().height()
