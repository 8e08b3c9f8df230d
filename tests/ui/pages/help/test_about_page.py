"""The About page and the licences of the parts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import WINDOWS, faults, look_of, settle, show
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, Whole, choice, press
from twentyfive import __version__
from twentyfive.presentation.licences import flowing, licences
from twentyfive.ui.pages.help.about_page import SOURCE_OF_QT, AboutPage, LicencePage
from twentyfive.ui.pages.help.help_page import HelpPage
from twentyfive.ui.widgets.base_button import RING


@pytest.fixture
def about(whole: Whole) -> AboutPage:
    """The About page, opened."""
    page = whole.open(AboutPage)
    settle()
    return page


def key(pressed: Qt.Key) -> None:
    QTest.keyClick(focused(), pressed)


def test_the_sheet_about_the_program_is_read_out_as_a_whole(about: AboutPage) -> None:
    assert about.program.hasFocus()
    assert about.program.accessibleName() == f"Twenty-Five {__version__}"
    assert "Ireland" in about.program.accessibleDescription()
    assert SOURCE_OF_QT in about.program.accessibleDescription()


def test_every_part_is_named_with_its_version_and_licence(about: AboutPage) -> None:
    shown = [(button.label, button.note) for button in about.parts]
    assert shown[0] == (f"Twenty-Five {__version__}", "MIT")
    assert len(shown) == len(licences())
    assert ("ICU", "ICU") in shown


def test_the_address_is_copied(about: AboutPage) -> None:
    click(about.program.copy)
    assert QGuiApplication.clipboard().text() == SOURCE_OF_QT
    assert about.program.copy.label == "Copied"


def test_a_licence_is_opened_and_read_by_keys_alone(whole: Whole, about: AboutPage, qtbot: QtBot) -> None:
    for _ in range(3):  # the sheet, the address, the program itself, Qt
        key(Qt.Key.Key_Down)
    assert about.parts[1].hasFocus()
    key(Qt.Key.Key_Return)
    text = whole.page(LicencePage).text
    assert text.hasFocus()
    assert text.toPlainText().startswith("Qt ")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text.toPlainText()
    assert "GNU GENERAL PUBLIC LICENSE" in text.toPlainText()
    key(Qt.Key.Key_PageDown)
    assert text.verticalScrollBar().value() > 5
    key(Qt.Key.Key_Escape)
    assert about.parts[1].hasFocus()
    with qtbot.waitSignal(about.back_asked, timeout=1000):
        key(Qt.Key.Key_Escape)


def test_each_licence_opens_at_its_top(whole: Whole, about: AboutPage) -> None:
    click(about.parts[1])
    key(Qt.Key.Key_PageDown)
    click(whole.page(LicencePage).header.back)
    click(about.parts[0])
    assert whole.page(LicencePage).text.verticalScrollBar().value() == 0
    assert whole.page(LicencePage).text.toPlainText().startswith("Twenty-Five ")


def test_a_licence_is_text_to_a_screen_reader_and_can_be_copied(whole: Whole, about: AboutPage) -> None:
    click(about.parts[0])
    text = whole.page(LicencePage).text
    spoken = QAccessible.queryAccessibleInterface(text)
    assert spoken.text(QAccessible.Text.Name) == "Licence"
    assert spoken.state().readOnly
    assert "Permission is hereby granted" in spoken.text(QAccessible.Text.Value)
    QTest.keyClick(text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == text.toPlainText()
    QTest.keyClicks(text, "mine")
    assert "mine" not in text.toPlainText()[:10]


def test_lines_are_joined_into_paragraphs_without_losing_a_word() -> None:
    assert flowing("A TITLE\n=======\n\n  A sentence that is long enough to have been broken up\n  by the width.") == (
        "A TITLE\n\nA sentence that is long enough to have been broken up by the width."
    )
    for part in licences():
        for text in part.texts:
            words = [word for word in text.split() if set(word) - {"-", "="}]
            assert [word for word in flowing(text).split() if set(word) - {"-", "="}] == words


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, width: int, height: int, text: float) -> None:
    page = dressed(AboutPage(), look_of(width, height, text))
    show(qtbot, page, width, height)
    assert faults(page) == []
    terms = dressed(LicencePage(), look_of(width, height, text))
    terms.open(licences()[1])
    show(qtbot, terms, width, height)
    assert faults(terms) == []
    assert terms.text.height() > 3 * terms.text.fontMetrics().lineSpacing()
    assert terms.text.horizontalScrollBar().maximum() == 0


def test_help_leads_to_a_licence_and_escape_back_to_the_table(start: Start) -> None:
    whole = start()
    whole.begin(5, 5)
    press(whole.window, Qt.Key.Key_F1)
    click(whole.page(HelpPage).about)
    click(whole.page(AboutPage).parts[0])
    assert whole.page(LicencePage).isVisible()
    for shown in (whole.page(AboutPage), whole.page(HelpPage), whole.window.table):
        press(whole.window, Qt.Key.Key_Escape)
        assert shown.isVisible()


def test_help_opened_from_about_leads_back_to_the_start_page(start: Start) -> None:
    whole = start()
    whole.window.start.help.click()
    click(whole.page(HelpPage).about)
    press(whole.window, Qt.Key.Key_F1)
    assert whole.page(HelpPage).isVisible()
    press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.start.isVisible()


def test_in_a_low_window_with_large_text_the_page_opens_at_its_top(start: Start) -> None:
    whole = start(text=2.0, large_text=True)
    whole.window.resize(911, 512)
    press(whole.window, Qt.Key.Key_F1)
    click(choice(whole.window, "About"))
    settle()
    assert whole.page(AboutPage).scrolled < RING
