"""The row of a trick: its cards in the order played, each with its player's name."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF

from twentyfive.core import Card, PlayerView
from twentyfive.core.state import Trick
from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.presentation.table.card_notes import CardNote, trick_notes
from twentyfive.ui.cards.card_row import CardRow
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.small_card import MARGIN, CardGrid, SmallCard, card_grid, pill_width, size_with
from twentyfive.ui.widgets.base_button import RING
from twentyfive.wording.names import card_title, translate

_TALLEST_IN_LETTERS: Final = 8
_LEAST_IN_LETTERS: Final = 3
_NAME_IN_LETTERS: Final = 6
"""The width that every name has at least."""


class TrickRow(CardRow):
    """The cards in the order played, in as few rows as leave room for the names."""

    def __init__(self, faces: FaceStore) -> None:
        super().__init__()
        self._faces = faces
        self._height_limit = 0

    def show_trick(self, view: PlayerView, trick: Trick | None, spoken: str) -> None:
        """Show that trick of the view, or none; `spoken` is the whole trick for a screen reader."""
        notes = () if trick is None else zip(trick.cards, trick_notes(view, trick), strict=True)
        self.replace_cards([self._small_card(card, note) for card, note in notes])
        self.setAccessibleName(spoken)

    def _small_card(self, card: Card, note: CardNote) -> SmallCard:
        text = translate("trick panel", "{name}: {card}")
        words = (text.format(name=note.caption, card=card_title(card)), note.pill)
        return SmallCard(card, note, ", ".join(filter(None, words)), self._faces, self)

    def limit_height(self, height: int) -> None:
        """Keep within that height, but keep the cards large enough to read."""
        if height != self._height_limit:
            self._height_limit = height
            self._rearrange()

    def natural_width(self) -> int:
        """The width with all cards in one row."""
        return round(len(self.cards) * (self._largest_width() + 2 * MARGIN + self._look.gap)) + 2 * RING

    def height_with(self, width: int, limit: int) -> int:
        """The height of the row in this width, limited to `limit` if the cards stay readable."""
        grid, card = self._sizes(width, limit)
        return grid.rows * self._place(card).height() + 2 * RING

    def _largest_width(self) -> float:
        return max(_TALLEST_IN_LETTERS * self._look.medium * CARD_RATIO, self._least_width())

    def _least_width(self) -> float:
        """The least width of a card's place."""
        look = self._look
        bold = QFontMetricsF(look.font(look.small, bold=True))
        names = max((bold.horizontalAdvance(card.note.caption) for card in self.cards), default=0.0)
        pills = max((pill_width(card.note.pill, look.small, look.face) for card in self.cards), default=0.0)
        return max(pills + 2, min(names, 0.6 * _NAME_IN_LETTERS * look.small) + look.gap)

    def _sizes(self, width: int, limit: int) -> tuple[CardGrid, int]:
        """The grid of the cards, and the width of each."""
        look, room = self._look, width - 2 * RING
        grid = card_grid(len(self.cards), room, self._least_width())
        across = room / grid.in_row - look.gap - 2 * MARGIN
        spare = self._place(0).height()
        tall = ((limit - 2 * RING) / grid.rows - spare) * CARD_RATIO if limit else across
        least = _LEAST_IN_LETTERS * look.medium * CARD_RATIO
        largest = _TALLEST_IN_LETTERS * look.medium * CARD_RATIO
        return grid, int(min(across, largest, max(least, tall)))

    def _place(self, card: int) -> QSize:
        note = self.cards[0].note if self.cards else CardNote()
        return size_with(card, note, self._look.small)

    def _arrange(self) -> None:
        (_, in_row), card = self._sizes(self.width(), self._height_limit)
        height, room = self._place(card).height(), self.width() - 2 * RING
        step = min(room / in_row, max(card + 2 * MARGIN, self._least_width()) + self._look.gap)
        for index, small in enumerate(self.cards):
            row, column = divmod(index, in_row)
            in_this = min(in_row, len(self.cards) - row * in_row)
            left = RING + (room - in_this * step) / 2 + column * step
            small.setGeometry(round(left), RING + row * height, round(step), height)

    def heightForWidth(self, width: int) -> int:
        return self.height_with(width, self._height_limit)
