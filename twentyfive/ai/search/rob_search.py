"""Taking the turn-up or leaving it, weighed by playing deals out in the same worlds."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from twentyfive.ai.beliefs.likelihood import faced
from twentyfive.ai.beliefs.worlds import World, beliefs
from twentyfive.ai.playout.bitcards import FastPack, each_bit
from twentyfive.ai.playout.deal_value import NOBODY, DealStatus, deal_status, needs
from twentyfive.ai.playout.playout import OpenTrick, play_out
from twentyfive.ai.playout.policy_tables import policy_tables
from twentyfive.ai.search.card_search import Outcome, SearchBudget, best_trump_played, best_trump_side
from twentyfive.ai.search.trials import Trial, best_of, valued
from twentyfive.core import PlayerView
from twentyfive.core.moves import DeclineRob, PlayerMove, Rob
from twentyfive.core.phases.finishing import leaving_bars
from twentyfive.core.phases.robbing import lowers_ace
from twentyfive.core.state import Trick


def leaving(view: PlayerView) -> DealStatus | None:
    """How the deal stands for who leaves the turn-up; None where that is against the rules, or changes the rank of the
    ace, which is not weighed."""
    status, rules = deal_status(view), view.rules
    if rules.must_rob or lowers_ace(view.hand, view.trump, rules):
        return None
    return replace(status, barred=status.barred | {status.own}) if leaving_bars(rules) else status


def rob_trials(view: PlayerView, seed: int, budget: SearchBudget) -> list[Trial]:
    """One for each card that may be put out for the turn-up, and one for leaving it where that can be weighed.

    Where the player is to play next, that is the card that comes out best.
    """
    assert view.seat is not None
    assert view.turn_up is not None
    known, left = beliefs(view), leaving(view)
    pack, turned = known.pack, known.pack.bits[view.turn_up]
    robs = [move for move in view.legal if isinstance(move, Rob)]
    rng, status = random.Random(seed), deal_status(view)
    robbing = _Robbing(view, pack, [known.redealt(rng) for _ in range(budget.worlds)], known.unseen | sum(known.held))
    trials = [robbing.trial(move, status, turned | pack.bits[move.out]) for move in robs]
    return trials if left is None else [*trials, robbing.trial(DeclineRob(), left, 0)]


@dataclass(frozen=True, slots=True)
class _Robbing:
    """The worlds in which the ways to rob are weighed.

    Attributes:
        view: of the player.
        pack: the cards as bits.
        worlds: the same for every way.
        unplayed: all cards that have not been seen in the play; a mask.
    """

    view: PlayerView
    pack: FastPack
    worlds: list[World]
    unplayed: int

    def trial(self, move: PlayerMove, status: DealStatus, change: int) -> Trial:
        """What comes of the move, which changes the player's hand by these cards, a mask."""
        trick, hand = _trick(self.view, self.pack), self.pack.mask(self.view.hand) ^ change
        if trick.to_play[0] != self.view.seat:
            return Trial(move, *valued(status, self._ends(status, trick, change, 0)))
        plays = each_bit(self.pack.legal(hand, trick.led) if trick.led else hand)
        return best_of([Trial(move, *valued(status, self._ends(status, trick, change, card))) for card in plays])

    def _ends(self, status: DealStatus, trick: OpenTrick, change: int, card: int) -> list[Outcome]:
        """How the deal ends, world by world, if the player then plays that card; 0 for whoever waits for others."""
        seat = self.view.seat
        assert seat is not None
        tables, race, ends = policy_tables(self.view.rules), needs(status), []
        played = best_trump_played(self.view, self.pack)
        follows = trick.after(seat, card, self.pack) if card else trick
        for world in self.worlds:
            held = world.hands.copy()
            held[seat] ^= change
            best = NOBODY if played is None else best_trump_side(held, self.pack, tables.side_of, played)
            held[seat] ^= card
            ends.append((play_out(tables, self.pack, held, follows, self.unplayed ^ change ^ card, race), best))
        return ends


def _trick(view: PlayerView, pack: FastPack) -> OpenTrick:
    """The trick under way, or the one that comes after the round in which everyone is asked."""
    assert view.dealer is not None
    last = view.tricks[-1].winner if view.tricks else None
    leader = view.rules.seats_from_left_of(view.dealer)[0] if last is None else last
    return faced(view.trick or Trick(leader), pack, view.rules)
