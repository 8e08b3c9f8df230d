"""Shuffled packs for many tables: fast from numpy, or the very ones that `core` deals with the same seeds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

import numpy
from numpy.typing import NDArray

from twentyfive.core.cards import Card
from twentyfive.core.rules.rules import Rules
from twentyfive.core.shuffle import shuffled_pack
from twentyfive.env.batch.state import Bits, Numbers
from twentyfive.env.observations import PLACES

Packs = NDArray[numpy.uint8]
"""A pack in each row, its top card first, as numbers of cards."""


class Shuffler(Protocol):
    """The source of what happens by chance at the tables."""

    def packs(self, tables: Numbers) -> Packs:
        """Return a shuffled pack for each of these tables."""

    def dealers(self, tables: Numbers, seats: int) -> Numbers:
        """Return one of so many seats for each of these tables."""

    def shuffled(self, table: int, cards: Sequence[int]) -> Sequence[int]:
        """Return these cards, which are to be the new stock of a table, in another order."""


class FromNumpy:
    """Chance from one generator of numpy for all tables."""

    def __init__(self, rules: Rules, rng: numpy.random.Generator) -> None:
        self._pack = numpy.arange(len(rules.pack), dtype=numpy.uint8)
        self._rng = rng

    def packs(self, tables: Numbers) -> Packs:
        return self._rng.permuted(numpy.broadcast_to(self._pack, (len(tables), len(self._pack))), axis=1)

    def dealers(self, tables: Numbers, seats: int) -> Numbers:
        return self._rng.integers(seats, size=len(tables))

    def shuffled(self, table: int, cards: Sequence[int]) -> Sequence[int]:
        del table  # all have one generator
        return [int(card) for card in self._rng.permutation(cards)]


class LikeCore:
    """Chance as `core` has it: each table has a generator of Python's with its own seed."""

    def __init__(self, rules: Rules, seeds: Sequence[int]) -> None:
        self._cards: tuple[Card, ...] = rules.pack
        self._rngs = [random.Random(seed) for seed in seeds]

    def packs(self, tables: Numbers) -> Packs:
        packs = (shuffled_pack(self._cards, self._rngs[table]) for table in tables)
        return numpy.array([[PLACES[card] for card in pack] for pack in packs], numpy.uint8)

    def dealers(self, tables: Numbers, seats: int) -> Numbers:
        return numpy.array([self._rngs[table].randrange(seats) for table in tables], numpy.intp)

    def shuffled(self, table: int, cards: Sequence[int]) -> Sequence[int]:
        return self._rngs[table].sample(cards, len(cards))


def card_bits(cards: NDArray[numpy.integer]) -> Bits:
    """The bit of each card."""
    return numpy.uint64(1) << cards.astype(numpy.uint64)
