"""Answers about what was clicked: how a player or a side stands, and what lies beside the hand."""

from __future__ import annotations

from tests.core.positions import dealt
from tests.ui.panels import after, alone, seen_by
from twentyfive.core import PRESETS
from twentyfive.wording.table.answers import in_the_tray, side_now, side_without_score


def test_a_row_of_the_scores_says_what_is_still_needed() -> None:
    view = seen_by(after("B B C B C / A", alone(3)))
    assert str(side_now(view, 1)) == "Mary: 15 points. In this deal: no tricks. 10 more to win."
    assert str(side_now(view, 0)) == "You: 5 points. In this deal: one trick. 20 more to win."
    assert str(side_without_score(view, 0)) == "You. In this deal: one trick."
    pool = seen_by(dealt("A deals", PRESETS["spoil-five"]))
    assert "to win" not in str(side_now(pool, 0)), "nobody wins the pool by points"


def test_the_tray_holds_the_turned_card_and_the_stock() -> None:
    assert in_the_tray(seen_by(dealt("A deals; turned 2S"))).startswith("The turn-up is the 2 of spades.")
    assert in_the_tray(seen_by(dealt("A deals; turned 2S"))).endswith(" cards that nobody holds.")
