"""A family's evening: the real window and gateway, and phones that sleep, reload, leave, come late and come back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from pytestqt.qtbot import QtBot

from tests.net.tables import AnyPort, make_page
from tests.net.wire import WireGuest
from tests.turns import turn
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Start, button, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import seated
from twentyfive.engine.seating.players import Computer, Guest, Person, TableSetup
from twentyfive.net.messages import Sit, Why, You
from twentyfive.net.table_server import TableServer
from twentyfive.presentation.phone.sheets import PhoneSheet
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.network.open_table_page import OpenTablePage
from twentyfive.ui.window.guest_bar import GuestBar

_PATIENCE_MS = 10_000
MAIRE, SEAN, SILE, COMPUTER = 1, 2, 3, 4


class Family:
    """A host at the screen, three phones and a computer player.

    Attributes:
        whole: the host's program.
        phones: the phones that are there, by seat.
    """

    def __init__(self, start: Start, qtbot: QtBot, phones: ExitStack) -> None:
        self.whole = start()
        self.phones: dict[int, WireGuest] = {}
        self._start = start
        self._qtbot = qtbot
        self._opened = phones
        sitters = (Person(), Guest(), Guest(), Guest(), Computer(Level.MEDIUM))
        setup = TableSetup(seated("twenty-five", 5, 5), NAMES[:5], sitters)
        self.whole.window._starter.play_new(setup)

    @property
    def open(self) -> TableServer:
        return self.whole.window.playing.open_table

    @property
    def port(self) -> int:
        self.wait(lambda: self.open.door is not None)
        assert self.open.door is not None
        return self.open.door.port

    @property
    def bar(self) -> GuestBar:
        return self.whole.window.findChildren(GuestBar)[0]

    def wait(self, happened: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(happened, timeout=_PATIENCE_MS)

    def phone(self, name: str = "", token: str = "") -> WireGuest:
        """Return a phone that has found the table, by its code or by a token."""
        code = "" if token else self.open.code
        return self._opened.enter_context(WireGuest(self._qtbot, self.port, code, name, token))

    def come(self, seat: int, name: str) -> None:
        """Let a phone come and take a seat."""
        self.phones[seat] = self.phone(name)
        self.phones[seat].sit(seat)

    def come_back(self, seat: int, token: str) -> None:
        """Let a phone come back with its token, as a page does that was loaded again."""
        self.phones[seat] = self.phone(token=token)
        self.phones[seat].wait_for_sheet()

    def cards(self, seat: int) -> list[str]:
        """Return the hand of a seat, as the engine has it."""
        return sorted(map(str, self.whole.engine.seats.view(self.whole.engine.state, seat).hand))

    def check_hands(self) -> None:
        """Check that every phone shows the hand of its seat, and nothing else."""
        for seat, phone in self.phones.items():
            self._check_hand(seat, phone)

    def _check_hand(self, seat: int, phone: WireGuest) -> None:
        phone.wait_for(lambda: _shown_by(phone) == [(seat, self.cards(seat))])

    def play_until(self, done: Callable[[], bool]) -> None:
        """Play on until something has happened: phones tap, the host clicks."""
        while not done():
            asked = [phone for phone in self.phones.values() if phone.is_asked()]
            if asked:
                asked[0].tap()
            elif self._is_for_a_phone():
                self.wait(lambda: any(phone.is_asked() for phone in self.phones.values()))
            else:
                turn_by_mouse(self.whole)
            turn()

    def _is_for_a_phone(self) -> bool:
        """Return True if the table shows the position, and nothing but a phone can change it."""
        return self.whole.window.table.director.up_to_date and self.whole.view.to_act in self.phones

    def begin_again(self) -> None:
        """Close the window, start the program again, and choose *Continue*."""
        self.whole.close()
        for phone in self.phones.values():
            assert phone.wait_for_end() is Why.HOST_LEFT
        self.whole = self._start()
        click(self.whole.window.start.card(Entry.CONTINUE))


def _shown_by(phone: WireGuest) -> list[tuple[int, list[str]]]:
    """Return the hands that a phone shows, with their seats."""
    return [(hand.seat, sorted(card.card for card in hand.cards)) for hand in phone.sheet.hands]


@pytest.fixture
def family(
    start: Start, qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Family]:
    resources = make_page(tmp_path_factory.mktemp("resources"))
    monkeypatch.setattr(
        "twentyfive.net.table_server.GatewayLink", lambda: AnyPort(bind="127.0.0.1", resources=resources)
    )
    monkeypatch.setattr("twentyfive.net.keep_awake.waker", lambda *_, **__: ("cat",))
    with ExitStack() as phones:
        yield Family(start, qtbot, phones)


def test_a_family_plays_for_an_evening(family: Family) -> None:
    for seat, name in ((MAIRE, "Máire"), (SEAN, "Seán"), (SILE, "Síle")):
        family.come(seat, name)
    click(button(family.whole.page(OpenTablePage), "Start the game"))
    for phone in family.phones.values():
        phone.wait_for_sheet()
    assert family.whole.view.names == ("Anna", "Máire", "Seán", "Síle", NAMES[COMPUTER])
    family.check_hands()
    _one_sleeps(family)
    _one_reloads(family)
    _one_leaves(family)
    _one_comes_late(family)
    _the_host_begins_again(family)


def _one_sleeps(family: Family) -> None:
    """Let Máire's phone sleep in her turn: the computer plays when the host says so, and she comes back."""
    engine, phone = family.whole.engine, family.phones[MAIRE]
    family.play_until(lambda: phone.is_asked() and bool(family.whole.view.trick))
    held = family.cards(MAIRE)
    del family.phones[MAIRE]
    phone.sleep()
    family.wait(lambda: family.bar.text == "Máire’s device is asleep. The computer will play.")
    before = engine.revision
    click(button(family.bar, "Play now"))
    family.wait(lambda: engine.revision > before)
    assert len(family.cards(MAIRE)) == len(held) - 1
    family.come_back(MAIRE, phone.token)
    family.check_hands()


