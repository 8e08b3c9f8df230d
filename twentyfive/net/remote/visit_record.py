"""The record of a visit: what the host tells goes to the saver, who asks for the deals that are over."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from twentyfive.core import SeenMove
from twentyfive.engine.game.events import Step
from twentyfive.engine.visit_saver import VisitSaver
from twentyfive.net.messages import Recall
from twentyfive.net.remote.remote_game import RemoteGame
from twentyfive.net.views import Allowed, Deals, Seen, View


class VisitRecord(QObject):
    """Follows a game at another's table. An onlooker keeps nothing.

    Signals:
        wanted(Recall): the host is to be asked for deals that are over.
    """

    wanted = Signal(object)

    def __init__(self, saver: VisitSaver, game: RemoteGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saver = saver
        self._game = game
        self._step: Step | None = None
        game.stepped.connect(self._on_stepped)
        game.advised.connect(lambda _: saver.note_hint())

    def record(self, message: View | Seen | Allowed, table: str) -> None:
        """Note what the game has just heard at the table of that name.

        Raises:
            ValueError: if nobody could sit so.
        """
        player = self._game.here.alone
        if player is None:
            return
        match message:
            case View():
                here, view = self._game.here, self._game.moment.view(player)
                self._saver.jump(table, view, here.seats.sitters, self._game.third, message.over)
            case Seen() if self._step is not None:
                self._saver.add(_seen_by(self._step, player), message.over)
            case _:
                return
        self._ask()

    def take(self, deals: Deals) -> None:
        """Take in deals that are over.

        Raises:
            ValueError: if they are no deals of this game.
        """
        player = self._game.here.alone if self._game.has_begun else None
        if player is not None and deals.deals:
            self._saver.take(deals.after, deals.deals, self._game.moment.view(player))
            self._ask()

    def pause(self) -> None:
        """Save what there is, as the table is lost."""
        self._saver.pause()

    def end(self) -> None:
        """Save what there is, as the visit has ended."""
        self._saver.leave()

    def _ask(self) -> None:
        known = self._saver.missing
        if known is not None:
            self.wanted.emit(Recall(known))

    def _on_stepped(self, step: Step) -> None:
        self._step = step


def _seen_by(step: Step, seat: int) -> SeenMove:
    return SeenMove(step.kind, step.moves[seat], step.mover, step.before.view(seat), step.after.view(seat))
