"""Fixture: a game at the table in its second deal."""

from __future__ import annotations

import pytest

from tests.ui.whole import Whole, turn_by_mouse


@pytest.fixture
def whole(whole: Whole) -> Whole:
    """The program with a game of three, after one deal and two tricks, on the person's turn."""
    whole.begin(3, 3, target=200)
    turns = 0
    while whole.view.deal_number < 2 or len(whole.view.tricks) < 2 or not whole.view.my_turn:
        turn_by_mouse(whole)
        turns += 1
        assert turns < 80
    return whole
