"""The end of a game, and its winner. RULES.md section 6."""

from dataclasses import replace

import pytest

from tests.core.positions import TWENTY_FIVE, dealt, dealt_again, played, scored, with_scores, won
from twentyfive.core import PRESETS, GameState, Phase, Rules, seated
from twentyfive.core.rules.options import Scoring

TWO = TWENTY_FIVE.replace(players=2, sides=2)
THREE = TWENTY_FIVE.replace(players=3, sides=3)
FORTY_FIVE = PRESETS["forty-five"]
AUCTION = PRESETS["auction-forty-fives"].replace(exchange="none")
FIFTY_FIVE = seated("fifty-five", 3, 3).replace(exchange="none", kitty=0)
CLUB = seated("one-hundred-ten-joker", 3, 3).replace(exchange="none", kitty=0, keep_at_least=0)
DEAL = "A deals; turned 2S"


def after(rules: Rules, scores: tuple[int, ...], winners: str) -> GameState:
    """The state after a scored deal in which these seats won the tricks; before it the sides had `scores`."""
    return scored(won(with_scores(dealt(DEAL, rules), scores), winners))


def contract(rules: Rules, scores: tuple[int, ...], calls: str, winners: str) -> GameState:
    """The state after a scored deal with an auction; A deals."""
    state = played(with_scores(dealt("A deals", rules), scores), f"{calls}, trump S")
    return scored(won(state, winners))


class TestAtOnce:
    """PG: "As soon as a player or team wins its fifth trick, reaching 25 points, play stops"."""

    def test_play_stops_in_mid_deal(self) -> None:
        state = won(with_scores(dealt(DEAL, TWO), (20, 15)), "B A")
        assert (state.phase, state.scores) == (Phase.SCORE, (25, 20))
        state = scored(state)
        assert (state.phase, state.over, state.winners) == (Phase.OVER, True, (0,))

    def test_play_goes_on_below_the_target(self) -> None:
        state = won(with_scores(dealt(DEAL, TWO), (10, 10)), "B A B A")
        assert (state.phase, state.scores) == (Phase.PLAY, (20, 20))

    def test_past_the_target_counts_as_reaching_it(self) -> None:
        assert after(TWO.replace(target=24), (20, 0), "A").winners == (0,)

    def test_a_side_that_is_out_wins_before_the_best_trump_counts(self) -> None:
        assert after(FORTY_FIVE, (40, 40), "B*").winners == (1,)

    def test_tied_scores_play_on(self) -> None:
        """One trick takes only one side to the target, so there is no tie under `at_once`."""
        state = after(TWENTY_FIVE, (15, 15, 0, 0, 0), "A B C D E")
        assert (state.scores, state.over) == ((20, 20, 5, 5, 5), False)


class TestEndOfDeal:
    RULES = FORTY_FIVE.replace(finish="end_of_deal", best_trump=0)

    def test_all_tricks_are_played(self) -> None:
        assert won(with_scores(dealt(DEAL, self.RULES), (40, 40)), "A A A A").phase is Phase.PLAY

    def test_the_highest_past_the_target_wins(self) -> None:
        assert after(self.RULES, (40, 40), "A A B B B").winners == (1,)
        assert after(self.RULES, (45, 40), "A A B B B").winners == ()
        assert after(self.RULES, (40, 35), "A A B B B").winners == ()

    def test_a_tie_plays_another_deal(self) -> None:
        state = after(self.RULES, (45, 40), "A A B B B")
        assert (state.scores, state.phase, state.game_winners) == ((55, 55), Phase.DEAL, ())
        state = scored(won(dealt_again(state, "turned 2S"), "A B A B A"))
        assert (state.scores, state.winners) == ((70, 65), (0,))

    def test_the_highest_score_below_the_target_does_not_win(self) -> None:
        assert after(self.RULES, (30, 0), "A A B B B").winners == ()

    @pytest.mark.parametrize("preset", ["forty-five-hoyle", "forty-five-difference"])
    def test_hoyle_and_the_difference_end_with_the_deal(self, preset: str) -> None:
        assert after(PRESETS[preset], (40, 40), "A A B B B").winners == (1,)
        assert after(PRESETS[preset], (40, 35), "A A B B B").winners == ()

    def test_in_auction_forty_fives_the_higher_total_wins(self) -> None:
        state = contract(AUCTION, (95, 110), "bid 20, pass, pass, pass", "A* C A C D")
        assert (state.scores, state.winners) == ((120, 90), (0,))
        state = contract(AUCTION, (105, 110), "bid 20, pass, pass, pass", "B* D B A C")
        assert (state.scores, state.winners) == ((115, 130), (1,))
        state = contract(AUCTION, (115, 105), "bid 20, pass, pass, pass", "B* D B A C")
        assert (state.scores, state.winners) == ((125, 125), ())


