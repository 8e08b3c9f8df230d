"""Bids, holds, passes and naming trumps. RULES.md section 5."""

import pytest

from tests.core.positions import dealt, played, scored, with_scores
from twentyfive.core import PRESETS, GameState, IllegalMove, Phase, Refusal, Rules, apply, legal_moves, to_act
from twentyfive.core.moves import parse_move
from twentyfive.core.phases.auction import highest_bid, highest_bidder

AUCTION = PRESETS["auction-forty-fives"]
PLAIN = AUCTION.replace(exchange="none")
"""Auction Forty-Fives without the draw, so that the play comes straight after the trumps."""


def auction(calls: str, rules: Rules = AUCTION) -> GameState:
    """The auction after the calls; A deals, so B calls first."""
    return played(dealt("A deals", rules), calls)


def choices(state: GameState) -> str:
    return ", ".join(str(move) for move in legal_moves(state))


def refusal(state: GameState, move: str) -> Refusal:
    with pytest.raises(IllegalMove) as refused:
        apply(state, parse_move(move))
    return refused.value.refusal


def declared(state: GameState) -> tuple[int | None, int | None]:
    return state.current_deal.declarer, state.current_deal.contract


class TestTheLadder:
    def test_the_dealers_left_begins_with_any_bid_of_the_ladder(self) -> None:
        state = auction("")
        assert (state.phase, to_act(state)) == (Phase.BID, 1)
        assert choices(state) == "pass, bid 5, bid 10, bid 15, bid 20, bid 25, bid 30"

    def test_a_bid_must_be_higher_than_the_last(self) -> None:
        state = auction("bid 15")
        assert (to_act(state), choices(state)) == (2, "pass, bid 20, bid 25, bid 30")
        assert refusal(state, "bid 15") is Refusal.BID_TOO_LOW
        assert refusal(state, "bid 5") is Refusal.BID_TOO_LOW

    def test_a_bid_off_the_ladder_is_refused(self) -> None:
        assert refusal(auction(""), "bid 12") is Refusal.BID_NOT_ON_LADDER
        assert refusal(auction("", PRESETS["fifty-five"]), "bid 30") is Refusal.BID_NOT_ON_LADDER

    def test_the_ladder_of_fifty_five(self) -> None:
        """CC: "10, 15, 20, 25, and 60"."""
        assert choices(auction("", PRESETS["fifty-five"])) == "pass, bid 10, bid 15, bid 20, bid 25, bid 60"

    def test_other_moves_are_refused_in_the_auction(self) -> None:
        assert refusal(auction(""), "trump S") is Refusal.WRONG_MOVE

    def test_a_pass_is_final(self) -> None:
        """CC: "Once a player passes during a hand, he may not later opt to make a bid"."""
        state = auction("pass, bid 5, bid 10, bid 15")
        assert to_act(state) == 2
        state = played(state, "bid 20, pass")
        assert to_act(state) == 0

    def test_the_auction_ends_when_all_but_one_have_passed(self) -> None:
        state = auction("bid 5, bid 10, pass, pass, pass")
        assert (state.phase, to_act(state), declared(state)) == (Phase.NAME_TRUMP, 2, (2, 10))

    def test_the_highest_bidder_is_not_asked_again(self) -> None:
        state = auction("bid 5, pass, bid 10, pass")
        assert to_act(state) == 1
        state = played(state, "pass")
        assert declared(state) == (3, 10)

    def test_the_dealer_may_bid_after_all_others_have_passed(self) -> None:
        state = auction("pass, pass, pass")
        assert (to_act(state), choices(state)) == (0, "pass, bid 5, bid 10, bid 15, bid 20, bid 25, bid 30")
        assert declared(played(state, "bid 5")) == (0, 5)

    def test_after_the_highest_bid_nobody_but_the_dealer_is_asked(self) -> None:
        assert declared(auction("bid 30, pass, pass, pass")) == (1, 30)
        without_hold = AUCTION.replace(dealer_may_hold=False)
        assert declared(auction("bid 30", without_hold)) == (1, 30)

    def test_the_deal_records_every_call(self) -> None:
        deal = auction("bid 5, pass, bid 10").current_deal
        assert [(call.seat, str(call.move)) for call in deal.calls] == [(1, "bid 5"), (2, "pass"), (3, "bid 10")]
        assert (highest_bid(deal.calls), highest_bidder(deal.calls)) == (10, 3)


