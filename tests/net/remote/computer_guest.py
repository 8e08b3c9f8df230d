"""A guest at a computer with a disk of their own, whose host is in the same program: no sockets, no window."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tests.minds import QuickMinds
from tests.net.lobby.at_table import NAMES, AtTable
from tests.net.lobby.fakes import FakeLink
from twentyfive.core import PlayerView, Rules
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.saves.notices import SavingNotice
from twentyfive.engine.saves.saved_game import SavedGame, read_saved
from twentyfive.engine.visit_saver import VisitSaver
from twentyfive.net.message_text import read_guest_message, read_host_message, write_message
from twentyfive.net.messages import GuestMessage, HostMessage, Recall
from twentyfive.net.remote.addresses import TableAddress
from twentyfive.net.remote.remote_game import RemoteGame
from twentyfive.net.remote.visit import Visit
from twentyfive.net.remote.visit_record import VisitRecord
from twentyfive.net.sealing.secret import Secret


class DirectLink(QObject):
    """A connection to the host of a test, in which every message is written and read as on the network.

    Attributes:
        number: the number of the connection at the host.
        sent: what the guest has said.
        asks_in_vain: whether the host hears none of the guest's questions for deals.
    """

    opened = Signal()
    heard = Signal(object)
    lost = Signal()
    puzzled = Signal(str)

    def __init__(self, host: FakeLink, number: int) -> None:
        super().__init__()
        self.number = number
        self.address = TableAddress("192.168.1.23", 25_525)
        self.sent: list[GuestMessage] = []
        self.asks_in_vain = False
        self._host = host

    def prove(self, secret: Secret, table: str = "") -> None:
        """Take the secret, for which this host does not ask."""
        del secret, table

    def start(self) -> None:
        self._host.listening[self.number] = self.hear
        self.opened.emit()

    def hear(self, message: HostMessage) -> None:
        """Let the guest hear a message of the host."""
        self.heard.emit(read_host_message(write_message(message)))

    def send(self, message: GuestMessage) -> None:
        self.sent.append(message)
        if self.asks_in_vain and isinstance(message, Recall):
            return
        self._host.hear(self.number, read_guest_message(write_message(message)))

    def close(self) -> None:
        self._host.listening.pop(self.number, None)

    def break_off(self) -> None:
        """Let the connection break."""
        self.close()
        self._host.left.emit(self.number)
        self.lost.emit()


class LaterLink(DirectLink):
    """A connection that opens from the event loop, as one over a network does."""

    def start(self) -> None:
        QTimer.singleShot(0, super().start)


class ComputerGuest:
    """A guest at a computer.

    Attributes:
        link: the connection.
        game: the game as the guest sees it.
        saver: keeps what the guest saw.
        visit: the visit.
        notices: what the saver of all games has told.
    """

    def __init__(self, table: AtTable, seat: int, data: Path) -> None:
        """Come to the table and sit down; `data` is the folder of the guest's program."""
        self.engine = GameEngine(QuickMinds(), Journal(data / "journal.25"))
        self.all_games = GameSaver(self.engine, data, lambda game, begun: f"{game.rules.preset} {begun.year}")
        self.notices: list[SavingNotice] = []
        self.all_games.noticed.connect(self.notices.append)
        self.all_games.books.open()
        self.saver = VisitSaver(self.all_games, _name)
        self.game = RemoteGame()
        self.link = DirectLink(table.link, 10 + seat)
        record = VisitRecord(self.saver, self.game)
        self.visit = Visit(self.link, self.game, "7K3Q", NAMES[seat], record=record)
        self.visit.sit(seat)

    @property
    def view(self) -> PlayerView:
        return self.game.moment.view(self.game.here.alone)

    @property
    def saved(self) -> list[SavedGame]:
        """The games in the guest's folder."""
        return [read_saved(path) for path in self.all_games.saves.paths()]

    def close(self) -> None:
        """End the guest's program."""
        self.visit.close()
        self.all_games.close()
        self.engine.close()


def _name(rules: Rules, table: str, begun: datetime) -> str:
    return f"{table} {rules.preset} {begun.year}"
