"""The gateway as a process: opened, talked through, killed, left alone."""

from __future__ import annotations

import gc
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from pytestqt.qtbot import QtBot
from websockets.exceptions import WebSocketException

from lean import EXCLUDED
from tests.net.samples import HOST
from tests.net.tables import CODE, HERE, TOKEN, WINDOW, Phone, free_udp_port, raw_guest
from twentyfive.net.addresses import Address, InterfaceKind
from twentyfive.net.codes import token_digest
from twentyfive.net.gateway_link import Door, GatewayLink, Seen
from twentyfive.net.gateway_settings import GatewaySettings
from twentyfive.net.limits import PORTS
from twentyfive.net.messages import (
    PROTOCOL,
    Closing,
    GameForm,
    GuestMessage,
    Hello,
    MakeMove,
    No,
    Tick,
    Ways,
    Why,
    You,
)
from twentyfive.wording.grammar.texts import use_grammar

WAIT_MS = 20_000
WELCOME = HOST["welcome"]
HELLO = Hello(PROTOCOL, GameForm.SHEET, name="Máire")


class Host:
    """A link, and what it told."""

    def __init__(self, resources: Path) -> None:
        self.sent: list[tuple[int, str]] = []
        self.link = GatewayLink(lambda guest, text: self.sent.append((guest, text)), bind=HERE, resources=resources)
        self.doors: list[Door] = []
        self.failures: list[str] = []
        self.told: list[tuple[str, int, GuestMessage | None]] = []
        self.link.opened.connect(self.doors.append)
        self.link.failed.connect(self.failures.append)
        self.link.arrived.connect(lambda guest: self.told.append(("arrived", guest, None)))
        self.link.heard.connect(lambda guest, message: self.told.append(("heard", guest, message)))
        self.link.left.connect(lambda guest: self.told.append(("left", guest, None)))

    def open(self, qtbot: QtBot) -> int:
        """Open a table; returns its port."""
        with qtbot.waitSignal(self.link.opened, timeout=WAIT_MS):
            self.link.open(CODE, 0)  # any port: other tests open tables at the same time
        return self.doors[-1].port

    def wait_for(self, qtbot: QtBot, *told: tuple[str, int, GuestMessage | None]) -> None:
        """Wait until exactly this was told, and forget it."""
        qtbot.waitUntil(lambda: len(self.told) >= len(told), timeout=WAIT_MS)
        assert tuple(self.told) == told
        self.told.clear()


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the gateway tell its guests that the host leaves, however slow the machine is."""
    monkeypatch.setattr("twentyfive.net.gateway_running._STOP_S", WAIT_MS / 1000)


@pytest.fixture
def host(resources: Path, qapp: object) -> Iterator[Host]:
    del qapp
    made = Host(resources)
    yield made
    made.link.close()


def test_a_guest_says_hello_and_hears_and_is_heard_until_the_host_leaves(host: Host, qtbot: QtBot) -> None:
    phone = Phone(host.open(qtbot), HELLO)
    host.wait_for(qtbot, ("arrived", 1, None), ("heard", 1, HELLO))
    host.link.send(1, You(2, "Máire", token=TOKEN))
    assert phone.hear() == You(2, "Máire", token=TOKEN)
    phone.say(Tick())
    assert phone.hear() == Tick()
    phone.say(MakeMove(7, "play 7S"))
    host.wait_for(qtbot, ("heard", 1, MakeMove(7, "play 7S")))
    host.link.send(1, No("It is not your turn.", 7))
    assert phone.hear() == No("It is not your turn.", 7)
    host.link.close()
    assert phone.ending()[0] == Closing(Why.HOST_LEFT)
    host.wait_for(qtbot, ("left", 1, None))
    assert [guest for guest, _ in host.sent] == [1, 1]


def kill(pid: int | None) -> None:
    """End a process as a crash would."""
    assert pid is not None
    os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


def test_the_page_is_in_the_language_of_the_window(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[GatewaySettings] = []
    monkeypatch.setattr(GatewayLink, "_start", lambda _, settings: started.append(settings))
    use_grammar("ga")
    host.link.open(CODE)
    use_grammar("en")
    host.link.open(CODE)
    assert [settings.language for settings in started] == ["ga", "en"]


@pytest.mark.broad
def test_a_killed_gateway_is_started_again_at_the_same_port_and_its_guests_come_back(host: Host, qtbot: QtBot) -> None:
    port = host.open(qtbot)
    phone = Phone(port, HELLO)
    host.wait_for(qtbot, ("arrived", 1, None), ("heard", 1, HELLO))
    host.link.know([token_digest(TOKEN)])
    kill(host.link.gateway_pid)
    assert phone.ending()[0] is None
    qtbot.waitUntil(lambda: ("left", 1, None) in host.told, timeout=WAIT_MS)
    host.told.clear()
    back = coming_back(port, Hello(PROTOCOL, GameForm.SHEET, token=TOKEN), qtbot)
    qtbot.waitUntil(lambda: len(host.told) == 2, timeout=WAIT_MS)
    _, number, _ = host.told[0]
    assert number > 1  # no number is used twice
    host.link.send(number, Tick())
    assert back.hear() == Tick()
    assert [door.port for door in host.doors] == [port]


def coming_back(port: int, hello: Hello, qtbot: QtBot, code: str = CODE) -> Phone:
    """A phone that tries until the table is there again.

    A gateway that is being killed may still take the connection; what then fails depends on the moment of its end.
    """
    phones: list[Phone] = []

    def has_come() -> bool:
        with suppress(OSError, WebSocketException):
            phones.append(Phone(port, hello, code=code))
        return bool(phones)

    qtbot.waitUntil(has_come, timeout=WAIT_MS)
    return phones[0]


@pytest.mark.broad
def test_a_crash_opens_no_shut_door_and_forgives_no_wrong_code(host: Host, qtbot: QtBot) -> None:
    seen: list[Seen] = []
    host.link.noticed.connect(seen.append)
    port = host.open(qtbot)
    for _ in range(3):
        assert Phone(port, HELLO, code="ZZZZ").ending()[0] == Closing(Why.CODE)
    qtbot.waitUntil(lambda: Seen(3, 0, 3, False) in seen, timeout=WAIT_MS)
    kill(host.link.gateway_pid)
    for _ in range(17):
        assert coming_back(port, HELLO, qtbot, "ZZZZ").ending()[0] == Closing(Why.CODE)
    assert coming_back(port, HELLO, qtbot).ending()[0] == Closing(Why.SPENT)
    qtbot.waitUntil(lambda: Seen(21, 0, 20, True) in seen, timeout=WAIT_MS)
    host.link.shut_door()
    kill(host.link.gateway_pid)
    assert coming_back(port, HELLO, qtbot).ending()[0] == Closing(Why.SHUT)
    qtbot.waitUntil(lambda: Seen(22, 0, 20, True) in seen, timeout=WAIT_MS)
    host.link.change_code("BCDF")
    qtbot.waitUntil(lambda: Seen(22, 0, 0, False) in seen, timeout=WAIT_MS)


def test_a_gateway_that_ends_again_and_again_is_given_up(host: Host, qtbot: QtBot) -> None:
    host.open(qtbot)
    pids = set[int]()
    while not host.failures:
        pid = host.link.gateway_pid
        assert pid is not None
        pids.add(pid)
        kill(pid)
        qtbot.waitUntil(lambda: host.link.gateway_pid not in pids, timeout=WAIT_MS)
    assert len(pids) == 6
    assert host.link.gateway_pid is None


def test_the_next_port_is_taken_where_one_is_taken(host: Host, qtbot: QtBot) -> None:
    with socket.create_server((HERE, 0)) as other:
        with qtbot.waitSignal(host.link.opened, timeout=WAIT_MS):
            host.link.open(CODE, other.getsockname()[1])
        assert host.doors[-1].port in PORTS


@pytest.mark.broad
def test_two_tables_opened_at_once_at_one_port_get_one_each_and_hear_their_own_guests(
    host: Host, resources: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server((HERE, 0)) as free:
        port = free.getsockname()[1]
    monkeypatch.setattr("twentyfive.net.gateway_link.PORTS", range(port, port + 10))
    other = Host(resources)
    try:
        host.link.open("BBBB", port)
        other.link.open("CCCC", port)
        qtbot.waitUntil(lambda: bool(host.doors and other.doors), timeout=WAIT_MS)
        assert host.doors[0].port != other.doors[0].port
        for made, code in ((host, "BBBB"), (other, "CCCC")):
            Phone(made.doors[0].port, HELLO, code=code)
            made.wait_for(qtbot, ("arrived", 1, None), ("heard", 1, HELLO))
    finally:
        other.link.close()


def test_where_every_port_is_taken_it_says_why(host: Host, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server((HERE, 0)) as stranger:
        port = stranger.getsockname()[1]
        monkeypatch.setattr("twentyfive.net.gateway_link.PORTS", (port,))
        with qtbot.waitSignal(host.link.failed, timeout=WAIT_MS):
            host.link.open(CODE, port)
    assert len(host.failures[0]) > 10  # in the system's words
    assert host.link.gateway_pid is None


def test_without_a_page_it_says_why(qapp: object, qtbot: QtBot, tmp_path: Path) -> None:
    del qapp
    link = GatewayLink(bind=HERE, resources=tmp_path)
    with qtbot.waitSignal(link.failed, timeout=WAIT_MS) as failed:
        link.open(CODE, 0)
    assert failed.args is not None
    assert len(failed.args[0]) > 10  # in the system's words
    assert link.gateway_pid is None


def test_a_guest_who_is_dismissed_hears_why_and_is_heard_no_more(host: Host, qtbot: QtBot) -> None:
    phone = Phone(host.open(qtbot), HELLO)
    host.wait_for(qtbot, ("arrived", 1, None), ("heard", 1, HELLO))
    host.link.dismiss(1, Closing(Why.REMOVED, "The host has removed you from the table."))
    phone.flood(MakeMove(1, "play 7S"), 3)
    assert phone.ending()[0] == Closing(Why.REMOVED, "The host has removed you from the table.")
    host.wait_for(qtbot, ("left", 1, None))


@pytest.mark.broad
def test_a_gateway_that_hangs_is_replaced(host: Host, qtbot: QtBot) -> None:
    if sys.platform == "win32":
        pytest.skip("a process cannot be stopped there")
    port = host.open(qtbot)
    Phone(port, HELLO)
    host.wait_for(qtbot, ("arrived", 1, None), ("heard", 1, HELLO))
    pid = host.link.gateway_pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    for position in range(2_000):
        host.link.send(1, No("x" * 2_000, position))
    qtbot.waitUntil(lambda: host.told == [("left", 1, None)], timeout=WAIT_MS)
    host.told.clear()
    coming_back(port, HELLO, qtbot)


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be stopped there")
def test_a_token_reaches_a_guest_who_is_told_more_of_the_seat_before_it_was_sent(host: Host, qtbot: QtBot) -> None:
    phone = Phone(host.open(qtbot), HELLO)
    host.wait_for(qtbot, ("arrived", 1, None), ("heard", 1, HELLO))
    pid = host.link.gateway_pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    host.link.send(1, You(2, "Máire", token=TOKEN))
    host.link.send(1, You(2, "Máire", waits="Wait."))
    os.kill(pid, signal.SIGCONT)
    assert phone.hear() == You(2, "Máire", token=TOKEN)
    assert phone.hear() == You(2, "Máire", waits="Wait.")


def test_when_the_window_is_killed_the_gateway_tells_its_guests_and_ends(resources: Path) -> None:
    command = [sys.executable, "-c", WINDOW, str(resources)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        port, _ = map(int, window.stdout.readline().split())
        phone, stalled = Phone(port, HELLO), raw_guest(port)
        phone.say(Tick())
        assert phone.hear() == Tick()
        window.kill()
        assert phone.ending()[0] == Closing(Why.HOST_LEFT)
        assert window.stdout.read() == ""  # ends when the gateway has ended, too, which has inherited it
        stalled.close()


@pytest.mark.broad("python")
@pytest.mark.parametrize("owner", ["python", "qt"])
def test_a_link_that_is_destroyed_without_being_closed_ends_its_gateway_and_its_threads(
    resources: Path, qtbot: QtBot, owner: str
) -> None:
    link = GatewayLink(bind=HERE, resources=resources)
    before = set(threading.enumerate())
    with qtbot.waitSignal(link.opened, timeout=WAIT_MS) as opened:
        link.open(CODE, 0)
    assert opened.args is not None
    phone = Phone(opened.args[0].port, HELLO)
    phone.say(Tick())
    assert phone.hear() == Tick()
    with qtbot.captureExceptions() as raised:
        if owner == "qt":
            shiboken6.delete(link)
        else:
            del link
            gc.collect()
        assert set(threading.enumerate()) <= before
    assert phone.ending()[0] == Closing(Why.HOST_LEFT)
    assert raised == []


def test_nothing_of_a_server_is_loaded_before_a_table_is_opened() -> None:
    code = "import sys, twentyfive.net.gateway_link; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert "twentyfive.net.gateway_link" in loaded
    assert {"asyncio", "websockets", "segno"} & set(loaded) == set()
    assert "twentyfive.net.gateway" not in loaded


def test_the_gateway_needs_no_module_that_the_bundle_leaves_out_and_loads_no_game() -> None:
    loading = f"import sys; sys.modules.update(dict.fromkeys({EXCLUDED!r})); import twentyfive.net.gateway"
    code = f"{loading}; print(*(name for name, module in sys.modules.items() if module))"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    ours = {name for name in loaded if name.startswith("twentyfive") and not name.startswith("twentyfive.net")}
    assert ours == {
        "twentyfive",
        "twentyfive.later_version",
        "twentyfive.presentation",
        "twentyfive.presentation.phone",
        "twentyfive.presentation.phone.seat_signs",
        "twentyfive.presentation.phone.sheets",
        "twentyfive.strict_json",
        "twentyfive.typed_text",
    }
    assert not any(name.startswith(("PySide6", "shiboken6")) for name in loaded)


@pytest.mark.skipif(sys.platform == "win32", reason="processes have no such order there")
def test_the_gateway_runs_at_a_lower_priority_once_it_is_open(host: Host, qtbot: QtBot) -> None:
    Phone(host.open(qtbot), HELLO)
    host.wait_for(qtbot, ("arrived", 1, None), ("heard", 1, HELLO))
    pid = host.link.gateway_pid
    assert pid is not None
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)


def has_more_than(doors: list[Door], count: int) -> bool:
    return len(doors) > count


def private(number: str, link: InterfaceKind = InterfaceKind.WIFI) -> Address:
    return Address(number, "wlan0", link, 24)


def test_the_way_follows_the_addresses_of_this_computer_and_the_guests_are_told(
    resources: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is opened before the Wi-Fi is joined, gets another address, and loses that."""
    monkeypatch.setattr("twentyfive.net.gateway_link.FOLLOWS_S", 0.05)
    monkeypatch.setattr("twentyfive.net.gateway_link.EVERY_INTERFACE", HERE)
    addresses = list[Address]()
    link = GatewayLink(bind=HERE, resources=resources, asked_at=free_udp_port(), addresses=lambda: tuple(addresses))
    doors, heard = list[Door](), list[int]()
    link.opened.connect(doors.append)
    link.heard.connect(lambda guest, _: heard.append(guest))
    link.open("7K3Q", 0, table="a")
    qtbot.waitUntil(lambda: bool(doors), timeout=WAIT_MS)
    port = doors[0].port
    assert doors[0].addresses == ()
    phone = Phone(port, HELLO)
    qtbot.waitUntil(lambda: bool(heard), timeout=WAIT_MS)
    link.send(heard[0], WELCOME)
    assert phone.hear() == WELCOME
    assert phone.hear() == Ways(())
    for there in ([private("192.168.1.23")], [private("10.0.0.2"), private("192.168.7.1")], []):
        count = len(doors)
        addresses[:] = there
        qtbot.waitUntil(partial(has_more_than, doors, count), timeout=WAIT_MS)
        assert doors[-1].addresses == tuple(there)
        assert doors[-1].port == port
        assert phone.hear() == Ways(tuple(f"{own.address}:{port}" for own in there))
    assert len(doors) == 4, "nothing is told while nothing changes"
    link.close()
    assert not link._follows.isActive()
