"""Choices compared by their expected figures, as bars: those of a hint, and those of a decision looked back on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from twentyfive.ai.advice.findings import Estimate, MoveValue, RatedMove, Rating
from twentyfive.core import Rules
from twentyfive.core.moves import PlayCard
from twentyfive.wording.learning import review
from twentyfive.wording.learning.hints import counts_points, figure_words, row_name


class OptionBar(NamedTuple):
    """A figure of a choice.

    Attributes:
        figure: the figure as text.
        value: its value.
        least, most: the bounds of its uncertainty; both equal the value if it is certain.
    """

    figure: str
    value: float
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class BarRow:
    """A choice.

    Attributes:
        name: its name.
        bars: its figures, one for each column.
        best: whether it is marked as the best.
    """

    name: str
    bars: tuple[OptionBar, ...]
    best: bool


def hint_rows(choices: Sequence[MoveValue], rules: Rules) -> tuple[BarRow, ...]:
    """Return the rows of the choices of a hint, the best first."""
    return tuple(
        BarRow(row_name(choice.move), tuple(_bars(choice, rules)), best=choice is choices[0]) for choice in choices
    )


def _bars(choice: MoveValue, rules: Rules) -> Iterator[OptionBar]:
    if counts_points(rules):
        yield _bar(choice.points, scale=1)
    if choice.chance is not None:
        yield _bar(choice.chance, scale=100)


def _bar(measured: Estimate, scale: int) -> OptionBar:
    mean, error = scale * measured.mean, 2 * scale * measured.error
    return OptionBar(figure_words(measured, scale=scale), mean, mean - error, mean + error)


def rated_rows(options: Sequence[RatedMove], rules: Rules) -> Iterator[BarRow]:
    """Return the rows of the options of a decision, the best first."""
    figures = review.option_figures(options, rules)
    for option, (value, figure) in zip(options, figures, strict=True):
        assert isinstance(option.move, PlayCard), "only cards are shown as bars"
        bar = OptionBar(figure, value, least=value, most=value)
        yield BarRow(review.option_words(option.move.card), (bar,), best=option.rating is Rating.BEST)
