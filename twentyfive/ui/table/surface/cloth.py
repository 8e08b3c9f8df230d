"""The bare table: cloth in lamplight with a faint weave and a darker rim, in its wooden frame."""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.frame import cloth_radius
from twentyfive.ui.cards.emblem import tinted_emblem
from twentyfive.ui.theme.tokens import Scheme, Theme, Tokens

_WEAVE_TILE: Final = 64
_WEAVE_SEED: Final = 25

_KNOT_OPACITY: Final = 0.07
_KNOT_WIDTH: Final = 0.24
_KNOT_HEIGHT: Final = 0.27
"""The most that the knot takes of the cloth's width and height."""

_KNOT_Y: Final = 0.31
"""The middle of the knot, as a share of the cloth's height: between those across and the viewer's card."""


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
    radius = cloth_radius(cloth.w, cloth.h)
    inside = area.adjusted(radius, radius, -radius, -radius).contains(QRectF(part))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    if inside:
        shape.addRect(QRectF(part))
    else:
        painter.fillRect(part, colours.wood)
        shape.addRoundedRect(area, radius, radius)
    painter.fillPath(shape, _lamplight(area, colours))
    if theme.scheme is not Scheme.HIGH_CONTRAST:
        painter.fillPath(shape, QBrush(_weave()))
        _sew_on_knot(painter, QRectF(part), area, colours)
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


def _sew_on_knot(painter: QPainter, part: QRectF, area: QRectF, colours: Tokens[QColor]) -> None:
    """Paint the faint knot of the emblem in the middle of the players, as far as it lies in that part."""
    side = min(_KNOT_WIDTH * area.width(), _KNOT_HEIGHT * area.height())
    middle = QPointF(area.center().x(), area.top() + _KNOT_Y * area.height())
    square = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    seen = square & part
    if seen.isEmpty():
        return
    line = QColor(colours.clothink)
    line.setAlphaF(_KNOT_OPACITY)
    image = tinted_emblem(round(side * painter.device().devicePixelRatioF()), line.rgba())
    scale = image.width() / side
    there = QRectF(
        (seen.x() - square.x()) * scale, (seen.y() - square.y()) * scale, seen.width() * scale, seen.height() * scale
    )
    painter.drawImage(seen, image, there)
