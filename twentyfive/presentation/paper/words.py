"""The words of sheets on paper, and of the page that shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from twentyfive.core import Rules, Suit, house_rules
from twentyfive.engine.files.file_names import legible
from twentyfive.presentation.paper.formats import Paper
from twentyfive.wording.amounts import number_word
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import SIGNS, detailed, translate
from twentyfive.wording.setup.games import GAME_NAMES


def rules_line(rules: Rules, own: str) -> str:
    """Return the line below the title of the rules.

    Args:
        rules: the rules.
        own: the name under which they are saved, which is then the title; empty if they are not saved.
    """
    players = number_word(rules.players)
    if own:
        text = translate("paper", "The rules of {game} for {players} players, with house rules", None, rules.players)
    elif house_rules(rules):
        text = translate("paper", "The rules for {players} players, with house rules", None, rules.players)
    else:
        text = translate("paper", "The rules for {players} players", None, rules.players)
    return text.format(game=GAME_NAMES[rules.preset](), players=players)


def trumps_title(suit: Suit) -> str:
    """Return the title above a picture of all trumps."""
    if suit.red:
        return translate("paper", "Red trumps, best first: here {suit}").format(suit=SIGNS[suit])
    return translate("paper", "Black trumps, best first: here {suit}").format(suit=SIGNS[suit])


def trumps_line(suit: Suit, cards: str) -> str:
    """Return all trumps in a line."""
    red, black = translate("paper", "Red trumps, best first"), translate("paper", "Black trumps, best first")
    return detailed(red if suit.red else black, cards)


def rules_footer(game: str, *, changed: bool) -> str:
    """Return the foot of a sheet of rules."""
    if changed:
        return translate("paper", "Twenty-Five · Rules of {game} · House rules").format(game=game)
    return translate("paper", "Twenty-Five · Rules of {game}").format(game=game)


SCORE_FOOTER: Final = Text("paper", "Twenty-Five · Score sheet of {game}")
DEAL_FOOTER: Final = Text("paper", "{game} · Deal {number}")
DEAL_TITLE: Final = Text("paper", "Deal {number}")
SCORE_FILE: Final = Text("paper", "Score sheet of {game}")


def all_good(unlisted: int) -> str:
    """Say that the decisions that are not listed were good."""
    if unlisted == 1:
        return translate("paper", "1 other decision was good.")
    return translate("paper", "{number} other decisions were good.", None, unlisted).format(number=unlisted)


RULES_SUBJECT: Final = Text("paper", "The rules")
SCORE_SUBJECT: Final = Text("paper", "A score sheet")
DEAL_SUBJECT: Final = Text("paper", "This deal")

PAPER_NAMES: Final = {
    Paper.A4: Text("paper", "A4"),
    Paper.LETTER: Text("paper", "Letter"),
}


def preview_title(pages: int) -> str:
    """Return the title of the preview."""
    text = translate("paper", "Preview: {number} pages", None, pages)
    return translate("paper", "Preview: one page") if pages == 1 else text.format(number=number_word(pages))


def saved(path: Path) -> str:
    """Say that the file was written."""
    return translate("paper", "Saved as {path}.").format(path=legible(path))


NOT_SAVED: Final = Text("paper", "The PDF could not be saved ({reason}). Nothing was lost.")
OPENED: Final = Text("paper", "Opened in the program for PDF files. Print it there.")
NOT_OPENED: Final = Text("paper", "No program for PDF files was found here. Save it, and open it where you print.")
