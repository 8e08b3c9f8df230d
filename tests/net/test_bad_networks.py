"""Whole games through a bad network end as without it; ``python -m tests.soak --guests 500`` plays more of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.net.listener import frames_of_guest, frames_of_host, sealed, texts
from tests.net.relay import Recording
from tests.soak.guests import Evening, log_without_network
from twentyfive.core import seated
from twentyfive.net.codes import LENGTH
from twentyfive.net.sealing.frames import OVERHEAD

SEED = 25


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
    check_that_nothing_was_told(evening.relay.recordings, code)


def check_that_nothing_was_told(recordings: Sequence[Recording], code: str) -> None:
    """Check that all that crossed the network is sealed but for the exchange, which names nothing of the game."""
    frames = [frame for recording in recordings for frame in (*frames_of_guest(recording), *frames_of_host(recording))]
    unsealed, messages = texts(frames), sealed(frames)
    assert len(messages) > 100
    assert {json.loads(text)["t"] for text in unsealed} <= {"knock", "answer", "proof", "closing"}
    assert len(code) == LENGTH
    assert code not in "".join(unsealed)
    assert all((len(message) - OVERHEAD).bit_count() == 1 for message in messages), "a power of two"
    for word in (b'{"t":"', b"of spades", b"play 7S", b"Guest 1"):
        assert not any(word in message for message in messages)
