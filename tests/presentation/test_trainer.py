"""The answer to a question of the card trainer: it says why, and a wrong one comes back."""

from __future__ import annotations

import random

import pytest

from twentyfive.engine.learning.trainer import TrainerProgress, next_question
from twentyfive.engine.learning.trainer_questions import Topic
from twentyfive.presentation.trainer import trainer_answer
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
