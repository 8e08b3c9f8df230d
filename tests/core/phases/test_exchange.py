"""The kitty, the draw, the short stock, and the dealer who robs the pack. RULES.md section 5."""

import pickle
import random
from math import comb

import pytest

from tests.core.positions import SEATS, dealt, played
from twentyfive.core import (
    PRESETS,
    GameState,
    IllegalMove,
    Phase,
    PlayerView,
    Refusal,
    Rules,
    apply,
    legal_moves,
    new_game,
    seated,
    table_move,
    to_act,
    view_for,
)
from twentyfive.core.cards import PACK_WITH_JOKER, cards_text, parse_cards
from twentyfive.core.moves import Bid, Exchange, Pass, Restock, TakeFromStock, parse_move

KITTY = seated("fifty-five", 3, 3)
DRAW = PRESETS["auction-forty-fives"]
JOKER = seated("one-hundred-ten-joker", 3, 3)
GROWL = PRESETS["growl"]


def hand(state: GameState, letter: str) -> str:
    return cards_text(state.current_deal.hands[SEATS.index(letter)])


def refusal(state: GameState, move: str) -> Refusal:
    with pytest.raises(IllegalMove) as refused:
        apply(state, parse_move(move))
    return refused.value.refusal


def sizes(state: GameState) -> dict[int, int]:
    """The number of legal exchanges by the number of cards put out."""
    found: dict[int, int] = {}
    for move in legal_moves(state):
        assert isinstance(move, Exchange)
        found[len(move.out)] = found.get(len(move.out), 0) + 1
    return found


class TestTheKitty:
    """CC, 55: the declarer takes the five cards, puts out any five, and then names trumps."""

    DEAL = "A deals; A: 2D 3D 4D 6D 7D; B: 2C 3C 4C 6C 7C; C: 2H 3H 4H 6H 7H; kitty: 5S JS AH AS KS"

    def test_the_declarer_takes_the_kitty_before_naming_trumps(self) -> None:
        state = played(dealt(self.DEAL, KITTY), "bid 10, pass, pass")
        assert (state.phase, to_act(state), state.current_deal.trump) == (Phase.EXCHANGE, 1, None)
        assert hand(state, "B") == "2C 3C 4C 6C 7C 5S JS AH AS KS"
        assert state.current_deal.kitty == ()

    def test_the_declarer_puts_out_any_five_cards(self) -> None:
        state = played(dealt(self.DEAL, KITTY), "bid 10, pass, pass")
        assert sizes(state) == {5: comb(10, 5)}
        state = played(state, "exchange 2C 3C 4C 6C 7C")
        assert (state.phase, to_act(state), hand(state, "B")) == (Phase.NAME_TRUMP, 1, "5S JS AH AS KS")
        state = played(state, "trump S")
        assert (state.phase, to_act(state)) == (Phase.PLAY, 1)

    @pytest.mark.parametrize(
        ("move", "why"),
        [
            ("exchange 2C 3C 4C 6C", Refusal.WRONG_NUMBER_PUT_OUT),
            ("exchange 2C 3C 4C 6C 7C KS", Refusal.WRONG_NUMBER_PUT_OUT),
            ("exchange", Refusal.WRONG_NUMBER_PUT_OUT),
            ("exchange 2C 3C 4C 6C 6C", Refusal.NOT_IN_HAND),
            ("exchange 2C 3C 4C 6C 2H", Refusal.NOT_IN_HAND),
            ("trump S", Refusal.WRONG_MOVE),
            ("take 9S", Refusal.WRONG_MOVE),
        ],
    )
    def test_other_moves_are_refused_while_the_declarer_exchanges(self, move: str, why: Refusal) -> None:
        assert refusal(played(dealt(self.DEAL, KITTY), "bid 10, pass, pass"), move) is why

    @pytest.mark.parametrize("kitty", [3, 4])
    def test_a_smaller_kitty_takes_as_many_cards_out(self, kitty: int) -> None:
        state = played(dealt("A deals", KITTY.replace(kitty=kitty)), "bid 10, pass, pass")
        assert sizes(state) == {kitty: comb(5 + kitty, kitty)}

    def test_nobody_takes_the_kitty_when_all_pass(self) -> None:
        state = played(dealt(self.DEAL, KITTY), "pass, pass, pass")
        assert len(state.current_deal.kitty) == 5


