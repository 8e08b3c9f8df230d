"""Whole games by chance, spread over the tables of every preset, or damaged files, on all processors.

    python -m tests.soak --games 1000
    python -m tests.soak --files 20000

After every move each card must lie in one place and whoever is to act must have a legal move; at the end somebody must
have won. A damaged file must be refused or used. A fault is printed with the command that repeats it alone; the exit
status is 1 if there are any.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial

from tests.soak.file_kinds import KINDS
from tests.soak.files import report_files, soak_files
from tests.soak.games import Game, Played, play
from twentyfive.core import PRESETS, SEATINGS


@dataclass(slots=True)
class Tally:
    """What the games of a preset came to.

    Attributes:
        games: how many came to their end.
        moves, deals: in all of them.
        longest: the moves of the longest.
        tables: games by (players, sides).
        faults: the games that did not come to their end, each with what happened.
    """

    games: int = 0
    moves: int = 0
    deals: int = 0
    longest: int = 0
    tables: Counter[tuple[int, int]] = field(default_factory=Counter)
    faults: list[tuple[Game, BaseException]] = field(default_factory=list)

    def add(self, game: Game, played: Played) -> None:
        """One more game that came to its end."""
        self.games += 1
        self.moves += played.moves
        self.deals += played.deals
        self.longest = max(self.longest, played.moves)
        self.tables[game.players, game.sides] += 1


def games_of(preset: str, tables: tuple[tuple[int, int], ...], number: int, seed: int) -> Iterator[Game]:
    """So many games of a preset, spread evenly over the tables, with seeds from `seed` on."""
    for index in range(number):
        players, sides = tables[index % len(tables)]
        yield Game(preset, players, sides, seed + index)


def soak(games: list[Game], executor: Executor) -> dict[str, Tally]:
    """All the games, played; by preset."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    waiting = {executor.submit(play, game): game for game in games}
    start, faults = time.monotonic(), 0
    for done, future in enumerate(as_completed(waiting), 1):
        game, problem = waiting[future], future.exception()
        if problem is None:
            tallies[game.preset].add(game, future.result())
        else:
            tallies[game.preset].faults.append((game, problem))
            faults += 1
        _show_progress(done, len(games), faults, start, "games")
    return tallies


def _show_progress(done: int, whole: int, faults: int, start: float, what: str) -> None:
    if sys.stderr.isatty():
        seconds = time.monotonic() - start
        left = seconds / done * (whole - done)
        line = f"\r{done} of {whole} {what}, {faults} faults, {seconds:.0f} s, {left:.0f} s to go   "
        sys.stderr.write(line + ("\n" if done == whole else ""))


def report(tallies: dict[str, Tally], seconds: float) -> str:
    """A line for each preset and one for all, then the faults and how to repeat them."""
    lines = [f"{'preset':24} {'tables':>6} {'games':>6} {'deals':>8} {'moves':>9} {'longest':>8} {'faults':>6}"]
    lines += [
        f"{preset:24} {len(tally.tables):>6} {tally.games:>6} {tally.deals:>8} {tally.moves:>9} {tally.longest:>8} "
        f"{len(tally.faults):>6}"
        for preset, tally in sorted(tallies.items())
    ]
    all_ = tallies.values()
    lines.append(
        f"{sum(tally.games for tally in all_)} games, {sum(tally.moves for tally in all_)} moves, {seconds:.0f} s, "
        f"{sum(len(tally.faults) for tally in all_)} faults"
    )
    for tally in all_:
        for game, problem in tally.faults:
            lines += ["", *traceback.format_exception(problem)]
            lines.append(f"To repeat it: python -m tests.soak {game} --games 1")
    return "\n".join(lines)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="of each preset")
    parser.add_argument("--preset", choices=PRESETS, help="this one alone")
    parser.add_argument("--players", type=int, help="at tables of so many alone")
    parser.add_argument("--sides", type=int, help="in so many sides alone")
    parser.add_argument("--seed", type=int, default=1, help="of the first game of each preset")
    parser.add_argument("--files", type=int, help="read so many damaged files of each kind, and play no games")
    parser.add_argument("--kind", choices=KINDS, help="files of this kind alone")
    parser.add_argument("--workers", type=int, help="processes; as many as there are processors unless told")
    asked = parser.parse_args()
    if not any(_tables(preset, asked) for preset in _presets(asked)):
        parser.error("nobody plays this game at such a table")
    return asked


def _presets(asked: argparse.Namespace) -> list[str]:
    return [asked.preset] if asked.preset else list(PRESETS)


def _tables(preset: str, asked: argparse.Namespace) -> tuple[tuple[int, int], ...]:
    return tuple(
        (players, sides)
        for players, sides in SEATINGS[preset]
        if asked.players in (None, players) and asked.sides in (None, sides)
    )


def main() -> None:
    """Runs the command line."""
    asked = _arguments()
    sys.exit(_read_files(asked) if asked.files else _play_games(asked))


def _read_files(asked: argparse.Namespace) -> bool:
    """Whether there were faults, which are printed."""
    start, kinds = time.monotonic(), [asked.kind] if asked.kind else list(KINDS)
    tell = partial(_show_files, len(kinds) * asked.files, start)
    with ProcessPoolExecutor(asked.workers) as executor:
        readings = soak_files(kinds, asked.files, asked.seed, executor, tell)
    print(report_files(readings, time.monotonic() - start))
    return any(reading.faults for reading in readings.values())


def _show_files(whole: int, start: float, done: int, faults: int) -> None:
    _show_progress(done, whole, faults, start, "files")


def _play_games(asked: argparse.Namespace) -> bool:
    """Whether there were faults, which are printed."""
    tables = {preset: _tables(preset, asked) for preset in _presets(asked)}
    games = [
        game for preset, some in tables.items() if some for game in games_of(preset, some, asked.games, asked.seed)
    ]
    start = time.monotonic()
    with ProcessPoolExecutor(asked.workers) as executor:
        tallies = soak(games, executor)
    print(report(tallies, time.monotonic() - start))
    return any(tally.faults for tally in tallies.values())


if __name__ == "__main__":
    main()
