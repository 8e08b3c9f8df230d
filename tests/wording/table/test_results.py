"""The headline after a deal names its winner where one side wins the deal."""

import pytest

from tests.core.positions import dealt, scored, won
from twentyfive.core import GameState, seated, view_for
from twentyfive.core.state import DealResult
from twentyfive.wording.table.results import deal_result, deal_result_title, game_facts


def finished(preset: str, players: int, winners: str) -> GameState:
    rules = seated(preset, players, 2).replace(rob_deadline="own_first_card")
    return scored(won(dealt("A deals", rules), winners))


@pytest.mark.parametrize("preset", ["house-25", "forty-five-hoyle", "forty-five-difference"])
def test_the_winner_of_the_deal_is_named(preset: str) -> None:
    state = finished(preset, 4, "A B A B B")
    assert deal_result_title(view_for(state, 1)) == "Deal 1 goes to your side, with three tricks"
    assert deal_result_title(view_for(state, 0)) == "Deal 1 goes to Player 2's side, with three tricks"
    assert deal_result_title(view_for(state, None)) == "Deal 1 goes to Player 2's side, with three tricks"


def test_a_deal_that_a_player_alone_wins_is_yours() -> None:
    state = finished("forty-five-hoyle", 2, "A B A A A")
    assert deal_result_title(view_for(state, 0)) == "Deal 1 is yours, with four tricks"
    assert deal_result_title(view_for(state, 1)) == "Deal 1 goes to Player 1, with four tricks"


def test_a_deal_that_counts_tricks_tells_the_tricks() -> None:
    assert deal_result_title(view_for(finished("forty-five", 4, "A B A B B"), 0)) == "Deal 1: two tricks for your side"


def test_pairs_are_called_pairs_as_on_the_new_game_page() -> None:
    state = dealt("A deals", seated("twenty-five", 10, 5))
    assert "five pairs" in game_facts(view_for(state, 0))


def test_players_and_sides_that_gained_alike_are_counted_apart() -> None:
    """A language may count people in other words than sides."""
    alone = view_for(dealt("A deals", seated("twenty-five", 4, 4)), 0)
    assert deal_result(alone, DealResult(1, 0, (2, 1, 1, 1), (5, 5, 5, 0))) == "three with +5"
    pairs = view_for(dealt("A deals", seated("twenty-five", 6, 3)), 0)
    assert deal_result(pairs, DealResult(1, 0, (2, 2, 1), (10, 10, 5))) == "two sides with +10"
