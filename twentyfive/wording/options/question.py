"""The words of an option: the question with its answers and the entry of other values, and the rule in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from twentyfive.core import Rules
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text


def figures(value: object) -> str:
    """Return a number or a row of numbers as written: "45", "10, 15, 20"."""
    return ", ".join(str(part) for part in value) if isinstance(value, tuple) else str(value)


@dataclass(frozen=True, slots=True)
class NumberEntry:
    """An entry of any other number.

    Attributes:
        least, most: the range of numbers.
        step: the step of the plus and minus buttons.
        unit: the unit in words.
        start: a number from which the buttons count their steps.
        words: returns a number as an answer, with what is counted.
    """

    least: int
    most: int
    step: int
    unit: str
    start: int = 0
    words: Callable[[int], str] = str


@dataclass(frozen=True, slots=True)
class ListEntry:
    """An entry of any other row of numbers.

    Attributes:
        hint: an example of the way to write it.
        words: returns a row of numbers as an answer.
    """

    hint: str
    words: Callable[[tuple[int, ...]], str] = figures


@dataclass(frozen=True, slots=True)
class PartsEntry:
    """An entry of several numbers that belong together.

    Attributes:
        parts: the entry of each number.
        usual: the numbers shown first.
        pattern: the answer, with a place for each number.
    """

    parts: tuple[NumberEntry, ...]
    usual: tuple[int, ...]
    pattern: str


Entry = NumberEntry | ListEntry | PartsEntry


@dataclass(frozen=True, slots=True)
class OptionQuestion:
    """The question that an option of the rules answers.

    Attributes:
        option: the name of the option in `Rules`.
        text: the question in a few words.
        answers: the answers offered, the most common first.
        meaning: an explanation, if the answers do not say it all.
        sources: the books and clubs behind each answer, if they differ; may be empty.
        entry: the entry of another value; None if there are no others.
    """

    option: str
    text: str
    answers: tuple[Answer, ...]
    meaning: str = ""
    sources: str = ""
    entry: Entry | None = None

    def answer(self, value: object) -> Answer:
        """Return the answer with that value; a value not among those offered is told as its entry tells it."""
        found = (answer for answer in self.answers if answer.value == value)
        return next(found, Answer(value, self._filled_in(value)))

    def _filled_in(self, value: object) -> str:
        match self.entry, value:
            case NumberEntry(), int():
                return self.entry.words(value)
            case ListEntry(), tuple() if value:
                return self.entry.words(value)
            case PartsEntry(), tuple() if len(value) == len(self.entry.parts):
                return self.entry.pattern.format(*value)
        return figures(value)


@dataclass(frozen=True, slots=True)
class OptionWords:
    """All words of an option."""

    subject: Text  # within a sentence: "the duty to rob"
    ask: Callable[[Rules, str], OptionQuestion]  # given the rules and the preset that they were made from
    tell: Callable[[Rules], str]  # the rule in sentences; empty if there is nothing to tell
    otherwise: Text | None = None  # told instead of nothing where a house leaves the rule out
    where: Callable[[Rules], bool] | None = None  # the games that have a place for it; in others nothing is told

    def sentence(self, rules: Rules) -> str:
        """Tell the rule, or that it is left out; empty in a game that has no place for it."""
        if self.where is not None and not self.where(rules):
            return ""
        return self.tell(rules) or (self.otherwise() if self.otherwise else "")


def always(ask: Callable[[], OptionQuestion]) -> Callable[[Rules, str], OptionQuestion]:
    """Ask the same under all rules."""
    return lambda _rules, _preset: ask()
