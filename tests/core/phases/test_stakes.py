"""Stakes, matches and the double stake. RULES.md section 6."""

import pytest

from tests.core.policy import finished
from tests.core.positions import TWENTY_FIVE, dealt, dealt_again, played, scored, with_scores, won
from twentyfive.core import PRESETS, GameState, IllegalMove, Phase, Rules, apply, seated
from twentyfive.core.moves import DealCards
from twentyfive.core.phases.finishing import debts

STAKE = TWENTY_FIVE.replace(players=3, sides=3, stake=20)
PAIRS = TWENTY_FIVE.replace(players=4, sides=2, stake=20)
MATCH = PAIRS.replace(best_of=5)
DEAL = "A deals; turned 2S"


def after(rules: Rules, scores: tuple[int, ...], winners: str) -> GameState:
    return scored(won(with_scores(dealt(DEAL, rules), scores), winners))


def next_game(state: GameState, winners: str) -> GameState:
    """The state after one more scored deal of the match, which begins a new game if one was won before."""
    return scored(won(dealt_again(state, "turned 2S"), winners))


class TestTheStake:
    def test_each_loser_pays_the_winner(self) -> None:
        state = after(STAKE, (20, 15, 0), "A")
        assert state.account == (40, -20, -20)

    def test_the_winners_share_what_the_losers_pay(self) -> None:
        assert after(PAIRS, (0, 20), "B").account == (-20, 20, -20, 20)

    @pytest.mark.parametrize(("players", "sides"), [(9, 3), (6, 3), (6, 2), (10, 5), (8, 4)])
    def test_the_accounts_add_up_to_zero(self, players: int, sides: int) -> None:
        rules = PAIRS.replace(players=players, sides=sides)
        state = after(rules, (20, *(0,) * (sides - 1)), "A")
        assert sum(state.account) == 0
        assert state.account[0] == 20 * (sides - 1)
        assert state.account[1] == -20

    def test_without_a_stake_no_money_moves(self) -> None:
        assert after(TWENTY_FIVE, (20, 0, 0, 0, 0), "A").account == (0, 0, 0, 0, 0)


class TestTheDoubleStake:
    """PG: "if one player or team wins in one hand by winning all five tricks", with "no previous score"."""

    def test_all_five_tricks_without_a_previous_score_win_the_double_stake(self) -> None:
        state = after(STAKE, (0, 15, 0), "A A A A A")
        assert (state.double, state.account) == (True, (80, -40, -40))

    def test_the_double_stake_may_be_won_in_a_later_deal(self) -> None:
        state = after(STAKE, (0, 0, 0), "B B C C B")
        assert scored(won(dealt_again(state, "turned 2S"), "A A A A A")).account == (80, -40, -40)

    def test_with_a_previous_score_the_stake_is_single(self) -> None:
        state = after(STAKE.replace(finish="end_of_deal"), (5, 0, 0), "A A A A A")
        assert (state.winners, state.double, state.account) == ((0,), False, (40, -20, -20))

    def test_five_tricks_in_two_deals_win_the_single_stake(self) -> None:
        state = after(STAKE, (0, 0, 0), "A B B C C")
        state = scored(won(dealt_again(state, "turned 2S"), "A A A A"))
        assert (state.winners, state.double) == ((0,), False)

    def test_four_tricks_that_end_the_game_win_the_single_stake(self) -> None:
        """The fifth trick is not played, so nobody has won it."""
        state = after(STAKE.replace(target=20), (0, 0, 0), "A A A A")
        assert (state.winners, state.double, state.history[-1].all_five) == ((0,), False, None)

    def test_partners_win_the_double_stake_together(self) -> None:
        assert after(PAIRS, (0, 5), "A C C A C").account == (40, -40, 40, -40)

    def test_without_the_option_the_stake_is_single(self) -> None:
        rules = STAKE.replace(all_five="none")
        assert after(rules, (0, 0, 0), "A A A A A").account == (40, -20, -20)
        assert after(rules.replace(all_five="wins_game"), (0, 0, 0), "A A A A A").account == (40, -20, -20)

    def test_forty_five_is_not_won_by_five_tricks(self) -> None:
        assert not after(PRESETS["forty-five"].replace(all_five="double"), (0, 0), "A C A C A").over

    def test_a_bonus_for_an_ace_is_no_previous_score(self) -> None:
        """The bonus belongs to the same deal, which still needed all five tricks."""
        rules = STAKE.replace(finish="end_of_deal", turned_ace_bonus=5)
        state = scored(won(dealt("A deals; turned AS", rules), "A A A A A"))
        assert (state.winners, state.double) == ((0,), True)

    def test_the_best_trump_may_complete_a_double_game(self) -> None:
        rules = STAKE.replace(finish="end_of_deal", best_trump=5, target=30)
        assert after(rules, (0, 0, 0), "A A A A A").double

    def test_a_single_deal_can_win_the_double_stake(self) -> None:
        rules = STAKE.replace(scoring="single_deal", finish="end_of_deal")
        assert after(rules, (0, 0, 0), "A A A A A").account == (80, -40, -40)
        assert after(rules, (0, 0, 0), "A A A A B").account == (40, -20, -20)


