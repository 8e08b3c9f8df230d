"""Finds out, while nothing else happens, how even each movement will be."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from twentyfive.drive.plan import Movement, Plan
from twentyfive.drive.tables import Evenness
from twentyfive.presentation.drive.evenness_shown import STEP_S, WAIT_MS, found_in_steps


class EvennessFinder(QObject):
    """Simulates evenings in short runs, so that no press waits for it: 250 threes take a fifth of a second in all.

    Attributes:
        found: what was found for the plan asked for last; empty until all of it is.

    Signals:
        ready(): all of it was found.
    """

    ready = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.found: dict[Movement, Evenness] = {}
        self._asked: tuple[Plan, int] | None = None
        self._finding: dict[Movement, Evenness] = {}
        self._steps: Iterator[None] = iter(())
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._run)

    def ask(self, asked: tuple[Plan, int] | None) -> None:
        """Find out about this plan and number of sides, unless that is known; forget what was asked before."""
        if asked == self._asked:
            return
        self._asked, self.found, self._finding = asked, {}, {}
        self._due.stop()
        if asked is not None:
            self._steps = found_in_steps(*asked, self._finding)
            self._due.start(WAIT_MS)

    def _run(self) -> None:
        ends = monotonic() + STEP_S
        for _ in self._steps:
            if monotonic() > ends:
                self._due.start(0)
                return
        self.found = self._finding
        self.ready.emit()
