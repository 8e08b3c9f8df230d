"""The answer to a question of the card trainer, as its board shows it."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import Card
from twentyfive.engine.learning.trainer_questions import TrainerQuestion, deciding_suit, order_of
from twentyfive.wording.learning.trainer import COMING_BACK, order_spoken, order_title, verdict
from twentyfive.wording.learning.trainer_reasons import why


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
