"""A program at one seat: a thread asks it, so that the window never waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable

from twentyfive.engine.minds.questions import MoveQuestion
from twentyfive.programs.faults import ProgramFault
from twentyfive.programs.mailbox import Interrupted
from twentyfive.programs.messages import AdviceMessage
from twentyfive.programs.player import ProgramPlayer

Answered = Callable[[MoveQuestion, AdviceMessage | ProgramFault], object]
"""A function that is told, in the program's thread, the answer to a question or the fault in its place."""


class SeatedProgram:
    """A program that plays at one seat of one game.

    Attributes:
        player: the program, whose calls belong to the thread.
    """

    def __init__(self, player: ProgramPlayer, answered: Answered) -> None:
        self.player = player
        self._answered = answered
        self._changed = threading.Condition()
        self._question: MoveQuestion | None = None
        self._closing = False
        self._thread = threading.Thread(target=self._serve, name="twentyfive-program", daemon=True)
        self._thread.start()

    @property
    def has_left(self) -> bool:
        """Whether the program has ended after `leave`."""
        return not self._thread.is_alive()

    def ask(self, question: MoveQuestion) -> None:
        """Ask for a move. The answer to an earlier question that is still open is never told."""
        self._set(question)

    def drop(self) -> None:
        """Ignore the answer to the open question."""
        self._set(None)

    def leave(self) -> None:
        """Tell the program to leave, without waiting for it."""
        with self._changed:
            self._closing = True
            self.player.interrupt()
            self._changed.notify_all()

    def join(self) -> None:
        """Wait until the program has left; it is ended if it does not."""
        self._thread.join()

    def _set(self, question: MoveQuestion | None) -> None:
        with self._changed:
            self._question = question
            self.player.interrupt()
            self._changed.notify_all()

    def _next(self) -> MoveQuestion | None:
        """Wait for a question; None if the program is to leave."""
        with self._changed:
            self._changed.wait_for(lambda: self._closing or self._question is not None)
            if self._closing:
                return None
            question, self._question = self._question, None
            self.player.go_on()
            return question

    def _serve(self) -> None:
        try:
            while (question := self._next()) is not None:
                try:
                    answer: AdviceMessage | ProgramFault = self.player.advise(question.view, question.seed)
                except Interrupted:
                    continue
                except ProgramFault as fault:
                    answer = fault
                self._answered(question, answer)
        finally:
            self.player.go_on()
            self.player.close()
