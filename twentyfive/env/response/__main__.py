"""Trains the player, measures it, and prints the figures of RESULT.md."""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from math import inf
from typing import Final

from twentyfive.ai.arena.measures import interval
from twentyfive.env.response.lessons import lessons
from twentyfive.env.response.player import Response, learned
from twentyfive.env.response.trial import pair

LESSONS: Final = 1500
PAIRS: Final = 1500
SEED: Final = 25
REPORTED: Final = 100
"""Pairs of deals after which the figures so far are told."""


@dataclass(frozen=True, slots=True)
class _Options:
    """The options of the command line."""

    deals: int
    pairs: int
    seed: int


def main() -> None:
    """Train, measure and print."""
    options = _options()
    begin = time.process_time()
    player = trained(options.deals, options.seed)
    print(f"Learned from {options.deals:,} deals in {time.process_time() - begin:.0f} s of processor time.")
    if player.threshold == inf:
        print("It has learned nothing that holds, and plays the expert's cards.")
        return
    print(f"It leaves the expert's card for a gain above {player.threshold:.0%} of a deal.\n", flush=True)
    begin, gains, left = time.process_time(), [], 0
    for number in range(1, options.pairs + 1):
        played = pair(player, f"{options.seed} trial {number}")
        gains.append((played.won - 1) / 2)
        left += played.left
        if number % REPORTED == 0 or number == options.pairs:
            spent = time.process_time() - begin
            print(f"{number:,} pairs: gains {told(gains)} % of deals, left {left:,} times, {spent:.0f} s", flush=True)


def trained(deals: int, seed: int) -> Response:
    """The player who has learned from so many deals; the same seed gives the same player."""
    return learned([tuple(lessons(f"{seed} lesson {number}")) for number in range(deals)])


def told(gains: list[float]) -> str:
    """The mean in hundredths with its interval of 95 %."""
    found = interval([100 * gain for gain in gains])
    return f"{found.mean:+.2f} ± {found.margin:.2f}"


def _options() -> _Options:
    parser = argparse.ArgumentParser(prog="python -m twentyfive.env.response", description=__doc__)
    parser.add_argument("--deals", type=int, default=LESSONS, help=f"deals to learn from; {LESSONS} if not given")
    parser.add_argument("--pairs", type=int, default=PAIRS, help=f"deals to measure in; {PAIRS} if not given")
    parser.add_argument("--seed", type=int, default=SEED, help=f"{SEED} if not given")
    found = parser.parse_args()
    return _Options(found.deals, found.pairs, found.seed)


if __name__ == "__main__":
    main()
