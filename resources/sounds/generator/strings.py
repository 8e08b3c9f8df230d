"""A plucked harp string: its shape runs round and round a loop and loses its high notes first (Karplus and Strong).

The loop is tuned between two samples by an all-pass filter (Jaffe and Smith).
"""

from __future__ import annotations

import math
from typing import Final

from .samples import RATE, Samples, count, low_pass, noise

_PLUCKED_AT: Final = 0.37
"""Where along the string it is plucked: nearer the middle is rounder."""

_EDGE: Final = 0.45
_ROUGH: Final = 0.3
"""How much of the pluck is an edge, which is bright, and how much is rough, as no two plucks are the same."""

_SEMITONES: Final = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch(name: str) -> float:
    """The frequency of a note such as "D5" or "F#4", with A4 at 440."""
    sharp = name[1:-1] == "#"
    semitones = _SEMITONES[name[0]] + sharp + 12 * (int(name[-1]) - 4)
    return 440.0 * math.pow(2, semitones / 12)


def plucked(note: str, seconds: float, rings: float, seed: int) -> Samples:
    """A string that is plucked and sinks to a thousandth within `rings`; the same seed plucks it the same way."""
    frequency = pitch(note)
    loop = RATE / frequency - 0.5  # the mean of two neighbours is half a sample late
    length = int(loop - 0.2)
    tuning = (1 - (loop - length)) / (1 + (loop - length))
    line = _pluck(length, seed)
    loss = 10 ** (-3 / (frequency * rings))
    out, before, last_in, last_out = [], 0.0, 0.0, 0.0
    for index in range(count(seconds)):
        place = index % length
        value = line[place]
        damped = loss * 0.5 * (value + before)
        last_out = tuning * damped + last_in - tuning * last_out
        line[place], before, last_in = last_out, value, damped
        out.append(value)
    return low_pass(out, 5200)


def _pluck(length: int, seed: int) -> Samples:
    """How the string lies when the finger lets it go: drawn to a point, with an edge and a little roughness.

    Every note is as strong as any other.
    """
    rough = low_pass(noise(3 * length / RATE, seed), 3400)[-length:]
    finger = _PLUCKED_AT * length
    shape = [
        min(place / finger, (length - place) / (length - finger)) + _EDGE * (place < finger) + _ROUGH * stray
        for place, stray in enumerate(rough)
    ]
    mean = sum(shape) / length
    strength = math.sqrt(sum((value - mean) ** 2 for value in shape) / length)
    return [0.3 * (value - mean) / strength for value in shape]
