"""A guest at another computer, through the real gateway: whole games by views, and everything between."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.net.test_table_server import Evening
from tests.net.wire import WireGuest
from twentyfive.core import Phase
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump
from twentyfive.net.messages import Why, Wish
from twentyfive.net.remote.host_link import HostLink
from twentyfive.net.remote.remote_game import RemoteGame
from twentyfive.net.remote.visit import Stage, Visit
from twentyfive.presentation.phone.seat_signs import SeatIs

_PATIENCE_MS = 10_000


class Tables:
    """An evening with guests at computers.

    Attributes:
        evening: the table.
        visits: the guests at computers.
    """

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.visits: list[Visit] = []
        self.rng = random.Random(4)

    def come(self, name: str, seat: int, code: str = "") -> Visit:
        """Let a guest come and take a seat."""
        door = self.evening.open.door
        assert door is not None
        visit = Visit(HostLink("127.0.0.1", door.port), RemoteGame(), code or self.evening.open.code, name)
        self.visits.append(visit)
        self.wait(lambda: visit.stage in (Stage.CHOOSING, Stage.ENDED))
        if visit.stage is Stage.CHOOSING:
            visit.sit(seat)
            self.wait(lambda: visit.stage is Stage.WAITING)
        return visit

    def wait(self, happened: Callable[[], bool]) -> None:
        self.evening.qtbot.waitUntil(happened, timeout=_PATIENCE_MS)

    def play(self) -> None:
        """Let whoever is to act make any move that they may, and wait until everybody knows."""
        engine = self.evening.engine
        at, seat = engine.revision, engine.moment.to_act
        assert seat is not None
        visit = next((visit for visit in self.visits if visit.game.has_begun and visit.game.here.alone == seat), None)
        if visit is None:
            engine.submit(seat, self.rng.choice(engine.moment.view(seat).legal), at)
        else:
            self.wait(lambda: visit.game.revision == at)
            visit.game.submit(seat, self.rng.choice(visit.game.moment.view(seat).legal), at)
        self.wait(lambda: engine.revision > at)

    def play_deal(self) -> None:
        engine = self.evening.engine
        while not engine.waits_for_next_deal and engine.moment.phase is not Phase.OVER:
            self.play()

    def begin(self) -> None:
        """Begin the game with everybody who has come."""
        setup = self.evening.open.lobby.named
        self.evening.engine.begin(setup(self.setup).new_record(seed=3))
        self.wait(lambda: all(visit.stage is Stage.PLAYING for visit in self.visits))

    def gather(self) -> None:
        self.setup = self.evening.gather()


@pytest.fixture
def tables(engine: GameEngine, tmp_path: Path, resources: Path, qtbot: QtBot) -> Iterator[Tables]:
    evening = Evening(engine, tmp_path, resources, qtbot)
    made = Tables(evening)
    made.gather()
    yield made
    for visit in made.visits:
        visit.close()
    evening.open.close()


@pytest.mark.broad
def test_two_computers_play_two_deals_and_know_every_step(tables: Tables) -> None:
    one, two = tables.come("Síle", 0), tables.come("Tom", 1)
    tables.wait(lambda: one.stage is two.stage is Stage.WAITING)
    assert one.waits == "You have a seat. The game begins when the host starts it."
    tables.begin()
    steps: list[int] = []
    one.game.stepped.connect(lambda step: steps.append(step.revision))
    first = tables.evening.engine.revision
    tables.play_deal()
    tables.wait(lambda: one.game.waits_for_next_deal and two.game.waits_for_next_deal)
    last = tables.evening.engine.revision
    assert steps == list(range(last - len(steps) + 1, last + 1))
    assert len(steps) >= last - first
    assert one.game.moment.view(0).names == ("Síle", "Tom", "Cathal")
    assert one.game.here.alone == 0
    assert two.game.here.alone == 1
    one.game.next_deal()
    two.game.next_deal()
    tables.evening.engine.next_deal()
    tables.wait(lambda: not one.game.waits_for_next_deal)
    tables.play_deal()


def test_a_computer_and_a_phone_sit_at_one_table(tables: Tables) -> None:
    one = tables.come("Síle", 0)
    with tables.evening.guest("Tom") as phone:
        phone.sit(1)
        tables.begin()
        _play_with_phone(tables, phone)
        tables.wait(lambda: one.game.waits_for_next_deal)
        states = [sign.state for sign in one.people.seats]
        assert states[:2] == [SeatIs.ELSEWHERE, SeatIs.PHONE]


def _play_with_phone(tables: Tables, phone: WireGuest) -> None:
    engine = tables.evening.engine
    while not engine.waits_for_next_deal:
        if engine.moment.to_act == 1:
            phone.play()
        else:
            tables.play()


@pytest.mark.broad
def test_a_computer_finds_the_table_again_after_the_connection_was_lost(tables: Tables) -> None:
    one = tables.come("Síle", 0)
    tables.begin()
    pid = tables.evening.link.gateway_pid
    jumps: list[Jump] = []
    one.game.rewound.connect(jumps.append)
    assert pid is not None
    _kill(pid)
    tables.wait(lambda: one.stage is Stage.SEEKING)
    tables.wait(lambda: one.stage is Stage.PLAYING)
    assert jumps[-1].revision == tables.evening.engine.revision
    tables.play_deal()


@pytest.mark.broad
def test_a_computer_finds_the_table_again_after_the_host_had_left(tables: Tables) -> None:
    one = tables.come("Síle", 0)
    tables.begin()
    tables.evening.open.close()
    tables.wait(lambda: one.stage is Stage.SEEKING)
    assert one.is_known
    tables.evening.open.open_again()
    tables.wait(lambda: one.stage is Stage.PLAYING)


def test_a_wrong_code_ends_the_visit(tables: Tables) -> None:
    wrong = tables.come("Síle", 0, code="2222" if tables.evening.open.code != "2222" else "3333")
    assert wrong.ended_by is Why.CODE


def test_a_guest_who_was_removed_does_not_come_back(tables: Tables) -> None:
    one = tables.come("Síle", 0)
    tables.begin()
    place = tables.evening.open.lobby.reception.places.at(0)
    assert place is not None
    tables.evening.open.lobby.reception.remove(place)
    tables.wait(lambda: one.stage is Stage.ENDED)
    assert one.ended_by is Why.REMOVED


def test_a_guest_who_leaves_frees_the_seat(tables: Tables) -> None:
    one = tables.come("Síle", 0)
    tables.begin()
    one.leave()
    assert one.stage is Stage.ENDED
    place = tables.evening.open.lobby.reception.places.at(0)
    assert place is not None
    tables.wait(lambda: place.guest is None)


def test_a_decision_is_taken_back_in_every_window(tables: Tables) -> None:
    one, two = tables.come("Síle", 0), tables.come("Tom", 1)
    tables.begin()
    while not one.game.can_undo:
        tables.play()
        tables.wait(lambda: one.game.revision == tables.evening.engine.revision)
        _let_time_pass(tables)
    jumps: list[Jump] = []
    two.game.rewound.connect(jumps.append)
    one.game.undo()
    tables.wait(lambda: two.question is not None and two.game.is_held)
    two.answer(True)
    tables.evening.open.lobby.answer(True)
    tables.wait(lambda: bool(jumps))
    assert jumps[-1].revision == tables.evening.engine.revision


def _let_time_pass(tables: Tables) -> None:
    tables.evening.qtbot.wait(1)


def test_a_guest_pauses_the_game_and_goes_on(tables: Tables) -> None:
    one, two = tables.come("Síle", 0), tables.come("Tom", 1)
    tables.begin()
    one.ask(Wish.PAUSE)
    tables.wait(lambda: two.game.is_held)
    assert two.people.paused == "Síle has paused the game."
    two.ask(Wish.RESUME)
    tables.wait(lambda: not one.game.is_held)


def test_an_onlooker_sees_the_table_without_hands(tables: Tables) -> None:
    tables.come("Síle", 0)
    tables.begin()
    door = tables.evening.open.door
    assert door is not None
    nora = Visit(HostLink("127.0.0.1", door.port), RemoteGame(), tables.evening.open.code, "Nora")
    tables.visits.append(nora)
    tables.wait(lambda: nora.stage is Stage.CHOOSING)
    nora.look_on()
    tables.wait(lambda: nora.stage is Stage.PLAYING)
    assert nora.game.here.persons == ()
    assert nora.game.moment.view(None).hand == ()


def test_a_late_guest_waits_to_be_let_in(tables: Tables) -> None:
    tables.come("Síle", 0)
    tables.begin()
    late = tables.come("Tom", 1)
    tables.wait(lambda: late.stage is Stage.WAITING)
    assert late.waits == "The host has been asked to let you in."
    (link,) = tables.evening.open.lobby.reception.arrivals
    tables.evening.open.lobby.reception.let_in(link)
    tables.wait(lambda: late.stage is Stage.PLAYING)


def _kill(pid: int) -> None:
    os.kill(pid, signal.SIGTERM)
