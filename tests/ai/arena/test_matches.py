"""The arena, and the results that its measurements must show."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.ai.views import ALONE, PAIRS
from tests.courses import COURSES
from twentyfive.ai.arena.matches import play_match, play_round, player, rotated
from twentyfive.ai.arena.measures import Bidding, Result, measure
from twentyfive.core import PRESETS, SEATINGS, Rules, seated
from twentyfive.core.rules.options import Scoring


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    """An executor that plays one round at a time: several processes would play rounds ahead that nobody needs."""
    with ThreadPoolExecutor(1) as thread:
        yield thread


class TestFairMatches:
    def test_every_side_gets_the_same_packs(self) -> None:
        """Four equal players with the same cards: each rotation is the same match."""
        medium = player("medium")
        assert len(set(rotated(PAIRS, medium, medium, seed=3))) == 1

    def test_a_match_depends_only_on_its_seed(self) -> None:
        players = [player("easy")] * 5
        assert play_match(ALONE, players, 4) == play_match(ALONE, players, 4)
        assert len({play_match(ALONE, players, seed) for seed in range(5)}) > 1

    def test_equal_levels_come_out_equal(self, executor: Executor) -> None:
        result = measure(ALONE, ("medium", "medium"), deals=60, seed=1, executor=executor)
        assert result.share.mean == pytest.approx(result.fair)
        assert result.gain.mean == pytest.approx(0)

    def test_one_match_is_enough_for_equal_levels(self) -> None:
        """The single match stands for every rotation, since all of them are the same."""
        medium = player("medium")
        once = play_round(PAIRS, ("medium", "medium"), seed=3)
        assert [match for _, match in once.each()] == list(rotated(PAIRS, medium, medium, seed=3))

    @pytest.mark.broad
    def test_the_result_is_the_same_on_any_number_of_processors(self, executor: Executor) -> None:
        with ProcessPoolExecutor(2) as processes:
            one, two = (
                measure(PAIRS, ("easy", "random"), deals=60, seed=1, executor=some) for some in (executor, processes)
            )
        assert dataclasses.replace(one, median_ms=0, p95_ms=0) == dataclasses.replace(two, median_ms=0, p95_ms=0)

    def test_progress_is_reported_until_enough_deals_are_scored(self) -> None:
        scored: list[int] = []
        with ThreadPoolExecutor(1) as alone:
            result = measure(PAIRS, ("easy", "random"), 60, seed=1, executor=alone, tell=scored.append)
        assert scored == sorted(set(scored))
        assert scored[-2] < 60 <= scored[-1] == result.deals

    def test_an_unknown_level_is_refused(self) -> None:
        with pytest.raises(ValueError, match="genius"):
            player("genius")


@pytest.mark.broad("test_medium_beats_chance_alone")
class TestStrength:
    """Short versions of the measurements of the arena."""

    def test_medium_beats_chance_in_pairs(self, executor: Executor) -> None:
        assert _pairs("medium", "random", executor).share.least > 0.65

    def test_medium_beats_chance_alone(self, executor: Executor) -> None:
        assert measure(ALONE, ("medium", "random"), deals=200, seed=1, executor=executor).share.least > 0.28

    def test_easy_lies_between_chance_and_medium(self, executor: Executor) -> None:
        assert _pairs("easy", "random", executor).share.least > 0.55
        assert _pairs("medium", "easy", executor, deals=1600).share.least > 0.5

    @pytest.mark.parametrize("preset", COURSES)
    def test_medium_beats_chance_in_games_of_every_course(self, preset: str, executor: Executor) -> None:
        rules = PRESETS[preset]
        # Few pools are won, and each by one player; with more cards in the hand there is more chance in the play.
        deals = 800 if rules.scoring is Scoring.POOL else 250 if rules.hand_size > 5 else 60
        result = measure(rules, ("medium", "random"), deals=deals, seed=1, executor=executor)
        assert result.gain.least > 0


def _pairs(first: str, second: str, executor: Executor, deals: int = 400) -> Result:
    return measure(PAIRS, (first, second), deals=deals, seed=1, executor=executor)


LONGER = {"one-hundred-ten", "two-hundred-twenty"}
"""The games that differ from fifty-five only in their target."""

AUCTIONS = [
    ("fifty-five", 2, 2),
    ("fifty-five", 5, 5),
    ("fifty-five", 9, 9),
    ("auction-forty-fives", 4, 2),
    ("auction-forty-fives", 6, 2),
    ("one-hundred-ten-joker", 2, 2),
    ("one-hundred-ten-joker", 4, 4),
    ("one-hundred-ten-joker", 6, 3),
    ("growl", 2, 2),
    ("growl", 5, 5),
    ("growl-partner", 5, 5),
    ("merrimack", 4, 2),
    ("nova-scotia", 4, 2),
    ("prince-edward-island", 4, 2),
]


class TestBidding:
    """Medium players bid about what they make: they neither pass too much nor fail in most contracts."""

    @pytest.mark.broad("fifty-five-2-2")
    @pytest.mark.parametrize(("preset", "players", "sides"), AUCTIONS)
    def test_most_contracts_are_made_and_hardly_a_deal_is_passed_out(
        self, preset: str, players: int, sides: int, executor: Executor
    ) -> None:
        bidding = _bidding(seated(preset, players, sides), executor)
        assert 0.5 < bidding.made.mean < 0.95
        assert bidding.passed_out < 0.05

    def test_every_auction_is_measured_except_those_that_differ_only_in_the_target(self) -> None:
        auctions = {preset for preset in SEATINGS if PRESETS[preset].auction}
        assert auctions - LONGER == {preset for preset, _, _ in AUCTIONS}

    def test_games_without_an_auction_have_no_bidding(self, executor: Executor) -> None:
        assert measure(PAIRS, ("easy", "easy"), deals=2, seed=1, executor=executor).bidding is None

    def test_contracts_are_counted_for_the_side_that_undertakes_them(self, executor: Executor) -> None:
        rules = seated("auction-forty-fives", 4, 2)
        against = measure(rules, ("medium", "random"), deals=40, seed=1, executor=executor).bidding
        chance = measure(rules, ("random", "medium"), deals=40, seed=1, executor=executor).bidding
        assert against is not None
        assert chance is not None
        assert against.made.mean > 2 * chance.made.mean


def _bidding(rules: Rules, executor: Executor) -> Bidding:
    # Two pairs overbid each other, and make 60 to 74 of 100 contracts: 40 deals would leave a margin of 14.
    deals = 160 if (rules.players, rules.sides) == (4, 2) else 40
    bidding = measure(rules, ("medium", "medium"), deals=deals, seed=1, executor=executor).bidding
    assert bidding is not None
    return bidding


@pytest.mark.broad
def test_the_command_line_prints_json() -> None:
    run = _arena("--preset spoil-five --players 3 --sides 3 --deals 20 --seed 5 --workers 1 --json")
    result = json.loads(run.stdout)
    assert result["levels"] == ["medium", "random"]
    assert result["deals"] >= 20
    assert result["fair"] == pytest.approx(1 / 3)


def test_the_command_line_names_the_levels() -> None:
    run = _arena("--levels medium,genius")
    assert run.returncode == 2
    assert "random, easy, medium" in run.stderr


def test_the_command_line_prints_the_bidding() -> None:
    run = _arena("--preset auction-forty-fives --levels medium,medium --deals 10 --workers 1")
    assert "contracts made" in run.stdout
    assert "passed out" in run.stdout


def _arena(asked: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "twentyfive.ai.arena", *asked.split()]
    root = Path(__file__).parents[3]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, encoding="utf-8")
