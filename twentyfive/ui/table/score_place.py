"""Where the scores are: in the panel beside the table, or behind a button of the bar."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication

from twentyfive.ui.table.panels.action_bar import Action, ActionBar
from twentyfive.ui.table.panels.score_panel import ScorePanel


def place_scores(panel: ScorePanel, bar: ActionBar, place: QRect | None) -> None:
    """Show the panel at `place`, or without one the button; the focus goes over from the one to the other."""
    button, focused = bar.button(Action.SCORES), QApplication.focusWidget()
    on_button = focused is button
    in_panel = focused is not None and panel.isAncestorOf(focused)
    if place is not None:
        panel.setGeometry(place)
    bar.offer_scores(place is None)
    panel.setVisible(place is not None)
    if on_button and place is not None:
        panel.setFocus(Qt.FocusReason.OtherFocusReason)
    elif in_panel and place is None:
        button.setFocus(Qt.FocusReason.OtherFocusReason)
