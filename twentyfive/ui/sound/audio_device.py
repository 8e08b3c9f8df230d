"""The audio device, and the reasons for having none. The first opening of the device loads the audio library."""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Collection, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol

from twentyfive.ui.sound.mixer import RATE

PERIOD_MS: Final = 30
"""The length of sound that the device requests at a time; a few of these pass before it is heard."""

_CARDS: Final = Path("/proc/asound/cards")
"""The list of sound cards on Linux."""

_SHARED: Final = Path("/dev/shm")
"""The folder with the sockets of JACK servers."""

_LEFT_OUT: Final = frozenset({"NULL", "CUSTOM"})
"""Backends that make no audible sound."""

_BUSY: Final = frozenset({-19, -22, -23, -401, -402})
"""miniaudio's error codes for a device that is busy, unavailable or in use, or that cannot be opened or started."""

_NO_DEVICE: Final = frozenset({-203, -204, -400})
"""miniaudio's error codes for no backend, no device, and a backend that fails to initialize."""

_UNUSED: Final = ("numpy", "urllib.request")
"""What miniaudio loads for sound from the internet and for research: with OpenSSL, which the second loads, 6 MiB and
18 ms; where numpy is installed, 16 MiB and 100 ms, in which nothing moves on the table."""


class Cause(Enum):
    """A reason for having no sound."""

    NO_LIBRARY = auto()  # miniaudio is not installed, or not for this machine
    NO_DEVICE = auto()
    BUSY = auto()  # most likely another program uses the device exclusively
    NO_ANSWER = auto()  # opening the device takes too long
    FAILED = auto()  # anything else


@dataclass(frozen=True, slots=True)
class Trouble:
    """The state of having no sound.

    Attributes:
        cause: the reason.
        detail: the library's own message, for looking it up.
    """

    cause: Cause
    detail: str = ""


class NoSound(Exception):
    """The device cannot be opened.

    Attributes:
        trouble: the reason.
    """

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.detail)
        self.trouble = trouble


class Device(Protocol):
    """A device that plays one stream after another."""

    def start(self, stream: Generator[array[int], int, None]) -> None:
        """Play `stream` from now on: the device sends it the number of samples wanted. Raises NoSound."""

    def close(self) -> None:
        """Stop playing and release the device."""


def open_device() -> Device:
    """Open the system's default device, which may take long. Raises NoSound."""
    audio = _library()
    return MiniaudioDevice(audio, [backend for backend in audio.Backend if _worth_trying(backend.name)])


class MiniaudioDevice:
    """A device opened by miniaudio."""

    def __init__(self, audio: ModuleType, backends: Collection[object]) -> None:
        """Open the device through the first of `backends` that the system has. Raises NoSound."""
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
        # miniaudio up to 1.71 keeps its connection to the sound server open; a program may have about fifty.
        if self._device._context != self._audio.ffi.NULL:
            self._audio.lib.ma_context_uninit(self._device._context)
            self._device._context = self._audio.ffi.NULL


def trouble_of(error: Exception) -> Trouble:
    """Translate an error of miniaudio, whose arguments are a sentence and sometimes an error code."""
    detail = " ".join(map(str, error.args))
    number = error.args[1] if len(error.args) > 1 else None
    if number in _BUSY:
        return Trouble(Cause.BUSY, detail)
    return Trouble(Cause.NO_DEVICE if number in _NO_DEVICE else Cause.FAILED, detail)


def _library() -> ModuleType:
    try:
        with _without(_UNUSED):
            import miniaudio
    except (ImportError, OSError) as error:
        raise NoSound(Trouble(Cause.NO_LIBRARY, str(error))) from error
    return miniaudio


@contextmanager
def _without(names: Collection[str]) -> Iterator[None]:
    """Let a module that is loaded meanwhile find these empty, unless they are loaded already."""
    empty = {name: ModuleType(name) for name in names if name not in sys.modules}
    sys.modules.update(empty)
    try:
        yield
    finally:
        for name in empty:
            del sys.modules[name]


def _worth_trying(backend: str) -> bool:
    """Whether to try a backend: ALSA without a sound card and JACK without a server print errors to the terminal."""
    if backend == "ALSA" and sys.platform == "linux":
        return _CARDS.exists() and "no soundcards" not in _CARDS.read_text(encoding="utf-8", errors="replace")
    if backend == "JACK" and sys.platform == "linux":
        return any(_SHARED.glob(f"jack_*_{os.getuid()}_*"))
    return backend not in _LEFT_OUT