class TestFirstPast:
    """CC, 55: "the player who, during play would have been the first to exceed this score"."""

    @pytest.mark.parametrize(
        ("scores", "calls", "winners", "total", "winner"),
        [
            # C took the trick that made 55 before B did.
            ((0, 45, 50), "bid 10, pass, pass", "C B B A* A", (15, 55, 55), 2),
            ((0, 45, 50), "bid 10, pass, pass", "B B C A* A", (15, 55, 55), 1),
            # A higher total does not help a side that came later.
            ((0, 40, 50), "bid 10, pass, pass", "C B* B B A", (5, 60, 55), 2),
            # The best trump counts at the end of the deal.
            ((0, 40, 50), "bid 10, pass, pass", "B* B A A C", (10, 55, 55), 2),
            ((0, 50, 50), "bid 10, pass, pass", "C* B B A A", (10, 60, 60), 2),
            # A declarer who fails is not past the target, whatever the tricks made during the play.
            ((0, 50, 45), "bid 25, pass, pass", "B B B C C*", (0, 25, 60), 2),
            # Only one side is past the target.
            ((0, 0, 50), "bid 10, pass, pass", "B B* A A C", (10, 15, 55), 2),
            # Making sixty takes the declarer past the target.
            ((50, 0, 50), "bid 60, pass, pass", "B* B B B B", (50, 60, 50), 1),
        ],
    )
    def test_the_first_past_the_target_in_play_wins(
        self, scores: tuple[int, ...], calls: str, winners: str, total: tuple[int, ...], winner: int
    ) -> None:
        state = contract(FIFTY_FIVE, scores, calls, winners)
        assert (state.scores, state.winners) == (total, (winner,))

    def test_all_tricks_are_played(self) -> None:
        state = played(with_scores(dealt("A deals", FIFTY_FIVE), (50, 50, 50)), "bid 10, pass, pass, trump S")
        assert won(state, "A B C A").phase is Phase.PLAY

    def test_first_past_works_without_an_auction(self) -> None:
        rules = THREE.replace(finish="first_past")
        state = after(rules, (20, 20, 0), "C B A A A")
        assert (state.scores, state.winners) == ((35, 25, 5), (1,))

    def test_a_side_past_the_target_before_the_play_came_first(self) -> None:
        """The bonus for turning up an ace takes the dealer to 25 before a card is played."""
        rules = THREE.replace(finish="first_past", turned_ace_bonus=5)
        state = scored(won(dealt("A deals; turned KS", rules), "B B B C C"))
        state = with_scores(state, (20, 20, 10))
        state = scored(won(dealt_again(state, "turned AS"), "A B A C C"))
        assert (state.scores, state.winners) == ((30, 30, 20), (1,))


class TestDeclarerFirst:
    """RULES.md 6: the declarer's side wins if past the target, else the highest."""

    @pytest.mark.parametrize(
        ("scores", "calls", "winners", "total", "winner"),
        [
            ((0, 95, 105), "bid 15, pass, pass", "B* B C C C", (0, 110, 120), (1,)),
            ((105, 95, 0), "bid 15, pass, pass", "B* B A C C", (110, 110, 10), (1,)),
            ((95, 90, 105), "bid 15, pass, pass", "B* B A A A", (110, 105, 105), (0,)),
            ((100, 90, 105), "bid 15, pass, pass", "B* A A C B", (110, 105, 110), ()),
            ((100, 90, 105), "bid 15, pass, pass", "B* A A C C", (110, 75, 115), (2,)),
        ],
    )
    def test_the_winner(
        self, scores: tuple[int, ...], calls: str, winners: str, total: tuple[int, ...], winner: tuple[int, ...]
    ) -> None:
        state = contract(CLUB, scores, calls, winners)
        assert (state.scores, state.winners) == (total, winner)


