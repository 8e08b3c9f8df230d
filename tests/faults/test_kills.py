"""Nothing that was told is lost when the program is killed; ``python -m tests.soak --kills 500`` does it often."""

import pytest

from tests.engine.kept_games import played
from tests.soak.kills import Told, kill_often


@pytest.mark.parametrize("preset", ["twenty-five", "spoil-five", "auction-forty-fives"])
def test_killed_at_any_moment_the_program_goes_on_where_it_was(preset: str) -> None:
    done = kill_often(preset, range(25, 27))
    assert done.faults == []
    assert done.moves > 0


def _heard(*lines: str) -> Told:
    told = Told()
    for line in lines:
        told.hear(line)
    return told


def test_what_was_told_but_is_not_on_disk_is_lost() -> None:
    steps = [f"step {move}" for move in played(moves=20).moves]
    kept = played(moves=20)
    assert not _heard("new", *steps).lost(kept)
    assert not _heard("new", *steps[:-1]).lost(kept), "a move may be on disk before it is told"
    assert not _heard("new", *steps, "at 12").lost(kept)
    assert not _heard("new", *steps, "at 19", "again").lost(kept)
    assert not _heard("new", *steps, "over").lost(played(moves=0)), "the next game may have begun"
    assert _heard("new", *steps).lost(played(moves=19))
    assert _heard("new", *steps).lost(played(moves=0))
    assert _heard("new", *steps[:-2]).lost(kept)
    assert _heard("new", *steps[:-1], "step score").lost(kept)
