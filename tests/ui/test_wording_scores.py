"""Scores and results name the viewer first: "You" where a sentence begins, and "you" or "your side" within it."""

from dataclasses import replace

from tests.core.positions import dealt, with_scores
from twentyfive.core import GameState, PlayerView, seated, view_for
from twentyfive.core.moves import DealCards
from twentyfive.engine.seen import SeenMove
from twentyfive.ui.settings import Announcements
from twentyfive.ui.shown import Shown
from twentyfive.ui.wording.saved import standing_line
from twentyfive.ui.wording.scores import game_over_sentence, standing
from twentyfive.ui.wording.steps import announcement

NAMES = ("Youssef", "Mary", "Seán", "Nora")


def state(preset: str = "twenty-five", sides: int = 4) -> GameState:
    return replace(dealt("A deals", seated(preset, 4, sides)), names=NAMES)


def won(winners: tuple[int, ...], seat: int, sides: int = 4) -> PlayerView:
    """What the player at the seat sees of a game that those sides have won."""
    return view_for(replace(state(sides=sides), game_winners=winners, winners=winners, over=True), seat)


class TestATie:
    def test_is_between_you_and_the_others(self) -> None:
        assert game_over_sentence(won((0, 2), seat=2)) == "The game is a tie between you and Youssef."

    def test_is_between_your_side_and_the_other(self) -> None:
        said = game_over_sentence(won((0, 1), seat=1, sides=2))
        assert said == "The game is a tie between your side and Youssef's side."

    def test_between_others_names_them(self) -> None:
        assert game_over_sentence(won((0, 2), seat=1)) == "The game is a tie between Seán and Youssef."


class TestAGameThatIsOverInAList:
    def test_begins_small_where_it_is_yours(self) -> None:
        assert standing_line(won((1,), seat=1)) == "you win the game"
        assert standing_line(won((1,), seat=3, sides=2)) == "your side wins the game"
        assert standing_line(won((0, 2), seat=1)) == "the game is a tie between Seán and Youssef"

    def test_keeps_the_capital_of_a_name(self) -> None:
        assert standing_line(won((0,), seat=1)) == "Youssef wins the game"


def test_who_is_one_trick_from_the_game_is_told_first() -> None:
    close = replace(with_scores(state(), (20, 5, 20, 0)), deal=None, next_dealer=1)
    assert standing(view_for(close, 2)).startswith("You and Youssef are one trick from the game.")
    assert standing(view_for(close, 1)).startswith("Seán and Youssef are one trick from the game.")


def test_sides_that_are_level_past_the_target_are_said_to_need_another_deal() -> None:
    """RULES.md section 6: after a tie past the target another deal decides."""
    tied = replace(with_scores(state(), (30, 22, 30, 0)), deal=None, next_dealer=1)
    assert standing(view_for(tied, 2)) == (
        "You and Youssef are level with 30 points: another deal decides. Mary deals next."
    )


def test_who_needs_more_than_a_trick_is_not_said_to_be_one_trick_from_the_game() -> None:
    far = replace(with_scores(state(), (19, 5, 0, 0)), deal=None, next_dealer=1)
    assert standing(view_for(far, 2)) == "Mary deals next."


def test_who_tops_up_a_pool_is_told_first() -> None:
    before = replace(state("spoil-five"), chips=(5, 5, 5, 5))
    after = replace(before, chips=(4, 5, 4, 5))
    made = SeenMove(DealCards, None, None, view_for(before, 2), view_for(after, 2))
    assert "You and Youssef put in a chip each." in announcement(Shown(made.after, 0, made), Announcements.FULL)