TIES: dict[Scoring, tuple[Rules, tuple[int, ...], str, tuple[int, ...]]] = {
    # After a tie at the end of a deal, another deal is played ("a tie plays another deal", RULES.md 6).
    Scoring.TRICKS: (FORTY_FIVE.replace(finish="end_of_deal", best_trump=0), (45, 40), "A A B B B", ()),
    # Only one side scores in a deal, so a tie is between sides that are not past the target.
    Scoring.MAJORITY: (PRESETS["forty-five-hoyle"], (40, 35), "A A B B B", ()),
    Scoring.DIFFERENCE: (PRESETS["forty-five-difference"], (35, 30), "A A B B B", ()),
    # HG: most tricks win the deal; of three players two may have equally many, and then nobody wins it.
    Scoring.DEALS_WON: (seated("five-cards-1674", 3, 3), (4, 4, 0), "A A B B C", ()),
    # RULES.md 6: "a tie is a tie".
    Scoring.SINGLE_DEAL: (THREE.replace(scoring="single_deal", finish="end_of_deal"), (0, 0, 0), "A A B B C", (0, 1)),
    # CC: most chips after the last deal win; a spoiled deal leaves all players with the same number.
    Scoring.POOL: (PRESETS["spoil-five-hoyle"].replace(deals=1), (0,) * 6, "A B A B C", (0, 1, 2, 3, 4, 5)),
}
"""By scoring: rules, scores before the deal, the winners of its tricks, and those of the game; () is nobody yet."""


@pytest.mark.parametrize("scoring", Scoring)
def test_the_result_of_a_tie(scoring: Scoring) -> None:
    rules, scores, winners, have_won = TIES[scoring]
    state = after(rules.replace(rob_deadline="own_first_card"), scores, winners)
    assert (state.winners, state.game_winners, state.over) == (have_won, have_won, bool(have_won))


class TestSingleDeal:
    """HG: one deal, highest score wins, a tie is a tie."""

    RULES = THREE.replace(scoring="single_deal", finish="end_of_deal")

    def test_the_highest_wins(self) -> None:
        state = after(self.RULES, (0, 0, 0), "A B B B C")
        assert (state.over, state.winners, state.scores) == (True, (1,), (5, 15, 5))

    def test_a_tie_is_a_tie(self) -> None:
        state = after(self.RULES.replace(stake=2), (0, 0, 0), "A A B B C")
        assert (state.over, state.winners, state.account) == (True, (0, 1), (0, 0, 0))

    def test_all_its_tricks_are_played_whatever_the_target(self) -> None:
        rules = self.RULES.draft(finish="at_once", target=5).checked()
        assert won(dealt(DEAL, rules), "A A A A").phase is Phase.PLAY

    def test_a_tie_counts_for_nobody_in_a_match(self) -> None:
        state = after(self.RULES.replace(best_of=3), (0, 0, 0), "A A B B C")
        assert (state.over, state.games, state.phase) == (False, (0, 0, 0), Phase.DEAL)
        state = scored(won(dealt_again(state, "turned 2S"), "A A A B C"))
        assert (state.games, state.scores) == ((1, 0, 0), (15, 5, 5))


