"""Whole matches of every game between two windows in processes of their own, of which one has joined the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.together.games import GUEST, HOST, play_match
from tests.together.windows import Window
from twentyfive.core import SEATINGS


@pytest.mark.parametrize("half", [0, 1])
def test_a_match_of_every_game_is_played_in_two_programs(tmp_path: Path, half: int) -> None:
    with Window(tmp_path / "host", HOST) as host, Window(tmp_path / "guest", GUEST) as guest:
        for window in (host, guest):
            window.answer()
        for preset in list(SEATINGS)[half::2]:
            play_match(host, guest, preset)
