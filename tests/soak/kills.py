"""A program killed at random moments: everything it has reported is on disk, and the next one goes on from there."""

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

from tests.soak.noting import NotingFaults, Progress
from twentyfive.core import Record
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.statistics.database import StatisticsDatabase

CHECKOUT: Final = Path(__file__).parents[2]
MOST_LINES: Final = 400
EARLY: Final = 0.15
"""Share of kills before the first report, while the program starts or repairs what the last kill left."""

START_S: Final = 1.0
PATIENCE_S: Final = 60.0
"""The longest time that a program may be silent."""


class Fault(AssertionError):
    """The fault of a kill: data was lost, or the program stopped or printed an error."""


@dataclass(slots=True)
class ReportedGame:
    """The game as the program has reported it.

    Attributes:
        moves: the whole log, including moves taken back.
        ply: the number of moves made.
        over: whether the next game will begin.
    """

    moves: list[str] = field(default_factory=list)
    ply: int = 0
    over: bool = False

    def read(self, line: str) -> None:
        """Take in a line that the program has printed."""
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
        """Compare with the record, which may be one change ahead; return the difference, empty if nothing is lost."""
        kept = [str(move) for move in record.log]
        if kept == self.moves or (self.over and not kept):
            return ""  # the same game, perhaps at a position that the program could not report
        if kept[:-1] == self.moves[: self.ply] and record.ply == len(kept) == self.ply + 1:
            return ""
        return f"reported are {self.ply} of {len(self.moves)} moves, on disk are {record.ply} of {len(kept)}"


@dataclass(slots=True)
class Kills:
    """The result of killing a program.

    Attributes:
        preset: the preset of its games.
        kills: the number of kills.
        moves: the moves found on disk after the kills, added up.
        faults: the seeds of kills with a fault, each with the traceback.
    """

    preset: str
    kills: int = 0
    moves: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list)


def kill_often(preset: str, seeds: range, folder: Path | None = None) -> Kills:
    """Kill a program once for each seed, each time going on in the same folder; by default a temporary one."""
    if folder is None:
        with tempfile.TemporaryDirectory(prefix="twentyfive kills é ") as own:
            return kill_often(preset, seeds, Path(own))
    done, game = Kills(preset), ReportedGame()
    for seed in seeds:
        with NotingFaults(partial(_note, done, seed)):
            done.moves += _kill(folder, preset, seed, game)
        done.kills += 1
    return done


def _note(done: Kills, seed: int, fault: str) -> None:
    done.faults.append((seed, fault))


def _kill(folder: Path, preset: str, seed: int, game: ReportedGame) -> int:
    """Start the program, kill it, and check its files; return the number of moves on disk."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        program = subprocess.Popen(
            [sys.executable, "-m", "tests.soak.playing", str(folder), preset, str(seed)],
            cwd=CHECKOUT,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            encoding="utf-8",
        )
        for line in _until_killed(program, random.Random(seed)):
            game.read(line)
        errors.seek(0)
        printed = errors.read()
    if printed:
        raise Fault(printed)
    return _check(folder, game)


def _until_killed(program: subprocess.Popen[str], rng: random.Random) -> Iterator[str]:
    """Iterate over the lines the program prints until it is killed: after a random number of lines, or while starting.

    Raises:
        Fault: if it falls silent.
    """
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
        raise Fault("it has fallen silent")


def _check(folder: Path, game: ReportedGame) -> int:
    """Check that everything reported is on disk; return the number of moves of the game under way.

    Raises:
        Fault: if something is missing.
    """
    for path in SavedGames(folder / "games").paths():
        read_saved(path)
    with StatisticsDatabase(folder / "statistics.db"):
        pass
    journal = folder / "journal.25"
    if not journal.exists() and not game.moves:
        return 0
    record = read_journal(journal)
    lost = game.lost(record)
    if lost:
        raise Fault(lost)
    game.moves, game.ply = [str(move) for move in record.log], record.ply
    game.over = record.state.over
    return record.ply


def soak_kills(presets: Sequence[str], number: int, seed: int, executor: Executor) -> list[Kills]:
    """Kill `number` times, spread evenly over the presets."""
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
    """Return a line for each preset and one for all, then the faults."""
    lines = [f"{'preset':24} {'kills':>6} {'moves kept':>10} {'faults':>6}"]
    lines += [
        f"{kills.preset:24} {kills.kills:>6} {kills.moves:>10} {len(kills.faults):>6}"
        for kills in sorted(done, key=lambda kills: kills.preset)
    ]
    faults = sum(len(kills.faults) for kills in done)
    lines.append(f"{sum(kills.kills for kills in done)} kills, {seconds:.0f} s, {faults} faults")
    for kills in done:
        for seed, fault in kills.faults:
            lines += ["", f"{kills.preset}, seed {seed}:", fault]
    return "\n".join(lines)
