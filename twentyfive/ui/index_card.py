"""A card as small as its index: rank above suit in letters of the text, readable where a face would not be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from twentyfive.core import Card
from twentyfive.ui.look import Look
from twentyfive.ui.suit_signs import paint_hole, paint_suit
from twentyfive.ui.theme import Ground

_MIDDLE: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
"""A J and a Q reach below the line, which may be out of the room they are given."""


def paint_index_card(painter: QPainter, card: Card, frame: QRectF, look: Look) -> None:
    """Paint `card` as large as `frame`, in the colours of the deck; red suits are hollow if the theme tells them so."""
    colours = look.colours
    painter.setPen(QPen(colours.card_edge, 1))
    painter.setBrush(colours.card)
    painter.drawRoundedRect(frame, 4, 4)
    painter.setPen(colours.black)
    if card.suit is None:
        painter.setFont(look.figures(max(6, round(0.5 * frame.width())), bold=True))
        painter.drawText(frame, _MIDDLE, str(card))
        return
    ink = look.suit_on(card.suit, Ground.CARD)
    painter.setPen(ink)
    half = frame.height() / 2
    letters = min(1.24 * half, 0.66 * frame.width())
    painter.setFont(look.figures(max(6, round(letters)), bold=True))
    upper = QRectF(frame.left(), frame.top(), frame.width(), 1.06 * half)
    painter.drawText(upper, _MIDDLE, str(card.rank))
    sign = min(0.82 * half, 0.6 * frame.width())
    centre = QPointF(frame.center().x(), frame.top() + 1.47 * half)
    area = QRectF(centre.x() - sign / 2, centre.y() - sign / 2, sign, sign)
    paint_suit(painter, card.suit, area, ink)
    paint_hole(painter, card.suit, area, look, colours.card)
