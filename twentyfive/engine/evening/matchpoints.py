"""Matchpoints: two for each result beaten, one for each tied with; and places, which those who tie share."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

Who = TypeVar("Who", bound=Hashable)


def matchpoints(scores: Mapping[Who, int]) -> dict[Who, int]:
    """Return the matchpoints of each score on one deal; the top is twice the number of the others."""
    return {
        who: sum(2 if score > other else int(score == other) for rival, other in scores.items() if rival != who)
        for who, score in scores.items()
    }


def top_of(results: int) -> int:
    """Return the most matchpoints on a deal with so many results."""
    return 2 * (results - 1)


def share(points: int, top: int) -> Fraction | None:
    """Return the matchpoints as a share of those that could be had; None before anything can be compared."""
    return Fraction(points, top) if top else None


def places(shares: Sequence[Fraction | None]) -> tuple[int | None, ...]:
    """Return the place of each share, from 1: those with the same share have the same place."""
    return tuple(
        None if own is None else 1 + sum(other is not None and other > own for other in shares) for own in shares
    )
