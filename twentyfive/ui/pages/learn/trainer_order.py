"""The order of the cards that decides a question, as a row of small cards; those of the question stand out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card
from twentyfive.ui.accessibility.roles import Worded
from twentyfive.ui.cards.index_card import paint_index_card
from twentyfive.ui.widgets.base_button import RING, is_ringed, paint_ring
from twentyfive.ui.widgets.height_for_width import HeightForWidth

_FRAME: Final = 3.0


class OrderRow(HeightForWidth, Worded):
    """Cards, best first, in as many rows as they need. They are one stop for Tab, read out as a whole.

    Attributes:
        cards: all cards of the order.
        framed: the cards that stand out.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards: tuple[Card, ...] = ()
        self.framed: frozenset[Card] = frozenset()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_order(self, cards: Sequence[Card], framed: Sequence[Card], spoken: str) -> None:
        """Show these cards; a screen reader reads `spoken`."""
        self.cards, self.framed = tuple(cards), frozenset(framed)
        self.setAccessibleName(spoken)
        self._renew()

    def _step(self) -> float:
        """The distance from one card to the next."""
        return self._card().width() + 2 * _FRAME + 2

    def _card(self) -> QSize:
        look = self._look
        return QSize(round(1.9 * look.medium), round(2.6 * look.medium))

    def _columns(self, width: int) -> int:
        return max(1, int((width - 2 * RING) // self._step()))

    def _row_height(self) -> float:
        return self._card().height() + 2 * _FRAME + 4

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self.cards) // self._columns(width))
        return round(rows * self._row_height()) + 2 * RING

    def sizeHint(self) -> QSize:
        width = round(len(self.cards) * self._step()) + 2 * RING
        return QSize(width, self.heightForWidth(max(width, 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._step()) + 2 * RING, 0)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, size, columns = self._look, self._card(), self._columns(self.width())
        for index, card in enumerate(self.cards):
            row, column = divmod(index, columns)
            left, top = RING + _FRAME + column * self._step(), RING + _FRAME + row * self._row_height()
            frame = QRectF(left, top, size.width(), size.height())
            if card in self.framed:
                painter.setPen(QPen(look.colours.accentink, 2 * _FRAME))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(frame, 4, 4)
            paint_index_card(painter, card, frame, look)
        if is_ringed(self):
            paint_ring(painter, QRectF(self.rect()), look.radius, look.colours)
        painter.end()
