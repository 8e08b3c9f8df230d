"""The socket to a host, without ssl: the client of the library imports that, and the installed program has none."""

from __future__ import annotations

import asyncio

from websockets.asyncio.connection import Connection
from websockets.client import ClientProtocol
from websockets.http11 import Response
from websockets.protocol import Event, State
from websockets.uri import parse_uri

from twentyfive.net.messages import MOST_BYTES_OUT
from twentyfive.net.sealing.frames import OVERHEAD

_PING_S = 10
_CLOSING_S = 1
_UNREAD = 8


class HostSocket(Connection):
    """An open connection to a host."""

    def __init__(self, protocol: ClientProtocol) -> None:
        super().__init__(
            protocol, ping_interval=_PING_S, ping_timeout=_PING_S, close_timeout=_CLOSING_S, max_queue=_UNREAD
        )
        self._client = protocol
        self._answered: asyncio.Future[None] = self.loop.create_future()

    async def shake_hands(self) -> None:
        """Open the WebSocket.

        Raises:
            Exception: if the other side is no host; the library names many kinds.
        """
        request = self._client.connect()
        async with self.send_context(expected_state=State.CONNECTING):
            self._client.send_request(request)
        await asyncio.wait([self._answered, self.connection_lost_waiter], return_when=asyncio.FIRST_COMPLETED)
        if self._client.handshake_exc is not None:
            raise self._client.handshake_exc

    def process_event(self, event: Event) -> None:
        if isinstance(event, Response):
            self.start_keepalive()
            self._answered.set_result(None)
        else:
            super().process_event(event)


async def open_socket(host: str, port: int) -> HostSocket:
    """Connect to a host.

    Raises:
        OSError: if nobody listens there.
        Exception: if it is no host.
    """
    protocol = ClientProtocol(parse_uri(f"ws://{host}:{port}/ws"), max_size=MOST_BYTES_OUT + OVERHEAD)
    loop = asyncio.get_running_loop()
    _, connection = await loop.create_connection(lambda: HostSocket(protocol), host, port)
    try:
        await connection.shake_hands()
    except BaseException:
        connection.transport.abort()
        raise
    return connection
