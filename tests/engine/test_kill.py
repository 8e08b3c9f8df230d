"""Nothing but the move being made is lost when the program is killed."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from twentyfive.engine.engine import GameEngine
from twentyfive.engine.journal import read_journal

CHECKOUT = Path(__file__).parents[2]
MOMENTS = random.Random(25).sample(range(2, 200), 20)


@pytest.mark.parametrize("moment", MOMENTS)
def test_killed_after_any_move_the_game_goes_on_in_that_very_position(
    moment: int, tmp_path: Path, engine: GameEngine
) -> None:
    journal = tmp_path / "killed"
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.engine.play_on", str(journal), str(moment)],
        cwd=CHECKOUT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    told = [program.stdout.readline().rstrip("\n") for _ in range(moment)]
    program.kill()
    told += [line.rstrip("\n") for line in program.stdout if line.endswith("\n")]
    program.stdout.close()
    program.wait()
    record = read_journal(journal)
    kept = [str(move) for move in record.moves]
    assert kept[: len(told)] == told
    assert len(kept) <= len(told) + 1
    position = record.state
    engine.begin(record)
    assert engine.record is not None
    assert engine.record.state_at(len(kept)) == position
