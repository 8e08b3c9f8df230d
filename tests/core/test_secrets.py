"""The holder of the ace, cards put out and the stock stay hidden. RULES.md section 3, secrecy."""

import random

import pytest

from tests.core.positions import TWENTY_FIVE, dealt, played
from twentyfive.core import (
    PRESETS,
    Card,
    GameState,
    Phase,
    Rules,
    apply,
    new_game,
    redact,
    seated,
    table_move,
    to_act,
    view_for,
)
from twentyfive.core.cards import PACK, cards_text, parse_cards
from twentyfive.core.moves import (
    DealCards,
    DeclineRob,
    DrawDealer,
    Exchange,
    GatherTrick,
    PlayCard,
    Rob,
    TakeFromStock,
)

THREE = TWENTY_FIVE.replace(players=3, sides=3)
AT_THE_LEAD = THREE.replace(rob_deadline="opening_lead")
WITH_FIVE = AT_THE_LEAD.replace(rob_by="dealer_only", rob_with_five_of_hearts=True)
LOWEST = THREE.replace(unrobbed_ace="lowest_trump")
ANNOUNCED = AT_THE_LEAD.replace(unrobbed_ace="lowest_trump")
FACE_UP = THREE.replace(put_out="face_up")
DRAW = PRESETS["auction-forty-fives"]

ACE_WITH_C = """A deals; turned 2S;
    A: 3S JD 2C 10C JC;
    B: KS QS 2D QD 6H;
    C: AS 8D KD 5C 10H; stock: 4S"""
ACE_IN_STOCK = ACE_WITH_C.replace("AS", "9C").replace("stock: 4S", "stock: AS")
OTHERS = [0, 1, None]
"""All observers but C; None is an onlooker."""


def looks_equal_to_others(one: GameState, other: GameState) -> bool:
    return all(view_for(one, seat) == view_for(other, seat) for seat in OTHERS)


def put_out(state: GameState, seat: int | None) -> list[tuple[int, str]]:
    return [(put.seat, str(put.card)) for put in view_for(state, seat).put_out]


