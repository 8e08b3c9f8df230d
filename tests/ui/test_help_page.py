"""The Help page: how to play, and every key there is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.pages import WINDOWS, faults, look_of, show
from twentyfive.ui.help_page import HelpPage, KeyTable
from twentyfive.ui.settings import ThemeChoice
from twentyfive.ui.table_keys import SEQUENCES
from twentyfive.ui.wording.how_to_play import how_to_play
from twentyfive.ui.wording.keys import KeyLine, key_spoken, key_subjects


@pytest.fixture
def page(qtbot: QtBot) -> HelpPage:
    """The page, in front of all other windows."""
    page = HelpPage(look_of(1280, 800))
    show(qtbot, page)
    return page


def test_every_key_of_the_table_is_listed() -> None:
    listed = {key for subject in key_subjects() for line in subject.lines for key in line.keys}
    assert {sequences[0] for sequences in SEQUENCES.values()} <= listed
    assert {"F1", "Esc", "Tab", "Enter", "Space", "1", "9"} <= listed


def test_how_to_play_tells_what_one_has_to_know() -> None:
    titles = [paragraph.title for paragraph in how_to_play()]
    assert titles == [
        "The goal",
        "Highest in red, lowest in black",
        "Following, and holding back",
        "Robbing",
        "The score",
    ]
    whole = " ".join(paragraph.text for paragraph in how_to_play())
    for word in ("five cards", "A♥", "renege", "turned up", "25"):
        assert word in whole


def test_sections_are_read_out_as_a_whole(page: HelpPage) -> None:
    assert page.paragraphs[0].accessibleName() == "The goal"
    assert "five tricks" in page.paragraphs[0].accessibleDescription()
    assert "Ctrl+Z: Undo, back to your last decision." in page.keys[2].accessibleDescription()
    assert key_spoken(KeyLine(("1", "…", "9"), "Choose a card")) == "1 to 9: Choose a card"


def test_arrow_keys_walk_the_sections_and_the_page_follows(qtbot: QtBot) -> None:
    page = HelpPage(look_of(800, 600))
    show(qtbot, page, 800, 600)
    assert page.paragraphs[0].hasFocus()
    for section in (*page.paragraphs[1:], *page.keys):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Down)
        assert section.hasFocus()
        assert section.visibleRegion().boundingRect().height() > 100
    QTest.keyClick(page.keys[-1], Qt.Key.Key_Up)
    assert page.keys[-2].hasFocus()


def test_the_page_is_turned(qtbot: QtBot) -> None:
    page = HelpPage(look_of(800, 600, 1.5))
    show(qtbot, page, 800, 600)
    bar = page._scroll.verticalScrollBar()
    QTest.keyClick(page.paragraphs[0], Qt.Key.Key_PageDown)
    assert bar.value() > 200
    QTest.keyClick(page.paragraphs[0], Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_escape_and_back_lead_back(page: HelpPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        QTest.keyClick(page.paragraphs[0], Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        QTest.mouseClick(page.header.back, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, width: int, height: int, text: float) -> None:
    page = HelpPage(look_of(width, height, text))
    show(qtbot, page, width, height)
    assert faults(page) == []
    for section in page.keys:
        (table,) = section.findChildren(KeyTable)
        assert table.height() >= table.heightForWidth(table.width())


@pytest.mark.parametrize("theme", list(ThemeChoice))
def test_keys_look_like_keys_in_every_theme(qtbot: QtBot, theme: ThemeChoice) -> None:
    look = look_of(1280, 800, theme=theme)
    page = HelpPage(look)
    show(qtbot, page)
    image = page.keys[0].grab().toImage()
    colours = {image.pixelColor(x, y).rgb() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    assert look.colours.raised.rgb() in colours
