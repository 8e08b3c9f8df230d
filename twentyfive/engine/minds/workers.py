"""The computer players' minds: one worker process that never loads Qt, or the same thoughts inline for tests.

A question carries a view and a seed, never the state, so an answer cannot rest on a hidden card. When the worker dies
or overruns its time it is started anew, and the rules of thumb answer in its place.
"""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

from twentyfive.engine.minds.questions import Answer, Asked, MoveQuestion, Stumble, stand_in, think

DEADLINE_MS: Final = 2000
"""How long a game waits for a move: then the rules of thumb answer, and a worker that has started is taken for dead.
While the worker still has a hint or a judgement to give, it runs from the answer to that."""

START_MS: Final = 30_000
"""So long a worker may take for its first answer: it has to start, on a slow machine while others do too. A hint or a
judgement is waited for as long: whoever asks for one would rather wait than be told less."""

_log = logging.getLogger(__name__)


class Minds(QObject):
    """Answers questions one after another.

    Signals:
        answered(int, Answer): the number of the question, and what is answered.
    """

    answered = Signal(int, object)

    def ask(self, question: Asked) -> None:
        """Have the question answered through `answered`, at once or later."""
        raise NotImplementedError

    def another(self) -> Minds:
        """Minds of the same kind for another game."""
        return type(self)()

    def close(self) -> None:
        """Stop thinking; questions still open are not answered."""


class WorkerMinds(Minds):
    """Thinks in one spawned process, started with the first question.

    The newest question replaces one that is still open: whoever asked that one has moved on. The worker is sent one
    question at a time, so of those that were replaced while it thought it never hears.
    """

    _arrived = Signal(object, int, object)  # the worker, the question's number, what is said to it
    _lost = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._worker: _Worker | None = None
        self._open: Asked | None = None
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._overrun)
        self._arrived.connect(self._on_arrived)
        self._lost.connect(self._on_lost)

    @property
    def worker_pid(self) -> int | None:
        """The process id of the worker, None while there is none."""
        return None if self._worker is None else self._worker.pid

    def ask(self, question: Asked) -> None:
        self._open = question
        self._deadline.start(self._patience(question))
        if self._worker is None or self._worker.thinks_of is None:
            self._send(question)

    def close(self) -> None:
        self._deadline.stop()
        self._open = None
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    def _patience(self, question: Asked) -> int:
        """How long the question is waited for, in milliseconds."""
        is_move = isinstance(question, MoveQuestion)
        at_length = self._worker is not None and not self._worker.starting and self._worker.thinks_at_length
        return DEADLINE_MS if is_move and not at_length else START_MS

    def _send(self, question: Asked) -> None:
        """Have the worker, which has nothing else to think of, think of the question."""
        try:
            if self._worker is None:
                self._worker = _Worker(self._arrived.emit, self._lost.emit)
            self._worker.send(question)
        except OSError as error:
            self._replace_worker(f"the worker cannot be reached: {error}")

    def _on_arrived(self, worker: _Worker, number: int, told: Answer | Stumble) -> None:
        if isinstance(told, Stumble):
            _log.error("a computer player stumbled: %s", told.trace)
            return  # the worker is about to be lost
        worker.note_answer()
        if worker is not self._worker or self._open is None:
            return
        if number == self._open.number:
            self._settle(told)
        else:
            self._deadline.start(self._patience(self._open))
            self._send(self._open)

    def _on_lost(self, worker: _Worker) -> None:
        if worker is self._worker:
            self._replace_worker("the worker process has ended")

    def _overrun(self) -> None:
        """A worker that is still starting, on a slow or busy machine, is let be: killed, it would start for ever."""
        assert self._open is not None, "only an open question can overrun"
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

    def _settle(self, told: Answer) -> None:
        assert self._open is not None, "only an open question is settled"
        number = self._open.number
        self._open = None
        self._deadline.stop()
        self.answered.emit(number, told)


class _Worker:
    """One spawned process and the thread that waits for its answers.

    Attributes:
        thinks_of: the question that it has not answered yet, None where it is idle.
    """

    def __init__(
        self, arrived: Callable[[_Worker, int, Answer | Stumble], object], lost: Callable[[_Worker], object]
    ) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._questions, far_end = spawn.Pipe()
        self._process = spawn.Process(target=think, args=(far_end,), name="twentyfive-minds", daemon=True)
        self._process.start()
        far_end.close()
        self._stopped = False
        self._has_answered = False
        self.thinks_of: Asked | None = None
        self._start_by = QDeadlineTimer(START_MS)
        self._listener = threading.Thread(target=self._listen, args=(arrived, lost), daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def starting(self) -> bool:
        """Whether it has not answered yet, and need not have."""
        return not self._has_answered and not self._start_by.hasExpired()

    @property
    def thinks_at_length(self) -> bool:
        """Whether it has a hint to give or a decision to judge."""
        return not isinstance(self.thinks_of, MoveQuestion | None)

    def send(self, question: Asked) -> None:
        self.thinks_of = question
        self._questions.send(question)

    def note_answer(self) -> None:
        """Its answer has come."""
        self._has_answered = True
        self.thinks_of = None

    def stop(self) -> None:
        self._stopped = True
        self._process.kill()
        self._process.join()
        self._listener.join()
        self._questions.close()

    def _listen(
        self, arrived: Callable[[_Worker, int, Answer | Stumble], object], lost: Callable[[_Worker], object]
    ) -> None:
        """Waits for the process too: on Windows the pipe of one that was killed as it started has no end."""
        try:
            while self._questions in wait([self._questions, self._process.sentinel]):
                number, told = self._questions.recv()
                arrived(self, number, told)
        except (EOFError, OSError):
            pass  # it ended in the middle of an answer, or before it had opened its end
        if not self._stopped:
            lost(self)
