"""The gateway's answers to requests, and its sockets."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.protocol import State

from twentyfive.net import access
from twentyfive.net.doorkeeper import Doorkeeper, Strangers
from twentyfive.net.limits import Bucket, Limits
from twentyfive.net.page_files import PageFiles, safety_headers

SOCKET_PATH: Final = "/ws"
_END_OF_REQUEST: Final = b"\r\n\r\n"


def listen(bind: str, ports: Sequence[int]) -> socket.socket:
    """Return a socket that listens at the first port that is free.

    Raises:
        OSError: if none is.
    """
    for port in ports[:-1]:
        with suppress(OSError):
            return _listen(bind, port)
    return _listen(bind, ports[-1])


def _listen(bind: str, port: int) -> socket.socket:
    # By the protocol's name asyncio knows that a message must not wait until the one before it was acknowledged.
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform == "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:  # or the port of a gateway that was killed would stay taken for a minute
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((bind, port))
        made.listen()
    except OSError:
        made.close()
        raise
    return made


class GuardedConnection(ServerConnection):
    """A connection that the door may refuse before a byte of it is read, and that takes only so many bytes.

    It is a stranger's, and may have to give way to another, until `note_proved`.

    Attributes:
        address: the address of the peer; empty if it is gone already.
        is_let_in: whether the door has let it in.
        was_flooded: whether it was cut off because too many bytes came.
    """

    doorkeeper: Doorkeeper
    limits: Limits
    sockets: set[ServerConnection]
    strangers: Strangers[GuardedConnection]
    noted: Callable[[], object]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        now = self.loop.time()
        self.address = (transport.get_extra_info("peername") or ("",))[0]
        self.was_flooded = False
        self._told = b""  # the end of what has come, as far as a request may end with it
        self.is_let_in = self.doorkeeper.lets_in(self.address, now)
        self._bytes = Bucket(self.limits.bytes_at_once, self.limits.bytes_a_second, now)
        if not self.is_let_in:
            transport.abort()
            return
        self.sockets.add(self)
        leaving = self.strangers.add(self, self.address, now)
        if leaving is not None:
            leaving.transport.abort()
        type(self).noted()

    def note_proved(self) -> None:
        """Note that this is the connection of a guest, which gives way to no stranger's."""
        self.strangers.remove(self)

    def data_received(self, data: bytes) -> None:
        self.strangers.note_word(self)
        if not self._bytes.take(len(data), self.loop.time()):
            self.was_flooded = True
            self.transport.abort()
        elif self.state is State.CONNECTING and self._is_too_early(data):
            self.transport.abort()
        else:
            super().data_received(data)

    def eof_received(self) -> None:
        if self.state is State.CONNECTING:
            self.transport.abort()  # whoever asks waits for the answer
        else:
            super().eof_received()

    def _is_too_early(self, data: bytes) -> bool:
        """Whether data go on behind a request that is not answered yet, as those of no browser do.

        The library takes them for frames, and may have closed the connection before it answers the request.
        """
        told = self._told + data
        self._told = told[1 - len(_END_OF_REQUEST) :]
        end = told.find(_END_OF_REQUEST)
        return self.request is not None or 0 <= end < len(told) - len(_END_OF_REQUEST)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.is_let_in:
            self.sockets.remove(self)
            self.strangers.remove(self)


def guarded_by(
    guard: Doorkeeper, the_limits: Limits, open_sockets: set[ServerConnection], note: Callable[[], object]
) -> type[GuardedConnection]:
    """Return the class of connections at a door, which enter and leave the set of open sockets and note new ones."""

    class AtDoor(GuardedConnection):
        doorkeeper = guard
        limits = the_limits
        sockets = open_sockets
        strangers = Strangers(the_limits.strangers, the_limits.silent_s)
        noted = staticmethod(note)

    return AtDoor


class Requests:
    """Answers requests by the rules of access."""

    def __init__(self, files: PageFiles, doorkeeper: Doorkeeper, name: str) -> None:
        """Answer with these files.

        Args:
            files: the files of the page.
            doorkeeper: counts the requests for the page.
            name: the name of this computer.
        """
        self._files = files
        self._doorkeeper = doorkeeper
        self._name = name

    def __contains__(self, path: object) -> bool:
        return path == SOCKET_PATH or path in self._files

    def answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Return the answer to a request; None lets a guest's socket in."""
        headers = request.headers
        path = request.path.partition("?")[0]  # a messenger or a search engine adds a query to a link
        asked = access.Request(request.method, path, headers.get_all("Host"), headers.get_all("Origin"))
        status = access.ruling(asked, self._own_hosts(connection), self)
        if status == HTTPStatus.OK and path == SOCKET_PATH:
            if request.method == "GET":
                return None
            status = HTTPStatus.METHOD_NOT_ALLOWED
        if status != HTTPStatus.OK:
            refused = connection.respond(status, f"{status.phrase}\n")
            if status == HTTPStatus.METHOD_NOT_ALLOWED:
                refused.headers["Allow"] = ", ".join(access.METHODS)
            return refused
        if self._files.is_index(path) and request.method == "GET":
            self._doorkeeper.pages += 1
        accepted = ",".join(headers.get_all("Accept-Encoding"))
        answer = self._files.answer(path, accepted, ",".join(headers.get_all("If-None-Match")))
        told = Headers({**answer.headers, "Connection": "close"})
        return Response(answer.status, answer.status.phrase, told, answer.body)

    def make_safe(self, connection: ServerConnection, request: Request, response: Response) -> None:
        """Add the headers that every answer has; but a socket's has nothing that they could protect."""
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            own = self._own_hosts(connection)
            named = [host for host in request.headers.get_all("Host") if host.lower() in own]
            address, port = connection.local_address
            if request.method == "HEAD":
                response.body = b""
            response.headers.update(safety_headers(named[0] if named else f"{address}:{port}"))

    def _own_hosts(self, connection: ServerConnection) -> frozenset[str]:
        address, port = connection.local_address
        return access.own_hosts(address, port, self._name)
