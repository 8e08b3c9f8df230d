"""Seats, the first dealer, the deal and the turn-up. RULES.md sections 1 and 4."""

import random
from dataclasses import replace

import pytest

from tests.core.positions import TWENTY_FIVE, dealt, dealt_again, played, scored, won
from twentyfive.core import (
    PRESETS,
    GameState,
    IllegalMove,
    Phase,
    ProblemKind,
    Refusal,
    Rules,
    RulesError,
    apply,
    legal_moves,
    new_game,
    seated,
    table_move,
    to_act,
)
from twentyfive.core.cards import PACK, PACK_WITH_JOKER, cards_text, parse_cards
from twentyfive.core.moves import DealCards, DrawDealer, ScoreDeal
from twentyfive.core.phases.dealing import deal_order

THREE = TWENTY_FIVE.replace(players=3, sides=3)
KITTY = seated("fifty-five", 3, 3)


def hands(state: GameState) -> list[str]:
    return [cards_text(hand) for hand in state.current_deal.hands]


def refused(state: GameState, move: DealCards | DrawDealer) -> IllegalMove:
    with pytest.raises(IllegalMove) as illegal:
        apply(state, move)
    return illegal.value


class TestTheDeal:
    """Deals of `PACK` in its order: the clubs from ace to king, then the diamonds, and so on."""

    @pytest.mark.parametrize(
        ("packets", "dealer", "expected"),
        [
            ((3, 2), 0, ["7C 8C 9C AD 2D", "AC 2C 3C 10C JC", "4C 5C 6C QC KC"]),
            ((2, 3), 0, ["5C 6C KC AD 2D", "AC 2C 7C 8C 9C", "3C 4C 10C JC QC"]),
            ((4, 1), 0, ["9C 10C JC QC 2D", "AC 2C 3C 4C KC", "5C 6C 7C 8C AD"]),
            ((3, 2), 1, ["4C 5C 6C QC KC", "7C 8C 9C AD 2D", "AC 2C 3C 10C JC"]),
            ((3, 2), 2, ["AC 2C 3C 10C JC", "4C 5C 6C QC KC", "7C 8C 9C AD 2D"]),
        ],
    )
    def test_packets_go_round_from_the_dealers_left(
        self, packets: tuple[int, ...], dealer: int, expected: list[str]
    ) -> None:
        state = apply(new_game(THREE.replace(packets=packets)), DealCards(PACK, dealer))
        assert hands(state) == expected

    def test_the_order_of_the_deal_names_a_seat_or_the_kitty_for_each_card(self) -> None:
        for rules, dealer, order in (
            (THREE, 2, "000111222001122"),
            (KITTY.replace(kitty=4, packets=(3, 2)), 0, "111222000KKK112200K"),
        ):
            assert "".join("K" if seat is None else str(seat) for seat in deal_order(rules, dealer)) == order

    def test_the_next_card_is_turned_up_and_makes_trumps(self) -> None:
        deal = apply(new_game(THREE), DealCards(PACK, 0)).current_deal
        assert (str(deal.turn_up), str(deal.turned), deal.trump) == ("3D", "3D", "D")
        assert deal.stock == PACK[16:]

    def test_the_player_on_the_dealers_left_leads(self) -> None:
        assert to_act(apply(new_game(THREE), DealCards(PACK, 2))) == 0

    @pytest.mark.parametrize(
        ("kitty", "packets", "expected"),
        [
            # The kitty's packets come after the dealer's and are of the same size: of five, 3 then 2.
            (5, (3, 2), "10C JC QC 6D 7D"),
            (5, (2, 3), "7C 8C 5D 6D 7D"),
            (4, (3, 2), "10C JC QC 6D"),
            (3, (3, 2), "10C JC QC"),
        ],
    )
    def test_the_kitty_is_dealt_after_the_dealer(self, kitty: int, packets: tuple[int, ...], expected: str) -> None:
        rules = KITTY.replace(kitty=kitty, packets=packets)
        deal = apply(new_game(rules), DealCards(PACK, 0)).current_deal
        assert cards_text(deal.kitty) == expected
        assert len(deal.stock) == 52 - 15 - kitty
        assert (deal.turn_up, deal.trump) == (None, None)

    @pytest.mark.parametrize("kitty", range(6, 11))
    def test_a_kitty_larger_than_a_hand_cannot_be_dealt_in_such_packets(self, kitty: int) -> None:
        assert KITTY.draft(kitty=kitty).problems()

    @pytest.mark.parametrize(("hand_size", "packets"), [(6, (3, 3)), (9, (3, 3, 3)), (5, (5,)), (5, (1, 1, 1, 1, 1))])
    def test_hands_and_packets_may_have_other_sizes(self, hand_size: int, packets: tuple[int, ...]) -> None:
        rules = THREE.replace(hand_size=hand_size, packets=packets)
        state = apply(new_game(rules), DealCards(PACK, 0))
        assert [len(hand) for hand in state.current_deal.hands] == [hand_size] * 3
        assert sorted(map(str, [*sum(state.current_deal.hands, ()), PACK[3 * hand_size]])) == sorted(
            map(str, PACK[: 3 * hand_size + 1])
        )

    def test_the_deal_passes_to_the_left(self) -> None:
        state = scored(won(dealt("C deals; turned 2S", THREE), "A B C A B"))
        assert state.next_dealer == 0
        assert dealt_again(state, "turned 2S").current_deal.dealer == 0

    def test_the_deals_of_a_game_are_counted(self) -> None:
        state = dealt("A deals; turned 2S", THREE)
        assert state.current_deal.number == 1
        assert dealt_again(scored(won(state, "A B C A B")), "turned 2S").current_deal.number == 2


