"""A refused Start leads to what is wrong: it comes into view with the focus on its remedy, and is announced."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import settle
from tests.ui.pages.new_game.answering import choose, opened, rename
from tests.ui.pressing import click, focused
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage

SMALL = (911, 512, 1.0)
LARGE_TEXT = (1280, 800, 2.0)


def is_in_view(part: QWidget) -> bool:
    """Whether a part of the page is not scrolled out of sight."""
    return part.visibleRegion().boundingRect() == part.rect()


def press_start(page: NewGamePage, way: str) -> None:
    """Press the refused Start, which starts nothing."""
    if way == "mouse":
        click(page.footer.start)
    else:
        page.footer.start.setFocus()
        QTest.keyClick(page.footer.start, Qt.Key.Key_Return)
    settle()


@pytest.mark.broad("window0-mouse")
@pytest.mark.parametrize("way", ["mouse", "keyboard"])
@pytest.mark.parametrize("window", [SMALL, LARGE_TEXT])
def test_start_leads_to_the_player_of_the_seat_that_is_wrong(
    window: tuple[int, int, float], way: str, qtbot: QtBot
) -> None:
    page = opened(qtbot, *window)
    page.change("players", 2)
    settle()
    click(page.drawing.third)
    with qtbot.assertNotEmitted(page.start_asked):
        press_start(page, way)
    (chosen,) = (seat for seat, plate in enumerate(page.table.plates) if plate.isChecked())
    assert chosen == 2, "it is the third who takes turns"
    assert focused() in page.editor.levels.values()
    assert is_in_view(focused())
    assert page.announcer.last == page.footer.start.reason


@pytest.mark.parametrize("window", [SMALL, LARGE_TEXT])
def test_start_leads_to_a_name_that_cannot_be_used(window: tuple[int, int, float], qtbot: QtBot) -> None:
    page = opened(qtbot, *window)
    rename(page, 1, "Tom")
    click(page.table.plates[0])
    press_start(page, "mouse")
    assert focused() is page.editor.name
    assert page.editor.name.text() == "Tom"
    assert is_in_view(page.editor.name)


@pytest.mark.parametrize("window", [SMALL, LARGE_TEXT])
def test_start_leads_to_the_remedy_of_rules_that_make_no_sense(window: tuple[int, int, float], qtbot: QtBot) -> None:
    page = opened(qtbot, *window)
    click(page.games["fifty-five"])
    choose(page.rules.rows_of["bids"], "Nobody bids")
    press_start(page, "keyboard")
    assert focused() is page.saver.mend
    assert is_in_view(page.saver.mend)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert not page.footer.start.reason
