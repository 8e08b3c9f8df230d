"""Matches between levels, to measure how strong they are and how long they think.

    python -m twentyfive.ai.arena --preset twenty-five --players 4 --sides 2 --levels medium,random --deals 2000

Each match is played once for every side that the first level can sit on, with the same packs, so that good cards favour
nobody; the second level sits on all other sides. The same seed gives the same matches, on however many processors.

With ``--dask tcp://host:8786`` the matches are played by the workers of that Dask scheduler, on one machine or many.
They and this program need the same twentyfive with its extra: ``pip install 'twentyfive[cluster]'``.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import statistics
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from itertools import chain, count
from typing import Final

from twentyfive.ai.level import Level
from twentyfive.ai.levels import advise
from twentyfive.core import PRESETS, Phase, PlayerView, Rules, apply, new_game, seated, table_move, to_act, view_for
from twentyfive.core.moves import PlayerMove
from twentyfive.core.problems import RulesError
from twentyfive.core.state import DealResult

Player = Callable[[PlayerView, int], PlayerMove]
"""Makes a move from a view and a seed."""

RANDOM: Final = "random"
"""The name of the player who makes any legal move, the yardstick of every level."""

NAMES: Final = (RANDOM, *Level)
"""All that can be measured."""

_NORMAL_95: Final = 1.96

_AHEAD: Final = 32
"""Rounds handed to the executor before the first of them is back, so that no processor waits."""


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a match.

    Attributes:
        winners: the sides that won it.
        gains: what each side gained in all its deals, in points, chips or deals.
        deals: how many were scored.
        contracts, made: how many contracts each side undertook, and made.
        passed_out: deals in which nobody bid.
    """

    winners: tuple[int, ...]
    gains: tuple[int, ...]
    deals: int
    contracts: tuple[int, ...]
    made: tuple[int, ...]
    passed_out: int


@dataclass(frozen=True, slots=True)
class Round:
    """The same packs played with each side in turn for the first level; one match where both levels are the same.

    Attributes:
        matches: by the side of the first level.
        times: seconds that each decision of the first level took.
    """

    matches: tuple[Played, ...]
    times: tuple[float, ...]

    def each(self) -> Iterator[tuple[int, Played]]:
        """Every side of the first level, with the match in which it had that side."""
        for own in range(len(self.matches[0].gains)):
            yield own, self.matches[own % len(self.matches)]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % confidence interval."""

    mean: float
    margin: float

    @property
    def least(self) -> float:
        """The lower bound."""
        return self.mean - self.margin


@dataclass(frozen=True, slots=True)
class Bidding:
    """How a level bid.

    Attributes:
        contracts: how many it undertook.
        made: the share of them that it made.
        declared: the share of the deals in which its one side undertook one.
        passed_out: the share of all deals in which nobody did.
    """

    contracts: int
    made: Estimate
    declared: float
    passed_out: float


@dataclass(frozen=True, slots=True)
class Result:
    """How the first of two levels did against the second.

    Attributes:
        levels: the two names.
        matches: how many were played.
        deals: how many were scored.
        share: the share of the matches won by the one side of the first level; a tie counts in parts.
        fair: the share that equal players would have.
        gain: what that side gained in a deal beyond the mean of the other sides.
        bidding: of the first level; None in games without an auction.
        median_ms, p95_ms: milliseconds a decision of the first level.
    """

    levels: tuple[str, str]
    matches: int
    deals: int
    share: Estimate
    fair: float
    gain: Estimate
    bidding: Bidding | None
    median_ms: float
    p95_ms: float


def player(name: str) -> Player:
    """The player of that name: a level, or `RANDOM`.

    Raises:
        ValueError: if there is no such level.
    """
    if name == RANDOM:
        return lambda view, seed: random.Random(seed).choice(view.legal)
    level = Level(name)
    return lambda view, seed: advise(view, level, seed).move


def play_match(rules: Rules, players: Sequence[Player], seed: int) -> Played:
    """A whole match; `players` are by seat. The packs depend on the seed and the number of the deal alone."""
    whims = random.Random(f"{seed} whims")
    table = random.Random()
    results: list[DealResult] = []
    state = new_game(rules)
    while not state.over:
        seat = to_act(state)
        if seat is not None:
            state = apply(state, players[seat](view_for(state, seat), whims.getrandbits(32)))
            continue
        if state.phase is Phase.DEAL and state.next_dealer is None:
            table.seed(f"{seed} dealer")
        elif state.phase is Phase.DEAL:
            table.seed(f"{seed} deal {len(results)}")
        scored = state.phase is Phase.SCORE
        state = apply(state, table_move(state, table))
        if scored:
            results.append(state.history[-1])
    return _played(rules, state.winners, results)


def _played(rules: Rules, winners: tuple[int, ...], results: Sequence[DealResult]) -> Played:
    bids = [(rules.side_of(result.declarer), result.made) for result in results if result.declarer is not None]
    return Played(
        winners=winners,
        gains=tuple(map(sum, zip(*(result.gains for result in results), strict=True))),
        deals=len(results),
        contracts=tuple(sum(side == own for side, _ in bids) for own in range(rules.sides)),
        made=tuple(sum(side == own and made is True for side, made in bids) for own in range(rules.sides)),
        passed_out=len(results) - len(bids),
    )


def rotated(rules: Rules, first: Player, second: Player, seed: int) -> tuple[Played, ...]:
    """The same match once for each side that `first` can have, `second` having the others."""
    return tuple(
        play_match(rules, [first if rules.side_of(seat) == own else second for seat in range(rules.players)], seed)
        for own in range(rules.sides)
    )


def play_round(rules: Rules, levels: tuple[str, str], seed: int) -> Round:
    """A round between two levels: the work that an executor is given at a time."""
    times: list[float] = []
    first = _timed(player(levels[0]), times)
    if levels[0] == levels[1]:
        return Round((play_match(rules, [first] * rules.players, seed),), tuple(times))
    matches = rotated(rules, first, player(levels[1]), seed)
    return Round(matches, tuple(times))


def measure(rules: Rules, levels: tuple[str, str], deals: int, seed: int, executor: Executor) -> Result:
    """How the first level does on one side against the second on all others, in matches of at least so many deals.

    All but the times is the same whatever the executor: rounds are taken in the order of their seeds.
    """
    rounds: list[Round] = []
    scored = 0
    with closing(_rounds(rules, levels, seed, executor)) as coming:
        while scored < deals or len(rounds) < 2:
            rounds.append(next(coming))
            scored += sum(match.deals for match in rounds[-1].matches)
            _show_progress(scored, deals)
    times = [*chain.from_iterable(played.times for played in rounds)]
    return Result(
        levels=levels,
        matches=sum(len(played.matches) for played in rounds),
        deals=scored,
        share=_estimate([statistics.fmean(_shares(played)) for played in rounds]),
        fair=1 / rules.sides,
        gain=_estimate([statistics.fmean(_leads(played)) for played in rounds]),
        bidding=_bidding(rounds) if rules.auction else None,
        median_ms=1000 * statistics.median(times),
        p95_ms=1000 * statistics.quantiles(times, n=20)[-1],
    )


def _rounds(rules: Rules, levels: tuple[str, str], seed: int, executor: Executor) -> Generator[Round, None, None]:
    """Rounds without end, in the order of their seeds."""
    waiting: deque[Future[Round]] = deque()
    try:
        for number in count(seed):
            waiting.append(executor.submit(play_round, rules, levels, number))
            if len(waiting) == _AHEAD:
                yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _shares(played: Round) -> Iterator[float]:
    """What part of each match the first level's side has won."""
    for own, match in played.each():
        yield (own in match.winners) / len(match.winners)