class TestRefusedDeals:
    def test_an_incomplete_pack_is_refused(self) -> None:
        for pack in (PACK[:-1], (*PACK, PACK[0]), (*PACK[:-1], PACK[0]), PACK_WITH_JOKER, ()):
            assert refused(new_game(THREE), DealCards(pack, 0)).refusal is Refusal.WRONG_PACK

    def test_a_pack_that_lacks_the_joker_is_refused(self) -> None:
        assert refused(new_game(THREE.replace(joker=True)), DealCards(PACK, 0)).refusal is Refusal.WRONG_PACK

    @pytest.mark.parametrize("dealer", [-1, 3, 99])
    def test_a_dealer_without_a_seat_is_refused(self, dealer: int) -> None:
        assert refused(new_game(THREE), DealCards(PACK, dealer)).refusal is Refusal.WRONG_DEALER

    def test_a_dealer_out_of_turn_is_refused(self) -> None:
        state = scored(won(dealt("A deals; turned 2S", THREE), "A B C A B"))
        assert refused(state, DealCards(PACK, 2)).refusal is Refusal.WRONG_DEALER

    def test_a_deal_during_the_play_is_refused(self) -> None:
        assert refused(dealt("A deals", THREE), DealCards(PACK, 1)).refusal is Refusal.WRONG_MOVE


class TestTheFirstDealer:
    """CC: cards face up round the table; "the first player to be dealt any Jack becomes the first dealer"."""

    @pytest.mark.parametrize(
        ("cards", "dealer"),
        [("JC", 0), ("2C JD", 1), ("2C 3C JH", 2), ("2C 3C 4C JS", 0), ("2C 3C 4C 5C 6C JS", 2)],
    )
    def test_the_first_jack_deals(self, cards: str, dealer: int) -> None:
        state = apply(new_game(THREE), DrawDealer(parse_cards(cards)))
        assert (state.next_dealer, state.phase, to_act(state)) == (dealer, Phase.DEAL, None)
        assert cards_text(state.drawn_for_deal) == cards

    @pytest.mark.parametrize(
        ("cards", "refusal"),
        [
            ("", Refusal.NO_JACK_DRAWN),
            ("2C 3C", Refusal.NO_JACK_DRAWN),
            ("JC 2C", Refusal.NO_JACK_DRAWN),
            ("JC 2C JD", Refusal.NO_JACK_DRAWN),
            ("2C 2C JD", Refusal.WRONG_PACK),
            ("JK JD", Refusal.WRONG_PACK),
        ],
    )
    def test_an_impossible_draw_is_refused(self, cards: str, refusal: Refusal) -> None:
        assert refused(new_game(THREE), DrawDealer(parse_cards(cards))).refusal is refusal

    def test_a_second_draw_is_refused(self) -> None:
        state = apply(new_game(THREE), DrawDealer(parse_cards("2C JD")))
        assert refused(state, DrawDealer(parse_cards("2C JD"))).refusal is Refusal.WRONG_MOVE

    @pytest.mark.parametrize("seed", range(20))
    def test_the_table_draws_until_the_first_jack_and_its_seat_deals(self, seed: int) -> None:
        rng, state = random.Random(seed), new_game(THREE)
        draw = table_move(state, rng)
        assert isinstance(draw, DrawDealer)
        state = apply(state, draw)
        deal = table_move(state, rng)
        assert isinstance(deal, DealCards)
        assert deal.dealer == (len(draw.cards) - 1) % 3
        state = apply(state, deal)
        assert state.drawn_for_deal == ()

    def test_a_random_first_dealer_may_be_any_seat(self) -> None:
        state = new_game(THREE.replace(first_dealer="random"))
        moves = [table_move(state, random.Random(seed)) for seed in range(40)]
        assert {move.dealer for move in moves if isinstance(move, DealCards)} == {0, 1, 2}

    def test_a_seed_gives_the_same_pack(self) -> None:
        state = new_game(THREE.replace(first_dealer="random"))
        assert table_move(state, random.Random(7)) == table_move(state, random.Random(7))
        assert table_move(state, random.Random(7)) != table_move(state, random.Random(8))


