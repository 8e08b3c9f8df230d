"""Numbers of chips, deals, games and points in words, with the plural forms of the language."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QLocale

from twentyfive.core import Rules
from twentyfive.core.rules.options import Scoring
from twentyfive.wording.grammar.texts import Counted, CountedText, Text, grammar
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


_ONE: Final = {
    Unit.CHIP: Text("amounts", "1 chip"),
    Unit.DEAL: Text("amounts", "1 deal"),
    Unit.GAME: Text("amounts", "1 game"),
    Unit.POINT: Text("amounts", "1 point"),
}


def amount(unit: Unit, figure: str) -> str:
    """Return an amount, given the figure as it is shown: "5 points", "1 chip", "1.8 games"."""
    if figure == "1":
        return _ONE[unit]()
    return _several(unit, plural_number(figure), figure)


_ONE_IN_WORDS: Final = {
    Unit.CHIP: Text("amounts", "one chip"),
    Unit.DEAL: Text("amounts", "one deal"),
    Unit.GAME: Text("amounts", "one game"),
    Unit.POINT: Text("amounts", "one point"),
}


def in_words(unit: Unit, number: int, word: str) -> str:
    """Return an amount with "one" as a word, and any other number as `word`: "one chip", "five deals", "20 chips"."""
    if number == 1:
        return _ONE_IN_WORDS[unit]()
    return _several(unit, abs(number), word)


_SEVERAL: Final = {
    Unit.CHIP: CountedText("amounts", "{number} chips"),
    Unit.DEAL: CountedText("amounts", "{number} deals"),
    Unit.GAME: CountedText("amounts", "{number} games"),
    Unit.POINT: CountedText("amounts", "{number} points"),
}


def _several(unit: Unit, number: int, word: str) -> str:
    """Return an amount of 0 or more, but not one; `word` stands for the number."""
    return _SEVERAL[unit](number, number=word)


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


_NUMBERS: Final = (
    Text("scores", "no"),
    Text("scores", "one"),
    Text("scores", "two"),
    Text("scores", "three"),
    Text("scores", "four"),
    Text("scores", "five"),
    Text("scores", "six"),
    Text("scores", "seven"),
    Text("scores", "eight"),
    Text("scores", "nine"),
    Text("scores", "ten"),
)


def number_word(count: int) -> Counted:
    """Return a number as a word up to ten, else in figures."""
    word = Counted(_NUMBERS[count]() if count < len(_NUMBERS) else count)
    word.number = count
    return word
