"""Long searches for faults, on all processors: whole games by chance, damaged files, kills, and a monkey at the window.

    python -m tests.soak --games 1000         games by chance at the tables of every preset, so many of each
    python -m tests.soak --house 10000        games under rules that chance puts together from all options
    python -m tests.soak --files 20000        damaged files of every kind, so many of each
    python -m tests.soak --kills 500          the program killed at any moment, and started again
    python -m tests.soak --monkey 30          the real window, used by chance for so many minutes

In games each card must lie in one place after every move and whoever is to act must have a legal move; at the end
somebody must have won. Where chance bids so badly that all fall further and further behind, the game is left. A
damaged file must be refused or used. After a kill nothing is missing that was told. A fault in a game or a file is
printed with the command that repeats it alone, one of a kill with its seed, one of the monkey with the actions before
it; the exit status is 1 if there are any.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from tests.soak.file_kinds import KINDS
from tests.soak.files import report_files, soak_files
from tests.soak.games import Game, house_game, preset_games, report_games, soak_games
from tests.soak.kills import report_kills, soak_kills
from tests.soak.monkey import report_monkey, soak_monkey
from twentyfive.ai.arena.__main__ import at_least_one
from twentyfive.core import PRESETS, SEATINGS
from twentyfive.engine.minds.workers import WorkerMinds

USUAL_GAMES = 1000


def main() -> None:
    """Runs the command line."""
    asked = _arguments()
    if asked.files:
        sys.exit(_read_files(asked))
    if asked.kills:
        sys.exit(_kill(asked))
    if asked.monkey:
        sys.exit(_use_window(asked))
    sys.exit(_play_games(asked))


def _minutes(text: str) -> float:
    """A time that is longer than none."""
    minutes = float(text)
    if not minutes > 0:
        raise argparse.ArgumentTypeError(f"{text} is too short")
    return minutes


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=at_least_one, help=f"of each preset; {USUAL_GAMES} if nothing is asked for")
    parser.add_argument("--house", type=at_least_one, help="games under rules put together by chance")
    parser.add_argument("--files", type=at_least_one, help="damaged files of each kind")
    parser.add_argument("--kills", type=at_least_one, help="kills of a program that plays")
    parser.add_argument("--monkey", type=_minutes, metavar="MINUTES", help="use the window by chance for so long")
    parser.add_argument("--preset", choices=PRESETS, help="this one alone")
    parser.add_argument("--players", type=int, help="games at tables of so many alone")
    parser.add_argument("--sides", type=int, help="games in so many sides alone")
    parser.add_argument("--kind", choices=KINDS, help="files of this kind alone")
    parser.add_argument("--seed", type=int, default=1, help="of the first of each")
    parser.add_argument("--workers", type=at_least_one, help="processes; as many as there are processors unless told")
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


def _games(asked: argparse.Namespace) -> Iterator[Game]:
    """Those of the presets, spread evenly over their tables, and those under rules by chance."""
    of_each = asked.games or (0 if asked.house else USUAL_GAMES)
    for preset in _presets(asked):
        tables = _tables(preset, asked)
        yield from preset_games(preset, tables, of_each if tables else 0, asked.seed)
    for index in range(asked.house or 0):
        yield house_game(asked.seed + index)


@contextmanager
def _processes(asked: argparse.Namespace) -> Iterator[ProcessPoolExecutor]:
    """They leave Ctrl+C to the process that asked them; after it they end with what they have begun."""
    ignoring = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(asked.workers, initializer=signal.signal, initargs=ignoring) as executor:
        try:
            yield executor
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def _play_games(asked: argparse.Namespace) -> bool:
    """Whether there were faults, which are printed."""
    start = time.monotonic()
    with _processes(asked) as executor:
        tallies = soak_games(list(_games(asked)), executor)
    print(report_games(tallies, time.monotonic() - start))
    return any(tally.faults for tally in tallies.values())


def _read_files(asked: argparse.Namespace) -> bool:
    """Whether there were faults, which are printed."""
    start, kinds = time.monotonic(), [asked.kind] if asked.kind else list(KINDS)
    with _processes(asked) as executor:
        readings = soak_files(kinds, asked.files, asked.seed, executor)
    print(report_files(readings, time.monotonic() - start))
    return any(reading.faults for reading in readings.values())


def _kill(asked: argparse.Namespace) -> bool:
    """Whether there were faults, which are printed."""
    start = time.monotonic()
    with _processes(asked) as executor:
        done = soak_kills(_presets(asked), asked.kills, asked.seed, executor)
    print(report_kills(done, time.monotonic() - start))
    return any(kills.faults for kills in done)


def _use_window(asked: argparse.Namespace) -> bool:
    """Whether there were faults, which are printed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    seen = soak_monkey(asked.monkey, asked.seed, WorkerMinds)
    print(report_monkey(seen))
    return bool(seen.faults)


if __name__ == "__main__":
    main()
