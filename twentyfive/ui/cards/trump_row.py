"""All trumps of a deal, best first, as small cards; the viewer's own and those seen are marked."""

from __future__ import annotations

from collections.abc import Collection
from math import ceil
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, PlayerView
from twentyfive.presentation.table.card_notes import SEEN, YOURS, CardNote, trump_note
from twentyfive.ui.cards.card_row import CardRow
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.small_card import MARGIN, SmallCard, card_grid, pill_width, size_with
from twentyfive.ui.widgets.base_button import RING
from twentyfive.wording.names import card_title
from twentyfive.wording.table.answers import trumps_now

_ROOMIER: Final = 1.15
"""Greatest width of a card, in widths of its pill."""


class TrumpRow(CardRow):
    """The trumps, best first, in the fewest rows that leave room for their pills."""

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces

    def show_view(self, view: PlayerView, ringed: Collection[Card] = ()) -> None:
        """Show the trumps of this view, some of them `ringed`; none while trumps are not named."""
        trumps = () if view.ranking is None else view.ranking.trumps
        self.replace_cards([self._small_card(trump_note(view, card, ringed), card) for card in trumps])
        self.setAccessibleName(str(trumps_now(view)))

    def _small_card(self, note: CardNote, card: Card) -> SmallCard:
        spoken = ", ".join(filter(None, (card_title(card), note.pill)))
        return SmallCard(card, note, spoken, self._faces, self)

    def _sizes(self, width: int) -> tuple[int, float]:
        """Return the number of cards in a row, and the width for each."""
        need = max(pill_width(word, self._look.small, self._look.face) for word in (YOURS(), SEEN())) + 1
        room = width - 2 * RING
        in_row = card_grid(len(self.cards), room, need).in_row
        return in_row, min(room / in_row, _ROOMIER * need)

    def _card_size(self, width: float) -> QSize:
        # The shadows of neighbours may overlap, so that the cards themselves stay large.
        return size_with(round(width) - MARGIN, CardNote(), self._look.small)

    def _arrange(self) -> None:
        in_row, card_width = self._sizes(self.width())
        size = self._card_size(card_width)
        for index, card in enumerate(self.cards):
            row, column = divmod(index, in_row)
            left = RING + column * card_width + (card_width - size.width()) / 2
            card.setGeometry(round(left), RING + row * size.height(), size.width(), size.height())

    def heightForWidth(self, width: int) -> int:
        in_row, card_width = self._sizes(width)
        return ceil(len(self.cards) / in_row) * self._card_size(card_width).height() + 2 * RING