class TestTheDraw:
    """CC, Auction: trumps are named first; then each player draws in turn, from the dealer's left."""

    DEAL = """A deals; A: 2D 3D 4D 6D 7D; B: 2C 3C 4C 6C 7C; C: 2H 3H 4H 6H 7H; D: 2S 3S 4S 6S 7S;
        stock: 8C 9C 10C 8D 9D 10D"""
    CALLS = "pass, bid 15, pass, pass, trump S"

    def test_each_draws_in_turn_from_the_dealers_left(self) -> None:
        state = played(dealt(self.DEAL, DRAW), self.CALLS)
        asked = []
        while state.phase is Phase.EXCHANGE:
            asked.append(to_act(state))
            state = played(state, "exchange")
        assert asked == [1, 2, 3, 0]
        assert (state.phase, to_act(state)) == (Phase.PLAY, 3)

    def test_any_number_may_be_put_out_and_is_dealt_from_the_top(self) -> None:
        state = played(dealt(self.DEAL, DRAW), self.CALLS)
        assert sizes(state) == {size: comb(5, size) for size in range(6)}
        state = played(state, "exchange 2C 4C, exchange, exchange 2S")
        assert (hand(state, "B"), hand(state, "D")) == ("3C 6C 7C 8C 9C", "3S 4S 6S 7S 10C")
        assert state.current_deal.drawn == (0, 2, 0, 1)

    def test_a_player_must_keep_the_least_number_of_cards(self) -> None:
        state = played(dealt(self.DEAL, DRAW.replace(keep_at_least=2)), self.CALLS)
        assert sizes(state) == {size: comb(5, size) for size in range(4)}
        assert refusal(state, "exchange 2C 3C 4C 6C") is Refusal.KEEPS_TOO_FEW

    def test_nobody_exchanges_where_five_must_be_kept(self) -> None:
        state = played(dealt(self.DEAL, DRAW.replace(keep_at_least=5)), self.CALLS)
        assert sizes(state) == {0: 1}
        assert refusal(state, "exchange 2C") is Refusal.KEEPS_TOO_FEW

    @pytest.mark.parametrize(
        ("move", "why"),
        [
            ("exchange 2D", Refusal.NOT_IN_HAND),
            ("exchange 2C 2C", Refusal.NOT_IN_HAND),
            ("play 2C", Refusal.WRONG_MOVE),
            ("take 8C", Refusal.WRONG_MOVE),
        ],
    )
    def test_other_moves_are_refused_in_the_draw(self, move: str, why: Refusal) -> None:
        assert refusal(played(dealt(self.DEAL, DRAW), self.CALLS), move) is why


