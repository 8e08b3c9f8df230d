"""An audio device for tests, which lets them listen."""

from __future__ import annotations

from array import array
from collections.abc import Generator
from queue import SimpleQueue
from threading import Event

WITHIN_S = 10.0
"""Time that a test waits for another thread at most."""


class Loudspeaker:
    """An audio device that asks for samples only when the test tells it to."""

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
        """Return the next samples that it plays."""
        assert self.stream is not None
        return list(self.stream.send(samples))


def until_heard(device: Loudspeaker, samples: int = 4) -> list[int]:
    """Return the samples of the next sound that are not silent; it has at most `samples`."""
    for _ in range(100_000):
        audible = [value for value in device.heard(samples) if value]
        if audible:
            return audible
    raise AssertionError("nothing is heard")
