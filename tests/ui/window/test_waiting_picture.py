"""The small picture of the table that waits: drawn when it is asked for, and nothing is left of its drawing."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap
from pytestqt.qtbot import QtBot

from tests.turns import turn
from tests.ui.whole import Start, Whole, turn_by_mouse
from twentyfive.presentation.start.entry import Entry

SIZE = QSize(270, 250)


def picture(whole: Whole) -> QPixmap | None:
    return whole.window.start._table


def ask(whole: Whole, qtbot: QtBot, size: QSize = SIZE) -> QImage:
    """Ask for the picture as the page does when it is painted, and wait for it."""
    whole.window.start.picture_wanted.emit(size)
    qtbot.waitUntil(lambda: picture(whole) is not None, timeout=20_000)
    shown = picture(whole)
    assert shown is not None
    return shown.toImage()


def renderers() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("faces")]


def test_the_table_that_waits_is_drawn_with_its_cards(whole: Whole, qtbot: QtBot) -> None:
    whole.begin(5, 5)
    whole.window.show_start()
    threads = renderers()
    image = ask(whole, qtbot)
    assert image.width() >= SIZE.width()
    assert image.height() >= SIZE.height()
    bottom = [image.pixelColor(x, y).lightness() for x in range(image.width()) for y in range(200, image.height(), 3)]
    assert sum(light > 220 for light in bottom) > 500, "the cards of the hand lie open at the bottom"
    qtbot.waitUntil(lambda: renderers() == threads, timeout=20_000)


def test_it_shows_what_the_table_shows_now(whole: Whole, qtbot: QtBot) -> None:
    whole.begin(5, 5)
    whole.window.show_start()
    before = ask(whole, qtbot)
    whole.window.start.chosen.emit(Entry.CONTINUE)
    turn_by_mouse(whole)
    turn()
    whole.window.show_start()
    assert picture(whole) is None, "an old picture would be a lie"
    assert ask(whole, qtbot) != before


def test_a_window_that_is_closed_meanwhile_draws_nothing(whole: Whole) -> None:
    whole.begin(5, 5)
    whole.window.show_start()
    threads = renderers()
    whole.window.start.picture_wanted.emit(SIZE)
    turn()
    whole.close()
    assert len(renderers()) <= len(threads)


def test_the_page_asks_for_it_when_it_is_painted_and_not_again(start: Start, qtbot: QtBot) -> None:
    whole = start()
    whole.begin(5, 5)
    whole.window.show_start()
    page = whole.window.start
    with qtbot.waitSignal(page.picture_wanted) as asked:
        page.card(Entry.CONTINUE).grab()
    frame = page.card(Entry.CONTINUE).frame()
    assert asked.args is not None
    assert asked.args[0].width() == pytest.approx(frame.width() / 2, abs=2)
    with qtbot.assertNotEmitted(page.picture_wanted):
        page.card(Entry.CONTINUE).grab()
