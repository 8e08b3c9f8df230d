"""The auction model: it bids as the heuristics do at the table."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from tests.ai.games import decisions
from tests.core.strategies import GAMES, Game, few
from twentyfive.ai.beliefs.auction_model import auction_setup, auction_so_far, final_contract
from twentyfive.ai.beliefs.auction_worlds import AuctionBeliefs
from twentyfive.ai.beliefs.hand_values import SUITS, hand_values
from twentyfive.ai.heuristics.bidding import best_hand_value
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.core import PRESETS, GameState, Phase, Rules, apply, view_for

AUCTIONS = [preset for preset, rules in PRESETS.items() if rules.auction]


def check_the_same_contract(state: GameState) -> None:
    """The heuristics bid the auction at the table to the contract that the model gets from the hand values alone."""
    rules, view = state.rules, view_for(state, state.current_deal.turn)
    setup = auction_setup(view)
    points = [best_hand_value(hand, rules).points for hand in state.current_deal.hands]
    contract = final_contract(setup, auction_so_far(view, setup), points)
    while state.phase is Phase.BID:
        state = apply(state, heuristic_advice(view_for(state, state.current_deal.turn)).move)
    deal = state.current_deal
    assert contract == (None if deal.declarer is None else (deal.declarer, deal.contract))


@pytest.mark.broad("fifty-five")
@pytest.mark.parametrize("preset", AUCTIONS)
def test_an_auction_ends_as_it_does_at_the_table(preset: str) -> None:
    auctions = [state for state, view in decisions(PRESETS[preset], 8, 400) if view.phase is Phase.BID]
    assert auctions
    for state in auctions:
        check_the_same_contract(state)


@few
@given(GAMES)
def test_an_auction_ends_as_it_does_at_the_table_under_any_rules(game: Game) -> None:
    for state, view in decisions(game.rules, game.seed, 12):
        if view.phase is Phase.BID:
            check_the_same_contract(state)


@pytest.mark.parametrize("preset", AUCTIONS)
def test_hand_values_are_those_of_the_heuristics(preset: str) -> None:
    rules, rng = PRESETS[preset], random.Random(preset)
    values = hand_values(rules)
    for size in (rules.hand_size, rules.hand_size + rules.kitty) * 50:
        places = rng.sample(range(len(rules.pack)), size)
        hand_value = best_hand_value(tuple(rules.pack[place] for place in places), rules)
        points, suit = values.best(places)
        assert points == pytest.approx(hand_value.points)
        assert values.each(places)[SUITS.index(hand_value.suit)] == pytest.approx(points)
        assert 0 <= suit < len(SUITS)


class TestWorlds:
    """Worlds sampled before trumps are named."""

    def beliefs(self, rules: Rules, seed: int, number: int) -> list[tuple[GameState, AuctionBeliefs]]:
        return [
            (state, AuctionBeliefs(view, auction_setup(view), hand_values(rules)))
            for state, view in decisions(rules, seed, number)
            if view.trump is None and view.phase in (Phase.BID, Phase.EXCHANGE, Phase.NAME_TRUMP)
        ]

    @pytest.mark.parametrize("preset", AUCTIONS)
    def test_every_hidden_card_has_one_place(self, preset: str) -> None:
        rules, rng = PRESETS[preset], random.Random(3)
        found = self.beliefs(rules, 5, 60)
        assert found
        for state, believed in found:
            deal, world = state.current_deal, believed.sample_world(rng)
            placed = [*(index for hand in world.hands for index in hand), *world.kitty, *world.stock]
            gone = {put.card for put in deal.put_out}
            assert len(placed) == len({*placed})
            assert {rules.pack[index] for index in placed} == {*rules.pack} - gone
            assert [len(hand) for hand in world.hands] == [len(hand) for hand in deal.hands]
            assert (len(world.kitty), len(world.stock)) == (len(deal.kitty), len(deal.stock))
            assert tuple(rules.pack[index] for index in world.hands[deal.actor]) == deal.hands[deal.actor]

    def test_a_high_bidder_holds_a_hand_for_the_bid_in_most_worlds(self) -> None:
        rules, rng = PRESETS["fifty-five"], random.Random(3)
        values = hand_values(rules)
        bids = 0
        for state, believed in self.beliefs(rules, 5, 200):
            bidders = {made.seat for made in state.current_deal.calls if str(made.move) == "bid 20"}
            for seat in bidders - {state.current_deal.turn}:
                worlds = [believed.sample_world(rng) for _ in range(60)]
                fitting = sum(values.best(world.hands[seat])[0] >= 20 for world in worlds)
                bids += 1
                assert fitting > 40
        assert bids