class TestTheHolderOfTheAce:
    @pytest.mark.parametrize(
        ("rules", "answers"),
        [(THREE, []), (LOWEST, []), (AT_THE_LEAD, ["leave"] * 3), (WITH_FIVE, ["leave"] * 3)],
        ids=["own first card", "lowest ace", "opening lead", "dealer or five"],
    )
    def test_a_holder_who_leaves_the_turn_up_stays_hidden(self, rules: Rules, answers: list[str]) -> None:
        holding, lying = dealt(ACE_WITH_C, rules), dealt(ACE_IN_STOCK, rules)
        assert looks_equal_to_others(holding, lying)
        for move in [*answers, "QD", "KD", "3S"]:
            holding, lying = played(holding, move), played(lying, move)
            assert looks_equal_to_others(holding, lying)

    def test_only_the_holder_is_offered_to_rob(self) -> None:
        state = played(dealt(ACE_WITH_C, THREE), "QD")
        assert Rob(Card.parse("8D")) in view_for(state, 2).legal
        assert all(view_for(state, seat).legal == () for seat in OTHERS)

    def test_only_the_decliner_knows_of_declining(self) -> None:
        state = played(dealt(ACE_WITH_C, AT_THE_LEAD), "leave, leave, leave")
        assert view_for(state, 2).let_lie == (2,)
        assert all(view_for(state, seat).let_lie == () for seat in OTHERS)

    def test_declining_before_the_lead_is_announced_if_it_lowers_the_ace(self) -> None:
        """CC: "he must announce this by requesting the dealer to turn down the trump card"."""
        state = played(dealt(ACE_WITH_C, ANNOUNCED), "leave")
        assert all(view_for(state, seat).let_lie == () for seat in range(3))
        state = played(state, "leave, leave")
        assert all(view_for(state, seat).let_lie == (2,) for seat in [*OTHERS, 2])
        assert all(view_for(state, seat).ace_lowest for seat in [*OTHERS, 2])

    def test_declining_with_the_five_of_hearts_is_not_announced(self) -> None:
        """RULES.md 3: only the ace is lowered, and the holder of the five may stay hidden."""
        rules = ANNOUNCED.replace(rob_with_five_of_hearts=True)
        state = played(dealt(ACE_WITH_C.replace("6H", "5H"), rules), "leave, leave, leave")
        assert view_for(state, 1).let_lie == (1, 2)
        assert all(view_for(state, seat).let_lie == (2,) for seat in [0, 2, None])
        state = played(dealt(ACE_IN_STOCK.replace("6H", "5H"), rules), "leave, leave, leave")
        assert all(view_for(state, seat).let_lie == () for seat in [0, 2, None])

    def test_an_announcement_stays_known_after_the_ace_is_played(self) -> None:
        state = played(dealt(ACE_WITH_C, ANNOUNCED), "leave, leave, leave, QD KD JD, AS 3S KS")
        assert all(view_for(state, seat).let_lie == (2,) for seat in [*OTHERS, 2])

    def test_everybody_sees_that_the_dealer_leaves_a_turned_ace(self) -> None:
        state = played(dealt("A deals; turned AS", ANNOUNCED), "leave")
        assert all(view_for(state, seat).let_lie == (0,) for seat in [0, 1, 2, None])

    def test_declining_looks_equal_with_and_without_the_right(self) -> None:
        state = dealt(ACE_WITH_C, AT_THE_LEAD)
        for _ in range(3):
            assert all(redact(DeclineRob(), state, seat) == DeclineRob() for seat in OTHERS)
            state = played(state, "leave")

    def test_an_ace_lowered_in_secret_is_known_once_it_is_played(self) -> None:
        """WP: "whenever he does play it, it counts as the lowest trump"."""
        state = played(dealt(ACE_WITH_C, LOWEST), "QD KD 3S")
        assert view_for(state, 2).ace_lowest
        assert not any(view_for(state, seat).ace_lowest for seat in OTHERS)
        state = played(state, "2C KS AS")
        assert all(view_for(state, seat).ace_lowest for seat in [*OTHERS, 2])

    def test_declining_with_the_five_of_hearts_reveals_nothing_about_the_ace(self) -> None:
        """Both B and C have the right and decline, but B must not learn that C did."""
        rules = LOWEST.replace(rob_with_five_of_hearts=True)
        holding = dealt(ACE_WITH_C.replace("6H", "5H"), rules)
        lying = dealt(ACE_IN_STOCK.replace("6H", "5H"), rules)
        for move in ["QD", "KD", "3S", "2C"]:
            holding, lying = played(holding, move), played(lying, move)
            assert view_for(holding, 1) == view_for(lying, 1)

    def test_a_view_ranks_the_trumps_as_far_as_its_seat_knows(self) -> None:
        state = played(dealt(ACE_WITH_C, LOWEST), "QD KD 3S")
        own, other = view_for(state, 2).ranking, view_for(state, 0).ranking
        assert own is not None
        assert other is not None
        assert (str(own.trumps[-1]), str(other.trumps[-1])) == ("AS", "10S")

    def test_before_trumps_are_named_a_view_ranks_nothing(self) -> None:
        assert view_for(dealt("A deals", DRAW), 0).ranking is None


