"""A bad network: a relay between guests and a gateway that delays, cuts, doubles, reorders, slows down and stalls."""

from __future__ import annotations

import asyncio
import random
import socket
import sys
import threading
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import Final, Self

from tests.net.tables import HERE

_CHUNK: Final = 4096
_SLOWED: Final = 256
"""Bytes of a piece on a slow connection; there is a pause after each."""

FAULTS: Final = ("delay", "cut", "double", "late", "slow", "stall", "none")


@dataclass(frozen=True, slots=True)
class Recording:
    """The bytes of a connection, as anybody on the network may keep them.

    Attributes:
        of_guest: all that the guest has sent.
        of_host: all that the guest was sent.
    """

    of_guest: bytearray = field(default_factory=bytearray)
    of_host: bytearray = field(default_factory=bytearray)


class Relay:
    """A relay in a thread of its own.

    Attributes:
        port: its port, in place of the gateway's.
        gateway: the port of the gateway.
        faults: the number of connections with each fault.
        calm: whether new connections have no faults.
        recordings: all that went through, by connection.
    """

    def __init__(self, port: int, seed: int, faults: tuple[str, ...] = FAULTS) -> None:
        """Relay to the gateway at `port`; each connection has a fault by chance."""
        self.faults: Counter[str] = Counter()
        self.calm = False
        self.recordings: list[Recording] = []
        self.gateway = port
        self._rng = random.Random(seed)
        self._kinds = faults
        self._socket = socket.create_server((HERE, 0))
        self.port: int = self._socket.getsockname()[1]
        self._loop = asyncio.new_event_loop()
        self._open: set[asyncio.StreamWriter] = set()
        self._ended = asyncio.Event()
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._serve()))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def cut(self) -> None:
        """Cut all connections."""
        self._loop.call_soon_threadsafe(self._abort)

    def break_off(self) -> None:
        """Cut all connections, which come back with faults."""
        self.calm = False
        self.cut()

    def _abort(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()
        self._loop.close()

    async def _serve(self) -> None:
        async with await asyncio.start_server(self._take, sock=self._socket):
            await self._ended.wait()
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        fault = "none" if self.calm else self._rng.choice(self._kinds)
        line = _Line(fault, random.Random(self._rng.random()), lasts=self.calm)
        self.faults[fault] += 1
        recording = Recording()
        self.recordings.append(recording)
        self._open.add(writer)
        async with AsyncExitStack() as ending:
            ending.enter_context(suppress(OSError, asyncio.CancelledError))
            ending.callback(self._open.discard, writer)
            ending.callback(writer.transport.abort)
            if fault == "late":  # whoever comes after is there before
                await asyncio.sleep(0.3)
            there, gateway = await asyncio.open_connection(HERE, self.gateway)
            ending.callback(gateway.transport.abort)
            told = await self._as_told_to_gateway(reader)
            recording.of_guest.extend(told)
            gateway.write(told)
            copies = [gateway]
            if fault == "double":  # which the host has to turn away, while the guest is heard
                _, twin = await asyncio.open_connection(HERE, self.gateway)
                ending.callback(twin.transport.abort)
                twin.write(told)
                copies.append(twin)
            await _first([line.pump(there, [writer], recording.of_host), line.pump(reader, copies, recording.of_guest)])

    async def _as_told_to_gateway(self, reader: asyncio.StreamReader) -> bytes:
        """Return the first bytes of a guest, who asks for this port, as the gateway expects them for its own."""
        told = await reader.read(_CHUNK)
        return told.replace(f"{HERE}:{self.port}".encode(), f"{HERE}:{self.gateway}".encode())


async def _first(ways: Sequence[Coroutine[object, object, None]]) -> None:
    """Wait until the first of them has ended, and end the others."""
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Line:
    """A connection with its fault; unless it lasts, it is cut in the end, which may be in the middle of a frame."""

    def __init__(self, fault: str, rng: random.Random, *, lasts: bool) -> None:
        self._fault = fault
        self._rng = rng
        self._left = sys.maxsize if lasts else rng.randint(500, 8_000 if fault == "cut" else 60_000)
        self._stalls = rng.randint(1, 15) if fault == "stall" else -1

    async def pump(
        self, reader: asyncio.StreamReader, writers: Sequence[asyncio.StreamWriter], record: bytearray
    ) -> None:
        """Carry bytes over, to the first and its twins, and record them, until an end or the cut."""
        while self._left > 0 and (data := await reader.read(_CHUNK)):
            record += data
            await self._spoil()
            data, self._left = data[: self._left], self._left - len(data)
            size = _SLOWED if self._fault == "slow" else _CHUNK
            for start in range(0, len(data), size):
                for writer in writers:
                    if not writer.is_closing():
                        writer.write(data[start : start + size])
                await writers[0].drain()  # the end of a twin is no end
                if self._fault == "slow":
                    await asyncio.sleep(0.001)

    async def _spoil(self) -> None:
        if self._fault == "delay":
            await asyncio.sleep(self._rng.uniform(0, 0.015))
        if self._fault == "stall":
            self._stalls -= 1
            if self._stalls == 0:
                await asyncio.sleep(60)
