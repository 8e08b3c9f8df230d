"""An open table: the gateway, the lobby and the file of the guests put together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from twentyfive.engine.game.observations import Shown
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.seating.players import TableSetup
from twentyfive.net.codes import new_table_id
from twentyfive.net.entrance import Entrance
from twentyfive.net.gateway_link import Door, GatewayLink
from twentyfive.net.limits import PORTS
from twentyfive.net.lobby.clock import QtClock
from twentyfive.net.lobby.guests import GuestList, digests, guest_file
from twentyfive.net.lobby.lobby import Lobby
from twentyfive.net.lobby.players import Players
from twentyfive.presentation.phone.seat_signs import SeatIs
from twentyfive.presentation.settings import Settings


class TableServer(Entrance):
    """A table that guests can find, from its opening until it is closed.

    Attributes:
        lobby: the guests and what they are told.
    """

    def __init__(
        self,
        table: GuestSession,
        path: Path,
        settings: Callable[[], Settings],
        parent: QObject,
        link: GatewayLink | None = None,
    ) -> None:
        """`path` is the file of the guests; `settings` are those for sheets; `link` is the gateway, for tests."""
        super().__init__(link or GatewayLink(), parent)
        self._table = table
        self._file = guest_file(path)
        self._known = GuestList("", PORTS[0])
        self.lobby = Lobby(table, self._link, QtClock(), settings, self)
        self.lobby.changed.connect(self._on_lobby_changed)
        self.lobby.to_keep.connect(self._keep)

    @property
    def has_visitors(self) -> bool:
        """Whether somebody has found the table."""
        return bool(self.lobby.reception.connections)

    @property
    def url(self) -> str:
        """The address in the QR code; empty while it would lead nobody in."""
        return self._url()

    @property
    def takes_guests(self) -> bool:
        """Whether a seat is free and somebody new may take it."""
        return self.is_open and self.has_free_seat and not self.is_shut

    @property
    def has_free_seat(self) -> bool:
        """Whether a seat waits for somebody."""
        return any(sign.state is SeatIs.FREE for sign in self.lobby.people.seats)

    def gather(self, setup: TableSetup) -> None:
        """Open the table for a game to come; if it is open, whoever is there stays."""
        if self.is_open:
            self.lobby.gather(setup, self._known)
            return
        self._known = GuestList(new_table_id(), PORTS[0])
        self.lobby.gather(setup, self._known)
        self._open()

    def names_known(self) -> tuple[str, ...]:
        """Return the names of the guests who may come back to the game at the table; none if it had none."""
        seats = self._table.game.seats
        players = Players(self._table.names, seats.sitters, self._table.game.third, seats.rules.seats_held).for_guests
        return tuple(guest.name for guest in self._read().guests if guest.player in players)

    def open_again(self) -> None:
        """Open the table again for the game under way, at the same port, where its guests look for it."""
        self._known = self._read()
        self.lobby.open_again(self._known)
        self._open()

    def on_shown(self, shown: Shown) -> None:
        """Show the guests what the screen shows now."""
        self.show(shown.revision)

    def show(self, at: int) -> None:
        """Show the guests the position that the screen shows now."""
        if self.is_open:
            self.lobby.show(at)

    def close(self) -> None:
        """Tell the guests that the host has left, and listen no more. They may come back to the same game."""
        if self.is_open:
            self._withdraw()
            self.lobby.close()  # first, as nobody who is cut off now is asleep
            self._link.close()
            self.changed.emit()

    def _open(self) -> None:
        self._open_door(self._known, self.lobby.notice)

    def _on_lobby_changed(self) -> None:
        self._announce(self.lobby.notice)
        self.changed.emit()

    def _read(self) -> GuestList:
        """Return the guests on disk; none if there is no file, or it was damaged and put aside."""
        try:
            found = self._file.read().value
        except OSError as error:
            self._tell_not_kept(self._file.path, error)
            found = None
        return found or GuestList(new_table_id(), PORTS[0])

    def _keep(self, known: GuestList) -> None:
        self._known = known
        self._link.know(digests(known))
        if self.lobby.reception.is_gathering:
            return  # the file is that of the game under way, which may be continued instead
        try:
            self._file.write(known)
        except OSError as error:
            self._tell_not_kept(self._file.path, error)

    def _on_opened(self, door: Door) -> None:
        self.lobby.serve_page(door.page, door.port)
        super()._on_opened(door)
