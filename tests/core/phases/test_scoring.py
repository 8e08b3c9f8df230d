"""The points of tricks, the best trump, contracts and all five. RULES.md section 6."""

import pytest

from tests.core.positions import TWENTY_FIVE, dealt, dealt_again, played, scored, with_scores, won
from twentyfive.core import PRESETS, GameState, Phase, Rules, seated

TWO = TWENTY_FIVE.replace(players=2, sides=2)
PAIRS = TWENTY_FIVE.replace(players=4, sides=2)
FORTY_FIVE = PRESETS["forty-five"]
AUCTION = PRESETS["auction-forty-fives"].replace(exchange="none")
GROWL = PRESETS["growl"].replace(exchange="none", kitty=0)
NOVA_SCOTIA = PRESETS["nova-scotia"].replace(exchange="none", kitty=0)
FIFTY_FIVE = seated("fifty-five", 3, 3).replace(exchange="none", kitty=0)
DEAL = "A deals; turned 2S"


def after(rules: Rules, winners: str, scores: tuple[int, ...] = ()) -> GameState:
    """The state after a scored deal in which these seats won the tricks; before it the sides had `scores`."""
    state = dealt(DEAL, rules)
    return scored(won(with_scores(state, scores or state.scores), winners))


def contract(rules: Rules, calls: str, winners: str, scores: tuple[int, ...] = ()) -> GameState:
    """The state after a scored deal with an auction."""
    state = dealt("A deals", rules)
    state = with_scores(state, scores or state.scores)
    return scored(won(played(state, f"{calls}, trump S"), winners))


class TestTricks:
    """`tricks`: five points per trick for the side."""

    @pytest.mark.parametrize(
        ("rules", "winners", "scores"),
        [
            (TWO, "A B A B A", (15, 10)),
            (TWENTY_FIVE, "A B B E C", (5, 10, 5, 0, 5)),
            (PAIRS, "A B C D A", (15, 10)),
            (TWENTY_FIVE.replace(players=9, sides=3), "A D G B C", (15, 5, 5)),
        ],
    )
    def test_each_trick_gives_five_points(self, rules: Rules, winners: str, scores: tuple[int, ...]) -> None:
        state = after(rules, winners)
        assert (state.scores, state.phase) == (scores, Phase.DEAL)
        assert state.history[-1].gains == scores

    def test_tricks_count_at_once(self) -> None:
        state = won(dealt(DEAL, TWO), "A B A")
        assert (state.phase, state.scores) == (Phase.PLAY, (10, 5))

    def test_points_add_up_from_deal_to_deal(self) -> None:
        assert after(TWO, "A A A B B", (5, 5)).scores == (20, 15)

    @pytest.mark.parametrize(("hand_size", "packets"), [(6, (3, 3)), (9, (3, 3, 3))])
    def test_a_larger_hand_has_more_tricks(self, hand_size: int, packets: tuple[int, ...]) -> None:
        rules = TWO.replace(hand_size=hand_size, packets=packets, target=100)
        state = won(dealt(DEAL, rules), "A " * (hand_size - 1))
        assert state.phase is Phase.PLAY
        assert scored(won(state, "B")).scores == (5 * hand_size - 5, 5)


