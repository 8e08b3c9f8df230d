"""A measured figure with its goal, and the table of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum


class Bound(StrEnum):
    """The kind of a goal."""

    AT_MOST = "at most"
    AT_LEAST = "at least"


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured figure.

    Attributes:
        name: the name of the figure.
        value: the measured value.
        unit: the unit of the value.
        goal: the highest value wanted, or the lowest.
        bound: the kind of the goal.
    """

    name: str
    value: float
    unit: str
    goal: float
    bound: Bound = Bound.AT_MOST

    @property
    def met(self) -> bool:
        """Return True if the goal is met."""
        return self.value <= self.goal if self.bound is Bound.AT_MOST else self.value >= self.goal


@dataclass(frozen=True, slots=True)
class Unmeasured:
    """A figure that could not be measured here.

    Attributes:
        name: the name of the figure.
        why: the reason.
    """

    name: str
    why: str


_VERDICT = {True: "met", False: "MISSED"}


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which `share` of the values lie; 0 ≤ share ≤ 1, and there is at least one value."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)]


def as_table(figures: Sequence[Figure | Unmeasured]) -> str:
    """The figures as lines of text."""
    return "\n".join(map(_line, figures))


def _line(figure: Figure | Unmeasured) -> str:
    if isinstance(figure, Unmeasured):
        return f"{figure.name:<52} not measured: {figure.why}"
    goal = f"goal {'≥' if figure.bound is Bound.AT_LEAST else '≤'} {figure.goal:>5g}"
    return f"{figure.name:<52} {figure.value:>7.1f} {figure.unit:<3} {goal}  {_VERDICT[figure.met]}"


def as_data(figures: Sequence[Figure | Unmeasured]) -> list[dict[str, object]]:
    """The figures as data for a JSON file."""
    return [
        {**asdict(figure), "met": figure.met} if isinstance(figure, Figure) else {**asdict(figure), "value": None}
        for figure in figures
    ]
