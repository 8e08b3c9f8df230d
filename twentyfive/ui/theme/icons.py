"""The icons on buttons: SVG files in `resources/icons/ui`, painted in any size and colour."""

from __future__ import annotations

from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

from twentyfive.assets import resource

_INK: Final = "currentColor"
"""The colour in the files, which each icon takes from the button that it is on."""

_KEPT: Final = 64
"""Parsed icons in memory: more than are in sight at once."""


class Icon(StrEnum):
    """An icon; its value is the name of its file."""

    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    CARDS = "cards"
    RANKING = "ranking"
    SPEED = "speed"
    MENU = "menu"
    BACK = "back"
    ONWARD = "onward"
    FOLD = "fold"
    UNFOLD = "unfold"
    PLAY = "play"
    PAUSE = "pause"
    NEW_GAME = "new-game"
    LEARN = "learn"
    PRACTISE = "practise"
    SAVED = "saved"
    STATISTICS = "statistics"
    SETTINGS = "settings"
    EYE = "eye"
    PERSON = "person"
    FRIENDS = "friends"
    COMPUTER = "computer"
    SCORES = "scores"
    CLOSE = "close"
    AGAIN = "again"
    CHECK = "check"
    GLOBE = "globe"
    DAY = "day"


def paint_icon(painter: QPainter, icon: Icon, rect: QRectF, colour: QColor) -> None:
    """Paint the icon into the largest square in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    _renderer(icon, colour.name()).render(painter, square)


@lru_cache(maxsize=_KEPT)
def _renderer(icon: Icon, colour: str) -> QSvgRenderer:
    drawing = (_folder() / f"{icon}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(drawing.replace(_INK, colour).encode()))


@cache
def _folder() -> Path:
    return resource("icons", "ui")  # looked for only once: it takes as long as reading an icon
