"""Who answers when the worker process cannot."""

from __future__ import annotations

import pytest

from tests.ai.views import ALONE, view_of
from twentyfive.ai import Level
from twentyfive.ai.advice.findings import HintFindings
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.hints import hint_for
from twentyfive.ai.levels import advise
from twentyfive.engine.minds.questions import HintQuestion, MoveQuestion, answer, stand_in

VIEW = view_of("spades; You: JS AS 3D 9C KH", ALONE)


@pytest.mark.parametrize("level", [Level.HARD, Level.EXPERT])
def test_the_rules_of_thumb_stand_in_for_those_who_think_long(level: Level) -> None:
    assert stand_in(MoveQuestion(1, VIEW, level, seed=4)) == heuristic_advice(VIEW)


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_nobody_stands_in_for_those_who_answer_at_once(level: Level) -> None:
    for seed in range(30):
        assert stand_in(MoveQuestion(1, VIEW, level, seed=seed)) == advise(VIEW, level, seed=seed)


def test_a_hint_that_is_not_thought_through_comes_without_figures() -> None:
    view = view_of("spades; You: JS AS 3D 9C KH", ALONE)
    assert stand_in(HintQuestion(1, view, seed=4)) == HintFindings(heuristic_advice(view))


def test_a_hint_comes_with_its_figures() -> None:
    view = view_of("spades; You: JS AS 3D 9C KH", ALONE)
    assert answer(HintQuestion(1, view, seed=4)) == hint_for(view, seed=4)
