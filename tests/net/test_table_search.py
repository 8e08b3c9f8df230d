"""The search for tables on loopback addresses: found, changed, lost, in vain, and unmoved by hostile answers."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from lean import EXCLUDED
from tests.net.hosts import NOTICE, host
from tests.net.needs_addresses import needs_addresses
from tests.net.tables import HERE, PATIENCE_S
from twentyfive.net.addresses import Address, InterfaceKind
from twentyfive.net.discovery import (
    Notice,
    is_question,
    new_question,
    write_answer,
)
from twentyfive.net.messages import PROTOCOL
from twentyfive.net.table_search import PAUSES_S, FoundTable, Interface, TableSearch, home_interfaces

WAIT_MS = 20_000
QUICK_S = (0.02,)


@pytest.fixture(autouse=True)
def _with_loop(qapp: QCoreApplication) -> None:
    del qapp


@contextmanager
def search(
    asked_at: int, *to: str, pauses_s: tuple[float, ...] = QUICK_S, in_vain_s: float = 9
) -> Iterator[TableSearch]:
    """A search that asks these addresses, or this computer, in quick succession."""
    made = TableSearch(None, lambda: (Interface(HERE, to or (HERE,)),), asked_at, pauses_s, in_vain_s)
    yield made
    made.stop()


def addresses(made: TableSearch) -> list[str]:
    return [table.address for table in made.tables]


def test_tables_are_asked_for_at_once_when_a_network_comes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.net.table_search.FOLLOWS_S", 0.05)
    networks = list[Interface]()
    with host() as one:
        made = TableSearch(None, lambda: tuple(networks), one.asked_at, pauses_s=(600,))
        made.start()
        assert made.tables == ()
        with qtbot.waitSignal(made.found, timeout=10_000):
            networks.append(Interface(HERE, (HERE,)))
        made.stop()
        assert not made._follows.isActive()


def test_a_table_is_found_at_the_first_question(qtbot: QtBot) -> None:
    with host() as mary, search(mary.asked_at, pauses_s=(60,)) as made:
        with qtbot.waitSignal(made.found, timeout=WAIT_MS) as found:
            made.start()
        assert found.args == [FoundTable(HERE, 25_526, PROTOCOL, NOTICE)]
        assert made.tables == (FoundTable(HERE, 25_526, PROTOCOL, NOTICE),)


def test_a_table_is_found_once_until_it_tells_something_else_and_is_lost_when_it_answers_no_more(qtbot: QtBot) -> None:
    with host() as mary, search(mary.asked_at) as made:
        found, lost = list[FoundTable](), list[FoundTable]()
        made.found.connect(found.append)
        made.lost.connect(lost.append)
        made.start()
        qtbot.waitUntil(lambda: bool(found), timeout=WAIT_MS)
        mary.notice = Notice(("Mary",), "", "forty-five", 1)
        qtbot.waitUntil(lambda: len(found) == 2, timeout=WAIT_MS)
        mary.notice = None
        qtbot.waitUntil(lambda: bool(lost), timeout=WAIT_MS)
        assert [table.notice.free for table in found] == [2, 1]
        assert lost == found[1:]
        assert made.tables == ()
        mary.notice = NOTICE
        qtbot.waitUntil(lambda: len(found) == 3, timeout=WAIT_MS)


@needs_addresses
def test_the_tables_of_several_hosts_are_found_at_once(qtbot: QtBot) -> None:
    with host("127.0.0.2") as mary, host("127.0.0.3", mary.asked_at, 25_530) as tom:
        tom.notice = Notice((), "kitchen-pc", "spoil-five", 0)
        with search(mary.asked_at, "127.0.0.2", "127.0.0.3", pauses_s=(60,)) as made:
            made.start()
            qtbot.waitUntil(lambda: len(made.tables) == 2, timeout=WAIT_MS)
            assert [(table.address, table.port) for table in made.tables] == [
                ("127.0.0.3", 25_530),
                ("127.0.0.2", 25_526),
            ]


def test_a_search_is_in_vain_until_a_table_is_opened_and_again_when_it_is_closed(qtbot: QtBot) -> None:
    with host() as mary, search(mary.asked_at, in_vain_s=0.05) as made:
        mary.notice = None
        with qtbot.waitSignal(made.in_vain, timeout=WAIT_MS):
            made.start()
        assert made.is_in_vain
        mary.notice = NOTICE
        qtbot.waitUntil(lambda: not made.is_in_vain, timeout=WAIT_MS)
        assert addresses(made) == [HERE]
        mary.notice = None
        with qtbot.waitSignal(made.in_vain, timeout=WAIT_MS):
            pass


def test_nothing_is_asked_or_heard_after_the_end_and_a_new_search_begins_with_nothing(qtbot: QtBot) -> None:
    with host() as mary, search(mary.asked_at, pauses_s=(60,)) as made:
        with qtbot.waitSignal(made.found, timeout=WAIT_MS):
            made.start()
        made.start()  # is on
        assert addresses(made) == [HERE]
        made.stop()
        assert not made.is_on
        made.start()
        assert addresses(made) == []
        with qtbot.waitSignal(made.found, timeout=WAIT_MS):
            pass


def test_it_may_be_stopped_by_what_it_tells(qtbot: QtBot) -> None:
    with host() as mary, search(mary.asked_at) as made:
        made.start()
        qtbot.waitUntil(lambda: bool(made.tables), timeout=WAIT_MS)
        made.lost.connect(made.stop)
        mary.notice = None
        qtbot.waitUntil(lambda: not made.is_on, timeout=WAIT_MS)
        mary.notice = NOTICE
        made.found.connect(made.stop)
        made.start()
        qtbot.waitUntil(lambda: bool(made.tables) and not made.is_on, timeout=WAIT_MS)


class Stranger:
    """A hostile device that hears a question and answers as it likes."""

    def __init__(self, heard: socket.socket) -> None:
        self._socket = heard
        self.port: int = heard.getsockname()[1]

    def question(self) -> tuple[bytes, tuple[str, int]]:
        """Wait for a question; returns it with the address and port that asked."""
        asked: tuple[bytes, tuple[str, int]] = self._socket.recvfrom(100)
        assert is_question(asked[0])
        return asked

    def next_port(self) -> int:
        """Return the port of the next question that has come; 0 if there is none yet."""
        self._socket.setblocking(False)
        try:
            return self.question()[1][1]
        except BlockingIOError:
            return 0

    def answer(self, datagram: bytes, to: tuple[str, int]) -> None:
        self._socket.sendto(datagram, to)


@pytest.fixture
def stranger() -> Iterator[Stranger]:
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as heard:
        heard.bind((HERE, 0))
        heard.settimeout(PATIENCE_S)
        yield Stranger(heard)


def hostile(question: bytes) -> list[bytes]:
    """Datagrams that are no answer to a question."""
    right = write_answer(question, 25_526, NOTICE)
    return [
        b"",
        b"\xff" * 20,
        question,
        right + b" " * 512,
        right[:-1],
        right.replace(b'"free":2', b'"free":2,"code":"7K3Q"'),
        right.replace(b'"free":2', b'"free":99'),
        right.replace(b"Mary", b"\\u202eM"),
        right.replace(b"25526", b"0"),
        write_answer(new_question(), 25_526, NOTICE),
    ]


def test_hostile_answers_show_nothing_and_the_right_one_after_them_is_heard(stranger: Stranger, qtbot: QtBot) -> None:
    with search(stranger.port, pauses_s=(60,)) as made:
        found = list[FoundTable]()
        made.found.connect(found.append)
        made.start()
        question, guest = stranger.question()
        for datagram in hostile(question):
            stranger.answer(datagram, guest)
        stranger.answer(write_answer(question, 25_527, NOTICE), guest)
        qtbot.waitUntil(lambda: bool(found), timeout=WAIT_MS)
        assert [table.port for table in found] == [25_527]


def test_one_device_shows_three_tables_and_no_more(stranger: Stranger, qtbot: QtBot) -> None:
    with search(stranger.port, pauses_s=(60,)) as made:
        made.start()
        question, guest = stranger.question()
        for port in range(1_000, 1_030):
            stranger.answer(write_answer(question, port, NOTICE), guest)
        stranger.answer(write_answer(question, 1_002, Notice(("Last",), "", "forty-five", 0)), guest)
        qtbot.waitUntil(lambda: any(table.notice.people == ("Last",) for table in made.tables), timeout=WAIT_MS)
        assert sorted(table.port for table in made.tables) == [1_000, 1_001, 1_002]


def test_the_port_of_a_flood_is_given_up_and_the_next_question_comes_from_another(
    stranger: Stranger, qtbot: QtBot
) -> None:
    with search(stranger.port, pauses_s=(0.2,)) as made:
        made.start()
        question, guest = stranger.question()
        for _ in range(100):
            stranger.answer(b"x", guest)
        stranger.answer(write_answer(question, 25_526, NOTICE), guest)

        qtbot.waitUntil(lambda: stranger.next_port() not in (0, guest[1]), timeout=WAIT_MS)
        assert made.tables == ()


def test_interfaces_come_and_go(qtbot: QtBot) -> None:
    interfaces = list[Interface]()
    with host() as mary:
        made = TableSearch(None, lambda: tuple(interfaces), mary.asked_at, QUICK_S)
        made.start()
        interfaces.append(Interface("192.0.2.99", ("192.0.2.1",)))  # not ours
        interfaces.append(Interface(HERE, ("192.0.2.1", HERE)))
        qtbot.waitUntil(lambda: bool(made.tables), timeout=WAIT_MS)
        interfaces.clear()
        qtbot.waitUntil(lambda: not made.tables, timeout=WAIT_MS)
        made.stop()


def test_it_asks_three_times_in_the_first_seconds_and_then_seldom() -> None:
    assert PAUSES_S == (0.5, 1.0, 5.0)


def test_everybody_in_each_network_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    own = (
        Address("192.168.1.23", "wlan0", InterfaceKind.WIFI, 24),
        Address("10.8.0.2", "tun0", InterfaceKind.VIRTUAL, 32),
    )
    monkeypatch.setattr("twentyfive.net.table_search.own_addresses", lambda: own)
    assert home_interfaces() == (
        Interface("192.168.1.23", ("255.255.255.255", "192.168.1.255", "239.255.25.25")),
        Interface("10.8.0.2", ("255.255.255.255", "239.255.25.25")),
    )


def test_the_search_needs_no_module_that_the_bundle_leaves_out() -> None:
    code = f"import sys; sys.modules.update(dict.fromkeys({EXCLUDED!r})); import twentyfive.net.table_search"
    subprocess.run([sys.executable, "-c", code], check=True)
