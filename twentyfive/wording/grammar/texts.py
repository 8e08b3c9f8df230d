"""`Text` and `translate`, through which every text of the program goes, and the words that take a case in a text."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass
from string import Formatter
from types import MappingProxyType
from typing import Any, Final, Self

from PySide6.QtCore import QCoreApplication

from twentyfive.wording.grammar.french import FRENCH
from twentyfive.wording.grammar.irish import IRISH
from twentyfive.wording.grammar.language import COUNT, CaseError, Grammar, no_case

GRAMMARS: Final[Mapping[str, Grammar]] = MappingProxyType({"ga": IRISH, "fr": FRENCH})
"""The languages with cases. Every other language is formatted as English is."""

FORMS: Final = "forms"
"""The context of the forms that a language has of ranks, suits and numbers."""

NUMBERS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_log = logging.getLogger(__name__)
_PLAIN: Final = Grammar()
_CASED: Final = re.compile(r"\{\w*:")
_in_use: list[Grammar] = [_PLAIN]
_language: list[str] = ["en"]


def grammar_of(language: str) -> Grammar:
    """Return the grammar of a language, given its code, as "ga" or "fr_CA"."""
    return GRAMMARS.get(language.split("_")[0], _PLAIN)


def use_grammar(language: str) -> None:
    """Use the grammar of the language that the texts are now in."""
    _in_use[0] = grammar_of(language)
    _language[0] = language


def language_of_texts() -> str:
    """Return the code of the language that the texts are now in, as "fr_CA"."""
    return _language[0]


def grammar() -> Grammar:
    """Return the grammar of the language in use."""
    return _in_use[0]


class Cased(str):
    """A word or phrase that knows its other forms. Wherever no case is asked for, it is the plain text."""

    __slots__ = ()

    def in_case(self, case: str) -> str:
        """Return the form in that case.

        Raises:
            CaseError: if it has no such case in the language in use.
        """
        return grammar().word(self, case)


class Counted(Cased):
    """A number from `number_word`.

    Attributes:
        number: its value.
    """

    __slots__ = ("number",)
    number: int

    def in_case(self, case: str) -> str:
        """Return the number in that case: "beirt"."""
        return number_form(self.number, case)


class Translated(str):
    """A text of the program in the language in use.

    Attributes:
        english: the text as it is in the program.
    """

    __slots__ = ("english",)
    english: str

    @classmethod
    def of(cls, context: str, english: str, comment: str | None, number: int) -> Self:
        """Return the translation of an English text, as told for `translate`."""
        text = cls(QCoreApplication.translate(context, english, comment, number))
        text.english = english
        return text

    def format(self, *values: object, **fields: object) -> str:
        """Fill in the placeholders. One with a case, as `{card:gen}`, takes the word in that case.

        A translation that cannot be used is logged, and the English text is taken instead.
        """
        if self == self.english:
            return str.format(self, *values, **fields)
        try:
            if _CASED.search(self) is None:
                return str.format(self, *values, **fields)
            return _FORMATTER.vformat(self, values, fields)
        except (LookupError, ValueError, TypeError) as error:
            _log.error("The translation %r of %r cannot be used: %s", str(self), self.english, error)
            return self.english.format(*values, **fields)


class _Formatter(Formatter):
    """Takes what follows a colon as a case."""

    def format_field(self, value: Any, case: str) -> str:
        if not case:
            return str(value)
        name, _, noun = case.partition(" ")
        if noun:
            return _counted(value, noun) if name == COUNT else no_case(case)
        if isinstance(value, Cased):
            return value.in_case(case)
        return number_form(value, case) if isinstance(value, int) else grammar().word(str(value), case)


def _counted(value: object, noun: str) -> str:
    """Return a number, in words if it is a word, and the noun as it is after it."""
    rule = grammar().counted or no_case(COUNT)
    if isinstance(value, Counted):
        if value.number in grammar().counted_in_words:
            return grammar().counted_in_words[value.number](noun)
        word = value.in_case("things") if 1 <= value.number <= len(NUMBERS) else value
        return f"{word} {rule(value.number, noun)}"
    figures = str(value).lstrip("−")
    return f"{value} {rule(int(figures) if figures.isdecimal() else None, noun)}"


_FORMATTER: Final = _Formatter()


def translate(context: str, english: str, comment: str | None = None, number: int = -1) -> str:
    """Return a text in the language in use, in the plural form for `number` if there is one.

    `comment` tells it from an equal English text with another meaning. The `format` of what is returned knows cases.
    """
    return Translated.of(context, english, comment, number)


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the program as data: `OPEN: Final = Text("network", "Open the table")`, shown by `OPEN()`.

    It is translated whenever it is shown, so that another language is spoken at once.

    Attributes:
        context: the part of the program it belongs to.
        english: the English text.
        comment: tells it from an equal English text with another meaning.
    """

    context: str
    english: str
    comment: str | None = None

    def __call__(self, *values: object, **fields: object) -> str:
        """Return it in the language in use, with its placeholders filled in."""
        text = Translated.of(self.context, self.english, self.comment, -1)
        return text.format(*values, **fields) if values or fields else text

    def __str__(self) -> str:
        return self()


@dataclass(frozen=True, slots=True)
class CountedText:
    """A text of the program with plural forms, as data: `CARDS(3)` is "3 cards" in the language in use.

    Attributes:
        context: the part of the program it belongs to.
        english: the English text for several.
        comment: tells it from an equal English text with another meaning.
    """

    context: str
    english: str
    comment: str | None = None

    def __call__(self, count: int, /, *values: object, **fields: object) -> str:
        """Return it in the plural form for `count`, which also fills in `{number}` if nothing else does."""
        text = Translated.of(self.context, self.english, self.comment, count)
        return text.format(*values, **{"number": count, **fields})


def filled(text: Text | CountedText, count: int, /, *values: object, **fields: object) -> str:
    """Return a text of a table in which some have plural forms; those are in the form for `count`."""
    return text(count, *values, **fields) if isinstance(text, CountedText) else text(*values, **fields)


def form_text(english: str, case: str) -> str:
    """Return the form of a rank, suit or number that the translator wrote for that case.

    Raises:
        CaseError: if there is none yet.
    """
    form = QCoreApplication.translate(FORMS, english, case)
    if form == english:
        raise CaseError(f"{english!r} has no form {case!r} yet")
    return form


def number_form(number: int, case: str) -> str:
    """Return a number in that case; in figures if it is above ten and the language has no rule for it.

    Raises:
        CaseError: if numbers have no such case.
    """
    used = grammar()
    if case not in used.numbers:
        no_case(case)
    if 1 <= number <= len(NUMBERS):
        return form_text(NUMBERS[number - 1], case)
    return used.above_ten[case](number) if case in used.above_ten else str(number)
