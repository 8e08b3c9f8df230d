"""A clock that the test turns, and a link that keeps all that is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from twentyfive.net.addresses import Address, InterfaceKind
from twentyfive.net.discovery import Notice
from twentyfive.net.gateway_link import Door
from twentyfive.net.message_text import write_message
from twentyfive.net.messages import PROTOCOL, Closing, GameForm, GuestMessage, Hello, HostMessage

Kind = TypeVar("Kind", bound=HostMessage)


@dataclass(slots=True)
class FakeAlarm:
    """A call that is due at a time, unless it is cancelled."""

    due: float
    do: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass(slots=True)
class FakeClock:
    """A clock that stands still until it is turned."""

    now: float = 0.0
    alarms: list[FakeAlarm] = field(default_factory=list)

    def call_later(self, seconds: float, do: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(self.now + seconds, do)
        self.alarms.append(alarm)
        return alarm

    def call_soon(self, do: Callable[[], None]) -> None:
        """Call it at once: between two things that a test does, everything has been told."""
        do()

    def turn(self, seconds: float) -> None:
        """Let time pass, with every call at its time."""
        until = self.now + seconds
        while due := [alarm for alarm in self.alarms if not alarm.cancelled and alarm.due <= until]:
            alarm = min(due, key=lambda alarm: alarm.due)
            self.alarms.remove(alarm)
            self.now = alarm.due
            alarm.do()
        self.now = until


class FakeLink(QObject):
    """A link to guests made of code.

    Attributes:
        sent: every message with the number of its connection, in order.
        bytes_sent: the text of each, as it would cross the pipe.
        gone: the connections that were ended, with the reason.
    """

    heard = Signal(int, object)
    behind = Signal(int)
    left = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[int, HostMessage]] = []
        self.bytes_sent: list[tuple[int, str]] = []
        self.gone: dict[int, Closing] = {}
        self.listening: dict[int, Callable[[HostMessage], None]] = {}

    def send(self, guest: int, message: HostMessage) -> None:
        assert guest not in self.gone, "this connection has ended"
        self.sent.append((guest, message))
        self.bytes_sent.append((guest, write_message(message)))
        if guest in self.listening:
            self.listening[guest](message)

    def dismiss(self, guest: int, closing: Closing) -> None:
        self.gone[guest] = closing
        self.left.emit(guest)

    def hear(self, guest: int, *messages: GuestMessage) -> None:
        """Let a guest say something."""
        for message in messages:
            self.heard.emit(guest, message)

    def come(self, guest: int, name: str = "", token: str = "", speaks: GameForm = GameForm.SHEET) -> None:
        """Let a guest come, with the right code or with a token."""
        self.hear(guest, Hello(PROTOCOL, speaks, token, name))

    def last(self, guest: int, kind: type[Kind]) -> Kind:
        """Return the last message of that kind to a guest."""
        found = [message for to, message in self.sent if to == guest and isinstance(message, kind)]
        assert found, f"nothing of {kind.__name__} was sent to {guest}"
        return found[-1]

    def told(self, guest: int, kind: type[Kind]) -> list[Kind]:
        """Return all messages of that kind to a guest."""
        return [message for to, message in self.sent if to == guest and isinstance(message, kind)]


class FakeGateway(FakeLink):
    """A gateway without sockets, for a window: it opens at once.

    Attributes:
        code: the code in force; empty while it is closed.
        key: the key in force; empty while it is closed.
        known: the digests of the tokens that are let in.
        port: the port asked for.
        is_shut: whether nobody new is let in.
        notice: what those who look for tables are told.
    """

    opened = Signal(object)
    failed = Signal(str)
    noticed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.code = self.key = ""
        self.known: tuple[str, ...] = ()
        self.port = 0
        self.is_shut = False
        self.notice: Notice | None = None

    def announce(self, notice: Notice) -> None:
        self.notice = notice

    def open(self, code: str, port: int, key: str, known: Iterable[str], table: str = "") -> None:
        del table
        self.code, self.port, self.gone = code, port, {}
        self.key, self.known = key, tuple(known)
        addresses = (
            Address("192.168.1.23", "wlan0", InterfaceKind.WIFI),
            Address("10.0.0.2", "eth0", InterfaceKind.ETHERNET),
        )
        self.opened.emit(Door(port, addresses, "page"))

    def change_code(self, code: str, key: str) -> None:
        self.code, self.key, self.is_shut = code, key, False

    def know(self, digests: Iterable[str]) -> None:
        self.known = tuple(digests)

    def shut_door(self) -> None:
        self.is_shut = True

    def close(self) -> None:
        self.code = ""
