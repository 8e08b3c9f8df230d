"""A network of three layers in whole numbers, and its file.

Whole numbers are the same on every system and in every Python. A layer is one long number with a lane of bits for each
unit, so that Python adds and multiplies all units of a layer at once; a decision takes a fraction of a millisecond.
Weights below 0 have no place in a lane, so each weight is raised by `RAISED`, and what that adds is taken off again.
"""

from __future__ import annotations

import struct
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from operator import mul
from pathlib import Path
from typing import Final

from twentyfive.ai.network.inputs import INPUTS

FIRST: Final = 128
SECOND: Final = 64
"""Units of the two layers between the inputs and the log odds."""

RAISED: Final = 1 << 15
"""What is added to each weight, so that none is below 0."""

SCALES: Final = (1 << 11, 1 << 12, 1 << 12)
"""By layer, what a weight of one is in whole numbers."""

ONE: Final = SCALES[0] * SCALES[1] * SCALES[2]
"""What log odds of one are in whole numbers."""

_FIRST_LANE: Final = 4
_SECOND_LANE: Final = 8
"""The bytes of a lane: sums of the first layer stay below 2**31, those of the second below 2**63."""

_MAGIC: Final = b"25N1"


@dataclass(frozen=True, slots=True)
class WholeWeights:
    """The weights of a network in whole numbers, each from -32768 to 32767 but for the last two biases.

    Attributes:
        rows: by input and unit, what an input adds to the first layer.
        first: the first layer without inputs.
        second: by unit of the first layer and unit, what it adds to the second.
        second_bias: the second layer without those.
        last: by unit of the second layer, what it adds to the log odds.
        last_bias: the log odds without those.
    """

    rows: Sequence[int]
    first: Sequence[int]
    second: Sequence[int]
    second_bias: Sequence[int]
    last: Sequence[int]
    last_bias: int

    def to_bytes(self) -> bytes:
        """The file."""
        small = _little(array("h", (*self.rows, *self.first, *self.second, *self.last)))
        large = struct.pack(f"<{SECOND + 1}q", *self.second_bias, self.last_bias)
        head = struct.pack("<4sHHH", _MAGIC, INPUTS, FIRST, SECOND)
        return head + zlib.compress(small.tobytes() + large, 9)

    @classmethod
    def from_bytes(cls, content: bytes) -> WholeWeights:
        """Read the file.

        Raises:
            ValueError: if it is no such file, a damaged one, or that of a network with other inputs.
        """
        if len(content) < _HEAD or struct.unpack_from("<4sHHH", content) != (_MAGIC, INPUTS, FIRST, SECOND):
            raise ValueError("this is no network of this version")
        sizes, small = (INPUTS * FIRST, FIRST, FIRST * SECOND, SECOND), array("h")
        try:
            plain = zlib.decompress(content[_HEAD:])
            *bias, end = struct.unpack_from(f"<{SECOND + 1}q", plain, 2 * sum(sizes))
        except (zlib.error, struct.error) as error:
            raise ValueError("this network is damaged") from error
        small.frombytes(plain[: 2 * sum(sizes)])
        rows, first, second, last = _parts(_little(small), sizes)
        return cls(rows, first, second, bias, last, end)


_HEAD: Final = struct.calcsize("<4sHHH")


class CardNetwork:
    """A network that tells the log odds of the game for each card that may be played."""

    def __init__(self, weights: WholeWeights) -> None:
        rows, second = weights.rows, weights.second
        self._rows = [_lanes(rows[at : at + FIRST], _FIRST_LANE) for at in range(0, len(rows), FIRST)]
        self._first = _lanes(weights.first, _FIRST_LANE)
        self._second = [_lanes(second[at : at + SECOND], _SECOND_LANE) for at in range(0, len(second), SECOND)]
        self._bias, self._last, self._last_bias = weights.second_bias, weights.last, weights.last_bias

    def log_odds(self, state: Iterable[int], cards: Iterable[Iterable[int]]) -> Iterator[int]:
        """The log odds, in parts of `ONE`, of each card, by the inputs of the state and those of the card."""
        rows = self._rows
        told = [rows[at] for at in state]
        base, number = self._first + sum(told), 1 + len(told)
        for card in cards:
            more = [rows[at] for at in card]
            yield self._last_layers(base + sum(more), number + len(more))

    def _last_layers(self, sums: int, number: int) -> int:
        raised, total, whole = RAISED * number, 0, 0
        units = struct.unpack(f"<{FIRST}I", sums.to_bytes(FIRST * _FIRST_LANE, "little"))
        for unit, row in zip(units, self._second, strict=True):
            if unit > raised:
                value = unit - raised
                whole += value * row
                total += value
        raised = RAISED * total
        units = struct.unpack(f"<{SECOND}Q", whole.to_bytes(SECOND * _SECOND_LANE, "little"))
        second = [max(0, unit - raised + bias) for unit, bias in zip(units, self._bias, strict=True)]
        log_odds: int = sum(map(mul, second, self._last)) + self._last_bias
        return log_odds


def chance(odds: int) -> float:
    """The chance with these log odds, in parts of `ONE`; a decimal exponential is rounded alike on every system."""
    return float(1 / (1 + (Decimal(-odds) / ONE).exp()))


@cache
def network(path: Path) -> CardNetwork:
    """The network in the file at `path`."""
    return CardNetwork(WholeWeights.from_bytes(path.read_bytes()))


def _lanes(weights: Sequence[int], size: int) -> int:
    """The weights side by side in one number, the first in its lowest bits."""
    return int.from_bytes(b"".join((weight + RAISED).to_bytes(size, "little") for weight in weights), "little")


def _little(numbers: array[int]) -> array[int]:
    """The numbers with their lowest bytes first, or back."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _parts(numbers: array[int], sizes: Iterable[int]) -> Iterator[array[int]]:
    begin = 0
    for size in sizes:
        yield numbers[begin : begin + size]
        begin += size
