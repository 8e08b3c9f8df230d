"""Frame times while cards move and a computer player thinks; run as a program of its own."""

from __future__ import annotations

import json
import multiprocessing
import sys
import time

from PySide6.QtCore import QEvent, QObject, QVariantAnimation
from PySide6.QtGui import QPaintEvent

from tests.benchmarks.figures import percentile
from tests.benchmarks.played import watch_play
from twentyfive.ai import Level
from twentyfive.ai.levels import advise
from twentyfive.core import PRESETS, new_game, table_move, view_for
from twentyfive.core.game import apply
from twentyfive.core.state import to_act
from twentyfive.processes import lower_priority
from twentyfive.ui.table.surface.canvas import FlightLayer, TableCanvas


class FrameWatch(QObject):
    """Records the time between frames while cards fly, and the cost of painting the cards.

    It begins with the first frame in which the cards have moved: before that a pause cannot be seen.

    Attributes:
        intervals: the times from one frame to the next, in milliseconds.
        costs: the processor time of painting all cards of each frame, in milliseconds.
    """

    def __init__(self, canvas: TableCanvas) -> None:
        super().__init__(canvas)
        self._flight = canvas.flight
        clock = canvas.flight.findChild(QVariantAnimation)
        assert clock is not None
        self._clock = clock
        self.intervals: list[float] = []
        self.costs: list[float] = []
        self._last: float | None = None
        self._lying = 0.0
        for layer in (canvas, canvas.flight):
            layer.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Paint in place of the layer, to time it."""
        if not isinstance(event, QPaintEvent) or not isinstance(watched, TableCanvas | FlightLayer):
            return False
        began, now = time.thread_time(), time.perf_counter()
        watched.paintEvent(event)
        cost = 1000 * (time.thread_time() - began)
        if watched is not self._flight:
            self._lying = cost
            return True
        if self._last is not None:
            self.intervals.append(1000 * (now - self._last))
            self.costs.append(self._lying + cost)
        self._lying = 0.0
        self._last = now if self._flight.moving and self._clock.currentTime() else None
        return True


def think_hard() -> None:
    """Run a computer player that never stops thinking, on the other processor."""
    import random

    lower_priority()  # as the workers of the program do
    rng = random.Random(1)
    state = new_game(PRESETS["twenty-five"])
    while to_act(state) is None:
        state = apply(state, table_move(state, rng))
    seat = to_act(state)
    view = view_for(state, seat)
    while True:
        advise(view, Level.MEDIUM, rng.getrandbits(30))


def measure(width: int, height: int) -> dict[str, float]:
    """Play with full animation for a while and return the figures in milliseconds."""
    watch = watch_play((width, height), Level.MEDIUM, FrameWatch)
    return {
        "p95": percentile(watch.intervals, 0.95),
        "worst": max(watch.intervals),
        "cost": percentile(watch.costs, 0.95),
        "frames": float(len(watch.intervals)),
    }


def main() -> None:
    """Measure at the size given, and print the figures as JSON."""
    width, height = (int(number) for number in sys.argv[1:3])
    thinker = multiprocessing.get_context("spawn").Process(target=think_hard, daemon=True)
    thinker.start()
    figures = measure(width, height)
    thinker.kill()
    thinker.join()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
