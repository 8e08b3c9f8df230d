"""Takes the screenshot of a phone in a hall: the page in Chromium, asked who won at its table."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtGui import QPixmap

from tests.browsers.chromium import Chromium
from tests.browsers.test_drive import PLAN, QUICK, Page
from tests.net.drive.halls import hall
from twentyfive.drive.entries import Renamed

NAME = "drive-phone"
"""The name of the picture."""

NAMES: Final = (
    "Ann", "Ben", "Bríd", "Con", "Cáit", "Dan", "Nuala", "Tom", "Éanna", "Úna", "Pat", "Rose",
)  # fmt: skip


def take(quality: int, path: Path) -> bool:
    """Take the picture and write it; return False if it cannot be written."""
    with tempfile.TemporaryDirectory() as folder, hall(Path(folder), None, 6, PLAN, QUICK) as drive:
        for person, name in enumerate(NAMES, 1):
            drive.desk.enter(Renamed(person, name))
        browser = Chromium(Path(folder))
        page = Page(drive, browser, drive.evening.tables[2].sides[0])
        page.tab.resize(390, 640)
        page.choose()
        page.wait(".told .answer")
        shot = Path(folder) / "phone.png"
        page.tab.picture(shot)
        written = QPixmap(str(shot)).save(str(path), "WEBP", quality)
        browser.close()
        return written
