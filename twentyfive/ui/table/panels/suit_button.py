"""A button for a suit: its sign as it is on the cards, its name, and a note."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from twentyfive.core import Suit
from twentyfive.ui.cards.suit_signs import paint_suit_sign
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.base_button import Dressing
from twentyfive.ui.widgets.buttons import SecondButton


class SuitButton(SecondButton):
    """Offers a suit.

    Attributes:
        suit: which.
    """

    def __init__(self, suit: Suit, label: str, look: Look, parent: QWidget, *, note: str) -> None:
        self.suit = suit
        super().__init__(label, look, parent, note=note)

    def _sign_size(self) -> int:
        return round(6 * self._look.scale + 1.1 * self._look.medium)

    def _sign_gap(self) -> int:
        return round(6 * self._look.scale + 0.22 * self._look.medium)

    def _paint_sign(self, painter: QPainter, area: QRectF, dressing: Dressing) -> None:
        del dressing  # a suit keeps its own colour
        paint_suit_sign(painter, self.suit, area, self._look)
