"""The device that plays sound, and why there may be none. The library is loaded when the device is first opened."""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Collection, Generator
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol

from twentyfive.ui.sound.mixer import RATE

PERIOD_MS: Final = 30
"""How much sound the device asks for at a time; a few of these pass before it is heard."""

_CARDS: Final = Path("/proc/asound/cards")
"""Where Linux tells of its sound cards."""

_SHARED: Final = Path("/dev/shm")
"""Where a server of JACK can be called."""

_LEFT_OUT: Final = frozenset({"NULL", "CUSTOM"})
"""Backends through which nobody hears anything."""

_BUSY: Final = frozenset({-19, -22, -23, -401, -402})
"""miniaudio's numbers for what is busy, unavailable, already in use, or there but not to be opened or started."""

_NO_DEVICE: Final = frozenset({-203, -204, -400})
"""miniaudio's numbers for no backend, no device, and a backend that does not begin."""


class Why(Enum):
    """Why nothing is heard."""

    NO_LIBRARY = auto()  # miniaudio is not installed, or not for this machine
    NO_DEVICE = auto()
    BUSY = auto()  # there is a device, and most likely another program has it for itself
    NO_ANSWER = auto()  # the device has been asked and says nothing
    FAILED = auto()  # anything else


@dataclass(frozen=True, slots=True)
class Trouble:
    """That nothing is heard.

    Attributes:
        why: the reason.
        detail: what the library says of it, for whoever wants to look it up.
    """

    why: Why
    detail: str = ""


class NoSound(Exception):
    """The device cannot be opened.

    Attributes:
        trouble: why.
    """

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.detail)
        self.trouble = trouble


class Device(Protocol):
    """A device that plays one stream after another."""

    def start(self, stream: Generator[array[int], int, None]) -> None:
        """Play the stream from now on: the device sends it how many samples it wants. Raises NoSound."""

    def close(self) -> None:
        """Play nothing more and let go of the device."""


def open_device() -> Device:
    """The usual device of the system. This may take long. Raises NoSound."""
    audio = _library()
    return MiniaudioDevice(audio, [backend for backend in audio.Backend if _worth_asking(backend.name)])


class MiniaudioDevice:
    """A device opened by miniaudio."""

    def __init__(self, audio: ModuleType, backends: Collection[object]) -> None:
        """Open it through the first of these backends that the system has. Raises NoSound."""
        self._audio = audio
        try:
            self._device = audio.PlaybackDevice(
                audio.SampleFormat.SIGNED16, 1, RATE, PERIOD_MS, backends=list(backends), app_name="Twenty-Five"
            )
        except audio.MiniaudioError as error:
            raise NoSound(trouble_of(error)) from error

    def start(self, stream: Generator[array[int], int, None]) -> None:
        try:
            self._device.start(stream)
        except self._audio.MiniaudioError as error:
            raise NoSound(trouble_of(error)) from error

    def close(self) -> None:
        self._device.close()
        # miniaudio up to 1.71 keeps its connection to the sound server, of which each program may have some fifty.
        if self._device._context != self._audio.ffi.NULL:
            self._audio.lib.ma_context_uninit(self._device._context)
            self._device._context = self._audio.ffi.NULL


def trouble_of(error: Exception) -> Trouble:
    """What an error of miniaudio means: a sentence, and a number where the library gave one."""
    detail = " ".join(map(str, error.args))
    number = error.args[1] if len(error.args) > 1 else None
    if number in _BUSY:
        return Trouble(Why.BUSY, detail)
    return Trouble(Why.NO_DEVICE if number in _NO_DEVICE else Why.FAILED, detail)


def _library() -> ModuleType:
    try:
        import miniaudio
    except (ImportError, OSError) as error:
        raise NoSound(Trouble(Why.NO_LIBRARY, str(error))) from error
    return miniaudio


def _worth_asking(backend: str) -> bool:
    """ALSA and JACK write to the terminal where there is no sound card, or no server of the person's."""
    if backend == "ALSA" and sys.platform == "linux":
        return _CARDS.exists() and "no soundcards" not in _CARDS.read_text(encoding="utf-8", errors="replace")
    if backend == "JACK" and sys.platform == "linux":
        return any(_SHARED.glob(f"jack_*_{os.getuid()}_*"))
    return backend not in _LEFT_OUT
