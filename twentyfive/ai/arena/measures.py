"""Measures of one level against another over many matches: wins, gains, bidding, and time to think."""

from __future__ import annotations

import statistics
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import closing
from dataclasses import dataclass
from itertools import chain, count
from typing import Final, TypeVar

from twentyfive.ai.arena.matches import Round, play_round
from twentyfive.core import Rules
from twentyfive.programs.faults import ProgramFault

T = TypeVar("T")

_NORMAL_95: Final = 1.96

_AHEAD: Final = 32
"""Rounds submitted to the executor before the first result is awaited, so that no processor is idle."""


@dataclass(frozen=True, slots=True)
class ConfidenceInterval:
    """A 95 % confidence interval.

    Attributes:
        mean: the estimate.
        margin: half the width of the interval.
    """

    mean: float
    margin: float

    @property
    def least(self) -> float:
        """The lower bound."""
        return self.mean - self.margin


@dataclass(frozen=True, slots=True)
class Bidding:
    """The bidding of a level.

    Attributes:
        contracts: the number of contracts that it undertook.
        made: the share of them that it made.
        declared: the share of the deals in which its side undertook a contract.
        passed_out: the share of all deals in which nobody bid.
    """

    contracts: int
    made: ConfidenceInterval
    declared: float
    passed_out: float


@dataclass(frozen=True, slots=True)
class Result:
    """The result of the first of two levels against the second.

    Attributes:
        levels: the names of the two levels.
        matches: the number of matches played.
        deals: the number of deals scored.
        share: the share of the matches won by the side of the first level; a tie counts in parts.
        fair: the share that equal players would have.
        gain: the gain of that side in a deal beyond the mean of the other sides.
        bidding: the bidding of the first level; None in games without an auction.
        median_ms: the median time of a decision of the first level, in milliseconds.
        p95_ms: the 95th percentile of these times.
    """

    levels: tuple[str, str]
    matches: int
    deals: int
    share: ConfidenceInterval
    fair: float
    gain: ConfidenceInterval
    bidding: Bidding | None
    median_ms: float
    p95_ms: float


def measure(
    rules: Rules,
    levels: tuple[str, str],
    deals: int,
    seed: int,
    executor: Executor,
    tell: Callable[[int], object] = lambda _: None,
) -> Result:
    """Measure the first level on one side against the second on all others.

    Everything but the times is the same with any executor, because rounds are taken in the order of their seeds.

    Args:
        rules: the rules of the game.
        levels: the names of the two levels.
        deals: the least number of deals to score.
        seed: the seed of the first round.
        executor: plays the rounds.
        tell: is called after each round with the number of deals scored so far.

    Raises:
        ProgramFault: if a program does wrong, which ends the measurement.
    """
    rounds: list[Round] = []
    scored = 0
    with closing(in_order(executor, _play, rules, levels, seed)) as coming:
        while scored < deals or len(rounds) < 2:
            rounds.append(next(coming))
            scored += sum(match.deals for match in rounds[-1].matches)
            tell(scored)
    times = [*chain.from_iterable(played.times for played in rounds)]
    return Result(
        levels=levels,
        matches=sum(len(played.matches) for played in rounds),
        deals=scored,
        share=interval([statistics.fmean(_shares(played)) for played in rounds]),
        fair=1 / rules.sides,
        gain=interval([statistics.fmean(_leads(played)) for played in rounds]),
        bidding=_bidding(rounds) if rules.auction else None,
        median_ms=1000 * statistics.median(times),
        p95_ms=1000 * statistics.quantiles(times, n=20)[-1],
    )


def in_order(
    executor: Executor,
    play: Callable[[Rules, tuple[str, str], int], T | ProgramFault],
    rules: Rules,
    levels: tuple[str, str],
    seed: int,
) -> Generator[T, None, None]:
    """What is played with the seeds from `seed` on, without end and in the order of these seeds.

    Args:
        executor: calls `play`.
        play: plays by these rules, between these two levels, with a seed. It returns a fault, because an executor
            that loses a task to an error may tell of it at length.

    Raises:
        ProgramFault: the fault that was returned.
    """
    waiting: deque[Future[T | ProgramFault]] = deque()
    try:
        for number in count(seed):
            waiting.append(executor.submit(play, rules, levels, number))
            if len(waiting) == _AHEAD:
                played = waiting.popleft().result()
                if isinstance(played, ProgramFault):
                    raise played
                yield played
    finally:
        for future in waiting:
            future.cancel()


def _play(rules: Rules, levels: tuple[str, str], seed: int) -> Round | ProgramFault:
    try:
        return play_round(rules, levels, seed)
    except ProgramFault as fault:
        return fault


def _shares(played: Round) -> Iterator[float]:
    """The share of each match that the side of the first level has won."""
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
    return Bidding(contracts, ConfidenceInterval(made, margin), contracts / deals, passed_out / deals)


def interval(values: Sequence[float]) -> ConfidenceInterval:
    """The mean of at least two values, with its interval."""
    return ConfidenceInterval(statistics.fmean(values), _NORMAL_95 * statistics.stdev(values) / len(values) ** 0.5)
