"""The list of the tables that were found: seen, heard, and chosen by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.net.hosts import Host, host
from tests.net.needs_addresses import needs_addresses
from tests.net.tables import HERE
from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of, settle
from tests.ui.pressing import click, focused
from twentyfive.net.discovery import Notice
from twentyfive.net.messages import PROTOCOL
from twentyfive.net.table_search import FoundTable, Interface, TableSearch
from twentyfive.ui.pages.network.found_tables import FoundTables

WAIT_MS = 20_000
NONE_FOUND = "No table was found. Ask for the address and the code that the host’s screen shows."


@pytest.fixture
def mary() -> Iterator[Host]:
    """A host on this computer who does not answer yet."""
    with host() as made:
        made.notice = None
        yield made


@pytest.fixture
def tables(front: QWidget, mary: Host) -> Iterator[FoundTables]:
    """The list in a window, which looks for tables of this computer."""
    search = TableSearch(front, lambda: (Interface(HERE, (HERE, "127.0.0.2")),), mary.asked_at, (0.05,), 0.2)
    made = dressed(FoundTables(search, front), look_of(1280, 800))
    made.setGeometry(0, 0, 600, 400)
    yield made
    made.hide()


def shown(tables: FoundTables) -> list[tuple[str, str]]:
    """The labels and notes of the buttons from top to bottom."""
    buttons = sorted(tables.buttons.values(), key=lambda button: button.y())
    assert all(button.isVisible() for button in buttons)
    return [(button.label, button.note) for button in buttons]


def heard(tables: FoundTables) -> list[str]:
    said = list[str]()
    tables.status.announcer.said.connect(said.append)
    return said


def test_it_is_said_how_the_search_goes(tables: FoundTables, mary: Host, qtbot: QtBot) -> None:
    said = heard(tables)
    tables.show()
    assert tables.status.plain == "Looking for tables on this network."
    qtbot.waitUntil(lambda: tables.status.plain == NONE_FOUND, timeout=WAIT_MS)
    mary.notice = Notice((), "", "forty-five", 2)
    qtbot.waitUntil(lambda: bool(tables.buttons), timeout=WAIT_MS)
    settle()
    assert shown(tables) == [(HERE, "Forty-Five · 2 free seats")]
    mary.notice = None
    qtbot.waitUntil(lambda: not tables.buttons, timeout=WAIT_MS)
    assert said == ["Looking for tables on this network.", NONE_FOUND, "One table was found.", NONE_FOUND]


def test_it_searches_while_it_is_visible(tables: FoundTables, mary: Host, qtbot: QtBot) -> None:
    mary.notice = Notice(("Mary",), "", "forty-five", 1)
    assert not tables.search.is_on
    for _ in range(2):
        tables.show()
        assert shown(tables) == []
        qtbot.waitUntil(lambda: bool(tables.buttons), timeout=WAIT_MS)
        tables.hide()
        assert not tables.search.is_on


def test_a_table_is_chosen_by_mouse_and_by_keys(tables: FoundTables, mary: Host, qtbot: QtBot) -> None:
    mary.notice = Notice(("Mary",), "", "forty-five", 1)
    chosen = list[FoundTable]()
    tables.chosen.connect(chosen.append)
    tables.show()
    qtbot.waitUntil(lambda: bool(tables.buttons), timeout=WAIT_MS)
    (button,) = tables.buttons.values()
    settle()
    click(button)
    button.setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert chosen == [FoundTable(HERE, mary.port, PROTOCOL, Notice(("Mary",), "", "forty-five", 1))] * 2
    assert (button.text(), button.accessibleDescription()) == ("Mary’s table", "Forty-Five · one free seat")


def test_the_focus_stays_at_a_table_that_tells_something_else(tables: FoundTables, mary: Host, qtbot: QtBot) -> None:
    mary.notice = Notice(("Mary",), "", "forty-five", 1)
    tables.show()
    qtbot.waitUntil(lambda: bool(tables.buttons), timeout=WAIT_MS)
    (button,) = tables.buttons.values()
    button.setFocus()
    mary.notice = Notice(("Mary",), "", "forty-five", 0)
    qtbot.waitUntil(lambda: button.note == "Forty-Five · no free seat", timeout=WAIT_MS)
    assert focused() is button


@needs_addresses
def test_tables_are_in_the_order_of_their_names(tables: FoundTables, mary: Host, qtbot: QtBot) -> None:
    said = heard(tables)
    mary.notice = Notice(("Mary",), "", "forty-five", 1)
    tables.show()
    qtbot.waitUntil(lambda: bool(tables.buttons), timeout=WAIT_MS)
    with host("127.0.0.2", mary.asked_at) as anna:
        anna.notice = Notice(("Anna",), "", "spoil-five", 3)
        qtbot.waitUntil(lambda: len(tables.buttons) == 2, timeout=WAIT_MS)
        settle()
        assert [label for label, _ in shown(tables)] == ["Anna’s table", "Mary’s table"]
    qtbot.waitUntil(lambda: len(tables.buttons) == 1, timeout=WAIT_MS)
    assert said[-3:] == ["One table was found.", "2 tables were found.", "One table was found."]


def test_a_table_of_another_version_says_so_and_one_without_a_name_its_address(
    tables: FoundTables, mary: Host, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.ui.pages.network.found_tables.PROTOCOL", 99)
    mary.notice = Notice((), "", "forty-five", 1)
    tables.show()
    qtbot.waitUntil(lambda: bool(tables.buttons), timeout=WAIT_MS)
    settle()
    assert shown(tables) == [(HERE, "Forty-Five · another version of Twenty-Five")]
