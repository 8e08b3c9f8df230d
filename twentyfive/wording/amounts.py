"""Numbers of chips, deals, games and points in words, with the plural forms of the language."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QLocale

from twentyfive.core import Rules
from twentyfive.core.rules.options import Scoring
from twentyfive.wording.grammar.texts import Counted, grammar
from twentyfive.wording.names import translate

LEAST_ERROR: Final = 0.05
"""The least uncertainty worth telling, in the unit of the figure: with less, the figure stands alone."""


class Unit(Enum):
    """A unit of counting."""

    CHIP = auto()
    DEAL = auto()
    GAME = auto()
    POINT = auto()


def unit_of(rules: Rules) -> Unit:
    """Return the unit of the scores under these rules. RULES.md section 6."""
    return {Scoring.POOL: Unit.CHIP, Scoring.DEALS_WON: Unit.DEAL}.get(rules.scoring, Unit.POINT)


def amount(unit: Unit, figure: str) -> str:
    """Return an amount, given the figure as it is shown: "5 points", "1 chip", "1.8 games"."""
    if figure == "1":
        return {
            Unit.CHIP: translate("amounts", "1 chip"),
            Unit.DEAL: translate("amounts", "1 deal"),
            Unit.GAME: translate("amounts", "1 game"),
            Unit.POINT: translate("amounts", "1 point"),
        }[unit]
    return _several(unit, plural_number(figure), figure)


def in_words(unit: Unit, number: int, word: str) -> str:
    """Return an amount with "one" as a word, and any other number as `word`: "one chip", "five deals", "20 chips"."""
    if number == 1:
        return {
            Unit.CHIP: translate("amounts", "one chip"),
            Unit.DEAL: translate("amounts", "one deal"),
            Unit.GAME: translate("amounts", "one game"),
            Unit.POINT: translate("amounts", "one point"),
        }[unit]
    return _several(unit, abs(number), word)


def _several(unit: Unit, number: int, word: str) -> str:
    """Return an amount of 0 or more, but not one; `word` stands for the number."""
    return {
        Unit.CHIP: translate("amounts", "{number} chips", None, number),
        Unit.DEAL: translate("amounts", "{number} deals", None, number),
        Unit.GAME: translate("amounts", "{number} games", None, number),
        Unit.POINT: translate("amounts", "{number} points", None, number),
    }[unit].format(number=word)


def plural_number(figure: str) -> int:
    """Return the number that selects the plural form after a figure: 5 for "5" and "−5".

    It is 2 for a fraction, as in most languages; in French, a fraction below two is singular.
    """
    positive = figure.lstrip("−")
    if positive.isdecimal():
        return int(positive)
    return grammar().fraction_below_two if positive.startswith(("0", "1.", "1,")) else 2


def decimal(number: float, places: int) -> str:
    """Return a number with so many decimals, as the language writes it: "7.4", "−0,5"."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    # Rounded by Python, so that there is no negative zero.
    return locale.toString(float(f"{number:z.{places}f}"), "f", places).replace("-", "−")


def places_needed(number: float) -> int:
    """Return 1 if a number that is told with one decimal at most needs it, else 0."""
    return 0 if f"{number:.1f}".endswith(".0") else 1


def alone(rules: Rules) -> bool:
    """Return True if each player plays alone."""
    return rules.sides == rules.players


def sentence_case(text: str) -> str:
    """Return the text with a capital letter at its start."""
    return text[:1].upper() + text[1:]


def cards(count: int) -> str:
    """Return a number of cards: "one card", "five cards"."""
    text = translate("rules page", "one card") if count == 1 else translate("rules page", "{number} cards", None, count)
    return text.format(number=number_word(count))


def chips(count: int) -> str:
    """Return a number of chips: "one chip", "20 chips"."""
    return in_words(Unit.CHIP, count, number_word(count))


def deals(count: int) -> str:
    """Return a number of deals: "one deal", "five deals"."""
    return in_words(Unit.DEAL, count, number_word(count))


def points(count: int) -> str:
    """Return a number of points, in figures as in the scores: "1 point", "25 points"."""
    return amount(Unit.POINT, str(count))


def percent(share: float) -> str:
    """Return a share or a size in percent: "150 %"."""
    return translate("settings", "{number} %").format(number=round(100 * share))


def number_word(count: int) -> Counted:
    """Return a number as a word up to ten, else in figures."""
    words = (
        translate("scores", "no"),
        translate("scores", "one"),
        translate("scores", "two"),
        translate("scores", "three"),
        translate("scores", "four"),
        translate("scores", "five"),
        translate("scores", "six"),
        translate("scores", "seven"),
        translate("scores", "eight"),
        translate("scores", "nine"),
        translate("scores", "ten"),
    )
    word = Counted(words[count] if count < len(words) else count)
    word.number = count
    return word
