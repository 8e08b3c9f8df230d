"""A guest's connection in the gateway: what waits to be sent, and how fast the guest may talk."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from twentyfive.net.limits import Bucket
from twentyfive.net.messages import Closing, Why, write_message

LAST: Final = "closing"
"""The kind of the message after which the connection ends."""


class Outbox:
    """Texts that wait for a guest who reads slowly. A newer one of a kind takes the place of the one unsent."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}
        self._filled = asyncio.Event()

    def put(self, kind: str, text: str) -> None:
        """Add a text, unless the last one is there already."""
        if LAST in self._texts:
            return
        self._texts.pop(kind, None)
        self._texts[kind] = text
        self._filled.set()

    async def take(self) -> tuple[str, str]:
        """Wait for a text and remove the oldest, with its kind."""
        await self._filled.wait()
        kind = next(iter(self._texts))
        text = self._texts.pop(kind)
        if not self._texts:
            self._filled.clear()
        return kind, text


@dataclass(eq=False)
class Guest:
    """A connection that said hello.

    Attributes:
        number: the number of the guest.
        connection: the connection.
        address: the guest's address.
        bucket: counts the guest's messages.
        name: tells this guest from others across connections: the token, or the address for one who has none yet.
        is_leaving: whether the connection is to end, so that nothing is heard any more.
        outbox: the texts not sent yet.
    """

    number: int
    connection: ServerConnection
    address: str
    bucket: Bucket
    name: str
    is_leaving: bool = False
    outbox: Outbox = field(default_factory=Outbox)

    def close(self, text: str, seconds: float) -> None:
        """Send a last message, and close the connection then, or when the seconds are over."""
        self.is_leaving = True
        self.outbox.put(LAST, text)
        asyncio.get_running_loop().call_later(seconds, self.connection.transport.abort)

    async def write(self) -> None:
        """Send what is put into the outbox until the connection ends."""
        with suppress(ConnectionClosed):
            kind = ""
            while kind != LAST:
                kind, text = await self.outbox.take()
                await self.connection.send(text)
            await self.connection.close()


def closing(why: Why) -> str:
    """Return the text of the last message, without words of the host."""
    return write_message(Closing(why))
