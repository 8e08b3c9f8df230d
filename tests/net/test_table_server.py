"""An open table through the real gateway: a guest on a socket plays, and is known again after everything."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.net.lobby.at_table import NAMES, guests_at
from tests.net.tables import HERE, AnyPort, free_udp_port
from tests.net.wire import WireGuest
from twentyfive.core import PRESETS
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.seating.players import TableSetup
from twentyfive.net.discovery import Notice
from twentyfive.net.table_search import Interface, TableSearch
from twentyfive.net.table_server import TableServer
from twentyfive.presentation.phone.sheets import PhoneSheet
from twentyfive.presentation.settings import Settings


class Evening:
    """A table with a real gateway, and a screen that shows each step at once."""

    def __init__(self, engine: GameEngine, folder: Path, resources: Path, qtbot: QtBot) -> None:
        self.engine = engine
        self.qtbot = qtbot
        self.asked_at = free_udp_port()
        self.link = AnyPort(bind=HERE, resources=resources, asked_at=self.asked_at)
        table = GuestSession(engine, engine)
        self.open = TableServer(table, folder / "guests.json", Settings, engine, self.link)
        engine.stepped.connect(self._on_moved)
        engine.rewound.connect(self._on_moved)

    def _on_moved(self, news: Step | Jump) -> None:
        moment = news.after if isinstance(news, Step) else news.moment
        self.open.on_shown(Shown(moment.view(None), news.revision))

    def gather(self) -> TableSetup:
        """Open a table for two guests and a person, and wait until it can be reached."""
        rules = PRESETS["twenty-five"].replace(players=3, sides=3)
        setup = TableSetup(rules, NAMES[:3], guests_at(3, 2, 1))
        self.open.gather(setup)
        self.wait_until_open()
        return setup

    def wait_until_open(self) -> None:
        self.qtbot.waitUntil(lambda: self.open.door is not None, timeout=10_000)

    def guest(self, name: str = "", token: str = "") -> WireGuest:
        """Return a guest on a socket, who has said hello."""
        door = self.open.door
        assert door is not None
        return WireGuest(self.qtbot, door.port, "" if token else self.open.code, name, token)


@pytest.fixture
def evening(engine: GameEngine, tmp_path: Path, resources: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(engine, tmp_path, resources, qtbot)
    yield evening
    evening.open.close()


def test_nothing_listens_before_a_table_is_opened(evening: Evening) -> None:
    assert evening.link.gateway_pid is None
    assert not evening.open.is_open


def test_guests_on_sockets_play_a_deal(evening: Evening) -> None:
    setup = evening.gather()
    with evening.guest("Síle") as one, evening.guest("Tom") as two:
        one.sit(0)
        two.sit(1)
        evening.engine.begin(evening.open.lobby.named(setup).new_record(seed=3))
        assert evening.engine.state.names == ("Síle", "Tom", "Cathal")
        while not evening.engine.waits_for_next_deal:
            seat = evening.engine.moment.to_act
            if seat == 2:
                move = evening.engine.moment.view(2).legal[0]
                evening.engine.submit(2, move, evening.engine.revision)
            else:
                (one, two)[seat or 0].play()
        one.wait_for(lambda: one.sheet.result is not None)


def test_guests_come_back_after_the_gateway_was_killed(evening: Evening) -> None:
    setup = evening.gather()
    with evening.guest("Síle") as one:
        one.sit(0)
        evening.engine.begin(evening.open.lobby.named(setup).new_record(seed=3))
        one.wait_for(lambda: one.has(PhoneSheet) and one.sheet.turn)
        pid = evening.link.gateway_pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        evening.qtbot.waitUntil(lambda: evening.link.gateway_pid not in (None, pid), timeout=10_000)
        hands = one.sheet.hands
    with evening.guest(token=one.token) as again:
        again.wait_for_sheet()
        assert again.sheet.hands == hands


def test_the_table_is_opened_again_for_the_guests_who_are_known(evening: Evening) -> None:
    setup = evening.gather()
    with evening.guest("Síle") as one:
        one.sit(0)
        evening.engine.begin(evening.open.lobby.named(setup).new_record(seed=3))
        one.wait_for(lambda: one.has(PhoneSheet) and one.sheet.turn)
        evening.open.close()
        one.wait_for(lambda: one.closing is not None)
    assert evening.open.names_known() == ("Síle",)
    evening.open.open_again()
    evening.wait_until_open()
    with evening.guest(token=one.token) as again:
        again.wait_for_sheet()
        assert again.sheet.hands == one.sheet.hands


@pytest.fixture
def search(evening: Evening) -> Iterator[TableSearch]:
    """A computer that looks for the table in quick succession."""
    made = TableSearch(None, lambda: (Interface(HERE, (HERE,)),), evening.asked_at, pauses_s=(0.3,))
    made.start()
    yield made
    made.stop()


def test_a_computer_finds_the_table_with_its_free_seats_until_it_is_closed(
    evening: Evening, search: TableSearch, qtbot: QtBot
) -> None:
    notices = list[Notice]()
    search.found.connect(lambda table: notices.append(table.notice))
    evening.gather()
    qtbot.waitUntil(lambda: bool(search.tables), timeout=10_000)
    door = evening.open.door
    assert door is not None
    assert [(table.address, table.port) for table in search.tables] == [(HERE, door.port)]
    assert notices == [Notice((NAMES[2],), "", "twenty-five", 2)]
    with evening.guest("Síle") as one:
        one.sit(0)
        qtbot.waitUntil(lambda: notices[-1].free == 1, timeout=10_000)
        pid = evening.link.gateway_pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        evening.open.lobby.reception.remove(evening.open.lobby.reception.places.all[0])
        qtbot.waitUntil(lambda: notices[-1].free == 2, timeout=10_000)
    with qtbot.waitSignal(search.lost, timeout=10_000):
        evening.open.close()
