"""Figures as tables and charts show them: of the statistics, which a spreadsheet has too, and of an evening."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby

from twentyfive.ai.characters.cast import CAST
from twentyfive.engine.evening.evening import Evening, Form, Sitting
from twentyfive.engine.evening.results import Line, Total
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.figures import Figures, Group, game_lines
from twentyfive.engine.statistics.tallies import MatchResult
from twentyfive.wording.records import evening as evening_words
from twentyfive.wording.records import evening_results as results_words
from twentyfive.wording.records import statistics as words
from twentyfive.wording.records.spreadsheet import spreadsheet
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


@dataclass(frozen=True, slots=True)
class FaceCurve:
    """The games against a character, as a curve beside the face.

    Attributes:
        portrait: the key of the portrait; empty for a character of a later version.
        name: the name.
        figure: the games won of those finished, in figures.
        shares: the share won up to each game, the first one first.
        chance: the share that luck alone would win.
    """

    portrait: str
    name: str
    figure: str
    shares: tuple[float, ...]
    chance: float


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


def shares_so_far(results: Sequence[MatchResult]) -> tuple[float, ...]:
    """Return the share won up to each of these games, the first one first."""
    won = accumulate(result is MatchResult.WON for result in results)
    return tuple(count / number for number, count in enumerate(won, 1))


def face_curves(found: Sequence[Group], results: Mapping[str, Sequence[MatchResult]]) -> tuple[FaceCurve, ...]:
    """Return a curve for each of these characters against whom a game is finished."""
    known = {member.key for member in CAST}
    return tuple(
        FaceCurve(
            key if key in known else "",
            words.group_name(group),
            words.bar_figure(group.figures),
            shares_so_far(results.get(key, ())),
            group.figures.fair / group.figures.games,
        )
        for group in found
        for key in group.key
        if group.figures.games
    )


def all_games(database: StatisticsDatabase) -> bytes:
    """Return a spreadsheet with a line for each game."""
    return spreadsheet([tuple(map(str, words.TABLE_HEAD)), *(words.table_row(line) for line in game_lines(database))])


def plan_lines(evening: Evening, following: Sitting | None, over: Collection[int]) -> Iterator[FigureLine]:
    """Yield a line for each meeting at a table, or for each entrant where all play alone.

    The line of `following`, which is played next here, stands out; `over` are the sittings that were played.
    """
    by = _entrant if evening.plan.form is Form.ALONE else _meeting
    for _, group in groupby(sorted(evening.all_sittings, key=by), key=by):
        together = tuple(group)
        left = tuple(sitting for sitting in together if sitting.number not in over)
        cells = results_words.plan_cells(together, left)
        yield FigureLine(evening_words.who_sits(evening, together[-1]), "", cells, bold=following in together)


def _meeting(sitting: Sitting) -> tuple[int, int]:
    return sitting.round, sitting.table


def _entrant(sitting: Sitting) -> tuple[int, int]:
    return sitting.north, 0


def ranking_lines(evening: Evening, totals: tuple[Total, ...]) -> Iterator[FigureLine]:
    """Yield a line for each entrant of a ranking."""
    for total in totals:
        yield FigureLine(
            evening_words.entrant_name(evening, total.entrant),
            results_words.standing_words(evening, total),
            results_words.ranking_cells(total, totals, evening.plan.rules),
        )


def lines_of_deal(evening: Evening, lines: Sequence[Line]) -> Iterator[FigureLine]:
    """Yield a line for each sitting of a deal, those who held the same cards together."""
    for line in lines:
        yield FigureLine(
            evening_words.side_name(evening, line.sitting, line.entrant),
            results_words.how_words(evening, line),
            results_words.deal_cells(line, evening.plan.rules),
        )
