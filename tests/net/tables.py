"""A gateway in a thread of the test, and phones made of code."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import socket
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import BufferedReader
from pathlib import Path
from typing import Final

from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame as WebSocketFrame
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect
from websockets.uri import parse_uri

from tests.net.sealed import SealedSocket, Talk, secret_of
from twentyfive.net.codes import token_digest
from twentyfive.net.gateway import keep_open
from twentyfive.net.gateway_link import GatewayLink
from twentyfive.net.gateway_settings import GatewaySettings
from twentyfive.net.limits import PORTS, Limits
from twentyfive.net.message_text import read_host_message, write_message
from twentyfive.net.messages import PROTOCOL, Closing, GameForm, GuestMessage, Hello, HostMessage
from twentyfive.net.pipe import Frame
from twentyfive.net.sealing.secret import Secret, of_typed

HERE: Final = "127.0.0.1"
CODE: Final = "7K3Q"
KEY: Final = "MFRGGZDFMZTWQ2LKNNWG23TPOA"
TABLE: Final = "7ab1e"
LOCK: Final = "10c"
TOKEN: Final = "t" * 22
"""The token of the one guest who may come back to a table of this module."""

WIDE: Final = Limits(messages_at_once=10_000, messages_a_second=10_000, new_sockets=10_000)
"""Limits for persons who play without thinking: by the usual ones they would be cut off after a dozen decisions."""

PATIENCE_S: Final = 20
"""Longest wait for what must come."""


class AnyPort(GatewayLink):
    """A gateway at any port instead of the first: other tests open tables at the same time, and one that was killed
    would find another's at its port."""

    def open(self, code: str, port: int = PORTS[0], key: str = "", known: Iterable[str] = (), table: str = "") -> None:
        super().open(code, 0 if port == PORTS[0] else port, key, known, table)


WINDOW: Final = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from twentyfive.net.gateway_link import GatewayLink
app = QCoreApplication([])
link = GatewayLink(bind="127.0.0.1", resources=Path(sys.argv[1]))
link.opened.connect(lambda door: print(door.port, link.gateway_pid, flush=True))
link.open("7K3Q", 0)
app.exec()
"""
"""A window without a window: a program that opens a table, and prints its port and the gateway's process id."""

HELLO: Final = Hello(PROTOCOL, GameForm.SHEET)
UPGRADE: Final = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec_WebSocket_Version": "13",
}


def make_page(folder: Path) -> Path:
    """Write a small page with two faces of a deck; returns the folder of resources."""
    (folder / "page").mkdir()
    (folder / "page" / "index.html").write_text(
        '<html data-page=""><link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script>',
        encoding="utf-8",
    )
    (folder / "page" / "page.css").write_text("body { margin: 0 }\n" * 50, encoding="utf-8")
    (folder / "page" / "page.js").write_text(
        'import "./sheet.js"\nimport { decks } from "./decks.js"\n', encoding="utf-8"
    )
    (folder / "page" / "decks.js").write_text("export const decks = {}\n", encoding="utf-8")
    (folder / "page" / "sheet.js").write_text("export const one = 1\n", encoding="utf-8")
    (folder / "page" / "drive").mkdir()
    (folder / "page" / "drive" / "drive.js").write_text('import "../sheet.js"\n', encoding="utf-8")
    (folder / "page" / "drive" / "drive.css").write_text("h1 { margin: 0 }\n", encoding="utf-8")
    (folder / "page" / "README.md").write_text("How it is made.\n", encoding="utf-8")
    deck = folder / "cards" / "classic"
    deck.mkdir(parents=True)
    for card in ("7S", "AC"):
        (deck / f"{card}.svg").write_text(f"<svg><!-- {card} --></svg>", encoding="utf-8")
    return folder


@dataclass
class Table:
    """A gateway, seen from the window's end of its pipe."""

    port: int
    pipe: multiprocessing.connection.Connection

    def tell(self, *frame: int | str | bool) -> None:
        self.pipe.send_bytes(json.dumps(frame).encode())

    def told(self, kind: str) -> Frame:
        """Wait for the next frame of this kind, dropping others; returns its numbers and texts."""
        while (told := self._next())[0] != kind:
            pass
        return told[1:]

    def next_told(self) -> Frame:
        """Wait for the next frame that is not the counts."""
        while (told := self._next())[0] == "seen":
            pass
        return told

    def _next(self) -> Frame:
        assert self.pipe.poll(PATIENCE_S), "the gateway tells nothing"
        told: Frame = json.loads(self.pipe.recv_bytes())
        return told

    def phone(self, hello: Hello | str = HELLO, code: str = CODE) -> Phone:
        """A phone that says hello, with the right code if not otherwise."""
        return Phone(self.port, hello, code=code)

    def change_code(self, code: str, key: str = "") -> None:
        """Change the code, and wait until the gateway has done so."""
        self.tell("code", code, key, f"of {code}")
        self.wait_until_obeyed()

    def wait_until_obeyed(self) -> None:
        """Wait until the gateway has done what it was told."""
        get(self.port, "/")
        self.told("seen")

    def guest(self, hello: Hello = HELLO, code: str = CODE) -> tuple[Phone, int]:
        """A phone that was let in, with its number."""
        phone = self.phone(hello, code)
        (number,) = self.told("arrived")
        self.told("heard")
        return phone, int(number)


