"""Slips in columns: side by side, of equal height, and no column higher than its room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from twentyfive.ui.paper.marks import Mark, Slip, moved

_TRIES: Final = 16
"""Halvings of the height in the search for the lowest columns."""


class Filled(NamedTuple):
    """Slips in their columns.

    Attributes:
        marks: the marks, from the upper left corner of the first column.
        height: the height of the highest column.
        rest: the slips that have no room.
    """

    marks: tuple[Mark, ...]
    height: float
    rest: tuple[Slip, ...]


def filled(slips: Sequence[Slip], columns: int, step: float, room: float) -> Filled:
    """Fill columns from the left; if they hold all slips, make them equally high.

    Args:
        slips: the slips.
        columns: the number of columns.
        step: the distance from one column's left edge to the next.
        room: the height of the columns.
    """
    cut = _cut(slips, columns, room)
    if columns > 1 and not cut[-1]:
        low, high = 0.0, room
        for _ in range(_TRIES):
            middle = (low + high) / 2
            closer = _cut(slips, columns, middle)
            fits = not closer[-1] and all(_height(part) <= middle for part in closer[:-1])
            low, high = (low, middle) if fits else (middle, high)
        cut = _cut(slips, columns, high)
    marks = [mark for place, part in enumerate(cut[:-1]) for mark in moved(_stacked(part), place * step, 0)]
    return Filled(tuple(marks), max(map(_height, cut[:-1])), tuple(cut[-1]))


def _cut(slips: Sequence[Slip], columns: int, room: float) -> list[list[Slip]]:
    """Return the slips of each column, and last the rest."""
    parts: list[list[Slip]] = []
    rest = list(slips)
    for _ in range(columns):
        count = _fitting(rest, room, whole=not parts)
        parts.append(_begun(rest[:count]))
        rest = _begun(rest[count:])
    return [*parts, rest]


def _begun(part: list[Slip]) -> list[Slip]:
    """Return the slips of a column, with a repeated head if they begin within a table."""
    head = part[0].head if part else None
    return part if head is None else [head, *part]


def _fitting(slips: Sequence[Slip], room: float, *, whole: bool) -> int:
    """Return the number of slips with room in a column, in groups that stay together.

    With `whole` at least one group is taken, though it is higher than the column: it would have no room elsewhere.
    """
    height, end = 0.0, 0
    for number, slip in enumerate(slips):
        height += slip.height + (slip.before if number else 0.0)
        if height > room and (end or not whole):
            break
        if not slip.keeps:
            end = number + 1
            if height > room:
                break
    else:
        return len(slips)
    return end


def _height(part: Sequence[Slip]) -> float:
    return sum(slip.height + (slip.before if number else 0.0) for number, slip in enumerate(part))


def _stacked(part: Sequence[Slip]) -> list[Mark]:
    """Return the marks of slips one below the other."""
    marks: list[Mark] = []
    top = 0.0
    for number, slip in enumerate(part):
        top += slip.before if number else 0.0
        marks += moved(slip.marks, 0, top)
        top += slip.height
    return marks
