"""Matches between levels, to measure how strong they are and how long they think.

    python -m twentyfive.ai.arena --preset twenty-five --players 4 --sides 2 --levels medium,random --deals 2000

Each match is played once for every side that the first level can take, with the same packs, so that good cards favour
nobody; the second level takes all other sides. The same seed gives the same matches on any number of processors.

A level may also be a program that speaks the protocol for players: ``--levels 'program:/a/player --argument,hard'``.
Each of its seats has a process of its own. On a cluster it must lie at the same path on every machine, and files among
its arguments need their whole paths. A player in Python may be seated without a process, which is quicker: a module
with the `choose` of the example player, as in ``--levels module:tests.peers.heuristic,medium``.

More levels than two make a table, in which each is measured against the next, and so do several games:

    python -m twentyfive.ai.arena --preset twenty-five spoil-five --levels expert,hard,medium,easy --deals 2000

With ``--common-cards 100`` a level is measured by what it gains in so many matches where it decides otherwise than the
other with the same cards, which tells as much with a tenth of the matches: see `common_cards`.

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
from itertools import pairwise
from typing import Final

from twentyfive.ai.advice.level import Level
from twentyfive.ai.arena.common_cards import Difference, measure_difference, told
from twentyfive.ai.arena.matches import NAMES, RANDOM, player
from twentyfive.ai.arena.measures import Result, measure
from twentyfive.ai.arena.programs import MODULE, PROGRAM, can_be_run, is_program, parse_command, with_whole_path
from twentyfive.core import PRESETS, Rules, seated
from twentyfive.core.rules.problems import RulesError
from twentyfive.programs.faults import ProgramFault

_PLAYERS: Final = f"{', '.join(NAMES)}, {PROGRAM}PATH and {MODULE}NAME"


def _show_progress(wanted: int, what: str, played: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{min(played, wanted)} of {wanted} {what}" + ("\n" if played >= wanted else ""))


def _levels(text: str) -> tuple[str, ...]:
    names = text.split(",")
    if len(names) < 2 or not all(_is_player(name) for name in names):
        raise argparse.ArgumentTypeError(f"{text!r} is not two or more of {_PLAYERS} with commas between them")
    return tuple(map(with_whole_path, names))


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
    parser.add_argument("--preset", choices=PRESETS, nargs="+", default=["twenty-five"], help="one game or several")
    parser.add_argument("--players", type=int, help="as many as usual unless told")
    parser.add_argument("--sides", type=int, help="as many as usual unless told")
    parser.add_argument(
        "--levels",
        type=_levels,
        default=(Level.MEDIUM, RANDOM),
        help=f"two or more of {_PLAYERS}; each is measured against the next",
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=at_least_one, default=1000, help="deals to score, at least")
    length.add_argument("--common-cards", type=at_least_one, metavar="MATCHES", help="matches with common cards")
    parser.add_argument("--seed", type=int, default=1)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=at_least_one, help="processes; as many as there are processors unless told")
    where.add_argument("--dask", metavar="ADDRESS", help="of a Dask scheduler whose workers are to play")
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each row")
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
    games = [_rules(parser, preset, asked.players, asked.sides) for preset in asked.preset]
    rows = [(rules, levels) for rules in games for levels in pairwise(asked.levels)]
    programs = [parse_command(name).path for name in asked.levels if is_program(name)]
    tell = partial(_show_progress, asked.common_cards or asked.deals, "matches" if asked.common_cards else "deals")
    if len(rows) > 1 and not asked.json:
        print(_COMMON_HEAD if asked.common_cards else _HEAD)
    with cluster(asked.dask, programs) if asked.dask else ProcessPoolExecutor(asked.workers) as executor:
        for rules, levels in rows:
            try:
                if asked.common_cards:
                    found: Result | Difference = measure_difference(
                        rules, levels, asked.common_cards, asked.seed, executor, tell
                    )
                else:
                    found = measure(rules, levels, asked.deals, asked.seed, executor, tell)
            except ProgramFault as fault:
                sys.exit(f"The measurement ends, because the program did wrong: {fault}. See twentyfive --try-player.")
            if asked.json:
                print(json.dumps({"preset": rules.preset, **asdict(found)}), flush=True)
            elif len(rows) > 1:
                print(_row(rules, found), flush=True)
            else:
                print(_report(found) if isinstance(found, Result) else f"{', '.join(levels)}: {told(found)}")


def _rules(parser: argparse.ArgumentParser, preset: str, players: int | None, sides: int | None) -> Rules:
    usual = PRESETS[preset]
    number = usual.players if players is None else players
    teams = sides if sides is not None else usual.sides if players is None else number
    try:
        return seated(preset, number, teams)
    except RulesError:
        parser.error(f"{preset} cannot be played by {number} in {teams} sides")


_BARS: Final = "|---" * 7 + "|"
_HEAD: Final = f"| game | level | against | matches | deals | matches won, % | ahead in a deal |\n{_BARS}"
_COMMON_HEAD: Final = f"| game | level | against | matches | deals | gains in a match | deals otherwise |\n{_BARS}"


def _row(rules: Rules, found: Result | Difference) -> str:
    """The line of a table of Markdown, as LEVELS.md has them."""
    game = f"{rules.preset}, {rules.players} in {rules.sides} sides"
    begin = f"| {game} | {' | '.join(found.levels)} | {found.matches} | {found.deals} | "
    if isinstance(found, Difference):
        return f"{begin}{found.gain.mean:+.3f} ± {found.gain.margin:.3f} | {found.otherwise:.1f} |"
    share, gain = found.share, found.gain
    won = f"{100 * share.mean:.1f} ± {100 * share.margin:.1f} ({100 * found.fair:.0f})"
    return f"{begin}{won} | {gain.mean:+.2f} ± {gain.margin:.2f} |"


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
