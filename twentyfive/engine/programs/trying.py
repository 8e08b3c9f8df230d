"""The trial of a program in a thread, so that the window goes on meanwhile."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Signal

from twentyfive.engine.programs.listing import Program
from twentyfive.programs.mailbox import Interrupted
from twentyfive.programs.player import Patience
from twentyfive.programs.trial import Trial, TrialReport


class ProgramTrials(QObject):
    """Tries programs, one at a time.

    Attributes:
        patience: the limits of the programs; None for the usual ones.

    Signals:
        tried(Program, TrialReport): a trial is over.
    """

    tried = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.patience: Patience | None = None
        self._trial: Trial | None = None
        self._thread: threading.Thread | None = None

    def start(self, program: Program) -> None:
        """Try this program; a trial that is under way is broken off."""
        self.close()
        self._trial = Trial(program.command, program.name, self.patience)
        arguments = (self._trial, program)
        self._thread = threading.Thread(target=self._run, args=arguments, name="twentyfive-trial", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Break off the trial that is under way, and wait until its program has ended."""
        if self._trial is not None and self._thread is not None:
            self._trial.interrupt()
            self._thread.join()
        self._trial = self._thread = None

    def _run(self, trial: Trial, program: Program) -> None:
        try:
            report: TrialReport = trial.run()
        except Interrupted:
            return
        self.tried.emit(program, report)
