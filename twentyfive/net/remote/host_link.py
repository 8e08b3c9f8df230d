"""The connection to a host, which a thread keeps up: it never blocks the window, and finds the host again by itself."""

from __future__ import annotations

import asyncio
import re
import secrets
import threading
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, Signal
from websockets.exceptions import ConnectionClosed, WebSocketException

from twentyfive.net.message_text import read_host_message, write_message
from twentyfive.net.messages import PROTOCOL, Closing, GuestMessage, HostMessage, Tick, Ways, Welcome, Why, You
from twentyfive.net.remote.addresses import TableAddress, read_address
from twentyfive.net.remote.host_socket import HostSocket, open_socket
from twentyfive.net.sealing.exchange import Call, Doorplate, knock, read_as, written
from twentyfive.net.sealing.frames import Seal
from twentyfive.net.sealing.secret import Secret, SecretKind, of_token

PAUSES_S: Final = (0, 0.3, 0.7, 1, 1.5)
"""The pauses before an attempt to connect; the last one is for all that follow. They are those of the page."""

_OPENING_S: Final = 5
_SILENCE_S: Final = 12
"""A host says something every 5 s; after so long without a word it is gone."""

_FAREWELL_S: Final = 1.5
"""The time in which the last words are sent and the connection is closed; the thread then ends with the program."""

_UNHEARD: Final = 200
"""Messages that the window has not taken; then nothing more is read."""

_UNHEARD_S: Final = 0.05

_MOST_DOUBTFUL: Final = 5
"""Exchanges in a row that break off after the guest has proved to have the code. Somebody else may have answered to try
codes; a token or a key is too long for that, so that a guest who has one looks for the host as long as it takes."""

_ID_BYTES: Final = 8

_VERSION: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4}){1,3}(\.?[a-z]{1,4}[0-9]{1,4})?", re.ASCII)

_FRIENDLY: Final = (Why.HOST_LEFT,)
"""The reasons after which the host is looked for again."""


