"""Search over vying: play the deal out in the same worlds, for what it is worth with the card and without."""

from __future__ import annotations

import random
from dataclasses import replace
from math import fsum
from statistics import fmean

from twentyfive.ai.beliefs.likelihood import trick_so_far
from twentyfive.ai.beliefs.worlds import beliefs
from twentyfive.ai.playout.bitcards import each_bit
from twentyfive.ai.playout.deal_value import NOBODY, DealStatus, deal_status, needs, value_function, win_chances_after
from twentyfive.ai.playout.playout import play_out
from twentyfive.ai.playout.policy_tables import policy_tables
from twentyfive.ai.search.card_search import Outcome, SearchBudget
from twentyfive.ai.search.trials import Trial, payoffs
from twentyfive.core import PlayerView
from twentyfive.core.moves import GiveUp, LeadOn, See, Vie
from twentyfive.core.phases.scoring import majority_points
from twentyfive.core.state import Trick


def vie_trials(view: PlayerView, seed: int, budget: SearchBudget) -> list[Trial]:
    """The trials of vying and leading on, or of seeing and giving up.

    The other side is taken to give up where that is better for it by the same figures.
    """
    now = deal_status(view)
    raised = replace(now, vied=now.vied + 1)
    outcomes = _outcomes(view, now, seed, budget)
    seen, plain = payoffs(raised, outcomes), payoffs(now, outcomes)
    if view.vier is not None:
        return [Trial(See(), *seen), Trial(GiveUp(), *_given_up(now, now.own, len(outcomes)))]
    yielded = _given_up(now, 1 - now.own, len(outcomes))
    return [Trial(LeadOn(), *plain), Trial(Vie(), *min(seen, yielded, key=lambda found: fmean(found[0])))]


def _given_up(status: DealStatus, side: int, worlds: int) -> tuple[list[float], list[float]]:
    """The payoffs if `side` gives the deal up, the same in every world."""
    gains = majority_points((0,) * status.rules.sides, status.vied, side, status.rules)
    value = win_chances_after(status, gains)
    return [value] * worlds, [float(gains[status.own])] * worlds


def _outcomes(view: PlayerView, status: DealStatus, seed: int, budget: SearchBudget) -> list[Outcome]:
    """By world, the outcome of the deal; a player about to lead leads the card that does best."""
    assert view.seat is not None
    believed, tables, needed = beliefs(view), policy_tables(view.rules), needs(status)
    pack, unplayed = believed.pack, believed.unseen | sum(believed.held)
    leader = view.seat if view.vier is None else view.vier
    trick = trick_so_far(Trick(leader), pack, view.rules)
    rng = random.Random(seed)
    worlds = [believed.sample_world(rng).hands for _ in range(budget.worlds)]
    if leader != view.seat:
        return [(play_out(tables, pack, hands.copy(), trick, unplayed, needed), NOBODY, NOBODY) for hands in worlds]
    leads = []
    for card in each_bit(pack.mask(view.hand)):
        after, found = trick.after(view.seat, card, pack), []
        for hands in worlds:
            held = hands.copy()
            held[view.seat] ^= card
            found.append((play_out(tables, pack, held, after, unplayed ^ card, needed), NOBODY, NOBODY))
        leads.append(found)
    value = value_function(status)
    return max(leads, key=lambda found: fsum(value(*outcome) for outcome in found))
