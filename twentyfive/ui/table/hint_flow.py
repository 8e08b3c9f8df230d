"""A hint in steps: each request reveals a little more."""

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
    """The steps of a hint."""

    NUDGE = auto()  # something to think about
    MARK = auto()  # the advised card or answer
    REASON = auto()  # the reason for it
    FIGURES = auto()  # the expected result of every move


class HintFlow(QObject):
    """Gives hints step by step. A hint lasts until the table shows another position.

    Attributes:
        hint: the current hint, None if there is none.
        step: the step that was given last.

    Signals:
        step_given(Line, str): a step in words, as seen and as spoken by a screen reader.
        mark_changed(): `marked` has changed.
        figures_asked(): the panel with the figures is to open; the reason stays in the line.
        dropped(): the hint has ended.
    """

    step_given = Signal(object, str)
    mark_changed = Signal()
    figures_asked = Signal()
    dropped = Signal()

    def __init__(self, session: GameSession, director: Director, hand: HandControl, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._director = director
        self._hand = hand
        self._asked = False  # the person asked for a hint, and it has not come yet
        self._reason_first = False  # the hint began with the reason, since the person did not ask for steps
        self.hint: Hint | None = None
        self.step = HintStep.NUDGE
        session.advised.connect(self._on_advised)
        director.shown.connect(self.drop)
        hand.changed.connect(self._on_chosen)

    @property
    def marked(self) -> PlayerMove | None:
        """The move to mark on the table, None until the hint names it."""
        if self.hint is None or self.step is HintStep.NUDGE:
            return None
        return self.hint.advice.move

    @property
    def words(self) -> str:
        """The words of the current step; empty without a hint."""
        if self.hint is None:
            return ""
        return str(self._line(HintStep.REASON if self.step is HintStep.FIGURES else self.step))

    def ask(self) -> None:
        """Give the next step of the hint, or ask for a hint for the seat to act."""
        view = self._director.view
        if view is None or view.seat is None or not self._director.up_to_date:
            return  # the table is about to show another position
        if self.hint is None:
            self._asked = True
            self._session.ask_hint(view.seat)
            return
        if self.step is HintStep.FIGURES:
            self._give(HintStep.REASON)  # closes the figures; the next request opens them again
        else:
            steps = _steps(self.hint)
            self._give(steps[min(steps.index(self.step) + 1, len(steps) - 1)])

    def close_figures(self) -> None:
        """Go back from the figures to the reason, as their panel has been closed."""
        if self.step is HintStep.FIGURES:
            self.step = HintStep.REASON

    def drop(self) -> None:
        """End the hint, as its position has passed."""
        self._asked = False
        if self.hint is not None:
            self.hint = None
            self._hand.advise(())
            self.dropped.emit()

    def _on_advised(self, hint: Hint) -> None:
        view = self._director.view
        if view is None or hint.revision != self._session.revision or not self._director.up_to_date:
            return
        if hint.seat != view.seat:
            self._give_thought(hint, view)
            return
        asked, self._asked = self._asked, False
        self._reason_first = not asked
        if isinstance(hint.advice.move, Rob) and not self._asked_to_rob():
            self._hand.ask_again()  # the person left the turn-up, but robbing is better
        self.hint = about_robbing(hint, view) if self._asked_to_rob() else hint
        self._give(HintStep.NUDGE if asked else HintStep.REASON)

    def _on_chosen(self) -> None:
        """Drop a hint about robbing once the person has left the turn-up."""
        if self.hint is not None and isinstance(self.hint.advice.move, DeclineRob | Rob) and not self._asked_to_rob():
            self.drop()

    def _asked_to_rob(self) -> bool:
        view = self._director.view
        return view is not None and view.may_rob and self._hand.decision is not None

    def _give(self, step: HintStep) -> None:
        view, hint = self._director.view, self.hint
        assert view is not None, "a hint is about a view"
        assert hint is not None, "a step belongs to a hint"
        self.step = step
        if step is not HintStep.NUDGE:
            self._hand.advise(cards_of(hint.advice.move))
            self.mark_changed.emit()
            if self.hint is not hint:
                return  # marking the card has finished the movement of the cards, and the next step was shown
        if step is HintStep.FIGURES:
            self.figures_asked.emit()
            self.step_given.emit(self._line(HintStep.REASON), for_the_ear(figures_spoken(hint.choices, view.rules)))
        else:
            line = self._line(step)
            self.step_given.emit(line, for_the_ear(str(line)))

    def _line(self, step: HintStep) -> Line:
        """Return the line for the words of `step`, headed by the number of the current step."""
        view, hint = self._director.view, self.hint
        assert view is not None
        assert hint is not None
        steps, move = _steps(hint), hint.advice.move
        sentences = {
            HintStep.NUDGE: lambda: nudge(hint.advice.reason, view),
            HintStep.MARK: lambda: marked_words(move),
            HintStep.REASON: lambda: reason_sentence(hint.advice.reason, view),
        }
        number, last = steps.index(self.step) + 1, len(steps)
        complete = self._reason_first and number == last  # its only step: nothing to count
        return Line(advice_headline() if complete else hint_headline(number, last), sentences[step]())

    def _give_thought(self, hint: Hint, view: PlayerView) -> None:
        """Give the advice for another player at once, without steps: in practice the person wants to know it."""
        thought = thought_sentence(hint.advice.reason, hint.view, view.player)
        line = Line(translate("table", "In {name}’s place:").format(name=view.names[hint.seat]), thought)
        self.step_given.emit(line, for_the_ear(str(line)))


def cards_of(move: PlayerMove) -> tuple[Card, ...]:
    """Return the cards of the hand that the move plays or puts out."""
    match move:
        case PlayCard(card) | Rob(card):
            return (card,)
        case Exchange(out):
            return out
        case _:
            return ()


def _steps(hint: Hint) -> tuple[HintStep, ...]:
    """Return the steps of the hint; the figures are one only if there are moves to compare."""
    steps = (HintStep.NUDGE, HintStep.MARK, HintStep.REASON)
    return (*steps, HintStep.FIGURES) if len(hint.choices) > 1 else steps


def about_robbing(hint: Hint, view: PlayerView) -> Hint:
    """Return the hint for the question whether to rob, with all plays without robbing as one answer."""
    choices: dict[PlayerMove, MoveValue] = {}
    for choice in hint.choices:
        move = DeclineRob() if isinstance(choice.move, PlayCard) else choice.move
        choices.setdefault(move, replace(choice, move=move))
    advice = hint.advice
    if isinstance(advice.move, PlayCard):
        advice = Advice(DeclineRob(), _reason_to_leave(advice.reason, view))
    return replace(hint, advice=advice, choices=tuple(choices.values()))


def _reason_to_leave(reason: Reason, view: PlayerView) -> Reason:
    """Return the reason to leave the turn-up, for advice that only explains the play after it."""
    order, turn_up = view.ranking, view.turn_up
    assert order is not None, "a turn-up that may be taken has made trumps"
    assert turn_up is not None
    worst = min(order.strength[card] for card in view.hand)
    return Reason(ReasonKind.LET_LIE, (turn_up,)) if order.strength[turn_up] < worst else reason


class HintMarks(QObject):
    """Marks the advised card or answer on the table, and shows the figures, until the hint is dropped."""

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

    def show_mark(self) -> None:
        """Mark the advised card or answer, and move the focus to it."""
        self._top.choose(self._hand.choice, 0.5 * self._director.pace.factor)
        self._panel.advise(self._panel.hint.plain, self._hint_flow.marked)
        answer = self._panel.advised_button() if self._panel.isVisible() else None
        cards = [button for button in self._top.canvas.hand_buttons() if button.card in self._hand.advised]
        for button in [answer] if answer is not None else cards[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_figures(self) -> None:
        """Open the panel with the figures of all moves."""
        hint, view = self._hint_flow.hint, self._director.view
        if hint is not None and view is not None:
            self._overlays.hint.show_choices(hint.choices, view.rules)
            self._overlays.open(Overlay.HINT)

    def clear(self) -> None:
        """Remove the mark and close the panel."""
        self._overlays.close(Overlay.HINT)
        self._panel.advise("", None)