class TestBestOf:
    """PG: "some play (for example) best of five games, in which case the first team to three games wins the stake"."""

    def test_one_game_does_not_win_a_match_of_five(self) -> None:
        state = after(MATCH, (20, 0), "A")
        assert (state.over, state.games, state.game_winners, state.account) == (False, (1, 0), (0,), (0, 0, 0, 0))
        assert state.phase is Phase.DEAL

    def test_the_next_game_begins_from_nothing(self) -> None:
        state = dealt_again(after(MATCH, (20, 15), "A"), "turned 2S")
        assert (state.scores, state.history, state.game_winners, state.current_deal.number) == ((0, 0), (), (), 1)
        assert state.games == (1, 0)

    def test_the_deal_goes_on_to_the_left(self) -> None:
        assert dealt_again(after(MATCH, (20, 15), "A"), "turned 2S").current_deal.dealer == 1

    def test_the_stake_is_for_the_match(self) -> None:
        rules = MATCH.replace(all_five="none")
        state = after(rules, (20, 0), "A")
        for winners, games in [("A C A C A", (2, 0)), ("B D B D B", (2, 1))]:
            state = next_game(state, winners)
            assert (state.games, state.over) == (games, False)
        state = next_game(state, "C C C C C")
        assert (state.games, state.over, state.winners) == ((3, 1), True, (0,))
        assert state.account == (20, -20, 20, -20)

    def test_a_double_game_counts_two(self) -> None:
        """CC calls all five "a double game"."""
        state = next_game(after(MATCH, (20, 0), "A"), "A C A C A")
        assert (state.games, state.over, state.winners) == ((3, 0), True, (0,))
        assert state.account == (20, -20, 20, -20)

    def test_a_match_of_one_is_over_with_its_game(self) -> None:
        state = after(PAIRS, (20, 0), "A")
        assert (state.over, state.games) == (True, (1, 0))

    def test_a_match_of_auction_forty_fives_counts_games(self) -> None:
        rules = PRESETS["auction-forty-fives"].replace(exchange="none", best_of=3)
        state = played(with_scores(dealt("A deals", rules), (0, 115)), "bid 20, pass, pass, pass, trump S")
        state = scored(won(state, "B* B B B A"))
        assert (state.games, state.over) == ((0, 1), False)
        assert dealt_again(state, "A: 2D").scores == (0, 0)


class TestCountedGames:
    """FF, on the halls of Cape Breton: "Generally 25 games are played in an evening", "a hole" for each game won."""

    RULES = PAIRS.replace(counted_games=4, all_five="none")

    def test_all_games_are_played_and_the_most_won_win_the_match(self) -> None:
        state = after(self.RULES, (20, 0), "A")
        for winners, games in [("A C A C A", (2, 0)), ("C A C A C", (3, 0))]:
            state = next_game(state, winners)
            assert (state.over, state.games, state.winners) == (False, games, ())
        state = next_game(state, "B D B D B")
        assert (state.over, state.games, state.games_played, state.winners) == (True, (3, 1), 4, (0,))
        assert state.account == (20, -20, 20, -20)

    def test_the_last_game_need_not_be_won_by_the_winner_of_the_match(self) -> None:
        state = after(self.RULES.replace(counted_games=3), (20, 0), "A")
        state = next_game(next_game(state, "A C A C A"), "B D B D B")
        assert (state.game_winners, state.winners) == ((1,), (0,))

    def test_an_even_number_may_end_in_a_tie_for_which_nobody_pays(self) -> None:
        state = next_game(after(self.RULES.replace(counted_games=2), (20, 0), "A"), "B D B D B")
        assert (state.over, state.games, state.winners) == (True, (1, 1), (0, 1))
        assert state.account == (0, 0, 0, 0)

    def test_a_game_that_nobody_wins_is_one_of_the_games(self) -> None:
        rules = STAKE.replace(counted_games=2, scoring="single_deal", finish="end_of_deal", all_five="none")
        state = after(rules, (0, 0, 0), "A A B B C")
        assert (state.over, state.games, state.games_played, state.games_tied) == (False, (0, 0, 0), 1, 1)
        state = next_game(state, "A A A B C")
        assert (state.over, state.games, state.winners, state.account) == (True, (1, 0, 0), (0,), (40, -20, -20))

    def test_a_double_game_counts_two_of_those_won_and_one_of_those_played(self) -> None:
        state = next_game(after(PAIRS.replace(counted_games=3), (0, 20), "B"), "A C A C A")
        assert (state.games, state.games_played, state.over) == ((2, 1), 2, False)

    def test_one_game_is_a_match_of_one(self) -> None:
        state = after(PAIRS.replace(counted_games=1), (20, 0), "A")
        assert (state.over, state.winners, state.account) == (True, (0,), (20, -20, 20, -20))

    @pytest.mark.parametrize("games", [2, 3, 5])
    def test_any_match_has_as_many_games_as_are_counted(self, games: int) -> None:
        for seed in range(6):
            rules = seated("twenty-five", 3, 3).replace(counted_games=games, all_five="none", target=15)
            state = finished(rules, seed).state
            assert state.games_played == games == sum(state.games) + state.games_tied
            assert state.winners == tuple(side for side, won in enumerate(state.games) if won == max(state.games))


