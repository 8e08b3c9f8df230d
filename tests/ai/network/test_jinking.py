"""A player who trusts a network decides whether to jink."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ai.search.test_card_search import at_jink
from twentyfive.ai.network.card_network import FIRST, ONE, SECOND, CardNetwork, WholeWeights
from twentyfive.ai.network.inputs import INPUTS, MOST_NEEDED, NEEDED, sight
from twentyfive.ai.network.learned_play import learned_move
from twentyfive.core.moves import Jink, PlayerMove, TakePool

VIEW = at_jink("KC KD")


def certain_of(odds: float) -> CardNetwork:
    """A network that finds the same log odds everywhere."""
    nothing = [0] * (INPUTS * FIRST)
    return CardNetwork(
        WholeWeights(nothing, nothing[:FIRST], nothing[: FIRST * SECOND], [0] * SECOND, [0] * SECOND, round(odds * ONE))
    )


# With 5 chips in the pool and four who pay, a jink has to be worth 6 parts in 10: odds of 3 to 2, whose log is 0.405.
@pytest.mark.parametrize(("odds", "move"), [(0.41, Jink()), (0.40, TakePool())])
def test_a_jink_has_to_be_worth_more_than_the_pool(odds: float, move: PlayerMove) -> None:
    assert (VIEW.pool, sum(map(bool, VIEW.chips)), len(VIEW.chips)) == (5, 5, 5)
    assert learned_move(VIEW, certain_of(odds)) == move


def test_nobody_jinks_for_a_pool_that_nobody_adds_to() -> None:
    assert learned_move(replace(VIEW, chips=(0,) * 5), certain_of(9.0)) == TakePool()


def test_the_jinker_needs_two_tricks_and_all_others_one() -> None:
    assert VIEW.seat is not None
    needs = [
        (told - NEEDED) % MOST_NEEDED + 1
        for told in sight(replace(VIEW, jinker=VIEW.seat)).inputs
        if NEEDED <= told < NEEDED + 5 * MOST_NEEDED
    ]
    assert needs == [7, 1, 1, 1, 1]
