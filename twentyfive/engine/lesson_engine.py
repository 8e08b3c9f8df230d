"""The engine of lessons: it asks the teacher before it takes a move, and the others play from a script."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from twentyfive.ai import Advice
from twentyfive.ai.advice import Reason, ReasonKind
from twentyfive.ai.findings import Counsel
from twentyfive.core import Record
from twentyfive.core.moves import Move, PlayerMove
from twentyfive.engine.engine import GameEngine
from twentyfive.engine.journal import Journal
from twentyfive.engine.lessons import PERSON
from twentyfive.engine.minds import Minds
from twentyfive.engine.thinking import Asked, answer


class NoJournal(Journal):
    """Writes nothing: of a lesson it is enough to know the step."""

    def __init__(self) -> None:
        super().__init__(Path())

    def begin(self, record: Record) -> None:
        del record

    def add(self, move: Move) -> None:
        del move

    def stand_at(self, ply: int) -> None:
        del ply


class ScriptedMinds(Minds):
    """The other players of a lesson: they do what is written for them, think for themselves, or wait.

    Attributes:
        thinking: whether they think for themselves where nothing is written.
    """

    def __init__(self) -> None:
        super().__init__()
        self.thinking = False
        self._script: deque[PlayerMove] = deque()
        self._open: Asked | None = None

    @property
    def busy(self) -> bool:
        """Whether they have something to do, or think for themselves."""
        return bool(self._script) or self.thinking

    def give(self, script: Iterable[PlayerMove]) -> None:
        """Have them do this from now on, and answer if one of them was waiting."""
        self._script = deque(script)
        self._settle()

    def forget(self) -> None:
        """Nobody waits any more, and nothing is written: the game has gone elsewhere."""
        self._script.clear()
        self._open = None

    def ask(self, question: Asked) -> None:
        if question.view.seat == PERSON:
            self._advise(question)
            return
        self._open = question
        self._settle()

    def _advise(self, question: Asked) -> None:
        """Tell the person what to do and why; figures would be too much for somebody who learns."""
        told = answer(question)
        self.answered.emit(question.number, Counsel(told.advice) if isinstance(told, Counsel) else told)

    def _settle(self) -> None:
        question = self._open
        if question is None or not (self._script or self.thinking):
            return
        self._open = None
        # A move from the script has no reason that anybody asks for.
        scripted = Advice(self._script.popleft(), Reason(ReasonKind.GUESS)) if self._script else None
        self.answered.emit(question.number, scripted or answer(question))


class LessonEngine(GameEngine):
    """A game under a teacher's eyes.

    Attributes:
        minds: the other players.
        judge: asked about each move that is submitted for the position as it stands, before it is known whether the
            rules allow it; only where the answer is True does the game take it or refuse it.
        plays_on: whether another deal follows when one is over.
        advises: whether the person is given hints as in any game, not told what the lesson asks.

    Signals:
        help_asked(): the person wants a hint.
        next_asked(): the person wants to go on after a deal.
    """

    help_asked = Signal()
    next_asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        self.minds = ScriptedMinds()
        super().__init__(self.minds, NoJournal(), parent)
        self.judge: Callable[[Move], bool] = lambda _: True
        self.plays_on = False
        self.advises = False

    @Slot(int, object, int)
    def submit(self, seat: int, move: Move, revision: int) -> None:
        if revision == self.revision and self.judge(move):
            super().submit(seat, move, revision)

    @Slot(int)
    def ask_hint(self, seat: int) -> None:
        if self.advises:
            super().ask_hint(seat)
        else:
            self.help_asked.emit()

    def ask_advice(self) -> None:
        """Have `advised` emitted for the person, if it is their turn."""
        super().ask_hint(PERSON)

    @Slot()
    def next_deal(self) -> None:
        if self.plays_on:
            super().next_deal()
        else:
            self.next_asked.emit()
