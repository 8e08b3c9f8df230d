"""The words around a hint: its headline, the marked move, and the table of figures for each choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.ai.advice.findings import Estimate, MoveValue
from twentyfive.core import Rules
from twentyfive.core.moves import (
    Bid,
    CallPartner,
    DeclineRob,
    Exchange,
    GiveUp,
    Hold,
    Jink,
    LeadOn,
    NameTrump,
    Pass,
    PlayAlone,
    PlayCard,
    PlayerMove,
    Rob,
    See,
    TakeFromStock,
    TakePool,
    Vie,
)
from twentyfive.core.rules.options import Scoring
from twentyfive.wording.amounts import LEAST_ERROR, Unit, amount, decimal, places_needed, plural_number
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import SUIT_NAMES, card_label, card_sign, separated, signs, translate


def hint_headline(number: int, steps: int) -> str:
    """Return the headline of a hint's step; before the last step it tells how to get the next."""
    if number < steps:
        return translate("hints", "Hint {number} of {steps}. Press again for more.").format(number=number, steps=steps)
    return translate("hints", "Hint {number} of {steps}.").format(number=number, steps=steps)


ADVICE_HEADLINE: Final = Text("hints", "Advice:")
"""Over advice given without steps."""


def marked_words(move: PlayerMove) -> str:
    """Say that the best choice is marked now."""
    match move:
        case PlayCard(card):
            return translate("hints", "The best card is {card}, marked below.").format(card=card_sign(card))
        case Rob(out):
            return translate("hints", "It is best to put out {card}, marked below.").format(card=card_sign(out))
        case Exchange(out) if out:
            return translate("hints", "Put out what is marked: {cards}.").format(cards=signs(out))
        case _:
            return translate("hints", "The marked answer: {choice}.").format(choice=choice_words(move))


def points_head(rules: Rules) -> str:
    """Return the heading of the column for the gain in the deal."""
    return translate("hints", "Chips") if rules.scoring is Scoring.POOL else translate("hints", "Points")


CHANCE_HEAD: Final = Text("hints", "Wins in 100")
FIGURES_TITLE: Final = Text("hints", "What each choice is worth on average")
FIGURES_NOTE: Final = Text(
    "hints", "Averages over many trial deals. Two choices that differ by less than the ± figure are equally good."
)


def choice_words(move: PlayerMove) -> str:
    """Return a choice in a word or two: "5♠", "Put out 3♦", "Pass"."""
    match move:
        case Rob(out):
            return translate("hints", "Put out {cards}").format(cards=card_sign(out))
        case DeclineRob():
            return translate("hints", "Leave it")
        case Exchange(()):
            return translate("hints", "Keep all")
        case Exchange(out):
            return translate("hints", "Put out {cards}").format(cards=signs(out))
        case NameTrump(suit):
            return SUIT_NAMES[suit]()
        case CallPartner(card):
            return card_label(card)
        case PlayAlone():
            return translate("hints", "Play alone")
        case Bid(points):
            return str(points)
        case Hold():
            return translate("hints", "Hold")
        case Pass():
            return translate("hints", "Pass")
        case Jink():
            return translate("hints", "Jink")
        case TakePool():
            return translate("hints", "Take the pool")
        case Vie():
            return translate("hints", "Vie a card")
        case LeadOn():
            return translate("hints", "Lead")
        case See():
            return translate("hints", "See it")
        case GiveUp():
            return translate("hints", "Give up")
        case PlayCard(card) | TakeFromStock(card):
            return card_label(card)


def names_head(moves: Sequence[PlayerMove]) -> str:
    """Return the heading of the column of choices; empty if they do not all do the same."""
    return translate("hints", "Put out") if all(isinstance(move, Exchange) for move in moves) else ""


def row_name(move: PlayerMove) -> str:
    """Return a choice in its row, below the heading `names_head`."""
    match move:
        case Exchange(()):
            return translate("hints", "nothing")
        case Exchange(out):
            return " ".join(map(card_label, out))
        case _:
            return choice_words(move)


def figure_words(measured: Estimate, *, scale: int) -> str:
    """Return a mean with its uncertainty of two standard errors: "7.4 ± 0.3"; `scale` 100 gives shares in percent."""
    mean, error = _figure_parts(measured, scale=scale)
    return translate("hints", "{mean} ± {error}").format(mean=mean, error=error) if error else mean


def _figure_parts(measured: Estimate, *, scale: int = 1) -> tuple[str, str]:
    """The mean and its uncertainty of two standard errors, which is empty if the mean is certain."""
    decimals = 1 if scale == 1 else 0
    mean, error = scale * measured.mean, 2 * scale * measured.error
    if error < LEAST_ERROR:
        return decimal(mean, min(decimals, places_needed(mean))), ""
    return decimal(mean, decimals), decimal(max(error, 10**-decimals), decimals)


def figures_spoken(choices: tuple[MoveValue, ...], rules: Rules) -> str:
    """Return all figures as spoken, the best choice first."""
    sentences = []
    for choice in choices:
        figures = [_points_spoken(choice)] if counts_points(rules) else []
        if choice.chance is not None:
            figures.append(_wins_spoken(choice.chance))
        text = translate("hints", "{choice}: {figures}.")
        sentences.append(text.format(choice=choice_words(choice.move), figures=separated(figures)))
    return " ".join(sentences)


def _points_spoken(choice: MoveValue) -> str:
    """The gain of a choice in the deal: "7.4 points, give or take 0.3"."""
    mean, error = _figure_parts(choice.points)
    return _give_or_take(amount(Unit.CHIP if choice.chance is None else Unit.POINT, mean), error)


def _wins_spoken(chance: Estimate) -> str:
    """The chance of a choice to win the game: "47 games won in 100, give or take 2"."""
    mean, error = _figure_parts(chance, scale=100)
    if mean == "1":
        return _give_or_take(translate("hints", "1 game won in 100"), error)
    text = translate("hints", "{figure} games won in 100", None, plural_number(mean))
    return _give_or_take(text.format(figure=mean), error)


def _give_or_take(figure: str, error: str) -> str:
    if not error:
        return figure
    return translate("hints", "{figure}, give or take {error}").format(figure=figure, error=error)


def counts_points(rules: Rules) -> bool:
    """Return True if the gain in the deal is told beside the chance to win; if deals are counted, both are the same."""
    return rules.scoring is not Scoring.DEALS_WON
