"""Whole games through a bad network end as without it; ``python -m tests.soak --guests 500`` plays more of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.net.listener import check_that_nothing_was_told
from tests.soak.guests import Evening, log_without_network
from twentyfive.core import seated

SEED = 25


@pytest.mark.broad("auction-forty-fives-4-2")
@pytest.mark.parametrize(("preset", "players", "sides"), [("twenty-five", 3, 3), ("auction-forty-fives", 4, 2)])
def test_a_game_through_a_bad_network_ends_as_without_it(
    qapp: QCoreApplication, resources: Path, tmp_path: Path, preset: str, players: int, sides: int
) -> None:
    del qapp
    rules = seated(preset, players, sides)
    wanted = log_without_network(rules, SEED, tmp_path, deals=1)
    with Evening(rules, SEED, tmp_path, resources, deals=1) as evening:
        code = evening.open.code
        assert evening.play(SEED) == wanted
        received = [text for guest in evening.guests for text in guest.received]
        assert set(received) <= {*evening.sent, '{"t":"tick"}'}, "the recorder keeps all that crosses"
        assert sum(guest.connections for guest in evening.guests) > 2 * players
    check_that_nothing_was_told(evening.relay.recordings, code, "Guest 1")
