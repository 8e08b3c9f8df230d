"""The bare table: cloth in lamplight with a faint weave and a darker rim, in its wooden frame."""

from __future__ import annotations

import math
import random
from functools import cache
from itertools import product
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from twentyfive.presentation.measures import Rect
from twentyfive.ui.theme.tokens import Scheme, Theme, Tokens

_WEAVE_TILE: Final = 64
_WEAVE_SEED: Final = 25
_RADIUS: Final = 24
_OVAL_STROKE: Final = 1.5


def cloth_pixmap(size: QSize, cloth: Rect, theme: Theme, colours: Tokens[QColor], ratio: float) -> QPixmap:
    """The table without cards, for a window of `size` logical pixels: wood around the cloth in `cloth`."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    paint_cloth(painter, QRect(QPoint(0, 0), size), cloth, theme, colours)
    painter.end()
    return pixmap


def paint_cloth(painter: QPainter, part: QRect, cloth: Rect, theme: Theme, colours: Tokens[QColor]) -> None:
    """Paint that part of the table without cards, and one pixel more at its edges unless it is clipped.

    A stored picture of the whole would take 4 bytes for each pixel of the window, and save a fifth of a millisecond for
    the area of a card.
    """
    part = part.adjusted(-1, -1, 1, 1)  # so that the pixels at its edges are covered fully
    area = QRectF(cloth.x, cloth.y, cloth.w, cloth.h)
    inside = area.adjusted(_RADIUS, _RADIUS, -_RADIUS, -_RADIUS).contains(QRectF(part))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    if inside:
        shape.addRect(QRectF(part))
    else:
        painter.fillRect(part, colours.wood)
        shape.addRoundedRect(area, _RADIUS, _RADIUS)
    painter.fillPath(shape, _lamplight(area, colours))
    if theme.scheme is not Scheme.HIGH_CONTRAST:
        painter.fillPath(shape, QBrush(_weave()))
        _oval(painter, QRectF(part), area, colours)
    if not inside:
        painter.setPen(QPen(colours.woodline, 1.5))
        painter.drawPath(shape)
    painter.restore()


def _lamplight(area: QRectF, colours: Tokens[QColor]) -> QBrush:
    light = QRadialGradient(QPointF(area.center().x(), area.top() + 0.42 * area.height()), 0.62 * area.width())
    light.setColorAt(0, colours.lamp)
    light.setColorAt(0.55, colours.cloth)
    light.setColorAt(1, colours.rim)
    return QBrush(light)


@cache
def _weave() -> QImage:
    """A small tile of crossing threads, each a shade lighter or darker than its neighbour."""
    over = ((x // 2 + y // 2) % 2 for y, x in product(range(_WEAVE_TILE), repeat=2))
    alphas = random.Random(_WEAVE_SEED).choices(range(2, 9), k=_WEAVE_TILE**2)
    pixels = bytearray()
    for light, alpha in zip(over, alphas, strict=True):
        pixels += bytes((alpha * light,) * 3 + (alpha,))  # white or black, nearly transparent
    return QImage(pixels, _WEAVE_TILE, _WEAVE_TILE, QImage.Format.Format_RGBA8888_Premultiplied).copy()


def _oval(painter: QPainter, part: QRectF, area: QRectF, colours: Tokens[QColor]) -> None:
    """Paint the faint ring around the middle, where the trick is played, if it runs through that part."""
    width, height = 0.62 * area.width(), 0.5 * area.height()
    ring = QRectF(area.center().x() - width / 2, area.top() + 0.12 * area.height(), width, height)
    within = height / 2 * (1 - math.sqrt(0.5)) + _OVAL_STROKE
    if not ring.intersects(part) or ring.adjusted(within, within, -within, -within).contains(part):
        return
    line = QColor(colours.clothink)
    line.setAlpha(18)
    painter.setPen(QPen(line, _OVAL_STROKE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(ring, height / 2, height / 2)
