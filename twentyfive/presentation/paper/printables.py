"""Printables: what can be put on paper, each with its sheet: a deal, rules, a score sheet for a pencil."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from twentyfive.ai.advice.findings import Judgement
from twentyfive.core import Rules, Suit, house_rules
from twentyfive.core.ranking import ranking
from twentyfive.core.rules.options import Scoring
from twentyfive.engine.game.reviewing import PastDeal
from twentyfive.presentation.paper import words
from twentyfive.presentation.paper.blocks import (
    Band,
    Block,
    CardRow,
    Cell,
    Heading,
    PaperSheet,
    Paragraph,
    Side,
    Table,
    TableColumn,
    Tone,
)
from twentyfive.presentation.paper.cut_cards import CutSheet
from twentyfive.presentation.paper.deal_sheet import deal_sheet
from twentyfive.presentation.paper.formats import Print
from twentyfive.wording.names import listed, signs, translate
from twentyfive.wording.options import sections
from twentyfive.wording.rules.rules_text import difference_sentences, rules_sections
from twentyfive.wording.setup.games import GAME_NAMES


class Subject(Enum):
    """A kind of sheet."""

    RULES = auto()
    SCORE = auto()
    DEAL = auto()
    RESULTS = auto()
    SEATING = auto()
    SCORE_CARDS = auto()
    TABLE_CARDS = auto()
    EVENING_RULES = auto()


@dataclass(frozen=True, slots=True)
class Printable:
    """A sheet to choose.

    Attributes:
        name: the name of its file without ending.
        sheet: makes the sheet for a print, with or without the names of the players.
        has_names: whether it can name the players, or leave room for their names.
    """

    name: str
    sheet: Callable[[Print, bool], PaperSheet | CutSheet]
    has_names: bool = False


Printables = Mapping[Subject, Printable]


def of_rules(rules: Rules, own: str, names: tuple[str, ...]) -> Printables:
    """Return the rules and a score sheet.

    Args:
        rules: rules without problems.
        own: the name under which they are saved; empty if they are not saved.
        names: the names of the players by seat; empty if nobody sits there yet.
    """
    game = own or GAME_NAMES[rules.preset]()
    return {
        Subject.RULES: Printable(game, lambda size, _: rules_sheet(rules, own, size)),
        Subject.SCORE: Printable(
            words.SCORE_FILE(game=game),
            lambda size, named: score_sheet(rules, own, names if named else (), size),
            bool(names),
        ),
    }


def of_deal(deal: PastDeal, judged: Mapping[int, Judgement]) -> Printables:
    """Return a deal that is over, and a score sheet and the rules of its game."""
    view = deal.moves[-1].view
    sheet = Printable(words.DEAL_TITLE(number=deal.number), lambda _, __: deal_sheet(deal, judged))
    return {Subject.DEAL: sheet, **of_rules(view.rules, "", view.names)}


def rules_sheet(rules: Rules, own: str, size: Print) -> PaperSheet:
    """Return the rules as a sheet; a bar marks house rules.

    Args:
        rules: rules without problems.
        own: the name under which they are saved; empty if they are not saved.
        size: the print; in large print the cards overlap, and are larger.
    """
    overlap = size is Print.LARGE
    cards = tuple(
        CardRow(words.trumps_title(suit), ranking(suit, rules).trumps, overlap) for suit in (Suit.DIAMONDS, Suit.SPADES)
    )
    name = own or GAME_NAMES[rules.preset]()
    text = (*_house_rules(rules), *_sections(rules))
    footer = words.rules_footer(name, changed=bool(house_rules(rules)))
    return PaperSheet(name, words.rules_line(rules, own), (Band(cards), Band(text, columns=2)), footer)


def _house_rules(rules: Rules) -> Iterator[Block]:
    """Yield the differences from the usual rules."""
    sentences = difference_sentences(rules)
    if sentences:
        title = translate("rules page", "What differs from {game}").format(game=GAME_NAMES[rules.preset]())
        yield Heading(title, barred=True)
    for sentence in sentences:
        yield Paragraph(sentence, barred=True)


def _sections(rules: Rules) -> Iterator[Block]:
    """Yield every section; paragraphs that hold a house rule are marked there, too."""
    changed = difference_sentences(rules)
    for part in rules_sections(rules, rules.preset):
        yield Heading(part.title)
        for text in part.paragraphs:
            yield Paragraph(text, barred=any(sentence in text for sentence in changed))


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
    goal = next(
        part.paragraphs[0] for part in rules_sections(rules, rules.preset) if part.subject is sections.Subject.GOAL
    )
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
    titles = [listed([names[seat] for seat in rules.seats_of(side)]) if names else "" for side in range(rules.sides)]
    return tuple(TableColumn(title, _POINTS, Side.MIDDLE) for title in titles)


def _trumps(suit: Suit, rules: Rules) -> str:
    return words.trumps_line(suit, signs(ranking(suit, rules).trumps))
