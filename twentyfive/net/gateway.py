"""The gateway: serves the page and the sockets of the guests, and passes their messages on through the pipe.

It knows no game and no Qt. It checks the shape of each message; the lobby, in the window's process, decides what it
means.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from twentyfive.net.discovery import Answering, Notice, hear_group, listen_for_questions, responding
from twentyfive.net.doorkeeper import Doorkeeper
from twentyfive.net.gateway_entry import Entry, receive
from twentyfive.net.gateway_guest import Guest, closing
from twentyfive.net.gateway_http import GuardedConnection, Requests, guarded_by, listen
from twentyfive.net.gateway_settings import GatewaySettings, vocabulary
from twentyfive.net.limits import Bucket
from twentyfive.net.message_text import write_message
from twentyfive.net.messages import Bye, Hello, Tick, Why
from twentyfive.net.page_files import PageFiles
from twentyfive.net.pipe import STOP, Frame, PipeEnd
from twentyfive.net.sealing.frames import OVERHEAD

_TICK: Final = write_message(Tick())
_SEEN_S: Final = 0.1
"""The pause after which new counts are told, so that a flood of sockets is no flood of counts."""

_WRITE_LIMIT: Final = 16 * 1024
_QUEUED_FRAMES: Final = 8


class Gateway:
    """The guests of one table.

    Attributes:
        sockets: the open sockets, of guests and of others.
    """

    def __init__(self, settings: GatewaySettings, tell: Callable[..., object], waiting: Callable[[], int]) -> None:
        """Make a gateway that serves nothing yet.

        Args:
            settings: its settings.
            tell: sends a frame to the window.
            waiting: returns the number of frames that the window has not taken yet.
        """
        self.sockets: set[ServerConnection] = set()
        self._limits = settings.limits
        self._vocabulary = vocabulary(of_drive=settings.of_drive)
        self._notice = settings.notice
        self._doorkeeper = Doorkeeper(settings.limits, settings.table, settings.wrong_codes, settings.is_shut)
        self._doorkeeper.take_only(settings.code, settings.key, settings.lock)
        self._doorkeeper.know(settings.known)
        self._tell = tell
        self._waiting = waiting
        self._numbers = count(settings.first_guest)
        self._guests: dict[int, Guest] = {}
        self._seen_is_due = False
        self._questions: socket.socket | None = None
        self._now = asyncio.get_running_loop().time

    def server(self, listening: socket.socket, files: PageFiles) -> Server:
        """Return the server of a listening socket, which has to be awaited."""
        limits = self._limits
        requests = Requests(files, self._doorkeeper, socket.gethostname())
        return serve(
            self._attend,
            sock=listening,
            create_connection=guarded_by(self._doorkeeper, limits, self.sockets, self._note_seen),
            process_request=requests.answer,
            process_response=requests.make_safe,
            server_header=None,
            compression=None,
            open_timeout=limits.handshake_s,
            close_timeout=limits.closing_s,
            ping_interval=limits.ping_s,
            ping_timeout=limits.pong_s,
            max_size=limits.bytes_in + OVERHEAD,
            max_queue=_QUEUED_FRAMES,
            write_limit=_WRITE_LIMIT,
        )

    def obey(self, frame: Frame) -> None:
        """Do what the window says."""
        match frame:
            case ["say", int(number), str(kind), str(text)] if number in self._guests:
                if not self._guests[number].outbox.put(kind, text):
                    self._tell("behind", number)
            case ["token", int(number), str(token)] if number in self._guests:
                self._guests[number].name = token
            case ["dismiss", int(number), str(text)] if number in self._guests:
                self._guests[number].close(text, self._limits.closing_s)
            case ["notice", str(computer), str(game), int(free), *people]:
                self._notice = Notice(tuple(map(str, people)), computer, game, free)
            case ["code", str(code), str(key), str(lock)]:
                self._doorkeeper.open(code, key, lock)
                self._note_seen()
            case ["interfaces", *addresses]:
                self._hear_at(tuple(map(str, addresses)))
            case ["known", *digests]:
                self._doorkeeper.know(map(str, digests))
            case ["shut"]:
                self._doorkeeper.is_shut = True
                self._note_seen()

    def hear_questions(self, listening: socket.socket | None) -> None:
        """Let the questions for tables be heard at the interfaces that the window tells from now on, by this socket."""
        self._questions = listening

    def _hear_at(self, interfaces: Sequence[str]) -> None:
        if self._questions is not None:
            hear_group(self._questions, interfaces)

    def notice(self) -> Notice | None:
        """Return what the table tells those who look for one; None while nobody new may come."""
        return None if self._doorkeeper.is_shut else self._notice

    async def tick(self) -> None:
        """Tell all guests now and then that somebody is there."""
        while True:
            await asyncio.sleep(self._limits.tick_s)
            for guest in self._guests.values():
                guest.outbox.put("tick", _TICK)

    async def say_goodbye(self) -> None:
        """Tell the guests that the host has left, and close all sockets."""
        guests = list(self._guests.values())
        for guest in guests:
            guest.close(closing(Why.HOST_LEFT), self._limits.farewell_s)
        for connection in self.sockets - {guest.connection for guest in guests}:
            connection.transport.abort()
        for guest in guests:
            await guest.connection.wait_closed()

    async def _attend(self, connection: ServerConnection) -> None:
        """Let a guest in, and listen until the connection ends."""
        assert isinstance(connection, GuardedConnection)
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(self._limits.hello_s):
                entry = await receive(connection, self._doorkeeper, self._now)
            self._note_seen()
            if entry is None:
                return
            guest = self._guest(connection, entry)
            if self._makes_room(guest, is_known=bool(entry.hello.token)):
                connection.note_proved()
                await self._attend_guest(guest, entry.said)
            else:
                await connection.send(guest.seal.close(closing(Why.FULL)))

    def _guest(self, connection: GuardedConnection, entry: Entry) -> Guest:
        limits = self._limits
        bucket = Bucket(limits.messages_at_once - 1, limits.messages_a_second, self._now())
        name = entry.hello.token or " ".join(entry.caller)
        return Guest(next(self._numbers), connection, bucket, name, entry.seal)

    def _makes_room(self, guest: Guest, *, is_known: bool) -> bool:
        """Make room for one more guest; return False if there is none. A known guest always gets some."""
        if len(self._guests) < self._limits.guests:
            return True
        others = list(self._guests.values())  # the oldest first
        own = [other for other in others if other.is_leaving or other.name == guest.name]
        leaving = next(iter(own or (others if is_known else [])), None)
        if leaving is None:
            return False
        leaving.connection.transport.abort()
        return True

    async def _attend_guest(self, guest: Guest, hello: str) -> None:
        self._guests[guest.number] = guest
        self._tell("arrived", guest.number)
        self._tell("heard", guest.number, hello)
        writing = asyncio.create_task(guest.write())
        try:
            async for message in guest.connection:
                if not guest.is_leaving and (fault := self._hear(guest, message)):
                    await guest.connection.close(fault)
        finally:
            writing.cancel()
            if isinstance(guest.connection, GuardedConnection) and guest.connection.was_flooded:
                self._strike(guest)
            del self._guests[guest.number]
            self._tell("left", guest.number)

    def _hear(self, guest: Guest, message: str | bytes) -> CloseCode | None:
        """Pass a message on; return the code to close with if that is impossible."""
        if not guest.bucket.take(1, self._now()):
            self._strike(guest)
            return None
        try:
            text = guest.seal.open(message)
            said = self._vocabulary.read_guest_message(text)
        except ValueError:
            return CloseCode.INVALID_DATA
        if isinstance(said, Tick):
            guest.outbox.put("tick", _TICK)
            return None
        if isinstance(said, Hello):
            return CloseCode.POLICY_VIOLATION
        if self._waiting() >= self._limits.unheard:
            return CloseCode.TRY_AGAIN_LATER
        self._tell("heard", guest.number, text)
        return CloseCode.NORMAL_CLOSURE if isinstance(said, Bye) else None

    def _strike(self, guest: Guest) -> None:
        """End the connection of a guest who is too fast; once too often, and the seat is free."""
        if self._doorkeeper.forgives(guest.name, self._now()):
            guest.close(closing(Why.TOO_FAST), self._limits.closing_s)
        else:
            self._tell("heard", guest.number, write_message(Bye()))
            guest.close(closing(Why.REMOVED), self._limits.closing_s)

    def _note_seen(self) -> None:
        """Tell the counts soon."""
        if not self._seen_is_due:
            self._seen_is_due = True
            asyncio.get_running_loop().call_later(_SEEN_S, self._tell_seen)

    def _tell_seen(self) -> None:
        self._seen_is_due = False
        doorkeeper = self._doorkeeper
        self._tell("seen", doorkeeper.connections, doorkeeper.pages, doorkeeper.wrong_codes, doorkeeper.is_spent)


async def keep_open(
    connection: Connection, settings: GatewaySettings, when_open: Callable[[], object] = lambda: None
) -> None:
    """Serve a table until the window says stop or its end of the pipe closes.

    Args:
        connection: the end of the pipe.
        settings: the settings.
        when_open: called when the table can be reached.
    """
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()

    def later(act: Callable[..., Any], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(act, *arguments)

    def hear(frame: Frame) -> None:
        if frame != [STOP]:  # after which the pipe ends
            gateway.obey(frame)

    pipe = PipeEnd(connection, lambda frame: later(hear, frame), lambda: later(stopped.set))
    gateway = Gateway(settings, pipe.send, lambda: pipe.unsent)
    try:
        files = PageFiles(Path(settings.resources), settings.language, of_drive=settings.of_drive)
        listening = listen(settings.bind, settings.ports)
    except OSError as error:
        pipe.send("failed", error.strerror or str(error))
        await stopped.wait()
    else:
        server = await gateway.server(listening, files)
        pipe.send("ready", listening.getsockname()[1], files.digest)
        when_open()
        ticking = asyncio.create_task(gateway.tick())
        asked = listen_for_questions(settings.bind, settings.asked_at, settings.interfaces)
        gateway.hear_questions(asked)
        answering = Answering(settings.limits, listening.getsockname()[1], gateway.notice)
        with responding(asked, answering):
            await stopped.wait()
        ticking.cancel()
        server.close(close_connections=False)
        await gateway.say_goodbye()
    pipe.finish(settings.limits.farewell_s)


def run(connection: Connection, settings: GatewaySettings, when_open: Callable[[], object]) -> None:
    """Serve a table as `keep_open` does, in a loop of its own."""
    asyncio.run(keep_open(connection, settings, when_open))
