"""Matches between levels, to measure how strong they are and how long they think.

    python -m twentyfive.ai.arena --preset twenty-five --players 4 --sides 2 --levels medium,random --deals 2000

Each match is played once for every side that the first level can take, with the same packs, so that good cards favour
nobody; the second level takes all other sides. The same seed gives the same matches on any number of processors.

A level may also be a program that speaks the protocol for players: ``--levels 'program:/a/player --argument,hard'``.
Each of its seats has a process of its own. On a cluster it must lie at the same path on every machine, and files among
its arguments need their whole paths. A player in Python may be seated without a process, which is quicker: a module
with the `choose` of the example player, as in ``--levels module:tests.peers.heuristic,medium``.

With ``--dask tcp://host:8786`` the matches are played by the workers of that Dask scheduler, on one machine or many.
They and this program need the same version of twentyfive with its extra: ``pip install 'twentyfive[cluster]'``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from typing import Final

from twentyfive.ai.advice.level import Level
from twentyfive.ai.arena.matches import NAMES, RANDOM, player
from twentyfive.ai.arena.measures import Result, measure
from twentyfive.ai.arena.programs import MODULE, PROGRAM, can_be_run, is_program, parse_command, with_whole_path
from twentyfive.core import PRESETS, seated
from twentyfive.core.rules.problems import RulesError
from twentyfive.programs.faults import ProgramFault

_PLAYERS: Final = f"{', '.join(NAMES)}, {PROGRAM}PATH and {MODULE}NAME"


def _show_progress(deals: int, scored: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{min(scored, deals)} of {deals} deals" + ("\n" if scored >= deals else ""))


def _two_levels(text: str) -> tuple[str, str]:
    first, _, second = text.partition(",")
    if not all(_is_player(name) for name in (first, second)):
        raise argparse.ArgumentTypeError(f"{text!r} is not two of {_PLAYERS} with a comma between them")
    return with_whole_path(first), with_whole_path(second)


def _is_player(name: str) -> bool:
    try:
        return bool(parse_command(name) if is_program(name) else player(name))
    except ValueError:
        return False


def at_least_one(text: str) -> int:
    """Parse a positive whole number from a command line."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too few")
    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m twentyfive.ai.arena", description=__doc__.split("\n")[0])
    parser.add_argument("--preset", choices=PRESETS, default="twenty-five")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--sides", type=int, default=2)
    parser.add_argument(
        "--levels",
        type=_two_levels,
        default=(Level.MEDIUM, RANDOM),
        help=f"two of {_PLAYERS}",
    )
    parser.add_argument("--deals", type=at_least_one, default=1000, help="deals to score, at least")
    parser.add_argument("--seed", type=int, default=1)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=at_least_one, help="processes; as many as there are processors unless told")
    where.add_argument("--dask", metavar="ADDRESS", help="of a Dask scheduler whose workers are to play")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    return parser


@contextmanager
def cluster(address: str, programs: Iterable[str] = ()) -> Iterator[Executor]:
    """The workers of the Dask scheduler at `address` as an executor.

    The program ends if they cannot be reached, or cannot run the players in `programs`, which are named by their paths.
    """
    try:
        from distributed import Client
    except ImportError as error:
        sys.exit(f"--dask needs more packages: pip install 'twentyfive[cluster]' ({error})")
    try:
        client = Client(address)
    except (OSError, ValueError) as error:
        sys.exit(f"No Dask scheduler answers at {address}: {error}")
    with client, client.get_executor(pure=False) as executor:
        for path in programs:
            without = [worker for worker, can in client.run(can_be_run, path).items() if not can]
            if without:
                sys.exit(f"{path} cannot be run on {', '.join(without)}. It must be at that path for every worker.")
        yield executor


def main() -> None:
    """Run the command line."""
    parser = _parser()
    asked = parser.parse_args()
    try:
        rules = seated(asked.preset, asked.players, asked.sides)
    except RulesError:
        parser.error(f"{asked.preset} cannot be played by {asked.players} in {asked.sides} sides")
    programs = [parse_command(name).path for name in asked.levels if is_program(name)]
    with cluster(asked.dask, programs) if asked.dask else ProcessPoolExecutor(asked.workers) as executor:
        progress = partial(_show_progress, asked.deals)
        try:
            result = measure(rules, asked.levels, asked.deals, asked.seed, executor, progress)
        except ProgramFault as fault:
            sys.exit(f"The measurement ends, because the program did wrong: {fault}. See twentyfive --try-player.")
    print(json.dumps(asdict(result)) if asked.json else _report(result))


def _report(result: Result) -> str:
    first, second = result.levels
    lines = [
        f"{first} against {second}: {result.matches} matches, {result.deals} deals",
        f"matches won     {result.share.mean:.1%} ± {result.share.margin:.1%} (equal players {result.fair:.1%})",
        f"ahead in a deal {result.gain.mean:+.2f} ± {result.gain.margin:.2f}",
        f"a decision      {result.median_ms:.2f} ms, p95 {result.p95_ms:.2f} ms",
    ]
    if result.bidding is not None:
        made, rest = result.bidding.made, result.bidding
        lines.append(
            f"contracts made  {made.mean:.1%} ± {made.margin:.1%} of {rest.contracts}; "
            f"declared in {rest.declared:.1%} of the deals, {rest.passed_out:.1%} passed out"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
