"""What a question about the rules is made of: its answers, and how other values are filled in."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.wording.choice import Answer


@dataclass(frozen=True, slots=True)
class NumberEntry:
    """Any other number can be filled in.

    Attributes:
        least, most: of those that can.
        step: from one to the next by the buttons.
        unit: what is counted.
        start: one of the numbers that the buttons come to.
    """

    least: int
    most: int
    step: int
    unit: str
    start: int = 0


@dataclass(frozen=True, slots=True)
class ListEntry:
    """Any other row of numbers can be filled in.

    Attributes:
        hint: how it is written.
    """

    hint: str


@dataclass(frozen=True, slots=True)
class PartsEntry:
    """Numbers that belong together can be filled in, each by itself.

    Attributes:
        parts: what each of them is.
        usual: with which numbers they begin.
    """

    parts: tuple[NumberEntry, ...]
    usual: tuple[int, ...]


Entry = NumberEntry | ListEntry | PartsEntry


@dataclass(frozen=True, slots=True)
class OptionQuestion:
    """What an option of the rules decides.

    Attributes:
        option: its name in `Rules`.
        text: the question in a few words.
        answers: those offered, the most common first.
        meaning: what it is about, where the answers do not say it.
        sources: who plays it how, where that differs; may be empty.
        entry: how another value is filled in; None where there are no others.
    """

    option: str
    text: str
    answers: tuple[Answer, ...]
    meaning: str = ""
    sources: str = ""
    entry: Entry | None = None

    def answer(self, value: object) -> Answer:
        """The answer with that value; in figures, with what they count, where it is none of those offered."""
        found = (answer for answer in self.answers if answer.value == value)
        return next(found, Answer(value, self._filled_in(value)))

    def _filled_in(self, value: object) -> str:
        match self.entry, value:
            case NumberEntry(), int():
                return f"{value} {self.entry.unit}"
            case PartsEntry(), tuple() if len(value) == len(self.entry.parts):
                return ", ".join(f"{part.unit} {number}" for part, number in zip(self.entry.parts, value, strict=True))
        return figures(value)


def figures(value: object) -> str:
    """A number or a row of numbers as it is written: "45", "10, 15, 20"."""
    return ", ".join(str(part) for part in value) if isinstance(value, tuple) else str(value)