class TestAShortStock:
    """RULES.md 5: the cards put out earlier by *other* players are shuffled and become the stock."""

    RULES = DRAW.replace(players=6, sides=2)
    CALLS = "bid 5, pass, pass, pass, pass, pass, trump S"

    def with_short_stock(self) -> GameState:
        """Six players hold 30 cards and 22 are left; B to E draw 20, so that F, who wants five, finds two."""
        state = played(dealt("A deals", self.RULES), self.CALLS)
        for letter in "BCDE":
            state = played(state, f"exchange {hand(state, letter)}")
        return apply(state, Exchange(state.current_deal.hands[5]))

    def test_the_last_cards_are_dealt_and_the_table_makes_a_new_stock(self) -> None:
        state = self.with_short_stock()
        assert (state.phase, to_act(state), legal_moves(state)) == (Phase.RESTOCK, None, ())
        deal = state.current_deal
        assert (len(deal.hands[5]), deal.owed, deal.stock) == (2, 3, ())

    def test_the_new_stock_is_the_cards_that_the_others_put_out(self) -> None:
        state = self.with_short_stock()
        others = tuple(put.card for put in state.current_deal.put_out if put.seat != 5)
        own = {put.card for put in state.current_deal.put_out if put.seat == 5}
        assert len(others) == 20
        state = apply(state, Restock(others))
        deal = state.current_deal
        assert (state.phase, to_act(state)) == (Phase.EXCHANGE, 0)
        assert deal.hands[5][2:] == others[:3]
        assert deal.stock == others[3:]
        assert {put.card for put in deal.put_out} == own

    @pytest.mark.parametrize("change", ["short", "double", "own"])
    def test_any_other_stock_is_refused(self, change: str) -> None:
        state = self.with_short_stock()
        others = [put.card for put in state.current_deal.put_out if put.seat != 5]
        own = [put.card for put in state.current_deal.put_out if put.seat == 5]
        wrong = {"short": others[1:], "double": [*others, others[0]], "own": [*others[1:], own[0]]}[change]
        with pytest.raises(IllegalMove) as refused:
            apply(state, Restock(tuple(wrong)))
        assert refused.value.refusal is Refusal.WRONG_PACK

    def test_the_last_player_can_draw_from_the_new_stock(self) -> None:
        state = played(dealt("A deals", self.RULES), self.CALLS)
        for letter in "BCDEFA":
            state = played(state, f"exchange {hand(state, letter)}")
        assert state.phase is Phase.PLAY
        assert [len(held) for held in state.current_deal.hands] == [5] * 6
        assert state.current_deal.drawn == (5,) * 6

    def test_nobody_may_put_out_more_cards_than_can_be_dealt(self) -> None:
        """Ten players leave two cards: the first to draw gets at most two, as nothing was put out before."""
        rules = DRAW.replace(players=10, sides=2)
        state = played(dealt("A deals", rules), "bid 5" + ", pass" * 9 + ", trump S")
        assert set(sizes(state)) == {0, 1, 2}
        assert refusal(state, f"exchange {cards_text(state.current_deal.hands[1][:3])}") is Refusal.STOCK_TOO_SHORT
        state = played(state, f"exchange {cards_text(state.current_deal.hands[1][:2])}")
        assert set(sizes(state)) == {0, 1, 2}


class TestTheDealerRobsThePack:
    """BR: "the dealer may rob the pack by looking through the undealt cards to pick out his replacements"."""

    RULES = DRAW.replace(dealer_robs_pack=True)
    DEAL = "A deals; A: 2D 3D 4D 6D 7D; B: 2C 3C 4C 6C 7C; stock: 9S 5S JS"

    def robbing(self) -> GameState:
        return played(dealt(self.DEAL, self.RULES), "bid 5, pass, pass, pass, trump S, exchange 2C, exchange, exchange")

    def test_the_others_are_dealt_from_the_top(self) -> None:
        assert hand(self.robbing(), "B") == "3C 4C 6C 7C 9S"

    def test_the_dealer_chooses_each_card(self) -> None:
        state = played(self.robbing(), "exchange 2D 3D")
        stock = state.current_deal.stock
        assert legal_moves(state) == tuple(TakeFromStock(card) for card in stock)
        state = played(state, "take JS")
        assert (state.phase, to_act(state), hand(state, "A")) == (Phase.EXCHANGE, 0, "4D 6D 7D JS")
        assert state.current_deal.stock == tuple(card for card in stock if str(card) != "JS")
        state = played(state, "take 5S")
        assert (state.phase, hand(state, "A")) == (Phase.PLAY, "4D 6D 7D JS 5S")
        assert state.current_deal.drawn == (2, 1, 0, 0)

    def test_the_dealer_may_stand_pat(self) -> None:
        assert played(self.robbing(), "exchange").phase is Phase.PLAY

    @pytest.mark.parametrize(
        ("move", "why"),
        [("take 2D", Refusal.NOT_IN_STOCK), ("take KH", Refusal.NOT_IN_STOCK), ("exchange 4D", Refusal.WRONG_MOVE)],
    )
    def test_the_dealer_may_take_only_cards_of_the_stock(self, move: str, why: Refusal) -> None:
        state = played(
            dealt(self.DEAL + "; C: KH 2H 3H 4H 6H", self.RULES),
            "bid 5, pass, pass, pass, trump S, exchange 2C, exchange, exchange, exchange 2D",
        )
        assert refusal(state, move) is why

    def test_a_dealer_who_empties_the_stock_goes_on_with_the_cards_put_out(self) -> None:
        rules = self.RULES.replace(players=6, sides=2)
        state = played(dealt("A deals", rules), "bid 5, pass, pass, pass, pass, pass, trump S")
        for letter in "BCDE":
            state = played(state, f"exchange {hand(state, letter)}")
        state = apply(played(state, "exchange"), Exchange(state.current_deal.hands[0]))
        assert len(legal_moves(state)) == 2
        for left in [1, 20, 19, 18]:
            state = played(state, str(legal_moves(state)[0]))
            assert len(legal_moves(state)) == left
        state = played(state, str(legal_moves(state)[0]))
        assert (state.phase, [len(held) for held in state.current_deal.hands]) == (Phase.PLAY, [5] * 6)


