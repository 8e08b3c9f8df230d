"""The matches before one: what was won at which level, and how many in a row."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.kept_games import NOTES, played
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.earlier import Earlier, earlier_matches
from twentyfive.engine.statistics.tallies import MatchResult, tally

RESULTS = {"w": MatchResult.WON, "l": MatchResult.LOST, "t": MatchResult.TIED, "u": None}
LEVELS = {"e": "easy", "h": "hard"}


def earlier(path: Path, matches: str, game: str = "now", level: str = "hard") -> Earlier:
    """What is known after these matches, oldest first: ``"we lh"`` is one won at easy, then one lost at hard."""
    counted = tally(played("twenty-five"), NOTES)
    assert counted is not None
    with StatisticsDatabase(path / "statistics.db") as database:
        for number, match in enumerate(matches.split()):
            begun = f"2026-11-{number + 1:02}T20:00:00+00:00"
            database.count(
                replace(counted, game=f"game {number}", begun=begun, level=LEVELS[match[1]], result=RESULTS[match[0]])
            )
        return earlier_matches(database, game, level)


@pytest.mark.parametrize(
    ("matches", "known"),
    [
        ("", Earlier(frozenset(), 0, 0)),
        ("le te ue", Earlier(frozenset(), 0, 0)),
        ("we lh", Earlier(frozenset({"easy"}), 0, 0)),
        ("lh wh wh", Earlier(frozenset({"hard"}), 2, 2)),
        ("we wh we wh wh", Earlier(frozenset({"easy", "hard"}), 5, 2)),
        ("wh wh th wh", Earlier(frozenset({"hard"}), 1, 1)),
        ("wh wh ue", Earlier(frozenset({"hard"}), 2, 2)),
    ],
)
def test_a_run_ends_at_a_match_that_was_not_won(tmp_path: Path, matches: str, known: Earlier) -> None:
    assert earlier(tmp_path, matches) == known


def test_of_a_match_that_is_looked_at_again_only_those_before_it_count(tmp_path: Path) -> None:
    assert earlier(tmp_path, "we wh wh lh wh", game="game 2") == Earlier(frozenset({"easy", "hard"}), 2, 1)
    assert earlier(tmp_path, "we wh wh lh wh", game="game 0") == Earlier(frozenset(), 0, 0)


def test_the_match_itself_is_left_out(tmp_path: Path) -> None:
    assert earlier(tmp_path, "wh wh wh", game="game 2") == Earlier(frozenset({"hard"}), 2, 2)
