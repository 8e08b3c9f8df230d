"""The words of sheets on paper, and of the page that shows them."""

from __future__ import annotations

from pathlib import Path

from twentyfive.core import Rules, Suit, house_rules
from twentyfive.engine.files.file_names import legible
from twentyfive.presentation.paper.formats import Paper
from twentyfive.wording.amounts import number_word
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


def score_footer(game: str) -> str:
    """Return the foot of a score sheet."""
    return translate("paper", "Twenty-Five · Score sheet of {game}").format(game=game)


def deal_footer(game: str, number: int) -> str:
    """Return the foot of a sheet about a deal."""
    return translate("paper", "{game} · Deal {number}").format(game=game, number=number)


def deal_title(number: int) -> str:
    """Return the title of a sheet about a deal."""
    return translate("paper", "Deal {number}").format(number=number)


def score_file(game: str) -> str:
    """Return the name of the file of a score sheet."""
    return translate("paper", "Score sheet of {game}").format(game=game)


def all_good(unlisted: int) -> str:
    """Say that the decisions that are not listed were good."""
    if unlisted == 1:
        return translate("paper", "1 other decision was good.")
    return translate("paper", "{number} other decisions were good.", None, unlisted).format(number=unlisted)


def rules_subject() -> str:
    """Return the name of the rules among the sheets to choose from."""
    return translate("paper", "The rules")


def score_subject() -> str:
    """Return the name of the score sheet among the sheets to choose from."""
    return translate("paper", "A score sheet")


def deal_subject() -> str:
    """Return the name of a deal among the sheets to choose from."""
    return translate("paper", "This deal")


def paper_name(paper: Paper) -> str:
    """Return the name of a size of paper."""
    return {Paper.A4: translate("paper", "A4"), Paper.LETTER: translate("paper", "Letter")}[paper]


def preview_title(pages: int) -> str:
    """Return the title of the preview."""
    text = translate("paper", "Preview: {number} pages", None, pages)
    return translate("paper", "Preview: one page") if pages == 1 else text.format(number=number_word(pages))


def saved(path: Path) -> str:
    """Say that the file was written."""
    return translate("paper", "Saved as {path}.").format(path=legible(path))


def not_saved(reason: str) -> str:
    """Say that the file could not be written."""
    return translate("paper", "The PDF could not be saved ({reason}). Nothing was lost.").format(reason=reason)


def opened() -> str:
    """Say that the file was passed on to another program."""
    return translate("paper", "Opened in the program for PDF files. Print it there.")


def not_opened() -> str:
    """Say that the system has no program that opens the file."""
    return translate("paper", "No program for PDF files was found here. Save it, and open it where you print.")