class HostLink(QObject):
    """The window's end of a sealed connection to a host.

    The connection is kept up by a thread of this process, and not by a process of its own as a host's gateway is. It
    reads no strangers' bytes but those of the one host whose table the person has chosen, it holds no game that a guest
    may not see, and what costs time happens in the window anyway: a step of five players takes the thread 0.06 ms of
    processor time and the window, which reads its views strictly, 0.65 ms. A host that floods is read no faster than
    the window hears, at most 200 messages ahead.

    Before it proves anything it asks which table this is. At another table than the one that it knows it tries nothing,
    and looks on: by the address, and by those that the host has told.

    Attributes:
        address: the address at which the table was found last, or is looked for.

    Signals:
        opened(): a connection is open and sealed, and the host expects a hello.
        heard(HostMessage): a message of the host, whose shape is checked.
        lost(): the connection ended or could not be made; it is tried again, unless the host has said why not.
        puzzled(str): the host said what is no message, for this reason, and is left.
    """

    opened = Signal()
    heard = Signal(object)
    lost = Signal()
    puzzled = Signal(str)

    _arrived = Signal(object)
    _connected = Signal(object)

    def __init__(self, host: str, port: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.address = TableAddress(host, port)
        self._others: tuple[TableAddress, ...] = ()  # where the table may be, too
        self._table = ""  # its id; empty as long as any will do
        self._fits = ""  # the lock to which the secret was found to fit
        self._who = secrets.token_hex(_ID_BYTES)
        self._secret: Secret | None = None
        self._doubtful = 0
        self._attempts = 0  # since the last connection that was sealed
        self._unheard = 0
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._outgoing: asyncio.Queue[str | None] | None = None  # None ends the connection
        self._announced: asyncio.Queue[str | None] | None = None  # of the connection that `opened` has told last
        self._is_closing = False
        self._task: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._run, name="twentyfive-host-link", daemon=True)
        self._arrived.connect(self._on_arrived)
        self._connected.connect(self._on_connected)

    def prove(self, secret: Secret, table: str = "") -> None:
        """Prove to have this secret, until the host tells a token with which the guest comes back.

        `table` is the id of the table to which it belongs; empty if it was typed for whichever table is there.
        """
        self._secret, self._table = secret, table

    def start(self) -> None:
        """Begin to connect."""
        self._thread.start()

    def send(self, message: GuestMessage) -> None:
        """Send a message by the connection that was told last, if it is still open; nothing is sent later by itself.

        The thread may have another connection by now. On that one nothing is said before a hello.
        """
        loop, outgoing = self._loop, self._announced
        if loop is not None and outgoing is not None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(outgoing.put_nowait, write_message(message))

    def close(self) -> None:
        """End the connection after what was sent last, and the thread."""
        self._is_closing = True
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._stop)
        if self._thread.is_alive():
            self._thread.join(_FAREWELL_S)

    def _stop(self) -> None:
        if self._outgoing is not None:
            self._outgoing.put_nowait(None)
        elif self._task is not None:
            self._task.cancel()

    def _on_connected(self, outgoing: asyncio.Queue[str | None]) -> None:
        self._announced = outgoing
        self.opened.emit()

    def _on_arrived(self, message: HostMessage) -> None:
        with self._lock:
            self._unheard -= 1
        self.heard.emit(message)

    def _run(self) -> None:
        with suppress(asyncio.CancelledError):
            asyncio.run(self._keep_up())

    async def _keep_up(self) -> None:
        self._task = asyncio.current_task()
        self._loop = asyncio.get_running_loop()
        while not self._is_closing:
            await asyncio.sleep(PAUSES_S[min(self._attempts, len(PAUSES_S) - 1)])
            self._attempts += 1
            address = self.address
            try:
                async with asyncio.timeout(_OPENING_S):
                    connection = await open_socket(address.host, address.port)
            except (OSError, WebSocketException, TimeoutError, UnicodeError):
                self._look_elsewhere()
                self.lost.emit()
                continue
            try:
                if not await self._talk(connection):
                    return
            finally:
                self._outgoing = None
                connection.transport.abort()
            if not self._is_closing:
                self.lost.emit()

    async def _talk(self, connection: HostSocket) -> bool:
        """Talk until the connection ends; return False if the host is not to be looked for again."""
        try:
            plate = await self._ask(connection)
            if plate is None:
                return False
            if self._table not in ("", plate.table):
                self._look_elsewhere()
                return True
            seal = await self._agree(connection, plate)
            if seal is None:
                return False
            self._outgoing = asyncio.Queue()
            self._connected.emit(self._outgoing)
            writing = asyncio.create_task(_write(connection, seal, self._outgoing))
            try:
                return await self._listen(connection, seal)
            finally:
                writing.cancel()
        except (ConnectionClosed, TimeoutError):
            if self._attempts:  # it was never sealed
                self._look_elsewhere()
            return True
        except ValueError as error:
            self.puzzled.emit(str(error))
            return False

    def _look_elsewhere(self) -> None:
        """Look for the table at the next of its addresses."""
        self.address, *others = (*self._others, self.address)
        self._others = tuple(others)

    def _note_ways(self, ways: Ways) -> None:
        """Note where the host can be found if it is not at the address of this connection any more."""
        found = []
        for way in ways.at:
            with suppress(ValueError):  # no address of a home network
                found.append(read_address(way))
        self._others = tuple(address for address in found if address != self.address)

    async def _ask(self, connection: HostSocket) -> Doorplate | None:
        """Ask which table this is; return None if this is no host of this version, which the window then hears.

        Raises:
            ConnectionClosed: if the connection ends.
            TimeoutError: if the host says nothing.
        """
        async with asyncio.timeout(_OPENING_S):
            await connection.send(written(Call(PROTOCOL, self._who)))
            heard = await connection.recv()
        try:
            return read_as(Doorplate, heard)
        except ValueError:
            await self._pass_on(_reason(heard))
            return None

    async def _agree(self, connection: HostSocket, plate: Doorplate) -> Seal | None:
        """Run the exchange; return None if this is no host that has the secret, which the window then hears.

        A code that was right is not tried again when the host has made another since.

        Raises:
            ConnectionClosed: if the connection ends.
            TimeoutError: if the host says nothing.
        """
        assert self._secret is not None, "start comes after prove"
        if self._secret.by is not SecretKind.TOKEN and self._fits not in ("", plate.lock):
            await self._pass_on(Closing(Why.CODE))
            return None
        heard: str | bytes = ""
        try:
            async with asyncio.timeout(_OPENING_S):
                knocking = knock(self._secret)
                await connection.send(knocking.said)
                proving = knocking.prove(heard := await connection.recv())
                if self._doubtful >= _MOST_DOUBTFUL:
                    raise ValueError("nobody answers a proof")
                self._doubtful += self._secret.by is SecretKind.CODE
                await connection.send(proving.said)
                seal = proving.finish(heard := await connection.recv())
        except ValueError:
            await self._pass_on(_reason(heard))
            return None
        self._doubtful = self._attempts = 0
        self._fits = plate.lock
        return seal

    async def _listen(self, connection: HostSocket, seal: Seal) -> bool:
        while True:
            async with asyncio.timeout(_SILENCE_S):
                frame = await connection.recv()
            try:
                text = seal.open(frame)
            except ValueError:
                return True  # somebody has changed it on its way
            message = read_host_message(text)
            match message:
                case Tick():
                    continue
                case Welcome(table=table):
                    self._table = table
                case You(token=token) if token:
                    self._secret = of_token(token)
                case Ways():
                    self._note_ways(message)
            await self._pass_on(message)
            if isinstance(message, Closing):
                return message.why in _FRIENDLY

    async def _pass_on(self, message: HostMessage) -> None:
        """Let the window hear a message; wait while it has many to hear."""
        while self._unheard >= _UNHEARD:
            await asyncio.sleep(_UNHEARD_S)
        with self._lock:
            self._unheard += 1
        self._arrived.emit(message)


def _reason(heard: str | bytes) -> Closing:
    """Return why a host lets nobody in.

    It is not sealed, so it is believed no more than that it ends the visit; a version is shown if it looks like one.
    """
    with suppress(ValueError):
        message = read_host_message(heard) if isinstance(heard, str) else None
        if isinstance(message, Closing) and message.why not in _FRIENDLY:
            is_version = message.why is Why.VERSION and _VERSION.fullmatch(message.app) is not None
            return Closing(message.why, v=message.v, app=message.app) if is_version else Closing(message.why)
    return Closing(Why.CODE)


async def _write(connection: HostSocket, seal: Seal, outgoing: asyncio.Queue[str | None]) -> None:
    with suppress(ConnectionClosed):
        while (text := await outgoing.get()) is not None:
            await connection.send(seal.close(text))
        await connection.close()