class TestTheBestTrump:
    """`best_trump`: five points, at the end of the deal, for playing the highest trump of those played."""

    @pytest.mark.parametrize(
        ("winners", "scores"),
        [("A* B C D A", (20, 10)), ("A B* C D A", (15, 15)), ("A B C D A*", (20, 10)), ("B C C* D A", (20, 10))],
    )
    def test_the_best_trump_counts_for_the_side(self, winners: str, scores: tuple[int, int]) -> None:
        state = after(FORTY_FIVE, winners)
        assert state.scores == state.history[-1].gains == scores

    def test_the_best_trump_counts_only_at_the_end_of_the_deal(self) -> None:
        assert won(dealt(DEAL, FORTY_FIVE), "A* B C D").scores == (10, 10)

    def test_the_best_trump_need_not_be_the_five(self) -> None:
        assert after(FORTY_FIVE, "B- B C- D- A").scores == (10, 20)

    def test_without_a_trump_played_nobody_scores_the_best_trump(self) -> None:
        assert after(FORTY_FIVE, "A- B- C- D- A-").scores == (15, 10)

    def test_a_side_out_before_the_best_trump_is_played_wins(self) -> None:
        """WP: "If a player gets out before that trump is played, he wins the game all the same"."""
        state = after(FORTY_FIVE, "B* B A", (40, 20))
        assert (state.over, state.winners, state.scores) == (True, (0,), (45, 30))
        assert state.history[-1].gains == (5, 10)

    def test_the_best_trump_does_not_count_after_a_trick_that_ends_the_game(self) -> None:
        state = after(FORTY_FIVE, "B* B B B A", (40, 15))
        assert (state.winners, state.scores) == ((0,), (45, 35))

    def test_the_best_trump_can_take_a_side_out(self) -> None:
        state = after(FORTY_FIVE, "A* A A B B", (25, 0))
        assert (state.winners, state.scores) == ((0,), (45, 10))

    def test_the_player_of_the_best_trump_scores_it(self) -> None:
        """The jack beats A♥ and is the best trump played; the five stays in the pack."""
        rules = FORTY_FIVE.replace(players=2)
        deal = "A deals; A: AH KD QD JD 10D; B: JS 9D 8D 7D 6D; turned 2S"
        state = played(dealt(deal, rules), "9D KD, QD 8D, JD 7D, AH JS, 6D 10D")
        assert scored(state).scores == (20, 10)

    def test_the_five_of_hearts_can_be_the_best_trump(self) -> None:
        rules = FORTY_FIVE.replace(players=2, five_of_hearts_best=True)
        deal = "A deals; A: 5H KD QD JD 10D; B: 5S 9D 8D 7D 6D; turned 2S"
        assert scored(played(dealt(deal, rules), "5S 5H, KD 9D, QD 8D, JD 7D, 10D 6D")).scores == (30, 0)


class TestOnlyTheBestOfTheTrumps:
    """`best_trump_if`, IR: "ten points are earned if one of the top four cards are played"."""

    RULES = FORTY_FIVE.replace(players=2, best_trump_if="top_three")

    def gains(self, best: str, turned: str, other: str = "2C", **options: object) -> tuple[int, ...]:
        """The gains of a deal in which A takes all tricks, and `best` is the highest trump played."""
        deal = f"A deals; A: {best} KD QD JD 10D; B: {other} 9D 8D 7D 6D; turned {turned}"
        state = played(dealt(deal, self.RULES.replace(**options)), f"{other} {best}, KD 9D, QD 8D, JD 7D, 10D 6D")
        return scored(state).history[-1].gains

    @pytest.mark.parametrize("best", ["5S", "JS", "AH"])
    def test_the_five_the_jack_and_the_ace_of_hearts_count(self, best: str) -> None:
        assert self.gains(best, "2S") == (30, 0)

    def test_the_joker_counts(self) -> None:
        assert self.gains("JK", "2S", joker=True) == (30, 0)

    @pytest.mark.parametrize("best", ["AS", "KS", "10S"])
    def test_a_lower_trump_brings_nothing_even_if_it_is_the_best(self, best: str) -> None:
        assert self.gains(best, "2S") == (25, 0)
        assert self.gains(best, "2S", best_trump_if="any") == (30, 0)

    def test_the_five_of_hearts_counts_where_it_is_always_best(self) -> None:
        assert self.gains("5H", "2S", five_of_hearts_best=True) == (30, 0)

    def test_where_a_better_trump_is_played_only_that_counts(self) -> None:
        deal = "A deals; A: JS KD QD JD 10D; B: AH 9D 8D 7D 6D; turned 2S"
        state = played(dealt(deal, self.RULES), "9D KD, QD 8D, JD 7D, 10D 6D, JS AH")
        assert scored(state).history[-1].gains == (30, 0)

    def test_the_order_of_old_games_does_not_change_which_cards_count(self) -> None:
        assert self.gains("AS", "2S", trump_order="five_cards") == (25, 0)
        assert self.gains("JS", "2S", trump_order="five_cards") == (30, 0)

    def test_an_ace_of_hearts_that_has_fallen_brings_nothing(self) -> None:
        """Hearts are trumps, and B, who holds their ace, did not rob."""
        rules = self.RULES.replace(unrobbed_ace="lowest_trump")
        deal = "A deals; A: 2C KD QD JD 10D; B: AH 9D 8D 7D 6D; turned 2H"
        state = played(dealt(deal, rules), "9D KD, QD 8D, JD 7D, 10D 6D, 2C AH")
        assert scored(state).history[-1].gains == (20, 5)

    def test_a_contract_may_fail_for_want_of_it(self) -> None:
        """Three tricks and the king as the highest trump: 20 points, or 15."""
        calls, winners = "bid 20, pass, pass, pass", "B B D A- A-"
        assert contract(AUCTION, calls, winners).scores == (10, 20)
        assert contract(AUCTION.replace(best_trump_if="top_three"), calls, winners).scores == (10, -20)
        assert contract(AUCTION.replace(best_trump_if="top_three"), calls, "B* B D A- A-").scores == (10, 20)


