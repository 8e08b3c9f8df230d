"""The search for tables in the home network by a guest's computer; `discovery` has what crosses the network."""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from twentyfive.net.access import is_at_home
from twentyfive.net.addresses import own_addresses
from twentyfive.net.discovery import ASKED_AT, GROUP, MOST_BYTES, Notice, asked_by, new_question, read_answer

FOLLOWS_S: Final = 2.0
"""The time between two looks at the own interfaces: at others than before, tables are asked for at once."""

PAUSES_S: Final = (0.5, 1.0, 5.0)
"""The pauses after each question; the last one again and again, as a table may be opened later."""

IN_VAIN_S: Final = 3.0
"""The time after which a person is told that no table was found."""

MOST_TABLES: Final = 20
MOST_OF_ONE: Final = 3
"""The most tables of one address; more are the invention of a hostile device."""

_EVERYBODY: Final = "255.255.255.255"
_MOST_INTERFACES: Final = 16
_MOST_MISSED: Final = 3
"""Questions that a table may leave unanswered before it is lost."""

_MOST_HEARD: Final = 64
"""Datagrams that are read after a question at one interface. More are a flood, and the port is given up."""


@dataclass(frozen=True, slots=True)
class Interface:
    """An interface at which questions are asked.

    Attributes:
        address: the own address there.
        to: the addresses to ask.
    """

    address: str
    to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table in the home network.

    Attributes:
        address: the address of its host.
        port: its port.
        protocol: the number of its protocol.
        notice: what it tells everybody.
    """

    address: str
    port: int
    protocol: int
    notice: Notice


def home_interfaces() -> tuple[Interface, ...]:
    """Return the interfaces in private networks, the likeliest first, with all whom a question there reaches."""
    found = own_addresses()[:_MOST_INTERFACES]
    everybody = ((own.address, (_EVERYBODY, own.broadcast, GROUP)) for own in found)
    return tuple(Interface(address, tuple(filter(None, to))) for address, to in everybody)


def _order(table: FoundTable) -> tuple[tuple[str, ...], str, str, int]:
    return table.notice.people, table.notice.computer, table.address, table.port


class TableSearch(QObject):
    """Asks for tables while it is on, and knows those that answer.

    Attributes:
        is_in_vain: whether no table is known although there was time enough.

    Signals:
        found(FoundTable): a table was found, or one that is known tells something else now.
        lost(FoundTable): a table answers no more.
        in_vain(): no table is known although there was time enough.
    """

    found = Signal(object)
    lost = Signal(object)
    in_vain = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        interfaces: Callable[[], Sequence[Interface]] = home_interfaces,
        asked_at: int = ASKED_AT,
        pauses_s: Sequence[float] = PAUSES_S,
        in_vain_s: float = IN_VAIN_S,
    ) -> None:
        """Ask nobody yet.

        Args:
            parent: the parent.
            interfaces: returns the interfaces at which it asks; called for each question, as a network may come later.
            asked_at: the port of the questions.
            pauses_s: the pauses after each question in seconds; the last one again and again.
            in_vain_s: the time in seconds after which the search is in vain.
        """
        super().__init__(parent)
        self.is_in_vain = False
        self._interfaces = interfaces
        self._asked_at = asked_at
        self._pauses_s = pauses_s
        self._in_vain_s = in_vain_s
        self._had_time = False
        self._rounds = 0
        self._asked: deque[str] = deque(maxlen=_MOST_MISSED)
        self._tables: dict[tuple[str, int], FoundTable] = {}
        self._missed: dict[tuple[str, int], int] = {}
        self._ears: dict[str, _Ear] = {}
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._ask)
        self._follows = QTimer(self, interval=round(1_000 * FOLLOWS_S))
        self._follows.timeout.connect(self._follow)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_time_enough)

    @property
    def tables(self) -> tuple[FoundTable, ...]:
        """The tables that are known, by the names of their hosts."""
        return tuple(sorted(self._tables.values(), key=_order))

    @property
    def is_on(self) -> bool:
        """Whether it asks."""
        return self._next.isActive()

    def start(self) -> None:
        """Begin to ask, unless that has happened; the tables of an earlier search are forgotten."""
        if self.is_on:
            return
        self._tables.clear()
        self._missed.clear()
        self._rounds, self._had_time, self.is_in_vain = 0, False, False
        self._patience.start(round(1_000 * self._in_vain_s))
        self._follows.start()
        self._ask()

    def stop(self) -> None:
        """Ask and listen no more."""
        self._next.stop()
        self._follows.stop()
        self._patience.stop()
        self._asked.clear()
        for ear in self._ears.values():
            ear.close()
        self._ears.clear()

    def _ask(self) -> None:
        """Ask at each interface, and lose the tables that have not answered for long."""
        pauses = self._pauses_s
        self._next.start(round(1_000 * pauses[min(self._rounds, len(pauses) - 1)]))
        self._rounds += 1
        self._lose_silent()
        if not self.is_on:
            return  # whoever heard that a table was lost has stopped the search
        question = new_question()
        self._asked.append(asked_by(question))
        interfaces = {interface.address: interface for interface in self._interfaces()}
        for address in set(self._ears) - set(interfaces):
            self._give_up(address)
        for address, interface in interfaces.items():
            if address not in self._ears:
                with suppress(OSError):  # the network has just gone
                    self._ears[address] = _Ear(address, self._hear, partial(self._give_up, address), self)
            if address in self._ears:
                self._ears[address].ask(question, interface.to, self._asked_at)

    def _follow(self) -> None:
        """Ask at once, as at the start, if this computer has other interfaces than when it asked last."""
        if {interface.address for interface in self._interfaces()} != set(self._ears):
            self._rounds = 0
            self._ask()

    def _lose_silent(self) -> None:
        silent = [key for key, missed in self._missed.items() if missed >= _MOST_MISSED]
        lost = [self._tables.pop(key) for key in silent]
        self._missed = {key: self._missed[key] + 1 for key in self._tables}
        self._judge()
        for table in lost:
            self.lost.emit(table)

    def _hear(self, datagram: bytes, peer: str) -> None:
        """Take an answer of a host at home; whatever else comes is no answer."""
        if not is_at_home(peer):
            return
        try:
            answer = read_answer(datagram)
        except ValueError:
            return
        key = (peer, answer.port)
        if answer.asked not in self._asked or not (key in self._tables or self._has_room(peer)):
            return
        self._missed[key] = 0
        table = FoundTable(peer, answer.port, answer.v, answer.notice)
        if self._tables.get(key) != table:
            self._tables[key] = table
            self._judge()
            self.found.emit(table)

    def _has_room(self, peer: str) -> bool:
        of_peer = sum(address == peer for address, _ in self._tables)
        return len(self._tables) < MOST_TABLES and of_peer < MOST_OF_ONE

    def _give_up(self, address: str) -> None:
        self._ears.pop(address).close()

    def _on_time_enough(self) -> None:
        self._had_time = True
        self._judge()

    def _judge(self) -> None:
        was_in_vain, self.is_in_vain = self.is_in_vain, self._had_time and not self._tables
        if self.is_in_vain and not was_in_vain:
            self.in_vain.emit()


class _Ear:
    """A socket at one interface, by which questions are asked and answers come. It never waits."""

    def __init__(
        self, address: str, heard: Callable[[bytes, str], object], flooded: Callable[[], object], parent: QObject
    ) -> None:
        """Listen at any free port.

        Args:
            address: the own address.
            heard: called with each datagram and the address that sent it.
            flooded: called when too many have come.
            parent: the parent of what tells that something has come.

        Raises:
            OSError: if the address is not ours any more.
        """
        self._heard = heard
        self._flooded = flooded
        self._left = 0
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            self._socket.setblocking(False)
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            self._socket.bind((address, 0))
            self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
        except OSError:
            self._socket.close()
            raise
        self._notifier = QSocketNotifier(self._socket.fileno(), QSocketNotifier.Type.Read, parent)
        self._notifier.activated.connect(self._take)

    def ask(self, question: bytes, to: Sequence[str], port: int) -> None:
        """Send a question."""
        self._left = _MOST_HEARD
        for address in to:
            with suppress(OSError):  # there is no way to it, or the queue of the interface is full
                self._socket.sendto(question, (address, port))

    def close(self) -> None:
        """Listen no more."""
        self._notifier.setEnabled(False)
        self._notifier.deleteLater()
        self._socket.close()

    def _take(self) -> None:
        """Take one datagram; Qt calls again if there are more, after all else that the window has to do."""
        self._left -= 1
        if self._left < 0:
            self._flooded()
            return
        with suppress(OSError):  # nothing has come, it is too long, or a host's port was found closed
            datagram, peer = self._socket.recvfrom(MOST_BYTES + 1)
            self._heard(datagram, peer[0])
