"""The files that the generator writes, and their places in the resources."""

from __future__ import annotations

import io
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .cues import bell, dealt, game_won, gathered, laid_down, lifted, played, refused, robbed, your_turn
from .samples import RATE, Samples

RESOURCES: Final = Path(__file__).resolve().parents[2]

DEALT, PLAYED = 4, 3
"""The numbers of variants of the sounds that are heard several times in a row."""


def sounds() -> dict[str, Samples]:
    """Return every sound, by the path of its file within the resources."""
    made = {f"dealt-{number}": dealt(number) for number in range(1, DEALT + 1)}
    made |= {f"played-{number}": played(number) for number in range(1, PLAYED + 1)}
    made |= {"lifted": lifted(), "refused": refused(), "gathered": gathered(), "laid-down": laid_down()}
    made |= {"your-turn": your_turn(), "robbed": robbed(), "game-won": game_won(), "bell": bell()}
    return {f"sounds/{name}.wav": samples for name, samples in made.items()}


def as_wav(samples: Sequence[float]) -> bytes:
    """Return the sound as a WAV file of 16-bit integers."""
    numbers = b"".join(round(32767 * value).to_bytes(2, "little", signed=True) for value in samples)
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(numbers)
    return file.getvalue()


def write_all() -> None:
    """Make every sound and write it, replacing the old files."""
    files = {path: as_wav(samples) for path, samples in sounds().items()}
    for path, content in files.items():
        (RESOURCES / path).write_bytes(content)
    print(f"{len(files)} sounds, {sum(map(len, files.values())) // 1024} KiB, written to {RESOURCES}")
