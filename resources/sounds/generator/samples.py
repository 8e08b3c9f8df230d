"""Building blocks of sounds: noise, tones, filters and envelopes. Times are in seconds, frequencies in hertz."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Final

RATE: Final = 22050
"""Samples a second; enough, as the snap of a card has nothing above 10 kHz."""

Samples = list[float]


def count(seconds: float) -> int:
    """Return the number of samples in that time."""
    return round(seconds * RATE)


def noise(seconds: float, seed: int) -> Samples:
    """White noise, the same for the same seed."""
    source = random.Random(seed)
    return [2 * source.random() - 1 for _ in range(count(seconds))]


def falling_tone(seconds: float, high: float, low: float) -> Samples:
    """A sine whose pitch falls from `high` to `low` and stays there, as a drum skin does when it is struck."""
    phase, tone = 0.0, []
    for index in range(count(seconds)):
        tone.append(math.sin(phase))
        phase += 2 * math.pi * (low + (high - low) * math.exp(-index / count(0.02))) / RATE
    return tone


def struck(attack: float, decay: float) -> Callable[[float], float]:
    """An envelope that rises in `attack` and then falls to a third in every `decay`."""
    return lambda time: time / attack if time < attack else math.exp((attack - time) / decay)


def swell(seconds: float) -> Callable[[float], float]:
    """An envelope that swells and ebbs within that time."""
    return lambda time: math.sin(math.pi * min(time / seconds, 1.0)) ** 2


def shaped(samples: Sequence[float], envelope: Callable[[float], float]) -> Samples:
    """The sound under an envelope, a function from time to loudness."""
    return [value * envelope(index / RATE) for index, value in enumerate(samples)]


def low_pass(samples: Sequence[float], frequency: float) -> Samples:
    """Apply a low-pass filter: second order, with the flattest response."""
    turn = 2 * math.pi * frequency / RATE
    cosine, slope = math.cos(turn), math.sin(turn) / math.sqrt(2)
    return _filtered(samples, ((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2), (1 + slope, -2 * cosine, 1 - slope))


def high_pass(samples: Sequence[float], frequency: float) -> Samples:
    """Apply a high-pass filter of the same kind."""
    turn = 2 * math.pi * frequency / RATE
    cosine, slope = math.cos(turn), math.sin(turn) / math.sqrt(2)
    return _filtered(samples, ((1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2), (1 + slope, -2 * cosine, 1 - slope))


def band(samples: Sequence[float], low: float, high: float) -> Samples:
    """Apply a band-pass filter: the part between the two frequencies."""
    return low_pass(high_pass(samples, low), high)


def _filtered(
    samples: Sequence[float], forward: tuple[float, float, float], back: tuple[float, float, float]
) -> Samples:
    """Apply the filter whose transfer function has these coefficients in its numerator and denominator."""
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = (forward[0] * x + forward[1] * x1 + forward[2] * x2 - back[1] * y1 - back[2] * y2) / back[0]
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def mixed(*parts: tuple[float, float, Sequence[float]]) -> Samples:
    """Mix sounds; each part is a start time, a loudness and the samples."""
    whole = [0.0] * max(count(begins) + len(samples) for begins, _, samples in parts)
    for begins, loudness, samples in parts:
        for index, value in enumerate(samples, count(begins)):
            whole[index] += loudness * value
    return whole


def finished(samples: Sequence[float], peak: float, fade: float) -> Samples:
    """Finish a sound: without inaudibly low frequencies, with the given peak, beginning and ending in silence.

    `fade` is the length of the fade-out: a sound that is cut off ends with a click.
    """
    clear = high_pass(samples, 40)
    loudest = max(map(abs, clear))
    rise, fall, last = count(0.002), count(fade), len(clear) - 1
    return [
        value * peak / loudest * _eased(index / rise) * _eased((last - index) / fall)
        for index, value in enumerate(clear)
    ]


def _eased(share: float) -> float:
    """Return a smooth step from 0 to 1."""
    return 0.5 - 0.5 * math.cos(math.pi * min(share, 1.0))
