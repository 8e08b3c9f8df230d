"""The report of a fault: what stands in it, what must not, and how it is read, copied and saved."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.choosing_files import Answer
from tests.ui.page_checks import settle
from tests.ui.pressing import click, focused
from tests.ui.whole import NAMES, Start, Whole, press
from twentyfive import __version__
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.engine.diagnostics.log import Logbook
from twentyfive.ui.pages.help.fault_page import FaultPage
from twentyfive.ui.pages.help.help_page import HelpPage
from twentyfive.wording.names import card_name, card_sign

CARD = re.compile(r"[♣♦♥♠]|(?<![A-Za-z0-9])(10|[2-9AJQK])[CDHS](?![A-Za-z0-9])| of (club|diamond|heart|spade)")
REPORT = "ok      fonts: 12 families\nFAILED  deck: /home/Mary/x is bad for Seán\n1 of 2 checks failed, see above.\n"


@pytest.fixture
def page(whole: Whole) -> FaultPage:
    """The page, opened."""
    page = whole.open(FaultPage)
    settle()
    return page


@pytest.fixture
def full_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[logging.Logger]:
    """A logger that writes into the log of the program's data, whose person is called Maolsheachlann."""
    monkeypatch.setattr(Path, "home", lambda: Path("/home/maolsheachlann"))
    book, logger = Logbook(tmp_path), logging.getLogger("twentyfive.full")
    logger.propagate = False  # pytest would fail over what only this log is to hear
    logger.addHandler(book)
    yield logger
    logger.removeHandler(book)
    book.close()


def test_nothing_that_must_not_be_told_is_in_the_text(start: Start, full_log: logging.Logger) -> None:
    whole = start(name="Maolsheachlann Ó Dubhghaill")
    record = whole.begin(5, 5)
    for card in PACK_WITH_JOKER:
        full_log.warning("lost %s, %r, %s and %s of %s", card, card, card_sign(card), card_name(card), NAMES[2])
    for name in NAMES[:5]:
        full_log.error(
            "%s is asked, %r answers, and /home/maolsheachlann/games/%s and Una.twentyfive", name, name, name
        )
    full_log.error("Maolsheachlann Ó Dubhghaill has seed %d at 192.168.0.17; maolsheachlann is logged in", 271828182845)
    try:
        raise KeyError(record.header, record.moves)
    except KeyError:
        full_log.exception("of %s", record.dumps())
    text = whole.open(FaultPage).text.toPlainText()
    assert "WARNING twentyfive.full: lost (card)" in text
    assert "in test_nothing_that_must_not_be_told" in text
    told = text.replace("(name)", "").replace("test_nothing_that_must_not_be_told_is_in_the_text", "")
    for secret in (*NAMES[:5], "Una", "aolsheachlann", "Dubhghaill", "271828182845", "192.168.0.17", str(whole.data)):
        assert secret not in told
    assert not CARD.search(told.replace("[str, PACK", ""))


def test_version_system_screen_language_and_look_are_told(start: Start) -> None:
    whole = start(text=1.5)
    text = whole.open(FaultPage).text.toPlainText()
    for told in (
        f"Twenty-Five {__version__}",
        "Qt 6",
        "PySide6 6",
        "Screen 1: ",
        "Language: en",
        "text 150%",
        "not run",
    ):
        assert told in text


def test_help_leads_to_it_and_it_is_read_and_copied_by_keys_alone(start: Start) -> None:
    whole = start()
    press(whole.window, Qt.Key.Key_F1)
    click(whole.page(HelpPage).fault)
    page = whole.page(FaultPage)
    assert page.about.hasFocus()
    assert "no card" in page.about.accessibleDescription()
    while not page.text.hasFocus():
        press(whole.window, Qt.Key.Key_Tab)
    spoken = QAccessible.queryAccessibleInterface(page.text)
    assert spoken.text(QAccessible.Text.Name) == "The text"
    assert spoken.text(QAccessible.Text.Value).startswith("Twenty-Five")
    assert spoken.state().readOnly
    while not page.copy.hasFocus():
        press(whole.window, Qt.Key.Key_Tab)
    press(whole.window, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == page.text.toPlainText()
    assert page.said == "The text is copied."
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert whole.page(HelpPage).isVisible()


def test_it_is_saved_where_the_person_says(page: FaultPage, tmp_path: Path) -> None:
    page.chooser = answer = Answer(tmp_path / "Fault – locht.txt")
    click(page.save)
    assert answer.asked == [("Save as a file…", "twentyfive-report.txt")]
    assert (tmp_path / "Fault – locht.txt").read_text(encoding="utf-8") == page.text.toPlainText()
    assert page.said == f"Saved as {tmp_path / 'Fault – locht.txt'}."
    page.chooser = Answer(tmp_path)
    click(page.save)
    assert page.said.startswith(f"The text cannot be saved as {tmp_path} (")
    page.chooser = Answer(None)
    click(page.save)
    assert page.said.startswith("The text cannot be saved")


def test_the_result_of_the_check_is_added_without_a_name(whole: Whole, page: FaultPage, qtbot: QtBot) -> None:
    whole.store.change(name="Seán")
    write = f"import sys, pathlib; pathlib.Path(sys.argv[-1]).write_text({REPORT!r}, encoding='utf-8')"
    page.run.command = (sys.executable, "-c", write)
    with qtbot.waitSignal(page.run.ended, timeout=30_000):
        click(page.check)
        assert page.check.label == "Checking…"
        click(page.check)  # once more does nothing
    text = page.text.toPlainText()
    assert "ok      fonts: 12 families\nFAILED  deck: (file) is bad for (name)\n1 of 2 checks failed" in text
    assert page.said == "Every part was checked. The text has the result."
    whole.window.router.back()
    assert "12 families" in whole.open(FaultPage).text.toPlainText(), "it stays"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ((sys.executable, "-c", "import os; os._exit(3)"), "It ended with code 3 and without a report."),
        (("no-such-program",), "It could not be started."),
    ],
)
def test_a_check_that_breaks_off_is_told(page: FaultPage, qtbot: QtBot, command: tuple[str, ...], said: str) -> None:
    page.run.command = command
    with qtbot.waitSignal(page.run.ended, timeout=30_000):
        click(page.check)
    assert f"Self-check:\n{said}\n" in page.text.toPlainText()
    assert page.check.label == "Check every part"


def test_a_check_ends_with_the_window(whole: Whole, page: FaultPage) -> None:
    page.run.command = (sys.executable, "-c", "import time; time.sleep(600)")
    running = []
    for step in (page.check.click, whole.close):
        step()
        running.append(page.run.is_running)
    assert running == [True, False]
