"""Spoil Five: antes, the pool, the jink, and spoiled deals. RULES.md section 6."""

from dataclasses import replace

import pytest

from tests.core.positions import dealt, dealt_again, played, scored, with_scores, won
from twentyfive.core import PRESETS, GameState, IllegalMove, Phase, Refusal, Rules, apply, legal_moves, to_act
from twentyfive.core.moves import Jink, PlayCard, TakePool, parse_move

SPOIL = PRESETS["spoil-five"].replace(players=4, sides=4)
HOYLE = PRESETS["spoil-five-hoyle"].replace(players=4, sides=4, rob_deadline="own_first_card")
DEAL = "A deals; turned 2S"


def after(state: GameState, winners: str) -> GameState:
    return scored(won(state, winners))


def purses(state: GameState) -> tuple[tuple[int, ...], int]:
    return state.chips, state.pool


class TestAntes:
    def test_every_player_starts_with_twenty_and_antes_one(self) -> None:
        assert purses(dealt(DEAL, SPOIL)) == ((19, 19, 19, 19), 4)

    def test_the_number_of_chips_is_an_option(self) -> None:
        assert purses(dealt(DEAL, SPOIL.replace(chips=7))) == ((6, 6, 6, 6), 4)

    def test_partners_have_one_purse_and_ante_once(self) -> None:
        assert purses(dealt(DEAL, SPOIL.replace(sides=2))) == ((19, 19), 2)

    def test_games_without_a_pool_have_no_chips(self) -> None:
        assert purses(dealt(DEAL, PRESETS["twenty-five"])) == ((0, 0, 0, 0, 0), 0)


class TestThreeTricks:
    """CC: three tricks, and "in doing this, the hand immediately ends"."""

    @pytest.mark.parametrize("winners", ["A B A A", "A B B A B", "A B C B B", "A A B A"])
    def test_three_tricks_win_the_pool_and_end_the_deal(self, winners: str) -> None:
        state = won(dealt(DEAL, SPOIL), winners)
        assert state.phase is Phase.SCORE
        state = scored(state)
        seat = "ABCD".index(winners[-1])
        assert purses(state) == (tuple(23 if at == seat else 19 for at in range(4)), 0)
        assert state.history[-1].gains[seat] == 3
        assert not state.history[-1].spoiled

    def test_two_tricks_do_not_win_the_pool(self) -> None:
        assert won(dealt(DEAL, SPOIL), "A B A B").phase is Phase.PLAY

    def test_after_a_win_all_ante_again(self) -> None:
        state = dealt_again(after(dealt(DEAL, SPOIL), "A B A A"), "turned 2S")
        assert purses(state) == ((22, 18, 18, 18), 4)

    def test_the_tricks_of_partners_count_together(self) -> None:
        assert won(dealt(DEAL, SPOIL.replace(sides=2)), "A B C A").phase is Phase.SCORE


