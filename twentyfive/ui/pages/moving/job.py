"""A long piece of work that is done from the event loop, step by step, so that the window answers meanwhile."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from twentyfive.engine.moving.move_file import Progress

_SLICE_S: Final = 0.015
"""The time for which the work goes on before the window may paint again: a frame."""


class Job(QObject):
    """Does one piece of work at a time.

    Signals:
        progressed(Progress): so much is done.
        done(object): all is done, and comes to this.
        failed(Exception): it broke off with an OSError or a ValueError.
    """

    progressed = Signal(object)
    done = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Generator[Progress, None, Any] | None = None
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether there is work to do."""
        return self._steps is not None

    def begin(self, steps: Generator[Progress, None, Any]) -> None:
        """Do this from now on."""
        self._steps = steps
        self._turn.start()

    def stop(self) -> None:
        """Break it off; whatever it has begun it takes back."""
        steps, self._steps = self._steps, None
        self._turn.stop()
        if steps is not None:
            steps.close()

    def _go_on(self) -> None:
        steps, until = self._steps, time.monotonic() + _SLICE_S
        if steps is None:
            return
        try:
            progress = next(steps)
            while time.monotonic() < until:
                progress = next(steps)
        except StopIteration as end:
            self._end()
            self.done.emit(end.value)
        except (OSError, ValueError) as error:
            self._end()
            self.failed.emit(error)
        else:
            self.progressed.emit(progress)

    def _end(self) -> None:
        self._steps = None
        self._turn.stop()
