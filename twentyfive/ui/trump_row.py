"""All trumps of a deal, best first, as small cards: yours and those seen are marked."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, PlayerView
from twentyfive.ui.arranged import Arranged
from twentyfive.ui.faces import FaceStore
from twentyfive.ui.frames import RING
from twentyfive.ui.look import Look
from twentyfive.ui.scrolling import bring_into_view, paint_ring
from twentyfive.ui.small_card import MARGIN, CardNote, SmallCard, pill_width, size_with
from twentyfive.ui.wording.answers import trumps_now
from twentyfive.ui.wording.names import card_name, translate

_ROOMIER: Final = 1.15
"""How much wider than its pill a card may become."""


def trump_note(view: PlayerView, card: Card) -> CardNote:
    """What is said about a trump: yours, seen, or nothing."""
    if card in view.hand:
        return CardNote(_yours(), framed=True)
    if card in view.seen:
        return CardNote(_seen(), dimmed=True)
    return CardNote()


def _yours() -> str:
    return translate("ranking panel", "yours")


def _seen() -> str:
    return translate("ranking panel", "seen")


class TrumpRow(Arranged):
    """The trumps in as few rows as leave room for their pills. One stop for Tab; it reads as a whole.

    Attributes:
        cards: the cards shown, best first.
    """

    def __init__(self, faces: FaceStore, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._faces = faces
        self.cards: list[SmallCard] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_view(self, view: PlayerView) -> None:
        """Show the trumps as this view knows them; none where none are named."""
        for card in self.cards:
            card.hide()
            card.deleteLater()
        trumps = () if view.ranking is None else view.ranking.trumps
        self.cards = [self._small_card(trump_note(view, card), card) for card in trumps]
        self.setAccessibleName(trumps_now(view))
        self._rearrange()

    def _small_card(self, note: CardNote, card: Card) -> SmallCard:
        spoken = ", ".join(filter(None, (card_name(card), note.pill)))
        small = SmallCard(card, note, spoken, self._faces, self._look, self)
        small.show()
        return small

    def _rows(self, width: int) -> tuple[int, float]:
        """How many cards stand in each row, and how wide the place of each is."""
        count = max(1, len(self.cards))
        need = max(pill_width(word, self._look) for word in (_yours(), _seen())) + 1
        room = width - 2 * RING
        rows = next((rows for rows in range(1, count) if room / ceil(count / rows) >= need), count)
        in_row = ceil(count / rows)
        return in_row, min(room / in_row, _ROOMIER * need)

    def _card_size(self, place: float) -> QSize:
        # The shadows of neighbours may overlap, so that the cards themselves stay large.
        return size_with(round(place) - MARGIN, CardNote(), self._look)

    def _arrange(self) -> None:
        in_row, place = self._rows(self.width())
        size = self._card_size(place)
        for index, card in enumerate(self.cards):
            row, column = divmod(index, in_row)
            left = RING + column * place + (place - size.width()) / 2
            card.setGeometry(round(left), RING + row * size.height(), size.width(), size.height())

    def heightForWidth(self, width: int) -> int:
        in_row, place = self._rows(width)
        return ceil(len(self.cards) / in_row) * self._card_size(place).height() + 2 * RING

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        bring_into_view(self)

    def paintEvent(self, _: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ring(painter, QRectF(self.rect()), self._look)
            painter.end()
