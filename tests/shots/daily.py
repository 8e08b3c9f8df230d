"""The picture of the calendar of the deals of the day."""

from __future__ import annotations

import random
import tempfile
from datetime import date, timedelta
from pathlib import Path
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QSettings, QSize
from PySide6.QtWidgets import QApplication

from tests.ui.whole import Whole
from twentyfive.engine.daily.deals import DailyGame
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.daily.daily_page import DailyPage

NAME: Final = "daily"
DAY: Final = date(2026, 11, 24)
SIZE: Final = QSize(1280, 800)
PLAYED: Final = 140
MOST_QUALITY: Final = 50
"""Small letters all over make a large file."""

ROW: Final = "INSERT INTO dailies VALUES (?, ?, 1, 'shot', ?, ?, ?, 100, 0)"


def take(quality: int, path: Path) -> bool:
    """Take the picture; return False if it cannot be written."""
    with tempfile.TemporaryDirectory() as data:
        for stored in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(stored, QSettings.Scope.UserScope, data)
        with StatisticsDatabase(Path(data) / "statistics.db") as statistics:
            _fill(statistics)
        whole = Whole(Path(data), theme=ThemeChoice.LIGHT)
        whole.window.resize(SIZE)
        with patch("twentyfive.ui.pages.daily.calendar_page.today", lambda: DAY):
            whole.window.start.chosen.emit(Entry.DAILY)
            whole.page(DailyPage).calendar.click()
        QApplication.processEvents()
        picture = whole.window.grab()
        whole.close()
    return picture.save(str(path), "WEBP", min(quality, MOST_QUALITY))


def _fill(statistics: StatisticsDatabase) -> None:
    """Fill the calendar with results of some months."""
    rng = random.Random(3)
    with statistics.transaction() as connection:
        for ago in range(PLAYED):
            if rng.random() < 0.9:
                day, points = DAY - timedelta(ago), rng.choice((0, 5, 5, 10, 10, 15, 20))
                late, par = rng.random() < 0.06, rng.choice((20, 40, 57, 80, 104))
                row = (day.isoformat(), DailyGame.TWENTY_FIVE, f"{points} 10100", late, par)
                connection.execute(ROW, row)
