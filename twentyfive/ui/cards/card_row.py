"""Small cards side by side that Tab reaches as one."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.cards.small_card import SmallCard
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.base_button import paint_ring
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.scroll_area import bring_into_view


class CardRow(HeightForWidthLayout, Grouped):
    """Small cards that are one stop for Tab: the row reads as a whole, is seen when it has the focus, and ringed.

    Attributes:
        cards: those shown, in order.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.cards: list[SmallCard] = []
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click would have it scroll under the pointer

    def replace_cards(self, cards: Iterable[SmallCard]) -> None:
        """Show these, children of the row, instead of those that it shows."""
        take_away(self.cards)
        self.cards = list(cards)
        for card in self.cards:
            card.show()
        self._rearrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        bring_into_view(self)

    def paintEvent(self, _: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ring(painter, QRectF(self.rect()), self._look)
            painter.end()
