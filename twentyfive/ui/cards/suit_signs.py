"""The four suit signs in any size and colour, from SVG files, so that no font is needed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from twentyfive.assets import resource
from twentyfive.core import Suit
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.tokens import Ground, Theme

_SIGNS_KEPT: Final = 64
"""Signs kept in memory: more than are visible at once."""

_RIM: Final = 0.2
"""Thickness of the rim of a hollow sign, as a share of its width."""


def paint_suit(painter: QPainter, suit: Suit, area: QRectF, colour: QColor) -> None:
    """Paint the sign of `suit`, filled with `colour`, in the square `area`."""
    ratio = painter.device().devicePixelRatioF()
    image = _tinted(suit, round(area.width() * ratio), colour.rgba())
    painter.drawImage(area, image, QRectF(image.rect()))


def paint_suit_sign(painter: QPainter, suit: Suit, area: QRectF, look: Look) -> None:
    """Paint the sign of `suit` on paper, in the colour of the deck, hollow if the theme says so."""
    paint_suit(painter, suit, area, look.suit_on(suit, Ground.PAPER))
    paint_hole(painter, suit, area, look.theme, look.colours.surface)


def paint_hole(painter: QPainter, suit: Suit, area: QRectF, theme: Theme, ground: QColor) -> None:
    """Make the sign of a red suit hollow if the theme says so, filling it with the colour of the `ground`."""
    if suit.red and theme.hollow_reds:
        hole = _RIM * area.width()
        paint_suit(painter, suit, area.adjusted(hole, hole, -hole, -hole), ground)


@lru_cache(maxsize=_SIGNS_KEPT)
def _tinted(suit: Suit, pixels: int, rgba: int) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(resource("art", f"suit-{suit}.svg"))).render(painter, QRectF(image.rect()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), QColor.fromRgba(rgba))
    painter.end()
    return image
