"""The parts of a table page, as whatever works on several of them gets them."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.engine.game.session import GameSession
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.table.director import Director
from twentyfive.ui.table.hand_control import HandControl
from twentyfive.ui.table.overlays import Overlays
from twentyfive.ui.table.panels.action_bar import ActionBar
from twentyfive.ui.table.panels.decision_panel import DecisionPanel
from twentyfive.ui.table.table_view import TableView


@dataclass(frozen=True, slots=True)
class TableContext:
    """The parts of a table page that work together."""

    session: GameSession
    director: Director
    hand: HandControl
    top: TableView
    bar: ActionBar
    panel: DecisionPanel  # for questions that no card answers
    overlays: Overlays
    announcer: Announcer