class TestTheCardPutOut:
    def test_only_the_robber_knows_a_card_face_down(self) -> None:
        state = played(dealt(ACE_WITH_C, THREE), "QD, rob 8D")
        assert put_out(state, 2) == [(2, "8D")]
        assert [put_out(state, seat) for seat in OTHERS] == [[], [], []]
        assert view_for(state, 0).put_out_sizes == (0, 0, 1)

    def test_everybody_knows_a_card_face_up(self) -> None:
        state = played(dealt(ACE_WITH_C, FACE_UP), "QD, rob 8D")
        assert [put_out(state, seat) for seat in [*OTHERS, 2]] == [[(2, "8D")]] * 4

    def test_everybody_sees_a_robbery_but_not_its_card_face_down(self) -> None:
        for rules, seen in [(THREE, None), (FACE_UP, Rob(Card.parse("8D")))]:
            state = played(dealt(ACE_WITH_C, rules), "QD")
            move = Rob(Card.parse("8D"))
            assert [redact(move, state, seat) for seat in OTHERS] == [seen] * 3
            assert redact(move, state, 2) == move
            assert view_for(played(state, "rob 8D"), 0).robber == 2

    JOKER_TURNED = "A deals; A: AS 3S 4S JD 2C; turned JK 2S; B: KS QS 2D QD 6H; C: 9S 8D KD 5C 10H"

    def test_the_card_for_a_turned_joker_stays_hidden_when_another_is_put_out_face_up(self) -> None:
        """The dealer puts one card out face down for the joker, and another face up to rob."""
        rules = FACE_UP.replace(joker=True)
        state = played(dealt(self.JOKER_TURNED, rules), "exchange JD")
        assert [put_out(state, seat) for seat in [1, 2, None]] == [[], [], []]
        state = played(state, "QD KD, rob 2C")
        assert [put_out(state, seat) for seat in [1, 2, None]] == [[(0, "2C")]] * 3

    def test_cards_put_out_in_an_exchange_are_hidden(self) -> None:
        state = dealt("A deals; B: 3S 4S 5S 6S 7S; C: 2D 3D 4D 6D 7D", DRAW)
        state = played(state, "bid 5, pass, pass, pass, trump S")
        assert to_act(state) == 1
        move = Exchange(parse_cards("3S 4S"))
        assert [redact(move, state, seat) for seat in [0, 2, 3, None]] == [None] * 4
        assert redact(move, state, 1) == move
        state = played(state, "exchange 3S 4S")
        assert put_out(state, 1) == [(1, "3S"), (1, "4S")]
        assert [put_out(state, seat) for seat in [0, 2, 3, None]] == [[]] * 4
        assert (view_for(state, 0).put_out_sizes, view_for(state, 0).drawn) == ((0, 2, 0, 0), (0, 2, 0, 0))

    def test_standing_pat_reveals_nothing_more(self) -> None:
        state = played(dealt("A deals", DRAW), "bid 5, pass, pass, pass, trump S")
        assert redact(Exchange(()), state, 0) in (None, Exchange(()))


