"""What the rules of a game are told in: sections, and numbers of things in words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from twentyfive.core import Rules
from twentyfive.wording.amounts import Unit, amount, in_words
from twentyfive.wording.names import translate
from twentyfive.wording.scores import number_word


class Subject(Enum):
    """What a section of the rules is about, in the order of a game."""

    GOAL = auto()
    DEAL = auto()
    BIDDING = auto()
    NAMING = auto()
    RANKING = auto()
    ROBBING = auto()
    LEADING = auto()
    FOLLOWING = auto()
    SCORE = auto()
    POOL = auto()
    END = auto()
    STAKE = auto()


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules.

    Attributes:
        subject: what it is about.
        title: its heading.
        paragraphs: a few sentences each, at least one.
    """

    subject: Subject
    title: str
    paragraphs: tuple[str, ...]


def section(subject: Subject, title: str, *paragraphs: tuple[str, ...]) -> tuple[Section, ...]:
    """The section, each paragraph given as sentences of which some may be empty; nothing where all are."""
    said = tuple(filter(None, (" ".join(filter(None, sentences)) for sentences in paragraphs)))
    return (Section(subject, title, said),) if said else ()


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
