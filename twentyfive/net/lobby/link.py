"""The link to the guests as the lobby sees it; `gateway_link` is the real one."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from twentyfive.net.messages import Closing, HostMessage


class Link(Protocol):
    """Connections to guests, each by its number."""

    @property
    def heard(self) -> SignalInstance:
        """Emitted with the number of a connection and a `GuestMessage`; the first of each is a `Hello`."""

    @property
    def behind(self) -> SignalInstance:
        """Emitted with the number of a connection whose guest reads so slowly that steps were dropped."""

    @property
    def left(self) -> SignalInstance:
        """Emitted with the number of a connection that has ended, whoever ended it."""

    def send(self, guest: int, message: HostMessage) -> None:
        """Send a message. The newest sheet takes the place of one that is not sent yet; a step of none."""

    def dismiss(self, guest: int, closing: Closing) -> None:
        """Send the reason, and end the connection."""
