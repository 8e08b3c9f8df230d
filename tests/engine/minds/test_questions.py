"""Answers to questions: the full ones of the worker, and the quick ones that replace them."""

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
def test_the_heuristics_stand_in_for_slow_levels(level: Level) -> None:
    assert stand_in(MoveQuestion(1, VIEW, level, seed=4)) == heuristic_advice(VIEW)


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_quick_levels_answer_for_themselves(level: Level) -> None:
    for seed in range(30):
        assert stand_in(MoveQuestion(1, VIEW, level, seed=seed)) == advise(VIEW, level, seed=seed)


def test_a_quick_hint_has_no_figures() -> None:
    view = view_of("spades; You: JS AS 3D 9C KH", ALONE)
    assert stand_in(HintQuestion(1, view, seed=4)) == HintFindings(heuristic_advice(view))


def test_a_full_hint_has_its_figures() -> None:
    view = view_of("spades; You: JS AS 3D 9C KH", ALONE)
    assert answer(HintQuestion(1, view, seed=4)) == hint_for(view, seed=4)
