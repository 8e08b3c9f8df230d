"""A legal action by chance, at every table."""

from __future__ import annotations

from collections.abc import Sequence

import numpy

from twentyfive.env.batch.state import Bits, Numbers


def chosen(legal: Bits, firsts: Sequence[int], rng: numpy.random.Generator) -> Numbers:
    """An action for each table, each legal one equally likely; -1 where nobody is to act.

    Args:
        legal: the legal actions, see `Tables.legal`.
        firsts: the action of the lowest bit of each row of these.
        rng: the generator.
    """
    counts = numpy.bitwise_count(legal)
    total = counts.sum(0, numpy.uint8)
    left = (rng.random(len(total), numpy.float32) * total).astype(numpy.uint8)
    bits, first = legal[0], numpy.full(len(total), firsts[0])
    before = counts[0]
    for row in range(1, len(legal)):
        later = left >= before
        if later.any():
            bits, first = numpy.where(later, legal[row], bits), numpy.where(later, firsts[row], first)
            left = numpy.where(later, left - before, left)
            before = numpy.where(later, counts[row], before)
    for passed in range(int(left.max(initial=0))):
        bits = numpy.where(left > passed, bits & (bits - numpy.uint64(1)), bits)
    return numpy.where(total > 0, first + places(bits), -1)


def places(bits: Bits) -> Numbers:
    """The place of the lowest bit of each number, 64 where it has none."""
    return numpy.bitwise_count((bits & (~bits + numpy.uint64(1))) - numpy.uint64(1)).astype(numpy.intp)