class TestThePackAndTheStock:
    def test_after_a_deal_a_player_sees_only_their_hand_and_the_turn_up(self) -> None:
        state = dealt(ACE_WITH_C, THREE)
        view = view_for(state, 0)
        assert cards_text(view.hand) == "3S JD 2C 10C JC"
        assert cards_text(view.seen) == "3S JD 2C 10C JC 2S"
        assert (view.hand_sizes, view.stock_size, view.stock) == ((5, 5, 5), 36, ())

    def test_an_onlooker_sees_no_hand(self) -> None:
        view = view_for(dealt(ACE_WITH_C, THREE), None)
        assert (view.hand, cards_text(view.seen), view.legal, view.my_turn) == ((), "2S", (), False)

    @pytest.mark.parametrize("observer", [0, 1, 2, None])
    def test_a_deal_hides_the_pack_from_everybody(self, observer: int | None) -> None:
        assert redact(DealCards(PACK, 0), new_game(THREE), observer) is None

    @pytest.mark.parametrize("observer", [0, 1, 5, None])
    def test_a_new_stock_is_hidden_even_from_the_player_who_waits_for_it(self, observer: int | None) -> None:
        rules = DRAW.replace(players=6, sides=2)
        state = played(dealt("A deals", rules), "bid 5, pass, pass, pass, pass, pass, trump S")
        for _ in range(4):
            state = played(state, f"exchange {cards_text(state.current_deal.hands[to_act(state) or 0])}")
        state = apply(state, Exchange(state.current_deal.hands[5]))
        assert (state.phase, to_act(state)) == (Phase.RESTOCK, None)
        assert redact(table_move(state, random.Random(1)), state, observer) is None

    def test_the_draw_for_the_first_deal_and_the_play_are_open(self) -> None:
        assert redact(DrawDealer(PACK[:11]), new_game(THREE), 0) == DrawDealer(PACK[:11])
        state = dealt(ACE_WITH_C, THREE)
        assert [redact(PlayCard(Card.parse("QD")), state, seat) for seat in OTHERS] == [PlayCard(Card.parse("QD"))] * 3
        state = played(state, "QD KD")
        full = apply(state, PlayCard(Card.parse("3S")))
        assert redact(GatherTrick(), full, 0) == GatherTrick()

    def test_only_the_declarer_sees_the_kitty(self) -> None:
        state = dealt("A deals; kitty: 5S JS AH AS KS", seated("fifty-five", 3, 3))
        assert all(view_for(state, seat).kitty_size == 5 for seat in range(3))
        hidden = parse_cards("5S JS AH AS KS")
        state = played(state, "bid 10, pass, pass")
        assert set(hidden) <= set(view_for(state, 1).hand)
        assert not any(set(hidden) & set(view_for(state, seat).seen) for seat in (0, 2, None))
        assert view_for(state, 0).hand_sizes == (5, 10, 5)

    def test_a_dealer_who_robs_the_pack_sees_the_stock_from_then_on(self) -> None:
        """BR: "looking through the undealt cards to pick out his replacements"."""
        rules = DRAW.replace(dealer_robs_pack=True)
        state = dealt("A deals; A: 2D 3D 4D 6D 7D; stock: 5S JS", rules)
        state = played(state, "bid 5, pass, pass, pass, trump S, exchange, exchange, exchange")
        assert (to_act(state), view_for(state, 0).stock) == (0, ())
        state = played(state, "exchange 2D 3D")
        assert view_for(state, 0).stock == state.current_deal.stock
        assert all(view_for(state, seat).stock == () for seat in [1, 2, 3, None])
        move = TakeFromStock(Card.parse("5S"))
        assert redact(move, state, 0) == move
        assert [redact(move, state, seat) for seat in [1, 2, 3, None]] == [None] * 4
        state = played(state, "take 5S, take JS")
        assert view_for(state, 0).stock == state.current_deal.stock
        assert set(state.current_deal.stock) <= set(view_for(state, 0).seen)
        assert all(view_for(state, seat).stock == () for seat in [1, 2, 3, None])

    def test_a_dealer_who_exchanges_nothing_does_not_see_the_stock(self) -> None:
        rules = DRAW.replace(dealer_robs_pack=True)
        state = played(dealt("A deals", rules), "bid 5, pass, pass, pass, trump S")
        assert view_for(played(state, "exchange, exchange, exchange, exchange"), 0).stock == ()

    def test_everybody_sees_a_turned_joker_go_to_the_dealer(self) -> None:
        state = dealt(TestTheCardPutOut.JOKER_TURNED, THREE.replace(joker=True))
        assert [view_for(state, seat).joker_taker for seat in [0, 1, 2, None]] == [0] * 4
        assert all(Card.parse("JK") in view_for(state, seat).seen for seat in [0, 1, 2, None])


class TestAViewOfTheTable:
    def test_a_view_has_the_seat_to_act(self) -> None:
        state = dealt(ACE_WITH_C, THREE)
        assert [view_for(state, seat).my_turn for seat in range(3)] == [False, True, False]
        assert [view_for(state, seat).to_act for seat in [0, 1, None]] == [1, 1, 1]

    def test_a_view_counts_the_tricks_of_each_seat(self) -> None:
        state = played(dealt(ACE_WITH_C, THREE), "QD KD 3S, 2C KS 5C")
        assert view_for(state, 2).tricks_won == (1, 1, 0)

    def test_a_view_remembers_the_cards_played_and_turned(self) -> None:
        state = played(dealt(ACE_WITH_C, THREE), "QD KD 3S, 2C")
        assert cards_text(view_for(state, 1).seen) == "KS QS 2D 6H QD KD 3S 2C 2S"

    def test_a_view_before_the_first_deal_is_empty(self) -> None:
        view = view_for(new_game(THREE), 0)
        assert (view.phase, view.deal_number, view.dealer, view.hand_sizes) == (Phase.DEAL, 0, None, (0, 0, 0))
        assert (view.hand, view.seen, view.trump, view.legal) == ((), (), None, ())
