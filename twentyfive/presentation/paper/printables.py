"""Printables: what the page can put on paper, each with its sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from twentyfive.ai.advice.findings import Judgement
from twentyfive.core import Rules
from twentyfive.engine.game.reviewing import PastDeal
from twentyfive.presentation.paper import words
from twentyfive.presentation.paper.blocks import PaperSheet
from twentyfive.presentation.paper.deal_sheet import deal_sheet
from twentyfive.presentation.paper.formats import Print
from twentyfive.presentation.paper.rules_sheet import rules_sheet
from twentyfive.presentation.paper.score_sheet import score_sheet
from twentyfive.wording.setup.games import GAME_NAMES


class Subject(Enum):
    """A kind of sheet."""

    RULES = auto()
    SCORE = auto()
    DEAL = auto()


@dataclass(frozen=True, slots=True)
class Printable:
    """A sheet to choose.

    Attributes:
        name: the name of its file without ending.
        sheet: makes the sheet for a print, with or without the names of the players.
        has_names: whether it can name the players, or leave room for their names.
    """

    name: str
    sheet: Callable[[Print, bool], PaperSheet]
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