def _leads(played: Round) -> Iterator[float]:
    for own, match in played.each():
        others = [gain for side, gain in enumerate(match.gains) if side != own]
        yield (match.gains[own] - statistics.fmean(others)) / match.deals


def _bidding(rounds: Sequence[Round]) -> Bidding:
    matches = [pair for played in rounds for pair in played.each()]
    deals = sum(match.deals for _, match in matches)
    contracts = sum(match.contracts[own] for own, match in matches)
    made = sum(match.made[own] for own, match in matches) / max(contracts, 1)
    margin = _NORMAL_95 * (made * (1 - made) / max(contracts, 1)) ** 0.5
    passed_out = sum(match.passed_out for _, match in matches)
    return Bidding(contracts, Estimate(made, margin), contracts / deals, passed_out / deals)


def _estimate(values: Sequence[float]) -> Estimate:
    return Estimate(statistics.fmean(values), _NORMAL_95 * statistics.stdev(values) / len(values) ** 0.5)


def _timed(decide: Player, times: list[float]) -> Player:
    def decided(view: PlayerView, seed: int) -> PlayerMove:
        start = time.perf_counter()
        move = decide(view, seed)
        times.append(time.perf_counter() - start)
        return move

    return decided


def _show_progress(scored: int, deals: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{min(scored, deals)} of {deals} deals" + ("\n" if scored >= deals else ""))


def _two_levels(text: str) -> tuple[str, str]:
    first, _, second = text.partition(",")
    if first not in NAMES or second not in NAMES:
        raise argparse.ArgumentTypeError(f"{text!r} is not two of {', '.join(NAMES)} with a comma between them")
    return first, second


def at_least_one(text: str) -> int:
    """A number of things to be done, for a command line."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too few")
    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m twentyfive.ai.arena", description=__doc__.split("\n")[0])
    parser.add_argument("--preset", choices=PRESETS, default="twenty-five")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--sides", type=int, default=2)
    parser.add_argument("--levels", type=_two_levels, default=(Level.MEDIUM, RANDOM), help=f"two of {', '.join(NAMES)}")
    parser.add_argument("--deals", type=at_least_one, default=1000, help="deals to score, at least")
    parser.add_argument("--seed", type=int, default=1)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=at_least_one, help="processes; as many as there are processors unless told")
    where.add_argument("--dask", metavar="ADDRESS", help="of a Dask scheduler whose workers are to play")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    return parser


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of the Dask scheduler at `address`, as an executor; ends the program where they cannot be reached."""
    try:
        from distributed import Client
    except ImportError as error:
        sys.exit(f"--dask needs more packages: pip install 'twentyfive[cluster]' ({error})")
    try:
        client = Client(address)
    except (OSError, ValueError) as error:
        sys.exit(f"No Dask scheduler answers at {address}: {error}")
    with client, client.get_executor(pure=False) as executor:
        yield executor


def main() -> None:
    """Runs the command line."""
    parser = _parser()
    asked = parser.parse_args()
    try:
        rules = seated(asked.preset, asked.players, asked.sides)
    except RulesError:
        parser.error(f"{asked.preset} cannot be played by {asked.players} in {asked.sides} sides")
    with cluster(asked.dask) if asked.dask else ProcessPoolExecutor(asked.workers) as executor:
        result = measure(rules, asked.levels, asked.deals, asked.seed, executor)
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
    # By the name under which workers on other machines find what they are asked to play.
    importlib.import_module("twentyfive.ai.arena").main()
