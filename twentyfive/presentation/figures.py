"""Lines of figures, as a table shows them: of the statistics, and of the results of an evening."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.wording.records.statistics import FigureCell


@dataclass(frozen=True, slots=True)
class FigureLine:
    """A line of the table.

    Attributes:
        name: the name of the group.
        note: a smaller line about the group, or empty.
        cells: its figures; all lines have the same columns.
        bold: whether the line is the sum of the others.
    """

    name: str
    note: str
    cells: tuple[FigureCell, ...]
    bold: bool = False