class TestAllFiveWinTheGame:
    """WP: "the player who jinks wins the game whether played for twenty-five or forty-five points"."""

    RULES = FORTY_FIVE.replace(all_five="wins_game")

    def test_all_five_win_at_any_score(self) -> None:
        state = after(self.RULES, (0, 15), "A C A C A")
        assert (state.over, state.winners) == (True, (0,))
        assert state.history[-1].all_five == 0

    def test_four_tricks_do_not_win_the_game(self) -> None:
        state = after(self.RULES, (0, 15), "A C A C B")
        assert (state.over, state.history[-1].all_five) == (False, None)

    def test_without_the_option_five_tricks_do_not_win_the_game(self) -> None:
        assert not after(FORTY_FIVE, (0, 15), "A C A C A").over

    def test_all_five_win_when_deals_are_counted(self) -> None:
        rules = PRESETS["house-25"].replace(all_five="wins_game", rob_deadline="own_first_card")
        assert after(rules, (0, 3), "A C A C A").winners == (0,)

    def test_all_five_win_against_a_side_past_the_target(self) -> None:
        """In a game that ends with the deal, the bonus for a turned ace may first take the dealer's side out."""
        rules = self.RULES.replace(turned_ace_bonus=5, finish="end_of_deal")
        state = with_scores(dealt("A deals; turned AS", rules), (50, 0))
        assert scored(won(state, "B D B D B")).winners == (1,)


