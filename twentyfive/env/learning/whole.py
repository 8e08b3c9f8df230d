"""What a network has learned, in the whole numbers of the file that the program reads, and back."""

from __future__ import annotations

from typing import Final

import numpy as np

from twentyfive.ai.network.card_network import FIRST, SCALES, SECOND, WholeWeights
from twentyfive.env.learning.descent import Floats, Weights, no_weights

LARGEST: Final = 32767


def whole(weights: Weights, square: Weights) -> WholeWeights:
    """The weights in whole numbers; inputs that were never one, by `square`, add nothing.

    Raises:
        ValueError: if a weight is too large for the file.
    """
    met = square.rows.any(axis=1, keepdims=True)
    first, second, last = SCALES
    return WholeWeights(
        rows=_rounded(np.where(met, weights.rows, 0), first),
        first=_rounded(weights.first, first),
        second=_rounded(weights.second[:FIRST], second),
        second_bias=_rounded(weights.second_bias, first * second, 1 << 62),
        last=_rounded(weights.last[:SECOND], last),
        last_bias=_rounded(weights.last_bias, first * second * last, 1 << 62)[0],
    )


def learned(weights: WholeWeights) -> Weights:
    """The weights with which a network goes on to learn another game."""
    first, second, last = SCALES
    found = no_weights()
    found.rows.reshape(-1)[:] = np.array(weights.rows, np.float32) / first
    found.first[:] = np.array(weights.first, np.float32) / first
    found.second[:FIRST].reshape(-1)[:] = np.array(weights.second, np.float32) / second
    found.second_bias[:] = np.array(weights.second_bias, np.float64) / (first * second)
    found.last[:] = np.array(weights.last, np.float32) / last
    found.last_bias[:] = weights.last_bias / (first * second * last)
    return found


def _rounded(weights: Floats, scale: int, largest: int = LARGEST) -> list[int]:
    rounded = np.rint(weights.reshape(-1).astype(np.float64) * scale)
    if abs(rounded).max() > largest:
        raise ValueError(f"a weight of {abs(weights).max():.1f} does not fit into the file")
    return [int(weight) for weight in rounded]
