"""Chips, deals, games and points with their number, the word in as many forms as a language has."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.options import Scoring
from twentyfive.wording.names import translate

LEAST_ERROR: Final = 0.05
"""A figure that may be off by less is told as certain, in its own unit."""


class Unit(Enum):
    """What is counted."""

    CHIP = auto()
    DEAL = auto()
    GAME = auto()
    POINT = auto()


def unit_of(rules: Rules) -> Unit:
    """What the scores of a game with these rules count. RULES.md section 6."""
    return {Scoring.POOL: Unit.CHIP, Scoring.DEALS_WON: Unit.DEAL}.get(rules.scoring, Unit.POINT)


def amount(unit: Unit, figure: str) -> str:
    """So many, by the figure that is seen: "5 points", "1 chip", "1.8 games"."""
    if figure == "1":
        return {
            Unit.CHIP: translate("amounts", "1 chip"),
            Unit.DEAL: translate("amounts", "1 deal"),
            Unit.GAME: translate("amounts", "1 game"),
            Unit.POINT: translate("amounts", "1 point"),
        }[unit]
    return _several(unit, form(figure), figure)


def in_words(unit: Unit, number: int, told: str) -> str:
    """The same with one as a word, and any other number as it is told: "one chip", "five deals", "20 chips"."""
    if number == 1:
        return {
            Unit.CHIP: translate("amounts", "one chip"),
            Unit.DEAL: translate("amounts", "one deal"),
            Unit.GAME: translate("amounts", "one game"),
            Unit.POINT: translate("amounts", "one point"),
        }[unit]
    return _several(unit, abs(number), told)


def _several(unit: Unit, number: int, told: str) -> str:
    """Any number but one, 0 or more, as it is told."""
    return {
        Unit.CHIP: translate("amounts", "{number} chips", None, number),
        Unit.DEAL: translate("amounts", "{number} deals", None, number),
        Unit.GAME: translate("amounts", "{number} games", None, number),
        Unit.POINT: translate("amounts", "{number} points", None, number),
    }[unit].format(number=told)


def form(figure: str) -> int:
    """The number by which the word after a figure is chosen: 5 for "5" and "−5"; for a fraction 2, as most languages
    have it."""
    whole = figure.lstrip("−")
    return int(whole) if whole.isdecimal() else 2


def alone(rules: Rules) -> bool:
    """Whether each plays on their own."""
    return rules.sides == rules.players


def sentence_case(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def cards(count: int) -> str:
    """A number of cards: "one card", "five cards"."""
    text = translate("rules page", "one card") if count == 1 else translate("rules page", "{number} cards", None, count)
    return text.format(number=number_word(count))


def chips(count: int) -> str:
    """A number of chips: "one chip", "20 chips"."""
    return in_words(Unit.CHIP, count, number_word(count))


def deals(count: int) -> str:
    """A number of deals: "one deal", "five deals"."""
    return in_words(Unit.DEAL, count, number_word(count))


def points(count: int) -> str:
    """A number of points, in figures as on the score: "1 point", "25 points"."""
    return amount(Unit.POINT, str(count))


def percent(share: float) -> str:
    """A share, or how large something is: "150 %"."""
    return translate("settings", "{number} %").format(number=round(100 * share))


def number_word(count: int) -> str:
    """A small number in words."""
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
    return words[count] if count < len(words) else str(count)
