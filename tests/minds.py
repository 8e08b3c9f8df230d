"""Computer players for tests: they answer before they are done being asked, in this process."""

from __future__ import annotations

from twentyfive.engine.minds import Minds
from twentyfive.engine.thinking import Asked, answer, stand_in


class InlineMinds(Minds):
    """Thinks before `ask` returns, as long as it takes."""

    def ask(self, question: Asked) -> None:
        self.answered.emit(question.number, answer(question))


class QuickMinds(Minds):
    """Answers at once by the rules of thumb: no thought of the computer players is in the way of the monkey."""

    def ask(self, question: Asked) -> None:
        self.answered.emit(question.number, stand_in(question))
