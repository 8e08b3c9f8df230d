"""Who answers when the worker process cannot."""

from __future__ import annotations

import pytest

from tests.ai.views import ALONE, seen
from twentyfive.ai import Level
from twentyfive.ai.counsel import counsel
from twentyfive.ai.findings import Counsel
from twentyfive.ai.heuristic import medium
from twentyfive.ai.levels import advise
from twentyfive.engine.thinking import HintQuestion, MoveQuestion, answer, stand_in


@pytest.mark.parametrize(
    ("level", "instead"),
    [
        (Level.EASY, Level.EASY),
        (Level.MEDIUM, Level.MEDIUM),
        (Level.HARD, Level.MEDIUM),
        (Level.EXPERT, Level.MEDIUM),
    ],
)
def test_the_rules_of_thumb_stand_in_for_those_who_think_long(level: Level, instead: Level) -> None:
    view = seen("spades; You: JS AS 3D 9C KH", ALONE)
    assert stand_in(MoveQuestion(1, view, level, seed=4)) == advise(view, instead, seed=4)


def test_a_hint_that_is_not_thought_through_comes_without_figures() -> None:
    view = seen("spades; You: JS AS 3D 9C KH", ALONE)
    assert stand_in(HintQuestion(1, view, seed=4)) == Counsel(medium(view))


def test_a_hint_comes_with_its_figures() -> None:
    view = seen("spades; You: JS AS 3D 9C KH", ALONE)
    assert answer(HintQuestion(1, view, seed=4)) == counsel(view, seed=4)
