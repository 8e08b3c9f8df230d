"""The window over the saved games and statistics of a lifetime; run as a program of its own.

Waiting is measured in processor time of the window's process, because other programs may be at work meanwhile.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication

from tests.benchmarks.lifetime import played
from tests.benchmarks.window_memory import memory_mib, shown
from tests.ui.whole import page_of
from twentyfive.engine.saves.saved_game import Notes, SavedGame
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.tallies import RunningTally
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
from twentyfive.ui.window.main_window import MainWindow

WATCH_S: Final = 4.0
LONG: Final = {"players": 10, "target": 1000}
"""The options of the longest match that the engine plays: 11,000 moves in 190 deals."""


def stalls(seconds: float) -> float:
    """Watch the event loop for that long; return the most work between two of its turns, in milliseconds."""
    worst, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        worst = max(worst, milliseconds(QApplication.processEvents))
    return worst


def milliseconds(work: Callable[[], object]) -> float:
    """The processor time that the work takes in this thread."""
    began = time.thread_time()
    work()
    return 1000 * (time.thread_time() - began)


def pages(window: MainWindow) -> dict[str, float]:
    """The work until each page is filled, the worst stall, and the memory with both pages open."""
    games, filled = page_of(window, SavedGamesPage), window.playing.saver.saves.number(1)

    def saved() -> None:
        window.start.card(Entry.SAVED).click()
        while filled and not games.games.buttons:
            QApplication.processEvents()

    def statistics() -> None:
        window.start.card(Entry.STATISTICS).click()
        QApplication.processEvents()

    measured = {"saved": milliseconds(saved)}
    after_saved = stalls(WATCH_S)
    games.back_asked.emit()
    measured["statistics"] = milliseconds(statistics)
    return {**measured, "stall": max(after_saved, stalls(WATCH_S)), **memory_mib()}


def keep(folder: Path) -> float:
    """The time that it takes to save and count the longest game after a deal, the first since it was loaded."""
    record, saves = played("twenty-five", 3, **LONG), SavedGames(folder)
    record.log_lines()  # the journal has written them when the game was loaded
    with StatisticsDatabase(folder / "long.db") as database:

        def after_deal(notes: Notes) -> None:
            saves.save(SavedGame(folder / "long.twentyfive", record, notes))
            game = RunningTally().count(record, notes)
            assert game is not None
            database.count(game)

        after_deal(Notes())
        return min(milliseconds(partial(after_deal, Notes(undo=frozenset({deal})))) for deal in range(1, 6))


def main() -> None:
    """Measure with the data folder that is given, and print the figures as JSON."""
    QApplication([])
    window, engine = shown(Path(sys.argv[1]), 1280, 800)
    figures = pages(window)
    window.close()
    engine.close()
    with tempfile.TemporaryDirectory() as folder:
        figures["keep"] = keep(Path(folder))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
