"""When a game ends and who has won it. RULES.md section 6."""

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
    """The state after a deal in which the seats won those tricks, scored; before it the sides had `scores`."""
    return scored(won(with_scores(dealt(DEAL, rules), scores), winners))


def contract(rules: Rules, scores: tuple[int, ...], calls: str, winners: str) -> GameState:
    """The same with an auction; A deals."""
    state = played(with_scores(dealt("A deals", rules), scores), f"{calls}, trump S")
    return scored(won(state, winners))


class TestAtOnce:
    """PG: "As soon as a player or team wins its fifth trick, reaching 25 points, play stops"."""

    def test_play_stops_in_mid_deal(self) -> None:
        state = won(with_scores(dealt(DEAL, TWO), (20, 15)), "B A")
        assert (state.phase, state.scores) == (Phase.SCORE, (25, 20))
        state = scored(state)
        assert (state.phase, state.over, state.winners) == (Phase.OVER, True, (0,))

    def test_it_goes_on_until_then(self) -> None:
        state = won(with_scores(dealt(DEAL, TWO), (10, 10)), "B A B A")
        assert (state.phase, state.scores) == (Phase.PLAY, (20, 20))

    def test_past_the_target_counts_as_reaching_it(self) -> None:
        assert after(TWO.replace(target=24), (20, 0), "A").winners == (0,)

    def test_a_side_that_is_out_does_not_wait_for_a_better_one(self) -> None:
        assert after(FORTY_FIVE, (40, 40), "B*").winners == (1,)

    def test_tied_scores_play_on(self) -> None:
        """No two sides can get there with one trick, so at once there is no tie."""
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

    def test_who_has_most_but_not_enough_has_not_won(self) -> None:
        assert after(self.RULES, (30, 0), "A A B B B").winners == ()

    @pytest.mark.parametrize("preset", ["forty-five-hoyle", "forty-five-difference"])
    def test_hoyle_and_the_difference_end_so(self, preset: str) -> None:
        assert after(PRESETS[preset], (40, 40), "A A B B B").winners == (1,)
        assert after(PRESETS[preset], (40, 35), "A A B B B").winners == ()

    def test_in_auction_the_higher_total_wins(self) -> None:
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
            # A higher total does not help who came later.
            ((0, 40, 50), "bid 10, pass, pass", "C B* B B A", (5, 60, 55), 2),
            # The best trump is credited at the end of the deal.
            ((0, 40, 50), "bid 10, pass, pass", "B* B A A C", (10, 55, 55), 2),
            ((0, 50, 50), "bid 10, pass, pass", "C* B B A A", (10, 60, 60), 2),
            # A declarer who fails is not past, though it looked so in play.
            ((0, 50, 45), "bid 25, pass, pass", "B B B C C*", (0, 25, 60), 2),
            # Only one is past.
            ((0, 0, 50), "bid 10, pass, pass", "B B* A A C", (10, 15, 55), 2),
            # Sixty made takes its player past whoever bid it.
            ((50, 0, 50), "bid 60, pass, pass", "B* B B B B", (50, 60, 50), 1),
        ],
    )
    def test_who_came_first_in_play_wins(
        self, scores: tuple[int, ...], calls: str, winners: str, total: tuple[int, ...], winner: int
    ) -> None:
        state = contract(FIFTY_FIVE, scores, calls, winners)
        assert (state.scores, state.winners) == (total, (winner,))

    def test_all_tricks_are_played(self) -> None:
        state = played(with_scores(dealt("A deals", FIFTY_FIVE), (50, 50, 50)), "bid 10, pass, pass, trump S")
        assert won(state, "A B C A").phase is Phase.PLAY

    def test_it_may_be_used_without_an_auction(self) -> None:
        rules = THREE.replace(finish="first_past")
        state = after(rules, (20, 20, 0), "C B A A A")
        assert (state.scores, state.winners) == ((35, 25, 5), (1,))

    def test_who_was_past_before_play_began_came_first(self) -> None:
        """An ace turned up for a bonus takes the dealer to 25 before a card is played."""
        rules = THREE.replace(finish="first_past", turned_ace_bonus=5)
        state = scored(won(dealt("A deals; turned KS", rules), "B B B C C"))
        state = with_scores(state, (20, 20, 10))
        state = scored(won(dealt_again(state, "turned AS"), "A B A C C"))
        assert (state.scores, state.winners) == ((30, 30, 20), (1,))


class TestDeclarerFirst:
    """RULES.md 6: the declarer's side if past the target, else the highest."""

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
    def test_who_wins(
        self, scores: tuple[int, ...], calls: str, winners: str, total: tuple[int, ...], winner: tuple[int, ...]
    ) -> None:
        state = contract(CLUB, scores, calls, winners)
        assert (state.scores, state.winners) == (total, winner)


