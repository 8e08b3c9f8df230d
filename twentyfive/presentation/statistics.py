"""The statistics as they are shown: a line of figures and a bar for each group, and a spreadsheet of all games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.figures import Figures, Group, game_lines
from twentyfive.presentation.figures import FigureLine
from twentyfive.wording.records import statistics as words
from twentyfive.wording.records.spreadsheet import spreadsheet


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of a chart.

    Attributes:
        name: the name above it.
        figure: its value, in figures.
        share: its length, 0 to 1.
        mark: the place of the mark on it, 0 to 1.
    """

    name: str
    figure: str
    share: float
    mark: float


def group_lines(found: Sequence[Group], whole: Figures, *, summed: bool) -> Iterator[FigureLine]:
    """Yield a line for each group, and one for the `whole` if the groups can be `summed` and are several."""
    for group in found:
        yield FigureLine(words.group_name(group), words.group_note(group), words.cells(group.figures, whole))
    if summed and len(found) > 1:
        yield FigureLine(words.TOTAL_NAME(), "", words.cells(whole, whole), bold=True)


def bar_of(group: Group) -> Bar:
    """Return the bar of a group that has games."""
    figures = group.figures
    return Bar(
        words.group_name(group),
        words.bar_figure(figures),
        share=figures.won / figures.games,
        mark=figures.fair / figures.games,
    )


def all_games(database: StatisticsDatabase) -> bytes:
    """Return a spreadsheet with a line for each game."""
    return spreadsheet([tuple(map(str, words.TABLE_HEAD)), *(words.table_row(line) for line in game_lines(database))])