class TestTheJink:
    """The winner of the first three tricks takes the pool or plays on for all five (BR, CC, WP)."""

    def test_the_winner_of_the_first_three_chooses(self) -> None:
        state = won(dealt(DEAL, SPOIL), "B B B")
        assert (state.phase, to_act(state), legal_moves(state)) == (Phase.JINK, 1, (TakePool(), Jink()))

    def test_three_later_tricks_give_no_choice(self) -> None:
        assert won(dealt(DEAL, SPOIL), "A B B B").phase is Phase.SCORE

    def test_taking_the_pool_ends_the_deal(self) -> None:
        state = scored(played(won(dealt(DEAL, SPOIL), "B B B"), "pool"))
        assert purses(state) == ((19, 23, 19, 19), 0)
        assert state.history[-1].all_five is None

    def test_all_five_win_the_pool_and_a_chip_from_each_opponent(self) -> None:
        state = played(won(dealt(DEAL, SPOIL), "B B B"), "jink")
        assert (state.phase, to_act(state), state.current_deal.jinker) == (Phase.PLAY, 1, 1)
        state = after(state, "B B")
        assert purses(state) == ((18, 26, 18, 18), 0)
        assert (state.history[-1].gains, state.history[-1].all_five) == ((-2, 6, -2, -2), 1)

    @pytest.mark.parametrize("lost", ["A", "B D"])
    def test_a_jink_that_loses_a_trick_wins_nothing_and_spoils_the_deal(self, lost: str) -> None:
        """WP: "If he elects to jink and fails, he cannot score during that hand"."""
        state = won(played(won(dealt(DEAL, SPOIL), "B B B"), "jink"), lost)
        assert state.phase is Phase.SCORE
        state = scored(state)
        assert (purses(state), state.carried) == (((19, 19, 19, 19), 4), True)
        assert (state.history[-1].gains, state.history[-1].spoiled) == ((-1, -1, -1, -1), True)

    def test_a_jink_that_fails_scores_no_points(self) -> None:
        rules = SPOIL.replace(count_points=True)
        state = played(won(with_scores(dealt(DEAL, rules), (0, 5, 0, 0)), "B B B"), "jink")
        state = after(state, "B A")
        assert (state.scores, state.over) == ((5, 5, 0, 0), False)

    def test_the_player_who_stops_a_jink_wins_nothing(self) -> None:
        state = after(played(won(dealt(DEAL, SPOIL), "B B B"), "jink"), "A")
        assert state.chips == (19, 19, 19, 19)

    def test_without_the_jink_the_third_trick_ends_the_deal(self) -> None:
        """BR: "Jinking is now often omitted"."""
        assert won(dealt(DEAL, SPOIL.replace(jink="off")), "B B B").phase is Phase.SCORE

    def test_partners_jink_together(self) -> None:
        state = won(dealt(DEAL, SPOIL.replace(sides=2)), "B D B")
        assert (state.phase, to_act(state)) == (Phase.JINK, 1)
        state = after(played(state, "jink"), "D B")
        assert purses(state) == ((18, 22), 0)

    def test_a_player_without_chips_pays_none_for_a_jink(self) -> None:
        state = replace(won(dealt(DEAL, SPOIL), "B B B"), chips=(0, 19, 1, 19))
        state = after(played(state, "jink"), "B B")
        assert purses(state) == ((0, 25, 0, 18), 0)

    @pytest.mark.parametrize("move", ["play 5S", "pass", "rob 2S"])
    def test_the_choice_must_be_made_first(self, move: str) -> None:
        with pytest.raises(IllegalMove) as refused:
            apply(won(dealt(DEAL, SPOIL), "B B B"), parse_move(move))
        assert refused.value.refusal is Refusal.WRONG_MOVE

    def test_nobody_jinks_in_twenty_five(self) -> None:
        state = won(dealt(DEAL, PRESETS["twenty-five"]), "B B B")
        assert all(isinstance(move, PlayCard) for move in legal_moves(state))


class TestTheChipsOfADeal:
    """A deal costs what a side pays into the pool for it, so that the deals of a game add up to its chips."""

    def test_the_losers_lose_their_antes(self) -> None:
        state = after(dealt(DEAL, SPOIL), "A B A A")
        assert (state.history[-1].gains, state.chips) == ((3, -1, -1, -1), (23, 19, 19, 19))

    def test_a_jink_costs_the_others_a_chip_more(self) -> None:
        state = after(played(won(dealt(DEAL, SPOIL), "B B B"), "jink"), "B B")
        assert state.history[-1].gains == (-2, 6, -2, -2)

    def test_only_who_tops_up_a_spoiled_pool_pays(self) -> None:
        state = dealt_again(after(dealt(DEAL, HOYLE), "A B A B C"), "turned 2S")
        assert after(state, "A B A A").history[-1].gains == (5, -1, 0, 0)


class TestASpoiledDeal:
    def test_a_deal_is_spoiled_when_nobody_has_three_tricks(self) -> None:
        state = after(dealt(DEAL, SPOIL), "A B A B C")
        assert (purses(state), state.carried, state.history[-1].spoiled) == (((19, 19, 19, 19), 4), True, True)

    def test_each_player_adds_a_chip_to_a_spoiled_pool(self) -> None:
        """BR: the pool is "carried forward to the next deal, increased by one chip per player"."""
        state = dealt_again(after(dealt(DEAL, SPOIL), "A B A B C"), "turned 2S")
        assert purses(state) == ((18, 18, 18, 18), 8)

    def test_with_the_option_only_the_next_dealer_adds_a_chip(self) -> None:
        """CC: "the next dealer must add one chip to the pile"."""
        state = dealt_again(after(dealt(DEAL, HOYLE), "A B A B C"), "turned 2S")
        assert purses(state) == ((19, 18, 19, 19), 5)

    def test_after_a_win_all_ante_again_whoever_topped_up(self) -> None:
        state = after(dealt_again(after(dealt(DEAL, HOYLE), "A B A B C"), "turned 2S"), "A B A A")
        assert purses(state) == ((24, 18, 19, 19), 0)
        assert purses(dealt_again(state, "turned 2S")) == ((23, 17, 18, 18), 4)

    def test_the_whole_pool_goes_to_whoever_wins_next(self) -> None:
        state = after(dealt_again(after(dealt(DEAL, SPOIL), "A B A B C"), "turned 2S"), "A B A A")
        assert (purses(state), state.carried) == (((26, 18, 18, 18), 0), False)

    def test_a_player_without_chips_adds_none(self) -> None:
        state = replace(after(dealt(DEAL, SPOIL), "A B A B C"), chips=(0, 19, 19, 19))
        assert purses(dealt_again(state, "turned 2S")) == ((0, 18, 18, 18), 7)
        state = replace(after(dealt(DEAL, HOYLE), "A B A B C"), chips=(19, 0, 19, 19))
        assert purses(dealt_again(state, "turned 2S")) == ((19, 0, 19, 19), 4)


