"""The detail of a step: its judgement, with the better card, the reason and the cost; or the task to find that card."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.ai.advice.findings import Judgement, Rating
from twentyfive.core import Card
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.reviewing import PastMove
from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.presentation.option_bars import rated_rows
from twentyfive.presentation.table.card_notes import CardNote
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.small_card import SmallCard, size_with
from twentyfive.ui.pages.review.rating_signs import RatingSign, sign_side
from twentyfive.ui.pages.review.review_choice import ChoiceCards
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.text_layout import natural_width
from twentyfive.ui.widgets.bar_table import BarTable
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.page import ONE_COLUMN_FROM_TEXT
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Sheet, free_height
from twentyfive.wording.learning import review as words
from twentyfive.wording.names import card_title, translate

_TALLEST_IN_LETTERS: Final = 6.5
_TALLEST_OF_LARGE_TEXT: Final = 4.5
_MOST_BARS: Final = 4


class CardPair(HeightForWidthLayout):
    """The card played, an arrow, and the better card, each with the sign of its rating."""

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._cards: list[tuple[SmallCard, RatingSign]] = []

    def show_cards(self, shown: Sequence[tuple[Card, str, Rating]]) -> None:
        """Show these cards, each with its caption and the sign of its rating."""
        for pair in self._cards:
            take_away(pair)
        self._cards = []
        for card, caption, rating in shown:
            note = CardNote(caption=caption, strong=rating is Rating.BEST)
            small = SmallCard(card, note, f"{card_title(card)}, {caption}", self._faces, self)
            sign = RatingSign(self)
            sign.show_rating(rating)
            small.show()
            self._cards.append((small, sign))
        self._rearrange()

    def _place(self) -> QSize:
        letters = _TALLEST_IN_LETTERS if self._look.text < ONE_COLUMN_FROM_TEXT else _TALLEST_OF_LARGE_TEXT
        face = round(letters * self._look.medium * CARD_RATIO)
        captions = [
            natural_width(card.note.caption, self._look.font(self._look.small, bold=True)) for card, _ in self._cards
        ]
        size = size_with(face, CardNote(caption=" "), self._look.small)
        return size.expandedTo(QSize(round(max(captions, default=0.0)) + 4, 0))

    def _arrow(self) -> int:
        return round(2.2 * self._look.medium)

    def _arrange(self) -> None:
        place, side = self._place(), sign_side(self._look.medium)
        for index, (card, sign) in enumerate(self._cards):
            left = RING + index * (place.width() + self._arrow())
            card.setGeometry(left, side // 3, place.width(), place.height())
            face = card.face()
            sign.setGeometry(left + face.right() - side // 2, 0, side, side)
            sign.raise_()
        self.update()

    def heightForWidth(self, _: int) -> int:
        return self._place().height() + sign_side(self._look.medium) // 3

    def sizeHint(self) -> QSize:
        return QSize(2 * self._place().width() + self._arrow() + 2 * RING, self.heightForWidth(0))

    def paintEvent(self, _: QPaintEvent) -> None:
        if len(self._cards) < 2:
            return
        card, _sign = self._cards[0]
        length, tip = 0.5 * self._arrow(), 0.35 * self._look.medium
        middle = card.y() + card.face().center().y()
        centre = QPointF(card.geometry().right() + self._arrow() / 2, middle)
        end = centre + QPointF(length / 2 + tip / 2, 0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._look.colours.ink, 0.12 * self._look.medium)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(centre - QPointF(length / 2 + tip / 2, 0), end)
        for turn in (-tip, tip):
            painter.drawLine(end, end + QPointF(-tip, turn))
        painter.end()


class ReviewDetail(Sheet):
    """The sheet about the current step.

    Attributes:
        title: the headline.
        why: the reason.
        cost: the cost in figures; the tooltip gives their accuracy.
        choices: the cards to choose from.
        found: the result of the card chosen.
        try_again: the button that asks for the better card or, once that is found, plays on from here.
        show_answer: the button that shows the better card.
    """

    def __init__(self, faces: FaceStore) -> None:
        super().__init__()
        self.title = RichLabel("", self, role=Role.HEADING)
        self._pair = CardPair(faces, self)
        self.why = RichLabel("", self)
        self.cost = RichLabel("", self, role=Role.NOTE)
        self._chart_title = RichLabel("", self, role=Role.NOTE)
        self._bars = BarTable(self)
        self.choices = ChoiceCards(faces, self)
        self.found = RichLabel("", self, role=Role.STRONG)
        self.try_again = PrimaryButton("", self, icon=Icon.AGAIN)
        self.show_answer = SecondButton(translate("review", "Show the answer"), self)
        texts = (self._pair, self.why, self.choices, self.found, self.cost, self._chart_title, self._bars)
        self._parts: tuple[QWidget, ...] = (*texts, self.try_again, self.show_answer)
        self.add(self.title, *self._parts)
        free_height(self)

    def show_step(self, step: PastMove, judgement: Judgement | None) -> None:
        """Show the judgement of the step; without one, show only the move."""
        if judgement is None:
            self.title.set_text(words.step_words(step))
            self.why.set_text(words.NOT_WEIGHED() if step.decided else "")
            shown: set[QWidget] = {self.why} if step.decided else set()
        else:
            shown = self._write_judgement(step, judgement)
        if step.decided:
            self.try_again.set_label(translate("review", "Try it again from here"))
            shown.add(self.try_again)
        self._show_only(shown)

    def ask(self, step: PastMove, judgement: Judgement, tried: dict[Card, Rating]) -> None:
        """Ask the person to find the better card; mark the cards tried, and show the result of the last."""
        self.title.set_text(words.FIND_WORDS())
        weighed = [option.move.card for option in judgement.rated_moves if isinstance(option.move, PlayCard)]
        cards = [card for card in step.view.hand if card in weighed]
        if [button.small.card for button in self.choices.cards] != cards or not tried:
            self.choices.offer(cards)
        self.choices.tell(tried)
        shown: set[QWidget] = {self.choices, self.show_answer}
        last = next(reversed(tried), None)
        option = None if last is None else judgement.rated_move(PlayCard(last))
        if last is None or option is None:
            self.why.set_text(words.FIND_NOTE())
            shown.add(self.why)
        else:
            self.found.set_text(words.found_words(last, option, step))
            shown.add(self.found)
        if Rating.BEST in tried.values():
            self.try_again.set_label(translate("review", "Go on from here"))
            shown.add(self.try_again)
        self._show_only(shown)

    def _write_judgement(self, step: PastMove, judgement: Judgement) -> set[QWidget]:
        """Write the judgement into the parts of the sheet, and return the parts to show."""
        self.title.set_text(words.headline(step, judgement))
        self.why.set_text(words.why_words(step, judgement))
        cost = judgement.cost
        self.cost.set_text("" if cost is None else words.cost_sentence(cost, step))
        doubt = "" if cost is None else words.doubt_sentence(cost, step)
        self.cost.setToolTip(doubt)
        self.cost.setAccessibleDescription(doubt)
        shown: set[QWidget] = {label for label in (self.why, self.cost) if label.plain}
        made, right = judgement.made, judgement.right.move
        if not isinstance(made, PlayCard) or not isinstance(right, PlayCard):
            return shown
        if judgement.rating is not Rating.BEST:
            better = (right.card, words.BETTER_WORDS(), Rating.BEST)
            cards = ((made.card, words.PLAYED_WORDS(), judgement.rating), better)
            self._pair.show_cards(cards)
            shown.add(self._pair)
        options = [option for option in judgement.rated_moves if isinstance(option.move, PlayCard)]
        own = [option for option in options[_MOST_BARS:] if option.move == made]
        if len(options) > 1:
            self._chart_title.set_text(words.chart_title(step.view.rules))
            self._bars.show_rows([*rated_rows([*options[: _MOST_BARS - len(own)], *own], step.view.rules)])
            shown |= {self._chart_title, self._bars}
        return shown

    def _show_only(self, shown: Collection[QWidget]) -> None:
        """Show these parts and hide the others; a part that stays keeps the focus."""
        for part in self._parts:
            part.setVisible(part in shown)

    def _fit(self) -> None:
        super()._fit()
        self.rows.setSpacing(max(0, self._look.gap - RING))
