"""The process in which the computer players think, and the interface it shares with the inline players.

A question carries a view and a seed, never the state, so an answer cannot rest on a hidden card. A worker that dies or
exceeds its time is replaced, and the heuristics answer in its place.
"""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

from twentyfive.engine.minds.questions import Answer, Asked, MoveQuestion, WorkerFailure, run_worker, stand_in

DEADLINE_MS: Final = 2000
"""Longest wait for a move. After that the heuristics answer, and a worker that has already started is replaced. While
the worker is busy with a hint or a judgement, the time runs from its answer to that."""

START_MS: Final = 30_000
"""Longest wait for the first answer of a worker, which must start first, perhaps on a slow and busy machine. Hints and
judgements get as long: a person would rather wait for one than get a poorer one."""

_log = logging.getLogger(__name__)


class Minds(QObject):
    """Computer players that answer questions one at a time.

    Signals:
        answered(int, Answer): the number of the question, and its answer.
    """

    answered = Signal(int, object)

    def ask(self, question: Asked) -> None:
        """Emit `answered` for the question, at once or later."""
        raise NotImplementedError

    def another(self) -> Minds:
        """Return new players of the same kind, for another game."""
        return type(self)()

    def close(self) -> None:
        """Stop thinking and drop the open question."""


class WorkerMinds(Minds):
    """Computer players in one spawned process, which starts with the first question.

    A new question replaces one that is still open, because the game has moved on from it. The worker receives one
    question at a time, so it never sees those that were replaced while it was thinking.
    """

    _arrived = Signal(object, int, object)  # the worker, the number of the question, the answer
    _lost = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._worker: _Worker | None = None
        self._open: Asked | None = None
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._on_deadline)
        self._arrived.connect(self._on_arrived)
        self._lost.connect(self._on_lost)

    @property
    def worker_pid(self) -> int | None:
        """The process id of the worker; None while there is none."""
        return None if self._worker is None else self._worker.pid

    def ask(self, question: Asked) -> None:
        self._open = question
        self._deadline.start(self._longest_wait(question))
        if self._worker is None or self._worker.question is None:
            self._send(question)

    def close(self) -> None:
        self._deadline.stop()
        self._open = None
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    def _longest_wait(self, question: Asked) -> int:
        """Return the longest wait for an answer to the question, in milliseconds."""
        is_move = isinstance(question, MoveQuestion)
        is_behind = self._worker is not None and not self._worker.starting and self._worker.is_on_long_question
        return DEADLINE_MS if is_move and not is_behind else START_MS

    def _send(self, question: Asked) -> None:
        """Send the question to the worker, which must be idle; start one if there is none."""
        try:
            if self._worker is None:
                self._worker = _Worker(self._arrived.emit, self._lost.emit)
            self._worker.send(question)
        except OSError as error:
            self._replace_worker(f"the worker cannot be reached: {error}")

    def _on_arrived(self, worker: _Worker, number: int, answer: Answer | WorkerFailure) -> None:
        if isinstance(answer, WorkerFailure):
            _log.error("a computer player stumbled: %s", answer.trace)
            return  # the worker is ending, `_on_lost` follows
        worker.note_answer()
        if worker is not self._worker or self._open is None:
            return
        if number == self._open.number:
            self._settle(answer)
        else:
            self._deadline.start(self._longest_wait(self._open))
            self._send(self._open)

    def _on_lost(self, worker: _Worker) -> None:
        if worker is self._worker:
            self._replace_worker("the worker process has ended")

    def _on_deadline(self) -> None:
        """Let the heuristics answer. A worker that is still starting goes on, or it would never start."""
        assert self._open is not None, "only an open question has a deadline"
        if self._worker is not None and self._worker.starting:
            self._settle(stand_in(self._open))
        else:
            self._replace_worker(f"no answer within {self._deadline.interval()} ms")

    def _replace_worker(self, reason: str) -> None:
        _log.warning("computer players: %s; a new worker starts with the next question", reason)
        if self._worker is not None:
            self._worker.stop()
            self._worker = None
        if self._open is not None:
            self._settle(stand_in(self._open))

    def _settle(self, answer: Answer) -> None:
        assert self._open is not None, "only an open question is settled"
        number = self._open.number
        self._open = None
        self._deadline.stop()
        self.answered.emit(number, answer)


class _Worker:
    """One spawned process and the thread that waits for its answers.

    Attributes:
        question: the question that it has not answered yet; None while it is idle.
    """

    def __init__(
        self, arrived: Callable[[_Worker, int, Answer | WorkerFailure], object], lost: Callable[[_Worker], object]
    ) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._questions, far_end = spawn.Pipe()
        self._process = spawn.Process(target=run_worker, args=(far_end,), name="twentyfive-minds", daemon=True)
        self._process.start()
        far_end.close()
        self._stopped = False
        self._has_answered = False
        self.question: Asked | None = None
        self._start_by = QDeadlineTimer(START_MS)
        self._listener = threading.Thread(target=self._listen, args=(arrived, lost), daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def starting(self) -> bool:
        """Whether it has not answered anything yet, and still has time to start."""
        return not self._has_answered and not self._start_by.hasExpired()

    @property
    def is_on_long_question(self) -> bool:
        """Whether it is thinking about a question that may take longer than a move."""
        return not isinstance(self.question, MoveQuestion | None)

    def send(self, question: Asked) -> None:
        self.question = question
        self._questions.send(question)

    def note_answer(self) -> None:
        """Note that the worker has answered and is idle."""
        self._has_answered = True
        self.question = None

    def stop(self) -> None:
        self._stopped = True
        self._process.kill()
        self._process.join()
        self._listener.join()
        self._questions.close()

    def _listen(
        self, arrived: Callable[[_Worker, int, Answer | WorkerFailure], object], lost: Callable[[_Worker], object]
    ) -> None:
        """Pass on answers until the pipe or the process ends.

        The process must be watched too: on Windows the pipe of a process that was killed while starting never closes.
        """
        try:
            while self._questions in wait([self._questions, self._process.sentinel]):
                number, answer = self._questions.recv()
                arrived(self, number, answer)
        except (EOFError, OSError):
            pass  # it ended in the middle of an answer, or before it opened its end
        if not self._stopped:
            lost(self)
