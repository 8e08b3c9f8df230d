"""The way in as the host's page shows it: the address follows this computer, and is not offered while it is shut."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.net.lobby.at_table import NAMES, guests_at
from tests.net.lobby.fakes import FakeGateway
from twentyfive.core import PRESETS
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.seating.players import TableSetup
from twentyfive.net.addresses import Address, InterfaceKind
from twentyfive.net.gateway_link import Seen
from twentyfive.net.table_server import TableServer
from twentyfive.presentation.settings import Settings

WIFI = Address("192.168.1.23", "wlan0", InterfaceKind.WIFI, 24)
WIRE = Address("10.0.0.2", "eth0", InterfaceKind.ETHERNET, 24)
HOTSPOT = Address("172.20.10.3", "wlan0", InterfaceKind.WIFI, 28)


@pytest.fixture
def table(engine: GameEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TableServer:
    """A table that is open, at Wi-Fi and cable."""
    monkeypatch.setattr("twentyfive.net.table_server.GatewayLink", FakeGateway)
    made = TableServer(GuestSession(engine, engine), tmp_path / "guests", Settings, engine)
    made.gather(TableSetup(PRESETS["twenty-five"].replace(players=3, sides=3), NAMES[:3], guests_at(3, 2, 1)))
    move(made, WIFI, WIRE)
    return made


def move(table: TableServer, *addresses: Address) -> None:
    """Let the computer have other addresses."""
    assert table.door is not None
    table._link.opened.emit(replace(table.door, addresses=addresses))


def test_the_address_is_the_likeliest_that_there_is_now(table: TableServer) -> None:
    shown = list[str]()
    table.changed.connect(lambda: shown.append(table.typed.partition(":")[0]))
    for addresses in ((HOTSPOT,), (), (WIRE, HOTSPOT), (WIFI, WIRE)):
        move(table, *addresses)
    assert list(dict.fromkeys(shown)) == ["172.20.10.3", "", "10.0.0.2", "192.168.1.23"]
    assert table.url == f"HTTP://{table.typed}/#{table.key}"


def test_an_address_that_the_host_has_chosen_stays_as_long_as_it_is_there(table: TableServer) -> None:
    table.next_address()
    assert table.address == WIRE
    move(table, HOTSPOT, WIRE)
    assert table.address == WIRE
    move(table, HOTSPOT)
    assert table.address == HOTSPOT
    table.next_address()
    assert table.address == HOTSPOT
    move(table, WIFI, HOTSPOT)
    table.next_address()
    assert table.address == WIFI


def test_what_leads_nobody_in_is_not_offered(table: TableServer) -> None:
    assert (bool(table.url), table.typed_code) == (True, table.code)
    table._link.noticed.emit(Seen(20, 0, 20, code_spent=True))
    assert (bool(table.url), table.typed_code) == (True, ""), "the key still does"
    table.shut_door()
    assert (table.url, table.typed_code, table.takes_guests) == ("", "", False)
    table._link.noticed.emit(Seen(20, 0, 0))
    table.new_code()
    assert (bool(table.url), table.typed_code, table.takes_guests) == (True, table.code, True)
