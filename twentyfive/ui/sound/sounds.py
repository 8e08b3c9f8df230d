"""What is heard: each sound of the game from its file, as loud as the person has set."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable
from enum import StrEnum
from itertools import cycle
from typing import Final

from PySide6.QtCore import QObject, Signal

from twentyfive.assets import resource
from twentyfive.ui.settings.model import Settings
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.audio_device import Device, Trouble, open_device
from twentyfive.ui.sound.mixer import RATE, Voice
from twentyfive.ui.sound.playback import Playback


class Sound(StrEnum):
    """What is heard. Where several sounds meet, the later of this list is the one."""

    DEAL = "deal"
    PLAY = "play"
    TRICK = "trick"
    ROB = "rob"
    TURN = "turn"
    WON = "won"


FILES: Final[dict[Sound, tuple[str, ...]]] = {
    Sound.DEAL: ("dealt-1", "dealt-2", "dealt-3", "dealt-4"),
    Sound.PLAY: ("played-1", "played-2", "played-3"),
    Sound.TRICK: ("gathered",),
    Sound.ROB: ("robbed",),
    Sound.TURN: ("your-turn",),
    Sound.WON: ("game-won",),
}
"""The files of each sound, in turn: the same snap again and again would rattle."""


class Sounds(QObject):
    """Plays the sounds of the game. Where none can be heard, it costs nothing, and `trouble` says why.

    Attributes:
        trouble: why nothing is heard; None while all is well, or nothing has been tried.

    Signals:
        trouble_changed(): `trouble` is another.
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
        self._loaded: dict[str, array[int]] = {}
        self._reported.connect(self._on_reported)
        store.changed.connect(self._on_settings)

    def play(self, sound: Sound, times: int = 1, gap_ms: float = 0.0, after_ms: float = 0.0) -> None:
        """Have it heard `after_ms` from now, and again every `gap_ms`; nothing where sound is off."""
        if not self._settings.sound or not self._settings.volume:
            return
        self._playback.play(
            *(Voice(self._samples(next(self._files[sound])), after_ms + turn * gap_ms) for turn in range(times))
        )

    def try_out(self, sound: Sound) -> None:
        """Have it heard, though the device could not be opened before."""
        self._playback.retry()
        self.play(sound)

    def hurry(self) -> None:
        """What was to be heard later is heard now, but no more than one sound of it."""
        self._playback.hurry()

    def close(self) -> None:
        """Let go of the device; nothing is heard any more."""
        self._playback.close()

    def _samples(self, name: str) -> array[int]:
        """The sound in that file, as loud as it is set."""
        found = self._loaded.get(name)
        if found is None:
            loudness = loudness_at(self._settings.volume)
            found = array("h", [round(loudness * value) for value in samples_in(name)])
            self._loaded[name] = found
        return found

    def _on_settings(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        if settings.volume != before.volume:
            self._loaded.clear()
        if settings.sound and not before.sound:
            self._playback.retry()
        elif before.sound and not settings.sound:
            self._playback.rest()
            self._on_reported(None)

    def _on_reported(self, trouble: Trouble | None) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self.trouble_changed.emit()


def loudness_at(volume: int) -> float:
    """By how much samples are multiplied: an ear hears half of it as much more than half."""
    return (volume / 100) ** 2


def samples_in(name: str) -> array[int]:
    """The samples of a file of the program's sounds. Raises FileNotFoundError."""
    with wave.open(str(resource("sounds", f"{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE), name
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