TIES: dict[Scoring, tuple[Rules, tuple[int, ...], str, tuple[int, ...]]] = {
    # Where a tie stands at the end of a deal, another deal is played ("a tie plays another deal", RULES.md 6).
    Scoring.TRICKS: (FORTY_FIVE.replace(finish="end_of_deal", best_trump=0), (45, 40), "A A B B B", ()),
    # One side alone scores in a deal, and so a tie is of sides that are not past the target yet.
    Scoring.MAJORITY: (PRESETS["forty-five-hoyle"], (40, 35), "A A B B B", ()),
    Scoring.DIFFERENCE: (PRESETS["forty-five-difference"], (35, 30), "A A B B B", ()),
    # HG: most tricks win the deal; with three players two may have as many, and then nobody has most.
    Scoring.DEALS_WON: (seated("five-cards-1674", 3, 3), (4, 4, 0), "A A B B C", ()),
    # RULES.md 6: "a tie is a tie".
    Scoring.SINGLE_DEAL: (THREE.replace(scoring="single_deal", finish="end_of_deal"), (0, 0, 0), "A A B B C", (0, 1)),
    # CC: the highest number of chips after so many deals; a spoiled deal leaves all with the same.
    Scoring.POOL: (PRESETS["spoil-five-hoyle"].replace(deals=1), (0,) * 6, "A B A B C", (0, 1, 2, 3, 4, 5)),
}
"""For every scoring: rules, scores before the deal, who takes its tricks, and who has then won; () is nobody yet."""


@pytest.mark.parametrize("scoring", Scoring)
def test_a_tie(scoring: Scoring) -> None:
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

    def test_whatever_the_score(self) -> None:
        state = after(self.RULES, (0, 15), "A C A C A")
        assert (state.over, state.winners) == (True, (0,))
        assert state.history[-1].all_five == 0

    def test_four_do_not(self) -> None:
        state = after(self.RULES, (0, 15), "A C A C B")
        assert (state.over, state.history[-1].all_five) == (False, None)

    def test_where_the_option_is_off_they_do_not_either(self) -> None:
        assert not after(FORTY_FIVE, (0, 15), "A C A C A").over

    def test_also_by_deals_won(self) -> None:
        rules = PRESETS["house-25"].replace(all_five="wins_game", rob_deadline="own_first_card")
        assert after(rules, (0, 3), "A C A C A").winners == (0,)

    def test_also_against_a_side_past_the_target(self) -> None:
        """In a game that ends with the deal, the bonus of a turned ace may have taken the dealer's side out."""
        rules = self.RULES.replace(turned_ace_bonus=5, finish="end_of_deal")
        state = with_scores(dealt("A deals; turned AS", rules), (50, 0))
        assert scored(won(state, "B D B D B")).winners == (1,)


