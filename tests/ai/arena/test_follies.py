"""The command that counts follies."""

from __future__ import annotations

import pytest

from twentyfive.ai.arena.follies import main
from twentyfive.ai.heuristics.sense import FOLLIES


def test_the_command_counts_the_follies_of_whoever_plays_by_chance(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--level", "random", "--matches", "10", "--show", "1"])
    told = capsys.readouterr().out
    assert all(folly in told for folly in FOLLIES)
    assert "in 1,000 of " in told
