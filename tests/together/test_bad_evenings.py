"""Two programs at one table, whose network is bad, and which are killed: the game goes on where it was."""

from __future__ import annotations

from pathlib import Path

from tests.net.relay import Relay
from tests.net.tables import HERE
from tests.together.games import GUEST, HOST, calm_at_first, play_match, play_on
from tests.together.windows import window
from twentyfive.core import Record

FAULTS = ("delay", "cut", "slow", "late", "none")
"""Faults that take less than seconds; ``python -m tests.soak --windows`` has all."""


def test_a_match_through_a_bad_network_ends_as_without_it(tmp_path: Path) -> None:
    relays: list[Relay] = []

    def relay(port: int) -> Relay:
        relays.append(calm_at_first(port, 25, FAULTS))
        return relays[-1]

    with window(tmp_path, HOST) as host, window(tmp_path, GUEST) as guest:
        for one in (host, guest):
            one.answer()
        wanted = play_match(host, guest, "twenty-five")
        assert play_match(host, guest, "twenty-five", relay) == wanted
    assert sum(relays[0].faults.values()) > 3


def test_a_killed_guest_and_a_killed_host_come_back_to_their_game(tmp_path: Path) -> None:
    with window(tmp_path, HOST) as host:
        with window(tmp_path, GUEST) as guest:
            for one in (host, guest):
                one.answer()
            door = host.ask("open", preset="twenty-five", players=2, sides=2, guests=1, options={"target": 100})
            way = {"address": f"{HERE}:{door['port']}", "code": door["code"]}
            guest.ask("join", **way)
            host.ask("begin", guests=1)
            play_on(host, guest, revision=12)
            guest.kill()
        host.ask("read", words="asleep")
        with window(tmp_path, GUEST) as guest:
            guest.answer()
            guest.ask("join", **way)
            host.ask("press", name="Let in")
            told, _ = play_on(host, guest, revision=20)
            made = Record.loads(told["record"]).moves
            host.kill()
            guest.ask("read", words="The host has closed the table.")
            with window(tmp_path, HOST) as again:
                again.answer()
                again.ask("press", name="Continue")
                told, seen = play_on(again, guest, deals=2)
                record = Record.loads(told["record"])
                assert record.moves[: len(made)] == made
                assert seen["view"] != told["view"]
                assert len(record.state.history) == 2
