"""Matches between levels, to measure how strong they are and how long they think.

    python -m twentyfive.ai.arena --preset twenty-five --players 4 --sides 2 --levels medium,random --deals 2000

Each match is played once for every side that the first level can sit on, with the same packs, so that good cards favour
nobody; the second level sits on all other sides. The same seed gives the same matches.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from twentyfive.ai.levels import Level, advise
from twentyfive.core import PRESETS, Phase, PlayerView, Rules, apply, new_game, seated, table_move, to_act, view_for
from twentyfive.core.moves import PlayerMove

Player = Callable[[PlayerView, int], PlayerMove]
"""Makes a move from a view and a seed."""

RANDOM: Final = "random"
"""The name of the player who makes any legal move, the yardstick of every level."""

NAMES: Final = (RANDOM, *Level)
"""All that can be measured."""

_NORMAL_95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a match.

    Attributes:
        winners: the sides that won it.
        gains: what each side gained in all its deals, in points, chips or deals.
        deals: how many were scored.
    """

    winners: tuple[int, ...]
    gains: tuple[int, ...]
    deals: int


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
class Result:
    """How the first of two levels did against the second.

    Attributes:
        levels: the two names.
        matches: how many were played.
        deals: how many were scored.
        share: the share of the matches won by the one side of the first level; a tie counts in parts.
        fair: the share that equal players would have.
        gain: what that side gained in a deal beyond the mean of the other sides.
        median_ms, p95_ms: milliseconds a decision of the first level.
    """

    levels: tuple[str, str]
    matches: int
    deals: int
    share: Estimate
    fair: float
    gain: Estimate
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
    gains, deals = [0] * rules.sides, 0
    state = new_game(rules)
    while not state.over:
        seat = to_act(state)
        if seat is not None:
            state = apply(state, players[seat](view_for(state, seat), whims.getrandbits(32)))
            continue
        if state.phase is Phase.DEAL and state.next_dealer is None:
            table.seed(f"{seed} dealer")
        elif state.phase is Phase.DEAL:
            table.seed(f"{seed} deal {deals}")
        scored = state.phase is Phase.SCORE
        state = apply(state, table_move(state, table))
        if scored:
            deals += 1
            gains = [total + gain for total, gain in zip(gains, state.history[-1].gains, strict=True)]
    return Played(state.winners, tuple(gains), deals)


def rotated(rules: Rules, first: Player, second: Player, seed: int) -> tuple[Played, ...]:
    """The same match once for each side that `first` can have, `second` having the others."""
    return tuple(
        play_match(rules, [first if rules.side_of(seat) == own else second for seat in range(rules.players)], seed)
        for own in range(rules.sides)
    )


def measure(rules: Rules, levels: tuple[str, str], deals: int, seed: int) -> Result:
    """How the first level does on one side against the second on all others, in matches of at least so many deals."""
    times: list[float] = []
    first, second = _timed(player(levels[0]), times), player(levels[1])
    rounds: list[tuple[Played, ...]] = []
    scored = 0
    while scored < deals or len(rounds) < 2:
        rounds.append(rotated(rules, first, second, seed + len(rounds)))
        scored += sum(match.deals for match in rounds[-1])
        _show_progress(scored, deals)
    return Result(
        levels=levels,
        matches=len(rounds) * rules.sides,
        deals=scored,
        share=_estimate([statistics.fmean(_shares(matches)) for matches in rounds]),
        fair=1 / rules.sides,
        gain=_estimate([statistics.fmean(_leads(matches)) for matches in rounds]),
        median_ms=1000 * statistics.median(times),
        p95_ms=1000 * statistics.quantiles(times, n=20)[-1],
    )


def _shares(matches: Sequence[Played]) -> Iterator[float]:
    """What part of each match its one side has won; that side is the match's place in the round."""
    for own, match in enumerate(matches):
        yield (own in match.winners) / len(match.winners)


def _leads(matches: Sequence[Played]) -> Iterator[float]:
    for own, match in enumerate(matches):
        others = [gain for side, gain in enumerate(match.gains) if side != own]
        yield (match.gains[own] - statistics.fmean(others)) / match.deals


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


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m twentyfive.ai.arena", description=__doc__.split("\n")[0])
    parser.add_argument("--preset", choices=PRESETS, default="twenty-five")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--sides", type=int, default=2)
    parser.add_argument("--levels", type=_two_levels, default=(Level.MEDIUM, RANDOM), help=f"two of {', '.join(NAMES)}")
    parser.add_argument("--deals", type=int, default=1000, help="deals to score, at least")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    return parser.parse_args()


def main() -> None:
    """Runs the command line."""
    asked = _arguments()
    first, second = asked.levels
    result = measure(seated(asked.preset, asked.players, asked.sides), asked.levels, asked.deals, asked.seed)
    if asked.json:
        print(json.dumps(asdict(result)))
        return
    print(
        f"{first} against {second}: {result.matches} matches, {result.deals} deals\n"
        f"matches won     {result.share.mean:.1%} ± {result.share.margin:.1%} (equal players {result.fair:.1%})\n"
        f"ahead in a deal {result.gain.mean:+.2f} ± {result.gain.margin:.2f}\n"
        f"a decision      {result.median_ms:.2f} ms, p95 {result.p95_ms:.2f} ms"
    )


if __name__ == "__main__":
    main()