class TestPointsForAllFive:
    """`all_five_points`: more for all the tricks of a deal, in a game without an auction (other tables)."""

    RULES = FORTY_FIVE.replace(all_five_points=10)

    def test_all_five_tricks_bring_ten_more(self) -> None:
        assert after(self.RULES, "A C A* C A").history[-1].gains == (40, 0)
        assert after(self.RULES, "A C A* C B").history[-1].gains == (25, 5)

    def test_they_count_at_the_end_of_the_deal_and_may_win_the_game(self) -> None:
        assert won(dealt(DEAL, self.RULES), "A* C A C A").scores == (25, 0)
        state = after(self.RULES, "A- C- A- C- A-", (10, 40))
        assert (state.winners, state.scores) == ((0,), (45, 40))

    def test_they_do_not_count_after_a_trick_that_ends_the_game(self) -> None:
        state = after(self.RULES, "A C A C* A", (20, 0))
        assert (state.winners, state.scores) == ((0,), (45, 0))

    def test_a_larger_hand_has_to_take_all_its_tricks(self) -> None:
        rules = TWO.replace(hand_size=6, packets=(3, 3), target=100, all_five_points=10)
        assert after(rules, "A A A A A A").scores == (40, 0)
        assert after(rules, "A A A A A B").scores == (25, 5)

    def test_a_single_deal_counts_them(self) -> None:
        rules = TWO.replace(scoring="single_deal", finish="end_of_deal", all_five_points=10)
        assert after(rules, "B B B B B").scores == (0, 35)

    def test_a_side_that_let_the_turn_up_lie_does_not_go_out_by_them(self) -> None:
        rules = TWO.replace(unrobbed_cannot_go_out=True, all_five_points=10, target=35)
        deal = "A deals; A: 2C 3C 4C 6C 7C; B: 5S JS AH AS KS; turned 2S"
        assert scored(played(dealt(deal, rules), "5S 2C, JS 3C, AH 4C, AS 6C, KS 7C")).scores == (0, 25)


class TestAllTricks:
    """All five tricks, or all tricks of a larger hand."""

    @pytest.mark.parametrize(("winners", "side"), [("A A A A A A", 0), ("A A A A A B", None), ("B A A A A A", None)])
    def test_with_six_cards_all_six_are_needed(self, winners: str, side: int | None) -> None:
        rules = TWO.replace(hand_size=6, packets=(3, 3), target=100)
        assert after(rules, winners).history[-1].all_five == side