def _one_reloads(family: Family) -> None:
    """Let Seán's page be loaded again: the new connection has his hand, and the old one is told."""
    old = family.phones.pop(SEAN)
    family.come_back(SEAN, old.token)
    assert old.wait_for_end() is Why.ELSEWHERE
    family.check_hands()


def _one_leaves(family: Family) -> None:
    """Let Síle leave for good: the computer takes her seat, and nobody is asked."""
    family.phones.pop(SILE).leave()
    plates = family.whole.window.table.top.plates
    family.wait(lambda: plates[SILE].accessibleName().endswith("free"))
    held = family.cards(SILE)
    family.play_until(lambda: family.cards(SILE) != held)
    assert not family.bar.isVisible()
    family.check_hands()


def _one_comes_late(family: Family) -> None:
    """Let Bríd come late, for the free seat: the host lets her in by the bar."""
    phone = family.phone("Bríd")
    phone.say(Sit(SILE))
    phone.wait_for(lambda: phone.has(You))
    assert not phone.has(PhoneSheet)
    family.wait(lambda: family.bar.text == "Bríd would like to take Síle’s seat.")
    click(button(family.bar, "Let in"))
    phone.wait_for_sheet()
    phone.token = next(message.token for message in phone.heard if isinstance(message, You) and message.token)
    family.phones[SILE] = phone
    family.check_hands()
    deal = len(family.whole.view.history)
    family.play_until(lambda: len(family.whole.view.history) > deal and bool(family.whole.view.trick))


def _the_host_begins_again(family: Family) -> None:
    """Start the program again: *Continue* opens the table at the same port, and all come back with their hands."""
    port = family.port
    hands = {seat: family.cards(seat) for seat in family.phones}
    tokens = {seat: phone.token for seat, phone in family.phones.items()}
    family.begin_again()
    assert family.port == port
    for seat, token in tokens.items():
        family.come_back(seat, token)
    assert hands == {seat: family.cards(seat) for seat in family.phones}
    family.check_hands()
    deal = len(family.whole.view.history)
    family.play_until(lambda: len(family.whole.view.history) > deal)