class TestTheKittyThenTheDraw:
    """The club 110: the declarer keeps up to five of ten cards; then everybody draws up to five, the declarer too."""

    DEAL = """A deals; A: 2D 3D 4D 6D 7D; B: 2C 3C 4C 6C 7C; C: 2H 3H 4H 6H 7H; kitty: 5S JS AS KS QS;
        turned 8C; stock: 9C 10C JC QC 8D 9D 10D"""
    CALLS = "bid 15, pass, pass"

    def test_the_declarer_puts_out_five_or_more_of_the_ten(self) -> None:
        state = played(dealt(self.DEAL, JOKER), self.CALLS)
        assert (state.phase, to_act(state)) == (Phase.EXCHANGE, 1)
        assert sizes(state) == {size: comb(10, size) for size in range(5, 11)}

    @pytest.mark.parametrize(("players", "sides", "keep"), [(2, 2, 0), (3, 3, 0), (4, 4, 0), (5, 5, 1), (6, 3, 2)])
    def test_the_cards_to_keep_depend_on_the_number_of_players(self, players: int, sides: int, keep: int) -> None:
        """RULES.md 7: "keep 0/1/2 with ≤4/5/6 players"."""
        rules = seated("one-hundred-ten-joker", players, sides)
        state = played(dealt("A deals", rules), "bid 15" + ", pass" * (players - 1))
        assert max(sizes(state)) == 10 - keep
        state = played(state, f"exchange {cards_text(state.current_deal.hands[1][:5])}, trump S")
        assert max(sizes(state)) == (5 - keep if to_act(state) != 1 else 0)

    def test_after_trumps_are_named_everybody_draws(self) -> None:
        state = played(dealt(self.DEAL, JOKER), self.CALLS)
        state = played(state, "exchange 2C 3C 4C 6C 7C KS QS")
        assert (state.phase, to_act(state), hand(state, "B")) == (Phase.NAME_TRUMP, 1, "5S JS AS")
        state = played(state, "trump S")
        assert (to_act(state), sizes(state)) == (1, {0: 1})
        state = played(state, "exchange")
        assert hand(state, "B") == "5S JS AS 8C 9C"
        assert to_act(state) == 2
        state = played(state, "exchange 2H, exchange 2D 3D")
        assert (hand(state, "C"), hand(state, "A")) == ("3H 4H 6H 7H 10C", "4D 6D 7D JC QC")
        assert (state.phase, to_act(state)) == (Phase.PLAY, 2)

    def test_the_declarer_draws_in_turn(self) -> None:
        state = played(dealt(self.DEAL, JOKER), "pass, bid 15, pass, exchange 2H 3H 4H 6H 7H KS QS, trump S")
        assert to_act(state) == 1
        state = played(state, "exchange, exchange")
        assert hand(state, "C") == "5S JS AS 8C 9C"

    @pytest.mark.parametrize(
        ("move", "why"),
        [
            ("exchange 2C 3C 4C 6C", Refusal.WRONG_NUMBER_PUT_OUT),
            ("exchange", Refusal.WRONG_NUMBER_PUT_OUT),
            ("exchange 2C 3C 4C 6C 2H", Refusal.NOT_IN_HAND),
        ],
    )
    def test_the_declarer_cannot_put_out_fewer(self, move: str, why: Refusal) -> None:
        assert refusal(played(dealt(self.DEAL, JOKER), self.CALLS), move) is why

    def test_the_declarer_cannot_keep_too_few(self) -> None:
        rules = seated("one-hundred-ten-joker", 5, 5)
        state = played(dealt("A deals", rules), "bid 15, pass, pass, pass, pass")
        assert refusal(state, f"exchange {hand(state, 'B')}") is Refusal.KEEPS_TOO_FEW

    def test_the_declarer_cannot_put_out_more_when_drawing(self) -> None:
        state = played(dealt(self.DEAL, JOKER), f"{self.CALLS}, exchange 2C 3C 4C 6C 7C, trump S")
        assert refusal(state, "exchange AS") is Refusal.WRONG_NUMBER_PUT_OUT

    def test_the_others_cannot_use_up_the_cards_that_the_declarer_waits_for(self) -> None:
        """Six players leave 18 cards: D bids, the others draw all that they may, and D still gets five."""
        rules = seated("one-hundred-ten-joker", 6, 3)
        state = played(dealt("A deals", rules), "pass, pass, bid 15, pass, pass, pass")
        state = played(state, f"exchange {cards_text(state.current_deal.hands[3][:8])}, trump S")
        while state.phase is Phase.EXCHANGE:
            most = max(legal_moves(state), key=lambda move: len(str(move)))
            state = played(state, str(most))
        assert [len(held) for held in state.current_deal.hands] == [5] * 6

    def test_a_declarer_may_not_put_out_more_than_the_stock_can_replace(self) -> None:
        """Nine players leave three cards: a declarer who keeps one of ten can never get four."""
        rules = JOKER.replace(players=9, sides=9)
        assert len(PACK_WITH_JOKER) - rules.cards_dealt == 3
        state = played(dealt("A deals", rules), "bid 15" + ", pass" * 8)
        assert set(sizes(state)) == {5, 6, 7, 8}
        assert refusal(state, f"exchange {cards_text(state.current_deal.hands[1][:9])}") is Refusal.STOCK_TOO_SHORT


