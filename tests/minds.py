"""Computer players for tests: they answer before they are done being asked, in this process."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from twentyfive.engine.minds.questions import Answer, Asked, answer, stand_in
from twentyfive.engine.minds.workers import Minds


class InlineMinds(Minds):
    """Thinks before `ask` returns, as long as it takes."""

    def ask(self, question: Asked) -> None:
        self.answered.emit(question.number, answer(question))


class RememberingMinds(Minds):
    """Thinks but once about each question in all the tests of a process: they play the same few games over and over."""

    def ask(self, question: Asked) -> None:
        self.answered.emit(question.number, thought(replace(question, number=0)))


@lru_cache(maxsize=10_000)
def thought(question: Asked) -> Answer:
    """The answer, which is always the same: a question tells all that it depends on."""
    return answer(question)


class QuickMinds(Minds):
    """Answers at once by the rules of thumb: no thought of the computer players is in the way of the monkey."""

    def ask(self, question: Asked) -> None:
        self.answered.emit(question.number, stand_in(question))