class TestTheTurnedAce:
    """`turned_ace_bonus`: some give the dealer five."""

    BONUS = PAIRS.replace(turned_ace_bonus=5)
    ACE = "B deals; turned AS"

    def test_the_dealers_side_scores_the_bonus_at_once(self) -> None:
        assert dealt(self.ACE, self.BONUS).scores == (0, 5)

    @pytest.mark.parametrize("turned", ["KS", "5S", "2S", "10S", "AS"])
    def test_no_other_card_and_no_ace_without_the_option_brings_a_bonus(self, turned: str) -> None:
        rules = PAIRS if turned == "AS" else self.BONUS
        assert dealt(f"B deals; turned {turned}", rules).scores == (0, 0)

    def test_the_bonus_is_part_of_the_gains(self) -> None:
        state = scored(won(dealt(self.ACE, self.BONUS), "A B C D A"))
        assert (state.scores, state.history[-1].gains) == ((15, 15), (15, 15))

    def with_twenty(self, rules: Rules) -> GameState:
        """B, whose side has 20 points, has just turned up an ace."""
        state = scored(won(dealt("A deals; turned KS", rules), "A B B B D"))
        assert (state.scores, state.next_dealer) == ((5, 20), 1)
        return dealt_again(state, "turned AS")

    def test_the_bonus_can_win_the_game_before_a_card_is_played(self) -> None:
        state = self.with_twenty(self.BONUS)
        assert (state.phase, state.scores) == (Phase.SCORE, (5, 25))
        state = scored(state)
        assert (state.over, state.winners) == (True, (1,))

    def test_the_bonus_does_not_end_a_game_that_ends_with_a_deal(self) -> None:
        state = self.with_twenty(self.BONUS.replace(finish="end_of_deal"))
        assert (state.phase, state.scores) == (Phase.PLAY, (5, 25))
        assert scored(won(state, "A C A C A")).winners == (0,)


class TestMajorityAndDifference:
    @pytest.mark.parametrize(
        ("winners", "hoyle", "difference"),
        [
            ("A B A B A", (5, 0), (5, 0)),
            ("A B A A A", (5, 0), (15, 0)),
            ("A C A C A", (10, 0), (25, 0)),
            ("B B B C D", (0, 5), (0, 15)),
            ("B D B D B", (0, 10), (0, 25)),
            ("B B A A D", (0, 5), (0, 5)),
        ],
    )
    def test_the_majority_alone_scores(self, winners: str, hoyle: tuple[int, int], difference: tuple[int, int]) -> None:
        """Hoyle: 3 or 4 tricks 5, five 10; CC: "Three tricks would score 5 points, four tricks 15", five 25."""
        for preset, scores in [("forty-five-hoyle", hoyle), ("forty-five-difference", difference)]:
            state = after(PRESETS[preset], winners)
            assert (state.scores, state.history[-1].gains) == (scores, scores)

    def test_nothing_is_scored_before_the_end_of_the_deal(self) -> None:
        assert won(dealt(DEAL, PRESETS["forty-five-hoyle"]), "A A A A").scores == (0, 0)

    def test_nobody_scores_without_three_tricks(self) -> None:
        rules = PRESETS["forty-five-difference"].replace(players=5, sides=5)
        assert after(rules, "A A B B C").scores == (0, 0, 0, 0, 0)


class TestDealsWon:
    """HG: the side with most tricks wins the deal; five deals win the game."""

    HOUSE = PRESETS["house-25"]

    @pytest.mark.parametrize(("winners", "scores"), [("A B C D A", (1, 0)), ("B B B B B", (0, 1))])
    def test_most_tricks_win_the_deal(self, winners: str, scores: tuple[int, int]) -> None:
        state = scored(won(played(dealt(DEAL, self.HOUSE), "leave"), winners))
        assert state.scores == state.history[-1].gains == scores

    def test_the_fifth_deal_won_wins_the_game(self) -> None:
        state = with_scores(played(dealt(DEAL, self.HOUSE), "leave"), (4, 4))
        assert scored(won(state, "B B B A A")).winners == (1,)

    def test_every_trick_of_the_deal_is_played(self) -> None:
        assert won(played(dealt(DEAL, self.HOUSE), "leave"), "A A A").phase is Phase.PLAY

    def test_a_tie_in_tricks_gives_the_deal_to_nobody(self) -> None:
        rules = seated("five-cards-1674", 3, 3)
        assert after(rules, "A A B B C").scores == (0, 0, 0)
        assert after(rules, "A A B C C", (4, 0, 0)).winners == ()
        assert after(rules, "A A B B A").scores == (1, 0, 0)


