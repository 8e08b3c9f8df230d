"""Mixes simultaneous sounds. Samples are 16-bit integers of one channel."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator
from dataclasses import dataclass
from threading import Lock
from typing import Final

RATE: Final = 22050
"""Samples per second of every sound."""

MOST_VOICES: Final = 32
"""The most sounds held at a time, waiting ones included; one more drops the oldest."""

_LOUDEST: Final = 32767


@dataclass(frozen=True, slots=True)
class Voice:
    """A sound to be heard.

    Attributes:
        samples: the sound.
        after_ms: the delay before it begins.
    """

    samples: array[int]
    after_ms: float = 0.0


@dataclass(slots=True)
class _Sounding:
    samples: array[int]
    waits: int  # samples of silence before it begins
    heard: int = 0  # samples already played


class Mixer:
    """The sounds now playing or waiting. Any thread may call it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._sounding: list[_Sounding] = []

    @property
    def silent(self) -> bool:
        """Whether no sound is playing or waiting."""
        return not self._sounding

    def begin(self, *voices: Voice) -> None:
        """Add these sounds."""
        begun = [_Sounding(voice.samples, round(voice.after_ms * RATE / 1000)) for voice in voices]
        with self._lock:
            self._sounding = [*self._sounding, *begun][-MOST_VOICES:]

    def hurry(self) -> None:
        """Start the first waiting sound now and drop the other waiting ones."""
        with self._lock:
            waiting = sorted((one for one in self._sounding if one.waits), key=lambda one: one.waits)
            self._sounding = [one for one in self._sounding if not one.waits] + waiting[:1]
            for one in waiting[:1]:
                one.waits = 0

    def hush(self) -> None:
        """Drop everything."""
        with self._lock:
            self._sounding = []

    def next(self, frames: int) -> array[int]:
        """Return the next `frames` samples."""
        out = array("h", bytes(2 * frames))
        with self._lock:
            for one in self._sounding:
                _add(one, out)
            self._sounding = [one for one in self._sounding if one.heard < len(one.samples)]
        return out

    def stream(self, asked: Callable[[], None]) -> Generator[array[int], int, None]:
        """Return a started generator of samples for a device, which sends the number wanted.

        Each request calls `asked`.
        """
        stream = self._stream(asked)
        next(stream)
        return stream

    def _stream(self, asked: Callable[[], None]) -> Generator[array[int], int, None]:
        wanted = yield array("h")
        while True:
            asked()
            wanted = yield self.next(wanted)


def _add(one: _Sounding, out: array[int]) -> None:
    """Add the part of a sound that falls into `out`, and advance the sound by it."""
    begins = min(one.waits, len(out))
    one.waits -= begins
    part = one.samples[one.heard : one.heard + len(out) - begins]
    one.heard += len(part)
    there = out[begins : begins + len(part)]
    if any(there):
        part = array("h", [max(-_LOUDEST, min(a + b, _LOUDEST)) for a, b in zip(there, part, strict=True)])
    out[begins : begins + len(part)] = part
