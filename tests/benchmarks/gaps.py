"""The time that events wait in the window while expert players think; run as a program of its own."""

from __future__ import annotations

import json
import time

from PySide6.QtCore import QObject, Qt, QTimer

from tests.benchmarks.figures import percentile
from tests.benchmarks.played import watch_play
from twentyfive.ai import Level
from twentyfive.ui.table.surface.canvas import TableCanvas

INTERVAL_MS = 8


class GapWatch(QObject):
    """A timer that records the gaps between its signals while no card flies; `frames` measures the cost of flying.

    Attributes:
        gaps: the times from one signal to the next, in milliseconds.
    """

    def __init__(self, canvas: TableCanvas) -> None:
        super().__init__(canvas)
        self.gaps: list[float] = []
        self._flight = canvas.flight
        self._last: float | None = None
        timer = QTimer(self)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(self._note)
        timer.start(INTERVAL_MS)

    def _note(self) -> None:
        now = time.perf_counter()
        if self._flight.moving:
            self._last = None
            return
        if self._last is not None:
            self.gaps.append(1000 * (now - self._last))
        self._last = now


def main() -> None:
    """Measure, and print the figures as JSON."""
    gaps = watch_play((1280, 800), Level.EXPERT, GapWatch).gaps
    print(json.dumps({"p99": percentile(gaps, 0.99), "worst": max(gaps), "gaps": len(gaps)}))


if __name__ == "__main__":
    main()
