"""Painting of a card on the table: shadow, face or back, and its marks."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPixmap, QPolygonF, QRegion

from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.placement import Mark, Placement, new_text, pill_text
from twentyfive.presentation.table.plate_rows import BackPlace
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.theme.look import Look, font_of
from twentyfive.ui.theme.text_layout import narrowed
from twentyfive.ui.theme.tokens import Theme, Tokens
from twentyfive.ui.widgets.base_button import paint_ring_around

CORNER: Final = 0.06
"""Corner radius of a card, as a share of its width."""

_PILL: Final = 0.14
"""Largest font size of a pill, as a share of the card's height, so that the pill does not cover the pips."""

_WITHIN_PILL: Final = 0.3
"""The least distance of a word from the ends of its pill, both together, as a share of its height."""

_LEAST_WITH_PILL: Final = 0.5
"""Share of a card's height that must be visible for a pill to fit below rank and suit."""

_SHADOW_REACH: Final = 16
"""Margin around a card for its shadow."""

_SMALL: Final = 80
"""Below this width the shadow of a flying card shrinks with the card."""

_SHADOW_LEVELS: Final = 4
"""Steps of the shadow from a card at rest to one at the top of its flight."""

_SHADOWS_KEPT: Final = 32

_SHADOW_STEP: Final = 32
"""Pixels between the widths of cached shadows, so that a shrinking card needs few of them."""

_EDGE: Final = 0.03
"""Thickness of a card seen edge-on, as a share of its width."""

OUTSET: Final = 12
"""The farthest that marks, rings and shadows reach beyond a card, in pixels at 100 %."""

_GOLD: Final = 3.0
"""Thickness of the frame around a card that may be played or is pointed out."""

_MOST_GOLD: Final = 2.0
"""The most by which a large window thickens it, so that it stays within `OUTSET`."""

_BRIGHTENS: Final = 0.4
"""The share by which the frame under the pointer is nearer to white: EBC868 becomes F3DDA4."""

_FAR_BELOW: Final = 12
_FAR_REACH: Final = 4
"""The pixels by which the shadow of a card in the hand of a person lies lower and reaches further than in flight."""

_LEFT_BEHIND: Final = 0.35
"""The opacity of the edge of a place that a card has left: it is to be found again, not looked at."""

_EDGE_OF_SHADE: Final = QColor(0, 0, 0, 110)

_BELOW_RING: Final = 11
"""Distance between a playable card and the triangle at its foot, which leaves room for the focus ring."""


PLACE_EDGE: Final = 2
"""Thickness of the edge around a place without its card."""


def paint_card(
    painter: QPainter, card: Placement, faces: FaceStore, look: Look, *, ring: bool, light: float = 0.0
) -> None:
    """Paint a card at rest, with a ring if it has the keyboard focus.

    `light` is how much brighter and higher than the others it is under the pointer, from 0 to 1.
    """
    frame, ratio = _turned(painter, card), painter.device().devicePixelRatioF()
    level = round(light * _SHADOW_LEVELS / 2)
    _shadow(painter, frame, _shadow_pixmap(round(frame.width()), round(frame.height()), level, ratio))
    _face(painter, frame, faces.pixmap(card.spot.card, card.width, card.height, ratio), look.colours)
    _marks(painter, frame, card, look, light, stands=True)
    if ring:
        gold = frame.adjusted(-_GOLD, -_GOLD, _GOLD, _GOLD)
        paint_ring_around(painter, gold, CORNER * frame.width() + _GOLD, look.colours)
    painter.restore()


def paint_flying_card(
    painter: QPainter,
    card: Placement,
    faces: FaceStore,
    look: Look,
    *,
    high: float,
    seen: float = 1.0,
    light: float = 0.0,
) -> None:
    """Paint a card in flight. The higher it flies, the softer and wider is its shadow.

    Args:
        high: its height above the table, from 0 (at rest) to 1.
        seen: the visible share of its width, less than 1 while the card turns over.
        light: how bright its frame is, and how far below it its shadow, from 0 to 1.
    """
    frame, ratio = _turned(painter, card), painter.device().devicePixelRatioF()
    painter.scale(max(_EDGE, seen), 1)
    width = _SHADOW_STEP * max(1, round(frame.width() / _SHADOW_STEP))
    height = round(width * frame.height() / frame.width())
    reach = _SHADOW_REACH * min(1.0, frame.width() / _SMALL) + _FAR_REACH * light
    shade = _shadow_pixmap(width, height, round(high * _SHADOW_LEVELS), ratio)
    _shadow(painter, frame.translated(0, _FAR_BELOW * light), shade, reach)
    _face(painter, frame, faces.nearest(card.spot.card, card.width, ratio), look.colours)
    _marks(painter, frame, card, look, light, stands=not light)
    painter.restore()


