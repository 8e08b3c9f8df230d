"""CFR+ over arrays: solves a short game that is too large for OpenSpiel's search through its tree.

It makes the same steps as OpenSpiel's `CFRPlusSolver` (regret matching+, one player after the other, averages in which
round n counts n times), for all information sets of a depth at once. A test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy
from numpy.typing import NDArray

from twentyfive.env.solved.bit_game import BitGame, Decisions

Numbers = NDArray[numpy.float64]
Places = NDArray[numpy.int64]

LEAST: Final = 1e-12
"""Regrets below this are nothing but rounding, which would choose between moves that are equally good."""


@dataclass(frozen=True, slots=True)
class _Level:
    """The information sets of a player at one depth.

    Attributes:
        sequences: their sequences, those of an information set together.
        starts: by information set, the place of its first sequence in `sequences`.
        sizes: by information set, the number of its moves.
        parents: by information set, the sequence that leads to it.
    """

    sequences: Places
    starts: Places
    sizes: Places
    parents: Places

    def sums(self, numbers: Numbers) -> Numbers:
        """By information set, the sum of the numbers of its moves, which are given by place."""
        return numpy.add.reduceat(numbers, self.starts)

    def shares(self, numbers: Numbers) -> Numbers:
        """By place, the share of each move in the sum of its information set; equal shares where that is 0."""
        sums = numpy.repeat(self.sums(numbers), self.sizes)
        even = numpy.repeat(1 / self.sizes, self.sizes)
        return numpy.divide(numbers, sums, out=even, where=sums > 0)


class _Seat:
    """A seat: its information sets, regrets and average."""

    def __init__(self, decisions: Decisions) -> None:
        self.sequences = decisions.sequences
        self.levels = [*_levels(decisions)]
        self.regrets = numpy.zeros(self.sequences)
        self.average = numpy.zeros(self.sequences)
        self.chances = self.matched(self.regrets)

    def matched(self, numbers: Numbers) -> Numbers:
        """The chance of each move in its information set, in proportion to the numbers."""
        chances = numpy.ones(self.sequences)
        for level in self.levels:
            chances[level.sequences] = level.shares(numbers[level.sequences])
        return chances

    def reach(self, chances: Numbers) -> Numbers:
        """The chance that the seat's own moves are those of each sequence."""
        reach = numpy.ones(self.sequences)
        for level in self.levels:
            reach[level.sequences] = chances[level.sequences] * numpy.repeat(reach[level.parents], level.sizes)
        return reach

    def best(self, gains: Numbers) -> float:
        """The gain of the best strategy, where each sequence ends with these gains."""
        values = gains.copy()
        for level in reversed(self.levels):
            most = numpy.maximum.reduceat(values[level.sequences], level.starts)
            values += numpy.bincount(level.parents, most, self.sequences)
        return float(values[0])

    def improve(self, gains: Numbers, number: int) -> None:
        """Add a round to the average, then the regrets that these gains leave."""
        self.average += number * self.reach(self.chances)
        values = gains.copy()
        for level in reversed(self.levels):
            own = values[level.sequences]
            means = level.sums(own * self.chances[level.sequences])
            values += numpy.bincount(level.parents, means, self.sequences)
            self.regrets[level.sequences] += own - numpy.repeat(means, level.sizes)
        self.regrets[self.regrets < LEAST] = 0
        self.chances = self.matched(self.regrets)


class ArrayGame:
    """A short game as arrays."""

    def __init__(self, game: BitGame) -> None:
        self._game = game
        first, second, gains = game.ends
        self._last = numpy.array(first), numpy.array(second)
        self._gains = numpy.array(gains) / game.deals

    def solve(self, rounds: int) -> tuple[Numbers, Numbers]:
        """The average strategy of each seat after so many rounds of CFR+: the chance of each sequence's move."""
        seats = _Seat(self._game.decisions[0]), _Seat(self._game.decisions[1])
        for number in range(1, rounds + 1):
            for seat in (0, 1):
                seats[seat].improve(self._gains_against(seat, seats[1 - seat], seats[1 - seat].chances), number)
        return seats[0].matched(seats[0].average), seats[1].matched(seats[1].average)

    def value(self, strategies: tuple[Numbers, Numbers]) -> float:
        """The chance of seat 0, which leads, to win by these strategies."""
        seats = [_Seat(decisions) for decisions in self._game.decisions]
        reach = [seat.reach(strategy)[last] for seat, strategy, last in zip(seats, strategies, self._last, strict=True)]
        return (1 + float(self._gains @ (reach[0] * reach[1]))) / 2

    def exploitability(self, strategies: tuple[Numbers, Numbers]) -> float:
        """The same as `ShortGame.exploitability`: what the best opponents win, a share of the deals."""
        seats = [_Seat(decisions) for decisions in self._game.decisions]
        best = [seats[own].best(self._gains_against(own, seats[1 - own], strategies[1 - own])) for own in (0, 1)]
        return sum(best) / 4

    def strategies(self, found: Sequence[Mapping[int, Mapping[str, float]]]) -> tuple[Numbers, Numbers]:
        """Strategies as arrays, from the chances of moves by information set; by chance where there are none."""
        return self._strategy(0, found[0]), self._strategy(1, found[1])

    def _strategy(self, seat: int, found: Mapping[int, Mapping[str, float]]) -> Numbers:
        decisions = self._game.decisions[seat]
        numbers = numpy.ones(decisions.sequences)
        for place, chances in found.items():
            first, moves = decisions.firsts[place], decisions.moves[place]
            numbers[first : first + len(moves)] = [chances.get(move, 0.0) for move in moves]
        return _Seat(decisions).matched(numbers)

    def _gains_against(self, own: int, other: _Seat, chances: Numbers) -> Numbers:
        """By sequence of a seat, its gain at the ends where it is the last, against these chances of the other."""
        gains = self._gains if own == 0 else -self._gains
        weights = gains * other.reach(chances)[self._last[1 - own]]
        sums = numpy.bincount(self._last[own], weights, self._game.decisions[own].sequences)
        return numpy.asarray(sums, numpy.float64)


def _levels(decisions: Decisions) -> list[_Level]:
    parents, firsts, depths = map(numpy.array, (decisions.parents, decisions.firsts, decisions.depths))
    sizes = numpy.array([len(moves) for moves in decisions.moves])
    levels = []
    for depth in range(max(decisions.depths, default=-1) + 1):
        sets = numpy.flatnonzero(depths == depth)
        starts = numpy.concatenate(([0], numpy.cumsum(sizes[sets])[:-1]))
        within = numpy.arange(sizes[sets].sum()) - numpy.repeat(starts, sizes[sets])
        sequences = numpy.repeat(firsts[sets], sizes[sets]) + within
        levels.append(_Level(sequences, starts, sizes[sets], parents[sets]))
    return levels
