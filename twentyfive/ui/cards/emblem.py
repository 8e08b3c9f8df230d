"""Artwork of the program: the picture of the start page, the emblem, and the frame of the curtain."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from twentyfive.assets import resource
from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.ui.cards.decks import Deck
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.text_layout import Lines, line_height, natural_width, paint_lines, wrapped
from twentyfive.ui.theme.tokens import Scheme, Theme, Tokens, mixed
from twentyfive.wording.grammar.texts import Text

PLAIT_INKS: Final = ("#12392a", "#ebc868", "#a3924b")
"""Colours of ground, upper and lower strand in the file of the plait."""

_FAN: Final = ("QH", "KH", "AH", "JH", "5H")
"""The five best trumps when hearts are trumps, the best on top."""

_FAN_DEGREES: Final = 22
_CORNER_TURN: Final = -90
"""The corner in the file is the upper left one; the frame needs the lower left one."""

_NARROW: Final = 240
"""The width of the picture at 100 % up to which the emblem takes more than half of it."""

_EMBLEMS_KEPT: Final = 4
"""Emblems in memory: those on the table are painted with each card that passes, and to render one takes 1 ms."""

_MOST_LINES: Final = 3
_LEFT: Final = Qt.AlignmentFlag.AlignLeft


PROGRAM_NAME: Final = Text("start", "Twenty-Five")


def art_column(size: QSizeF, look: Look, deck: Deck, ratio: float) -> QPixmap:
    """Return the picture of the start page: lamplight on the cloth, emblem, name and the five best cards.

    Args:
        size: its size in logical pixels.
        look: the look of the window.
        deck: the deck of the cards.
        ratio: device pixels per logical pixel.
    """
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    strip_width = min(0.14 * size.width(), 0.0525 * size.height())
    field = QRectF(0, 0, size.width() - strip_width, size.height())
    paint_lamplight(painter, field, look.colours)
    below = _paint_title(painter, field, look)
    _paint_fan(painter, field, below, deck)
    _paint_plait(painter, QRectF(field.right(), 0, strip_width, size.height()), look.theme, look.colours)
    painter.end()
    return pixmap


def paint_emblem(painter: QPainter, square: QRectF, colour: QColor) -> None:
    """Paint the emblem, a knot around a five, in one colour."""
    pixels = round(square.width() * painter.device().devicePixelRatioF())
    painter.drawImage(square, tinted_emblem(pixels, colour.rgba()))


@lru_cache(maxsize=_EMBLEMS_KEPT)
def tinted_emblem(pixels: int, rgba: int) -> QImage:
    """Return the emblem in one colour, that many pixels wide and high. It is shared: copy it before changing it."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    tint = QPainter(image)
    tint.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(resource("art", "emblem.svg"))).render(tint, QRectF(image.rect()))
    tint.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    tint.fillRect(image.rect(), QColor.fromRgba(rgba))
    tint.end()
    return image


def paint_lamplight(painter: QPainter, field: QRectF, colours: Tokens[QColor]) -> None:
    """Fill the field with cloth in lamplight."""
    lamp = QPointF(0.58 * field.width(), 0.26 * field.height())
    light = QRadialGradient(lamp, 0.78 * math.hypot(field.width(), field.height()))
    light.setColorAt(0, colours.lamp)
    light.setColorAt(0.5, colours.cloth)
    light.setColorAt(1, colours.rim)
    painter.fillRect(field, light)


def _paint_title(painter: QPainter, field: QRectF, look: Look) -> float:
    """Paint emblem, name and a line about the game, and return the y coordinate of their lower edge."""
    inset = 0.085 * field.width()
    room = field.width() - 2 * inset
    share = 0.36 if field.width() > _NARROW * look.scale else 0.56
    emblem = min(share * field.width(), 0.2 * field.height())
    top = 0.06 * field.height()
    paint_emblem(painter, QRectF(inset, top, emblem, emblem), look.colours.gold)
    top += emblem + 0.03 * field.height()
    name = PROGRAM_NAME()
    size = round(48 * look.factor)
    size = min(size, int(size * room / natural_width(name, look.title_font(size))))
    title_font = look.title_font(size)
    painter.setPen(look.colours.clothink)
    paint_lines(painter, Lines((name,), whole=True), title_font, QRectF(inset, top, room, size), _LEFT)
    top += line_height(title_font) + 0.3 * look.medium
    font = look.font(look.medium)
    about = wrapped(_ABOUT(), font, room, _MOST_LINES)
    if not about.whole:
        about = wrapped(_ABOUT_IN_SHORT(), font, room, 2 * _MOST_LINES)
    paint_lines(painter, about, font, QRectF(inset, top, room, 0), _LEFT)
    return top + len(about.texts) * line_height(font)