def paint_back(painter: QPainter, back: BackPlace, faces: FaceStore) -> None:
    """Paint a small back of a pile, with an edge of shade that tells it from the one below."""
    ratio = painter.device().devicePixelRatioF()
    frame = QRectF(-back.width / 2, -back.height / 2, back.width, back.height)
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(back.x, back.y)
    painter.rotate(back.turn)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_EDGE_OF_SHADE)
    _rounded(painter, frame, 1, CORNER * back.width)
    picture = faces.pixmap(None, back.width, back.height, ratio)
    if picture is not None:
        painter.drawPixmap(frame, picture, QRectF(picture.rect()))
    painter.restore()


def paint_place(painter: QPainter, place: Rect, colour: QColor, *, solid: bool) -> None:
    """Paint the edge of a place without its card: a thin line, or dashes where a card may be laid."""
    edge = QColor(colour)
    edge.setAlphaF(_LEFT_BEHIND if solid else 1.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, PLACE_EDGE, Qt.PenStyle.SolidLine if solid else Qt.PenStyle.DashLine))
    _rounded(painter, QRectF(place.x, place.y, place.w, place.h), -PLACE_EDGE / 2, CORNER * place.w)


def _turned(painter: QPainter, card: Placement) -> QRectF:
    """Move and turn the painter to the card until it is restored, and return the card's frame around the origin."""
    painter.save()
    painter.translate(card.x, card.y)
    painter.rotate(card.angle)
    return QRectF(-card.width / 2, -card.height / 2, card.width, card.height)


def _marks(painter: QPainter, frame: QRectF, card: Placement, look: Look, light: float, *, stands: bool) -> None:
    if not card.marks:
        return
    colours = look.colours
    if Mark.DIMMED in card.marks:
        _dim(painter, frame, look.theme, colours)
    _frame(painter, frame, card, look, light)
    if stands and Mark.PLAYABLE in card.marks and card.shown == 1:
        _foot(painter, frame, colours)
    _pills(painter, frame, card, colours, look.small, look.face)
    if Mark.CHOSEN in card.marks:
        _tick(painter, frame, card.shown, colours)


def _rounded(painter: QPainter, frame: QRectF, grown: float, radius: float) -> None:
    painter.drawRoundedRect(frame.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown)


def _shadow(painter: QPainter, frame: QRectF, shade: QPixmap, reach: float = _SHADOW_REACH) -> None:
    painter.drawPixmap(frame.adjusted(-reach, -reach, reach, reach), shade, QRectF(shade.rect()))


@lru_cache(maxsize=_SHADOWS_KEPT)
def _shadow_pixmap(width: int, height: int, level: int, ratio: float) -> QPixmap:
    """Return the shadow of a card. Cached, since its three rounded shapes cost more than a face."""
    high = level / _SHADOW_LEVELS
    pixmap = QPixmap(round((width + 2 * _SHADOW_REACH) * ratio), round((height + 2 * _SHADOW_REACH) * ratio))
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    painter.setPen(Qt.PenStyle.NoPen)
    frame = QRectF(_SHADOW_REACH, _SHADOW_REACH, width, height).translated(0, 1.5 + 5 * high)
    for grown, alpha in ((3.0 + 4 * high, 14), (1.5 + 2 * high, 26), (0.5, 38)):
        painter.setBrush(QColor(0, 0, 0, alpha))
        _rounded(painter, frame, grown, CORNER * width)
    painter.end()
    return pixmap


def _face(painter: QPainter, frame: QRectF, pixmap: QPixmap | None, colours: Tokens[QColor]) -> None:
    if pixmap is None:
        painter.setPen(QPen(colours.card_edge, 1))
        painter.setBrush(colours.card)
        _rounded(painter, frame, -0.5, CORNER * frame.width())
        return
    painter.drawPixmap(frame, pixmap, QRectF(pixmap.rect()))


def _dim(painter: QPainter, frame: QRectF, theme: Theme, colours: Tokens[QColor]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(colours.dim)
    shade.setAlpha(theme.dim_alpha)
    painter.setBrush(shade)
    _rounded(painter, frame, 0, CORNER * frame.width())


def _frame(painter: QPainter, frame: QRectF, card: Placement, look: Look, light: float) -> None:
    """Paint the frame outside the card, on the cloth: gold on a light card has a contrast of only 1.6 to 1.

    Under the pointer it is brighter and half as wide again, so that it is seen without colour too.
    """
    framed = {Mark.PLAYABLE, Mark.BEST, Mark.DEALS, Mark.CHOSEN, Mark.PUT_OUT, Mark.ADVISED} & card.marks
    if not framed:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = _GOLD * min(look.scale, _MOST_GOLD) * (1 + light / 2)
    painter.setPen(QPen(_lit(look.colours.gold, light), width))
    _rounded(painter, frame, width / 2 + (2 if {Mark.BEST, Mark.DEALS} & card.marks else 0), CORNER * frame.width())


def _foot(painter: QPainter, frame: QRectF, colours: Tokens[QColor]) -> None:
    """Paint the triangle below a card that may be played."""
    foot = max(5.0, frame.width() * 0.06)
    top = frame.bottom() + _BELOW_RING
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.gold)
    painter.drawPolygon(QPolygonF([QPointF(-foot, top + foot), QPointF(foot, top + foot), QPointF(0, top)]))


