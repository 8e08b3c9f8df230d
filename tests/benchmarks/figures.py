"""A measured figure with its goal, and the table of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured.

    Attributes:
        name: what it is.
        value: how much.
        unit: of what.
        goal: the most it should be.
    """

    name: str
    value: float
    unit: str
    goal: float

    @property
    def met(self) -> bool:
        """Whether the goal is met."""
        return self.value <= self.goal


_VERDICT = {True: "met", False: "MISSED"}


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which `share` of the values lie; 0 ≤ share ≤ 1, and there is at least one value."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)]


def as_table(figures: Sequence[Figure]) -> str:
    """The figures as lines of text."""
    return "\n".join(
        f"{figure.name:<52} {figure.value:>7.1f} {figure.unit:<3} goal {figure.goal:>5g}  {_VERDICT[figure.met]}"
        for figure in figures
    )


def as_data(figures: Sequence[Figure]) -> list[dict[str, object]]:
    """The figures as data for a JSON file."""
    return [{**asdict(figure), "met": figure.met} for figure in figures]
