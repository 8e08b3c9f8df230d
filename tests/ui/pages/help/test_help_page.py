"""The Help page: the game in short, and every key of the program."""

from __future__ import annotations

import re
from enum import Enum
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import twentyfive
from tests.ui.dressing import dressed
from tests.ui.page_checks import WINDOWS, faults, look_of, show
from tests.ui.painted import painted_texts
from tests.ui.pressing import click
from tests.ui.whole import Start
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.accessibility.key_words import KeyLine, key_spoken, key_subjects
from twentyfive.ui.accessibility.shortcuts import PRACTISE, REVIEW, TABLE, TRAINER, Keys
from twentyfive.ui.pages.help.help_page import HelpPage, KeyTable
from twentyfive.ui.pages.practise.words import number_explained
from twentyfive.ui.widgets.base_button import RING
from twentyfive.wording.rules.how_to_play import HOW_TO_PLAY


@pytest.fixture
def page(qtbot: QtBot) -> HelpPage:
    """The page, in front of all other windows."""
    page = dressed(HelpPage(), look_of(1280, 800))
    show(qtbot, page)
    return page


def listed() -> set[QKeySequence]:
    """The keys that the page lists; a span such as 1 … 9 counts as all its keys."""
    signs = {"←": "Left", "→": "Right", "↑": "Up", "↓": "Down", "Page Up": "PgUp", "Page Down": "PgDown"}
    lines = [line.keys for subject in key_subjects() for line in subject.lines]
    spans = [str(place) for keys in lines if "…" in keys for place in range(int(keys[0]), int(keys[-1]) + 1)]
    return {QKeySequence(signs.get(key, key)) for key in (*chain(*lines), *spans) if key != "…"}


def test_every_shortcut_of_every_page_is_listed(start: Start) -> None:
    whole = start()
    whole.begin(3, 3)
    shortcuts = whole.window.findChildren(QShortcut)
    assert {shortcut.context() for shortcut in shortcuts if shortcut.parent() is whole.window.table} == {
        Qt.ShortcutContext.WidgetWithChildrenShortcut
    }
    bound = {shortcut.key().toString() for shortcut in shortcuts}
    whole.close()
    assert {"F1", "Ctrl+Shift+Z", "9", "Ctrl+Home"} <= bound
    assert bound <= {key.toString() for key in listed()}


@pytest.mark.parametrize("keys", [TABLE, PRACTISE, REVIEW, TRAINER])
def test_every_key_in_the_shortcut_tables_is_listed(keys: Keys[Enum]) -> None:
    assert {QKeySequence(name) for names in keys.values() for name in names} <= listed()


def test_no_source_file_handles_a_letter_key_by_itself() -> None:
    """A letter key comes from the shortcut tables, which the Help page lists: nobody would find it otherwise."""
    sources = Path(twentyfive.__file__).parent.rglob("*.py")
    own = [file.name for file in sources if re.search(r"Key_[A-Z]\b", file.read_text(encoding="utf-8"))]
    assert own == []


def test_no_source_file_uses_a_standard_key_of_the_system() -> None:
    """The system's key for help differs on a Mac, where the foot of the start page still says F1."""
    sources = Path(twentyfive.__file__).parent.rglob("*.py")
    assert [file.name for file in sources if "StandardKey" in file.read_text(encoding="utf-8")] == []


def test_f1_opens_help_from_the_start_page(start: Start) -> None:
    whole = start()
    QTest.keyClick(whole.window.start, Qt.Key.Key_F1)
    shown = whole.page(HelpPage).isVisible()
    whole.close()
    assert shown


@pytest.mark.parametrize(
    ("system", "written", "spoken"),
    [("linux", "Ctrl", "Ctrl"), ("win32", "Ctrl", "Ctrl"), ("darwin", "⌘", "Command")],
)
def test_the_modifier_has_the_name_on_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, system: str, written: str, spoken: str
) -> None:
    monkeypatch.setattr("sys.platform", system)
    undo, redo = key_subjects()[2].lines
    assert undo.keys == (f"{written}+Z",)
    assert key_spoken(redo) == f"{spoken}+Y or {spoken}+Shift+Z: Redo"
    assert number_explained().endswith(f"At the table, {written}+C copies it.")


