"""The cards of a question: the choices as buttons, and the card that was led."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.engine.learning.trainer_questions import TrainerQuestion
from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.presentation.table.card_notes import CardNote, Verdict
from twentyfive.ui.cards.answer_card import CARD_MARGINS, AnswerCard
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.small_card import SmallCard, card_grid, pill_width, size_with
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.wording.learning.trainer import ANSWER_PILLS, CHOSEN_PILL, LED_PILL, card_spoken
from twentyfive.wording.names import card_title

_TALLEST_IN_LETTERS: Final = 18
_LEAST_IN_LETTERS: Final = 3.5


class QuestionCards(HeightForWidthLayout):
    """All cards of a question side by side, numbered; before them, a little apart, the card led to a hand.

    Attributes:
        cards: the choices.
        led: the card led to a hand; None in a question about a whole trick.

    Signals:
        chosen(int): the person chose the card at this place.
    """

    chosen = Signal(int)

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._height_limit = 0
        self.cards: tuple[AnswerCard, ...] = ()
        self.led: SmallCard | None = None

    def ask(self, question: TrainerQuestion) -> None:
        """Show the cards of a question."""
        take_away(self._shown())
        self.led = None
        if question.led is not None:
            spoken = f"{card_title(question.led)}, {LED_PILL()}"
            note = CardNote(LED_PILL(), caption=" ")
            self.led = SmallCard(question.led, note, spoken, self._faces, self)
        self.cards = tuple(self._answer_card(question, place) for place in range(len(question.cards)))
        for shown in self._shown():
            shown.show()
        self._rearrange()

    def tell(self, question: TrainerQuestion, choice: int) -> None:
        """Tick the right card, cross out the choice if it was another, and disable all cards."""
        for place, card in enumerate(self.cards):
            pill, verdict = "", None
            if place == question.right:
                pill, verdict = ANSWER_PILLS[question.task](), Verdict.RIGHT
            elif place == choice:
                pill, verdict = CHOSEN_PILL(), Verdict.WRONG
            is_right = verdict is Verdict.RIGHT
            caption = card.small.note.caption
            card.small.note = CardNote(pill, framed=is_right, dimmed=not pill, caption=caption, verdict=verdict)
            card.small.update()
            card.setEnabled(False)
            card.setCursor(Qt.CursorShape.ArrowCursor)
            if pill:
                card.setAccessibleName(f"{card_spoken(question, place)}, {pill}")

    def limit_height(self, height: int) -> None:
        """Keep within this height as long as the cards stay readable."""
        if height != self._height_limit:
            self._height_limit = height
            self._rearrange()

    def _answer_card(self, question: TrainerQuestion, place: int) -> AnswerCard:
        first_led = question.led is None and place == 0
        note = CardNote(LED_PILL() if first_led else "", caption=str(place + 1))
        small = SmallCard(question.cards[place], note, "", self._faces, self)
        card = AnswerCard(small, card_spoken(question, place), self)
        card.clicked.connect(lambda: self.chosen.emit(place))
        card.walked.connect(lambda step: self.cards[(place + step) % len(self.cards)].setFocus())
        return card

    def _shown(self) -> Sequence[QWidget]:
        return self.cards if self.led is None else (self.led, *self.cards)

    def _need(self) -> float:
        """The least width of a card's place, given by the longest word on a card."""
        widest = max(
            pill_width(word, self._look.small, self._look.face)
            for word in (LED_PILL(), CHOSEN_PILL(), *map(str, ANSWER_PILLS.values()))
        )
        return widest + 2 * RING

    def _sizes(self, width: int) -> tuple[int, QSize]:
        """The number of cards in a row, and the size of each card's place with its margins."""
        look, gap, need = self._look, self._look.gap, self._need()
        rows, in_row = card_grid(len(self._shown()), width, need + gap)
        across = (width - (in_row - 1) * gap) / in_row - 2 * RING
        spare = self._place(0).height()
        tall = (self._height_limit / rows - spare) * CARD_RATIO if self._height_limit else across
        least = _LEAST_IN_LETTERS * look.medium * CARD_RATIO
        largest = _TALLEST_IN_LETTERS * look.medium * CARD_RATIO
        place = self._place(int(min(across, largest, max(least, tall))))
        return in_row, place.expandedTo(QSize(ceil(need), 0))

    def _place(self, face: int) -> QSize:
        return size_with(face, CardNote(caption="1"), self._look.small).grownBy(CARD_MARGINS)

    def _arrange(self) -> None:
        in_row, size = self._sizes(self.width())
        for index, shown in enumerate(self._shown()):
            row, column = divmod(index, in_row)
            place = QRect(column * (size.width() + self._look.gap), row * size.height(), size.width(), size.height())
            shown.setGeometry(place if isinstance(shown, AnswerCard) else place.marginsRemoved(CARD_MARGINS))

    def heightForWidth(self, width: int) -> int:
        in_row, size = self._sizes(width)
        return ceil(max(1, len(self._shown())) / in_row) * size.height()
