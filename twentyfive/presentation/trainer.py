"""The card trainer as its board shows it: a round of questions, and the answer to one."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import Card
from twentyfive.engine.learning.trainer import ROUND
from twentyfive.engine.learning.trainer_questions import TrainerQuestion, deciding_suit, order_of
from twentyfive.wording.learning.trainer import COMING_BACK, order_spoken, order_title, round_line, streak_line, verdict
from twentyfive.wording.learning.trainer_reasons import why


@dataclass(frozen=True, slots=True)
class TrainerRound:
    """A round of questions, as far as they are answered.

    Attributes:
        answers: whether each answer of this round was right, the first one first.
        streak: the right answers in a row, in this round and those just before it.
    """

    answers: tuple[bool, ...] = ()
    streak: int = 0

    @property
    def done(self) -> int:
        """The number of questions answered."""
        return len(self.answers)

    @property
    def right(self) -> int:
        """The number of right answers."""
        return sum(self.answers)

    @property
    def over(self) -> bool:
        """Whether all its questions are answered."""
        return self.done == ROUND

    @property
    def said(self) -> str:
        """The place in the round, or its result at the end."""
        return round_line(self.done, self.right)

    @property
    def streak_said(self) -> str:
        """The right answers in a row; empty below two."""
        return streak_line(self.streak)

    def answered(self, *, right: bool) -> TrainerRound:
        """Return the round after one more answer."""
        return TrainerRound((*self.answers, right), self.streak + 1 if right else 0)

    def followed(self) -> TrainerRound:
        """Return the round in which the next question is asked."""
        return TrainerRound(streak=self.streak) if self.over else self


@dataclass(frozen=True, slots=True)
class TrainerAnswer:
    """The words about the card chosen, and the order of the cards that decides."""

    verdict: str
    reason: str
    order_title: str
    order: tuple[Card, ...]  # the best first
    asked: tuple[Card, ...]  # those of the question, which stand out in it
    spoken: str  # the order for a screen reader


def trainer_answer(question: TrainerQuestion, choice: int) -> TrainerAnswer:
    """Return what is shown once the card at the place `choice` was chosen."""
    again = "" if choice == question.right else COMING_BACK()
    suit = deciding_suit(question)
    trump = question.trump if suit is question.trump else None
    order = order_of(suit, question.trump)
    return TrainerAnswer(
        verdict(question, choice),
        " ".join(filter(None, (why(question, choice), again))),
        order_title(trump),
        tuple(order),
        question.cards if question.led is None else (question.led, *question.cards),
        order_spoken(order, trump),
    )