class TestTrumpsBeforeTheKitty:
    """MUN: "The successful bidder names the trump suit, then picks up the kitty and retains any useful cards"."""

    DEAL = """B deals; C: 2D 3D 4D 6D 7D; D: 5S JS 3C 4C 6C; A: 2H 3H 4H 6H 7H; B: 7S 8S 9S 7C 8C; kitty: KS 9C QS;
        stock: AS 10C JC QC KC JD"""
    CALLS = "pass, bid 20, pass, pass"

    def test_the_kitty_lies_face_down_until_trumps_are_named(self) -> None:
        state = played(dealt(self.DEAL, GROWL), self.CALLS)
        assert (state.phase, to_act(state), hand(state, "D")) == (Phase.NAME_TRUMP, 3, "5S JS 3C 4C 6C")
        assert view_for(state, 3).kitty_size == 3
        state = played(state, "trump S")
        assert (state.phase, to_act(state), hand(state, "D")) == (Phase.EXCHANGE, 3, "5S JS 3C 4C 6C KS 9C QS")
        assert (state.current_deal.kitty, view_for(state, 3).drawing) == ((), False)

    def test_then_all_draw_from_the_dealers_left_and_the_declarer_is_dealt_what_is_missing(self) -> None:
        state = played(dealt(self.DEAL, GROWL), f"{self.CALLS}, trump S, exchange 3C 4C 6C 9C")
        assert (to_act(state), hand(state, "D"), view_for(state, 2).drawing) == (2, "5S JS KS QS", True)
        state = played(state, "exchange 2D 3D")
        assert (to_act(state), sizes(state)) == (3, {0: 1})
        state = played(state, "exchange, exchange 2H, exchange")
        assert (hand(state, "C"), hand(state, "D")) == ("4D 6D 7D AS 10C", "5S JS KS QS JC")
        assert (state.phase, to_act(state)) == (Phase.PLAY, 0)

    def test_the_first_lead_is_the_declarers_left_or_at_merrimack_the_declarer(self) -> None:
        """MUN: "Actual play of cards starts with the player to the left (clockwise) of the bidder"."""
        for preset, leader in (("growl", 0), ("merrimack", 3)):
            state = played(dealt(self.DEAL, PRESETS[preset]), f"{self.CALLS}, trump S, exchange 3C 4C 6C")
            while state.phase is Phase.EXCHANGE:
                state = played(state, "exchange")
            assert (preset, to_act(state)) == (preset, leader)

    def test_a_card_must_be_kept_at_merrimack(self) -> None:
        state = played(dealt(self.DEAL, PRESETS["merrimack"]), f"{self.CALLS}, trump S")
        assert set(sizes(state)) == {3, 4, 5, 6, 7}
        assert refusal(state, f"exchange {hand(state, 'D')}") is Refusal.KEEPS_TOO_FEW

    def test_a_joker_does_not_change_the_order(self) -> None:
        rules = JOKER.replace(exchange="named_kitty_then_draw")
        state = played(dealt("A deals; B: JK 2C 3C 4C 6C", rules), "bid 15, pass, pass")
        assert state.phase is Phase.NAME_TRUMP
        assert len(played(state, "trump C").current_deal.hands[1]) == 10


