"""How good a move is that costs so much."""

from __future__ import annotations

import pytest

from tests.ai.search.test_card_search import at_jink
from tests.ai.views import ALONE, seen
from twentyfive.ai.advice.findings import Cost, Estimate, Rating
from twentyfive.ai.search.rating import rated


@pytest.mark.parametrize(("chips", "rating"), [(0.04, Rating.BEST), (0.06, Rating.SMALL), (0.2, Rating.COSTLY)])
def test_what_would_be_told_as_no_chips_is_no_slip(chips: float, rating: Rating) -> None:
    """However sure it is; the pool is of five."""
    assert rated(at_jink("5S JS"), Cost(Estimate(chips, 0.001), None)) is rating


@pytest.mark.parametrize(("points", "rating"), [(0.04, Rating.BEST), (0.06, Rating.SMALL), (2.5, Rating.COSTLY)])
def test_what_would_be_told_as_no_points_is_no_slip(points: float, rating: Rating) -> None:
    view = seen("spades; You: 5S 2S QH 6H KD", ALONE)
    assert rated(view, Cost(Estimate(points, 0.001), Estimate(0.0, 0.001))) is rating


def test_what_chance_alone_may_make_is_no_slip() -> None:
    assert rated(at_jink("5S JS"), Cost(Estimate(0.2, 0.11), None)) is Rating.BEST
