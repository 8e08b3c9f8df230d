"""The pages of a card drive of 250 pairs: a press on a side, and opening the evening; run as a program."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from tests.benchmarks.figures import percentile
from tests.drive_evenings import entries_of
from tests.ui.whole import Whole
from twentyfive.drive import ClubNamed, NightBegun
from twentyfive.engine.drive.club_desk import ClubDesk
from twentyfive.ui.pages.drive.games_page import GamesPage

PAIRS = 250


def measure(data: Path) -> dict[str, float]:
    """Processor time in ms until all is painted: of opening the club's file, and of a press, 95th percentile."""
    desk = ClubDesk(data)
    desk.begin("Castlegar")
    desk.enter(ClubNamed("Castlegar"), NightBegun("2026-11-28"), *entries_of(PAIRS))
    path = desk.path
    desk.close()
    whole = Whole(data)
    whole.window.resize(1366, 768)
    games = whole.page(GamesPage)
    opened = _timed(lambda: whole.window.router.open("drive", path))
    presses = [_timed(box.sides[0].click) for box in games.tables.boxes]
    whole.close()
    return {"opened": opened, "press": percentile(presses, 0.95)}


def _timed(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    for _ in range(3):
        QApplication.processEvents()
    return (time.process_time() - began) * 1000


def main() -> None:
    """Measure, and print the figures as JSON."""
    app = QApplication([])
    with tempfile.TemporaryDirectory() as data:
        for stored in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(stored, QSettings.Scope.UserScope, data)
        print(json.dumps(measure(Path(data))))
    app.quit()


if __name__ == "__main__":
    main()
