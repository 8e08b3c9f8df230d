"""The results of an evening as lines of figures: the ranking, and each deal with who did best and how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from twentyfive.engine.evening.evening import Evening
from twentyfive.engine.evening.results import Line, Total
from twentyfive.presentation.figures import FigureLine
from twentyfive.wording.records import evening as words
from twentyfive.wording.records import evening_results as results_words


def ranking_lines(evening: Evening, totals: tuple[Total, ...]) -> Iterator[FigureLine]:
    """Yield a line for each entrant of a ranking."""
    for total in totals:
        yield FigureLine(
            words.entrant_name(evening, total.entrant),
            results_words.standing_words(evening, total),
            results_words.ranking_cells(total, totals, evening.plan.rules),
        )


def lines_of_deal(evening: Evening, lines: Sequence[Line]) -> Iterator[FigureLine]:
    """Yield a line for each sitting of a deal, those who held the same cards together."""
    for line in lines:
        yield FigureLine(
            words.side_name(evening, line.sitting, line.entrant),
            results_words.how_words(evening, line),
            results_words.deal_cells(line, evening.plan.rules),
        )
