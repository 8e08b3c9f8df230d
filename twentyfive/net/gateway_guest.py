"""A guest's connection in the gateway: what waits to be sent, and how fast the guest may talk."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from twentyfive import __version__
from twentyfive.net.limits import Bucket
from twentyfive.net.message_text import write_message
from twentyfive.net.messages import PROTOCOL, Closing, Why
from twentyfive.net.sealing.frames import Seal

LAST: Final = "closing"
"""The kind of the message after which the connection ends."""

STEP: Final = "seen"
"""The kind of which each message counts, as it tells a step from the one before."""

WHOLE: Final = "view"
"""The kind that makes every step before it needless."""

MOST_STEPS: Final = 64
"""The most steps that wait; then a whole position takes their place."""


class Outbox:
    """Texts that wait for a guest who reads slowly. A newer one of a kind takes the place of the one unsent.

    Steps wait one behind another. If they get too many they are dropped, and so are those that follow until a whole
    position comes.
    """

    def __init__(self) -> None:
        self._texts: dict[tuple[str, int], str] = {}
        self._filled = asyncio.Event()
        self._steps = 0  # the number of the last step
        self._is_behind = False

    def put(self, kind: str, text: str) -> bool:
        """Add a text, unless the last one is there already; return False if it is the first step too many."""
        if (LAST, 0) in self._texts:
            return True
        if kind == WHOLE:
            self._is_behind = False
            self._drop_steps()
        elif kind == STEP:
            if self._is_behind:
                return True
            if sum(waiting == STEP for waiting, _ in self._texts) >= MOST_STEPS:
                self._is_behind = True
                self._drop_steps()
                return False
            self._steps += 1
        key = (kind, self._steps if kind == STEP else 0)
        self._texts.pop(key, None)
        self._texts[key] = text
        self._filled.set()
        return True

    async def take(self) -> tuple[str, str]:
        """Wait for a text and remove the oldest, with its kind."""
        await self._filled.wait()
        key = next(iter(self._texts))
        text = self._texts.pop(key)
        self._note_empty()
        return key[0], text

    def _drop_steps(self) -> None:
        """Drop the steps, and a position before them."""
        self._texts = {key: text for key, text in self._texts.items() if key[0] not in (STEP, WHOLE)}
        self._note_empty()

    def _note_empty(self) -> None:
        if not self._texts:
            self._filled.clear()


@dataclass(eq=False)
class Guest:
    """A connection that said hello, and is sealed.

    Attributes:
        number: the number of the guest.
        connection: the connection.
        bucket: counts the guest's messages.
        name: tells this guest from others across connections: the token, or address and device of one who has none.
        seal: this end of the sealed connection.
        is_leaving: whether the connection is to end, so that nothing is heard any more.
        outbox: the texts not sent yet.
    """

    number: int
    connection: ServerConnection
    bucket: Bucket
    name: str
    seal: Seal
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
                await self.connection.send(self.seal.close(text))
            await self.connection.close()


def closing(why: Why) -> str:
    """Return the text of the last message, without words of the host."""
    return write_message(Closing(why, v=PROTOCOL, app=__version__) if why is Why.VERSION else Closing(why))
