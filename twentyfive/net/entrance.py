"""The way in to what this computer offers guests: the gateway with its code, its addresses and its notice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from twentyfive.engine.files.disk_errors import DiskError, system_words
from twentyfive.net.addresses import Address
from twentyfive.net.codes import new_code, new_key
from twentyfive.net.discovery import Notice
from twentyfive.net.gateway_link import Door, GatewayLink, Seen
from twentyfive.net.lobby.guests import GuestList, digests


class Entrance(QObject):
    """The way in for guests, from its opening until it is closed.

    Attributes:
        code: the join code; empty while it is closed.
        key: the key in the QR code, in place of the code; empty while it is closed.
        door: the way to it; None until the gateway listens.
        seen: the counts of the gateway.
        failure: the reason why it cannot be reached, in the system's words; None if there is none.
        is_shut: whether the host lets in nobody new.

    Signals:
        changed(): the code, the door, the address shown, the counts or the guests have changed.
        not_kept(DiskError): the guests could not be kept on disk, so that they would not be known again.
    """

    changed = Signal()
    not_kept = Signal(object)

    def __init__(self, link: GatewayLink, parent: QObject | None) -> None:
        super().__init__(parent)
        self.code = self.key = ""
        self.door: Door | None = None
        self.seen = Seen()
        self.failure: str | None = None
        self.is_shut = False
        self._chosen = ""  # the address that the host has chosen to show; empty for the likeliest
        self._link = link
        self._announced: Notice | None = None
        link.opened.connect(self._on_opened)
        link.failed.connect(self._on_failed)
        link.noticed.connect(self._on_noticed)

    @property
    def is_open(self) -> bool:
        """Whether it is open, even if it cannot be reached yet."""
        return bool(self.code)

    @property
    def address(self) -> Address | None:
        """The address of this computer that guests are shown; None while there is none."""
        if self.door is None:
            return None
        chosen = (own for own in self.door.addresses if own.address == self._chosen)
        return next(chosen, next(iter(self.door.addresses), None))

    @property
    def typed(self) -> str:
        """The address as it is typed: "192.168.1.23:25525"; empty while there is none."""
        return "" if self.door is None or self.address is None else f"{self.address.address}:{self.door.port}"

    @property
    def typed_code(self) -> str:
        """The code for those who type it; empty while none is taken."""
        return "" if self.is_shut or self.seen.code_spent else self.code

    def next_address(self) -> None:
        """Show guests the next address of this computer."""
        if self.door is not None and self.address is not None:
            addresses = self.door.addresses
            self._chosen = addresses[(addresses.index(self.address) + 1) % len(addresses)].address
            self.changed.emit()

    def new_code(self) -> None:
        """Let new guests in by another code and QR code only, even if the door was shut or the code was spent."""
        self.code, self.key, self.is_shut = new_code(), new_key(), False
        self._link.change_code(self.code, self.key)
        self.changed.emit()

    def shut_door(self) -> None:
        """Let in nobody new, until another code is made."""
        self.is_shut = True
        self._link.shut_door()
        self.changed.emit()

    def _open_door(self, known: GuestList, notice: Notice) -> None:
        """Let guests in at the port of a table, and those who are known there without a code."""
        self._admit(new_code(), new_key(), known.port, digests(known), known.table)
        self._announced = None
        self._announce(notice)
        self.changed.emit()

    def _admit(self, code: str, key: str, port: int, known: Iterable[str], table: str) -> None:
        """Let guests in by a code and a key, and those whose tokens have these digests."""
        self.code, self.key = code, key
        self.failure, self.is_shut, self._chosen = None, False, ""
        self._link.open(code, port, key, known, table)

    def _url(self, behind: str = "") -> str:
        """The address in a QR code, in capitals, which take less room there; empty while it would lead nobody in.

        A browser never sends what is behind the number sign, so that the key does not cross the network.
        """
        return f"HTTP://{self.typed}/#{self.key}{behind}" if self.typed and not self.is_shut else ""

    def _tell_not_kept(self, path: Path, error: OSError) -> None:
        self.not_kept.emit(DiskError(str(path), system_words(error)))

    def _withdraw(self) -> None:
        """Forget the way in, before the link is closed."""
        self.code = self.key = ""
        self.door, self.failure, self.seen = None, None, Seen()

    def _announce(self, notice: Notice) -> None:
        """Tell those who look for tables what has changed."""
        if self.is_open and notice != self._announced:
            self._announced = notice
            self._link.announce(notice)

    def _on_opened(self, door: Door) -> None:
        self.door = door
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        self.failure, self.door = reason, None
        self.changed.emit()

    def _on_noticed(self, seen: Seen) -> None:
        self.seen = seen
        self.changed.emit()
