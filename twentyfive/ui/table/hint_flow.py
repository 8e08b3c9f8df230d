"""A hint in steps: each request reveals a little more."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from twentyfive.core import PlayerView
from twentyfive.core.moves import DeclineRob, PlayerMove, Rob
from twentyfive.engine.game.events import Hint
from twentyfive.engine.game.session import GameSession
from twentyfive.presentation.table.hints import HintStep, about_robbing, cards_of, hint_line, step_after, thought_line
from twentyfive.ui.table.director import Director
from twentyfive.ui.table.hand_control import HandControl
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.table_context import TableContext
from twentyfive.wording.learning.hints import figures_spoken
from twentyfive.wording.table.line import Line


class HintFlow(QObject):
    """Gives hints step by step. A hint lasts until the table shows another position.

    Attributes:
        hint: the current hint, None if there is none.
        step: the step that was given last.

    Signals:
        step_given(Line, str): a step in words; and as spoken, if that is something else.
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
        view = self._director.view
        return "" if self.hint is None or view is None else str(self._line(self.hint, view))

    def ask(self) -> None:
        """Give the next step of the hint, or ask for a hint for the seat to act."""
        view = self._director.view
        if view is None or view.seat is None or not self._director.up_to_date:
            return  # the table is about to show another position
        if self.hint is None:
            self._asked = True
            self._session.ask_hint(view.seat)
            return
        self._give(step_after(self.hint, self.step))

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
        line = self._line(hint, view)
        self.step_given.emit(line, figures_spoken(hint.choices, view.rules) if step is HintStep.FIGURES else "")

    def _line(self, hint: Hint, view: PlayerView) -> Line:
        return hint_line(hint, view, self.step, reason_first=self._reason_first)

    def _give_thought(self, hint: Hint, view: PlayerView) -> None:
        """Give the advice for another player at once, without steps: in practice the person wants to know it."""
        self.step_given.emit(thought_line(hint, view), "")


class HintMarks(QObject):
    """Marks the advised card or answer on the table, and shows the figures, until the hint is dropped."""

    def __init__(self, hint_flow: HintFlow, table: TableContext) -> None:
        super().__init__(hint_flow)
        self._table = table
        self._hint_flow = hint_flow

    def show_mark(self) -> None:
        """Mark the advised card or answer, and move the focus to it."""
        table = self._table
        table.top.choose(table.hand.choice, 0.5 * table.director.pace.factor)
        table.panel.advise(table.panel.hint.plain, self._hint_flow.marked)
        answer = table.panel.advised_button() if table.panel.isVisible() else None
        cards = [button for button in table.top.canvas.hand_buttons() if button.card in table.hand.advised]
        for button in [answer] if answer is not None else cards[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_figures(self) -> None:
        """Open the panel with the figures of all moves."""
        hint, view = self._hint_flow.hint, self._table.director.view
        if hint is not None and view is not None:
            self._table.overlays.hint.show_choices(hint.choices, view.rules)
            self._table.overlays.open(Overlay.HINT)

    def clear(self) -> None:
        """Remove the mark and close the panel."""
        self._table.overlays.close(Overlay.HINT)
        self._table.panel.advise("", None)
