"""Scores and results name the viewer first: "You" at the start of a sentence, "you" or "your side" within it."""

from dataclasses import replace

import pytest

from tests.core.positions import dealt, with_scores
from tests.wording.grammar.samples import speaking
from twentyfive.ai import Level
from twentyfive.core import PRESETS, GameState, PlayerView, seated, view_for
from twentyfive.core.moves import DealCards
from twentyfive.core.state import DealResult
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.seating.players import Computer, Person, Sitter, TableSetup
from twentyfive.wording.announcements import Announcements
from twentyfive.wording.records.saved import standing_line
from twentyfive.wording.scores import game_over_sentence, needed_to_win, standing
from twentyfive.wording.setup.tables import setup_sentence, under_way
from twentyfive.wording.table.results import game_facts, result_sentence
from twentyfive.wording.table.steps import announcement

NAMES = ("Youssef", "Mary", "Seán", "Nora")


def state(preset: str = "twenty-five", sides: int = 4) -> GameState:
    return replace(dealt("A deals", seated(preset, 4, sides)), names=NAMES)


def won(winners: tuple[int, ...], seat: int, sides: int = 4) -> PlayerView:
    """The view from a seat of a game that those sides have won."""
    return view_for(replace(state(sides=sides), game_winners=winners, winners=winners, over=True), seat)


def test_the_distance_to_the_goal_has_a_shorter_form_with_the_same_words() -> None:
    assert [form.text for form in needed_to_win(view_for(state(), 0), 0)] == ["25 more to win", "25 more"]


class TestATie:
    def test_is_between_you_and_the_others(self) -> None:
        assert game_over_sentence(won((0, 2), seat=2)) == "The game is a tie between you and Youssef."

    def test_is_between_your_side_and_the_other(self) -> None:
        said = game_over_sentence(won((0, 1), seat=1, sides=2))
        assert said == "The game is a tie between your side and Youssef’s side."

    @pytest.mark.usefixtures("qapp")
    def test_is_between_sides_written_as_within_a_sentence(self) -> None:
        """A side may begin with a common noun, as in French."""
        texts = {
            ("{name}’s side", "within a sentence"): "le camp {name:de}",
            ("{first} and {last}", ""): "{first} et {last}",
        }
        with speaking("fr", texts):
            said = game_over_sentence(won((0, 1), seat=1, sides=2))
        assert said == "The game is a tie between your side et le camp de Youssef."

    def test_between_others_is_told_by_name(self) -> None:
        assert game_over_sentence(won((0, 2), seat=1)) == "The game is a tie between Seán and Youssef."


class TestAGameThatIsOverInAList:
    def test_begins_small_where_it_is_yours(self) -> None:
        assert standing_line(won((1,), seat=1)) == "over: you win the game"
        assert standing_line(won((1,), seat=3, sides=2)) == "over: your side wins the game"
        assert standing_line(won((0, 2), seat=1)) == "over: the game is a tie between Seán and Youssef"

    def test_says_that_it_counts_double_without_the_reason(self) -> None:
        game = replace(won((1,), seat=1), double=True)
        at_stake = replace(game, rules=game.rules.replace(stake=10))
        assert standing_line(at_stake) == "over: you win the game (counts double)"
        assert standing_line(game) == "over: you win the game", "nothing counts double without a stake or a match"

    def test_keeps_the_capital_of_a_name(self) -> None:
        assert standing_line(won((0,), seat=1)) == "over: Youssef wins the game"


def test_the_viewer_is_named_first_of_those_one_trick_from_the_game() -> None:
    close = replace(with_scores(state(), (20, 5, 20, 0)), deal=None, next_dealer=1)
    assert standing(view_for(close, 2)).startswith("You and Youssef are one trick from the game.")
    assert standing(view_for(close, 1)).startswith("Seán and Youssef are one trick from the game.")


def test_sides_level_past_the_target_need_another_deal() -> None:
    """RULES.md section 6: after a tie past the target another deal decides."""
    tied = replace(with_scores(state(), (30, 22, 30, 0)), deal=None, next_dealer=1)
    assert standing(view_for(tied, 2)) == (
        "You and Youssef are level with 30 points: another deal decides. Mary deals next."
    )


