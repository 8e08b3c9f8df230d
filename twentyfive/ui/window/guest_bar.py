"""The guest bar: a strip at the top of the window with what the guests ask of the persons at this screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from twentyfive.engine.files.disk_errors import DiskError
from twentyfive.engine.game.session import GameSession
from twentyfive.net.lobby.lobby import Lobby
from twentyfive.net.table_server import TableServer
from twentyfive.ui.window.matter_bar import Matter, MatterBar
from twentyfive.ui.window.words import GUESTS_NOT_KEPT
from twentyfive.wording import network
from twentyfive.wording.names import translate


class GuestBar(MatterBar):
    """Asks what the guests ask: may this be taken back, is somebody let in, shall the computer play, go on.

    If they ask nothing, it tells while nobody new can come in.
    """

    def __init__(self, table: TableServer, session: GameSession, say: Callable[[str], None], parent: QWidget) -> None:
        """`say` says a sentence in the notice bar."""
        super().__init__(session, parent)
        self._table = table
        self._say = say
        self._left_so: object = None  # the key of a sign that was put away
        table.changed.connect(self._refresh)
        table.not_kept.connect(self._on_not_kept)

    def _refresh(self) -> None:
        sign = self._sign()
        if sign is None:
            self._left_so = None
        elif sign.key == self._left_so:
            sign = None
        self.ask((_matter(self._table.lobby) or sign) if self._table.is_open else None)

    def _sign(self) -> Matter | None:
        """Return the sign that nobody new can come in, with the way to let them; None if none is wanted."""
        table = self._table
        if table.lobby.reception.is_gathering:
            return None  # the page of the open table tells it
        if table.is_shut and table.has_free_seat:
            text, opens, key = network.SEAT_IS_KEPT_SHUT(), translate("network", "Let others in"), "shut"
        elif table.seen.code_spent and not table.is_shut:
            text, opens, key = network.CODE_IS_SPENT_SHORT(), translate("network", "New code"), "spent"
        else:
            return None
        leave = partial(self._leave_so, key)
        return Matter(text, opens, table.new_code, network.LEAVE_IT_SO(), leave, key=key)

    def _leave_so(self, key: str) -> None:
        self._left_so = key
        self._refresh()

    def _on_not_kept(self, failure: DiskError) -> None:
        self._say(GUESTS_NOT_KEPT(place=failure.place, reason=failure.reason))


def _matter(lobby: Lobby) -> Matter | None:
    """Return the most urgent thing that the guests ask; None if they ask nothing."""
    if lobby.vote_text:
        return Matter(
            lobby.vote_text,
            translate("network", "Agree"),
            lambda: lobby.answer(True),
            translate("network", "Refuse"),
            lambda: lobby.answer(False),
            key=lobby.vote_text,
        )
    arrivals = () if lobby.reception.is_gathering else tuple(lobby.reception.arrivals.values())
    for arrival in arrivals[:1]:  # before the game the page of the open table asks
        return Matter(
            network.wants_to_come_in(arrival.name, arrival.place.player),
            translate("network", "Let in"),
            partial(lobby.reception.let_in, arrival.link),
            translate("network", "Refuse"),
            partial(lobby.reception.refuse, arrival.link),
            key=arrival.link,
        )
    if lobby.countdown_text:
        return Matter(
            lobby.countdown_text,
            translate("network", "Play now"),
            lobby.absence.play_now,
            translate("network", "Wait"),
            lobby.absence.wait,
            key=lobby.absence.number,
            seconds=lobby.absence.seconds,
        )
    if lobby.people.paused:
        return Matter(lobby.people.paused, translate("network", "Go on"), lobby.resume, key=lobby.people.paused)
    return None