class TestThePoolLimit:
    """WP: the pool has "a certain maximum, which once reached there is no further subscription"."""

    @pytest.mark.parametrize(("limit", "pool"), [(0, 8), (100, 8), (8, 8), (6, 6), (4, 4)])
    def test_a_top_up_stops_at_the_limit(self, limit: int, pool: int) -> None:
        state = after(dealt(DEAL, SPOIL.replace(pool_limit=limit)), "A B A B C")
        state = dealt_again(state, "turned 2S")
        assert state.pool == pool
        assert state.pool + sum(state.chips) == 80

    def test_those_on_the_dealers_left_pay_first(self) -> None:
        state = after(dealt(DEAL, SPOIL.replace(pool_limit=6)), "A B A B C")
        assert dealt_again(state, "turned 2S").chips == (19, 19, 18, 18)

    def test_the_next_dealer_adds_none_at_the_limit(self) -> None:
        state = after(dealt(DEAL, HOYLE.replace(pool_limit=4)), "A B A B C")
        assert dealt_again(state, "turned 2S").pool == 4

    def test_a_limit_below_the_antes_is_a_problem(self) -> None:
        assert SPOIL.draft(pool_limit=3).problems()


class TestTheEnd:
    def test_the_game_ends_when_a_player_cannot_ante(self) -> None:
        """BR: "The game ends when a player runs out of chips"."""
        state = replace(dealt(DEAL, SPOIL), chips=(30, 0, 20, 26))
        state = after(state, "A B A A")
        assert (state.over, state.winners, state.chips) == (True, (0,), (34, 0, 20, 26))

    def test_a_player_who_wins_the_pool_with_an_empty_purse_can_ante_again(self) -> None:
        state = after(replace(dealt(DEAL, SPOIL), chips=(30, 0, 20, 26)), "B A B B")
        assert (state.over, state.chips) == (False, (30, 4, 20, 26))

    def test_a_spoiled_pool_is_played_for_first(self) -> None:
        """A pool carried forward needs no ante, and its chips must not be lost."""
        state = after(replace(dealt(DEAL, SPOIL), chips=(30, 0, 20, 26)), "A B A B C")
        assert (state.over, state.phase) == (False, Phase.DEAL)
        state = after(dealt_again(state, "turned 2S"), "A B A A")
        assert (state.over, state.winners) == (True, (0,))

    @pytest.mark.parametrize(("deals", "over"), [(2, True), (3, False)])
    def test_the_game_ends_after_the_number_of_deals(self, deals: int, over: bool) -> None:
        """CC: "after a predetermined [...] number of hands, the player with the highest number of chips"."""
        state = after(dealt(DEAL, HOYLE.replace(deals=deals)), "A B A A")
        state = after(dealt_again(state, "turned 2S"), "A B A B C")
        assert (state.over, state.winners) == (over, (0,) if over else ())

    def test_equal_purses_are_a_tie(self) -> None:
        state = after(replace(dealt(DEAL, HOYLE.replace(deals=1)), chips=(16, 20, 20, 20)), "A B A A")
        assert (state.over, state.winners, state.account) == (True, (0, 1, 2, 3), (0, 0, 0, 0))

    @pytest.mark.parametrize(("before", "over"), [(10, True), (5, False)])
    def test_the_game_ends_at_twenty_five_points_if_points_count(self, before: int, over: bool) -> None:
        """BR: "If written scores are kept, each trick counts 5 points, and the target is 25"."""
        rules = SPOIL.replace(count_points=True)
        state = after(with_scores(dealt(DEAL, rules), (before, 0, 0, 0)), "A B A A")
        assert (state.over, state.scores) == (over, (before + 15, 5, 0, 0))

    def test_without_the_option_no_points_count(self) -> None:
        assert after(dealt(DEAL, SPOIL), "A B A A").scores == (0, 0, 0, 0)

    def test_the_next_game_of_a_match_begins_with_full_purses(self) -> None:
        rules: Rules = HOYLE.replace(deals=1, best_of=3)
        state = after(dealt(DEAL, rules), "A B A A")
        assert (state.over, state.games) == (False, (1, 0, 0, 0))
        assert purses(dealt_again(state, "turned 2S")) == ((19, 19, 19, 19), 4)