class TestAJokerTurnedUp:
    """RULES.md 1: "a joker turned up is taken by the dealer, who turns the next card"."""

    RULES = THREE.replace(joker=True)
    DEAL = "A deals; A: 3S JD 2C 10C JC; turned JK 2S"

    def test_the_joker_goes_to_the_dealer_and_the_next_card_is_turned(self) -> None:
        deal = dealt(self.DEAL, self.RULES).current_deal
        assert cards_text(deal.hands[0]) == "3S JD 2C 10C JC JK"
        assert (str(deal.turn_up), deal.trump, deal.joker_taker) == ("2S", "S", 0)
        assert len(deal.stock) == 53 - 17

    def test_the_dealer_puts_one_other_card_out_for_it(self) -> None:
        state = dealt(self.DEAL, self.RULES)
        assert (state.phase, to_act(state)) == (Phase.EXCHANGE, 0)
        assert [str(move) for move in legal_moves(state)] == [
            f"exchange {card}" for card in ["3S", "JD", "2C", "10C", "JC"]
        ]
        state = played(state, "exchange 2C")
        assert cards_text(state.current_deal.hands[0]) == "3S JD 10C JC JK"
        assert (state.phase, to_act(state)) == (Phase.PLAY, 1)

    @pytest.mark.parametrize(
        ("move", "refusal"),
        [
            ("exchange JK", Refusal.JOKER_STAYS),
            ("exchange", Refusal.WRONG_NUMBER_PUT_OUT),
            ("exchange 3S JD", Refusal.WRONG_NUMBER_PUT_OUT),
            ("exchange KD", Refusal.NOT_IN_HAND),
            ("take 2H", Refusal.WRONG_MOVE),
        ],
    )
    def test_other_exchanges_are_refused(self, move: str, refusal: Refusal) -> None:
        with pytest.raises(IllegalMove) as illegal:
            played(dealt(self.DEAL, self.RULES), move)
        assert illegal.value.refusal is refusal

    def test_the_turn_up_may_be_robbed_after_it(self) -> None:
        rules = self.RULES.replace(rob_deadline="opening_lead")
        state = played(dealt(self.DEAL.replace("JD", "AS"), rules), "exchange 2C, leave, leave")
        assert (state.phase, to_act(state)) == (Phase.ROB, 0)
        assert len(legal_moves(state)) == 6

    def test_a_joker_in_a_hand_stays_there(self) -> None:
        state = dealt("A deals; B: JK 2D 3D 4D 6D; turned 2S", self.RULES)
        assert (state.phase, state.current_deal.joker_taker) == (Phase.PLAY, None)


class TestSeatsAndSides:
    """RULES.md 4: seat s is on side s mod sides."""

    @pytest.mark.parametrize(
        ("players", "sides", "seats"),
        [
            (5, 5, "0 1 2 3 4"),
            (4, 2, "02 13"),
            (6, 3, "03 14 25"),
            (8, 4, "04 15 26 37"),
            (10, 5, "05 16 27 38 49"),
            (9, 3, "036 147 258"),
            (6, 2, "024 135"),
            (8, 2, "0246 1357"),
            (10, 2, "02468 13579"),
        ],
    )
    def test_partners_sit_evenly_round_the_table(self, players: int, sides: int, seats: str) -> None:
        rules = TWENTY_FIVE.replace(players=players, sides=sides)
        expected = [tuple(map(int, side)) for side in seats.split()]
        assert [rules.seats_of(side) for side in range(sides)] == expected
        assert all(rules.side_of(seat) == side for side, held in enumerate(expected) for seat in held)

    def test_the_round_begins_on_the_left_of_a_seat(self) -> None:
        assert Rules().seats_from_left_of(3) == (4, 0, 1, 2, 3)

    @pytest.mark.parametrize(("players", "sides"), [(5, 2), (9, 2), (7, 3), (10, 3)])
    def test_sides_must_be_of_equal_size(self, players: int, sides: int) -> None:
        with pytest.raises(RulesError) as refused:
            TWENTY_FIVE.replace(players=players, sides=sides)
        problem = refused.value.problems[0]
        assert (problem.kind, problem.values) == (ProblemKind.SIDES_DO_NOT_DIVIDE, (players, sides))


