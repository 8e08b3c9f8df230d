"""A row of small cards that is one stop for Tab."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.cards.small_card import SmallCard
from twentyfive.ui.widgets.base_button import is_ringed, paint_ring
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.scroll_area import bring_into_view


class CardRow(HeightForWidthLayout, Grouped):
    """Small cards that are one stop for Tab.

    A screen reader reads the row as a whole; with the focus it is ringed, and scrolled into view.

    Attributes:
        cards: the cards shown, in order.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[SmallCard] = []
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # with a click it would scroll under the pointer

    def replace_cards(self, cards: Iterable[SmallCard]) -> None:
        """Show these cards, which are children of the row, in place of the present ones."""
        take_away(self.cards)
        self.cards = list(cards)
        for card in self.cards:
            card.show()
        self._rearrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        bring_into_view(self)

    def paintEvent(self, _: QPaintEvent) -> None:
        if is_ringed(self):
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ring(painter, QRectF(self.rect()), self._look.radius, self._look.colours)
            painter.end()