@contextmanager
def table(resources: Path, limits: Limits | None = None, asked_at: int = 0) -> Iterator[Table]:
    """Run a gateway in a thread; `asked_at` is the port of the questions for tables, or 0 for any."""
    near, far = multiprocessing.Pipe()
    settings = GatewaySettings(
        CODE,
        (0,),
        str(resources),
        key=KEY,
        table=TABLE,
        lock=LOCK,
        known=(token_digest(TOKEN),),
        bind=HERE,
        asked_at=asked_at,
        limits=limits or Limits(),
    )
    running = threading.Thread(target=lambda: asyncio.run(keep_open(far, settings)))
    running.start()
    made = Table(0, near)
    try:
        port, _ = made.told("ready")
        made.port = int(port)
        yield made
    finally:
        made.tell("stop")
        running.join()
        near.close()


class Phone:
    """A guest made of code.

    Attributes:
        socket: the socket.
        sealed: the sealed connection; None for one who says nothing.
    """

    def __init__(
        self,
        port: int,
        hello: Hello | str | None,
        source: str = HERE,
        code: str = CODE,
        secret: Secret | None = None,
        way: int | None = None,
        who: str = "",
    ) -> None:
        """Connect, prove to have the token of the hello, or else the code, and say hello; None says nothing at all.

        Args:
            port: the port of the table.
            hello: the hello.
            source: the own address.
            code: the code or the key.
            secret: what is proved instead.
            way: the port of a relay to the table; None for none.
            who: the id of the device; empty to tell none.
        """
        opening = connect(
            f"ws://{HERE}:{port}/ws",
            sock=socket.create_connection((HERE, way or port), timeout=PATIENCE_S, source_address=(source, 0)),
            compression=None,
            proxy=None,
            close_timeout=1,
            ping_interval=None,  # the host pings; a thread for it would draw chance numbers within other tests
        )
        self.socket: ClientConnection = opening.__enter__()
        self.sealed: SealedSocket | None = None
        if hello is not None:
            token = hello.token if isinstance(hello, Hello) else ""
            self.sealed = SealedSocket(self.socket, secret or secret_of(code, token), who)
            self.say(hello)

    def say(self, message: GuestMessage | str) -> None:
        assert self.sealed is not None
        self.sealed.send(message if isinstance(message, str) else write_message(message))

    def flood(self, message: GuestMessage, times: int) -> None:
        """Say something many times, or until the connection is closed."""
        with suppress(ConnectionClosed):
            for _ in range(times):
                self.say(message)

    def hear(self) -> HostMessage:
        """Wait for the next message."""
        if self.sealed is None:
            return read_host_message(str(self.socket.recv(PATIENCE_S)))
        return read_host_message(self.sealed.recv(PATIENCE_S))

    def ending(self) -> tuple[Closing | None, int | None]:
        """Wait for the end of the connection; returns the last message, if it was a closing one, and the code."""
        last = None
        try:
            while True:
                last = self.hear()
        except ConnectionClosed:
            return (last if isinstance(last, Closing) else None), self.socket.close_code

    def close(self) -> None:
        self.socket.close()


def raw_socket(port: int, source: str = HERE) -> socket.socket:
    """A socket without a word said."""
    return socket.create_connection((HERE, port), timeout=PATIENCE_S, source_address=(source, 0))


def raw_guest(port: int) -> socket.socket:
    """A socket of a guest that was let in, and does nothing by itself."""
    made = raw_socket(port)
    lines = {"Host": f"{HERE}:{port}", **UPGRADE}
    head = "".join(f"{name.replace('_', '-')}: {text}\r\n" for name, text in lines.items())
    made.sendall(f"GET /ws HTTP/1.1\r\n{head}\r\n".encode())
    protocol = ClientProtocol(parse_uri(f"ws://{HERE}:{port}/ws"), state=State.OPEN)
    with made.makefile("rb") as answer:
        while answer.readline().strip():
            pass
        talk = Talk(of_typed(CODE))
        said: str | None = talk.first
        while said is not None:
            made.sendall(WebSocketFrame(Opcode.TEXT, said.encode()).serialize(mask=True))
            said = talk.take(_next_text(protocol, answer))
    made.sendall(WebSocketFrame(Opcode.BINARY, talk.close(write_message(HELLO))).serialize(mask=True))
    return made


def _next_text(protocol: ClientProtocol, answer: BufferedReader) -> str:
    """Read a short text frame, byte by byte, so that nothing behind it is taken."""
    while not (events := protocol.events_received()):
        protocol.receive_data(answer.read(1))
    (frame,) = events
    assert isinstance(frame, WebSocketFrame)
    return bytes(frame.data).decode()


def free_udp_port() -> int:
    """Return a port at which nothing listens for datagrams."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as made:
        made.bind((HERE, 0))
        port: int = made.getsockname()[1]
        return port


def is_closed(open_socket: socket.socket) -> bool:
    """Wait for the other side to close a socket; False if it says something first."""
    try:
        return open_socket.recv(1) == b""
    except ConnectionError:
        return True


def ask(port: int, request: str) -> tuple[int, dict[str, str], bytes]:
    """Send a request as it is; returns status, headers by small names, and body."""
    with raw_socket(port) as asking:
        asking.sendall(request.encode("latin-1"))
        got = b""
        while part := asking.recv(65_536):
            got += part
    head, _, body = got.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    return int(first.split()[1]), {name.lower(): text for name, text in headers.items()}, body


def get(port: int, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Ask for a path as a browser does, with these headers besides or instead."""
    told = {"Host": f"{HERE}:{port}", **{name.replace("_", "-"): text for name, text in headers.items()}}
    lines = "".join(f"{name}: {text}\r\n" for name, text in told.items())
    return ask(port, f"GET {path} HTTP/1.1\r\n{lines}\r\n")
