"""Calls, naming trumps and what is kept of the kitty, weighed by playing deals out before trumps are named.

Others, and the player after this decision, go on by the rules of thumb: in the auction, with kitty and stock, and in
the play. What others have called tells what they hold; what they hear from the player's call changes nothing for them.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from twentyfive.ai.beliefs.auction_model import Contract, Table, after, auction, called, table
from twentyfive.ai.beliefs.auction_worlds import AuctionBeliefs, Dealt
from twentyfive.ai.beliefs.hand_values import SUITS, HandValues, hand_values, strongest
from twentyfive.ai.playout.deal_value import ValueFunction, deal_status, value_function
from twentyfive.ai.playout.match_equity import chances
from twentyfive.ai.search.card_search import Outcome, SearchBudget
from twentyfive.ai.search.contract_playout import Declaring
from twentyfive.ai.search.trials import Trial, best_of, figures, worlds_for
from twentyfive.core import PlayerView
from twentyfive.core.moves import Bid, Exchange, Hold, NameTrump, Pass, PlayerMove
from twentyfive.core.state import Call

WORLDS_A_CALL: Final = 0.5
"""The share of the worlds in which calls are weighed: in each the auction is bid out too, which takes as long again."""

LIKELY_SUITS: Final = 2
"""A declarer thinks of so many suits when putting out for the kitty, those with the best promise."""

DARING: Final = 8
"""Points beyond what the hand promises that are worth thinking of: more would be a bluff, which the others, who go by
the rules of thumb in the worlds played out, fall for more readily than people do."""

Figures = tuple[float, float]
"""What the end of a deal is worth, and the points that it brings."""


class Prospects:
    """What a player before trumps are named can find out by playing worlds out.

    Attributes:
        view: what the player knows.
        seat: of the player.
        promises: of the game.
        declaring: goes on from a contract.
        dealt: the worlds, the same for every move that is weighed.
        held: the player's cards, by their places in the pack.
    """

    def __init__(self, view: PlayerView, seed: int, worlds: int) -> None:
        assert view.seat is not None
        assert view.dealer is not None
        self.view, self.seat = view, view.seat
        self.hand_values = hand_values(view.rules)
        self.declaring = Declaring(view.rules, view.dealer, self.hand_values)
        rng, known = random.Random(seed), AuctionBeliefs(view, table(view), self.hand_values)
        self.dealt = [known.redealt(rng) for _ in range(worlds)]
        self.held = [self.hand_values.index_of[card] for card in view.hand]
        self._status = deal_status(view)
        self._value_functions, self._figures = cache(self._value_function_of), cache(self._figures_of)

    def figures(self, contract: Contract, end: Outcome) -> Figures:
        """What that end of the deal brings under the contract."""
        seat, points = contract
        return self._figures(self.view.rules.side_of(seat), points, end)

    def passed_out(self) -> Figures:
        """What it brings if nobody bids."""
        return chances(self._status.scores, self.view.rules)[self._status.own], 0.0

    def trial(self, move: PlayerMove, suit: int, kept: int) -> Trial:
        """What came of naming that suit with these cards, a mask, kept by the player, who is the declarer."""
        contract = self.seat, self.view.contract or 0
        ends = (self.declaring.named(dealt, self.seat, suit, kept) for dealt in self.dealt)
        return _trial(move, [self.figures(contract, end) for end in ends])

    def _figures_of(self, side: int, points: int, end: Outcome) -> Figures:
        return figures(replace(self._status, declarer=side, contract=points), end, self._value_functions(side, points))

    def _value_function_of(self, side: int, points: int) -> ValueFunction:
        return value_function(replace(self._status, declarer=side, contract=points))


def _trial(move: PlayerMove, found: Sequence[Figures]) -> Trial:
    return Trial(move, [value for value, _ in found], [points for _, points in found])


def call_trials(view: PlayerView, seed: int, budget: SearchBudget, also: Sequence[PlayerMove] = ()) -> list[Trial]:
    """One for each call that is legal and not too daring, and for those in `also`; who has to bid thinks of all."""
    prospects, at = Prospects(view, seed, max(1, round(WORLDS_A_CALL * budget.worlds))), table(view)
    start = auction(view, at)
    own = prospects.hand_values.best(prospects.held)[0]
    calls = _calls(view, at, own, also)
    prices = [float("-inf"), *sorted({*at.needed.values()})]
    starts = [after(at, start, call) for call in calls]
    contracts = cache(lambda start, levels: called(at, start, [prices[level] for level in levels]))
    found: list[list[Figures]] = [[] for _ in calls]
    for dealt in prospects.dealt:
        promised = [prospects.hand_values.best(hand)[0] for hand in dealt.hands]
        levels = tuple(
            0 if start.passed >> seat & 1 else bisect(prices, points) - 1 for seat, points in enumerate(promised)
        )
        ends: dict[int, Outcome] = {}
        for figures_of_call, begun in zip(found, starts, strict=True):
            figures_of_call.append(_outcome(prospects, dealt, contracts(begun, levels), ends))
    return [_trial(call, figures_of_call) for call, figures_of_call in zip(calls, found, strict=True)]


def _calls(view: PlayerView, at: Table, promised: float, also: Sequence[PlayerMove]) -> tuple[Call, ...]:
    calls = tuple(move for move in view.legal if isinstance(move, Bid | Hold | Pass))
    return tuple(
        call
        for call in calls
        if not isinstance(call, Bid)
        or at.needed[call.points] <= promised + DARING
        or Pass() not in calls
        or call in also
    )


def _outcome(prospects: Prospects, dealt: Dealt, contract: Contract | None, ends: dict[int, Outcome]) -> Figures:
    """What comes of the world with that contract; `ends` remembers it by declarer, as the play is the same."""
    if contract is None:
        return prospects.passed_out()
    declarer, _ = contract
    if declarer not in ends:
        ends[declarer] = prospects.declaring.end(dealt, declarer)
    return prospects.figures(contract, ends[declarer])


def suit_trials(view: PlayerView, seed: int, budget: SearchBudget) -> list[Trial]:
    """One for each suit that may be named."""
    prospects = Prospects(view, seed, budget.worlds)
    return [
        prospects.trial(NameTrump(suit), number, prospects.hand_values.mask(number, prospects.held))
        for number, suit in enumerate(SUITS)
    ]


def kitty_trials(view: PlayerView, seed: int, budget: SearchBudget, also: Sequence[Exchange]) -> list[Trial]:
    """One for each sensible way to put out for the kitty, and for those in `also`, each with the best suit to name
    after it. What is in `also` changes no other figure."""
    known = hand_values(view.rules)
    ways = [*_ways(view, known)]
    prospects = Prospects(view, seed, worlds_for(len(ways), budget))
    best: dict[PlayerMove, Trial] = {}
    for suit, kept in ways:
        stay = {*known.packs[suit].members(kept)}
        trial = prospects.trial(Exchange(tuple(card for card in view.hand if card not in stay)), suit, kept)
        best[trial.move] = best_of([best.get(trial.move, trial), trial])
    for move in (move for move in also if move not in best):
        stays = [known.index_of[card] for card in view.hand if card not in move.out]
        suits = _likely_suits(stays, known)
        best[move] = best_of([prospects.trial(move, suit, known.mask(suit, stays)) for suit in suits])
    return [*best.values()]


def _ways(view: PlayerView, known: HandValues) -> Iterator[tuple[int, int]]:
    """Likely suits to name, each with what of the hand it makes sense to keep, a mask."""
    held = [known.index_of[card] for card in view.hand]
    for suit in _likely_suits(held, known):
        yield from ((suit, kept) for kept in _sensible(view, known.mask(suit, held), suit))


def _likely_suits(held: Sequence[int], known: HandValues) -> list[int]:
    """The suits with the best promise."""
    promised = known.each(held)
    return sorted(range(len(SUITS)), key=lambda suit: -promised[suit])[:LIKELY_SUITS]


def _sensible(view: PlayerView, held: int, suit: int) -> Iterator[int]:
    """What may be kept of the hand with that suit as trumps: what the rules of thumb keep, a card more, a card less, or
    another card for one of the weakest."""
    assert view.dealer is not None
    usual = Declaring(view.rules, view.dealer, hand_values(view.rules)).kept(held, suit)
    spare = held & ~usual
    weakest, weak = usual & -usual, usual & (usual - 1) & -(usual & (usual - 1))
    better, good = strongest(spare, 1), strongest(spare, 2) & ~strongest(spare, 1)
    ways = (
        usual,
        usual ^ weakest,
        usual | better,
        usual ^ weakest | better,
        usual ^ weakest | good,
        usual ^ weak | better,
    )
    yield from (kept for kept in dict.fromkeys(ways) if len(view.hand) - kept.bit_count() in view.out_sizes)