def test_the_game_in_short_has_a_paragraph_for_each_subject() -> None:
    titles = [paragraph.title() for paragraph in HOW_TO_PLAY]
    assert titles == [
        "The goal",
        "Highest in red, lowest in black",
        "Following, and holding back",
        "Robbing",
        "The score",
    ]
    whole = " ".join(paragraph.text() for paragraph in HOW_TO_PLAY)
    for word in ("five cards", "A♥", "renege", "turned up", "25"):
        assert word in whole


def test_sections_are_read_out_as_a_whole(page: HelpPage) -> None:
    assert page.paragraphs[0].accessibleName() == "The goal"
    assert "five tricks" in page.paragraphs[0].accessibleDescription()
    assert "Ctrl+Z: Undo, back to your last decision." in page.keys[2].accessibleDescription()
    assert "Ctrl+Y or Ctrl+Shift+Z: Redo." in page.keys[2].accessibleDescription()
    assert "Whose turn is it, and what is asked? R: This trick." in page.keys[1].accessibleDescription()
    assert "the queen. The ace of hearts is a trump" in page.paragraphs[1].accessibleDescription()
    assert key_spoken(KeyLine(("1", "…", "9"), "Choose a card")) == "1 to 9: Choose a card"
    assert key_spoken(KeyLine(("←", "→"), "Go along your hand")) == "Left or Right: Go along your hand"


def test_arrow_keys_walk_the_sections_and_the_page_follows(qtbot: QtBot) -> None:
    page = dressed(HelpPage(), look_of(800, 600))
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


def test_page_down_and_page_up_scroll_the_page(qtbot: QtBot) -> None:
    page = dressed(HelpPage(), look_of(800, 600, 1.5))
    show(qtbot, page, 800, 600)
    QTest.keyClick(page.paragraphs[0], Qt.Key.Key_PageDown)
    assert page.scrolled > 200
    QTest.keyClick(page.paragraphs[0], Qt.Key.Key_PageUp)
    assert page.scrolled == 0


def test_escape_and_back_lead_back(page: HelpPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        QTest.keyClick(page.paragraphs[0], Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        click(page.header.back)


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, width: int, height: int, text: float) -> None:
    page = dressed(HelpPage(), look_of(width, height, text))
    show(qtbot, page, width, height)
    assert faults(page) == []
    for section in page.keys:
        (table,) = section.findChildren(KeyTable)
        assert table.height() >= table.heightForWidth(table.width())


@pytest.mark.broad("dark")
@pytest.mark.parametrize("theme", list(ThemeChoice))
def test_keys_look_like_keys_in_every_theme(qtbot: QtBot, theme: ThemeChoice) -> None:
    look = look_of(1280, 800, theme=theme)
    page = dressed(HelpPage(), look)
    show(qtbot, page)
    image = page.keys[0].grab().toImage()
    colours = {image.pixelColor(x, y).rgb() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    assert look.colours.raised.rgb() in colours


@pytest.mark.usefixtures("page")
def test_every_paragraph_is_static_text_to_a_screen_reader() -> None:
    for part in HOW_TO_PLAY:
        focused = QApplication.focusWidget()
        assert focused is not None
        interface = QAccessible.queryAccessibleInterface(focused)
        assert interface.role() is QAccessible.Role.StaticText
        assert interface.text(QAccessible.Text.Name) == part.title()
        assert len(interface.text(QAccessible.Text.Description)) > len(part.title())
        QTest.keyClick(focused, Qt.Key.Key_Down)


def test_a_section_is_scrolled_fully_into_view_when_it_gets_the_focus(page: HelpPage) -> None:
    for section in page.keys:
        section.setFocus()
        top = section.mapTo(page, section.rect().topLeft()).y()
        assert top >= page.header.height() - RING
        assert top + section.height() <= page.height() + RING


def test_the_explanations_of_all_tables_are_in_line(page: HelpPage) -> None:
    painted = [text for table in page.findChildren(KeyTable) for text in painted_texts(table)]
    words = [text for text in painted if text.letters == look_of(1280, 800).medium]
    assert len(words) > 20
    assert len({round(text.area.left()) for text in words}) == 1
