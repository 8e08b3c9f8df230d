"""The actions of the bar and the menu, carried out at the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from twentyfive.core import PlayerView
from twentyfive.presentation.table.actions import Action, reasons_against, redo_sentence, undo_sentence
from twentyfive.ui.table.hint_flow import HintFlow
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.table_context import TableContext
from twentyfive.wording.table.line import Line, table_line
from twentyfive.wording.table.moves import DEAL_AGAIN_WORDS


class TableActions(QObject):
    """Carries out the actions of the bar, and turns off those that are not available.

    Signals:
        unfold_asked(): the person wants the score panel beside the table.
        deal_changed(Line, str): undo or redo has led to another deal, as is written and spoken.
        undo_wished(int): the person at this seat wants a decision back; others, who play elsewhere, have to agree.
    """

    unfold_asked = Signal()
    deal_changed = Signal(object, str)
    undo_wished = Signal(int)

    def __init__(self, table: TableContext, hint_flow: HintFlow, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._hint_flow = hint_flow
        table.bar.asked.connect(self.carry_out)
        table.overlays.asked.connect(self.carry_out)

    def allow(self, view: PlayerView) -> None:
        """Let the bar offer what is available in this view, and give the reason against the rest."""
        for action, reason in reasons_against(view, self._table.session).items():
            self._table.bar.allow(action, reason)

    def carry_out(self, action: Action) -> None:
        """Carry out an action of the bar."""
        table = self._table
        match action:
            case Action.UNDO:
                self._undo()
            case Action.REDO:
                table.announcer.say(redo_sentence(table.session, table.director.viewer))
                self._go(table.session.redo)
            case Action.HINT:
                self._hint_flow.ask()
            case Action.LAST_TRICK:
                table.overlays.open(Overlay.TRICK)
            case Action.RANKING:
                table.overlays.open(Overlay.RANKING)
            case Action.SPEED:
                table.overlays.open(Overlay.SPEED)
            case Action.SCORES if table.top.has_room_for_panel():
                self.unfold_asked.emit()
            case Action.SCORES:
                table.overlays.open(Overlay.SCORES)
            case Action.MENU:
                table.overlays.menu.offer(table.bar.in_menu)
                table.overlays.open(Overlay.MENU)

    def _undo(self) -> None:
        """Take a decision back, or ask the others to agree if they play elsewhere."""
        table = self._table
        player = table.session.undo_player
        if table.session.has_guests and player is not None:
            self.undo_wished.emit(player)
            return
        table.announcer.say(undo_sentence(table.session, table.director.viewer))
        self._go(table.session.undo)

    def _go(self, undo_or_redo: Callable[[], None]) -> None:
        """Go through the game, and tell if that leads to another deal, where much looks alike."""
        before = self._table.director.view
        undo_or_redo()
        after = self._table.director.view
        if before is not None and after is not None and before.deal_number != after.deal_number:
            again = DEAL_AGAIN_WORDS(number=after.deal_number)
            self.deal_changed.emit(Line(again, str(table_line(after))), again)
