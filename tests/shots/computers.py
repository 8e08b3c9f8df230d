"""Takes the screenshot of two computers at one table: two windows, each with its own deck and colours."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from tests.net.tables import HERE
from tests.together.wanted import Wanted
from tests.together.windows import Window

NAME = "computers"
"""The name of the picture."""

SIZE: Final = (960, 600)
GAP: Final = 24
MOMENT: Final = 13
"""The position of the game that is shown: in the middle of a trick."""


def take(quality: int, path: Path) -> bool:
    """Take the picture and write it; return False if it cannot be written."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        of_host = Wanted(str(folder / "host"), "Anna", 25, SIZE)
        of_guest = Wanted(str(folder / "guest"), "Máire", 25, SIZE, theme="dark", deck="four-colour")
        with Window(of_host) as host, Window(of_guest) as guest:
            for window in (host, guest):
                window.answer()
            door = host.ask("open", preset="twenty-five", players=5, sides=5, guests=1, options={})
            guest.ask("join", address=f"{HERE}:{door['port']}", code=door["code"])
            host.ask("begin", guests=1)
            for window in (host, guest):
                window.tell("play", until="revision", revision=MOMENT)
            for window in (host, guest):
                window.answer()
            pictures = []
            for number, window in enumerate((host, guest)):
                window.ask("paint", path=str(folder / f"{number}.png"))
                pictures.append(QPixmap(str(folder / f"{number}.png")))
    return _side_by_side(pictures).save(str(path), "WEBP", quality)


def _side_by_side(pictures: list[QPixmap]) -> QPixmap:
    width, height = SIZE
    whole = QPixmap(len(pictures) * width + (len(pictures) - 1) * GAP, height)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    for number, picture in enumerate(pictures):
        painter.drawPixmap(number * (width + GAP), 0, picture)
    painter.end()
    return whole
