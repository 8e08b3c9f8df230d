"""Robbing: the right, the deadline, and the rank of the ace. RULES.md section 3."""

import pytest

from tests.core.positions import TWENTY_FIVE, dealt, played
from twentyfive.core import GameState, IllegalMove, Phase, Refusal, Rules, apply, legal_moves, to_act
from twentyfive.core.cards import cards_text
from twentyfive.core.moves import DeclineRob, PlayCard, Rob, parse_move

THREE = TWENTY_FIVE.replace(players=3, sides=3)
AT_THE_LEAD = THREE.replace(rob_deadline="opening_lead")
AFTER_ONE_TRICK = THREE.replace(turned_ace="after_first_trick")

ACE_WITH_C = """A deals; turned 2S;
    A: 3S JD 2C 10C JC;
    B: KS QS 2D QD 6H;
    C: AS 8D KD 5C 10H"""
ACE_TURNED = """A deals; turned AS;
    A: 3S JD 2C 10C JC;
    B: KS QS 2D QD 6H;
    C: 2S 8D KD 5C 10H"""


def choices(state: GameState) -> tuple[str, ...]:
    """The legal moves of the player to act, except playing a card."""
    return tuple(str(move) for move in legal_moves(state) if not isinstance(move, PlayCard))


def robs(hand: str) -> tuple[str, ...]:
    """The moves that rob, one for each card of the hand to put out."""
    return tuple(f"rob {card}" for card in hand.split())


