"""The network while it learns, compiled: three layers in float32, and Adam.

The first layer is sparse: the rows of the inputs that are one are added up, those of the state once for all cards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from twentyfive.ai.network.inputs import INPUTS
from twentyfive.env.learning.bit_table import Inputs, Numbers

Floats = npt.NDArray[np.float32]

FIRST: Final = 128
SECOND: Final = 64

ONES: Final = 45
"""Inputs that are one at the same time, about, for the spread of the first weights."""

DECAY_OF_MEAN: Final = np.float32(0.9)
DECAY_OF_SQUARE: Final = np.float32(0.999)
SMALL: Final = np.float32(1e-8)


class Weights(NamedTuple):
    """The weights of a network, or a figure for each of them.

    Attributes:
        rows: by input, what it adds to the first layer.
        first: the first layer without inputs.
        second: by unit of the first layer, what it adds to the second; the last unit is always 0.
        second_bias: the second layer without those.
        last: by unit of the second layer, what it adds to the log odds.
        last_bias: the log odds without those; an array of one.
    """

    rows: Floats
    first: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats


class Room(NamedTuple):
    """Room for the layers.

    Attributes:
        base, sums: the first layer, for the state and for a card; with a unit more, which is 0.
        second: the second layer.
        back: the slope by unit of the first layer.
        above: the units of the first layer above 0.
    """

    base: Floats
    sums: Floats
    second: Floats
    back: Floats
    above: Numbers


def new_room() -> Room:
    """Room that is empty."""
    base, sums, second, back = (np.zeros(size, np.float32) for size in (FIRST, FIRST + 1, SECOND, FIRST))
    return Room(base, sums, second, back, np.zeros(FIRST + 4, np.int64))


def no_weights() -> Weights:
    """Nought for each weight."""
    shapes = ((INPUTS, FIRST), FIRST, (FIRST + 1, SECOND), SECOND, SECOND, 1)
    return Weights(*(np.zeros(shape, np.float32) for shape in shapes))


def first_weights(seed: int) -> Weights:
    """The weights before anything was learned."""
    chance, weights = np.random.default_rng(seed), no_weights()
    weights.rows[:] = chance.normal(0, (2 / ONES) ** 0.5, weights.rows.shape)
    weights.second[:] = chance.normal(0, (2 / FIRST) ** 0.5, weights.second.shape)
    weights.last[:] = chance.normal(0, (1 / SECOND) ** 0.5, weights.last.shape)
    return weights


@njit(cache=True, fastmath=True)
def add_rows(rows: Floats, told: Inputs, number: int, sums: Floats) -> None:
    """Add the rows of the inputs to the sums of the first layer."""
    # Four at a time: most of the time goes into reading and writing the sums.
    fours = number // 4 * 4
    for place in range(0, fours, 4):
        one, two, three, four = told[place], told[place + 1], told[place + 2], told[place + 3]
        for unit in range(FIRST):
            sums[unit] += rows[one, unit] + rows[two, unit] + (rows[three, unit] + rows[four, unit])
    for place in range(fours, number):
        row = told[place]
        for unit in range(FIRST):
            sums[unit] += rows[row, unit]


@njit(cache=True, fastmath=True)
def above_nought(sums: Floats, above: Numbers) -> int:
    """Write the units of the first layer above 0, and return their number; three more follow that are 0."""
    number = 0
    for unit in range(FIRST):
        above[number] = unit
        number += sums[unit] > 0  # no branch, which would be guessed wrongly half the time
        sums[unit] = max(sums[unit], np.float32(0))
    sums[FIRST] = 0
    above[number : number + 3] = FIRST
    return number


@njit(cache=True, fastmath=True)
def log_odds(weights: Weights, sums: Floats, above: Numbers, second: Floats) -> float:
    """The output from the sums of the first layer; those of both layers are left without what is below 0."""
    rows, last = weights.second, weights.last
    for unit in range(SECOND):
        second[unit] = weights.second_bias[unit]
    for place in range(0, above_nought(sums, above), 4):
        one, two, three, four = above[place], above[place + 1], above[place + 2], above[place + 3]
        first, other, third, fourth = sums[one], sums[two], sums[three], sums[four]
        for unit in range(SECOND):
            second[unit] += (first * rows[one, unit] + other * rows[two, unit]) + (
                third * rows[three, unit] + fourth * rows[four, unit]
            )
    out = weights.last_bias[0]
    for unit in range(SECOND):
        second[unit] = max(second[unit], np.float32(0))
        out += second[unit] * last[unit]
    return float(out)


@njit(cache=True, fastmath=True)
def add_gradient(weights: Weights, told: Inputs, number: int, target: float, gradient: Weights, room: Room) -> float:
    """Add the gradient of one card whose deal came out at `target`; returns the squared error of the chance."""
    sums, second, back, above = room.sums, room.second, room.back, room.above
    rows, into, taught = weights.second, gradient.second, gradient.rows
    for unit in range(FIRST):
        sums[unit] = weights.first[unit]
        back[unit] = 0
    add_rows(weights.rows, told, number, sums)
    found = np.float32(1) / (np.float32(1) + np.exp(-log_odds(weights, sums, above, second)))
    error = np.float32(found - target)
    gradient.last_bias[0] += error
    for unit in range(SECOND):
        gradient.last[unit] += error * second[unit]
        second[unit] = error * weights.last[unit] if second[unit] > 0 else np.float32(0)
        gradient.second_bias[unit] += second[unit]
    place = 0
    while above[place] < FIRST:
        below, total = above[place], np.float32(0)
        value = sums[below]
        for unit in range(SECOND):
            into[below, unit] += value * second[unit]
            total += rows[below, unit] * second[unit]
        back[below] = total
        place += 1
    for unit in range(FIRST):
        gradient.first[unit] += back[unit]
    for place in range(number):
        row = told[place]
        for unit in range(FIRST):
            taught[row, unit] += back[unit]
    return float(error * error)


@njit(cache=True, fastmath=True)
def _descend(values: Floats, gradient: Floats, mean: Floats, square: Floats, rate: float, share: float) -> None:
    step, part = np.float32(rate), np.float32(share)
    for place in range(len(values)):
        slope = gradient[place] * part
        gradient[place] = 0
        mean[place] = DECAY_OF_MEAN * mean[place] + (1 - DECAY_OF_MEAN) * slope
        square[place] = DECAY_OF_SQUARE * square[place] + (1 - DECAY_OF_SQUARE) * slope * slope
        values[place] -= step * mean[place] / (np.sqrt(square[place]) + SMALL)


@njit(cache=True)
def descend(
    weights: Weights, gradient: Weights, mean: Weights, square: Weights, rate: float, share: float, steps: int
) -> None:
    """Take a step of Adam against the gradient times `share`, the steps so far being `steps`; clears the gradient."""
    rate *= np.sqrt(1 - DECAY_OF_SQUARE**steps) / (1 - DECAY_OF_MEAN**steps)
    rows = weights.rows.reshape(-1), gradient.rows.reshape(-1), mean.rows.reshape(-1), square.rows.reshape(-1)
    _descend(rows[0], rows[1], rows[2], rows[3], rate, share)
    _descend(weights.first, gradient.first, mean.first, square.first, rate, share)
    second = weights.second.reshape(-1), gradient.second.reshape(-1), mean.second.reshape(-1), square.second.reshape(-1)
    _descend(second[0], second[1], second[2], second[3], rate, share)
    _descend(weights.second_bias, gradient.second_bias, mean.second_bias, square.second_bias, rate, share)
    _descend(weights.last, gradient.last, mean.last, square.last, rate, share)
    _descend(weights.last_bias, gradient.last_bias, mean.last_bias, square.last_bias, rate, share)
