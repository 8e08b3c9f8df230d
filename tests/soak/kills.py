"""The program killed at any moment, again and again: what it had told is on disk, and it goes on from there."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from tests.soak.noting import Noted, Progress
from twentyfive.core import Record
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.statistics.database import StatisticsDatabase

CHECKOUT: Final = Path(__file__).parents[2]
MOST_LINES: Final = 400
EARLY: Final = 0.15
"""How often it is killed before it has told anything, as it starts or puts right what the last kill left."""

START_S: Final = 1.0
PATIENCE_S: Final = 60.0
"""So long a program may be silent."""


class Fault(AssertionError):
    """Something was lost."""


@dataclass(slots=True)
class Told:
    """The game as the program told it.

    Attributes:
        moves: the whole log, what was taken back included.
        ply: how many of them lie before the cursor.
        over: whether the next game is to begin.
    """

    moves: list[str] = field(default_factory=list)
    ply: int = 0
    over: bool = False

    def hear(self, line: str) -> None:
        """One more line that the program told."""
        word, _, rest = line.partition(" ")
        self.over = word == "over"
        match word:
            case "new":
                self.moves, self.ply = [], 0
            case "step":
                self.moves[self.ply :] = [rest]
                self.ply += 1
            case "again":
                self.ply += 1
            case "at":
                self.ply = int(rest)

    def lost(self, record: Record) -> str:
        """What was told but is not in the record, which may be one change ahead; empty if nothing is lost."""
        kept = [str(move) for move in record.log]
        if kept == self.moves or (self.over and not kept):
            return ""  # the same game, perhaps at a position that was not told any more
        if kept[:-1] == self.moves[: self.ply] and record.ply == len(kept) == self.ply + 1:
            return ""
        return f"told were {self.ply} of {len(self.moves)} moves, kept are {record.ply} of {len(kept)}"


@dataclass(slots=True)
class Kills:
    """What came of killing a program.

    Attributes:
        preset: which game it played.
        kills: how many.
        moves: how many were on disk, all in all.
        faults: the seeds with what was wrong.
    """

    preset: str
    kills: int = 0
    moves: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list)


def kill_often(preset: str, seeds: range, folder: Path | None = None) -> Kills:
    """Kill a program once for each seed; each goes on in the same folder, an own one unless told."""
    if folder is None:
        with tempfile.TemporaryDirectory(prefix="twentyfive kills é ") as own:
            return kill_often(preset, seeds, Path(own))
    done, told = Kills(preset), Told()
    for seed in seeds:
        with Noted(partial(_note, done, seed)):
            done.moves += _kill(folder, preset, seed, told)
        done.kills += 1
    return done


def _note(done: Kills, seed: int, told: str) -> None:
    done.faults.append((seed, told))


def _kill(folder: Path, preset: str, seed: int, told: Told) -> int:
    """Start the program, kill it, and look at what it left; how many moves are on disk."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as complaints:
        program = subprocess.Popen(
            [sys.executable, "-m", "tests.soak.playing", str(folder), preset, str(seed)],
            cwd=CHECKOUT,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            encoding="utf-8",
        )
        for line in _until_killed(program, random.Random(seed)):
            told.hear(line)
        complaints.seek(0)
        said = complaints.read()
    if said:
        raise Fault(said)
    return _look(folder, told)


def _until_killed(program: subprocess.Popen[str], rng: random.Random) -> Iterator[str]:
    """What it tells until it is killed, which is after so many lines, or early on. Raises Fault if it falls silent."""
    assert program.stdout is not None
    patience = threading.Timer(PATIENCE_S, program.kill)
    patience.start()
    lines = 0 if rng.random() < EARLY else rng.randint(1, MOST_LINES)
    for _ in range(lines):
        yield program.stdout.readline().rstrip("\n")
    if not lines:
        time.sleep(START_S * rng.random())
    hung = not patience.is_alive()
    program.kill()
    patience.cancel()
    for line in program.stdout:
        if line.endswith("\n"):
            yield line.rstrip("\n")
    program.stdout.close()
    program.wait()
    if hung:
        raise Fault("it told nothing any more")


def _look(folder: Path, told: Told) -> int:
    """Whether all that was told can be read; how many moves of the game under way are on disk."""
    for path in SavedGames(folder / "games").paths():
        read_saved(path)
    with StatisticsDatabase(folder / "statistics.db"):
        pass
    journal = folder / "journal.25"
    if not journal.exists() and not told.moves:
        return 0
    record = read_journal(journal)
    lost = told.lost(record)
    if lost:
        raise Fault(lost)
    told.moves, told.ply = [str(move) for move in record.log], record.ply
    told.over = record.state.over
    return record.ply


def soak_kills(presets: Sequence[str], number: int, seed: int, executor: Executor) -> list[Kills]:
    """So many kills, evenly spread over the presets."""
    progress, done = Progress("kills", number), []
    share = [number // len(presets) + (place < number % len(presets)) for place in range(len(presets))]
    tasks = [
        executor.submit(kill_often, preset, range(seed, seed + some))
        for preset, some in zip(presets, share, strict=True)
        if some
    ]
    for future in as_completed(tasks):
        done.append(future.result())
        progress.show(sum(kills.kills for kills in done), sum(len(kills.faults) for kills in done))
    return done


def report_kills(done: Sequence[Kills], seconds: float) -> str:
    """A line for each preset and one for all, then the faults."""
    lines = [f"{'preset':24} {'kills':>6} {'moves kept':>10} {'faults':>6}"]
    lines += [
        f"{kills.preset:24} {kills.kills:>6} {kills.moves:>10} {len(kills.faults):>6}"
        for kills in sorted(done, key=lambda kills: kills.preset)
    ]
    faults = sum(len(kills.faults) for kills in done)
    lines.append(f"{sum(kills.kills for kills in done)} kills, {seconds:.0f} s, {faults} faults")
    for kills in done:
        for seed, told in kills.faults:
            lines += ["", f"{kills.preset}, seed {seed}:", told]
    return "\n".join(lines)
