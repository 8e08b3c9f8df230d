"""The cards to choose from when the person looks for the better card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.ai.advice.findings import Rating
from twentyfive.core import Card
from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.presentation.table.card_notes import CardNote
from twentyfive.ui.cards.answer_card import CARD_MARGINS, AnswerCard
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.small_card import SmallCard, size_with
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.wording.learning.review import RATING_WORDS, choice_spoken

_TALLEST_IN_LETTERS: Final = 7


class ChoiceCards(HeightForWidthLayout):
    """The cards that could be played, as buttons; a card that was tried shows its rating.

    Attributes:
        cards: the buttons.

    Signals:
        chosen(Card): the person chose this card.
    """

    chosen = Signal(object)

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self.cards: tuple[AnswerCard, ...] = ()

    def offer(self, cards: Sequence[Card]) -> None:
        """Offer these cards."""
        take_away(self.cards)
        self.cards = tuple(self._button(card, place) for place, card in enumerate(cards))
        for button in self.cards:
            button.show()
        self._rearrange()

    def tell(self, tried: Mapping[Card, Rating]) -> None:
        """Mark the cards that were tried with their ratings."""
        for button in self.cards:
            rating = tried.get(button.small.card)
            if rating is not None:
                pill = RATING_WORDS[rating]()
                button.small.note = CardNote(pill, framed=rating is Rating.BEST, dimmed=rating is not Rating.BEST)
                button.small.update()
                button.setAccessibleName(f"{choice_spoken(button.small.card)}, {pill}")

    def _button(self, card: Card, place: int) -> AnswerCard:
        small = SmallCard(card, CardNote(), "", self._faces, self)
        button = AnswerCard(small, choice_spoken(card), self)
        button.clicked.connect(lambda: self.chosen.emit(card))
        button.walked.connect(lambda step: self.cards[(place + step) % len(self.cards)].setFocus())
        return button

    def _place(self, width: int) -> QSize:
        """The size of a card's place with its margins."""
        count, gap = max(1, len(self.cards)), self._look.gap
        across = min((width - (count - 1) * gap) // count, round(8 * self._look.medium)) - 2 * RING
        face = max(1, min(across, round(_TALLEST_IN_LETTERS * self._look.medium * CARD_RATIO)))
        place = size_with(face, CardNote(pill=" "), self._look.small).grownBy(CARD_MARGINS)
        return place.expandedTo(QSize(across + 2 * RING, 0))

    def _arrange(self) -> None:
        place = self._place(self.width())
        for index, button in enumerate(self.cards):
            button.setGeometry(QRect(index * (place.width() + self._look.gap), 0, place.width(), place.height()))

    def heightForWidth(self, width: int) -> int:
        return self._place(width).height()
