"""The Review page: the finished deals of a game, step by step with all hands open, and each decision judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.ai.advice.findings import Judgement, Rating
from twentyfive.core import Card
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.reviewing import PastMove, Reviewer, game_from, past_deals
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.presentation.review_cells import cells, columns_at
from twentyfive.presentation.review_walk import Entry, Finding, ReviewWalk, can_be_found, walk_through
from twentyfive.presentation.table.ending import LAST_DEAL, PastPlace
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.accessibility.shortcuts import REVIEW, ReviewKey, action_for
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.review.review_detail import ReviewDetail
from twentyfive.ui.pages.review.review_grid import ReviewGrid
from twentyfive.ui.pages.review.review_list import DecisionList
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.column_scroll import ColumnedPage
from twentyfive.ui.widgets.page import ONE_COLUMN_FROM_TEXT
from twentyfive.ui.widgets.question_page import lay_out_now
from twentyfive.ui.widgets.rows import Column, EvenRow
from twentyfive.ui.widgets.scroll_area import bring_into_view
from twentyfive.ui.widgets.undo_strip import UndoStrip
from twentyfive.wording.learning import review as words
from twentyfive.wording.names import PRINT_OR_PDF, translate

STEP_MS: Final = 1200
"""Time for each step when the deal is played through: enough to read a card and its sign."""


class ReviewPage(ColumnedPage):
    """The Review page: the deal on the left, the judgement of the step and the list of decisions on the right.

    Its keys are in `twentyfive.ui.accessibility.shortcuts.REVIEW`.

    Attributes:
        grid: the grid of all cards.
        detail: the judgement of the step.
        decisions: the list of decisions to jump to.
        strip: the progress of the judging, with a button that stops or resumes it.
        back, forward, play, next_costly: the buttons that go through the steps.
        earlier, later: the buttons for other deals; hidden if there is only one.
        paper: the button that leads to the deal on paper.
        announcer: the announcer for screen readers.

    Signals:
        paper_asked(PastDeal, dict): the person asks for this deal on paper, with the judgements so far by ply.
        play_asked(GameToken): the person asks to practise with this game from the current step on.
    """

    play_asked = Signal(object)
    paper_asked = Signal(object, object)

    def __init__(self, reviewer: Reviewer, faces: FaceStore) -> None:
        super().__init__("")
        self._reviewer = reviewer
        self._game: GameToken | None = None
        self._begun: ReviewWalk | None = None
        self._finding = Finding()
        self._interrupted = False
        self.announcer = Announcer(self)
        self.grid = ReviewGrid(faces)
        self.detail = ReviewDetail(faces)
        self.decisions = DecisionList()
        self.strip = UndoStrip(translate("review", "Stop"))
        self.paper = SecondButton(PRINT_OR_PDF())
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._play_step)
        self._table, self._side = self._make_table(), self._make_side()
        self.set_columns(((self._table, 3), (self._side, 2)))
        self.set_footer(self._make_footer())
        self._connect()
        # A question and a judgement differ in height, which takes effect only with the next layout.
        for scroll in (self._scroll, *self._scrolls):
            scroll.verticalScrollBar().rangeChanged.connect(self._show_question)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.engine.reviewer(), tools.faces)
        page.play_asked.connect(tools.games.try_again)
        page.paper_asked.connect(lambda *deal: tools.router.open("paper", *deal))
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.forward if self.forward.isEnabled() else self.back

    def arrive(self, game: GameToken, place: PastPlace = LAST_DEAL) -> None:
        """Review the game as far as it is played, beginning at that place, as a rule with the last finished deal.

        Judgements of the same decisions are kept.

        Raises:
            ValueError: no deal is over, or the game seats players that this program does not know.
        """
        self._begun = walk_through(past_deals(game), self._begun).to_place(place)
        self._game = game
        self._finding.begin()
        self._go_to(self._begun)
        self.scrolled = 0
        self._say()
        self._judge()

    def stop(self) -> None:
        """Stop the judging and the playing through."""
        self._stop_playing()
        if self._reviewer.busy:
            self._reviewer.stop()
            self._show_progress()

    @property
    def step(self) -> PastMove:
        """The current step."""
        return self._walk.step

    @property
    def _walk(self) -> ReviewWalk:
        assert self._begun is not None, "nothing is looked back on"
        return self._begun

    def _make_table(self) -> Column:
        column = Column()
        self.earlier = SecondButton(translate("review", "Previous deal"), icon=Icon.BACK)
        self.later = SecondButton(translate("review", "Next deal"), icon=Icon.FOLD)
        self._other_deals = EvenRow()
        self._other_deals.add(self.earlier, self.later)
        column.add(self.grid, self._other_deals)
        column.rows.addStretch(1)
        return column

    def _make_side(self) -> Column:
        column = Column()
        column.add(self.strip, self.detail, self.decisions, self.paper)
        column.rows.addStretch(1)
        return column

    def _make_footer(self) -> EvenRow:
        self.back = SecondButton(translate("review", "Step back"), icon=Icon.BACK)
        self.forward = SecondButton(translate("review", "Next step"), icon=Icon.FOLD)
        self.play = SecondButton("", icon=Icon.PLAY)
        self.next_costly = SecondButton(words.NEXT_COSTLY_WORDS(), icon=Icon.SPEED)
        row = EvenRow()
        row.add(self.back, self.forward, self.play, self.next_costly)
        return row

    def _connect(self) -> None:
        self._reviewer.judged.connect(self._on_judged)
        self._reviewer.finished.connect(self._on_finished)
        self.grid.asked.connect(lambda at: self._show(self._walk.to(at)))
        self.decisions.asked.connect(lambda step: self._show(self._walk.to_step(step)))
        self.decisions.only_costly.clicked.connect(self._write)
        self.decisions.find_first.clicked.connect(self._turn_finding)
        self.detail.choices.chosen.connect(self._try)
        self.detail.try_again.clicked.connect(self._again)
        self.detail.show_answer.clicked.connect(self._show_answer)
        self.strip.pressed.connect(self._stop_or_go_on)
        self.paper.clicked.connect(lambda: self.paper_asked.emit(self._walk.past, self._walk.judged))
        self.back.clicked.connect(lambda: self._show_other(self._walk.by(-1)))
        self.forward.clicked.connect(lambda: self._show_other(self._walk.by(1)))
        self.play.clicked.connect(self._turn_playing)
        self.next_costly.clicked.connect(self._show_next_costly)
        self.earlier.clicked.connect(lambda: self._show_other(self._walk.to_deal(self._walk.deal - 1)))
        self.later.clicked.connect(lambda: self._show_other(self._walk.to_deal(self._walk.deal + 1)))

    def _judge(self) -> None:
        """Ask for the judgements that are missing."""
        self._reviewer.begin(self._walk.unjudged)
        self._show_progress()

    def _on_judged(self, step: PastMove, judgement: Judgement) -> None:
        self._begun = self._walk.found(step, judgement)
        self._show_progress()
        self._write()

    def _on_finished(self) -> None:
        if self.isVisible():
            self.announcer.say(words.ready_words(len(self._walk.costly)))

    def _show_progress(self) -> None:
        total, done = len(self._walk.decisions), len(self._walk.judged)
        if done == total:
            self.strip.say("")
        elif self._reviewer.busy:
            self.strip.button.set_label(translate("review", "Stop"))
            self.strip.say(words.PROGRESS_WORDS(done=done, decisions=total))
        else:
            self.strip.button.set_label(translate("review", "Go on"))
            self.strip.say(words.STOPPED_WORDS(total, done=done, decisions=total))

    def _stop_or_go_on(self) -> None:
        if self._reviewer.busy:
            self.stop()
        else:
            self._judge()

    def _show(self, walk: ReviewWalk) -> None:
        """Show the step of this walk at the person's request, and announce it."""
        self._stop_playing()
        self._go_to(walk)
        self._show_card()
        focused = QApplication.focusWidget()
        if not self.one_column and focused is not None and self._body.isAncestorOf(focused):
            self._show_focus(focused)
        else:
            self._scrolls[1].verticalScrollBar().setValue(0)
        self._say()

    def _show_card(self) -> None:
        """Scroll to the card of the step, with the headings if they fit; do not scroll if the card is visible.

        In one column the judgement of a decision comes first and is shown first.
        """
        lay_out_now()
        here, scroll = self.grid.here, self._scroll if self.one_column else self._scrolls[0]
        if self.one_column and (here is None or self.step.decided):
            self.scrolled = 0
        elif here is not None and here.visibleRegion().boundingRect() != here.rect():
            scroll.verticalScrollBar().setValue(0)
            bring_into_view(here)

    def _show_other(self, walk: ReviewWalk) -> None:
        """Show the step of this walk, unless it is the current one."""
        if walk.step != self.step:
            self._show(walk)

    def _show_next_costly(self) -> None:
        if self._walk.costly:
            self._show(self._walk.to_next_costly())

    def _go_to(self, walk: ReviewWalk) -> None:
        self._begun = walk
        self._finding.turn_to_another_step()
        self._write()

    def _turn_playing(self) -> None:
        if self._timer.isActive():
            self._stop_playing()
            return
        if self._walk.at == self._walk.last:
            self._go_to(self._walk.to(0))
        self._timer.start()
        self._write_footer()

    def _play_step(self) -> None:
        if self._walk.at < self._walk.last:
            self._go_to(self._walk.by(1))
            self._show_card()
            self._say()
        if self._walk.at == self._walk.last:
            self._stop_playing()

    def _stop_playing(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self._write_footer()

    def _turn_finding(self) -> None:
        self._finding.begin()
        self._write()

    def _asks(self) -> bool:
        """Whether the person is asked to find the better card before the page shows it."""
        return self._finding.asks(self.step, self._walk.judgement, first=self.decisions.find_first.isChecked())

    def _show_question(self) -> None:
        """Scroll to the cards to choose from, which are at the top."""
        if self._begun is not None and self._asks():
            self.scrolled = 0

    def _try(self, card: Card) -> None:
        judgement = self._walk.judgement
        option = None if judgement is None else judgement.rated_move(PlayCard(card))
        assert option is not None, "only cards that were weighed are offered"
        self._finding.try_card(card, option.rating)
        self._write()
        self.announcer.say(words.found_words(card, option, self.step))
        if option.rating is Rating.BEST:
            self._focus_again()

    def _again(self) -> None:
        """Ask for the better card, if it can be looked for and is not found yet; otherwise play on from here."""
        if can_be_found(self.step, self._walk.judgement) and not self._finding.found:
            self._finding.seek()
            self._write()
            self.announcer.say(words.FIND_WORDS())
            self.detail.choices.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_question()
            return
        assert self._game is not None, "nothing is looked back on"
        self.play_asked.emit(game_from(self._game, self.step.ply))

    def _focus_again(self) -> None:
        """Move the focus to the button that plays on, or to the next step where nobody plays on."""
        again = self.detail.try_again
        (again if again.isEnabled() else self.first_stop()).setFocus(Qt.FocusReason.OtherFocusReason)

    def _may_try(self) -> bool:
        """Whether the person may look for the better card, or play on: not for those who played elsewhere."""
        finds = can_be_found(self.step, self._walk.judgement) and not self._finding.found
        return finds or self._game is None or not self._game.has_guests

    def _show_answer(self) -> None:
        self._finding.give_answer(self.step)
        self._write()
        self._focus_again()
        self._say()

    def _say(self) -> None:
        step = self.step
        self.announcer.say(words.asked_spoken(step) if self._asks() else words.step_spoken(step, self._walk.judgement))

    def _write(self) -> None:
        """Write the current step into all parts of the page."""
        walk = self._walk
        deal, step, judgement = walk.past, walk.step, walk.judgement
        asks = self._asks()
        if asks and judgement is not None:
            self.detail.ask(step, judgement, self._finding.tried)
        else:
            self.detail.show_step(step, judgement)
        self.detail.try_again.offer("" if self._may_try() else words.PLAYED_WITH_GUESTS())
        self.grid.show_cells(step.before, cells(deal, walk.at, walk.judged), columns_at(deal, walk.at))
        self.set_title(words.page_title(deal))
        asides = (words.step_count(step, deal), words.deal_aside(step, deal))
        self.header.aside.set_text(" · ".join(filter(None, asides)))
        self.decisions.show_entries(self._entries(), walk.judged, step, weighing=self._reviewer.busy)
        self._write_footer()

    def _entries(self) -> Sequence[Entry]:
        if self.decisions.only_costly.isChecked():
            return self._walk.costly
        deal = self._walk.past
        return [(deal, move) for move in deal.decisions]

    def _write_footer(self) -> None:
        walk = self._walk
        first = "" if walk.at else translate("review", "This is the first step.")
        last = "" if walk.at < walk.last else translate("review", "This is the last step.")
        offer_both((self.back, first), (self.forward, last))
        self.next_costly.offer("" if walk.costly else words.nothing_costly(weighing=self._reviewer.busy))
        again = bool(walk.costly) and not walk.later_costly
        self.next_costly.set_label(words.FIRST_COSTLY_WORDS() if again else words.NEXT_COSTLY_WORDS())
        playing = self._timer.isActive()
        self.play.set_icon(Icon.PAUSE if playing else Icon.PLAY)
        self.play.set_label(translate("review", "Pause") if playing else translate("review", "Play it back"))
        self._other_deals.setVisible(len(walk.deals) > 1)
        first = "" if walk.deal else translate("review", "This is the first deal.")
        last_deal = walk.deal == len(walk.deals) - 1
        last = translate("review", "This is the last finished deal.") if last_deal else ""
        offer_both((self.earlier, first), (self.later, last))

    def _arrange(self) -> None:
        """Put the judgement of the step above the cards where there is only one column."""
        super()._arrange()
        if self._shares:
            column = self._table if self.one_column else self._side
            if self.detail.parentWidget() is not column:
                column.rows.insertWidget(0 if self.one_column else 1, self.detail)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match action_for(event, REVIEW):
            case ReviewKey.BACK:
                self._show_other(self._walk.by(-1))
            case ReviewKey.FORWARD:
                self._show_other(self._walk.by(1))
            case ReviewKey.FIRST:
                self._show(self._walk.to(0))
            case ReviewKey.LAST:
                self._show(self._walk.to(self._walk.last))
            case ReviewKey.REPEAT:
                self.announcer.repeat()
            case None:
                super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the judging while the page is hidden; `showEvent` resumes it."""
        if not event.spontaneous():  # the window may only be minimised
            self._interrupted = self._reviewer.busy
            self.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._interrupted:
            self._interrupted = False
            self._judge()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        seen = self.height() - self.header.sizeHint().height() - self._footer.sizeHint().height()
        others = self._other_deals.sizeHint().height() if self._begun is not None and len(self._begun.deals) > 1 else 0
        room = seen - others - 4 * RING if self._look.text < ONE_COLUMN_FROM_TEXT else seen
        self.grid.limit_height(room)


def offer_both(one: tuple[BaseButton, str], other: tuple[BaseButton, str]) -> None:
    """Offer two opposite buttons, or turn one off with its reason; at an end the other button gets the focus."""
    for button, _ in (one, other):
        button.turn_on()
    for (button, why_not), (heir, _) in ((one, other), (other, one)):
        button.offer(why_not, heir)
