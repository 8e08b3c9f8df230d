"""A small network in numpy: one hidden layer, and one number that comes out."""

from __future__ import annotations

from typing import Final, Self

import numpy
from numpy.typing import NDArray

Floats = NDArray[numpy.float32]

_MEAN_KEPT: Final = 0.9
_SQUARE_KEPT: Final = 0.999
_TINY: Final = 1e-8


class Perceptron:
    """A network that learns by Adam.

    Attributes:
        weights: from the inputs to the hidden layer, its thresholds, and from there to the number.
    """

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self._means = [numpy.zeros_like(part) for part in weights]
        self._squares = [numpy.zeros_like(part) for part in weights]
        self._steps = 0

    @classmethod
    def new(cls, inputs: int, hidden: int, rng: numpy.random.Generator) -> Self:
        """A network that knows nothing: what comes out is 0."""
        first = rng.normal(0, inputs**-0.5, (inputs, hidden)).astype(numpy.float32)
        return cls([first, numpy.zeros(hidden, numpy.float32), numpy.zeros(hidden, numpy.float32)])

    def hidden(self, inputs: Floats) -> Floats:
        """What the hidden layer says of each row of inputs."""
        first, thresholds, _ = self.weights
        said: Floats = numpy.maximum(inputs @ first + thresholds, 0)
        return said

    def values(self, inputs: Floats) -> Floats:
        """The number for each row of inputs."""
        values: Floats = self.hidden(inputs) @ self.weights[-1]
        return values

    def learn(self, inputs: Floats, slopes: Floats, rate: float) -> None:
        """Change the number for each row of inputs against its slope."""
        hidden = self.hidden(inputs)
        back = slopes[:, None] * self.weights[-1] * (hidden > 0)
        self._steps += 1
        rate *= (1 - _SQUARE_KEPT**self._steps) ** 0.5 / (1 - _MEAN_KEPT**self._steps)
        gradients = (inputs.T @ back, back.sum(0), hidden.T @ slopes)
        for part, gradient, mean, square in zip(self.weights, gradients, self._means, self._squares, strict=True):
            mean += (1 - _MEAN_KEPT) * (gradient - mean)
            square += (1 - _SQUARE_KEPT) * (gradient**2 - square)
            part -= rate * mean / (numpy.sqrt(square) + _TINY)