class TestADeclinerCannotGoOut:
    """WP: "A player who fails to rob cannot go out that hand"."""

    RULES = THREE.replace(unrobbed_cannot_go_out=True)
    ACE_WITH_B = "A deals; B: AS KS QS 3S 4S; turned 2S; A: 2D 3D 4D 6D 7D; C: 2C 3C 4C 6C 7C"

    def leaving_turn_up(self, rules: Rules, scores: tuple[int, ...]) -> GameState:
        """B plays a first card without robbing, and wins the trick."""
        return played(with_scores(dealt(self.ACE_WITH_B, rules), scores), "KS 2C 2D")

    def test_a_trick_that_would_take_the_player_out_does_not_count(self) -> None:
        state = self.leaving_turn_up(self.RULES, (0, 20, 0))
        assert (state.phase, state.scores) == (Phase.PLAY, (0, 20, 0))

    def test_tricks_short_of_the_target_count(self) -> None:
        assert self.leaving_turn_up(self.RULES, (0, 10, 0)).scores == (0, 15, 0)

    @pytest.mark.parametrize(("target", "before", "after"), [(31, 25, 30), (24, 15, 20), (45, 35, 40), (22, 15, 20)])
    def test_tricks_short_of_any_target_count(self, target: int, before: int, after: int) -> None:
        assert self.leaving_turn_up(self.RULES.replace(target=target), (0, before, 0)).scores == (0, after, 0)

    def test_another_player_can_go_out(self) -> None:
        state = won(self.leaving_turn_up(self.RULES, (20, 20, 0)), "A")
        assert (scored(state).winners, state.scores) == ((0,), (25, 20, 0))

    def test_the_player_can_go_out_in_the_next_deal(self) -> None:
        state = scored(won(self.leaving_turn_up(self.RULES, (0, 20, 0)), "B B C C"))
        assert (state.over, state.scores) == (False, (0, 20, 10))
        assert scored(won(dealt_again(state, "turned 2H"), "B")).winners == (1,)

    def test_a_robber_can_go_out(self) -> None:
        state = played(with_scores(dealt(self.ACE_WITH_B, self.RULES), (0, 20, 0)), "rob 3S, KS 2C 2D")
        assert scored(state).winners == (1,)

    def test_a_player_without_the_right_to_rob_can_go_out(self) -> None:
        state = won(with_scores(dealt("A deals; turned 2S", self.RULES), (0, 20, 0)), "B")
        assert scored(state).winners == (1,)

    def test_without_the_option_everyone_can_go_out(self) -> None:
        assert self.leaving_turn_up(THREE, (0, 20, 0)).scores == (0, 25, 0)

    def test_all_five_tricks_do_not_win_the_game(self) -> None:
        rules = self.RULES.replace(all_five="wins_game")
        state = scored(won(self.leaving_turn_up(rules, (0, 5, 0)), "B B B B"))
        assert (state.over, state.scores) == (False, (0, 20, 0))
        robbed = played(with_scores(dealt(self.ACE_WITH_B, rules), (0, -5, 0)), "rob 3S, KS 2C 2D")
        assert scored(won(robbed, "B B B B")).winners == (1,)

    def test_the_best_trump_does_not_take_the_player_out(self) -> None:
        rules = self.RULES.replace(best_trump=5, target=45)
        state = scored(won(self.leaving_turn_up(rules, (0, 30, 0)), "B* A A C"))
        assert (state.over, state.scores) == (False, (10, 40, 5))

    def test_the_player_can_win_any_deal_but_the_last(self) -> None:
        rules = self.RULES.replace(scoring="deals_won", target=5, finish="end_of_deal")
        state = scored(won(self.leaving_turn_up(rules, (0, 0, 0)), "B B A C"))
        assert state.scores == (0, 1, 0)
        state = scored(won(self.leaving_turn_up(rules, (0, 4, 0)), "B B A C"))
        assert (state.over, state.scores) == (False, (0, 4, 0))

    def test_the_gains_leave_out_points_that_did_not_count(self) -> None:
        state = scored(won(self.leaving_turn_up(self.RULES, (0, 20, 0)), "B B C C"))
        assert state.history[-1].gains == (0, 0, 10)

    def test_the_bonus_does_not_take_out_a_dealer_who_leaves_the_turned_ace(self) -> None:
        rules = self.RULES.replace(turned_ace_bonus=5, finish="end_of_deal")
        state = with_scores(
            dealt("C deals; C: 2D 3D 4D 6D 7D; A: KS QS 3S 4S 6S; B: 7S 8S 9S 2H 3H; turned AS", rules), (0, 0, 25)
        )
        state = replace(state, deal=replace(state.current_deal, scores_before=(0, 0, 20)))
        state = scored(won(played(state, "KS 7S 2D"), "A A B B"))
        assert (state.over, state.scores) == (False, (15, 10, 20))
        assert state.history[-1].gains == (15, 10, 0)

    TURNED = "C deals; C: 5S 3D 4D 6D 7D; A: KS QS 3S 4S 6S; B: 7S 8S 9S 2H 3H; turned AS"

    def leaving_after_first_trick(self, rules: Rules, bonus: int = 0) -> GameState:
        """C, who had 20 and turned up an ace, wins the first trick, and then leaves the ace."""
        rules = rules.replace(turned_ace="after_first_trick", turned_ace_bonus=bonus)
        state = with_scores(dealt(self.TURNED, rules), (0, 0, 20 + bonus))
        state = replace(state, deal=replace(state.current_deal, scores_before=(0, 0, 20)))
        return played(state, "KS 7S 5S, leave")

    @pytest.mark.parametrize("finish", ["first_past", "end_of_deal"])
    def test_the_first_trick_does_not_take_out_a_dealer_who_then_leaves_the_ace(self, finish: str) -> None:
        state = self.leaving_after_first_trick(self.RULES.replace(finish=finish))
        state = scored(won(state, "A A B B"))
        assert (state.over, state.scores) == (False, (10, 10, 20))

    def test_the_first_trick_and_the_bonus_do_not_take_the_dealer_out(self) -> None:
        state = self.leaving_after_first_trick(self.RULES.replace(finish="end_of_deal", target=30), bonus=5)
        state = scored(won(state, "A A B B"))
        assert (state.over, state.scores, state.history[-1].gains) == (False, (10, 10, 25), (10, 10, 5))

    def test_points_counted_beside_the_pool_do_not_take_the_dealer_out(self) -> None:
        state = self.leaving_after_first_trick(
            PRESETS["spoil-five"].replace(players=3, sides=3, count_points=True, unrobbed_cannot_go_out=True)
        )
        state = scored(won(state, "A A A"))
        assert (state.over, state.scores) == (False, (15, 0, 20))

    def test_a_single_deal_counts_all_points(self) -> None:
        """HG: one deal, in which the highest score wins, whatever the target."""
        rules = self.RULES.replace(scoring="single_deal", finish="end_of_deal", target=10)
        state = scored(won(self.leaving_turn_up(rules, (0, 0, 0)), "B B B A"))
        assert (state.scores, state.winners) == ((5, 20, 0), (1,))
