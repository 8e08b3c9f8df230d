"""A plucked harp string: its shape circulates in a loop and loses its high frequencies first (Karplus and Strong).

An all-pass filter tunes the loop to fractions of a sample (Jaffe and Smith).
"""

from __future__ import annotations

import math
from typing import Final

from .samples import RATE, Samples, count, low_pass, noise

_PLUCKED_AT: Final = 0.37
"""The point of the pluck, as a share of the string's length: nearer the middle sounds rounder."""

_EDGE: Final = 0.45
_ROUGH: Final = 0.3
"""The shares of the pluck's shape that are an edge, which sounds bright, and noise, which makes no two plucks equal."""

_SEMITONES: Final = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch(name: str) -> float:
    """Return the frequency of a note such as "D5" or "F#4", with A4 at 440."""
    sharp = name[1:-1] == "#"
    semitones = _SEMITONES[name[0]] + sharp + 12 * (int(name[-1]) - 4)
    return 440.0 * math.pow(2, semitones / 12)


def plucked(note: str, seconds: float, rings: float, seed: int) -> Samples:
    """Pluck a string, which sinks to a thousandth within `rings` seconds; the same seed gives the same sound."""
    frequency = pitch(note)
    loop = RATE / frequency - 0.5  # averaging two neighbours delays by half a sample
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
    """Return the shape of the string at its release: drawn to a point, with an edge and a little noise.

    All notes have the same strength.
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
