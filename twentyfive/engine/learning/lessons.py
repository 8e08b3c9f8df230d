"""Lessons: what is dealt, what is told, what the person is to do, and what is said to it.

They are read from files by `lesson_files` and played by the rules of the game in `lesson_rules`.
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
"""The seat of whoever learns."""

OTHER: Final = "other"
"""In place of a move: whatever else the rules allow."""

YOU: Final = "You"
"""How a lesson's file calls the person."""

LEAVE: Final = "leave lying"
"""In place of a move: to let the turn-up lie, which is no move of its own."""


class Free(StrEnum):
    """How long the person plays as they like."""

    TRICK = "trick"
    DEAL = "deal"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to read or to do. All texts are English; they are translated where they are shown.

    Attributes:
        text: what is told; `title` stands above it.
        task: what is to be done, in one sentence; empty where there is only something to read.
        look: where to look: cards (``"5H"``), or places of the table, see `PLACES`.
        before, after: the moves of the others, before the person acts and after they have.
        right: the moves that are right; empty where there is only something to read, or `free` is set.
        won_by: who wins the trick that ends with the step, by name or `YOU`; empty where none ends. Only for the check.
        free: how long the person plays as they like, None if they do not; the others then think for themselves.
        advised: whether the computer's advice is told at each turn of free play.
        yes: what is said to a right move, or to the end of free play.
        no: what is said to a wrong one, by its text form, or by `OTHER` or `LEAVE`.
        refused: what is said to a move that the rules do not allow, by its text form.
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
        """What the others do, in order."""
        return (*self.before, *self.after)

    @property
    def robs(self) -> bool:
        """Whether it is right to take the turn-up."""
        return any(isinstance(move, Rob) for move in self.right)

    def takes(self, move: Move) -> bool:
        """Whether the game goes on with that move of the person: in free play with any that the rules allow."""
        return self.free is not None or move in self.right

    def feedback_on_wrong(self, move: Move) -> str:
        """What is said to a move that is not taken; empty where nothing is."""
        return self.no.get(str(move), self.no.get(OTHER, ""))

    @property
    def feedback_on_leaving(self) -> str:
        """What is said to the person who lets the turn-up lie though it is right to take it."""
        return self.no.get(LEAVE, self.no.get(OTHER, ""))

    def feedback_on_refused(self, move: Move) -> str:
        """What the lesson says to a move that the rules do not allow; empty where the game's own words do."""
        return self.refused.get(str(move), "")


@dataclass(frozen=True, slots=True)
class LessonDeal:
    """Cards dealt for a few steps.

    Attributes:
        rules: the options played by.
        others: the names of the other players, clockwise from the person.
        deal: the cards.
        seed: of the deals that may follow and of what the others think.
        steps: in order.
    """

    rules: Rules
    others: tuple[str, ...]
    deal: DealCards
    seed: int
    steps: tuple[LessonStep, ...]

    @property
    def level(self) -> Level:
        """How well the others play where they think for themselves."""
        return Level.EASY


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson.

    Attributes:
        name: by which progress is kept; that of the file without its number.
        title: its title.
        about: what is learned, in a line.
        deals: in order.
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
        """The deal of step `number`, counted from 0, and its place among the steps of that deal.

        Raises:
            IndexError: if there is no such step.
        """
        for deal in self.deals:
            if number < len(deal.steps):
                return deal, number
            number -= len(deal.steps)
        raise IndexError("the lesson has fewer steps")

    def texts(self) -> Iterator[str]:
        """Every text that is shown or spoken, for whoever translates them."""
        yield from (self.title, self.about)
        for step in self.steps:
            texts = (step.title, step.text, step.task, step.yes, *step.no.values(), *step.refused.values())
            yield from (text for text in texts if text)


PLACES: Final = frozenset(
    ("hand", "trick", "turn-up", "trumps", "line", "pool", "plates", "plate 0", "plate 1", "plate 2", "plate 3")
)
"""Where a step can have the person look, beside at single cards."""
