"""The sounds of the game, each played from its file at the volume in the settings."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable
from itertools import cycle
from typing import Final

from PySide6.QtCore import QObject, Signal

from twentyfive.assets import resource
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.cues import Sound
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.audio_device import Device, Trouble, open_device
from twentyfive.ui.sound.mixer import RATE, Voice
from twentyfive.ui.sound.playback import Playback

FILES: Final[dict[Sound, tuple[str, ...]]] = {
    Sound.DEAL: ("dealt-1", "dealt-2", "dealt-3", "dealt-4"),
    Sound.LIFT: ("lifted",),
    Sound.PLAY: ("played-1", "played-2", "played-3"),
    Sound.REFUSE: ("refused",),
    Sound.TRICK: ("gathered",),
    Sound.LAND: ("laid-down",),
    Sound.ROB: ("robbed",),
    Sound.TURN: ("your-turn",),
    Sound.WON: ("game-won",),
    Sound.BELL: ("bell",),
}
"""The files of each sound, played in turn: the same snap repeated would rattle."""


class Sounds(QObject):
    """Plays the sounds of the game. If none can be heard, it costs nothing, and `trouble` says why.

    Attributes:
        trouble: the reason for having no sound; None while all is well, or before the first sound.

    Signals:
        trouble_changed(): `trouble` has a new value.
    """

    trouble_changed = Signal()
    _reported = Signal(object)  # Trouble, or None, from the thread that plays

    def __init__(
        self,
        store: SettingsStore,
        open_device: Callable[[], Device] = open_device,
    ) -> None:
        super().__init__()
        self.trouble: Trouble | None = None
        self._settings = store.settings
        self._playback = Playback(open_device, self._reported.emit)
        self._files = {sound: cycle(names) for sound, names in FILES.items()}
        self._read = _Reader(self._settings.volume)
        self._reported.connect(self._on_reported)
        store.changed.connect(self._on_settings)

    def play(self, sound: Sound, times: int = 1, gap_ms: float = 0.0, after_ms: float = 0.0) -> None:
        """Play `sound` after `after_ms`, `times` times, `gap_ms` apart; do nothing if sound is off."""
        if not self._settings.sound or not self._settings.volume:
            return
        read, wanted = self._read, [(next(self._files[sound]), after_ms + turn * gap_ms) for turn in range(times)]
        self._playback.play(lambda: [Voice(read(name), start) for name, start in wanted])

    def try_out(self, sound: Sound) -> None:
        """Play `sound`, even if the device could not be opened before."""
        self._playback.retry()
        self.play(sound)

    def hurry(self) -> None:
        """Start the first waiting sound now and drop the other waiting ones."""
        self._playback.hurry()

    def close(self) -> None:
        """Release the device and play nothing more."""
        self._playback.close()

    def _on_settings(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        if settings.volume != before.volume:
            self._read = _Reader(settings.volume)
        if settings.sound and not before.sound:
            self._playback.retry()
        elif before.sound and not settings.sound:
            self._playback.rest()
            self._on_reported(None)

    def _on_reported(self, trouble: Trouble | None) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self.trouble_changed.emit()


class _Reader:
    """Reads the program's sound files, each once, at a volume."""

    def __init__(self, volume: int) -> None:
        self._loudness = loudness_at(volume)
        self._read: dict[str, array[int]] = {}

    def __call__(self, name: str) -> array[int]:
        """Return the samples of a file."""
        found = self._read.get(name)
        if found is None:
            found = array("h", [round(self._loudness * value) for value in samples_in(name)])
            self._read[name] = found
        return found


def loudness_at(volume: int) -> float:
    """Return the factor for the samples, squared because half the amplitude sounds much louder than half."""
    return (volume / 100) ** 2


def samples_in(name: str) -> array[int]:
    """Return the samples of one of the program's sound files. Raises FileNotFoundError."""
    with wave.open(str(resource("sounds", f"{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE), name
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
