"""The gateway as a process: opened, talked through, killed, left alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.net.tables import CODE, HERE, Phone
from twentyfive.net.gateway_link import Door, GatewayLink
from twentyfive.net.messages import (
    Closing,
    GuestMessage,
    Hello,
    MakeMove,
    No,
    Speaks,
    Tick,
    Why,
    You,
)

WAIT_MS = 20_000
HELLO = Hello(1, Speaks.SHEET, code=CODE, name="Máire")


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
            self.link.open(CODE)
        return self.doors[-1].port

    def wait_for(self, qtbot: QtBot, *told: tuple[str, int, GuestMessage | None]) -> None:
        """Wait until exactly this was told, and forget it."""
        qtbot.waitUntil(lambda: len(self.told) >= len(told), timeout=WAIT_MS)
        assert tuple(self.told) == told
        self.told.clear()


@pytest.fixture
def host(resources: Path, qapp: object) -> Iterator[Host]:
    del qapp
    made = Host(resources)
    yield made
    made.link.close()


def test_a_guest_says_hello_and_hears_and_is_heard_until_the_host_leaves(host: Host, qtbot: QtBot) -> None:
    phone = Phone(host.open(qtbot), HELLO)
    host.wait_for(qtbot, ("arrived", 1, None), ("heard", 1, HELLO))
    host.link.send(1, You(2, "Máire", token="t" * 22))
    assert phone.hear() == You(2, "Máire", token="t" * 22)
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
