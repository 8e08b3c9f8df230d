"""The page of the card trainer: a question on the left, the topics with the person's results on the right."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from twentyfive.engine.learning.trainer import TrainerProgress, answered, next_question
from twentyfive.engine.learning.trainer_file import TRAINER_FILE, TrainerFile
from twentyfive.engine.learning.trainer_questions import MOST_CARDS, Topic
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.presentation.trainer import TrainerRound
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.accessibility.shortcuts import TRAINER, TrainerKey, action_for, press_by_undo_key
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.learn.trainer_board import Board
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import ChoiceButton, QuietButton
from twentyfive.ui.widgets.choice_rows import WalkedRow
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column
from twentyfive.wording.learning.trainer import (
    CHOOSE_FIRST,
    FORGOTTEN,
    TOPIC_NAMES,
    damaged,
    everything_line,
    not_kept,
    not_read,
    question_spoken,
    record_line,
    record_spoken,
    round_line,
    verdict,
)
from twentyfive.wording.learning.trainer_reasons import why
from twentyfive.wording.names import translate

_SHARE_OF_HEIGHT: Final = 0.44
_SHARE_IN_ONE_COLUMN: Final = 0.47
"""The largest share of the visible height for the cards. Stacked columns scroll anyway, so the cards may be larger."""


class TopicButton(ChoiceButton):
    """A topic with its results, low enough for all topics to stand one under another."""

    def __init__(self, name: str) -> None:
        super().__init__(name, note=" ")
        self.setAccessibleName(name)

    def _vertical_padding(self) -> int:
        return round(0.17 * self._look.medium)  # so that all of them are seen at 1280×800


class TrainerPage(QuestionPage):
    """The page of the card trainer: endless questions, in rounds of ten.

    1 to 9 choose a card, Enter goes on, M says the last sentence again.

    Attributes:
        board: the question and its answer.
        topics: the choice of topic; None stands for everything.
        footer: the footer with the progress of the round and the button Next.
        reset: the button that forgets all answers.
        undo: the button that restores the forgotten answers; a new answer takes it away.
        announcer: the announcer for screen readers.
        progress: the answers so far.
        question: the current question, or the one just answered.
        round: the answers of the round.

    Signals:
        troubled(str): a sentence about a file that could not be read or written.
    """

    troubled = Signal(str)
    widest = PAGE_COLUMN

    def __init__(self, faces: FaceStore, path: Path, chance: random.Random) -> None:
        """Create the page with its first question; `path` is the file of the progress, `chance` chooses the cards."""
        super().__init__(translate("trainer", "Card trainer"))
        self._kept = TrainerFile(path)
        self._chance = chance
        self._topic: Topic | None = None
        self.round = TrainerRound()
        self._choice: int | None = None
        self._forgotten: TrainerProgress | None = None
        self.progress = TrainerProgress()
        self.announcer = Announcer(self)
        self.board = Board(faces)
        self.board.row.chosen.connect(self._choose)
        buttons = [(topic, TopicButton(TOPIC_NAMES[topic]())) for topic in (None, *Topic)]
        self.topics = WalkedRow(buttons)
        self.topics.chosen.connect(self._choose_topic)
        self.footer = PageFooter(translate("trainer", "Next"), Icon.PLAY)
        self.footer.start.clicked.connect(self._go_on)
        self.reset = QuietButton(translate("trainer", "Forget my answers"), icon=Icon.CLOSE)
        self.undo = QuietButton(translate("trainer", "Undo"), icon=Icon.UNDO)
        self.undo.setAccessibleName(translate("trainer", "Undo: remember my answers"))
        self.reset.clicked.connect(self._forget)
        self.undo.clicked.connect(self._remember)
        press_by_undo_key(self.undo)
        side = Column()
        practised = translate("trainer", "What to practise")
        self.topics.setAccessibleName(practised)
        side.add(RichLabel(practised, role=Role.HEADING), self.topics)
        side.add(self.reset, self.undo)
        side.rows.addStretch(1)
        self.set_columns(((self.board, 9), (side, 4)))
        self.set_footer(self.footer)
        # The page grows for the answer only when its layout is computed.
        self._scroll.verticalScrollBar().rangeChanged.connect(self._show_answer)
        self.question = next_question(self.progress, None, self._chance)
        self._write_topics()
        self._ask()

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.faces, tools.data / TRAINER_FILE, random.Random())
        page.troubled.connect(tools.say)
        page.back_asked.connect(tools.router.back)
        return page

    def open(self) -> None:
        """Read the progress, and begin a round."""
        try:
            found = self._kept.read()
        except OSError as error:
            self.troubled.emit(not_read(self._kept.path, error))
        else:
            self.progress = found.value
            if found.damage:
                self.troubled.emit(damaged(found))
        self.round = TrainerRound()
        self._forgotten = None
        self._write_topics()
        self._ask_next()

    def first_stop(self) -> QWidget:
        return self.board.row.cards[0] if self._choice is None else self.footer.start

    def _write_topics(self) -> None:
        for topic, button in self.topics.of.items():
            if not isinstance(topic, Topic):
                button.set_label(button.label, everything_line(self.progress.answers))
                continue
            record = self.progress.record(topic)
            button.set_label(button.label, record_line(record))
            button.setAccessibleDescription(record_spoken(record))
        self.topics.show_value(self._topic)
        self.reset.setVisible(self.progress != TrainerProgress())
        self.undo.setVisible(self._forgotten is not None)

    def _forget(self) -> None:
        """Forget all answers, and offer to undo that."""
        self._forgotten = self.progress
        self._keep(TrainerProgress())
        self.footer.say((FORGOTTEN(),))
        self.announcer.say(FORGOTTEN())
        self.undo.setFocus()

    def _remember(self) -> None:
        before, self._forgotten = self._forgotten, None
        if before is not None:
            self._keep(before)
            self.footer.say((self.round.said,))
            self.first_stop().setFocus()

    def _keep(self, progress: TrainerProgress) -> None:
        """Write the progress. A file that could not be read is not overwritten."""
        self.progress = progress
        self._write_topics()
        try:
            self._kept.write(progress)
        except OSError as error:
            self.troubled.emit(not_kept(self._kept.path, error))

    def _choose_topic(self, topic: Topic | None) -> None:
        self._topic = topic
        self.topics.show_value(topic)
        self._ask_next()

    def _ask_next(self) -> None:
        self.question = next_question(self.progress, self._topic, self._chance)
        self._ask()

    def _ask(self) -> None:
        """Show the question, and say it if the page is visible."""
        self.round = self.round.followed()
        self._choice = None
        self.board.ask(self.question, self.round)
        self.footer.start.set_label(translate("trainer", "Next"))
        self.footer.start.turn_off(CHOOSE_FIRST())
        self.footer.say((self.round.said,))
        self.scrolled = 0
        if self.isVisible():
            self._say_question()

    def _say_question(self) -> None:
        self.announcer.say(question_spoken(self.question, self.round.done))

    def _choose(self, choice: int) -> None:
        """Say whether the choice is right, keep the answer, and offer the next question."""
        if self._choice is not None:
            return
        self._choice = choice
        self.round = self.round.answered(right=choice == self.question.right)
        self.footer.start.turn_on()
        self.footer.start.setFocus()
        self.board.tell(self.question, choice, self.round)
        self._say_answer(choice)
        self._forgotten = None
        self._keep(answered(self.progress, self.question, choice))

    def _show_answer(self) -> None:
        """Scroll to the verdict, with as much of the reason and the order as there is room for."""
        if self._choice is not None:
            for part in (self.board.order, self.board.verdict):
                self._scroll.ensureWidgetVisible(part, 0, RING)

    def _say_answer(self, choice: int) -> None:
        said = [verdict(self.question, choice), why(self.question, choice)]
        shown = round_line(self.round.done - 1, self.round.right)
        if self.round.over:
            shown = self.round.said
            said.append(shown)
            self.footer.start.set_label(translate("trainer", "Next round"))
        self.footer.say((shown,))
        self.announcer.say(" ".join(said))

    def _go_on(self) -> None:
        self._ask_next()
        self.first_stop().setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = event.key() - Qt.Key.Key_1
        if 0 <= place < min(MOST_CARDS, len(self.board.row.cards)):
            self._choose(place)
        elif action_for(event, TRAINER) is TrainerKey.REPEAT:
            self.announcer.repeat()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._choice is None:
            self._say_question()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        around = (self.header, self.footer, self.board.bar)
        seen = self.height() - sum(part.sizeHint().height() for part in around)
        share = _SHARE_IN_ONE_COLUMN if self.one_column else _SHARE_OF_HEIGHT
        self.board.row.limit_height(round(share * seen))