_ABOUT: Final = Text("start", "The old Irish game and its family: Spoil Five, Forty-Five, Auction.")
_ABOUT_IN_SHORT: Final = Text("start", "The old Irish game and its family")


def _paint_fan(painter: QPainter, field: QRectF, below: float, deck: Deck) -> None:
    """Paint the cards spread about a point below them, as a hand is held."""
    height = min(0.31 * field.width() / CARD_RATIO, 0.3 * field.height(), (field.bottom() - below) / 1.7)
    card = QRectF(-height * CARD_RATIO / 2, -height / 2, height * CARD_RATIO, height)
    arm = 1.55 * height
    middle = (len(_FAN) - 1) / 2
    for place, name in enumerate(_FAN):
        turn = (place - middle) / middle * _FAN_DEGREES
        away = math.radians(turn)
        painter.save()
        painter.translate(
            field.center().x() + arm * math.sin(away), field.bottom() - 0.95 * height + arm * (1 - math.cos(away))
        )
        painter.rotate(turn)
        _paint_card_shadow(painter, card)
        QSvgRenderer(str(deck.folder / f"{name}.svg")).render(painter, card)
        painter.restore()


def _paint_card_shadow(painter: QPainter, card: QRectF) -> None:
    radius = 0.06 * card.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 16))
    for spread in range(5):
        grown = spread * card.width() / 80
        shade = card.adjusted(-grown, -grown, grown, grown).translated(0, card.width() / 60)
        painter.drawRoundedRect(shade, radius + grown, radius + grown)


def _paint_plait(painter: QPainter, strip: QRectF, theme: Theme, colours: Tokens[QColor]) -> None:
    """Paint the strip of interlace: squares of the plait one below the other, beside a hairline."""
    plait = _plait("plait.svg", theme)
    painter.save()
    painter.setClipRect(strip)
    # Whole pixels, or there would be a seam between two squares.
    side = math.ceil(strip.width())
    for y in range(0, math.ceil(strip.height()), side):
        plait.render(painter, QRectF(strip.left(), y, side, side))
    edge = colours.gold if theme.scheme is not Scheme.HIGH_CONTRAST else colours.line
    painter.fillRect(QRectF(strip.left(), 0, 1.5, strip.height()), edge)
    painter.restore()


def _plait(file: str, theme: Theme) -> QSvgRenderer:
    """Return a renderer of a file of the plait in the colours of the look."""
    tokens = theme.tokens
    inks = (tokens.rim, tokens.gold, mixed(tokens.gold, tokens.rim, 0.42))
    text = resource("art", file).read_text(encoding="utf-8")
    for ink, replacement in zip(PLAIT_INKS, inks, strict=True):
        text = text.replace(ink, replacement)
    return QSvgRenderer(QByteArray(text.encode()))


def plait_frame(size: QSize, theme: Theme, colours: Tokens[QColor], ratio: float) -> QPixmap:
    """Return lamplight in a frame of interlace, for a curtain of that size in logical pixels."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, size.width(), size.height())
    paint_lamplight(painter, whole, colours)
    side = round(min(size.width(), size.height()) / 16)
    for quarter in range(4):
        painter.save()
        painter.translate(whole.center())
        painter.rotate(90 * quarter)
        across, down = (whole.width(), whole.height()) if quarter % 2 == 0 else (whole.height(), whole.width())
        _paint_left_edge(painter, QRectF(-across / 2, -down / 2, side, down), theme)
        painter.restore()
    painter.end()
    return pixmap


def _paint_left_edge(painter: QPainter, edge: QRectF, theme: Theme) -> None:
    """Paint the left side of the frame with its lower corner, but not the upper one."""
    side = edge.width()
    squares = max(1, round(edge.height() / side) - 2)
    step = (edge.height() - 2 * side) / squares
    plait = _plait("plait.svg", theme)
    # Whole pixels, as in `_paint_plait`.
    tops = [round(edge.top() + side + square * step) for square in range(squares + 1)]
    for top, bottom in pairwise(tops):
        plait.render(painter, QRectF(edge.left(), top, side, bottom - top))
    painter.save()
    painter.translate(edge.left() + side / 2, edge.bottom() - side / 2)
    painter.rotate(_CORNER_TURN)
    _plait("plait-corner.svg", theme).render(painter, QRectF(-side / 2, -side / 2, side, side))
    painter.restore()
