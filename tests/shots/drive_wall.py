"""Takes the picture of the wall of a card drive: where everybody sits, and the standings."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings, QSize

from tests.ui.scenes import PAGES
from tests.ui.whole import Whole
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.pages.drive.games_page import GamesPage

NAME = "drive-wall"
"""The name of the picture."""

SIZE: Final = QSize(1280, 720)


def take(quality: int, path: Path) -> bool:
    """Take the picture and write it; return False if it cannot be written."""
    with tempfile.TemporaryDirectory() as data:
        for stored in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(stored, QSettings.Scope.UserScope, data)
        whole = Whole(Path(data), theme=ThemeChoice.LIGHT)
        PAGES["card drive, a game"](whole)
        page = whole.page(GamesPage)
        page.on_wall.click()
        page.wall.resize(SIZE)
        picture = page.wall.grab()
        page.wall.close()
        whole.close()
    return picture.save(str(path), "WEBP", quality)
