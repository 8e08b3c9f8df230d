"""A language's grammar: the cases that its translations may ask for, and the language in use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NoReturn

COUNT: Final = "count"
"""The case of a number that is followed by a noun, as in `{number:count cluiche}`."""

Rule = Callable[[str], str]


class CaseError(ValueError):
    """A case that the language does not have for that kind of word."""


@dataclass(frozen=True, slots=True)
class Heard:
    """The case of a card that is written as a sign, as the words before it tell.

    Attributes:
        case: the case; None for the plain name.
        replaced: the length of the words before it that the form in this case replaces, such as its article.
    """

    case: str | None = None
    replaced: int = 0


def _plain(before: str) -> Heard:
    del before
    return Heard()


def _unchanged(noun: str, attribute: str) -> str:
    del noun
    return attribute


@dataclass(frozen=True, slots=True)
class Grammar:
    """The cases of a language, each with a few words for translators.

    Attributes:
        ranks: the cases of ranks and so of cards whose forms the translator writes, one text for each rank.
        suits: the same for suits.
        numbers: the same for the numbers from one to ten.
        cards: the cases of cards made by a rule from another form: the case it is made from, and the rule.
        words: the cases of names and all other words, made by a rule.
        repeated: by the cases in `words`, the preposition that a list says again: "le Seán agus le hAoife".
        above_ten: the rules for greater numbers, by the cases in `numbers`; figures if there is none.
        counted: returns a noun as it is after a number (None: a fraction), for `{number:count cluiche}`.
        counted_in_words: the rules for numbers that are written as words and do not stand before the noun: "one", which
            is "cúig amháin" in Irish.
        fraction_below_two: the number whose plural form a fraction below two has.
        after_noun: returns the genitive of a suit as it is after a rank: "muileata", but "an bhanríon mhuileata".
        marks: invisible signs before the sign of a card in that case, by which it is heard.
        heard: tells the case of a card sign by the text before it.
    """

    ranks: Mapping[str, str] = field(default_factory=dict)
    suits: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, tuple[str, Rule]] = field(default_factory=dict)
    words: Mapping[str, Rule] = field(default_factory=dict)
    repeated: Mapping[str, str] = field(default_factory=dict)
    above_ten: Mapping[str, Callable[[int], str]] = field(default_factory=dict)
    counted: Callable[[int | None, str], str] | None = None
    counted_in_words: Mapping[int, Rule] = field(default_factory=dict)
    fraction_below_two: int = 2
    after_noun: Callable[[str, str], str] = _unchanged
    marks: Mapping[str, str] = field(default_factory=dict)
    heard: Callable[[str], Heard] = _plain

    @property
    def cases(self) -> frozenset[str]:
        """All cases that a placeholder may have."""
        counts = () if self.counted is None else (COUNT,)
        return frozenset((*self.ranks, *self.suits, *self.numbers, *self.cards, *self.words, *counts))

    def word(self, text: str, case: str) -> str:
        """Return a name or another word in that case.

        Raises:
            CaseError: if words have no such case.
        """
        return self.words[case](text) if case in self.words else no_case(case)


def no_case(case: str) -> NoReturn:
    """Refuse a case.

    Raises:
        CaseError: always.
    """
    raise CaseError(f"there is no case {case!r} for it")
