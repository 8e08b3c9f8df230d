"""The player: the expert, but for those cards that lessons have shown to win more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

import numpy

from twentyfive.core import PlayerView
from twentyfive.core.moves import PlayCard, PlayerMove
from twentyfive.env.response.lessons import Lesson
from twentyfive.env.response.reading import NUMBER, Numbers, readings
from twentyfive.env.response.table import played_card

RIDGE: Final = 20.0
"""The weight of small weights in the fit, in lessons."""

THRESHOLDS: Final = (0.0, 0.01, 0.02, 0.03, 0.05, 0.08, inf)
"""The gains among which the least for which the player leaves the expert's card is chosen; `inf` never leaves it."""


@dataclass(frozen=True, slots=True)
class Response:
    """The player.

    Attributes:
        weights: the gain that each number of a reading tells.
        threshold: the gain, in deals, from which it plays a card other than the expert's.
    """

    weights: tuple[float, ...]
    threshold: float

    def choice(self, tried: Sequence[Numbers]) -> int | None:
        """The place of the card to play, None for the expert's."""
        gains = [float(numbers @ numpy.array(self.weights)) for numbers in tried]
        best = max(range(len(gains)), key=lambda place: gains[place])
        return best if gains[best] > self.threshold else None

    def move(self, view: PlayerView, usual: PlayerMove, seed: int) -> PlayerMove:
        """The move of the player, where the usual one is the expert's."""
        card = played_card(usual)
        if card is None or len(view.playable) < 2 or self.threshold == inf:
            return usual
        found = readings(view, card, seed)
        place = self.choice([*found.values()]) if found else None
        return usual if place is None else PlayCard([*found][place])


def learned(deals: Sequence[Sequence[Lesson]]) -> Response:
    """The player who has learned from the lessons of these deals.

    The threshold is the one that gains most in each half of the deals by the weights of the other half.
    """
    halves = deals[::2], deals[1::2]
    gains = dict.fromkeys(THRESHOLDS, 0)
    for known, fresh in (halves, halves[::-1]):
        weights = _weights(known)
        for threshold in THRESHOLDS:
            gains[threshold] += sum(_gains(Response(weights, threshold), fresh))
    return Response(_weights(deals), max(reversed(THRESHOLDS), key=lambda threshold: gains[threshold]))


def _weights(deals: Sequence[Sequence[Lesson]]) -> tuple[float, ...]:
    """The weights by ridge regression."""
    squares, products = RIDGE * numpy.eye(NUMBER), numpy.zeros(NUMBER)
    for deal in deals:
        for lesson in deal:
            for numbers, gain in lesson.tried:
                squares += numpy.outer(numbers, numbers)
                products += gain * numbers
    return tuple(numpy.linalg.solve(squares, products).tolist())


def _gains(player: Response, deals: Sequence[Sequence[Lesson]]) -> Iterator[int]:
    """The deals that the player gains at each decision where it leaves the expert's card."""
    for deal in deals:
        for lesson in deal:
            place = player.choice([numbers for numbers, _ in lesson.tried])
            if place is not None:
                yield lesson.tried[place][1]