class TestTheNextDealer:
    """FF, on the halls of Cape Breton: "Winners always deal first". RULES.md section 4."""

    GAME = MATCH.replace(deals_next="game_winners", all_five="none")
    DEAL = PAIRS.replace(deals_next="deal_winners", target=100)

    def test_the_winners_of_a_game_deal_the_next(self) -> None:
        """A dealt. Of the winners, the next to A's left deals: C before A, B before D."""
        assert after(self.GAME, (20, 0), "A").next_dealer == 2
        assert after(self.GAME, (0, 20), "D").next_dealer == 1

    def test_within_a_game_the_deal_goes_to_the_left(self) -> None:
        assert after(self.GAME, (0, 0), "A C A B D").next_dealer == 1

    def test_after_a_tied_game_the_deal_goes_to_the_left(self) -> None:
        rules = STAKE.replace(
            scoring="single_deal", finish="end_of_deal", all_five="none", best_of=3, deals_next="game_winners"
        )
        assert after(rules, (0, 0, 0), "C C B B A").next_dealer == 1

    def test_the_winners_of_a_deal_deal_the_next(self) -> None:
        assert after(self.DEAL, (0, 0), "A C A B D").next_dealer == 2
        assert after(self.DEAL, (0, 0), "B D A B D").next_dealer == 1
        assert after(self.DEAL, (0, 0), "B D A B D").phase is Phase.DEAL

    def test_points_decide_who_has_won_a_deal(self) -> None:
        """C took most tricks, but A as many points by the best trump; so nobody alone has won."""
        rules = STAKE.replace(target=100, deals_next="deal_winners")
        assert after(rules, (0, 0, 0), "C C A A B").next_dealer == 1
        assert after(rules, (0, 0, 0), "C C C A B").next_dealer == 2

    def test_after_a_spoiled_pool_the_deal_goes_to_the_left(self) -> None:
        rules = PRESETS["spoil-five"].replace(players=3, sides=3, deals_next="deal_winners")
        assert scored(won(dealt(DEAL, rules), "A A B B C")).next_dealer == 1
        assert scored(won(dealt(DEAL, rules), "C A C A C")).next_dealer == 2

    def test_the_declarers_opponents_win_a_deal_in_which_the_bid_fails(self) -> None:
        rules = PRESETS["auction-forty-fives"].replace(exchange="none", deals_next="deal_winners")
        state = played(dealt("A deals", rules), "bid 20, pass, pass, pass, trump S")
        assert scored(won(state, "B B A A C")).next_dealer == 2

    def test_nobody_else_may_deal(self) -> None:
        state = after(self.DEAL, (0, 0), "A C A B D")
        with pytest.raises(IllegalMove, match="wrong_dealer"):
            apply(state, DealCards(state.rules.pack, 1))


@pytest.mark.parametrize(
    ("account", "owed"),
    [
        ((40, -20, -20), {(1, 0): 20, (2, 0): 20}),
        ((20, 20, -40), {(2, 0): 20, (2, 1): 20}),
        ((-10, 30, -30, 10), {(0, 1): 10, (2, 1): 20, (2, 3): 10}),
        ((0, 0, 0), {}),
    ],
)
def test_debts_settle_every_account(account: tuple[int, ...], owed: dict[tuple[int, int], int]) -> None:
    assert {(debt.debtor, debt.creditor): debt.amount for debt in debts(account)} == owed
