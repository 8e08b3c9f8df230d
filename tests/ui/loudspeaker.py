"""A device that a test listens to in place of a loudspeaker."""

from __future__ import annotations

from array import array
from collections.abc import Generator
from queue import SimpleQueue
from threading import Event

WITHIN_S = 10.0
"""How long a test waits for another thread: only ever so long if it fails."""


class Loudspeaker:
    """A device that asks for samples only when the test wants it to."""

    def __init__(self) -> None:
        self.streams: SimpleQueue[Generator[array[int], int, None]] = SimpleQueue()
        self.stream: Generator[array[int], int, None] | None = None
        self.closed = Event()

    def start(self, stream: Generator[array[int], int, None]) -> None:
        self.stream = stream
        self.streams.put(stream)

    def close(self) -> None:
        self.closed.set()

    def heard(self, samples: int = 4) -> list[int]:
        """What it plays next."""
        assert self.stream is not None
        return list(self.stream.send(samples))


def until_heard(device: Loudspeaker, samples: int = 4) -> list[int]:
    """What it plays of the next sound, which has so many samples at most, without those that are silent."""
    for _ in range(100_000):
        found = [value for value in device.heard(samples) if value]
        if found:
            return found
    raise AssertionError("nothing is heard")
