"""Hints for a person whose game runs in another program: they rest on the person's view, and on nothing else."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from twentyfive.ai.advice.findings import HintFindings
from twentyfive.core import PlayerView
from twentyfive.engine.game.events import Hint
from twentyfive.engine.minds.questions import Answer, HintQuestion, seed_of_thought
from twentyfive.engine.minds.workers import Minds

_FIRST: Final = -1_000_000_000
"""The numbers of the questions count down from here: those of a game are above 0, those of a review a little below."""


class Adviser(QObject):
    """Lets the minds of the computer players of this program think about a view.

    Signals:
        advised(Hint): the answer to `ask`.
    """

    advised = Signal(object)

    def __init__(self, minds: Minds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._minds = minds
        self._number = _FIRST
        self._asked: tuple[PlayerView, int] | None = None
        minds.answered.connect(self._on_answered)

    def ask(self, view: PlayerView, revision: int) -> None:
        """Ask for a hint for the seat of a view, which is to act; only the newest question is answered."""
        assert view.seat is not None, "an onlooker needs no hint"
        self._number -= 1
        self._asked = (view, revision)
        self._minds.ask(HintQuestion(self._number, view, seed_of_thought(None, revision, view.seat)))

    def _on_answered(self, number: int, answer: Answer) -> None:
        if self._asked is None or number != self._number or not isinstance(answer, HintFindings):
            return
        (view, revision), self._asked = self._asked, None
        assert view.seat is not None, "it was asked for a seat"
        self.advised.emit(Hint(view.seat, answer.advice, answer.move_values, view, revision))