def test_cards_may_be_named_in_any_order() -> None:
    state = played(dealt("A deals; B: 2C 3C 4C 6C 7C", DRAW), "bid 5, pass, pass, pass, trump S")
    one = apply(state, Exchange(parse_cards("2C 7C")))
    other = apply(state, Exchange(parse_cards("7C 2C")))
    assert one.current_deal.hands == other.current_deal.hands


class TestManyExchanges:
    """A hand of nine and a kitty of nine have too many exchanges to make them all."""

    NINE = PRESETS["one-hundred-ten-joker"].replace(
        players=3, sides=3, hand_size=9, packets=(3, 3, 3), kitty=9, keep_at_least=0, joker=False
    )

    def test_they_are_counted_and_pickled_without_being_made(self) -> None:
        view = self.view(self.NINE)
        assert len(view.legal) == sum(comb(18, out) for out in range(9, 19)) == 155_382
        assert view.out_sizes == range(9, 19)
        assert len(pickle.dumps(view)) < 10_000  # made one by one, they took five million bytes

    def test_each_has_an_index(self) -> None:
        view = self.view(KITTY)
        assert [view.legal[place] for place in range(comb(10, 5))] == [*view.legal] == [*view.legal[:]]
        assert (view.legal[-1], view.legal[0]) == (Exchange(view.hand[-5:]), Exchange(view.hand[:5]))
        with pytest.raises(IndexError):
            view.legal[comb(10, 5)]
        with pytest.raises(IndexError):
            view.legal[-comb(10, 5) - 1]

    def test_only_exchanges_in_the_order_of_the_hand_are_contained(self) -> None:
        view = self.view(KITTY)
        assert all(move in view.legal for move in view.legal)
        assert Exchange(view.hand[:4]) not in view.legal
        assert Exchange(view.hand[4::-1]) not in view.legal
        assert Exchange((*view.hand[:4], view.hand[0])) not in view.legal
        assert Pass() not in view.legal

    def view(self, rules: Rules) -> PlayerView:
        """The view of the declarer, with the kitty in hand."""
        state, rng = new_game(rules), random.Random(1)
        while state.phase is not Phase.EXCHANGE:
            seat = to_act(state)
            bids = (move for move in legal_moves(state) if isinstance(move, Bid))
            state = apply(state, table_move(state, rng) if seat is None else next(bids, Pass()))
        return view_for(state, to_act(state))
