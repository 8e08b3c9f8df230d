"""A hint in steps: each time it is asked for, it tells a little more."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Qt, Signal

from twentyfive.ai import Advice, Reason, ReasonKind
from twentyfive.ai.advice.findings import MoveValue
from twentyfive.core import Card, PlayerView
from twentyfive.core.moves import DeclineRob, Exchange, PlayCard, PlayerMove, Rob
from twentyfive.engine.game.events import Hint
from twentyfive.engine.game.session import GameSession
from twentyfive.ui.table.director import Director
from twentyfive.ui.table.hand_control import HandControl
from twentyfive.ui.table.overlays import Overlay, Overlays
from twentyfive.ui.table.panels.decision_panel import DecisionPanel
from twentyfive.ui.table.table_top import TableTop
from twentyfive.wording.learning.hints import advice_headline, figures_spoken, hint_headline, marked_words
from twentyfive.wording.learning.reasons import nudge, reason_sentence, thought_sentence
from twentyfive.wording.names import for_the_ear, translate
from twentyfive.wording.table.line import Line


class HintStep(Enum):
    """How much a hint tells."""

    NUDGE = auto()
    MARK = auto()
    REASON = auto()
    FIGURES = auto()


class HintFlow(QObject):
    """The hint that is being given, until the turn passes.

    Attributes:
        hint: the hint, None while none is given.
        step: how far it has come.

    Signals:
        told(Line, str): a step in words, and what a screen reader says of it.
        pointed(): `marked` has changed.
        figured(): the figures are to be shown; the words of the step before stay.
        dropped(): there is no hint any more.
    """

    told = Signal(object, str)
    pointed = Signal()
    figured = Signal()
    dropped = Signal()

    def __init__(self, session: GameSession, director: Director, hand: HandControl, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._director = director
        self._hand = hand
        self._awaited = self._outright = False
        self.hint: Hint | None = None
        self.step = HintStep.NUDGE
        session.advised.connect(self._on_advised)
        director.shown.connect(self.drop)
        hand.changed.connect(self._on_chosen)

    @property
    def marked(self) -> PlayerMove | None:
        """The move that is pointed to, None as long as it is not told."""
        if self.hint is None or self.step is HintStep.NUDGE:
            return None
        return self.hint.advice.move

    @property
    def words(self) -> str:
        """What the hint that is given says; empty without one."""
        if self.hint is None:
            return ""
        return str(self._line(HintStep.REASON if self.step is HintStep.FIGURES else self.step))

    def ask(self) -> None:
        """Give the first step of a hint to who is to act, or the next."""
        view = self._director.view
        if view is None or view.seat is None or not self._director.up_to_date:
            return  # something else is about to be shown, to which this hint will be none
        if self.hint is None:
            self._awaited = True
            self._session.ask_hint(view.seat)
            return
        if self.step is HintStep.FIGURES:
            self._tell(HintStep.REASON)  # instead of the figures, which can be asked for again
        else:
            steps = _steps(self.hint)
            self._tell(steps[min(steps.index(self.step) + 1, len(steps) - 1)])

    def fold(self) -> None:
        """The figures were put away: they are the next step again."""
        if self.step is HintStep.FIGURES:
            self.step = HintStep.REASON

    def drop(self) -> None:
        """Take the hint back: what it was about is over."""
        self._awaited = False
        if self.hint is not None:
            self.hint = None
            self._hand.advise(())
            self.dropped.emit()

    def _on_advised(self, hint: Hint) -> None:
        view = self._director.view
        if view is None or hint.revision != self._session.revision or not self._director.up_to_date:
            return
        if hint.seat != view.seat:
            self._tell_thought(hint, view)
            return
        awaited, self._awaited = self._awaited, False
        self._outright = not awaited
        if isinstance(hint.advice.move, Rob) and not self._asked_to_rob():
            self._hand.ask_again()  # it was let lie, and had better be taken
        self.hint = _about_robbing(hint, view) if self._asked_to_rob() else hint
        self._tell(HintStep.NUDGE if awaited else HintStep.REASON)

    def _on_chosen(self) -> None:
        """Who has let the turn-up lie is asked something else now."""
        if self.hint is not None and isinstance(self.hint.advice.move, DeclineRob | Rob) and not self._asked_to_rob():
            self.drop()

    def _asked_to_rob(self) -> bool:
        view = self._director.view
        return view is not None and view.may_rob and self._hand.decision is not None

    def _tell(self, step: HintStep) -> None:
        view, hint = self._director.view, self.hint
        assert view is not None, "a hint is about what is shown"
        assert hint is not None, "only a hint is told"
        self.step = step
        if step is not HintStep.NUDGE:
            self._hand.advise(cards_of(hint.advice.move))
            self.pointed.emit()
            if self.hint is not hint:
                return  # to point to it has shown what waited to be shown
        if step is HintStep.FIGURES:
            self.figured.emit()
            self.told.emit(self._line(HintStep.REASON), for_the_ear(figures_spoken(hint.choices, view.rules)))
        else:
            line = self._line(step)
            self.told.emit(line, for_the_ear(str(line)))

    def _line(self, words: HintStep) -> Line:
        """What is written at the step that is given; at that of the figures still the reason."""
        view, hint = self._director.view, self.hint
        assert view is not None
        assert hint is not None
        steps, move = _steps(hint), hint.advice.move
        said = {
            HintStep.NUDGE: lambda: nudge(hint.advice.reason, view),
            HintStep.MARK: lambda: marked_words(move),
            HintStep.REASON: lambda: reason_sentence(hint.advice.reason, view),
        }
        told, last = steps.index(self.step) + 1, len(steps)
        whole = self._outright and told == last  # nobody counted the steps that were left out
        return Line(advice_headline() if whole else hint_headline(told, last), said[words]())

    def _tell_thought(self, hint: Hint, view: PlayerView) -> None:
        """What another player thinks, all at once: who practises wants to know, not to guess."""
        thought = thought_sentence(hint.advice.reason, hint.view, view.player)
        line = Line(translate("table", "In {name}'s place:").format(name=view.names[hint.seat]), thought)
        self.told.emit(line, for_the_ear(str(line)))


def cards_of(move: PlayerMove) -> tuple[Card, ...]:
    """The cards of the hand that the move plays or puts out."""
    match move:
        case PlayCard(card) | Rob(card):
            return (card,)
        case Exchange(out):
            return out
        case _:
            return ()


def _steps(hint: Hint) -> tuple[HintStep, ...]:
    """What can be told: figures only where there is something to compare."""
    steps = (HintStep.NUDGE, HintStep.MARK, HintStep.REASON)
    return (*steps, HintStep.FIGURES) if len(hint.choices) > 1 else steps


def _about_robbing(hint: Hint, view: PlayerView) -> Hint:
    """The hint to the question whether to rob: to let the turn-up lie is one answer, whatever is played then."""
    choices: dict[PlayerMove, MoveValue] = {}
    for choice in hint.choices:
        move = DeclineRob() if isinstance(choice.move, PlayCard) else choice.move
        choices.setdefault(move, replace(choice, move=move))
    advice = hint.advice
    if isinstance(advice.move, PlayCard):
        advice = Advice(DeclineRob(), _reason_to_leave(advice.reason, view))
    return replace(hint, advice=advice, choices=tuple(choices.values()))


def _reason_to_leave(reason: Reason, view: PlayerView) -> Reason:
    """Why the turn-up is left lying, where the advice tells only what is played then."""
    order, turn_up = view.ranking, view.turn_up
    assert order is not None, "where the turn-up may be taken it has made trumps"
    assert turn_up is not None
    worst = min(order.strength[card] for card in view.hand)
    return Reason(ReasonKind.LET_LIE, (turn_up,)) if order.strength[turn_up] < worst else reason


class HintMarks(QObject):
    """Shows on the table the card or answer that a hint points to, and its figures, until the hint is dropped."""

    def __init__(
        self,
        hint_flow: HintFlow,
        director: Director,
        hand: HandControl,
        top: TableTop,
        panel: DecisionPanel,
        overlays: Overlays,
    ) -> None:
        super().__init__(hint_flow)
        self._hint_flow = hint_flow
        self._director = director
        self._hand = hand
        self._top = top
        self._panel = panel
        self._overlays = overlays

    def point(self) -> None:
        """Mark the card or the answer, and bring the focus there."""
        self._top.choose(self._hand.choice, 0.5 * self._director.pace.factor)
        self._panel.advise(self._panel.hint.plain, self._hint_flow.marked)
        answer = self._panel.advised_button() if self._panel.isVisible() else None
        cards = [button for button in self._top.canvas.hand_buttons() if button.card in self._hand.advised]
        for button in [answer] if answer is not None else cards[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_figures(self) -> None:
        """Open the panel with the figures of every move."""
        hint, view = self._hint_flow.hint, self._director.view
        if hint is not None and view is not None:
            self._overlays.hint.show_choices(hint.choices, view.rules)
            self._overlays.open(Overlay.HINT)

    def take_away(self) -> None:
        """Take the marks and the panel away."""
        self._overlays.close(Overlay.HINT)
        self._panel.advise("", None)
