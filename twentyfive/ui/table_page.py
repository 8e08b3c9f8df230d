"""The table page: table top, bar and panels put together, and what a click or a key does there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, IllegalMove, PlayerView
from twentyfive.engine.engine import GameEngine
from twentyfive.engine.failures import Failure
from twentyfive.ui.action_bar import Action, ActionBar
from twentyfive.ui.announcer import Announcer
from twentyfive.ui.bench import BenchSign
from twentyfive.ui.buttons import PrimaryButton
from twentyfive.ui.coach import Coach, HintStep
from twentyfive.ui.curtain import Curtain
from twentyfive.ui.decision_panel import DecisionPanel
from twentyfive.ui.director import Director
from twentyfive.ui.faces import FaceStore
from twentyfive.ui.hand_control import HandControl
from twentyfive.ui.hint_places import HintPlaces
from twentyfive.ui.keys import Key
from twentyfive.ui.look import Look
from twentyfive.ui.overlays import Overlay, Overlays
from twentyfive.ui.pace import pace_for
from twentyfive.ui.score_panel import ScorePanel
from twentyfive.ui.score_place import place_scores
from twentyfive.ui.settings import Settings
from twentyfive.ui.shown import Shown
from twentyfive.ui.table_actions import make_again_words, reasons_against, take_back_words
from twentyfive.ui.table_answers import TableAnswers
from twentyfive.ui.table_keys import bind
from twentyfive.ui.table_top import TableTop, to_qrect
from twentyfive.ui.wording import answers
from twentyfive.ui.wording.adaptive import levels_sentence
from twentyfive.ui.wording.hands import other_hand_waits
from twentyfive.ui.wording.line import Line, table_line
from twentyfive.ui.wording.names import card_name, card_sign, translate
from twentyfive.ui.wording.refusals import failure_sentence, refusal_sentence
from twentyfive.ui.wording.sitting import after_game
from twentyfive.ui.wording.steps import announcement


class TablePage(QWidget):
    """The table, at which a game is played.

    Attributes:
        top: what lies on the table.
        bench: tells who sits out.
        director: what is shown when.
        hand: the person's choices.
        coach: gives hints.
        announcer: what is said to a screen reader.
        overlays: the panels that lie over the table for a while.
        bar: the actions.
        curtain: covers the table between the turns of several persons.
        decision_panel: asks what is to be decided beside playing a card.
        score_panel: the scores at the right.

    Signals:
        fold_asked(bool): the score panel is to be folded, or unfolded.
        told(Line): an answer, or why something may not be done.
        laid_out(): everything may lie elsewhere now.
    """

    fold_asked = Signal(bool)
    told = Signal(object)
    laid_out = Signal()

    def __init__(self, engine: GameEngine, faces: FaceStore, look: Look, settings: Settings) -> None:
        super().__init__()
        self._engine = engine
        self._look = look
        self._settings = settings
        self.top = TableTop(faces, look, settings, self)
        self.bench = BenchSign(look, self.top)
        self.director = Director(engine, self.top, self)
        self.hand = HandControl(self.director, self)
        self.coach = Coach(engine, self.director, self.hand, self)
        self.announcer = Announcer(self)
        self.bar = ActionBar(look, self)
        self.score_panel = ScorePanel(look, self)
        self.decision_panel = DecisionPanel(look, self)
        self._play = PrimaryButton("", look, self)
        self.overlays = Overlays(faces, look, self)
        self.curtain = Curtain(look, self)
        # Nobody asks it for anything: it listens to the coach, whose child it is.
        HintPlaces(self.coach, self.director, self.hand, self.top, self.decision_panel, self.overlays)
        self._answers = TableAnswers(engine, self.hand, self.top)
        self.decision_panel.hide()
        self.curtain.hide()
        self._play.hide()
        self.top.buttons_below_plate.append(self._play)
        self._connect()
        bind(self, self._answer, self._focus_card)
        self.set_look(look, settings)

    def set_look(self, look: Look, settings: Settings) -> None:
        """Use another look or other settings from now on."""
        self._look, self._settings = look, settings
        self._engine.plays_single = settings.autoplay_single
        self.director.pace = pace_for(settings)
        self.hand.play_by = settings.play_by
        for part in (self.bar, self.score_panel, self.decision_panel, self._play):
            part.set_look(look)
        self.top.set_look(look, settings, with_panel=not settings.panel_folded)
        self.score_panel.set_points_shown(settings.show_scores)
        self.overlays.set_look(look, settings)
        self.curtain.set_look(look)
        self.bench.set_look(look)
        self._lay_out()
        self._show_prompt()

    def _connect(self) -> None:
        self.director.shown.connect(self._on_shown)
        self.director.settled.connect(self._on_settled)
        self.director.refused.connect(self._on_refused_answer)
        self.top.canvas.card_clicked.connect(self._on_card)
        self.top.canvas.cloth_clicked.connect(self.director.skip)
        self.top.plaque.clicked.connect(partial(self.overlays.open, Overlay.RANKING))
        self.hand.changed.connect(self._on_chosen)
        self.hand.refused.connect(self._on_refused)
        self.hand.waits.connect(self._on_other_hand)
        self.curtain.opened.connect(self.director.look_from)
        self.curtain.leave_asked.connect(self.overlays.leave_asked)
        self.decision_panel.answered.connect(self.hand.answer)
        self._play.clicked.connect(self.hand.play_chosen)
        self.bar.asked.connect(self._on_action)
        self.score_panel.fold_asked.connect(partial(self.fold_asked.emit, True))
        self.overlays.asked.connect(self._on_action)
        self.overlays.opened.connect(self._show_prompt)
        self.overlays.closed.connect(self._on_closed)
        self.overlays.next_deal_asked.connect(self._engine.next_deal)
        self.coach.told.connect(self._on_coach)
        self._engine.failed.connect(self._on_failure)

    @property
    def view(self) -> PlayerView | None:
        """What the table shows."""
        return self.director.view

    def _on_shown(self, shown: Shown) -> None:
        view = shown.view
        self.curtain.hide()
        self.decision_panel.advise("", None)
        self.overlays.show_view(view)
        if not self._deal_is_over():
            self.overlays.close(Overlay.DEAL)
        self.score_panel.show_view(view)
        self.show_line()
        self.announcer.say(announcement(shown, self._settings.announcements))
        self._tell_levels(view)
        self._allow_actions(view)
        self._lay_out()
        self._show_prompt()

    def _on_settled(self) -> None:
        """All is shown: what can be done now is offered."""
        view = self.view
        if view is None:
            return
        self._allow_actions(view)
        if self.overlays.current is Overlay.MOVES:
            return  # a moment that is looked at, and left again
        if self._deal_is_over():
            third = self._engine.third
            self.overlays.deal.tell_next_game(after_game(self._engine.state, third) if view.over and third else "")
            self.overlays.open(Overlay.DEAL)
            self._show_prompt()
            return
        awaited = self.director.awaited
        if awaited is not None:
            self.curtain.fall(view, awaited, self._engine.seats.player_of(awaited))
            return
        self._show_prompt()
        if view.my_turn:
            if self._engine.plays_single and len(view.legal) == 1 and not self._engine.can_redo:
                self.director.submit(view.legal[0])
                return
            self.focus_asked()

    def _show_prompt(self) -> None:
        """The decision panel and the Play button, where they are asked for."""
        zones, asked, panel = self.top.zones, self.hand.decision, self.decision_panel
        if zones is None:
            return
        if asked is not None:
            new = panel.isHidden() or panel.decision is None or panel.decision.spoken != asked.spoken
            panel.ask(asked)
            panel.place_above(zones, (*self.top.plate_frames(), *self.top.trick_frames()))
            if panel.isHidden():
                panel.raise_()
                self.overlays.bring_to_front()
            if new:
                self.announcer.say(asked.spoken)
        elif panel.is_focused:
            self.setFocus()  # or it would go to Undo, and the next key would take the answer back
        panel.setVisible(asked is not None and self.overlays.current is not Overlay.HINT)
        self.top.clear(panel.sheet().translated(panel.pos()) if panel.isVisible() else QRect())
        line = to_qrect(zones.line)
        self.top.line.setVisible(not line.isEmpty() and asked is None and not self.overlays.lies_across(line))
        if self.hand.chosen is not None:
            self._label_play(self.hand.chosen, to_qrect(zones.play_button))
        self._play.setVisible(self.hand.chosen is not None)
        self.top.fit_own_plate()

    def _label_play(self, card: Card, frame: QRect) -> None:
        """Have the Play button name the card; where that finds no room, the line has just named it."""
        named = translate("table", "Play {card}")
        self._play.set_label(named.format(card=card_sign(card)))
        if self._play.frame_width() > frame.width():
            self._play.set_label(translate("table", "Play"))
        self._play.setAccessibleName(named.format(card=card_name(card)))
        self._play.place(frame)

    def _on_closed(self) -> None:
        self._show_prompt()
        self.focus_asked()
        if self._deal_is_over():
            self.director.settle()  # which brings its result back

    def _allow_actions(self, view: PlayerView) -> None:
        for action, reason in reasons_against(view, self._engine).items():
            self.bar.allow(action, reason)

    def _on_card(self, card: Card) -> None:
        if self.director.up_to_date and self.view is not None and self.view.my_turn:
            self.hand.click(card)
        else:
            self.director.skip()

    def _on_chosen(self) -> None:
        hand = self.hand
        self.top.choose(hand.choice, 0.5 * self.director.pace.factor)
        self.decision_panel.advise(self.coach.words, self.coach.marked)  # and no longer why something may not be done
        self._show_prompt()
        if hand.chosen is not None:
            self.tell(Line(answers.chosen(hand.chosen, card_sign)), answers.chosen(hand.chosen, card_name))
        elif hand.out:
            self.announcer.say(answers.put_out(hand.out))
        if self.decision_panel.isHidden() and hand.chosen is None and self.view is not None:
            self.show_line()
            self.announcer.say(str(answers.whose_turn(self.view, hand.decision)))
            self.focus_asked()

    def _on_refused(self, illegal: IllegalMove, card: Card) -> None:
        if self.view is not None:
            spoken = refusal_sentence(illegal, self.view, card, card_name)
            self._tell_why_not(refusal_sentence(illegal, self.view, card), spoken)

    def _on_refused_answer(self, illegal: IllegalMove) -> None:
        if self.view is not None:
            why = refusal_sentence(illegal, self.view, None)
            self._tell_why_not(why, why)

    def _tell_why_not(self, why: str, spoken: str) -> None:
        """What was chosen is not allowed: why stands where a question is asked, as the line is not seen then."""
        self.decision_panel.advise(why, self.coach.marked)
        self.tell(Line(why), spoken)
        self._show_prompt()

    def _on_other_hand(self, card: Card) -> None:
        if self.view is not None:
            self.tell(Line(other_hand_waits(self.view, card_sign(card))), other_hand_waits(self.view, card_name(card)))

    def _on_coach(self, line: Line, spoken: str) -> None:
        """A hint says something: where a question is asked, it stands there."""
        if self.coach.step is not HintStep.FIGURES:
            self.overlays.close(Overlay.HINT)
        self.tell(line, spoken)
        if self.decision_panel.isVisible():
            self.decision_panel.advise(str(line), self.coach.marked)
            self._show_prompt()

    def _put_hint_away(self) -> None:
        """The hint has been read: the line, or the question, says again what is asked."""
        self.coach.drop()
        self.top.choose(self.hand.choice, 0.5 * self.director.pace.factor)
        self.show_line()
        self._show_prompt()

    def _on_failure(self, failure: Failure) -> None:
        sentence = failure_sentence(failure)
        self.tell(Line(sentence), sentence)

    def show_line(self) -> None:
        """Say what is going on in the line of plain words, after something else stood there."""
        if self.view is not None:
            self.top.say(table_line(self.view), str(table_line(self.view, card_name)))

    def tell_standing(self) -> None:
        """Say how the game stands, and what is asked, to who comes back to it."""
        if self.view is not None:
            self.announcer.say(self._answers.standing(self.view))
            self.focus_asked()

    def tell(self, line: Line, spoken: str) -> None:
        """Say `line` in the line of plain words, and `spoken` to the screen reader."""
        self.top.say(line, spoken)
        self.announcer.say(spoken)
        self.told.emit(line)

    def _on_action(self, action: Action) -> None:
        match action:
            case Action.UNDO:
                self.announcer.say(take_back_words(self._engine, self.director.viewer))
                self._engine.undo()
            case Action.REDO:
                self.announcer.say(make_again_words(self._engine, self.director.viewer))
                self._engine.redo()
            case Action.HINT:
                self.coach.ask()
            case Action.LAST_TRICK:
                self.overlays.open(Overlay.TRICK)
            case Action.RANKING:
                self.overlays.open(Overlay.RANKING)
            case Action.SPEED:
                self.overlays.open(Overlay.SPEED)
            case Action.SCORES if self.top.has_room_for_panel():
                self.fold_asked.emit(False)
            case Action.SCORES:
                self.overlays.open(Overlay.SCORES)
            case Action.MENU:
                self.overlays.offer(self.bar.in_menu)
                self.overlays.open(Overlay.MENU)

    def _answer(self, key: Key) -> None:
        view = self.view
        if view is None:
            return
        match key:
            case Key.HINT:
                self._on_action(Action.HINT)
            case Key.UNDO:
                self._on_action(Action.UNDO)
            case Key.REDO:
                self._on_action(Action.REDO)
            case Key.REPEAT:
                self.announcer.repeat()
            case _:
                self.tell(*self._answers.to(key, view))

    def _tell_levels(self, view: PlayerView) -> None:
        """Say where the scores stand how well the computer plays this game; aloud before it begins."""
        sentence = levels_sentence(self._engine.seats.sitters)
        self.score_panel.tell_levels(sentence)
        self.overlays.scores.tell_levels(sentence)
        if not view.deal_number and not view.drawn_for_deal:
            self.announcer.say(sentence)

    def _focus_card(self, number: int) -> None:
        buttons = self.top.canvas.hand_buttons()
        if number <= len(buttons):
            buttons[number - 1].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_asked(self) -> None:
        """Bring the focus to what is asked, unless it is there: to a card that may be played, or to an answer."""
        if self.view is None or not self.view.my_turn or self.overlays.current is not None or not self.isVisible():
            return
        asked, panel = self.hand.decision, self.decision_panel
        if asked is not None and not asked.puts_out:
            if not panel.is_focused:
                panel.focus_answer()
            return
        buttons = self.top.canvas.hand_buttons()
        if any(button.hasFocus() for button in buttons):
            return
        may = [button for button in buttons if button.card in self.hand.choice.offered]
        advised = [button for button in may if button.card in self.hand.advised]
        for button in (advised or may or list(buttons))[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _deal_is_over(self) -> bool:
        """Whether its result is to be read before the game goes on, if it does."""
        return self._engine.waits_for_next_deal or (self.view is not None and self.view.over)

    def _lay_out(self) -> None:
        self.top.setGeometry(self.rect())
        self.curtain.setGeometry(self.rect())
        zones = self.top.zones
        if zones is None:
            return
        self.bench.show_third(self._engine.third, zones)
        self.bar.setGeometry(to_qrect(zones.bar))
        beside, lent = zones.panel, self.top.panel_lent
        place_scores(self.score_panel, self.bar, None if beside is None or lent else to_qrect(beside))
        self.overlays.lay_out(zones, beside.x if beside is not None and lent else zones.width)
        self.laid_out.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.top.setGeometry(self.rect())
        if not self.top.isVisible():
            self.top.lay_out()  # what is not seen yet is told its new size only after this page
        self._lay_out()
        self._show_prompt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.decision_panel.beware_of_hurry()
            self.director.skip()
        elif event.key() == Qt.Key.Key_Escape and self.overlays.current is None and self.coach.hint is not None:
            self._put_hint_away()
        elif event.key() == Qt.Key.Key_Escape and self.overlays.current in (None, Overlay.DEAL):
            self._on_action(Action.MENU)  # the result of a deal comes back when the menu is closed
        elif event.key() == Qt.Key.Key_Escape:
            self.overlays.close(self.overlays.current)
        else:
            super().keyPressEvent(event)
