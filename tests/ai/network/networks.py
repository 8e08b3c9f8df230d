"""Networks with weights by chance."""

from __future__ import annotations

import random

from twentyfive.ai.network.card_network import FIRST, SECOND, WholeWeights
from twentyfive.ai.network.inputs import INPUTS


def weights_by_chance(seed: int) -> WholeWeights:
    """Weights as large as those of a network that has learned."""
    chance = random.Random(seed)

    def some(number: int, most: int) -> list[int]:
        return [chance.randrange(-most, most) for _ in range(number)]

    return WholeWeights(
        rows=some(INPUTS * FIRST, 800),
        first=some(FIRST, 400),
        second=some(FIRST * SECOND, 800),
        second_bias=some(SECOND, 1 << 20),
        last=some(SECOND, 2000),
        last_bias=some(1, 1 << 30)[0],
    )
