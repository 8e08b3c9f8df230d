"""The card trainer: its rounds of ten, and the answer to a question, which says why; a wrong one comes back."""

from __future__ import annotations

import random

import pytest

from twentyfive.engine.learning.trainer import ROUND, TrainerProgress, next_question
from twentyfive.engine.learning.trainer_questions import Topic
from twentyfive.presentation.trainer import TrainerRound, trainer_answer
from twentyfive.wording.learning.trainer import COMING_BACK


@pytest.mark.parametrize("topic", Topic)
def test_an_answer_shows_the_order_and_only_a_wrong_one_comes_back(topic: Topic) -> None:
    question = next_question(TrainerProgress(), topic, random.Random(5))
    for choice in range(len(question.cards)):
        answer = trainer_answer(question, choice)
        assert answer.reason.endswith(COMING_BACK()) is (choice != question.right)
        assert set(question.cards) <= set(answer.asked)
        assert answer.order
        assert answer.verdict
        assert answer.spoken


def test_a_streak_goes_on_in_the_next_round_and_ends_with_a_wrong_answer() -> None:
    asked = TrainerRound()
    for number in range(ROUND):
        assert asked.said == f"Question {number + 1} of 10"
        assert asked.streak_said == ("" if number < 2 else f"{number} in a row")
        asked = asked.answered(right=True).followed() if number < ROUND - 1 else asked.answered(right=True)
    assert (asked.over, asked.said) == (True, "All 10 right in this round.")
    following = asked.followed()
    assert (following.answers, following.streak_said) == ((), "10 in a row")
    missed = following.answered(right=False)
    assert (missed.answers, missed.streak_said, missed.said) == ((False,), "", "Question 2 of 10")
