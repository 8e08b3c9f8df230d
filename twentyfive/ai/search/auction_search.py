"""Search over calls, trump suits and exchanges with the kitty: play deals out before trumps are named.

The others, and the player after this decision, follow the heuristics in the auction, with kitty and stock, and in the
play. The calls of the others are evidence of their hands; they draw no conclusion from the player's own call.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from twentyfive.ai.beliefs.auction_model import (
    AuctionSetup,
    Contract,
    after_call,
    auction_setup,
    auction_so_far,
    final_contract,
)
from twentyfive.ai.beliefs.auction_worlds import AuctionBeliefs, AuctionWorld
from twentyfive.ai.beliefs.hand_values import SUITS, HandValues, hand_values, strongest
from twentyfive.ai.playout.deal_value import ValueFunction, deal_status, value_function
from twentyfive.ai.playout.match_equity import win_chances
from twentyfive.ai.search.card_search import Outcome, SearchBudget
from twentyfive.ai.search.contract_playout import ContractPlayout
from twentyfive.ai.search.trials import Payoff, Trial, best_of, payoff, worlds_for
from twentyfive.core import PlayerView
from twentyfive.core.moves import Bid, Exchange, Hold, NameTrump, Pass, PlayerMove
from twentyfive.core.state import CallMove

CALL_WORLDS: Final = 0.5
"""The share of the budget's worlds in which calls are tried: bidding the auction out doubles the time for a world."""

LIKELY_SUITS: Final = 2
"""The suits that a declarer considers when exchanging with the kitty: those of the highest hand value."""

OVERBID: Final = 8
"""The points by which a bid that is tried may exceed the hand value.

A higher bid would be a bluff, and the others, who follow the heuristics in the worlds, fall for one more readily than
people do.
"""


class AuctionSearch:
    """A search before trumps are named, with the same worlds for every move.

    Attributes:
        view: the view of the player.
        seat: the player's seat.
        values: the hand values of the game.
        playout: plays a deal out from its contract.
        worlds: the sampled worlds.
        hand: the player's cards, by their indices in the pack.
    """

    def __init__(self, view: PlayerView, seed: int, worlds: int) -> None:
        assert view.seat is not None
        assert view.dealer is not None
        self.view, self.seat = view, view.seat
        self.values = hand_values(view.rules)
        self.playout = ContractPlayout(view.rules, view.dealer, self.values)
        rng, believed = random.Random(seed), AuctionBeliefs(view, auction_setup(view), self.values)
        self.worlds = [believed.sample_world(rng) for _ in range(worlds)]
        self.hand = [self.values.index_of[card] for card in view.hand]
        self._status = deal_status(view)
        self._value_function, self._payoff = cache(self._new_value_function), cache(self._new_payoff)

    def payoff(self, contract: Contract, outcome: Outcome) -> Payoff:
        """The payoff of the outcome under the contract."""
        seat, points = contract
        return self._payoff(self.view.rules.side_of(seat), points, outcome)

    def passed_out(self) -> Payoff:
        """The payoff if nobody bids."""
        return win_chances(self._status.scores, self.view.rules)[self._status.own], 0.0

    def trial(self, move: PlayerMove, suit: int, kept: int) -> Trial:
        """The trial of a move after which the player, who is the declarer, names `suit` and holds `kept`, a mask."""
        contract = self.seat, self.view.contract or 0
        outcomes = (self.playout.outcome_in_suit(world, self.seat, suit, kept) for world in self.worlds)
        return _trial(move, [self.payoff(contract, outcome) for outcome in outcomes])

    def naming_trial(self, suit: int) -> Trial:
        """The trial of naming that suit, after which the declarer may still take the kitty."""
        if not self.view.rules.exchange.names_first:
            return self.trial(NameTrump(SUITS[suit]), suit, self.values.mask(suit, self.hand))
        contract, outcomes = (self.seat, self.view.contract or 0), list[Outcome]()
        for world in self.worlds:
            held = self.values.mask(suit, [*self.hand, *world.kitty])
            outcomes.append(self.playout.outcome_in_suit(world, self.seat, suit, self.playout.kept(held, suit)))
        return _trial(NameTrump(SUITS[suit]), [self.payoff(contract, outcome) for outcome in outcomes])

    def _new_payoff(self, side: int, points: int, outcome: Outcome) -> Payoff:
        status = replace(self._status, declarer=side, contract=points)
        return payoff(status, outcome, self._value_function(side, points))

    def _new_value_function(self, side: int, points: int) -> ValueFunction:
        return value_function(replace(self._status, declarer=side, contract=points))


def _trial(move: PlayerMove, payoffs: Sequence[Payoff]) -> Trial:
    return Trial(move, [value for value, _ in payoffs], [points for _, points in payoffs])


