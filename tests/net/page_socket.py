"""A WebSocket that never waits: whoever has it looks now and then whether something has come."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import Final

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.net.sealed import Talk
from tests.net.tables import HERE
from twentyfive.net.sealing.secret import Secret

_MOST_READ: Final = 65_536


class PageSocket:
    """A connection to a table, which is opened without waiting, too.

    Attributes:
        is_open: whether the table has answered, and the connection is sealed.
    """

    def __init__(self, port: int, way: int, secret: Secret) -> None:
        """Connect to the table at `port`, by way of another port, which may be a relay's, and prove to have a secret.

        Raises:
            OSError: if nobody listens there.
        """
        self.is_open = False
        self._talk = Talk(secret)
        self._socket = socket.create_connection((HERE, way), timeout=1)
        self._socket.setblocking(False)
        if self._socket.getsockname() == self._socket.getpeername():  # of an own port, if nobody listens there
            self._socket.close()
            raise ConnectionRefusedError("nobody listens there")
        self._protocol = ClientProtocol(parse_uri(f"ws://{HERE}:{port}/ws"))
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def say(self, text: str) -> None:
        """Send a text.

        Raises:
            OSError: if the connection has ended, or takes no more.
        """
        self._protocol.send_binary(self._talk.close(text))
        self._flush()

    def heard(self) -> list[str]:
        """Return the texts that have come since the last time.

        Raises:
            OSError: if the connection has ended, and all that came before was returned.
        """
        texts = list[str]()
        if self._has_ended(texts) and not texts:
            raise ConnectionResetError("the connection has ended")
        return texts

    def cut(self) -> None:
        """End the connection without a word."""
        self._socket.close()

    def _has_ended(self, texts: list[str]) -> bool:
        """Read all that has come."""
        try:
            while data := self._socket.recv(_MOST_READ):
                self._protocol.receive_data(data)
                self._read(texts)
        except BlockingIOError:
            return self._protocol.state in (State.CLOSING, State.CLOSED)
        except OSError:
            pass
        return True

    def _read(self, texts: list[str]) -> None:
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                if self._protocol.handshake_exc is None:
                    self._protocol.send_text(self._talk.first.encode())
            elif isinstance(event, Frame) and event.opcode is Opcode.BINARY:
                texts.append(self._talk.open(bytes(event.data)))
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                texts += self._agree(bytes(event.data).decode())
        with suppress(OSError):  # a pong to a connection that has ended
            self._flush()

    def _agree(self, text: str) -> list[str]:
        """Go on with the exchange; returns the text of a table that lets nobody in."""
        try:
            said = self._talk.take(text)
        except ValueError:
            return [text]
        if said is not None:
            self._protocol.send_text(said.encode())
        self.is_open = said is None
        return []

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data and self._socket.send(data) < len(data):
                raise BlockingIOError("the connection takes no more")
