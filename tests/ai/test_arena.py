"""Measuring levels against each other, and what the measures must show."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ai.views import ALONE, PAIRS
from twentyfive.ai.arena import Result, measure, play_match, player, rotated


class TestFairMatches:
    def test_every_side_gets_the_same_packs(self) -> None:
        """Four like players on the same cards: each rotation is the same match."""
        medium = player("medium")
        assert len(set(rotated(PAIRS, medium, medium, seed=3))) == 1

    def test_a_match_depends_on_its_seed_alone(self) -> None:
        players = [player("easy")] * 5
        assert play_match(ALONE, players, 4) == play_match(ALONE, players, 4)
        assert len({play_match(ALONE, players, seed) for seed in range(5)}) > 1

    def test_equal_levels_come_out_equal(self) -> None:
        result = measure(ALONE, ("medium", "medium"), deals=60, seed=1)
        assert result.share.mean == pytest.approx(result.fair)
        assert result.gain.mean == pytest.approx(0)

    def test_an_unknown_level_is_refused(self) -> None:
        with pytest.raises(ValueError, match="genius"):
            player("genius")


class TestStrength:
    """Bounded versions of what the arena shows at length."""

    def test_medium_beats_chance_in_pairs(self) -> None:
        assert _pairs("medium", "random").share.least > 0.65

    def test_medium_beats_chance_alone(self) -> None:
        assert measure(ALONE, ("medium", "random"), deals=500, seed=1).share.least > 0.28

    def test_easy_lies_between_chance_and_medium(self) -> None:
        assert _pairs("easy", "random").share.least > 0.55
        assert _pairs("medium", "easy").share.least > 0.5


def _pairs(first: str, second: str) -> Result:
    return measure(PAIRS, (first, second), deals=400, seed=1)


def test_the_command_line_says_it_in_json() -> None:
    run = _arena("--preset spoil-five --players 3 --sides 3 --levels medium,random --deals 20 --seed 5 --json")
    result = json.loads(run.stdout)
    assert result["levels"] == ["medium", "random"]
    assert result["deals"] >= 20
    assert result["fair"] == pytest.approx(1 / 3)


def test_the_command_line_says_which_levels_there_are() -> None:
    run = _arena("--levels medium,genius")
    assert run.returncode == 2
    assert "random, easy, medium" in run.stderr


def _arena(asked: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "twentyfive.ai.arena", *asked.split()]
    root = Path(__file__).parents[2]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, encoding="utf-8")
