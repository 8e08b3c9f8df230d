"""The window's end of the gateway."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from twentyfive.assets import resource
from twentyfive.net.addresses import Address, InterfaceKind, own_addresses
from twentyfive.net.codes import new_table_id
from twentyfive.net.discovery import ASKED_AT, Notice
from twentyfive.net.drive.drive_messages import Card, Drive, DriveHostMessage
from twentyfive.net.gateway_running import Ear, GatewayProcess, Running
from twentyfive.net.gateway_settings import EVERY_INTERFACE, GatewaySettings, vocabulary
from twentyfive.net.limits import PORTS, Limits, Tally
from twentyfive.net.messages import MOST_WAYS, Closing, HostMessage, Ways, Welcome, You
from twentyfive.net.pipe import Frame
from twentyfive.wording.grammar.texts import language_of_texts

_UNSENT: Final = 1_000
"""Frames that a gateway may leave unread; one that takes none of so many hangs and is replaced."""

_WAYS: Final = "ways"

_TOKEN: Final = "token"
"""The kind of the message that tells a token. No later one on the seat takes its place: the token is told only once."""

FOLLOWS_S: Final = 2.0
"""The time between two looks at the own addresses while a table is open: a network comes, changes and goes."""

_MOST_CRASHES: Final = 5
_CRASHES_S: Final = 60

_log = logging.getLogger(__name__)

Recorder = Callable[[int, str], object]
"""A function that is told the number of a guest and each text that is sent to that guest."""


@dataclass(frozen=True, slots=True)
class Door:
    """The way to a table.

    Attributes:
        port: the port.
        addresses: the own addresses, the likeliest first; none if this computer is in no home network.
        page: the digest of the page.
    """

    port: int
    addresses: tuple[Address, ...]
    page: str


@dataclass(frozen=True, slots=True)
class Seen:
    """The counts of the gateway since the table was opened.

    Attributes:
        connections: the connections of any kind.
        pages: the times that the page was asked for.
        wrong_codes: the wrong codes since the code was last changed, of strangers who have not got in since.
        code_spent: whether there were so many that no code lets anybody in any more.
    """

    connections: int = 0
    pages: int = 0
    wrong_codes: int = 0
    code_spent: bool = False


class GatewayLink(QObject):
    """The window's end of the gateway: starts the process, hears it in a thread, starts it again after a crash.

    Signals:
        opened(Door): the table can be reached now, or now at another port or other addresses.
        failed(str): it cannot, for this reason in the system's words.
        arrived(int): a guest, by number, said hello with the right code or with a token.
        heard(int, object): a message of a guest, as its kind of gateway has them; the hello is the first.
        behind(int): a guest reads so slowly that steps were dropped; only a whole position helps.
        left(int): the connection of a guest ended, whoever ended it.
        noticed(Seen): the counts have changed.
    """

    opened = Signal(object)
    failed = Signal(str)
    arrived = Signal(int)
    heard = Signal(int, object)
    behind = Signal(int)
    left = Signal(int)
    noticed = Signal(object)

    def __init__(
        self,
        recorder: Recorder | None = None,
        *,
        bind: str = EVERY_INTERFACE,
        resources: Path | None = None,
        limits: Limits | None = None,
        asked_at: int = ASKED_AT,
        of_drive: bool = False,
        addresses: Callable[[], tuple[Address, ...]] = own_addresses,
    ) -> None:
        """Start nothing yet.

        Args:
            recorder: is told each text for a guest; for tests.
            bind: the own address to listen at.
            resources: the folder with the folders `page` and `cards`; None for the program's own.
            limits: the limits of the gateway; None for the usual ones.
            asked_at: the port of the questions for tables.
            of_drive: whether the phones are those of a card drive.
            addresses: returns the own addresses, if it listens at all of them.
        """
        super().__init__()
        self._recorder = recorder
        self._bind = bind
        self._resources = resources
        self._limits = limits or Limits()
        self._asked_at = asked_at
        self._of_drive = of_drive
        self._vocabulary = vocabulary(of_drive=of_drive)
        self._own_addresses = addresses
        self._follows = QTimer(self, interval=round(1_000 * FOLLOWS_S))
        self._follows.timeout.connect(self._follow_addresses)
        self._settings: GatewaySettings | None = None
        self._running = Running()
        self._door: Door | None = None
        self._seen = Seen()
        self._seen_before = Seen()
        self._guests: set[int] = set()
        self._leaving: set[int] = set()
        self._crashes = Tally(_MOST_CRASHES, _CRASHES_S)
        self._ear = Ear()
        self._ear.said.connect(self._on_said)
        self._ear.ended.connect(self._on_ended)
        self.destroyed.connect(partial(Running.stop, self._running))  # if nobody has closed it

    @property
    def _process(self) -> GatewayProcess | None:
        return self._running.process

    @property
    def gateway_pid(self) -> int | None:
        """The process id of the gateway; None while there is none."""
        return None if self._process is None else self._process.pid

    def open(self, code: str, port: int = PORTS[0], key: str = "", known: Iterable[str] = (), table: str = "") -> None:
        """Open a table.

        Args:
            code: the join code.
            port: the port; if it is taken, the next one that is free. 0 stands for any port.
            key: the key of the QR code; empty for none.
            known: the digests of the tokens of those who may come back.
            table: the id of the table.
        """
        self.close()
        self._seen = self._seen_before = Seen()
        self._settings = GatewaySettings(
            code=code,
            key=key,
            table=table,
            lock=new_table_id(),
            known=tuple(known),
            ports=_ports(port),
            resources=str(self._resources or resource("page").parent),
            bind=self._bind,
            asked_at=self._asked_at,
            interfaces=_interfaces(self._addresses()) if self._bind == EVERY_INTERFACE else (),
            language=language_of_texts(),
            of_drive=self._of_drive,
            limits=self._limits,
        )
        self._start(self._settings)

    def announce(self, notice: Notice) -> None:
        """Answer those who look for tables with this notice from now on."""
        if self._settings is not None:
            self._settings = replace(self._settings, notice=notice)
            self._tell("notice", notice.computer, notice.game, notice.free, *notice.people)

    def change_code(self, code: str, key: str = "") -> None:
        """Let in new guests by another code and another key only, even if the door was shut."""
        if self._settings is not None:
            lock = new_table_id()
            self._settings = replace(self._settings, code=code, key=key, lock=lock, is_shut=False)
            self._tell("code", code, key, lock)

    def know(self, digests: Iterable[str]) -> None:
        """Let those come back whose tokens have these digests, and nobody else."""
        if self._settings is not None:
            self._settings = replace(self._settings, known=tuple(digests))
            self._tell("known", *self._settings.known)

    def shut_door(self) -> None:
        """Let in nobody new; guests with a token still come back."""
        if self._settings is not None:
            self._settings = replace(self._settings, is_shut=True)
            self._tell("shut")

    def send(self, guest: int, message: HostMessage | DriveHostMessage) -> None:
        """Send a message to a guest. It takes the place of an unsent one of its kind, but never of a step or token."""
        if guest not in self._guests:
            return
        kind = self._vocabulary.kind_of(message)
        if isinstance(message, You | Card) and message.token:
            self._tell("token", guest, message.token)
            kind = _TOKEN
        self._tell("say", guest, kind, self._recorded(guest, message))
        if isinstance(message, Welcome | Drive):
            self._tell_ways(guest)

    def dismiss(self, guest: int, closing: Closing) -> None:
        """Send a guest the reason, and end the connection. The guest is not heard any more."""
        if guest in self._guests:
            self._tell("dismiss", guest, self._recorded(guest, closing))
            self._guests.remove(guest)
            self._leaving.add(guest)

    def close(self) -> None:
        """Tell all guests that the host has left, and end the process, within a second."""
        self._settings = self._door = None
        self._follows.stop()
        if self._process is not None:
            self._running.stop()
            self._lose_guests()

    def _start(self, settings: GatewaySettings) -> None:
        try:
            self._running.process = GatewayProcess(settings, self._ear)
        except OSError as error:
            self._settings = None
            self.failed.emit(error.strerror or str(error))

    def _tell(self, *frame: int | str | bool) -> None:
        if self._process is None:
            return
        if self._process.pipe.unsent >= _UNSENT:
            self._process.give_up()
        else:
            self._process.pipe.send(*frame)

    def _recorded(self, guest: int, message: HostMessage | DriveHostMessage) -> str:
        text = self._vocabulary.write_message(message)
        if self._recorder is not None:
            self._recorder(guest, text)
        return text

    def _on_said(self, process: GatewayProcess, frame: Frame) -> None:
        if process is not self._process:
            return
        match frame:
            case ["arrived", int(guest)]:
                self._guests.add(guest)
                self.arrived.emit(guest)
            case ["heard", int(guest), str(text)]:
                self._on_heard(guest, text)
            case ["behind", int(guest)] if guest in self._guests:
                self.behind.emit(guest)
            case ["left", int(guest)]:
                self._on_left(guest)
            case ["seen", int(connections), int(pages), int(wrong_codes), bool(is_spent)]:
                self._on_seen(connections, pages, wrong_codes, is_spent)
            case ["ready", int(port), str(page)]:
                self._on_ready(port, page)
            case ["failed", str(reason)]:
                self.close()
                self.failed.emit(reason)
            case _:
                _log.warning("the gateway said what nobody understands: %.80r", frame)

    def _on_heard(self, guest: int, text: str) -> None:
        """Read a message again: the process that reads strangers' bytes is not trusted with its shape."""
        if guest not in self._guests:
            return  # was dismissed
        try:
            message = self._vocabulary.read_guest_message(text)
        except ValueError as error:
            _log.warning("the gateway passed on what is no message: %s", error)
        else:
            self.heard.emit(guest, message)

    def _on_left(self, guest: int) -> None:
        if guest in self._guests | self._leaving:
            self._guests.discard(guest)
            self._leaving.discard(guest)
            self.left.emit(guest)

    def _on_seen(self, connections: int, pages: int, wrong_codes: int, is_spent: bool) -> None:
        before = self._seen_before
        self._seen = Seen(before.connections + connections, before.pages + pages, wrong_codes, is_spent)
        self.noticed.emit(self._seen)

    def _on_ready(self, port: int, page: str) -> None:
        assert self._settings is not None, "it is open"
        self._settings = replace(self._settings, ports=_ports(port))
        self._lead_to(Door(port, self._addresses(), page))
        if self._bind == EVERY_INTERFACE:
            self._follows.start()

    def _follow_addresses(self) -> None:
        """Look whether this computer has other addresses than before, as after a change of the Wi-Fi."""
        if self._door is not None:
            self._lead_to(replace(self._door, addresses=self._addresses()))

    def _lead_to(self, door: Door) -> None:
        """Tell everybody the way to the table, if it is another than before."""
        before, self._door = self._door, door
        if door == before:
            return
        if before is not None and self._settings is not None and _ways(door) != _ways(before):
            self._settings = replace(self._settings, interfaces=_interfaces(door.addresses))
            self._tell("interfaces", *self._settings.interfaces)
            for guest in sorted(self._guests):
                self._tell_ways(guest)
        self.opened.emit(door)

    def _tell_ways(self, guest: int) -> None:
        """Tell a guest where the table is, so that it is found again if one of the addresses goes."""
        if self._door is not None and guest in self._guests:
            self._tell("say", guest, _WAYS, self._recorded(guest, _ways(self._door)))

    def _addresses(self) -> tuple[Address, ...]:
        if self._bind == EVERY_INTERFACE:
            return self._own_addresses()
        return (Address(self._bind, self._bind, InterfaceKind.OTHER),)

    def _on_ended(self, process: GatewayProcess) -> None:
        """Start the gateway again at the same port, so that its guests come back by themselves."""
        if process is not self._process or self._settings is None:
            return
        _log.warning("the gateway has ended; it is started again")
        self._running.stop()
        self._seen_before = self._seen
        now = time.monotonic()
        if self._crashes.allows("", now):
            self._crashes.note("", now)
            self._settings = replace(
                self._settings,
                wrong_codes=self._seen.wrong_codes,
                first_guest=self._settings.first_guest + _NUMBERS_OF_ONE,
            )
            self._start(self._settings)
        else:
            self._settings = None
            self._follows.stop()
            self.failed.emit("")
        self._lose_guests()

    def _lose_guests(self) -> None:
        guests = sorted(self._guests | self._leaving)
        self._guests.clear()
        self._leaving.clear()
        for guest in guests:
            self.left.emit(guest)


_NUMBERS_OF_ONE: Final = 1_000_000
"""The numbers that one gateway has for its guests."""


def _ways(door: Door) -> Ways:
    return Ways(tuple(f"{own.address}:{door.port}" for own in door.addresses[:MOST_WAYS]))


def _interfaces(addresses: Iterable[Address]) -> tuple[str, ...]:
    return tuple(own.address for own in addresses)


def _ports(first: int) -> tuple[int, ...]:
    return (first, *(port for port in PORTS if port != first))
