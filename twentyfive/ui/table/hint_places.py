"""Where on the table a hint is seen: the mark on a card or an answer, and the figures."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from twentyfive.ui.table.director import Director
from twentyfive.ui.table.hand_control import HandControl
from twentyfive.ui.table.hint_flow import Coach
from twentyfive.ui.table.overlays import Overlay, Overlays
from twentyfive.ui.table.panels.decision_panel import DecisionPanel
from twentyfive.ui.table.table_top import TableTop


class HintPlaces(QObject):
    """Shows what the coach points to, and its figures, until the hint is dropped."""

    def __init__(
        self,
        coach: Coach,
        director: Director,
        hand: HandControl,
        top: TableTop,
        panel: DecisionPanel,
        overlays: Overlays,
    ) -> None:
        super().__init__(coach)
        self._coach = coach
        self._director = director
        self._hand = hand
        self._top = top
        self._panel = panel
        self._overlays = overlays
        coach.pointed.connect(self._point)
        coach.figured.connect(self._show_figures)
        coach.dropped.connect(self._take_away)
        overlays.closed.connect(coach.fold)

    def _point(self) -> None:
        """Mark the card or the answer, and bring the focus there."""
        self._top.choose(self._hand.choice, 0.5 * self._director.pace.factor)
        self._panel.advise(self._panel.hint.plain, self._coach.marked)
        answer = self._panel.advised_button() if self._panel.isVisible() else None
        cards = [button for button in self._top.canvas.hand_buttons() if button.card in self._hand.advised]
        for button in [answer] if answer is not None else cards[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_figures(self) -> None:
        hint, view = self._coach.hint, self._director.view
        if hint is not None and view is not None:
            self._overlays.hint.show_choices(hint.choices, view.rules)
            self._overlays.open(Overlay.HINT)

    def _take_away(self) -> None:
        self._overlays.close(Overlay.HINT)
        self._panel.advise("", None)