class TestWhoDidNotRobCannotGoOut:
    """WP: "A player who fails to rob cannot go out that hand"."""

    RULES = THREE.replace(unrobbed_cannot_go_out=True)
    ACE_WITH_B = "A deals; B: AS KS QS 3S 4S; turned 2S; A: 2D 3D 4D 6D 7D; C: 2C 3C 4C 6C 7C"

    def letting_it_lie(self, rules: Rules, scores: tuple[int, ...]) -> GameState:
        """B plays an ordinary first card, and so lets the turn-up lie, and wins with it."""
        return played(with_scores(dealt(self.ACE_WITH_B, rules), scores), "KS 2C 2D")

    def test_the_trick_that_would_take_the_player_out_does_not(self) -> None:
        state = self.letting_it_lie(self.RULES, (0, 20, 0))
        assert (state.phase, state.scores) == (Phase.PLAY, (0, 20, 0))

    def test_tricks_short_of_the_target_count(self) -> None:
        assert self.letting_it_lie(self.RULES, (0, 10, 0)).scores == (0, 15, 0)

    @pytest.mark.parametrize(("target", "before", "after"), [(31, 25, 30), (24, 15, 20), (45, 35, 40), (22, 15, 20)])
    def test_tricks_short_of_any_target_count(self, target: int, before: int, after: int) -> None:
        assert self.letting_it_lie(self.RULES.replace(target=target), (0, before, 0)).scores == (0, after, 0)

    def test_another_player_goes_out_as_ever(self) -> None:
        state = won(self.letting_it_lie(self.RULES, (20, 20, 0)), "A")
        assert (scored(state).winners, state.scores) == ((0,), (25, 20, 0))

    def test_it_holds_for_that_deal_only(self) -> None:
        state = scored(won(self.letting_it_lie(self.RULES, (0, 20, 0)), "B B C C"))
        assert (state.over, state.scores) == (False, (0, 20, 10))
        assert scored(won(dealt_again(state, "turned 2H"), "B")).winners == (1,)

    def test_who_robs_goes_out(self) -> None:
        state = played(with_scores(dealt(self.ACE_WITH_B, self.RULES), (0, 20, 0)), "rob 3S, KS 2C 2D")
        assert scored(state).winners == (1,)

    def test_who_had_no_right_goes_out(self) -> None:
        state = won(with_scores(dealt("A deals; turned 2S", self.RULES), (0, 20, 0)), "B")
        assert scored(state).winners == (1,)

    def test_without_the_option_everyone_does(self) -> None:
        assert self.letting_it_lie(THREE, (0, 20, 0)).scores == (0, 25, 0)

    def test_all_five_tricks_do_not_win_the_game_either(self) -> None:
        rules = self.RULES.replace(all_five="wins_game")
        state = scored(won(self.letting_it_lie(rules, (0, 5, 0)), "B B B B"))
        assert (state.over, state.scores) == (False, (0, 20, 0))
        robbed = played(with_scores(dealt(self.ACE_WITH_B, rules), (0, -5, 0)), "rob 3S, KS 2C 2D")
        assert scored(won(robbed, "B B B B")).winners == (1,)

    def test_the_best_trump_does_not_take_the_player_out_either(self) -> None:
        rules = self.RULES.replace(best_trump=5, target=45)
        state = scored(won(self.letting_it_lie(rules, (0, 30, 0)), "B* A A C"))
        assert (state.over, state.scores) == (False, (10, 40, 5))

    def test_a_deal_may_be_won_as_long_as_it_is_not_the_last(self) -> None:
        rules = self.RULES.replace(scoring="deals_won", target=5, finish="end_of_deal")
        state = scored(won(self.letting_it_lie(rules, (0, 0, 0)), "B B A C"))
        assert state.scores == (0, 1, 0)
        state = scored(won(self.letting_it_lie(rules, (0, 4, 0)), "B B A C"))
        assert (state.over, state.scores) == (False, (0, 4, 0))

    def test_what_the_deal_brought_is_what_was_scored(self) -> None:
        state = scored(won(self.letting_it_lie(self.RULES, (0, 20, 0)), "B B C C"))
        assert state.history[-1].gains == (0, 0, 10)

    def test_a_dealer_who_leaves_a_turned_ace_has_no_bonus_that_would_take_them_out(self) -> None:
        rules = self.RULES.replace(turned_ace_bonus=5, finish="end_of_deal")
        state = with_scores(
            dealt("C deals; C: 2D 3D 4D 6D 7D; A: KS QS 3S 4S 6S; B: 7S 8S 9S 2H 3H; turned AS", rules), (0, 0, 25)
        )
        state = replace(state, deal=replace(state.current_deal, scores_before=(0, 0, 20)))
        state = scored(won(played(state, "KS 7S 2D"), "A A B B"))
        assert (state.over, state.scores) == (False, (15, 10, 20))
        assert state.history[-1].gains == (15, 10, 0)

    TURNED = "C deals; C: 5S 3D 4D 6D 7D; A: KS QS 3S 4S 6S; B: 7S 8S 9S 2H 3H; turned AS"

    def leaving_late(self, rules: Rules, bonus: int = 0) -> GameState:
        """C, who had 20 and turned an ace, wins the first trick, and only then lets the ace lie."""
        rules = rules.replace(turned_ace="after_first_trick", turned_ace_bonus=bonus)
        state = with_scores(dealt(self.TURNED, rules), (0, 0, 20 + bonus))
        state = replace(state, deal=replace(state.current_deal, scores_before=(0, 0, 20)))
        return played(state, "KS 7S 5S, leave")

    @pytest.mark.parametrize("finish", ["first_past", "end_of_deal"])
    def test_a_dealer_who_leaves_a_turned_ace_after_the_first_trick_is_not_out_by_that_trick(self, finish: str) -> None:
        state = self.leaving_late(self.RULES.replace(finish=finish))
        state = scored(won(state, "A A B B"))
        assert (state.over, state.scores) == (False, (10, 10, 20))

    def test_nor_by_that_trick_and_the_bonus(self) -> None:
        state = self.leaving_late(self.RULES.replace(finish="end_of_deal", target=30), bonus=5)
        state = scored(won(state, "A A B B"))
        assert (state.over, state.scores, state.history[-1].gains) == (False, (10, 10, 25), (10, 10, 5))

    def test_nor_by_points_counted_beside_the_pool(self) -> None:
        state = self.leaving_late(
            PRESETS["spoil-five"].replace(players=3, sides=3, count_points=True, unrobbed_cannot_go_out=True)
        )
        state = scored(won(state, "A A A"))
        assert (state.over, state.scores) == (False, (15, 0, 20))

    def test_of_a_single_deal_nobody_goes_out(self) -> None:
        """HG: one deal, the highest score wins, whatever the target of other games is."""
        rules = self.RULES.replace(scoring="single_deal", finish="end_of_deal", target=10)
        state = scored(won(self.letting_it_lie(rules, (0, 0, 0)), "B B B A"))
        assert (state.scores, state.winners) == ((5, 20, 0), (1,))
