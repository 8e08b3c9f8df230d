"""An evening of 84 people in a hall, each with a phone: 20 games are reported by protocol, with cuts and reloads."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest

from tests.net.drive.halls import Hall, Phone, hall
from twentyfive.drive.entries import Reported
from twentyfive.drive.plan import Plan, Prize
from twentyfive.drive.play import Table
from twentyfive.net.drive.drive_server import MOST_PHONES
from twentyfive.net.messages import Why

pytestmark = pytest.mark.usefixtures("qapp")

GAMES: Final = 20
PAIRS: Final = 42
PLAN: Final = Plan(name="Confey", games=GAMES, sides=3, prizes=(Prize(percent=50), Prize(percent=25)))


class Everybody:
    """All who have a phone: two of each pair, at fourteen tables."""

    def __init__(self, hall: Hall, phones: ExitStack, seed: int) -> None:
        self.hall = hall
        self.random = random.Random(seed)
        self.of_side: dict[int, list[Phone]] = {}
        self._phones = phones
        for table in hall.evening.tables:
            for side in table.sides:
                self.of_side[side] = [self._come(), self._come()]
        for side, both in self.of_side.items():
            for phone in both:
                phone.say("look", table=hall.evening.table_of[side])
                phone.say("belong", side=side)
        self.wait(lambda phone, side: bool(phone.token) and phone.told.get("side") == side)

    def _come(self, token: str = "") -> Phone:
        phone = Phone(self.hall, **({"token": token} if token else {}))
        self._phones.callback(phone.close)
        return phone

    def wait(self, holds: Callable[[Phone, int], bool]) -> None:
        """Let the hall go on until something is so on all phones."""
        waiting = [(phone, side) for side, both in self.of_side.items() for phone in both]

        def happened() -> bool:
            for phone, _ in waiting:
                phone.listen()
            waiting[:] = [each for each in waiting if not holds(*each)]
            return not waiting

        self.hall.wait(happened)

    def cut(self, count: int) -> None:
        """Cut so many phones off, each of which comes back with its token."""
        for side in self.random.sample(sorted(self.of_side), count):
            at = self.random.randrange(2)
            self._come_back(side, at)

    def come_back(self) -> None:
        """Let all come back, after the host was gone."""
        for side in self.of_side:
            for at in range(2):
                self._come_back(side, at)

    def _come_back(self, side: int, at: int) -> None:
        old = self.of_side[side][at]
        old.close()
        self.of_side[side][at] = self._come(old.token)

    def report(self, number: int, table: Table) -> int:
        """Let a table report its game; returns who has won there."""
        winner, *others = self.random.sample(table.sides, len(table.sides))
        match self.random.randrange(6):
            case 0:  # the phones of one pair are off, and the organiser presses
                self._say(others[0], number, winner)
                self.hall.desk.enter(Reported(number, table.number, winner=winner))
            case 1:  # two say different things, and one thinks better of it
                self._say(winner, number, winner)
                phone = self.random.choice(self.of_side[others[0]])
                phone.say("report", game=number, winner=others[0])
                phone.say("report", game=number, winner=winner)
            case 2:  # both of one pair press, and then another pair does
                for phone in self.of_side[winner]:
                    phone.say("report", game=number, winner=winner)
                self._say(others[-1], number, winner)
            case _:
                for side in self.random.sample([winner, *others], 2):
                    self._say(side, number, winner)
        return winner

    def _say(self, side: int, number: int, winner: int) -> None:
        self.random.choice(self.of_side[side]).say("report", game=number, winner=winner)


@pytest.mark.broad
def test_84_phones_report_an_evening_of_20_games(tmp_path: Path, resources: Path) -> None:
    with hall(tmp_path, resources, PAIRS, PLAN) as confey, ExitStack() as phones:
        everybody = Everybody(confey, phones, 84)
        _fill(confey)
        for number in range(1, GAMES + 1):
            if number == 8:  # the gateway is killed
                pid = confey.server._link.gateway_pid
                assert pid is not None
                os.kill(pid, signal.SIGKILL)
                confey.wait(lambda: confey.server.count == 0)
                everybody.come_back()
            elif number == 15:  # the program is closed and begun again
                confey.begin_again()
                everybody.come_back()
            else:
                everybody.cut(6)
            _play(everybody, number)
        standings = {line.side: line for line in confey.evening.standings}
        everybody.wait(lambda phone, _: phone.told["stage"] == "over")
        for side, both in everybody.of_side.items():
            for phone in both:
                assert phone.told["place"] == standings[side].place
                assert phone.told.get("score", 0) == standings[side].score == confey.evening.tallies[side].score
                assert not phone.closed
                assert "no" not in phone.heard
        assert sum(line.score for line in standings.values()) == GAMES * len(confey.evening.tables)


def _fill(confey: Hall) -> None:
    """Let others come in until there is no more room; the one phone too many is told so, and none gives way to it."""
    with ExitStack() as others:
        for _ in range(MOST_PHONES - 2 * PAIRS):
            others.callback(Phone(confey).close)
        assert confey.server.count == MOST_PHONES
        late = Phone(confey)
        assert late.closed == Why.FULL
        late.close()
        assert confey.server.count == MOST_PHONES
    confey.wait(lambda: confey.server.count == 2 * PAIRS)


def _play(everybody: Everybody, number: int) -> None:
    """Play a game: every phone shows where its side sits, the tables report, and all go on."""
    hall = everybody.hall
    sits = hall.evening.table_of
    everybody.wait(lambda phone, side: (phone.told.get("game"), phone.told.get("table")) == (number, sits[side]))
    tables = list(hall.evening.tables)
    everybody.random.shuffle(tables)
    won = {table.number: everybody.report(number, table) for table in tables}
    hall.wait(lambda: not hall.evening.missing)
    assert {table.number: table.result and table.result.winner for table in hall.evening.tables} == won
    if number < GAMES:
        hall.move_on()