class TestContracts:
    """A contract made scores all that the side took, one failed minus the bid. Others always score what they took."""

    @pytest.mark.parametrize(
        ("calls", "winners", "scores"),
        [
            # B bids for the side of B and D.
            ("bid 15, pass, pass, pass", "B* D A C B", (10, 20)),
            ("bid 20, pass, pass, pass", "B* D A C B", (10, 20)),
            ("bid 25, pass, pass, pass", "B* D A C B", (10, -25)),
            ("bid 25, pass, pass, pass", "B* D A D B", (5, 25)),
            ("bid 5, pass, pass, pass", "A* C A C B", (25, 5)),
            ("bid 5, pass, pass, pass", "A* C A C A", (30, -5)),
            # The five points for the best trump decide the contract.
            ("bid 15, pass, pass, pass", "B* D A C A", (15, 15)),
            ("bid 15, pass, pass, pass", "B D A* C A", (20, -15)),
            # Thirty, the bid for all tricks: +60 or -30 (CC: "they win 60 for the feat").
            ("bid 30, pass, pass, pass", "B* D B D B", (0, 60)),
            ("bid 30, pass, pass, pass", "B* D B D A", (5, -30)),
            # All tricks without the bid for them are thirty points.
            ("bid 25, pass, pass, pass", "B* D B D B", (0, 30)),
            ("pass, pass, pass, bid 20", "A* C A B B", (20, 10)),
        ],
    )
    def test_auction_forty_fives(self, calls: str, winners: str, scores: tuple[int, int]) -> None:
        state = contract(AUCTION, calls, winners)
        assert state.scores == state.history[-1].gains == scores
        assert state.history[-1].made == (min(scores) >= 0)

    @pytest.mark.parametrize(
        ("calls", "winners", "scores"),
        [
            ("bid 60, pass, pass", "B* B B B B", (0, 60, 0)),
            ("bid 60, pass, pass", "B* B B B A", (5, -60, 0)),
            ("bid 25, pass, pass", "B* B B B B", (0, 30, 0)),
            ("bid 10, pass, pass", "C* A A B C", (10, -10, 15)),
            ("bid 10, pass, pass", "C* A A B B", (10, 10, 10)),
        ],
    )
    def test_fifty_five(self, calls: str, winners: str, scores: tuple[int, ...]) -> None:
        assert contract(FIFTY_FIVE, calls, winners).scores == scores

    @pytest.mark.parametrize(
        ("calls", "winners", "scores"),
        [
            ("bid 25, pass, pass, pass", "B* D B D B", (0, 60)),
            ("bid 25, pass, pass, pass", "B* D B D A", (5, -10)),
            ("bid 30, pass, pass, pass", "B* D B D B", (0, 30)),
            ("bid 10, pass, pass, pass", "B* D A C A", (15, 15)),
        ],
    )
    def test_the_all_tricks_bid_need_not_be_the_highest(
        self, calls: str, winners: str, scores: tuple[int, int]
    ) -> None:
        """RULES.md, `all_tricks`: the bid, its score when made and its cost when failed are separate numbers."""
        assert contract(AUCTION.replace(all_tricks=(25, 60, 10)), calls, winners).scores == scores

    def test_the_result_has_the_declarer_and_the_contract(self) -> None:
        result = contract(AUCTION, "bid 25, pass, pass, pass", "B* D A C B").history[-1]
        assert (result.declarer, result.contract, result.made, result.tricks) == (1, 25, False, (2, 3))

    def test_nothing_is_scored_during_a_deal_with_a_contract(self) -> None:
        state = played(dealt("A deals", AUCTION), "bid 5, pass, pass, pass, trump S")
        assert won(state, "B B B B").scores == (0, 0)

    def test_scores_may_fall_below_zero(self) -> None:
        state = contract(AUCTION, "bid 30, pass, pass, pass", "B D A* A A", (0, -10))
        assert state.scores == (20, -40)


