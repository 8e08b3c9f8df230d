"""The headline after a deal names its winner where one side wins the deal."""

import pytest

from tests.core.positions import dealt, dealt_again, scored, won
from twentyfive.core import GameState, PlayerView, seated, view_for
from twentyfive.core.state import DealResult
from twentyfive.wording.records.saved import standing_line
from twentyfive.wording.scores import game_over_sentence
from twentyfive.wording.table.matches import match_sentence
from twentyfive.wording.table.results import (
    deal_result,
    deal_result_title,
    game_facts,
    result_sentence,
    result_title,
)


def finished(preset: str, players: int, winners: str) -> GameState:
    rules = seated(preset, players, 2).replace(rob_deadline="own_first_card")
    return scored(won(dealt("A deals", rules), winners))


@pytest.mark.parametrize("preset", ["house-25", "forty-five-hoyle", "forty-five-difference"])
def test_the_winner_of_the_deal_is_named(preset: str) -> None:
    state = finished(preset, 4, "A B A B B")
    assert deal_result_title(view_for(state, 1)) == "Deal 1 goes to your side, with three tricks"
    assert deal_result_title(view_for(state, 0)) == "Deal 1 goes to Player 2’s side, with three tricks"
    assert deal_result_title(view_for(state, None)) == "Deal 1 goes to Player 2’s side, with three tricks"


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


class TestAFixedNumberOfGames:
    RULES = seated("twenty-five", 3, 3).replace(
        counted_games=3, scoring="single_deal", finish="end_of_deal", all_five="none"
    )

    def played(self, *deals: str) -> PlayerView:
        state = scored(won(dealt("A deals; turned 2S", self.RULES), deals[0]))
        for winners in deals[1:]:
            state = scored(won(dealt_again(state, "turned 2S"), winners))
        return view_for(state, 0)

    def test_the_number_of_the_game_is_told(self) -> None:
        assert game_facts(view_for(dealt("A deals", self.RULES), 0)).startswith("Game 1 of 3")
        assert game_facts(self.played("A A B B C")).startswith("Game 1 of 3")
        again = dealt_again(scored(won(dealt("A deals; turned 2S", self.RULES), "A A A B B")), "turned 2S")
        assert game_facts(view_for(again, 0)).startswith("Game 2 of 3")
        assert match_sentence(view_for(again, 0)) == "Game 2 of 3. Games: You 1. Two more to play."

    def test_games_won_tied_and_still_to_play_are_told(self) -> None:
        view = self.played("A A B B C", "C C C A A")
        assert "Games: Player 3 1, tied 1. One more to play." in result_sentence(view)
        assert result_title(view) == "Player 3 wins the game"

    def test_the_winner_of_the_match_may_have_lost_the_last_game(self) -> None:
        view = self.played("A A A B B", "A A A B B", "C C C A A")
        assert result_title(view) == "You win the match"
        assert result_sentence(view).startswith("Player 3 won the last game. 15 points in one deal. ")
        assert "Games: You 2, Player 3 1." in result_sentence(view)
        assert standing_line(view) == "over: you win the match"
        assert game_over_sentence(view) == "Player 3 wins the game. You win the match."

    def test_a_tied_match_is_told(self) -> None:
        view = self.played("A A A B B", "B B B C C", "A A B B C")
        assert result_title(view) == "The match is a tie between you and Player 2"
        assert "Games: You 1, Player 2 1, tied 1." in result_sentence(view)
        assert standing_line(view) == "over: the match is a tie between you and Player 2"
        assert "The match is a tie between you and Player 2." in game_over_sentence(view)
