"""The rows of a finished deal: the tricks and gains of each side, and its total now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from twentyfive.core import PlayerView
from twentyfive.core.rules.options import TRICK_POINTS, Scoring
from twentyfive.presentation.table.standings import Standing, standings
from twentyfive.wording.names import translate
from twentyfive.wording.scores import counted, tricks_words
from twentyfive.wording.table.results import signed, target_header

_MOST_POINTS_IN_STROKES: Final = 45
"""The highest target for which points also appear as strokes of five, as they are kept on paper."""


@dataclass(frozen=True, slots=True)
class DealRow:
    """The result of a deal for one side.

    Attributes:
        standing: the side with its standing now.
        tricks: the tricks taken in the deal.
        gain: the points, chips or deals gained; None with scores hidden.
        value: the total now; None with scores hidden.
        strokes: the total in fives, 0 in a game that is not counted in fives.
        spoken: the whole row for a screen reader.
    """

    standing: Standing
    tricks: int
    gain: int | None
    value: int | None
    strokes: int
    spoken: str


def deal_rows(view: PlayerView) -> tuple[DealRow, ...]:
    """A row for each side, the winners first, then by their totals; the deal must be over."""
    result = view.history[-1]
    counts_fives = view.rules.scoring in (Scoring.TRICKS, Scoring.MAJORITY, Scoring.DIFFERENCE)
    in_strokes = counts_fives and view.rules.target <= _MOST_POINTS_IN_STROKES
    rows = []
    for standing in sorted(standings(view), key=lambda row: (row.side not in view.game_winners, -row.value)):
        tricks, gain = result.tricks[standing.side], result.gains[standing.side]
        amounts = (tricks_words(tricks), signed(gain), counted(view, standing.value))
        rows.append(
            DealRow(
                standing=replace(standing, dealer=False, to_act=False),
                tricks=tricks,
                gain=gain,
                value=standing.value,
                strokes=max(0, standing.value // TRICK_POINTS) if in_strokes else 0,
                spoken=", ".join(filter(None, (standing.name, standing.heard, *amounts))),
            )
        )
    return tuple(rows)


def without_scores(rows: Sequence[DealRow]) -> tuple[DealRow, ...]:
    """The rows with scores hidden: only the tricks, in the order of the seats."""
    return tuple(
        replace(
            row,
            gain=None,
            value=None,
            strokes=0,
            spoken=", ".join(filter(None, (row.standing.name, row.standing.heard, tricks_words(row.tricks)))),
        )
        for row in sorted(rows, key=lambda row: (not row.standing.mine, row.standing.side))
    )


class Headers(NamedTuple):
    """The headers of the columns; empty over a hidden column."""

    tricks: str
    gain: str
    value: str


def headers(view: PlayerView) -> Headers:
    """The headers of the whole table."""
    return Headers(translate("deal panel", "tricks"), translate("deal panel", "this deal"), target_header(view.rules))