def refused(state: GameState, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as illegal:
        apply(state, parse_move(move))
    return illegal.value


class TestByOwnFirstCard:
    """PG, BR: the holder need say nothing before playing the first card."""

    def test_nobody_is_asked_before_the_lead(self) -> None:
        state = dealt(ACE_WITH_C, THREE)
        assert (state.phase, to_act(state), choices(state)) == (Phase.PLAY, 1, ())

    def test_the_holder_of_the_ace_may_put_out_any_card_for_the_turn_up(self) -> None:
        state = played(dealt(ACE_WITH_C, THREE), "QD")
        assert choices(state) == robs("AS 8D KD 5C 10H")

    def test_nobody_must_rob(self) -> None:
        state = played(dealt(ACE_WITH_C, THREE), "QD KD 3S")
        assert state.current_deal.robber is None
        assert str(state.current_deal.turn_up) == "2S"

    def test_after_the_first_card_the_right_is_lost(self) -> None:
        state = played(dealt(ACE_WITH_C, THREE), "QD KD 3S, 2C KS")
        assert to_act(state) == 2
        assert choices(state) == ()
        assert refused(state, "rob 8D").refusal is Refusal.NO_RIGHT_TO_ROB

    def test_the_robber_then_plays_and_nobody_can_rob_again(self) -> None:
        state = played(dealt(ACE_WITH_C, THREE), "QD, rob 5C")
        assert to_act(state) == 2
        assert cards_text(state.current_deal.hands[2]) == "AS 8D KD 10H 2S"
        assert refused(state, "rob 8D").refusal is Refusal.NO_RIGHT_TO_ROB

    def test_the_ace_itself_may_be_put_out(self) -> None:
        state = played(dealt(ACE_WITH_C, THREE), "QD, rob AS")
        assert cards_text(state.current_deal.hands[2]) == "8D KD 5C 10H 2S"

    def test_a_player_without_the_ace_may_not_rob(self) -> None:
        assert refused(dealt(ACE_WITH_C, THREE), "rob 6H").refusal is Refusal.NO_RIGHT_TO_ROB

    def test_a_card_that_is_not_held_cannot_be_put_out(self) -> None:
        illegal = refused(played(dealt(ACE_WITH_C, THREE), "QD"), "rob 6H")
        assert (illegal.refusal, cards_text(illegal.cards)) == (Refusal.NOT_IN_HAND, "6H")

    def test_the_ace_of_hearts_gives_no_right_to_a_spade(self) -> None:
        assert choices(dealt("A deals; B: AH 3S 4S 6S 7S; turned 2S", THREE)) == ()

    def test_the_ace_of_hearts_is_the_ace_of_trumps_in_hearts(self) -> None:
        assert choices(dealt("A deals; B: AH 3S 4S 6S 7S; turned 2H", THREE)) == robs("AH 3S 4S 6S 7S")

    def test_the_dealer_may_take_a_turned_ace(self) -> None:
        state = dealt(ACE_TURNED, THREE)
        assert choices(state) == ()
        state = played(state, "QD")
        assert choices(state) == ()
        state = played(state, "KD")
        assert choices(state) == robs("3S JD 2C 10C JC")
        state = played(state, "rob 2C, 3S")
        assert cards_text(state.current_deal.hands[0]) == "JD 10C JC AS"

    def test_a_turned_ace_of_hearts_may_be_taken_too(self) -> None:
        state = dealt("A deals; A: 3S JD 2C 10C JC; B: 2H 9C 8C 7C 6C; C: 4H 9D 8D 7D 6D; turned AH", THREE)
        assert choices(played(state, "2H 4H")) == robs("3S JD 2C 10C JC")


class TestBeforeTheOpeningLead:
    """CC: everyone is asked, with the ace or without, so that the question reveals nothing."""

    def test_everyone_is_asked_from_the_dealers_left(self) -> None:
        state = dealt(ACE_WITH_C, AT_THE_LEAD)
        asked = []
        while state.phase is Phase.ROB:
            asked.append(to_act(state))
            state = apply(state, DeclineRob())
        assert asked == [1, 2, 0]
        assert (state.phase, to_act(state)) == (Phase.PLAY, 1)

    def test_a_player_without_the_right_can_only_leave_the_turn_up(self) -> None:
        state = dealt(ACE_WITH_C, AT_THE_LEAD)
        assert choices(state) == ("leave",)
        assert refused(state, "rob KS").refusal is Refusal.NO_RIGHT_TO_ROB
        assert refused(state, "play KS").refusal is Refusal.WRONG_MOVE

    def test_the_holder_may_rob_or_leave_the_turn_up(self) -> None:
        state = played(dealt(ACE_WITH_C, AT_THE_LEAD), "leave")
        assert choices(state) == (*robs("AS 8D KD 5C 10H"), "leave")

    def test_nobody_is_asked_after_the_robbery(self) -> None:
        state = played(dealt(ACE_WITH_C, AT_THE_LEAD), "leave, rob 5C")
        assert (state.phase, to_act(state), state.current_deal.robber) == (Phase.PLAY, 1, 2)

    def test_a_turn_up_once_left_cannot_be_robbed_later(self) -> None:
        state = played(dealt(ACE_WITH_C, AT_THE_LEAD), "leave, leave, leave, QD")
        assert to_act(state) == 2
        assert choices(state) == ()

    def test_only_the_dealer_is_asked_about_a_turned_ace(self) -> None:
        state = dealt(ACE_TURNED, AT_THE_LEAD)
        assert (state.phase, to_act(state)) == (Phase.ROB, 0)
        assert choices(state) == (*robs("3S JD 2C 10C JC"), "leave")
        assert to_act(played(state, "leave")) == 1
        assert to_act(played(state, "rob JC")) == 1


class TestTheDealersAceAfterTheFirstTrick:
    """CC-spoil-five: "he can only do this after the first trick of the hand has been played"."""

    def test_the_dealer_cannot_rob_during_the_first_trick(self) -> None:
        state = played(dealt(ACE_TURNED, AFTER_ONE_TRICK), "QD KD")
        assert to_act(state) == 0
        assert choices(state) == ()
        assert refused(state, "rob 3S").refusal is Refusal.NO_RIGHT_TO_ROB

    def test_after_the_first_trick_the_dealer_is_asked_and_the_winner_leads(self) -> None:
        state = played(dealt(ACE_TURNED, AFTER_ONE_TRICK), "QD KD JD")
        assert (state.phase, to_act(state)) == (Phase.ROB, 0)
        assert choices(state) == (*robs("3S 2C 10C JC"), "leave")
        state = played(state, "rob 2C")
        assert cards_text(state.current_deal.hands[0]) == "3S 10C JC AS"
        assert (state.phase, to_act(state)) == (Phase.PLAY, 2)

    def test_a_dealer_who_leaves_the_ace_is_not_asked_again(self) -> None:
        state = played(dealt(ACE_TURNED, AFTER_ONE_TRICK), "QD KD JD, leave")
        assert (state.phase, to_act(state)) == (Phase.PLAY, 2)
        state = played(state, "2S 3S KS")
        assert (state.phase, len(state.current_deal.tricks)) == (Phase.PLAY, 2)

    def test_other_turn_ups_may_be_robbed_in_the_first_trick(self) -> None:
        state = played(dealt(ACE_WITH_C, AFTER_ONE_TRICK), "QD")
        assert choices(state) == robs("AS 8D KD 5C 10H")

    def test_a_turned_ace_is_not_part_of_the_round_before_the_lead(self) -> None:
        rules = AFTER_ONE_TRICK.replace(rob_deadline="opening_lead")
        state = dealt(ACE_TURNED, rules)
        assert (state.phase, to_act(state)) == (Phase.PLAY, 1)
        assert played(state, "QD KD JD").phase is Phase.ROB
        assert dealt(ACE_WITH_C, rules).phase is Phase.ROB


class TestTheRightToRob:
    def test_under_dealer_only_no_other_holder_may_rob(self) -> None:
        rules = THREE.replace(rob_by="dealer_only")
        assert choices(played(dealt(ACE_WITH_C, rules), "QD")) == ()

    def test_under_dealer_only_the_dealer_robs_with_the_ace(self) -> None:
        rules = THREE.replace(rob_by="dealer_only")
        deal = ACE_WITH_C.replace("A deals", "C deals")
        assert choices(played(dealt(deal, rules), "JC 6H")) == robs("AS 8D KD 5C 10H")

    @pytest.mark.parametrize(("dealer", "answers"), [("A", ("leave",)), ("C", (*robs("AS 8D KD 5C 10H"), "leave"))])
    def test_under_dealer_only_no_other_is_asked_before_the_lead(self, dealer: str, answers: tuple[str, ...]) -> None:
        rules = AT_THE_LEAD.replace(rob_by="dealer_only")
        state = dealt(ACE_WITH_C.replace("A deals", f"{dealer} deals"), rules)
        assert (to_act(state), choices(state)) == ("ABC".index(dealer), answers)
        assert played(state, "leave").phase is Phase.PLAY

    def test_under_dealer_only_the_dealer_may_take_a_turned_ace(self) -> None:
        rules = THREE.replace(rob_by="dealer_only")
        assert choices(played(dealt(ACE_TURNED, rules), "QD KD")) == robs("3S JD 2C 10C JC")

    FIVE_WITH_B = "A deals; A: 3S JD 2C 10C JC; B: 5H QS 2D QD 6H; C: AS 8D KD 5C 10H; turned 2S"

    def test_the_five_of_hearts_may_give_the_right(self) -> None:
        state = dealt(self.FIVE_WITH_B, THREE.replace(rob_with_five_of_hearts=True))
        assert choices(state) == robs("5H QS 2D QD 6H")
        assert choices(played(state, "QD")) == robs("AS 8D KD 5C 10H")
        assert choices(played(state, "rob 2D, QD")) == ()

    def test_without_the_option_the_five_of_hearts_gives_no_right(self) -> None:
        assert choices(dealt(self.FIVE_WITH_B, THREE)) == ()

    def test_with_the_five_of_hearts_everyone_is_asked_even_under_dealer_only(self) -> None:
        """HG's switch "robbing with 5 of Hearts"; the ace gives the right only to the dealer."""
        rules = AT_THE_LEAD.replace(rob_by="dealer_only", rob_with_five_of_hearts=True)
        state = dealt(self.FIVE_WITH_B, rules)
        assert choices(state) == (*robs("5H QS 2D QD 6H"), "leave")
        assert choices(played(state, "leave")) == ("leave",)
        assert choices(played(state, "leave, leave")) == ("leave",)

    def test_a_turned_ace_is_the_dealers_even_against_the_five_of_hearts(self) -> None:
        deal = self.FIVE_WITH_B.replace("AS", "2S").replace("turned 2S", "turned AS")
        state = dealt(deal, AT_THE_LEAD.replace(rob_with_five_of_hearts=True))
        assert to_act(state) == 0
        assert played(state, "leave").phase is Phase.PLAY


class TestMustRob:
    def test_the_holder_may_not_play_before_robbing(self) -> None:
        state = played(dealt(ACE_WITH_C, THREE.replace(must_rob=True)), "QD")
        assert tuple(map(str, legal_moves(state))) == robs("AS 8D KD 5C 10H")
        illegal = refused(state, "play KD")
        assert (illegal.refusal, cards_text(illegal.cards)) == (Refusal.MUST_ROB, "2S")

    def test_the_holder_may_not_leave_the_turn_up(self) -> None:
        state = played(dealt(ACE_WITH_C, AT_THE_LEAD.replace(must_rob=True)), "leave")
        assert choices(state) == robs("AS 8D KD 5C 10H")
        assert refused(state, "leave").refusal is Refusal.MUST_ROB

    def test_the_dealer_must_take_a_turned_ace(self) -> None:
        state = played(dealt(ACE_TURNED, THREE.replace(must_rob=True)), "QD KD")
        assert tuple(map(str, legal_moves(state))) == robs("3S JD 2C 10C JC")

    def test_the_dealer_must_take_a_turned_ace_after_the_first_trick(self) -> None:
        state = played(dealt(ACE_TURNED, AFTER_ONE_TRICK.replace(must_rob=True)), "QD KD JD")
        assert choices(state) == robs("3S 2C 10C JC")

    def test_players_without_the_right_play_a_card(self) -> None:
        state = dealt(ACE_WITH_C, THREE.replace(must_rob=True))
        assert legal_moves(state) == tuple(PlayCard(card) for card in state.current_deal.hands[1])


class TestTheAceOfADecliner:
    """RULES.md 3: `keeps_rank` (PG: "keeps its normal power") or `lowest_trump` (WP, CC)."""

    LOWEST = THREE.replace(unrobbed_ace="lowest_trump")
    ANNOUNCED = AT_THE_LEAD.replace(unrobbed_ace="lowest_trump")
    LED = """A deals; turned 2S; A: 10S JD 2C 10C JC; B: KS QS 2D QD 6H; C: AS 8D KD 5C 10H"""

    def winner_of(self, text: str, rules: Rules, moves: str) -> int | None:
        return played(dealt(text, rules), moves).current_deal.tricks[-1].winner

    def test_the_ace_keeps_its_rank_by_default(self) -> None:
        assert self.winner_of(self.LED, THREE, "KS AS 10S") == 2

    def test_with_the_option_the_ace_is_below_every_trump(self) -> None:
        assert self.winner_of(self.LED, self.LOWEST, "KS AS 10S") == 1
        assert self.winner_of(self.LED, self.LOWEST, "QD AS 10S") == 0

    def test_a_lowered_ace_still_beats_plain_cards(self) -> None:
        assert self.winner_of(self.LED, self.LOWEST, "QD AS JD") == 2

    def test_the_ace_is_lowered_for_the_whole_deal(self) -> None:
        assert self.winner_of(self.LED, self.LOWEST, "2D 8D 10S, 10C KS AS") == 1
        assert self.winner_of(self.LED, self.LOWEST, "2D 8D JD, JC 6H 5C, 10S QS AS") == 1

    def test_the_ace_keeps_its_rank_after_robbing(self) -> None:
        assert self.winner_of(self.LED, self.LOWEST, "KS, rob 8D, AS 10S") == 2

    def test_announcing_lowers_the_ace(self) -> None:
        """CC: "the Ace of that trump suit automatically becomes the lowest card of the trump suit"."""
        assert self.winner_of(self.LED, self.ANNOUNCED, "leave, leave, leave, KS AS 10S") == 1
        assert self.winner_of(self.LED, self.ANNOUNCED, "leave, rob 8D, KS AS 10S") == 2

    HEARTS = "A deals; turned 2H; A: 3H JD 2C 10C JC; B: KH 4H 2D QD 6H; C: AH 8D KD 5C 10S"

    def test_in_hearts_the_ace_of_hearts_is_lowered_and_loses_its_privilege(self) -> None:
        """As the lowest trump, it never beats the card led (RULES.md 2)."""
        state = played(dealt(self.HEARTS, self.LOWEST), "4H")
        assert [str(move) for move in legal_moves(state) if isinstance(move, PlayCard)] == ["play AH"]
        assert self.winner_of(self.HEARTS, self.LOWEST, "4H AH 3H") == 1

    def test_in_hearts_the_ace_of_hearts_keeps_its_privilege_after_robbing(self) -> None:
        """The hand then also holds 2H, which cannot be held back; so the test plays 2H first."""
        state = played(dealt(self.HEARTS, self.LOWEST), "KH, rob 8D, 2H 3H, 4H")
        assert [str(move) for move in legal_moves(state)] == ["play AH", "play KD", "play 5C", "play 10S"]

    def test_the_ace_of_hearts_is_not_lowered_with_another_ace(self) -> None:
        deal = "A deals; turned 2S; A: AH JD 2C 10C JC; B: KS QS 2D QD 6H; C: AS 8D KD 5C 10H"
        assert self.winner_of(deal, self.LOWEST, "KS AS AH") == 0

    def test_an_ace_without_the_right_to_rob_keeps_its_rank(self) -> None:
        """Its holder declined nothing: only the dealer could have robbed."""
        assert self.winner_of(self.LED, self.LOWEST.replace(rob_by="dealer_only"), "KS AS 10S") == 2

    def test_the_ace_keeps_its_rank_when_the_five_of_hearts_robbed_first(self) -> None:
        deal = "A deals; turned 2S; A: 10S JD 2C 10C JC; B: KS 5H 2D QD 6H; C: AS 8D KD 5C 10H"
        rules = self.LOWEST.replace(rob_with_five_of_hearts=True)
        assert self.winner_of(deal, rules, "rob 6H, KS AS 10S") == 2

    def test_declining_with_the_five_of_hearts_does_not_lower_another_players_ace(self) -> None:
        deal = "A deals; turned 2S; A: 10S JD 2C 10C JC; B: KS 5H 2D QD 6H; C: AS 8D KD 5C 10H"
        rules = self.LOWEST.replace(rob_with_five_of_hearts=True)
        assert self.winner_of(deal, rules, "KS, rob 8D, AS 10S") == 2

    def test_leaving_a_turned_ace_lowers_nothing(self) -> None:
        state = played(dealt(ACE_TURNED, self.ANNOUNCED), "leave, KS 2S 3S")
        assert state.current_deal.tricks[-1].winner == 1


def test_a_robber_holds_five_cards_and_the_turn_up_is_gone() -> None:
    before = played(dealt(ACE_WITH_C, THREE), "QD")
    after = apply(before, Rob(before.current_deal.hands[2][1]))
    assert len(after.current_deal.hands[2]) == 5
    assert (before.current_deal.turn_up, after.current_deal.turn_up) == (after.current_deal.turned, None)


def test_nobody_can_rob_in_an_auction_game() -> None:
    rules = THREE.replace(bids=(5, 10), exchange="none", finish="end_of_deal")
    state = played(dealt("A deals; B: AS KS QS 2S 3S", rules), "bid 5, pass, pass, trump S")
    assert choices(state) == ()
    assert refused(state, "rob 2S").refusal is Refusal.NO_RIGHT_TO_ROB
