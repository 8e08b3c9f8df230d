"""A host by script: it serves the page as the gateway does, and says to each guest what a test lets it say."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from socket import SHUT_RDWR
from types import TracebackType

from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import Server, ServerConnection, serve

from twentyfive.net.message_text import read_guest_message, write_message
from twentyfive.net.messages import Closing, GuestMessage, HostMessage, Tick
from twentyfive.net.page_files import PageFiles, safety_headers

RESOURCES = Path(__file__).parents[2] / "resources"

Reaction = Callable[["Guest", GuestMessage], None]


class Guest:
    """A connection of a page."""

    def __init__(self, socket: ServerConnection) -> None:
        self._socket = socket
        self.heard: list[GuestMessage] = []

    def say(self, *messages: HostMessage) -> None:
        """Send messages, unless the page has gone."""
        with suppress(ConnectionClosed):
            for message in messages:
                self._socket.send(write_message(message))

    def cut(self) -> None:
        """Cut the connection without a word."""
        with suppress(OSError):
            self._socket.socket.shutdown(SHUT_RDWR)

    def close(self, closing: Closing) -> None:
        """Say why the connection ends, and end it."""
        self.say(closing)
        self._socket.close()


class ScriptedHost:
    """A server at a free port of this computer; `react` is what it does with each message but ticks."""

    def __init__(self) -> None:
        self.files = PageFiles(RESOURCES)
        self.guests: list[Guest] = []
        self.react: Reaction = lambda _guest, _message: None
        self.answers_ticks = True
        self.is_shut = False
        self.asked: list[str] = []
        self.lost: set[str] = set()  # faces that are not given when they are first asked for
        self._lock = threading.Lock()
        self._server: Server = serve(
            self._meet, "127.0.0.1", 0, process_request=self._answer, compression=None, server_header=None
        )
        self._thread = threading.Thread(target=self._server.serve_forever)
        self.port: int = self._server.socket.getsockname()[1]

    def __enter__(self) -> ScriptedHost:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        for guest in self.guests:
            guest.cut()
        self._thread.join()

    def address(self, code: str = "7K3Q") -> str:
        """Return the address of the page, with a code."""
        return f"http://127.0.0.1:{self.port}/{code}"

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        self.asked.append(request.path)  # each has a connection of its own
        if request.path == "/ws":
            return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "") if self.is_shut else None
        if request.path not in self.files:
            return connection.respond(HTTPStatus.NOT_FOUND, "")
        face = request.path.rpartition("/")[2]
        if face in self.lost:
            self.lost.remove(face)
            return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "")
        answer = self.files.answer(request.path, "gzip", "")
        headers = {**answer.headers, **safety_headers(f"127.0.0.1:{self.port}"), "Connection": "close"}
        return Response(answer.status, answer.status.phrase, Headers(headers), answer.body)

    def _meet(self, socket: ServerConnection) -> None:
        guest = Guest(socket)
        with self._lock:
            self.guests.append(guest)
        with suppress(ConnectionClosed):
            for text in socket:
                message = read_guest_message(str(text))
                if isinstance(message, Tick):
                    if self.answers_ticks:
                        guest.say(Tick())
                    continue
                with self._lock:
                    guest.heard.append(message)
                    self.react(guest, message)
