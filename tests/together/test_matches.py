"""Whole matches of every game between two windows in processes of their own, of which one has joined the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.together.games import GUEST, HOST, play_match
from tests.together.windows import window
from twentyfive.core import SEATINGS


@pytest.mark.parametrize("half", [0, 1])
def test_a_match_of_every_game_is_played_in_two_programs(tmp_path: Path, half: int) -> None:
    with window(tmp_path, HOST) as host, window(tmp_path, GUEST) as guest:
        for one in (host, guest):
            one.answer()
        for preset in list(SEATINGS)[half::2]:
            play_match(host, guest, preset)
