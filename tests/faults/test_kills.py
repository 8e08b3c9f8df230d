"""A killed program loses nothing that it has reported; ``python -m tests.soak --kills 500`` kills more often."""

import pytest

from tests.engine.kept_games import played
from tests.soak.kills import ReportedGame, kill_often


@pytest.mark.broad("twenty-five")
@pytest.mark.parametrize("preset", ["twenty-five", "spoil-five", "auction-forty-fives"])
def test_a_program_killed_at_any_moment_goes_on_where_it_was(preset: str) -> None:
    done = kill_often(preset, range(25, 27))
    assert done.faults == []
    assert done.moves > 0


def _reported(*lines: str) -> ReportedGame:
    game = ReportedGame()
    for line in lines:
        game.read(line)
    return game


def test_reported_moves_that_are_not_on_disk_are_lost() -> None:
    steps = [f"step {move}" for move in played(moves=20).moves]
    kept = played(moves=20)
    assert not _reported("new", *steps).lost(kept)
    assert not _reported("new", *steps[:-1]).lost(kept), "a move may be on disk before it is reported"
    assert not _reported("new", *steps, "at 12").lost(kept)
    assert not _reported("new", *steps, "at 19", "again").lost(kept)
    assert not _reported("new", *steps, "over").lost(played(moves=0)), "the next game may have begun"
    assert _reported("new", *steps).lost(played(moves=19))
    assert _reported("new", *steps).lost(played(moves=0))
    assert _reported("new", *steps[:-2]).lost(kept)
    assert _reported("new", *steps[:-1], "step score").lost(kept)
