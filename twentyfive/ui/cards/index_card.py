"""A small card with only rank and suit, in letters that can be read where a face could not."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from twentyfive.core import Card
from twentyfive.ui.cards.suit_signs import paint_hole, paint_suit
from twentyfive.ui.theme.look import Look, figures_of
from twentyfive.ui.theme.tokens import Ground

_RANK: Final = 1.05
"""Font size of the rank, as a share of half the card: the tail of a J must not reach the suit sign."""

_WIDEST: Final = 0.8
"""Widest rank, as a share of the card's width; a 10 is condensed to it."""


def paint_index_card(painter: QPainter, card: Card, frame: QRectF, look: Look) -> None:
    """Paint `card` as large as `frame`, in the colours of the deck; red suits are hollow in a theme without red."""
    colours = look.colours
    painter.setPen(QPen(colours.card_edge, 1))
    painter.setBrush(colours.card)
    painter.drawRoundedRect(frame, 4, 4)
    painter.setPen(colours.black)
    if card.suit is None:
        painter.setFont(look.figures(max(6, round(0.5 * frame.width())), bold=True))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, str(card))
        return
    ink = look.suit_on(card.suit, Ground.CARD)
    painter.setPen(ink)
    half = frame.height() / 2
    _paint_rank(painter, str(card.rank), frame, look.face)
    sign = min(0.82 * half, 0.6 * frame.width())
    centre = QPointF(frame.center().x(), frame.top() + 1.47 * half)
    area = QRectF(centre.x() - sign / 2, centre.y() - sign / 2, sign, sign)
    paint_suit(painter, card.suit, area, ink)
    paint_hole(painter, card.suit, area, look.theme, colours.card)


def _paint_rank(painter: QPainter, rank: str, frame: QRectF, face: QFont) -> None:
    """Paint the rank in the upper half of the card, all ranks on the same baseline."""
    half = frame.height() / 2
    font = figures_of(face, max(6, round(min(_RANK * half, 0.66 * frame.width()))), bold=True)
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(rank)
    narrower = min(1.0, _WIDEST * frame.width() / width)
    painter.save()
    painter.setFont(font)
    painter.translate(frame.center().x(), frame.top() + (0.92 * half + metrics.capHeight()) / 2)
    painter.scale(narrower, 1.0)
    painter.drawText(QPointF(-width / 2, 0), rank)
    painter.restore()