class TestHolding:
    """CC: "the dealer is not required to bid higher [...] but may simply match it by saying I Hold"."""

    def test_the_dealer_may_equal_the_highest_bid(self) -> None:
        state = auction("bid 10, pass, pass")
        assert choices(state) == "pass, hold, bid 15, bid 20, bid 25, bid 30"
        state = played(state, "hold")
        assert (to_act(state), highest_bidder(state.current_deal.calls)) == (1, 0)

    def test_after_a_hold_the_others_may_bid_and_the_dealer_may_hold_again(self) -> None:
        state = auction("bid 10, pass, bid 15, hold")
        assert (to_act(state), choices(state)) == (1, "pass, bid 20, bid 25, bid 30")
        state = played(state, "bid 20")
        assert (to_act(state), choices(state)) == (3, "pass, bid 25, bid 30")
        state = played(state, "pass, hold, bid 25, hold, bid 30")
        assert (to_act(state), choices(state)) == (0, "pass, hold")
        assert declared(played(state, "hold")) == (0, 30)
        assert declared(played(state, "pass")) == (1, 30)

    def test_a_player_who_passed_is_not_asked_after_a_hold(self) -> None:
        state = auction("bid 10, pass, bid 15, hold, pass")
        assert to_act(state) == 3
        assert declared(played(state, "pass")) == (0, 15)

    def test_bidder_and_dealer_may_raise_and_hold_in_turn(self) -> None:
        state = auction("bid 5, pass, pass, hold, bid 10, hold, bid 15, hold, bid 20")
        assert (to_act(state), choices(state)) == (0, "pass, hold, bid 25, bid 30")
        state = played(state, "bid 25, bid 30, pass")
        assert declared(state) == (1, 30)

    def test_only_the_dealer_may_hold(self) -> None:
        assert refusal(auction("bid 10"), "hold") is Refusal.NOTHING_TO_HOLD

    def test_there_is_nothing_to_hold_before_a_bid(self) -> None:
        assert refusal(auction("pass, pass, pass"), "hold") is Refusal.NOTHING_TO_HOLD

    def test_without_the_option_the_dealer_may_not_hold(self) -> None:
        state = auction("bid 10, pass, pass", AUCTION.replace(dealer_may_hold=False))
        assert choices(state) == "pass, bid 15, bid 20, bid 25, bid 30"
        assert refusal(state, "hold") is Refusal.NOTHING_TO_HOLD

    def test_the_dealer_may_hold_in_fifty_five_too(self) -> None:
        """CC, 55: the dealer "is entitled to equal that current high bid, thus taking the bid"."""
        rules = PRESETS["fifty-five"]
        state = auction("pass, pass, pass, bid 60", rules)
        assert choices(state) == "pass, hold"
        assert declared(played(state, "hold")) == (0, 60)


