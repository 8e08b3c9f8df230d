"""The rating of a move by its cost."""

from __future__ import annotations

import pytest

from tests.ai.search.test_card_search import at_jink
from tests.ai.views import ALONE, view_of
from twentyfive.ai.advice.findings import Cost, Estimate, Rating
from twentyfive.ai.search.rating import rated


@pytest.mark.parametrize(("chips", "rating"), [(0.04, Rating.BEST), (0.06, Rating.SMALL), (0.2, Rating.COSTLY)])
def test_a_loss_shown_as_no_chips_is_no_mistake(chips: float, rating: Rating) -> None:
    """This holds however certain the loss is; the pool is five chips."""
    assert rated(at_jink("5S JS"), Cost(Estimate(chips, 0.001), None)) is rating


@pytest.mark.parametrize(("points", "rating"), [(0.04, Rating.BEST), (0.06, Rating.SMALL), (2.5, Rating.COSTLY)])
def test_a_loss_shown_as_no_points_is_no_mistake(points: float, rating: Rating) -> None:
    view = view_of("spades; You: 5S 2S QH 6H KD", ALONE)
    assert rated(view, Cost(Estimate(points, 0.001), Estimate(0.0, 0.001))) is rating


def test_a_loss_that_chance_explains_is_no_mistake() -> None:
    assert rated(at_jink("5S JS"), Cost(Estimate(0.2, 0.11), None)) is Rating.BEST
