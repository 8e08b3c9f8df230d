"""The rating of a move by its cost."""

from __future__ import annotations

import pytest

from tests.ai.search.test_card_search import at_jink
from tests.ai.views import ALONE, view_of
from twentyfive.ai.advice.findings import Cost, Estimate, Rating
from twentyfive.ai.search.rating import rated


@pytest.mark.parametrize(("chips", "rating"), [(0.04, Rating.BEST), (0.06, Rating.SMALL), (0.2, Rating.COSTLY)])
def test_a_loss_of_a_hundredth_of_the_pool_is_no_mistake(chips: float, rating: Rating) -> None:
    """This holds however certain the loss is; the pool is five chips."""
    assert rated(at_jink("5S JS"), Cost(Estimate(chips, 0.001), None)) is rating


@pytest.mark.parametrize(("points", "rating"), [(0.4, Rating.BEST), (0.6, Rating.SMALL), (2.5, Rating.COSTLY)])
def test_a_loss_of_a_tenth_of_a_trick_is_no_mistake(points: float, rating: Rating) -> None:
    view = view_of("spades; You: 5S 2S QH 6H KD", ALONE)
    assert rated(view, Cost(Estimate(points, 0.001), Estimate(0.0, 0.001))) is rating


@pytest.mark.parametrize(("chance", "rating"), [(0.003, Rating.BEST), (0.012, Rating.SMALL), (0.03, Rating.COSTLY)])
def test_a_loss_closer_than_a_hint_tells_choices_apart_is_no_mistake(chance: float, rating: Rating) -> None:
    """This holds however certain the loss is: a hint tells no chance to win more exactly than 1 in 100."""
    view = view_of("spades; You: 5S 2S QH 6H KD", ALONE)
    assert rated(view, Cost(Estimate(0.0, 0.1), Estimate(chance, 0.0001))) is rating


def test_a_loss_that_chance_explains_is_no_mistake() -> None:
    assert rated(at_jink("5S JS"), Cost(Estimate(0.2, 0.11), None)) is Rating.BEST
