"""The table page: table top, action bar and panels put together, and the effects of clicks and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, IllegalMove, PlayerView
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.game.session import GameSession
from twentyfive.engine.seating.players import Computer
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.actions import Action
from twentyfive.presentation.table.ending import PLAIN, Ending
from twentyfive.presentation.table.hand_order import step_with_hand_sorted, with_hand_sorted
from twentyfive.presentation.table.hints import HintStep
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.accessibility.shortcuts import Key, bind_table_keys
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.curtain import Curtain
from twentyfive.ui.table.director import Director
from twentyfive.ui.table.hand_control import HandControl
from twentyfive.ui.table.hint_flow import HintFlow, HintMarks
from twentyfive.ui.table.overlays import Overlay, Overlays, place_scores
from twentyfive.ui.table.pace import pace_for
from twentyfive.ui.table.panels.action_bar import ActionBar
from twentyfive.ui.table.panels.decision_panel import DecisionPanel
from twentyfive.ui.table.panels.score_panel import ScorePanel
from twentyfive.ui.table.question_focus import PlayButton, QuestionFocus
from twentyfive.ui.table.speech_timing import SpeechTiming
from twentyfive.ui.table.spoken_answers import SpokenAnswers
from twentyfive.ui.table.surface.sitting_out_sign import SittingOutSign
from twentyfive.ui.table.table_actions import TableActions
from twentyfive.ui.table.table_context import TableContext
from twentyfive.ui.table.table_for_all import is_for_all, table_look
from twentyfive.ui.table.table_view import TableView, to_qrect
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Styled
from twentyfive.wording.names import for_the_ear
from twentyfive.wording.setup.adaptive import levels_sentence
from twentyfive.wording.setup.seating import after_game
from twentyfive.wording.table import answers
from twentyfive.wording.table.hands import other_hand_waits
from twentyfive.wording.table.line import Line, table_line
from twentyfive.wording.table.refusals import refusal_sentence
from twentyfive.wording.table.steps import announcement, at_the_start, happening

_SHORTEST_READING_MS: Final = 2500
_WORD_MS: Final = 300
"""The least time for which something told stays while others move, and the time for each of its words."""

_TABLE_CHANGING_KEYS: Final = frozenset({Key.HINT, Key.UNDO, Key.REDO})
"""The keys that change the table, and so close a menu that lies over it."""


class TablePage(Styled, QWidget):
    """The page on which a game is played.

    Attributes:
        top: the table top with its cards.
        sitting_out: the sign that names the player who sits out.
        director: shows the game step by step.
        hand: the person's choices.
        hint_flow: gives hints.
        announcer: speaks to the screen reader.
        bar: the buttons of the actions.
        score_panel: the scores on the right.
        decision_panel: asks for decisions other than a play.
        table_actions: carries out the actions of the bar.
        overlays: the panels that open over the table.
        curtain: covers the table between the turns of several persons.
        question: shows the question to the person, and moves the focus there.
        ending_of: tells how a match that is over ended for the persons here.

    Signals:
        fold_asked(bool): the person wants the score panel folded (True) or unfolded.
        leave_asked(): the person wants to leave the table.
        told(Line): the line gives an answer, a hint, or the reason why something is not allowed.
        laid_out(): the parts of the page may have moved.
    """

    fold_asked = Signal(bool)
    leave_asked = Signal()
    told = Signal(object)
    laid_out = Signal()

    def __init__(self, session: GameSession, faces: FaceStore, settings: Settings) -> None:
        super().__init__()
        self._session = session
        self._settings = settings
        self._usual_line = Line("")  # the last line about the position, to tell it from answers and hints
        self._has_ended = False  # the last step has ended the match, which is yet to be shown
        self.ending_of: Callable[[PlayerView], Ending] = lambda _: PLAIN
        self._explained = ""  # the words in its second row, of something that surprises
        self._reading = QTimer(self)  # runs while what was told among others' moves is to be read
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self.show_line)
        self.top = TableView(faces, settings, self)
        self.sitting_out = SittingOutSign(self.top)
        self.director = Director(session, self.top, self)
        self.hand = HandControl(self.director, self)
        self.hint_flow = HintFlow(session, self.director, self.hand, self)
        self.announcer = Announcer(self)
        self.bar = ActionBar(self)
        self.score_panel = ScorePanel(self)
        self.decision_panel = DecisionPanel(self)
        play = PlayButton(self)
        self.overlays = Overlays(faces, self)
        self.curtain = Curtain(self)
        table = TableContext(
            session, self.director, self.hand, self.top, self.bar, self.decision_panel, self.overlays, self.announcer
        )
        self.table_actions = TableActions(table, self.hint_flow, self)
        self._hint_marks = HintMarks(self.hint_flow, table)
        self.question = QuestionFocus(table, play, self)
        self._speech_timing = SpeechTiming(table, self.question, self)
        self._answers = SpokenAnswers(table)
        self.curtain.hide()
        self._connect()
        bind_table_keys(self, self.answer, self.question.focus_card)
        self.use(settings)

    def use(self, settings: Settings) -> None:
        """Play by these settings, and show what they ask for."""
        self._settings = settings
        self._session.plays_single = settings.autoplay_single
        self.director.pace = pace_for(settings)
        self.hand.play_by = settings.play_by
        self.score_panel.set_points_shown(settings.show_scores)
        self.curtain.set_points_shown(settings.show_scores)
        self._arrange()

    def own_look(self, around: Look) -> Look:
        return table_look(self._session, around, self.size())

    def inside(self) -> Iterable[Styled]:
        closed = set(self.overlays.closed_panels)
        return (widget for widget in super().inside() if widget not in closed)

    def restyle(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Lay everything out by the settings and the look."""
        settings, for_all = self._settings, is_for_all(self._session)
        self.top.use(settings, with_panel=not settings.panel_folded, for_all=for_all)
        self.overlays.use(settings)
        self._lay_out()

    def _fit_look(self) -> None:
        """Take another look if a table for all begins, ends or has another size."""
        self.catch_up()
        if self.top.is_for_all != is_for_all(self._session):
            self._arrange()

    def _connect(self) -> None:
        self.director.jumping.connect(self._on_jumping)
        self.director.shown.connect(self._on_shown)
        self.director.settled.connect(self._on_settled)
        self.director.paused.connect(self._speech_timing.release)
        self.top.landed.connect(self._on_landed)
        self.top.canvas.card_clicked.connect(self.hand.click)
        self.top.canvas.feel.thrown.connect(self.hand.throw)
        self.top.canvas.cloth_clicked.connect(self.director.skip)
        self.top.player_asked.connect(self._tell_player)
        self.top.trump_button.clicked.connect(partial(self.overlays.open, Overlay.RANKING))
        self.hand.changed.connect(self._on_chosen)
        self.hand.refused.connect(self._on_refused)
        self.hand.other_hand_clicked.connect(self._on_other_hand)
        self.hand.unasked.connect(self._on_unasked)
        self.table_actions.deal_changed.connect(self._tell_here)
        self.table_actions.unfold_asked.connect(partial(self.fold_asked.emit, False))
        self.curtain.opened.connect(self._on_opened)
        for panel in (self.curtain, self.overlays.deal):
            panel.leave_asked.connect(self.leave_asked)
        self.score_panel.fold_asked.connect(partial(self.fold_asked.emit, True))
        for scores in (self.score_panel, self.overlays.scores):
            scores.asked.connect(self._tell_side)
        self.overlays.opened.connect(self.question.show)
        self.overlays.spoken.connect(self.announcer.say)
        self.overlays.closed.connect(self.hint_flow.close_figures)
        self.overlays.closed.connect(self._on_closed)
        self.overlays.deal.next_deal_asked.connect(self._session.next_deal)
        self.hint_flow.step_given.connect(self._on_hint)
        self.hint_flow.mark_changed.connect(self._hint_marks.show_mark)
        self.hint_flow.figures_asked.connect(self._hint_marks.show_figures)
        self.hint_flow.dropped.connect(self._hint_marks.clear)
        self._session.held.connect(self._on_held)

    @property
    def view(self) -> PlayerView | None:
        """The view that the table shows, None before the first game."""
        return self.director.view

    def _on_jumping(self) -> None:
        """Be ready for another game, which may have other players, at a table for all."""
        self._fit_look()
        self.top.seat(self._session.here.seats.sitters)

    def _on_shown(self, shown: Shown) -> None:
        self._has_ended = shown.made is not None and shown.view.over and not shown.made.before.over
        self._speech_timing.hold_if_focus_moves(shown.view)  # before anything is announced
        view = shown.view
        if not self.director.covered:
            self.curtain.hide()
        self.decision_panel.advise("", None)
        self.overlays.show_view(view)
        length, happened = self._settings.announcements, step_with_hand_sorted(shown, self._settings)
        # Before the result closes: the first question of the next deal is announced then.
        self.announcer.say(announcement(happened, length) if self.question.aloud else happening(happened))
        if not self._deal_is_over():
            self.overlays.close(Overlay.DEAL)
        self._show_scores()
        own_move = shown.made is not None and shown.made.mover is not None and shown.made.mover == view.seat
        if shown.jumped or own_move or not self._reading.isActive():
            self.show_line()
        self._tell_levels(view)
        self.table_actions.allow(view)
        self._lay_out()
        self.question.await_turn()

    def _on_settled(self) -> None:
        """Offer the next action, as everything is shown: a move, the next deal, or the curtain."""
        self._speech_timing.release()
        view = self.view
        if view is None:
            return
        self.table_actions.allow(view)
        if self.overlays.current is Overlay.MOVES and not self.director.covered:
            return  # the list of moves shows a past moment
        if self._deal_is_over():
            third = self._session.third
            self.overlays.deal.tell_next_game(after_game(view, third) if view.over and third else "")
            self.overlays.deal.tell_ending(self.ending_of(view) if view.over else PLAIN, news=self._has_ended)
            self._has_ended = False
            self.overlays.open(Overlay.DEAL)
            self.question.show()
            return
        awaited = self.director.awaited
        if awaited is not None:
            self.curtain.fall(view, awaited, self._session.here.seats.player_of(awaited))
            return
        self.question.show()
        if view.my_turn:
            if self._session.plays_single and len(view.legal) == 1 and not self._session.can_redo:
                self.director.submit(view.legal[0])
                return
            self.question.begin_turn()

    def _on_closed(self) -> None:
        self.question.show()
        self.question.focus()
        if self._deal_is_over():
            self.director.settle()  # opens the result again

    def _on_chosen(self) -> None:
        hand = self.hand
        self.top.choose(hand.choice, 0.5 * self.director.pace.factor)
        self.decision_panel.advise(self.hint_flow.words, self.hint_flow.marked)  # in place of the last refusal
        self.question.show()
        if hand.chosen is not None:
            self.tell(Line(answers.chosen(hand.chosen)))
        elif hand.out:
            self.announcer.say(answers.put_out(tuple(card for card in self.top.hand_order() if card in hand.out)))
        if self.decision_panel.isHidden() and hand.chosen is None and self.view is not None:
            self.show_line()
            self.announcer.say(str(answers.whose_turn(with_hand_sorted(self.view, self._settings), hand.decision)))
            self.question.focus()

    def _on_refused(self, illegal: IllegalMove, card: Card | None) -> None:
        if self.view is not None:
            view = with_hand_sorted(self.view, self._settings)
            if card is not None:
                self.top.canvas.feel.shake(card)
            why = refusal_sentence(illegal, view, card)
            if self.decision_panel.isVisible():
                self._tell_here(Line(why))  # the panel keeps the question above it
            else:
                self.tell(Line(self._usual_line.headline, why, refuses=True), why)

    def _tell_here(self, line: Line, spoken: str = "") -> None:
        """Give an answer or the reason for a refusal, in the decision panel too, which hides the line."""
        self.tell(line, spoken)
        if self.decision_panel.isVisible():
            self.decision_panel.advise(str(line), self.hint_flow.marked)
            self.question.show()

    def _on_other_hand(self, card: Card) -> None:
        if self.view is not None:
            self.tell(Line(other_hand_waits(self.view, card)))

    def _on_unasked(self) -> None:
        self._tell_here(Line(answers.ANSWER_FIRST()))

    def _on_hint(self, line: Line, spoken: str) -> None:
        """Show a step of a hint, in the decision panel too, which hides the line."""
        if self.hint_flow.step is not HintStep.FIGURES:
            self.overlays.close(Overlay.HINT)
        self._tell_here(line, spoken)

    def _drop_hint(self) -> None:
        """End the hint, and show the line or the question again."""
        self.hint_flow.drop()
        self.top.choose(self.hand.choice, 0.5 * self.director.pace.factor)
        self.show_line()
        self.question.show()

    def _on_held(self, held: bool) -> None:
        """Say that the game is paused for all, or what is going on again."""
        self.show_line()
        if held:
            self.announcer.say(str(answers.paused()))

    def _on_opened(self, seat: int) -> None:
        """Show the hand of `seat`, and announce it: its player has opened the curtain."""
        self.setFocus()  # else Qt focuses the closing curtain for a moment, and the screen reader reads that
        self.director.look_from(seat)
        if self.view is not None and not at_the_start(self.view):  # there the deal has announced the hand
            self.announcer.say(self._answers.hand(self.view))

    def _on_landed(self) -> None:
        """Bring scores and line up to date after the cards have landed; an answer or hint in the line stays."""
        self._show_scores()
        if self.top.line.line == self._usual_line:
            self.show_line()

    def _show_scores(self) -> None:
        view = self.top.text_view
        if view is not None:
            self.score_panel.show_view(view)
            self.overlays.show_scores(view)

    def show_line(self) -> None:
        """Say in the line what is going on."""
        self._reading.stop()
        view = self.top.text_view
        if view is not None:
            view, held = with_hand_sorted(view, self._settings), self._session.is_held
            usual = answers.paused() if held else table_line(view)
            explains = bool(self._explained) and not held
            self._usual_line = Line(usual.headline, self._explained, explains=True) if explains else usual
            self.top.say(self._usual_line)

    def explain(self, words: str) -> None:
        """Explain what surprises in the second row of the line from now on; no longer if `words` are empty."""
        self._explained = words
        if not self._reading.isActive():
            self.show_line()

    def announce_status(self) -> None:
        """Announce the state of the game and the question to a person who comes back to the table."""
        if self.view is not None:
            self.announcer.forget()
            self.announcer.say(self._answers.status(self.view))
            self.question.focus()

    def tell(self, line: Line, spoken: str = "") -> None:
        """Show `line`, and say it, or `spoken`, to the screen reader. Moves of others wait until it is read."""
        spoken = for_the_ear(spoken or str(line))
        if self.view is not None and self.director.turn is None and self.director.pace.factor:
            self._reading.start(max(_SHORTEST_READING_MS, _WORD_MS * len(spoken.split())))
        self.top.say(line, spoken)
        self.announcer.say(spoken)
        self.told.emit(line)

    def answer(self, key: Key) -> None:
        """Carry out the action of a key, or answer its question."""
        view = self.view
        if view is None:
            return
        self.announcer.release()  # an answer must be heard at once
        if key in _TABLE_CHANGING_KEYS and self.overlays.menu_is_open:
            self.overlays.close(self.overlays.current)
        match key:
            case Key.HINT:
                self.table_actions.carry_out(Action.HINT)
            case Key.UNDO:
                self.table_actions.carry_out(Action.UNDO)
            case Key.REDO:
                self.table_actions.carry_out(Action.REDO)
            case Key.REPEAT:
                self.announcer.repeat()
            case _:
                self._tell_here(*self._answers.answer(key, view))

    def _tell_player(self, place: int) -> None:
        """Say who sits at that place: a player of the computer's in a panel, of others how they stand."""
        view = self.view
        if view is None:
            return
        seat = (place + (view.player or 0)) % view.rules.players
        sitter = self._session.here.seats.sitters[seat]
        if isinstance(sitter, Computer) and not sitter.program:
            self.overlays.tell_player(view.names[seat], sitter)
        else:
            self._tell_side(view.rules.side_of(seat))

    def _tell_side(self, side: int) -> None:
        """Say how a side stands, by the scores that are shown."""
        view = self.top.text_view
        if view is not None:
            self.announcer.release()
            told = answers.side_now if self._settings.show_scores else answers.side_without_score
            self._tell_here(told(view, side))

    def _tell_levels(self, view: PlayerView) -> None:
        """Show the computer players' levels beside the scores, and announce them before the first deal."""
        sentence = levels_sentence(self._session.here.seats.sitters)
        self.score_panel.tell_levels(sentence)
        self.overlays.scores.tell_levels(sentence)
        if not view.deal_number and not view.drawn_for_deal:
            self.announcer.say(sentence)

    def _deal_is_over(self) -> bool:
        """Whether the result of a deal is to be read: before the next deal, or at the end of the game."""
        return self._session.waits_for_next_deal or (self.view is not None and self.view.over)

    def _lay_out(self) -> None:
        self.top.setGeometry(self.rect())
        self.curtain.setGeometry(self.rect())
        zones = self.top.zones
        if zones is None:
            return
        self.sitting_out.show_third(self._session.third, zones)
        self.bar.setGeometry(to_qrect(zones.bar))
        beside, lent = zones.panel, self.top.panel_lent
        place_scores(self.score_panel, self.bar, None if beside is None or lent else to_qrect(beside))
        self.overlays.lay_out(zones, beside.x if beside is not None and lent else zones.width)
        self.question.show()  # with the line, to which a lesson may point
        self.laid_out.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_look()
        self.top.setGeometry(self.rect())
        if not self.top.isVisible():
            self.top.lay_out()  # Qt tells a hidden widget its new size too late
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.question.note_hurry()
            self.director.skip()
        elif event.key() == Qt.Key.Key_Escape and self.top.canvas.feel.drop():
            pass  # the card that was held goes home, and the menu stays closed
        elif event.key() == Qt.Key.Key_Escape and self.overlays.current is None and self.hint_flow.hint is not None:
            self._drop_hint()
        elif event.key() == Qt.Key.Key_Escape and self.overlays.current in (None, Overlay.DEAL):
            self.table_actions.carry_out(Action.MENU)  # closing the menu opens the result of a deal again
        elif event.key() == Qt.Key.Key_Escape:
            self.overlays.close(self.overlays.current)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.question.step(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)
