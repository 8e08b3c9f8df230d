"""A host by script: it serves the page as the gateway does, and says to each guest what a test lets it say."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from socket import SHUT_RDWR
from types import TracebackType

from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import Server, ServerConnection, serve

from twentyfive.net.codes import token_digest
from twentyfive.net.message_text import read_guest_message, write_message
from twentyfive.net.messages import Closing, GuestMessage, HostMessage, Tick, Why
from twentyfive.net.page_files import PageFiles, safety_headers
from twentyfive.net.sealing.exchange import Call, Doorplate, Knock, answer, read_as, written
from twentyfive.net.sealing.frames import Seal
from twentyfive.net.sealing.secret import SecretKind, of_digest, of_typed

CODE = "7K3Q"
KEY = "MFRGGZDFMZTWQ2LKNNWG23TPOA"
TOKEN = "0123456789abcdef0123456789abcdef"
SECRETS = {secret.by: secret for secret in (of_typed(CODE), of_typed(KEY), of_digest(token_digest(TOKEN)))}
MODULES = "/modules/"
"""The folder of the page's modules as they are written, which only tests load."""

RESOURCES = Path(__file__).parents[2] / "resources"

Reaction = Callable[["Guest", GuestMessage], None]


class Guest:
    """A sealed connection of a page.

    Attributes:
        proved: the kind of the secret that the page has proved to have.
    """

    def __init__(self, socket: ServerConnection, seal: Seal, proved: SecretKind) -> None:
        self.proved = proved
        self._socket = socket
        self._seal = seal
        self._lock = threading.Lock()
        self.heard: list[GuestMessage] = []

    def say(self, *messages: HostMessage) -> None:
        """Send messages, unless the page has gone."""
        with suppress(ConnectionClosed):
            for message in messages:
                with self._lock:
                    self._socket.send(self._seal.close(write_message(message)))

    def listen(self) -> Iterator[GuestMessage]:
        """Wait for messages until the connection ends."""
        for frame in self._socket:
            yield read_guest_message(self._seal.open(frame))

    def wait(self) -> None:
        """Wait until the browser has all that was sent."""
        with suppress(ConnectionClosed):
            assert self._socket.ping().wait(10)

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
        self.plate = Doorplate("t", "lock")
        self.knocks: list[SecretKind] = []  # what pages have tried to prove
        self.asked: list[str] = []  # the paths, in order
        self.lost: set[str] = set()  # files that are not given when they are first asked for
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

    def address(self, code: str = KEY) -> str:
        """Return the address of the page, with a code or a key."""
        return f"http://127.0.0.1:{self.port}/#{code}"

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        self.asked.append(request.path)  # each has a connection of its own
        if request.path == "/ws":
            return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "") if self.is_shut else None
        if request.path.startswith(MODULES):
            return _module(request.path.removeprefix(MODULES))
        if request.path not in self.files:
            return connection.respond(HTTPStatus.NOT_FOUND, "")
        name = request.path.rpartition("/")[2]
        if name in self.lost:
            self.lost.remove(name)
            return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "")
        answer = self.files.answer(request.path, "gzip", "")
        headers = {**answer.headers, **safety_headers(f"127.0.0.1:{self.port}"), "Connection": "close"}
        return Response(answer.status, answer.status.phrase, Headers(headers), answer.body)

    def _meet(self, socket: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            guest = _agree(socket, self.plate, self.knocks)
            if guest is None:
                return
            with self._lock:
                self.guests.append(guest)
            for message in guest.listen():
                if isinstance(message, Tick):
                    if self.answers_ticks:
                        guest.say(Tick())
                    continue
                with self._lock:
                    guest.heard.append(message)
                    self.react(guest, message)


def _module(name: str) -> Response:
    source = (RESOURCES / "page" / name).read_bytes()
    headers = Headers({"Content-Type": "text/javascript", "Content-Length": str(len(source)), "Connection": "close"})
    return Response(HTTPStatus.OK, "", headers, source)


def _agree(socket: ServerConnection, plate: Doorplate, knocks: list[SecretKind]) -> Guest | None:
    """Run the exchange with a page; None if it does not have the secret, which it is told."""
    read_as(Call, socket.recv())
    socket.send(written(plate))
    knock = read_as(Knock, socket.recv())
    knocks.append(knock.by)
    answering = answer(knock, SECRETS[knock.by])
    socket.send(answering.said)
    try:
        seal = answering.finish(socket.recv())
    except ValueError:
        socket.send(write_message(Closing(Why.CODE)))
        return None
    socket.send(answering.said_last)
    return Guest(socket, seal, knock.by)
