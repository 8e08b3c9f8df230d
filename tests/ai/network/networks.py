"""Networks with weights by chance, and positions by chance for them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.ai.views import ALONE
from twentyfive.ai.network.card_network import FIRST, SECOND, WholeWeights
from twentyfive.ai.network.inputs import INPUTS
from twentyfive.core import Phase, PlayerView, Rules, apply, new_game, table_move, to_act, view_for


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


def by_chance(rules: Rules = ALONE, *, deals: int) -> Iterator[PlayerView]:
    """The views in deals that are played by chance: unlike the moves of a level, it never changes."""
    rng, state = random.Random(25), new_game(rules)
    while deals:
        seat = to_act(state)
        if seat is None:
            deals -= state.phase is Phase.SCORE
            state = apply(state, table_move(state, rng))
        else:
            view = view_for(state, seat)
            yield view
            state = apply(state, rng.choice(view.legal))
        state = new_game(rules) if state.over else state
