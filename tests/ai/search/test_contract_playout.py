"""Playouts from a contract: they agree with the heuristics at the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ai.games import decisions
from tests.core.positions import after_table_moves
from twentyfive.ai.beliefs.auction_worlds import AuctionWorld
from twentyfive.ai.beliefs.hand_values import SUITS, hand_values
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.playout.deal_value import NOBODY
from twentyfive.ai.search.contract_playout import ContractPlayout
from twentyfive.core import PRESETS, GameState, Phase, Rules, Suit, apply, seated, to_act, view_for
from twentyfive.core.cards import parse_cards

AUCTIONS = [preset for preset, rules in PRESETS.items() if rules.auction]


def contract_playout(state: GameState) -> ContractPlayout:
    return ContractPlayout(state.rules, state.current_deal.dealer, hand_values(state.rules))


def masks(state: GameState, suit: Suit) -> list[int]:
    """The hands as bits with that suit as trumps."""
    pack = hand_values(state.rules).packs[SUITS.index(suit)]
    return [pack.mask(hand) for hand in state.current_deal.hands]


def at_the_exchange(preset: str) -> Iterator[GameState]:
    """Yield states in which the first player to exchange is to act."""
    for state, view in decisions(PRESETS[preset], 8, 500):
        if view.phase is Phase.EXCHANGE and not state.current_deal.put_out:
            yield state


def after_heuristic_move(state: GameState) -> GameState:
    return after_table_moves(apply(state, heuristic_advice(view_for(state, to_act(state))).move))


@pytest.mark.broad("fifty-five")
@pytest.mark.parametrize("preset", [preset for preset in AUCTIONS if PRESETS[preset].exchange.takes_kitty])
def test_a_declarer_keeps_the_trumps_and_kings_that_the_heuristics_keep(preset: str) -> None:
    found = 0
    for state in at_the_exchange(preset):
        deal, values = state.current_deal, hand_values(state.rules)
        seat = deal.actor
        held = [values.index_of[card] for card in deal.hands[seat]]
        suit = values.best(held)[1] if deal.trump is None else SUITS.index(deal.trump)
        kept = contract_playout(state).kept(values.mask(suit, held), suit)
        after = masks(after_heuristic_move(state), SUITS[suit])[seat]
        assert kept.bit_count() == after.bit_count()
        assert kept & values.good[suit] == after & values.good[suit]
        found += 1
    assert found


@pytest.mark.broad("auction-forty-fives")
@pytest.mark.parametrize("preset", ["auction-forty-fives", "one-hundred-ten-joker", "growl"])
def test_all_players_draw_as_the_heuristics_do(preset: str) -> None:
    found = 0
    for start in at_the_exchange(preset):
        state = start
        while not view_for(state, to_act(state)).drawing:
            state = after_heuristic_move(state)
        deal, values = state.current_deal, hand_values(state.rules)
        assert deal.trump is not None
        assert deal.declarer is not None
        suit = SUITS.index(deal.trump)
        hands, stock = masks(state, deal.trump), [values.bits[suit][values.index_of[card]] for card in deal.stock]
        chosen = {deal.declarer: hands[deal.declarer]} if state.rules.exchange.takes_kitty else {}
        order = state.rules.seats_from_left_of(deal.dealer)
        while state.phase is Phase.EXCHANGE:
            state = after_heuristic_move(state)
        contract_playout(state).draw(hands, stock, suit, order, chosen)
        assert hands == masks(state, deal.trump)
        found += 1
    assert found


def test_the_best_of_the_stock_goes_to_a_dealer_who_robs_the_pack() -> None:
    rules = seated("auction-forty-fives", 4, 2).replace(dealer_robs_pack=True)
    values = hand_values(rules)
    suit = SUITS.index(Suit.DIAMONDS)
    pack = values.packs[suit]
    hands = [pack.mask(parse_cards(hand)) for hand in ("5D KD 3C 4C 9H", "", "", "")]
    stock = [pack.bits[card] for card in parse_cards("2C 10D 7S JD 3H AH")]
    ContractPlayout(rules, 0, values).draw(hands, stock, suit, [0], {})
    assert hands[0] == pack.mask(parse_cards("5D KD JD AH 10D"))


class TestOutcome:
    """A deal in which the declarer, on the left of the dealer, holds the five best trumps."""

    def outcome(self, rules: Rules, luck: float) -> tuple[tuple[int, ...], int, int]:
        values = hand_values(rules)
        own = [values.index_of[card] for card in parse_cards("5S JS AH AS KS")]
        rest = [place for place in values.index_of.values() if place not in own]
        hands = [own if seat == 1 else [rest.pop() for _ in own] for seat in range(rules.players)]
        kitty = [rest.pop(0) for _ in range(rules.kitty)]
        world = AuctionWorld(hands, kitty, rest, (luck,) * rules.hand_size)
        return ContractPlayout(rules, 0, values).outcome(world, 1)

    def test_all_tricks_and_the_best_trump_are_the_declarers(self) -> None:
        assert self.outcome(seated("auction-forty-fives", 4, 2), 0.5) == ((1,) * 5, 1, NOBODY)
        assert self.outcome(PRESETS["fifty-five"], 0.5) == ((1,) * 5, 1, NOBODY)

    def test_bad_luck_costs_a_declarer_tricks_against_several_sides(self) -> None:
        winners, best, _ = self.outcome(PRESETS["fifty-five"], 0.0)
        assert 1 not in winners
        assert best == 1
        assert self.outcome(seated("auction-forty-fives", 4, 2), 0.0) == ((1,) * 5, 1, NOBODY)

    def test_trumps_named_before_the_kitty_are_those_of_the_hand(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """B has two spades and a kitty of hearts: B names spades, and hearts only where the kitty is seen before."""
        for exchange, suits in (("named_kitty_then_draw", "S"), ("kitty_then_draw", "H")):
            rules = PRESETS["growl"].replace(exchange=exchange)
            values = hand_values(rules)
            own, kitty = (
                [values.index_of[card] for card in parse_cards(cards)] for cards in ("KS QS 4D 6D 7D", "5H JH KH")
            )
            rest = [place for place in values.index_of.values() if place not in (*own, *kitty)]
            hands = [own if seat == 1 else [rest.pop() for _ in own] for seat in range(rules.players)]
            playout, named = ContractPlayout(rules, 0, values), list[int]()
            monkeypatch.setattr(playout, "outcome_in_suit", lambda *given, named=named: named.append(given[2]))
            playout.outcome(AuctionWorld(hands, kitty, rest, (0.5,) * 5), 1)
            assert [SUITS[suit].value for suit in named] == [*suits]

    def test_no_side_has_the_best_trump_where_it_scores_nothing(self) -> None:
        assert self.outcome(PRESETS["fifty-five"].replace(best_trump=0), 0.5) == ((1,) * 5, NOBODY, NOBODY)
