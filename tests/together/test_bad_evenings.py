"""Programs that are killed during a game at one table, which goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.net.tables import HERE
from tests.together.games import GUEST, HOST, play_on
from tests.together.windows import window
from twentyfive.core import Record


@pytest.mark.broad
def test_a_killed_guest_and_a_killed_host_come_back_to_their_game(tmp_path: Path) -> None:
    """The guest comes back by the seat that is kept, then by the code, as somebody does whose seat is not kept."""
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
            assert guest.ask("go_back") == ["Back to Anna’s table", "I am Síle: back to Anna’s table"]
            play_on(host, guest, revision=16)
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
                again.ask("press", name="I am Anna: show my hand")
                told, seen = play_on(again, guest, deals=2)
                record = Record.loads(told["record"])
                assert record.moves[: len(made)] == made
                assert seen["view"] != told["view"]
                assert len(record.state.history) == 2
