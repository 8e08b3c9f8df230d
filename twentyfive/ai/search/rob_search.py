"""Search over taking the turn-up or leaving it: play deals out in the same worlds."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from twentyfive.ai.beliefs.likelihood import trick_so_far
from twentyfive.ai.beliefs.worlds import World, beliefs
from twentyfive.ai.playout.bitcards import FastPack, each_bit
from twentyfive.ai.playout.deal_value import NOBODY, DealStatus, deal_status, needs
from twentyfive.ai.playout.playout import OpenTrick
from twentyfive.ai.playout.policy_tables import policy_tables
from twentyfive.ai.search.card_search import (
    Outcome,
    RolloutPolicies,
    SearchBudget,
    best_trump_played,
    best_trump_side,
    rolled_out,
)
from twentyfive.ai.search.trials import Trial, best_of, payoffs
from twentyfive.core import PlayerView
from twentyfive.core.moves import DeclineRob, PlayerMove, Rob
from twentyfive.core.phases.finishing import decliner_cannot_go_out
from twentyfive.core.phases.robbing import lowers_ace
from twentyfive.core.state import Trick


def status_after_leaving(view: PlayerView) -> DealStatus | None:
    """The status of the deal if the turn-up is left.

    None where leaving it is against the rules, or where it changes the rank of the ace, which is not tried.
    """
    status, rules = deal_status(view), view.rules
    if rules.must_rob or lowers_ace(view.hand, view.trump, rules):
        return None
    return replace(status, barred=status.barred | {status.own}) if decliner_cannot_go_out(rules) else status


def rob_trials(view: PlayerView, seed: int, budget: SearchBudget) -> list[Trial]:
    """A trial for each card that may be put out for the turn-up, and one for leaving it where that can be tried.

    Where the player is also the next to play, the trial goes on with the card that comes out best.
    """
    assert view.seat is not None
    assert view.turn_up is not None
    believed, left = beliefs(view), status_after_leaving(view)
    pack, turned = believed.pack, believed.pack.bits[view.turn_up]
    robs = [move for move in view.legal if isinstance(move, Rob)]
    rng, status = random.Random(seed), deal_status(view)
    worlds = [believed.sample_world(rng) for _ in range(budget.worlds)]
    search = _RobSearch(view, pack, worlds, believed.unseen | sum(believed.held), budget.rollouts, seed)
    trials = [search.trial(move, status, turned | pack.bits[move.out]) for move in robs]
    return trials if left is None else [*trials, search.trial(DeclineRob(), left, 0)]


@dataclass(frozen=True, slots=True)
class _RobSearch:
    """The worlds in which the ways to rob are tried.

    Attributes:
        view: the view of the player.
        pack: the cards as bits.
        worlds: the worlds, the same for every move.
        unplayed: all cards that have not been seen in the play; a mask.
        rollouts: the policies of the rollouts.
        seed: a seed for their random moves.
    """

    view: PlayerView
    pack: FastPack
    worlds: list[World]
    unplayed: int
    rollouts: RolloutPolicies
    seed: int

    def trial(self, move: PlayerMove, status: DealStatus, change: int) -> Trial:
        """The trial of a move that changes the player's hand by the cards of `change`, a mask."""
        trick, hand = _trick(self.view, self.pack), self.pack.mask(self.view.hand) ^ change
        if trick.to_play[0] != self.view.seat:
            return Trial(move, *payoffs(status, self._outcomes(status, trick, change, 0)))
        plays = each_bit(self.pack.legal(hand, trick.led) if trick.led else hand)
        return best_of([Trial(move, *payoffs(status, self._outcomes(status, trick, change, card))) for card in plays])

    def _outcomes(self, status: DealStatus, trick: OpenTrick, change: int, card: int) -> list[Outcome]:
        """By world, the outcome if the player then plays `card`, a bit; 0 if others play first."""
        seat = self.view.seat
        assert seat is not None
        tables, needed, outcomes = policy_tables(self.view.rules), needs(status), []
        played = best_trump_played(self.view, self.pack)
        follows = trick.after(seat, card, self.pack) if card else trick
        unplayed, rng = self.unplayed ^ change ^ card, random.Random(self.seed)
        for number, world in enumerate(self.worlds):
            hands = world.hands.copy()
            hands[seat] ^= change
            best = NOBODY if played is None else best_trump_side(hands, self.pack, tables.side_of, played)
            hands[seat] ^= card
            rate = self.rollouts[number % len(self.rollouts)]
            winners = rolled_out(rate, tables, self.pack, hands, follows, unplayed, needed, seat, rng)
            outcomes.append((winners, best, NOBODY))
        return outcomes


def _trick(view: PlayerView, pack: FastPack) -> OpenTrick:
    """The trick under way, or the next one after a round in which everyone is asked to rob."""
    assert view.dealer is not None
    last = view.tricks[-1].winner if view.tricks else None
    leader = view.rules.next_held(view.dealer) if last is None else last
    return trick_so_far(view.trick or Trick(leader), pack, view.rules)
