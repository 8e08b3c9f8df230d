"""Screens of different sizes and scales: the window opens within one, is moved between them, and stays whole."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage

from tests.ui.moments import plays_last, show
from tests.ui.page_checks import settle
from tests.ui.screens.screens import SCALED, screen_of
from tests.ui.whole import Start, Whole
from twentyfive.ui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # an offscreen window cannot ask for a size

TITLE_BAR = 20
"""The least height of a title bar."""

BORDER = 4
"""Width of the frame at both sides: the main screen of the tests is as wide as the smallest window without it."""

SHARPEST, SMALL, LARGE = SCALED[4], SCALED[1], SCALED[0]


def move_to(window: MainWindow, screen: str) -> None:
    """Move the window to the top left corner of this screen."""
    window.move(screen_of(screen).availableGeometry().topLeft() + QPoint(10, 10))
    settle()
    assert window.screen() is screen_of(screen)


def is_within(window: MainWindow) -> bool:
    """Return True if the window with its title bar is no larger than its screen."""
    size, room = window.size(), window.screen().availableSize() - QSize(0, TITLE_BAR)
    return size.boundedTo(room) == size


def picture(whole: Whole) -> QImage:
    """Return a picture of the window, once the cards are drawn in the size for the screen."""
    whole.window.grab()
    whole.faces.settle()
    return whole.window.grab().toImage()


@pytest.mark.parametrize("screen", SCALED)
def test_a_window_moved_to_another_screen_is_no_larger_than_that(whole: Whole, screen: str) -> None:
    move_to(whole.window, LARGE)
    whole.window.resize(1280, 800)
    move_to(whole.window, screen)
    assert is_within(whole.window)
    assert whole.window.size() == QSize(1280, 800).boundedTo(whole.window.size())
    assert whole.window.minimumSize().boundedTo(whole.window.size()) == whole.window.minimumSize()


@pytest.mark.parametrize("screens", [(LARGE, SHARPEST), (SHARPEST, SMALL), (SMALL, LARGE)], ids=str)
def test_a_table_moved_to_a_screen_of_another_scale_is_drawn_as_if_it_had_opened_there(
    start: Start, screens: tuple[str, str]
) -> None:
    pictures = []
    for way in (screens, screens[1:]):
        whole = start()
        whole.window.setUpdatesEnabled(True)
        for screen in way[:-1]:
            move_to(whole.window, screen)
        whole.window.resize(900, 460)
        show(whole, "twenty-five", 5, 5, plays_last)
        picture(whole)
        move_to(whole.window, way[-1])
        pictures.append(picture(whole))
        whole.close()
    moved, opened = pictures
    assert moved.devicePixelRatio() == screen_of(screens[1]).devicePixelRatio()
    assert moved == opened


@pytest.mark.parametrize("screen", SCALED)
def test_a_window_opens_again_on_its_screen_within_it(start: Start, screen: str) -> None:
    first = start()
    move_to(first.window, screen)
    room = first.window.screen().availableSize()
    first.window.resize(room + QSize(300, 300))
    geometry = bytes(first.window.saveGeometry().data())
    first.close()
    window = start(window=geometry).window
    window.hide()
    window.appear()
    settle()
    assert window.screen() is screen_of(screen)
    assert is_within(window) or window.isMaximized()


def test_a_window_whose_screen_is_gone_opens_on_another_within_it(start: Start) -> None:
    first = start()
    first.window.setGeometry(QRect(900_000, 50, 700, 600))
    geometry = bytes(first.window.saveGeometry().data())
    first.close()
    window = start(window=geometry).window
    window.hide()
    window.appear()
    settle()
    room = window.screen().availableGeometry()
    assert room.adjusted(-BORDER, 0, BORDER, 0).contains(window.frameGeometry())


def test_a_window_maximised_on_a_small_screen_fits_it_when_it_no_longer_is(whole: Whole) -> None:
    move_to(whole.window, LARGE)
    whole.window.hide()
    whole.window.setGeometry(screen_of(SMALL).availableGeometry().translated(5, 5).adjusted(0, 0, 400, 400))
    whole.window.appear()
    assert whole.window.isMaximized()
    whole.window.showNormal()
    settle()
    assert is_within(whole.window)


def test_a_screen_that_gets_smaller_keeps_the_whole_window(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    move_to(whole.window, LARGE)
    whole.window.resize(1280, 800)
    room = QRect(whole.window.screen().availableGeometry().topLeft(), QSize(960, 540))
    monkeypatch.setattr(MainWindow, "screen", lambda _: SimpleNamespace(availableSize=room.size))
    screen_of(LARGE).availableGeometryChanged.emit(room)
    settle()
    assert room.contains(whole.window.frameGeometry())