def _lit(colour: QColor, light: float) -> QColor:
    """The colour under the pointer, from itself (0) to that much nearer to white (1)."""
    share = _BRIGHTENS * light
    return QColor(*(round(part + share * (255 - part)) for part in (colour.red(), colour.green(), colour.blue())))


def _pills(painter: QPainter, frame: QRectF, card: Placement, colours: Tokens[QColor], small: int, face: QFont) -> None:
    """Paint the pills: that of a card to put out in its middle, all others at the lower edge of its visible part."""
    if card.open < _LEAST_WITH_PILL:
        return
    out = Mark.PUT_OUT in card.marks
    painter.setFont(font_of(face, round(min(small, _PILL * frame.height())), bold=True))
    height = painter.fontMetrics().height() + 2
    low = frame.top() + card.open * frame.height() - height / 2 - 3
    golden = {Mark.BEST, Mark.DEALS, Mark.ADVISED} & card.marks
    fill = colours.red if out else colours.gold if golden else colours.card
    text = _shorter(pill_text(card.marks), card, frame, painter.fontMetrics())
    _pill(painter, text, frame, card, frame.center().y() if out else low, fill, colours)
    _pill(painter, new_text(card.marks), frame, card, low, colours.card, colours)


def _room(card: Placement, frame: QRectF, metrics: QFontMetrics) -> float:
    return frame.width() + 2 * OUTSET if card.shown == 1 else max(card.shown * frame.width() - 4, metrics.height())


def _wanted(text: str, metrics: QFontMetrics) -> float:
    return metrics.horizontalAdvance(text) + 0.9 * metrics.height()


def _shorter(text: str, card: Placement, frame: QRectF, metrics: QFontMetrics) -> str:
    """Return the text; of a card led that is also best, only that it is best if both have no room."""
    has_room = _wanted(text, metrics) <= _room(card, frame, metrics)
    return text if has_room or Mark.BEST not in card.marks else pill_text(card.marks - {Mark.LED})


def _pill(
    painter: QPainter, text: str, frame: QRectF, card: Placement, middle: float, fill: QColor, colours: Tokens[QColor]
) -> None:
    if not text:
        return
    metrics = painter.fontMetrics()
    width = min(_room(card, frame, metrics), _wanted(text, metrics))
    height = metrics.height() + 2
    usual = painter.font()
    painter.setFont(narrowed(usual, text, width - _WITHIN_PILL * metrics.height()))
    # In a hand whose cards overlap, the pill stays on the visible part of the card.
    left = -width / 2 if card.shown == 1 else frame.left() + max(2.0, (card.shown * frame.width() - width) / 2)
    pill = QRectF(left, middle - height / 2, width, height)
    painter.setPen(QPen(colours.black, 1.5))
    painter.setBrush(fill)
    painter.drawRoundedRect(pill, height / 2, height / 2)
    inks = {colours.red.rgb(): colours.card, colours.gold.rgb(): colours.onaccent}
    painter.setPen(inks.get(fill.rgb(), colours.black))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
    painter.setFont(usual)


def _tick(painter: QPainter, frame: QRectF, shown: float, colours: Tokens[QColor]) -> None:
    """Paint a ticked disc on the corner of the visible part. It rises no higher than a focus ring."""
    size = max(22.0, frame.width() * 0.18)
    right = frame.left() + shown * frame.width()
    disc = QRectF(right - size * (0.75 if shown == 1 else 1.1), frame.top() - min(size * 0.25, 8.0), size, size)
    painter.setPen(QPen(colours.black, 1.5))
    painter.setBrush(colours.gold)
    painter.drawEllipse(disc)
    painter.setPen(QPen(colours.onaccent, size * 0.12, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    a = QPointF(disc.left() + size * 0.28, disc.top() + size * 0.53)
    b = QPointF(disc.left() + size * 0.44, disc.top() + size * 0.68)
    c = QPointF(disc.left() + size * 0.73, disc.top() + size * 0.34)
    painter.drawPolyline([a, b, c])


def painted_region(cards: Iterable[Placement]) -> QRegion:
    """Return the region that painting these cards may touch."""
    region = QRegion()
    for card in cards:
        region += painted_area(card).toAlignedRect()
    return region


def painted_area(card: Placement) -> QRectF:
    """Return the area that painting the card may touch."""
    turn, edge = math.radians(card.angle), OUTSET + 8
    sine, cosine = abs(math.sin(turn)), abs(math.cos(turn))
    half_width = (cosine * card.width + sine * card.height) / 2 + edge
    half_height = (sine * card.width + cosine * card.height) / 2 + edge
    return QRectF(card.x - half_width, card.y - half_height, 2 * half_width, 2 * half_height + 8 + _BELOW_RING)