class TestEnoughCards:
    """RULES.md 4: players × hand size + turn-up + kitty ≤ pack."""

    @pytest.mark.parametrize(
        ("options", "needed", "pack"),
        [
            ({"players": 9, "sides": 9, "hand_size": 6, "packets": (3, 3)}, 55, 52),
            ({"players": 6, "sides": 6, "hand_size": 9, "packets": (3, 3, 3)}, 55, 52),
            ({"players": 10, "sides": 10, "hand_size": 6, "packets": (3, 3), "joker": True}, 62, 53),
        ],
    )
    def test_a_shortage_of_cards_has_its_figures(self, options: dict[str, object], needed: int, pack: int) -> None:
        with pytest.raises(RulesError) as refused:
            TWENTY_FIVE.replace(**options)
        (problem,) = refused.value.problems
        assert (problem.kind, problem.values) == (ProblemKind.CARDS_SHORT, (needed, pack))
        assert problem.options == ("players", "hand_size")

    def test_the_kitty_counts_among_the_cards_needed(self) -> None:
        with pytest.raises(RulesError) as refused:
            PRESETS["fifty-five"].replace(players=10, sides=10)
        (problem,) = refused.value.problems
        assert (problem.kind, problem.values) == (ProblemKind.CARDS_SHORT, (55, 52))
        assert problem.options == ("players", "hand_size", "kitty")

    @pytest.mark.parametrize(
        "options",
        [
            {"players": 10, "sides": 10},
            {"players": 10, "sides": 10, "joker": True},
            {"players": 8, "sides": 8, "hand_size": 6, "packets": (3, 3)},
            {"players": 5, "sides": 5, "hand_size": 9, "packets": (3, 3, 3)},
        ],
    )
    def test_a_pack_that_is_just_large_enough_can_be_dealt(self, options: dict[str, object]) -> None:
        rules = TWENTY_FIVE.replace(**options)
        state = apply(new_game(rules), DealCards(rules.pack, 0))
        assert [len(hand) for hand in state.current_deal.hands] == [rules.hand_size] * rules.players


class TestNames:
    def test_seats_without_names_are_numbered(self) -> None:
        assert new_game(THREE).names == ("Player 1", "Player 2", "Player 3")

    def test_there_must_be_a_name_for_each_player(self) -> None:
        assert new_game(THREE, ["Ann", "Bob", "Cat"]).names == ("Ann", "Bob", "Cat")
        with pytest.raises(ValueError, match="2 names for 3 players"):
            new_game(THREE, ["Ann", "Bob"])


class TestMovesOutOfTurn:
    def test_the_table_does_not_move_while_a_player_thinks(self) -> None:
        with pytest.raises(ValueError, match="play"):
            table_move(dealt("A deals", THREE), random.Random(1))

    def test_nobody_moves_after_the_end_of_the_match(self) -> None:
        rules = TWENTY_FIVE.replace(players=2, sides=2)
        state = scored(won(dealt("A deals; turned 2S", rules), "A A A A A"))
        assert (state.over, to_act(state), legal_moves(state)) == (True, None, ())
        with pytest.raises(ValueError, match="over"):
            table_move(state, random.Random(1))
        with pytest.raises(IllegalMove) as illegal:
            apply(state, ScoreDeal())
        assert illegal.value.refusal is Refusal.MATCH_OVER

    def test_asking_for_a_missing_deal_actor_or_trick_raises_an_error(self) -> None:
        with pytest.raises(ValueError, match="no cards have been dealt"):
            _ = new_game(THREE).current_deal
        deal = scored(won(dealt("A deals; turned 2S", THREE), "A B C A B")).current_deal
        with pytest.raises(ValueError, match="the table is to move"):
            _ = deal.actor
        with pytest.raises(ValueError, match="no trick is being played"):
            _ = deal.open_trick
        with pytest.raises(ValueError, match="trumps are not named"):
            _ = replace(deal, trump=None).trump_suit
