"""Lessons: the cards dealt, the texts, the tasks for the person, and the feedback on the moves.

`lesson_files` reads them from files, and `lesson_rules` plays them by the rules of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from twentyfive.ai import Level
from twentyfive.core import Rules
from twentyfive.core.moves import DealCards, Move, PlayerMove, Rob

Moves = tuple[PlayerMove, ...]

PERSON: Final = 0
"""The seat of the person who learns."""

OTHER: Final = "other"
"""In place of a move: any other move that the rules allow."""

YOU: Final = "You"
"""The name of the person in a lesson's file."""

OTHERS: Final = ("first", "second", "third")
"""The names of the other players in a lesson's file, clockwise from the person; in its texts they stand in braces."""

LEAVE: Final = "leave lying"
"""In place of a move: leaving the turn-up on the table, which is not a move of the game."""


class Free(StrEnum):
    """The length of free play."""

    TRICK = "trick"
    DEAL = "deal"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to read or to do. Its texts are English; they are translated, and players named, when they are shown.

    Attributes:
        title, text: the text to read, and its heading.
        task: the task, in one sentence; empty if there is only something to read.
        look: the cards (``"5H"``) or the places of the table (see `PLACES`) to point out.
        before, after: the moves of the others, before and after the person acts.
        right: the right moves; empty if there is only something to read, or if `free` is set.
        won_by: the player who wins the trick that ends in this step, one of `OTHERS` or `YOU`; empty if none ends. Only
            the tests use it.
        free: the length of free play, in which the others think for themselves; None if the person has a task.
        advised: whether the computer gives advice at each turn of free play.
        yes: the feedback on a right move, or at the end of free play.
        no: the feedback on a wrong move, by its text form, `OTHER` or `LEAVE`.
        refused: the feedback on a move that the rules do not allow, by its text form.
    """

    title: str
    text: str
    task: str = ""
    look: tuple[str, ...] = ()
    before: Moves = ()
    after: Moves = ()
    right: Moves = ()
    won_by: str = ""
    free: Free | None = None
    advised: bool = False
    yes: str = ""
    no: Mapping[str, str] = field(default_factory=dict)
    refused: Mapping[str, str] = field(default_factory=dict)

    @property
    def asks(self) -> bool:
        """Whether there is something to do."""
        return bool(self.right) or self.free is not None

    @property
    def script(self) -> Moves:
        """The moves of the others, in order."""
        return (*self.before, *self.after)

    @property
    def robs(self) -> bool:
        """Whether it is right to take the turn-up."""
        return any(isinstance(move, Rob) for move in self.right)

    def accepts(self, move: Move) -> bool:
        """Whether that move of the person is accepted: a right one, or in free play any that the rules allow."""
        return self.free is not None or move in self.right

    def feedback_on_wrong(self, move: Move) -> str:
        """Return the feedback on a move that is not accepted; empty if there is none."""
        return self.no.get(str(move), self.no.get(OTHER, ""))

    @property
    def feedback_on_leaving(self) -> str:
        """The feedback on leaving the turn-up when the right move is to take it."""
        return self.no.get(LEAVE, self.no.get(OTHER, ""))

    def feedback_on_refused(self, move: Move) -> str:
        """Return the feedback on a move that the rules do not allow; empty if the game's own explanation will do."""
        return self.refused.get(str(move), "")


@dataclass(frozen=True, slots=True)
class LessonDeal:
    """Cards dealt for a few steps.

    Attributes:
        rules: the rules, with their options.
        deal: the cards.
        seed: the seed for later deals and for the other players' decisions.
        steps: the steps, in order.
    """

    rules: Rules
    deal: DealCards
    seed: int
    steps: tuple[LessonStep, ...]

    @property
    def level(self) -> Level:
        """The level of the others when they think for themselves."""
        return Level.EASY


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson.

    Attributes:
        name: the name of the file without its number; progress is stored under it.
        title: its title.
        about: the subject, in one line.
        deals: the deals, in order.
    """

    name: str
    title: str
    about: str
    deals: tuple[LessonDeal, ...]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """The steps of all deals."""
        return tuple(step for deal in self.deals for step in deal.steps)

    def find(self, number: int) -> tuple[LessonDeal, int]:
        """Return the deal of step `number`, counted from 0, and the place of the step in that deal.

        Raises:
            IndexError: if there is no such step.
        """
        for deal in self.deals:
            if number < len(deal.steps):
                return deal, number
            number -= len(deal.steps)
        raise IndexError("the lesson has fewer steps")

    def texts(self) -> Iterator[str]:
        """Iterate over every text that is shown or spoken, for translation."""
        yield from (self.title, self.about)
        for step in self.steps:
            texts = (step.title, step.text, step.task, step.yes, *step.no.values(), *step.refused.values())
            yield from (text for text in texts if text)


PLACES: Final = frozenset(
    ("hand", "trick", "turn-up", "trumps", "line", "pool", "plates", "plate 0", "plate 1", "plate 2", "plate 3")
)
"""The places that a step can point out, besides single cards."""
