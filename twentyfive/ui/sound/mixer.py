"""Puts the sounds that are heard at the same time together. Samples are whole numbers of 16 bits, one channel."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator
from dataclasses import dataclass
from threading import Lock
from typing import Final

RATE: Final = 22050
"""Samples a second of every sound."""

MOST_VOICES: Final = 32
"""So many sounds are kept, those that wait among them; another one drops the oldest."""

_LOUDEST: Final = 32767


@dataclass(frozen=True, slots=True)
class Voice:
    """A sound to be heard.

    Attributes:
        samples: the sound.
        after_ms: how much later than now it begins.
    """

    samples: array[int]
    after_ms: float = 0.0


@dataclass(slots=True)
class _Sounding:
    samples: array[int]
    waits: int
    heard: int = 0


class Mixer:
    """The sounds that are on. Any thread may call it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._sounding: list[_Sounding] = []

    @property
    def silent(self) -> bool:
        """Whether nothing sounds or waits to."""
        return not self._sounding

    def begin(self, *voices: Voice) -> None:
        """Have these heard too."""
        begun = [_Sounding(voice.samples, round(voice.after_ms * RATE / 1000)) for voice in voices]
        with self._lock:
            self._sounding = [*self._sounding, *begun][-MOST_VOICES:]

    def hurry(self) -> None:
        """What waits is not waited for: the first of it begins now, the others are dropped."""
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
        """The next samples, so many of them."""
        out = array("h", bytes(2 * frames))
        with self._lock:
            for one in self._sounding:
                _add(one, out)
            self._sounding = [one for one in self._sounding if one.heard < len(one.samples)]
        return out

    def stream(self, asked: Callable[[], None]) -> Generator[array[int], int, None]:
        """The samples for a device, which sends how many it wants; begun already. Each time `asked` is called."""
        stream = self._stream(asked)
        next(stream)
        return stream

    def _stream(self, asked: Callable[[], None]) -> Generator[array[int], int, None]:
        wanted = yield array("h")
        while True:
            asked()
            wanted = yield self.next(wanted)


def _add(one: _Sounding, out: array[int]) -> None:
    """Add what is heard of a sound meanwhile."""
    begins = min(one.waits, len(out))
    one.waits -= begins
    part = one.samples[one.heard : one.heard + len(out) - begins]
    one.heard += len(part)
    there = out[begins : begins + len(part)]
    if any(there):
        part = array("h", [max(-_LOUDEST, min(a + b, _LOUDEST)) for a, b in zip(there, part, strict=True)])
    out[begins : begins + len(part)] = part
