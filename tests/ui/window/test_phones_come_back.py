"""Phones in a real browser find their table by themselves when its program was closed and the game is continued."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.browsers.chromium import Chromium, Tab
from tests.net.tables import AnyPort
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Start, Whole, button
from twentyfive.ai import Level
from twentyfive.core import seated
from twentyfive.engine.seating.players import Computer, Guest, Person, TableSetup
from twentyfive.net.table_server import TableServer
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.network.open_table_page import OpenTablePage

_PATIENCE_MS = 20_000
MAIRE, SILE = 1, 2


@pytest.fixture(autouse=True)
def _at_this_computer_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.net.table_server.GatewayLink", lambda: AnyPort(bind="127.0.0.1"))
    monkeypatch.setattr("twentyfive.net.keep_awake.waker", lambda *_, **__: ("cat",))


def open_table(whole: Whole, qtbot: QtBot) -> TableServer:
    """Return the open table, when it can be reached."""
    table = whole.window.playing.open_table
    qtbot.waitUntil(lambda: table.door is not None, timeout=_PATIENCE_MS)
    return table


def wait_for_words(qtbot: QtBot, tab: Tab, words: str) -> None:
    """Wait until a page shows these words."""
    qtbot.waitUntil(lambda: words in tab.text(), timeout=_PATIENCE_MS)


def sit(qtbot: QtBot, tab: Tab, name: str) -> None:
    """Take the first free seat under this name."""
    qtbot.waitUntil(lambda: bool(tab.run("Boolean(document.querySelector('#name'))")), timeout=_PATIENCE_MS)
    tab.run("document.querySelector('#name').select()")
    tab.call("Input.insertText", text=name)
    tab.tap(".seats button")


def hand(tab: Tab) -> list[str]:
    """Return the cards that a page shows as its hand."""
    found = tab.run("Array.from(document.querySelectorAll('[data-card]'), e => e.dataset.card)")
    return sorted(map(str, found))


def wait_for_guest(qtbot: QtBot, table: TableServer, name: str) -> None:
    """Wait until somebody of this name sits at the table."""
    qtbot.waitUntil(lambda: name in [sign.name for sign in table.lobby.people.seats], timeout=_PATIENCE_MS)


def wait_for_hand(qtbot: QtBot, tab: Tab, held: list[str]) -> None:
    """Wait until a page shows these cards as its hand."""
    qtbot.waitUntil(lambda: hand(tab) == held, timeout=_PATIENCE_MS)


def cards(whole: Whole, seat: int) -> list[str]:
    """Return the hand of a seat, as the engine has it."""
    return sorted(map(str, whole.engine.seats.view(whole.engine.state, seat).hand))


def test_phones_find_the_continued_game_by_themselves(start: Start, qtbot: QtBot, browser: Chromium) -> None:
    whole = start()
    sitters = (Person(), Guest(), Guest(), Computer(Level.MEDIUM))
    whole.window._starter.play_new(TableSetup(seated("twenty-five", 4, 4), NAMES[:4], sitters))
    table = open_table(whole, qtbot)
    assert table.door is not None
    address = f"http://127.0.0.1:{table.door.port}/#{table.key}"
    phones = {}
    for seat, name in ((MAIRE, "Máire"), (SILE, "Síle")):
        phones[seat] = browser.open(address)
        sit(qtbot, phones[seat], name)
        wait_for_guest(qtbot, table, name)
    click(button(whole.page(OpenTablePage), "Start the game"))
    held = {seat: cards(whole, seat) for seat in phones}
    for seat, tab in phones.items():
        wait_for_hand(qtbot, tab, held[seat])
    whole.close()
    for tab in phones.values():
        wait_for_words(qtbot, tab, "The host has closed the table.")
    again = start()
    click(again.window.start.card(Entry.CONTINUE))
    open_table(again, qtbot)
    for seat, tab in phones.items():
        wait_for_hand(qtbot, tab, held[seat])
        assert held[seat] == cards(again, seat)
        tab.close()
