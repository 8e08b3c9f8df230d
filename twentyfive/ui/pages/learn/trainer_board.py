"""The board of the card trainer: one question with its cards, and after the answer the reason."""

from __future__ import annotations

from twentyfive.engine.learning.trainer_questions import TrainerQuestion
from twentyfive.presentation.trainer import TrainerRound, trainer_answer
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.learn.trainer_cards import QuestionCards
from twentyfive.ui.pages.learn.trainer_order import OrderRow
from twentyfive.ui.pages.learn.trainer_round import RoundBar
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Sheet, free_height
from twentyfive.wording.learning.trainer import QUESTIONS, question_line


class Board(Sheet):
    """The sheet with the current question, or with the one just answered.

    Attributes:
        bar: the answers of the round.
        row: the cards of the question.
        order: the order of the cards that decides, once the question is answered.
        verdict: the sentence that says whether the answer was right, once there is one.
        reason: the reason.
    """

    def __init__(self, faces: FaceStore) -> None:
        super().__init__()
        self.bar = RoundBar(self)
        self._title = RichLabel("", self, role=Role.HEADING)
        self._line = RichLabel("", self)
        self.row = QuestionCards(faces, self)
        self.verdict = RichLabel("", self, role=Role.HEADING)
        self.reason = RichLabel("", self)
        self._order_title = RichLabel("", self, role=Role.NOTE)
        self.order = OrderRow(self)
        self._answer = (self.verdict, self.reason, self._order_title, self.order)
        self.add(self.bar, self._title, self._line, self.row, *self._answer)
        self.rows.addStretch(1)
        free_height(self)

    def ask(self, question: TrainerQuestion, asked: TrainerRound) -> None:
        """Show a question of that round."""
        self.bar.show_round(asked)
        self._title.set_text(QUESTIONS[question.task]())
        self._line.set_text(question_line(question))
        self.row.ask(question)
        for part in self._answer:
            part.hide()

    def tell(self, question: TrainerQuestion, choice: int, answered: TrainerRound) -> None:
        """Show whether the choice was right, why, and the order that decides; the round goes on so far."""
        self.bar.show_round(answered)
        self.row.tell(question, choice)
        answer = trainer_answer(question, choice)
        self.verdict.set_text(answer.verdict)
        self.reason.set_text(answer.reason)
        self._order_title.set_text(answer.order_title)
        self.order.show_order(answer.order, answer.asked, answer.spoken)
        for part in self._answer:
            part.show()

    def _fit(self) -> None:
        super()._fit()
        self.rows.setSpacing(self._look.gap)
