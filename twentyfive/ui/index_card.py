"""A card as small as its index: rank above suit in letters of the text, readable where a face would not be."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from twentyfive.core import Card
from twentyfive.ui.look import Look
from twentyfive.ui.suit_signs import paint_suit


def paint_index_card(painter: QPainter, card: Card, frame: QRectF, look: Look) -> None:
    """Paint `card` as large as `frame`; red suits are hollow where the theme has no red."""
    colours = look.colours
    painter.setPen(QPen(colours.card_edge, 1))
    painter.setBrush(colours.card)
    painter.drawRoundedRect(frame, 4, 4)
    red = card.suit is not None and card.suit.red
    ink = colours.red if red else colours.black
    painter.setPen(ink)
    if card.suit is None:
        painter.setFont(look.figures(max(6, round(0.5 * frame.width())), bold=True))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, str(card))
        return
    half = frame.height() / 2
    letters = min(1.24 * half, 0.66 * frame.width())
    painter.setFont(look.figures(max(6, round(letters)), bold=True))
    upper = QRectF(frame.left(), frame.top(), frame.width(), 1.06 * half)
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(card.rank))
    sign = min(0.82 * half, 0.6 * frame.width())
    centre = QPointF(frame.center().x(), frame.top() + 1.47 * half)
    area = QRectF(centre.x() - sign / 2, centre.y() - sign / 2, sign, sign)
    paint_suit(painter, card.suit, area, ink)
    if red and look.theme.hollow_reds:
        hole = 0.2 * sign
        paint_suit(painter, card.suit, area.adjusted(hole, hole, -hole, -hole), colours.card)
