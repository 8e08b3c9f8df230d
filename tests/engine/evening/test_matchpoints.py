"""Matchpoints as clubs count them: two for a result beaten, one for a tie."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from twentyfive.engine.evening.results import matchpoints, places, share, top_of


def test_two_points_for_each_result_beaten_and_one_for_each_tie() -> None:
    """Four tables: 15 beats three, the two 5s beat one and tie with each other, 0 beats nobody."""
    assert matchpoints({"Ann": 5, "Ben": 15, "Cis": 0, "Dan": 5}) == {"Ann": 3, "Ben": 6, "Cis": 0, "Dan": 3}
    assert top_of(4) == 6


def test_a_result_that_stands_alone_is_compared_with_nothing() -> None:
    assert matchpoints({"Ann": 5}) == {"Ann": 0}
    assert share(0, top_of(1)) is None


def test_equal_shares_have_the_same_place() -> None:
    shares = (1 / 2, 3 / 4, None, 2 / 4, 1 / 4)
    assert places(shares) == (2, 1, None, 2, 4)


@given(st.dictionaries(st.integers(0, 20), st.integers(-30, 30), min_size=1, max_size=12))
def test_all_matchpoints_of_a_deal_are_half_of_all_tops(scores: dict[int, int]) -> None:
    points = matchpoints(scores)
    assert sum(points.values()) == len(scores) * top_of(len(scores)) // 2
    best = [who for who, score in scores.items() if score == max(scores.values())]
    assert all(points[who] == max(points.values()) for who in best)
