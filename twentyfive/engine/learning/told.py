"""What each person has been told of the game while they played: what surprises, and how often it was explained."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final, Self

from twentyfive.core.state import MOST_NAME_LETTERS
from twentyfive.strict_json import codec_of, items, number, parse_json, plain_text, to_json, word

MOST_TIMES: Final = 3
"""The times that a surprise is explained to a person who does not say that they know it now."""

MOST_ENTRIES: Final = 80
"""The entries kept, those of ten persons; beyond them the oldest go."""


class About(StrEnum):
    """What surprises a person who knows other card games."""

    FIVE = "five"
    ACE_OF_HEARTS = "ace_of_hearts"
    TRUMPS_LED = "trumps_led"
    HELD_BACK = "held_back"
    ROBBED = "robbed"
    LOW_BLACK = "low_black"
    HIGH_RED = "high_red"
    PLAIN_ACE = "plain_ace"
    TRUMPED = "trumped"
    CUT_SHORT = "cut_short"
    """A game that is over while cards are still held."""


@dataclass(frozen=True, slots=True)
class Telling:
    """How often something was explained to a person."""

    person: Annotated[str, plain_text(MOST_NAME_LETTERS)]  # the name at the table
    about: Annotated[About, word(About)]
    times: Annotated[int, number(1, MOST_TIMES)]


@dataclass(frozen=True, slots=True)
class Told:
    """All that was explained, the newest last; ``str`` gives the text form."""

    tellings: tuple[Telling, ...] = ()

    def times(self, person: str, about: About) -> int:
        """How often it was explained to that person."""
        found = (telling.times for telling in self.tellings if (telling.person, telling.about) == (person, about))
        return next(found, 0)

    def is_due(self, person: str, about: About) -> bool:
        """Whether it is still to be explained to that person.

        That high wins in red surprises only a person who has heard that low wins in black.
        """
        heard = about is not About.HIGH_RED or self.times(person, About.LOW_BLACK) > 0
        return heard and self.times(person, about) < MOST_TIMES

    def once_more(self, person: str, about: About) -> Self:
        """Return this with something explained once more."""
        return self._with(person, about, min(MOST_TIMES, self.times(person, about) + 1))

    def for_good(self, person: str, about: About) -> Self:
        """Return this with something that the person knows now."""
        return self._with(person, about, MOST_TIMES)

    def _with(self, person: str, about: About, times: int) -> Self:
        others = (telling for telling in self.tellings if (telling.person, telling.about) != (person, about))
        return type(self)((*others, Telling(person, about, times))[-MOST_ENTRIES:])

    def __str__(self) -> str:
        return to_json(_TELLINGS.write(self.tellings)) if self.tellings else ""

    @classmethod
    def parse(cls, written: str) -> Self:
        """Return what is written in `written`, the inverse of ``str``.

        Raises:
            ValueError: naming the place in the text and the fault.
        """
        return cls(_TELLINGS.read(parse_json(written, "told"), "told") if written else ())


_TELLINGS: Final = items(codec_of(Telling), 0, MOST_ENTRIES)
