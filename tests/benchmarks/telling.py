"""Processor time of telling ten guests of a step, on the way to the pipe; run as a program of its own."""

from __future__ import annotations

import json
import random
import tempfile
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from tests.benchmarks.figures import percentile
from tests.minds import QuickMinds
from tests.net.lobby.at_table import AtTable, guests_at, say_ready
from twentyfive.core import seated
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.game.journal import Journal

GUESTS: Final = 10
STEPS: Final = 300


class _TimedTable(AtTable):
    """A table that times how long the lobby takes to tell its guests of a step, in seconds."""

    def __init__(self, engine: GameEngine) -> None:
        super().__init__(engine)
        self.times: list[float] = []

    def _on_moved(self, news: Step | Jump) -> None:
        begun = time.process_time()
        super()._on_moved(news)
        self.times.append(time.process_time() - begun)


def measure(folder: Path) -> list[float]:
    """Let ten guests play; return the times of the steps, in milliseconds."""
    app = QCoreApplication([])
    engine = GameEngine(QuickMinds(), Journal(folder / "journal"))
    table = _TimedTable(engine)
    table.gather(seated("twenty-five", GUESTS, GUESTS), guests_at(GUESTS, GUESTS))
    rng = random.Random(25)
    while len(table.times) < STEPS and not table.record.state.over:
        if engine.waits_for_next_deal:
            say_ready(table)
        else:
            table.play(rng)
    table.lobby.close()
    engine.close()
    del app
    return [1000 * each for each in table.times]


def main() -> None:
    """Measure, and print the median as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps({"median": percentile(measure(Path(folder)), 0.5)}))


if __name__ == "__main__":
    main()
