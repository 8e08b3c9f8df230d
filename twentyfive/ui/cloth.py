"""The table: cloth in lamplight with a faint weave and a darker rim, in its wooden frame."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from twentyfive.ui.geometry import Rect
from twentyfive.ui.look import Look
from twentyfive.ui.theme import Scheme

_WEAVE_TILE: Final = 64
_WEAVE_SEED: Final = 25


def cloth_pixmap(size: QSize, cloth: Rect, look: Look, ratio: float) -> QPixmap:
    """The table without cards: wood around, the cloth in `cloth`, for a window of `size` logical pixels."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(QPointF(0, 0), size), look.colours.wood)
    area = QRectF(cloth.x, cloth.y, cloth.w, cloth.h)
    shape = QPainterPath()
    shape.addRoundedRect(area, 24, 24)
    painter.fillPath(shape, _lamplight(area, look))
    if look.theme.scheme is not Scheme.HIGH_CONTRAST:
        painter.fillPath(shape, QBrush(_weave()))
        _oval(painter, area, look)
    painter.setPen(QPen(look.colours.woodline, 1.5))
    painter.drawPath(shape)
    painter.end()
    return pixmap


def _lamplight(area: QRectF, look: Look) -> QBrush:
    light = QRadialGradient(QPointF(area.center().x(), area.top() + 0.42 * area.height()), 0.62 * area.width())
    light.setColorAt(0, look.colours.lamp)
    light.setColorAt(0.55, look.colours.cloth)
    light.setColorAt(1, look.colours.rim)
    return QBrush(light)


@cache
def _weave() -> QImage:
    """A small tile of crossing threads, each a shade lighter or darker than its neighbour."""
    chance = random.Random(_WEAVE_SEED)
    tile = QImage(_WEAVE_TILE, _WEAVE_TILE, QImage.Format.Format_ARGB32_Premultiplied)
    for y in range(_WEAVE_TILE):
        for x in range(_WEAVE_TILE):
            over = (x // 2 + y // 2) % 2
            alpha = chance.randrange(2, 9)
            tile.setPixelColor(x, y, QColor(255, 255, 255, alpha) if over else QColor(0, 0, 0, alpha))
    return tile


def _oval(painter: QPainter, area: QRectF, look: Look) -> None:
    """The faint ring around the middle, where the trick is played."""
    line = QColor(look.colours.clothink)
    line.setAlpha(18)
    painter.setPen(QPen(line, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width, height = 0.62 * area.width(), 0.5 * area.height()
    painter.drawRoundedRect(
        QRectF(area.center().x() - width / 2, area.top() + 0.12 * area.height(), width, height), height / 2, height / 2
    )
