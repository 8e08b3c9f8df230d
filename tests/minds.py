"""Computer players for tests, which answer in this process before `ask` returns."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from twentyfive.ai.hints import THOROUGH, hint_for
from twentyfive.ai.review import review
from twentyfive.engine.minds.questions import Answer, Asked, HintQuestion, ReviewQuestion, answer, stand_in
from twentyfive.engine.minds.workers import Minds


class InlineMinds(Minds):
    """Computer players that think as long as they need."""

    def ask(self, question: Asked) -> None:
        self.answered.emit(question.number, answer(question))


BRIEF: Final = replace(THOROUGH, worlds=40)
"""Trials in a tenth of the worlds: the window shows their figures in the same way, whatever they are."""


class RememberingMinds(Minds):
    """Computer players that think about each question once in a process: many tests play the same few games.

    They give hints and judge moves by brief trials.
    """

    def ask(self, question: Asked) -> None:
        self.answered.emit(question.number, thought(replace(question, number=0)))


@lru_cache(maxsize=10_000)
def thought(question: Asked) -> Answer:
    """Return the answer, which depends on nothing but the question."""
    match question:
        case HintQuestion():
            return hint_for(question.view, question.seed, BRIEF)
        case ReviewQuestion():
            return review(question.view, question.made, question.seed, BRIEF)
        case _:
            return answer(question)


class QuickMinds(Minds):
    """Computer players that answer with the heuristics, so that the monkey need not wait."""

    def ask(self, question: Asked) -> None:
        self.answered.emit(question.number, stand_in(question))
