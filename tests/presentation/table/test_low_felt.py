"""A felt that is too low for its seats, as under a lesson in the lowest window, has a table all the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.table_layout import Sitting, crowded_layout, table_layout

UNDER_A_LESSON = Room(900, 460, text=2.5, control=44, strip=240)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_players_sit_round_a_felt_that_is_too_low(players: int) -> None:
    with pytest.raises(ValueError, match="no room for"):
        table_layout(UNDER_A_LESSON, Sitting(players))
    table = crowded_layout(UNDER_A_LESSON, Sitting(players))
    assert len(table.seats) == players - 1
    assert all(card.h > 0 for card in table.trick)
    assert all(seat.plate.bottom <= table.bar.y for seat in table.seats)


def test_no_table_is_laid_out_where_nothing_has_room() -> None:
    with pytest.raises(ValueError, match="no room for 10 players"):
        crowded_layout(replace(UNDER_A_LESSON, strip=430), Sitting(10))
