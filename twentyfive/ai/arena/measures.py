"""What a level is worth against another, measured over many matches: wins, gains, bidding, and time to think."""

from __future__ import annotations

import statistics
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import closing
from dataclasses import dataclass
from itertools import chain, count
from typing import Final

from twentyfive.ai.arena.matches import Round, play_round
from twentyfive.core import Rules

_NORMAL_95: Final = 1.96

_AHEAD: Final = 32
"""Rounds handed to the executor before the first of them is back, so that no processor waits."""


@dataclass(frozen=True, slots=True)
class ConfidenceInterval:
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
    made: ConfidenceInterval
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
    """How the first level does on one side against the second on all others, in matches of at least so many deals.

    `tell` is told after each round how many deals are scored. All but the times is the same whatever the executor:
    rounds are taken in the order of their seeds.
    """
    rounds: list[Round] = []
    scored = 0
    with closing(_rounds(rules, levels, seed, executor)) as coming:
        while scored < deals or len(rounds) < 2:
            rounds.append(next(coming))
            scored += sum(match.deals for match in rounds[-1].matches)
            tell(scored)
    times = [*chain.from_iterable(played.times for played in rounds)]
    return Result(
        levels=levels,
        matches=sum(len(played.matches) for played in rounds),
        deals=scored,
        share=_interval([statistics.fmean(_shares(played)) for played in rounds]),
        fair=1 / rules.sides,
        gain=_interval([statistics.fmean(_leads(played)) for played in rounds]),
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
    return Bidding(contracts, ConfidenceInterval(made, margin), contracts / deals, passed_out / deals)


def _interval(values: Sequence[float]) -> ConfidenceInterval:
    return ConfidenceInterval(statistics.fmean(values), _NORMAL_95 * statistics.stdev(values) / len(values) ** 0.5)
