"""A score sheet to be filled in with a pencil, with the columns that the game needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.core import Rules, Suit
from twentyfive.core.ranking import ranking
from twentyfive.core.rules.options import Scoring
from twentyfive.presentation.paper import words
from twentyfive.presentation.paper.blocks import Band, Cell, PaperSheet, Paragraph, Side, Table, TableColumn, Tone
from twentyfive.presentation.paper.formats import Print
from twentyfive.wording.names import listed, signs, translate
from twentyfive.wording.options.sections import Subject
from twentyfive.wording.rules.rules_text import rules_sections
from twentyfive.wording.setup.games import GAME_NAMES

_DEALS: Final = {Print.NORMAL: 20, Print.LARGE: 12}
"""Rows for deals: a pencil needs 8 mm, and more beside large print."""

_ROW: Final = {Print.NORMAL: 2.0, Print.LARGE: 1.8}
"""Height of a row, in letters of the text."""

_NUMBER: Final = 3.0
_PENCIL: Final = 4.0
"""Width of a column for a bid, beside 6 for the points of a side."""

_POINTS: Final = 6.0


def score_sheet(rules: Rules, own: str, names: Sequence[str], size: Print) -> PaperSheet:
    """Return an empty score sheet.

    Args:
        rules: rules without problems.
        own: the name under which they are saved; empty if they are not saved.
        names: the names of the players by seat; none leave the heads of the columns empty.
        size: the print.
    """
    name = own or GAME_NAMES[rules.preset]()
    columns = (TableColumn(translate("paper", "Deal"), _NUMBER), *_before_points(rules), *_sides(rules, names))
    empty = (Cell(),) * (len(columns) - 1)
    rows = [(Cell(str(number), tone=Tone.NOTE), *empty) for number in range(1, _DEALS[size] + 1)]
    rows.append((Cell(translate("paper", "Games won"), tone=Tone.BOLD), *empty))
    table = Table(columns, tuple(rows), row_height=_ROW[size], ruled=True, grows=True)
    goal = next(part.paragraphs[0] for part in rules_sections(rules, rules.preset) if part.subject is Subject.GOAL)
    order = tuple(Paragraph(_trumps(suit, rules), Tone.NOTE) for suit in (Suit.DIAMONDS, Suit.SPADES))
    title = translate("paper", "Score sheet")
    return PaperSheet(title, goal, (Band((table,)), Band(order)), words.SCORE_FOOTER(game=name))


def _before_points(rules: Rules) -> tuple[TableColumn, ...]:
    """Return the columns between the number of the deal and the points: the contract, or the pool."""
    titles: tuple[str, ...] = ()
    if rules.auction:
        titles = (translate("paper", "Declarer"), translate("paper", "Bid"), translate("paper", "Trumps"))
    elif rules.scoring is Scoring.POOL:
        titles = (translate("paper", "Pool"),)
    return tuple(TableColumn(title, _PENCIL, Side.MIDDLE) for title in titles)


def _sides(rules: Rules, names: Sequence[str]) -> tuple[TableColumn, ...]:
    """Return a column for each side."""
    titles = [listed([names[seat] for seat in rules.seats_of(side)]) if names else "" for side in range(rules.sides)]
    return tuple(TableColumn(title, _POINTS, Side.MIDDLE) for title in titles)


def _trumps(suit: Suit, rules: Rules) -> str:
    return words.trumps_line(suit, signs(ranking(suit, rules).trumps))
