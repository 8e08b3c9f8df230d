"""A felt that is too low for its seats, as under a lesson in the lowest window, has a table all the same."""

from __future__ import annotations

import pytest

from twentyfive.ui.table.layout.seating import SeatGround, richest_ring
from twentyfive.ui.theme.measures import Rect


@pytest.mark.parametrize("height", [60, 113, 140])
def test_four_players_sit_round_a_felt_that_is_too_low(height: int) -> None:
    ground = SeatGround(Rect(0, 0, 800, height), small=18, gap=8, card_h=103, question_h=164, least_h=57)
    ring = richest_ring(ground, 4)
    assert len(ring.seats) == 3
    assert all(card.h > 0 for card in ring.trick)


def test_a_felt_without_any_width_has_no_room() -> None:
    ground = SeatGround(Rect(0, 0, 60, 400), small=18, gap=8, card_h=103)
    with pytest.raises(ValueError, match="no room for 4 players"):
        richest_ring(ground, 4)