def call_trials(view: PlayerView, seed: int, budget: SearchBudget, also: Sequence[PlayerMove] = ()) -> list[Trial]:
    """A trial for each legal call that is no bluff, and for each of `also`; for every call if the player must bid."""
    search = AuctionSearch(view, seed, max(1, round(CALL_WORLDS * budget.worlds)))
    setup = auction_setup(view)
    auction = auction_so_far(view, setup)
    calls = _calls(view, setup, search.values.best(search.hand)[0], also)
    prices = [float("-inf"), *sorted({*setup.needed.values()})]
    after_calls = [after_call(setup, auction, call) for call in calls]
    contracts = cache(lambda after, levels: final_contract(setup, after, [prices[level] for level in levels]))
    found: list[list[Payoff]] = [[] for _ in calls]
    for world in search.worlds:
        points = [search.values.best(hand)[0] for hand in world.hands]
        # A hand counts only by the highest price that it can pay, so that few auctions have to be bid out.
        levels = tuple(
            0 if auction.passed >> seat & 1 else bisect(prices, value) - 1 for seat, value in enumerate(points)
        )
        outcomes: dict[int, Outcome] = {}
        for payoffs, after in zip(found, after_calls, strict=True):
            payoffs.append(_payoff(search, world, contracts(after, levels), outcomes))
    return [_trial(call, payoffs) for call, payoffs in zip(calls, found, strict=True)]


def _calls(view: PlayerView, setup: AuctionSetup, value: float, also: Sequence[PlayerMove]) -> tuple[CallMove, ...]:
    calls = tuple(move for move in view.legal if isinstance(move, Bid | Hold | Pass))
    return tuple(
        call
        for call in calls
        if not isinstance(call, Bid)
        or setup.needed[call.points] <= value + OVERBID
        or Pass() not in calls
        or call in also
    )


def _payoff(
    search: AuctionSearch, world: AuctionWorld, contract: Contract | None, outcomes: dict[int, Outcome]
) -> Payoff:
    """The payoff of the world with that contract; `outcomes` caches by declarer, as the play is the same."""
    if contract is None:
        return search.passed_out()
    declarer, _ = contract
    if declarer not in outcomes:
        outcomes[declarer] = search.playout.outcome(world, declarer)
    return search.payoff(contract, outcomes[declarer])


def suit_trials(view: PlayerView, seed: int, budget: SearchBudget) -> list[Trial]:
    """A trial for each suit that may be named."""
    search = AuctionSearch(view, seed, budget.worlds)
    return [search.naming_trial(suit) for suit in range(len(SUITS))]


def kitty_trials(view: PlayerView, seed: int, budget: SearchBudget, also: Sequence[Exchange]) -> list[Trial]:
    """A trial for each sensible exchange with the kitty, and for each of `also`, with the best suit to name after it,
    or with that already named.

    The moves of `also` do not change the other trials.
    """
    values = hand_values(view.rules)
    exchanges = [*_sensible_exchanges(view, values)]
    search = AuctionSearch(view, seed, worlds_for(len(exchanges), budget))
    best: dict[PlayerMove, Trial] = {}
    for suit, kept in exchanges:
        stay = {*values.packs[suit].members(kept)}
        trial = search.trial(Exchange(tuple(card for card in view.hand if card not in stay)), suit, kept)
        best[trial.move] = best_of([best.get(trial.move, trial), trial])
    for move in (move for move in also if move not in best):
        stays = [values.index_of[card] for card in view.hand if card not in move.out]
        suits = _likely_suits(view, stays, values)
        best[move] = best_of([search.trial(move, suit, values.mask(suit, stays)) for suit in suits])
    return [*best.values()]


def _sensible_exchanges(view: PlayerView, values: HandValues) -> Iterator[tuple[int, int]]:
    """The likely suits to name, each with the sensible choices of cards to keep, masks."""
    hand = [values.index_of[card] for card in view.hand]
    for suit in _likely_suits(view, hand, values):
        yield from ((suit, kept) for kept in _sensible_to_keep(view, values.mask(suit, hand), suit))


def _likely_suits(view: PlayerView, hand: Sequence[int], values: HandValues) -> list[int]:
    """The suits of the highest hand value; only the trumps once they are named."""
    if view.trump is not None:
        return [SUITS.index(view.trump)]
    points = values.each(hand)
    return sorted(range(len(SUITS)), key=lambda suit: -points[suit])[:LIKELY_SUITS]


def _sensible_to_keep(view: PlayerView, hand: int, suit: int) -> Iterator[int]:
    """Choices of cards to keep with that suit as trumps, masks.

    They are the choice of the heuristics, with one card more or less, or with another card for one of the weakest.
    """
    assert view.dealer is not None
    usual = ContractPlayout(view.rules, view.dealer, hand_values(view.rules)).kept(hand, suit)
    spare = hand & ~usual
    weakest, second_weakest = usual & -usual, usual & (usual - 1) & -(usual & (usual - 1))
    best_spare, second_spare = strongest(spare, 1), strongest(spare, 2) & ~strongest(spare, 1)
    choices = (
        usual,
        usual ^ weakest,
        usual | best_spare,
        usual ^ weakest | best_spare,
        usual ^ weakest | second_spare,
        usual ^ second_weakest | best_spare,
    )
    yield from (kept for kept in dict.fromkeys(choices) if len(view.hand) - kept.bit_count() in view.out_sizes)
