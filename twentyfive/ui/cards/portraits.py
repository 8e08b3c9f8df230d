"""The portraits of the characters in any size, from SVG files."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from twentyfive.assets import resource

_PORTRAITS_KEPT: Final = 32
"""Portraits kept in memory: more than are visible at once."""


def paint_portrait(painter: QPainter, key: str, area: QRectF) -> None:
    """Paint the portrait of the character of that key in the square `area`."""
    ratio = painter.device().devicePixelRatioF()
    image = _drawn(key, round(area.width() * ratio))
    painter.drawImage(area, image, QRectF(image.rect()))


@lru_cache(maxsize=_PORTRAITS_KEPT)
def _drawn(key: str, pixels: int) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(resource("characters", f"{key}.svg"))).render(painter, QRectF(image.rect()))
    painter.end()
    return image
