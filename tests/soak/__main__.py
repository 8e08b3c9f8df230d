"""Long searches for faults, on all processors: random games, damaged files, kills, sieges, bad networks, and a monkey.

    python -m tests.soak --games 1000         1000 random games of each preset, at all its tables
    python -m tests.soak --house 10000        random games under random rules
    python -m tests.soak --files 20000        20000 damaged files and messages of each kind
    python -m tests.soak --kills 500          the program killed at random moments, and started again
    python -m tests.soak --tables 50          a table for phones under 50 attacks of each kind
    python -m tests.soak --siege 27           27 minutes of attacks on a table at which two guests play
    python -m tests.soak --guests 500         500 games of guests through a bad network
    python -m tests.soak --windows 14         14 matches of two windows through a bad network, and 1,000 reconnects
    python -m tests.soak --sessions 20000     20000 damaged messages to a guest's game, and as many to a host's
    python -m tests.soak --evening 200        a game of guests whose programs are killed 200 times; --with-window
                                              lets the whole window host it
    python -m tests.soak --monkey 30          random use of the real window, for 30 minutes

In a game each card must be in exactly one place after every move, the player to act must have a legal move, and at
the end there must be a winner. A game is abandoned if random bids let all scores fall too far. A damaged file must be
refused or used. After a kill nothing that was reported may be missing. After an attack a guest must be answered at
the same port. A game through a bad network must end exactly as without it. A fault in a game or a file is printed
with the command that repeats it, a fault of a kill or a bad network with its seed, a fault of the monkey with the
actions before it; the exit status is then 1.
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

from tests.soak.evening_kills import HOSTING, WINDOW_HOSTING, report_evening_kills, soak_evening_kills
from tests.soak.file_kinds import KINDS
from tests.soak.files import report_files, soak_files
from tests.soak.games import Game, house_game, preset_games, report_games, soak_games
from tests.soak.guests import report_guests, soak_guests
from tests.soak.kills import report_kills, soak_kills
from tests.soak.monkey import report_monkey, soak_monkey
from tests.soak.sessions import report_sessions, soak_sessions
from tests.soak.siege import report_siege, soak_siege
from tests.soak.tables import report_tables, soak_tables
from tests.soak.windows import report_windows, soak_windows
from twentyfive.ai.arena.__main__ import at_least_one
from twentyfive.core import PRESETS, SEATINGS
from twentyfive.engine.minds.workers import WorkerMinds

USUAL_GAMES = 1000


def main() -> None:
    """Run the command line."""
    asked = _arguments()
    if asked.files:
        sys.exit(_read_files(asked))
    if asked.kills:
        sys.exit(_kill(asked))
    if asked.tables:
        sys.exit(_besiege(asked))
    if asked.siege:
        sys.exit(_hold(asked))
    if asked.guests:
        sys.exit(_invite(asked))
    if asked.windows:
        sys.exit(_open_windows(asked))
    if asked.sessions:
        sys.exit(_disfigure(asked))
    if asked.evening:
        sys.exit(_disturb(asked))
    if asked.monkey:
        sys.exit(_use_window(asked))
    sys.exit(_play_games(asked))


def _minutes(text: str) -> float:
    """Return a positive number of minutes."""
    minutes = float(text)
    if not minutes > 0:
        raise argparse.ArgumentTypeError(f"{text} is too short")
    return minutes


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=at_least_one, help=f"games of each preset; {USUAL_GAMES} by default")
    parser.add_argument("--house", type=at_least_one, help="games under random rules")
    parser.add_argument("--files", type=at_least_one, help="damaged files of each kind")
    parser.add_argument("--kills", type=at_least_one, help="kills of a program that plays")
    parser.add_argument("--tables", type=at_least_one, help="attacks of each kind on a table for phones")
    parser.add_argument("--siege", type=_minutes, metavar="MINUTES", help="attacks on a table with guests, so long")
    parser.add_argument("--guests", type=at_least_one, help="games of guests through a bad network")
    parser.add_argument("--windows", type=at_least_one, help="matches of two windows through a bad network")
    parser.add_argument("--sessions", type=at_least_one, help="damaged messages to each side of a game")
    parser.add_argument("--evening", type=at_least_one, help="kills of the programs of a game of guests")
    parser.add_argument("--with-window", action="store_true", help="let the whole window host that game")
    parser.add_argument("--monkey", type=_minutes, metavar="MINUTES", help="use the window at random for this long")
    parser.add_argument("--preset", choices=PRESETS, help="only this preset")
    parser.add_argument("--players", type=int, help="only games with this many players")
    parser.add_argument("--sides", type=int, help="only games with this many sides")
    parser.add_argument("--kind", choices=KINDS, help="only files of this kind")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game, file or kill")
    parser.add_argument("--workers", type=at_least_one, help="number of processes; by default one a processor")
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
    """Iterate over the games of the presets, spread evenly over their tables, and those under random rules."""
    of_each = asked.games or (0 if asked.house else USUAL_GAMES)
    for preset in _presets(asked):
        tables = _tables(preset, asked)
        yield from preset_games(preset, tables, of_each if tables else 0, asked.seed)
    for index in range(asked.house or 0):
        yield house_game(asked.seed + index)


@contextmanager
def _processes(asked: argparse.Namespace) -> Iterator[ProcessPoolExecutor]:
    """Start the worker processes. They ignore Ctrl+C; after it they finish only the tasks they have begun."""
    ignoring = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(asked.workers, initializer=signal.signal, initargs=ignoring) as executor:
        try:
            yield executor
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def _play_games(asked: argparse.Namespace) -> bool:
    """Play games and print the result; return True if there were faults."""
    start = time.monotonic()
    with _processes(asked) as executor:
        tallies = soak_games(list(_games(asked)), executor)
    print(report_games(tallies, time.monotonic() - start))
    return any(tally.faults for tally in tallies.values())


def _read_files(asked: argparse.Namespace) -> bool:
    """Read damaged files and print the result; return True if there were faults."""
    start, kinds = time.monotonic(), [asked.kind] if asked.kind else list(KINDS)
    with _processes(asked) as executor:
        readings = soak_files(kinds, asked.files, asked.seed, executor)
    print(report_files(readings, time.monotonic() - start))
    return any(reading.faults for reading in readings.values())


def _kill(asked: argparse.Namespace) -> bool:
    """Kill programs and print the result; return True if there were faults."""
    start = time.monotonic()
    with _processes(asked) as executor:
        done = soak_kills(_presets(asked), asked.kills, asked.seed, executor)
    print(report_kills(done, time.monotonic() - start))
    return any(kills.faults for kills in done)


def _besiege(asked: argparse.Namespace) -> bool:
    """Attack a table and print the result; return True if there were faults."""
    siege = soak_tables(asked.tables, asked.seed)
    print(report_tables(siege))
    return bool(siege.faults)


def _hold(asked: argparse.Namespace) -> bool:
    """Let two guests play under siege and print the result; return True if there were faults."""
    held = soak_siege(asked.siege, asked.seed)
    print(report_siege(held))
    return bool(held.faults)


def _invite(asked: argparse.Namespace) -> bool:
    """Let guests play through a bad network and print the result; return True if there were faults."""
    start = time.monotonic()
    with _processes(asked) as executor:
        done = soak_guests(_presets(asked), asked.guests, asked.seed, executor)
    print(report_guests(done, time.monotonic() - start))
    return bool(done.faults)


def _disturb(asked: argparse.Namespace) -> bool:
    """Kill the programs of an evening and print the result; return True if there were faults."""
    done = soak_evening_kills(WINDOW_HOSTING if asked.with_window else HOSTING, asked.evening, asked.seed)
    print(report_evening_kills(done))
    return bool(done.faults)


def _open_windows(asked: argparse.Namespace) -> bool:
    """Let windows play and print the result; return True if there were faults."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = soak_windows(_presets(asked), asked.windows, asked.seed)
    print(report_windows(done))
    return bool(done.faults)


def _disfigure(asked: argparse.Namespace) -> bool:
    """Say damaged messages to both sides of a game and print the result; return True if there were faults."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = soak_sessions(asked.sessions, asked.seed)
    print(report_sessions(done))
    return bool(done.faults)


def _use_window(asked: argparse.Namespace) -> bool:
    """Let the monkey use the window and print the result; return True if there were faults."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    seen = soak_monkey(asked.monkey, asked.seed, WorkerMinds)
    print(report_monkey(seen))
    return bool(seen.faults)


if __name__ == "__main__":
    main()