def test_a_player_who_needs_more_than_a_trick_is_not_one_trick_from_the_game() -> None:
    far = replace(with_scores(state(), (19, 5, 0, 0)), deal=None, next_dealer=1)
    assert standing(view_for(far, 2)) == "Mary deals next."


def test_the_viewer_is_named_first_of_those_who_top_up_the_pool() -> None:
    before = replace(state("spoil-five"), chips=(5, 5, 5, 5))
    after = replace(before, chips=(4, 5, 4, 5))
    made = SeenMove(DealCards, None, None, view_for(before, 2), view_for(after, 2))
    assert "You and Youssef put in a chip each." in announcement(Shown(made.after, 0, made), Announcements.FULL)


def ended(preset: str, scores: tuple[int, ...], deals: int, five: int | None = None, **options: object) -> str:
    """The sentence on the win of the first side after so many deals; side `five` took all tricks of the last deal."""
    begun = state(preset, len(scores))
    begun = replace(begun, rules=begun.rules.replace(**options))
    history = (DealResult(deals, 0, (0,) * len(scores), (0,) * len(scores), all_five=five),) * deals
    over = replace(begun, scores=scores, chips=scores, history=history, game_winners=(0,), winners=(0,), over=True)
    return result_sentence(view_for(over, 0))


class TestHowAGameWasWon:
    def test_deals_are_won_and_not_scored(self) -> None:
        assert ended("house-25", (5, 4), deals=9) == "Won five of nine deals."
        assert ended("house-25", (1, 0), deals=2, target=1) == "Won one of two deals."
        assert ended("house-25", (1, 0), deals=1, target=1) == "Won the first deal."

    def test_points_and_chips_are_counted(self) -> None:
        assert ended("forty-five", (45, 20), deals=3, finish="end_of_deal") == "45 points in three deals."
        assert ended("spoil-five", (1, 0, 0, 0), deals=12) == "One chip in 12 deals."

    def test_all_tricks_win_it_whatever_the_score(self) -> None:
        told = ended("fifty-five", (-25, 20, 5, 0), deals=5, five=0, all_five="wins_game")
        assert told == "−25 points in five deals. All five tricks of a deal win the game."


class TestANumberOfOne:
    """One deal, to be won or played."""

    def test_deals_to_be_won(self) -> None:
        rules = PRESETS["house-25"].replace(target=1)
        assert game_facts(view_for(replace(state("house-25", 2), rules=rules), 0)).endswith("first to win a deal")
        sitters: tuple[Sitter, ...] = (Person(), *(Computer(Level.EASY),) * 3)
        assert "to one deal." in setup_sentence("Twenty-Five", TableSetup(rules, NAMES, sitters), 1)

    def test_deals_to_be_played(self) -> None:
        one = replace(state("spoil-five"), rules=seated("spoil-five", 4, 4).replace(deals=1))
        assert game_facts(view_for(one, 0)).endswith("one deal in all")


class TestWhatYouHave:
    def test_deals_are_won(self) -> None:
        house = state("house-25", sides=2)
        assert standing_line(view_for(house, 0)) == "you have won no deal"
        assert standing_line(view_for(with_scores(house, (0, 1)), 1)) == "you have won one deal"
        assert under_way(view_for(house, 0)).endswith("Deal 1: you have won no deal.")

    def test_a_game_to_continue_names_those_on_phones(self) -> None:
        view = view_for(state(), 0)
        assert under_way(view, guests=("Seán",)) == "Twenty-Five with Seán on another screen. Deal 1 has begun."
        several = "Twenty-Five with Mary and Seán on other screens. Deal 1 has begun."
        assert under_way(view, guests=("Mary", "Seán")) == several

    def test_points_are_what_the_viewer_has(self) -> None:
        assert standing_line(view_for(with_scores(state(), (10, 5, 0, 0)), 0)) == "you have 10 points"