class TestThoseWhoDidNotBid:
    """`defenders_score`: what counts of the points that the others take."""

    @pytest.mark.parametrize(
        ("winners", "scores"),
        [
            ("A A A A A", (115, -20)),
            ("B B B B A", (105, 25)),
            ("B B A A A", (115, -20)),
        ],
    )
    def test_at_growl_only_a_bid_wins_the_game(self, winners: str, scores: tuple[int, ...]) -> None:
        """NF: "the defending team is capped at 115 when they would otherwise reach 120". B bids 20."""
        state = contract(GROWL, "bid 20, pass, pass, pass", winners, (100, 0))
        assert (state.scores, state.over) == (scores, False)

    def test_at_growl_a_bid_that_is_made_wins(self) -> None:
        state = contract(GROWL, "bid 20, pass, pass, pass", "B B B B A", (115, 100))
        assert (state.scores, state.winners) == ((115, 125), (1,))

    def test_the_slam_of_growl_wins_or_loses_sixty(self) -> None:
        assert contract(GROWL, "bid 60, pass, pass, pass", "B B B B B").scores == (0, 60)
        assert contract(GROWL, "bid 60, pass, pass, pass", "B B B B A").scores == (5, -60)
        assert contract(GROWL, "bid 30, pass, pass, pass", "B B B B B").scores == (0, 30)

    def test_in_nova_scotia_a_side_near_the_goal_scores_nothing_if_the_bid_is_made(self) -> None:
        """NS: a pair with 100 points or more cannot score when the other makes its bid; if it fails, it can."""
        calls = "bid 20, pass, pass, pass"
        assert contract(NOVA_SCOTIA, calls, "B B B B A", (100, 0)).scores == (100, 25)
        assert contract(NOVA_SCOTIA, calls, "B B B B A", (95, 0)).scores == (100, 25)
        lost = contract(NOVA_SCOTIA, calls, "B B A A A", (110, 0))
        assert (lost.scores[1], lost.winners) == (-20, (0,))

    def test_thirty_scores_sixty_in_nova_scotia(self) -> None:
        assert contract(NOVA_SCOTIA, "bid 30, pass, pass, pass", "B B B B B").scores == (0, 60)
        assert contract(NOVA_SCOTIA, "bid 30, pass, pass, pass", "B B B B A").scores == (5, -30)


class TestThirtyOne:
    """Ours: "it and all five tricks make 31". RULES.md section 7."""

    RULES = seated("thirty-one", 4, 2)

    def test_all_five_tricks_and_the_highest_trump_win_the_game_in_one_deal(self) -> None:
        state = after(self.RULES, "A* C A C A")
        assert (state.scores, state.winners) == ((31, 0), (0,))

    def test_the_highest_trump_may_decide_between_five_tricks_and_six(self) -> None:
        assert not after(self.RULES, "A C A B* D", (10, 0)).over
        assert after(self.RULES, "A C A B D*", (10, 10)).winners == ()
        assert after(self.RULES, "A* C A B D", (10, 0)).scores == (31, 10)


class TestIreland:
    """IR: "If a player wins all five tricks in one hand, he automatically gets forty-five and wins"."""

    def test_all_five_tricks_win_whatever_the_score(self) -> None:
        rules = seated("forty-five-ireland", 3, 3)
        assert after(rules, "A A A A A", (0, 40, 0)).winners == (0,)
        assert not after(rules, "A A A A B", (0, 0, 0)).over