class TestNearTheEnd:
    """BR: "A side with 100 or more points may not bid lower than 20"."""

    def state(self, calls: str, scores: tuple[int, int]) -> GameState:
        return played(with_scores(dealt("A deals", AUCTION), scores), calls)

    def test_a_side_with_a_hundred_bids_twenty_or_passes(self) -> None:
        state = self.state("", (0, 100))
        assert choices(state) == "pass, bid 20, bid 25, bid 30"
        assert refusal(state, "bid 15") is Refusal.BID_TOO_LOW_NEAR_END

    def test_the_other_side_may_bid_any_amount(self) -> None:
        state = self.state("pass", (0, 115))
        assert choices(state) == "pass, bid 5, bid 10, bid 15, bid 20, bid 25, bid 30"

    def test_ninety_five_is_not_near_enough(self) -> None:
        assert choices(self.state("", (0, 95))).startswith("pass, bid 5")

    def test_the_dealer_may_not_hold_a_bid_below_the_limit(self) -> None:
        state = self.state("bid 15, pass, pass", (100, 0))
        assert choices(state) == "pass, bid 20, bid 25, bid 30"
        assert refusal(state, "hold") is Refusal.BID_TOO_LOW_NEAR_END

    def test_the_dealer_may_hold_a_bid_at_the_limit(self) -> None:
        assert choices(self.state("bid 20, pass, pass", (100, 0))) == "pass, hold, bid 25, bid 30"


class TestEverybodyPasses:
    def test_the_next_dealer_deals_again(self) -> None:
        state = auction("pass, pass, pass, pass")
        assert (state.phase, to_act(state), declared(state)) == (Phase.SCORE, None, (None, None))
        state = scored(state)
        assert (state.phase, state.scores, state.next_dealer) == (Phase.DEAL, (0, 0), 1)
        assert (state.history[0].gains, state.history[0].made, state.history[0].contract) == ((0, 0), None, None)

    def test_with_the_option_the_dealer_must_bid(self) -> None:
        rules = AUCTION.replace(all_pass="dealer_takes_lowest")
        state = auction("pass, pass, pass", rules)
        assert choices(state) == "bid 5, bid 10, bid 15, bid 20, bid 25, bid 30"
        assert refusal(state, "pass") is Refusal.DEALER_MUST_BID
        assert declared(played(state, "bid 5")) == (0, 5)

    def test_the_dealer_may_pass_after_a_bid(self) -> None:
        state = auction("bid 5, pass, pass", AUCTION.replace(all_pass="dealer_takes_lowest"))
        assert choices(state).startswith("pass, hold")

    def test_near_the_end_the_dealers_lowest_bid_is_the_limit(self) -> None:
        rules = AUCTION.replace(all_pass="dealer_takes_lowest")
        state = played(with_scores(dealt("A deals", rules), (110, 0)), "pass, pass, pass")
        assert choices(state) == "bid 20, bid 25, bid 30"


class TestNamingTrumps:
    def test_the_declarer_names_any_suit(self) -> None:
        state = auction("bid 5, pass, pass, pass")
        assert (to_act(state), choices(state)) == (1, "trump C, trump D, trump H, trump S")
        assert refusal(state, "bid 10") is Refusal.WRONG_MOVE

    @pytest.mark.parametrize("letter", "CDHS")
    def test_the_suit_named_is_trumps(self, letter: str) -> None:
        state = auction(f"bid 5, pass, pass, pass, trump {letter}", PLAIN)
        assert state.current_deal.trump == letter
        assert state.phase is Phase.PLAY


class TestTheFirstLead:
    @pytest.mark.parametrize(
        ("first_lead", "leader"), [("left_of_dealer", 1), ("left_of_declarer", 3), ("declarer", 2)]
    )
    def test_the_first_leader_of_each_option(self, first_lead: str, leader: int) -> None:
        rules = PLAIN.replace(first_lead=first_lead)
        assert to_act(auction("pass, bid 5, pass, pass, trump S", rules)) == leader

    @pytest.mark.parametrize(
        ("preset", "leader"), [("fifty-five", 1), ("auction-forty-fives", 3), ("one-hundred-ten-joker", 3)]
    )
    def test_the_first_leader_of_each_auction_game(self, preset: str, leader: int) -> None:
        """CC-55: left of the dealer; CC-auction and the club 110: left of the declarer."""
        rules = PRESETS[preset].replace(exchange="none", kitty=0, keep_at_least=0)
        passes = ", pass" * (rules.players - 2)
        assert to_act(auction(f"pass, bid 15{passes}, trump S", rules)) == leader
