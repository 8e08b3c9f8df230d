"""Trials of the moves of any decision, from deals played out in the same worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import pow
from typing import Final

from twentyfive.ai.playout.deal_value import DealStatus, deal_status
from twentyfive.ai.search.auction_search import call_trials, kitty_trials, suit_trials
from twentyfive.ai.search.card_search import EXPERT, DeterminizedSearch, Outcome, SearchBudget
from twentyfive.ai.search.contract_search import draw_trials, partner_trials
from twentyfive.ai.search.rob_search import rob_trials, status_after_leaving
from twentyfive.ai.search.trials import Trial, best_of, payoffs
from twentyfive.ai.search.vie_search import vie_trials
from twentyfive.core import Phase, PlayerView, Rules
from twentyfive.core.moves import DeclineRob, Exchange, Jink, PlayCard, PlayerMove, TakePool

SINGLE_OPPONENT_WEIGHT: Final = 0.5
"""The likelihood weight for each card shown by a single opponent.

Two heuristic players took 1.0 points more in a deal than they were told when such cards were ignored, and 0.6 more with
this weight; two who searched in 200 worlds took 0.0 more, and 0.2 less with it, in 3402 and 2404 decisions. A player
who searches with this weight takes 0.3 ± 0.2 points a deal more.
"""

SAMPLED_PER_JINK_WORLD: Final = 10
"""Worlds sampled for each in which a jink is tried: few agree with the cards that the others played to three tricks.

Weighted like this, 2616 jinks of two to six players that were predicted to succeed 49 times in 100 did so 48 times;
without the weights, 64 times.
"""


def trials_for(view: PlayerView, seed: int, budget: SearchBudget, also: Sequence[PlayerMove] = ()) -> list[Trial]:
    """The trials of the sensible moves of the player to act, and of those moves of `also` that can be tried.

    Every card that may be played, every suit and every way to rob is tried; of bids and of the many exchanges only the
    sensible ones. There are no trials of a card taken from a stock that the dealer looks through, and of a card put out
    for a joker. Cards put out are in the order of the hand. The same view, seed and budget always give the same trials.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    if not view.my_turn:
        raise ValueError("moves are tried for the player to act")
    match view.phase:
        case Phase.BID:
            return call_trials(view, seed, budget, also)
        case Phase.NAME_TRUMP:
            return suit_trials(view, seed, budget)
        case Phase.CALL_PARTNER:
            return partner_trials(view, seed, budget)
        case Phase.EXCHANGE:
            return _exchange_trials(view, seed, budget, also)
        case Phase.ROB:
            return rob_trials(view, seed, budget) if view.may_rob else []
        case Phase.JINK:
            return _jink_trials(view, seed, budget)
        case Phase.VIE:
            return vie_trials(view, seed, budget)
        case _:
            return [*_trials_in_play(view, seed, budget)]


def _exchange_trials(view: PlayerView, seed: int, budget: SearchBudget, also: Sequence[PlayerMove]) -> list[Trial]:
    if view.declarer is None or not view.out_sizes:
        return []
    trials = draw_trials if view.drawing else kitty_trials
    return trials(view, seed, budget, [move for move in also if isinstance(move, Exchange)])


def _trials_in_play(view: PlayerView, seed: int, budget: SearchBudget) -> Iterator[Trial]:
    """Trials of the cards to play and, where the turn-up may be taken, of robbing, in the same worlds."""
    if not view.may_rob:
        yield from _play_trials(view, deal_status(view), seed, budget, _likelihood_weight(view.rules))
        return
    yield from (trial for trial in rob_trials(view, seed, budget) if not isinstance(trial.move, DeclineRob))
    status = status_after_leaving(view)
    if status is not None and view.playable:
        yield from _play_trials(view, status, seed, budget, likelihood_weight=1.0)


def _play_trials(
    view: PlayerView, status: DealStatus, seed: int, budget: SearchBudget, likelihood_weight: float
) -> Iterator[Trial]:
    """A trial for each card that may be played; cards of the same value share their figures."""
    search, rng = DeterminizedSearch(view, status, likelihood_weight, budget.rollouts), random.Random(seed)
    worlds = [search.outcomes_in_likely_world(rng) for _ in range(budget.worlds)]
    found = dict(zip(search.candidates, _payoffs_by_candidate(status, worlds), strict=True))
    for card, candidate in search.representative.items():
        yield Trial(PlayCard(card), *found[candidate])


def _likelihood_weight(rules: Rules) -> float:
    """The likelihood weight for each card shown.

    The cards of all opponents in a trick together count as much as that of a single opponent: at a full table hardly
    any world would be accepted otherwise.
    """
    return pow(SINGLE_OPPONENT_WEIGHT, 1 / (rules.players - 1))


def _jink_trials(view: PlayerView, seed: int, budget: SearchBudget) -> list[Trial]:
    """The trials of jinking, with the best lead, and of taking the pool."""
    now = deal_status(view)
    status = replace(now, jinker=now.own)
    search = DeterminizedSearch(view, status, EXPERT.likelihood_weight)
    leads = _payoffs_by_candidate(status, _likely_worlds(search, seed, budget))
    jink = best_of([Trial(Jink(), *lead) for lead in leads])
    pool = [float(view.pool)] * budget.worlds
    return [jink, Trial(TakePool(), pool, pool)]


def _likely_worlds(search: DeterminizedSearch, seed: int, budget: SearchBudget) -> list[list[Outcome]]:
    """The outcomes by candidate in worlds chosen from many sampled ones, each in proportion to its weight."""
    rng = random.Random(seed)
    sampled = [search.outcomes(rng) for _ in range(SAMPLED_PER_JINK_WORLD * budget.worlds)]
    return rng.choices([outcomes for _, outcomes in sampled], [weight for weight, _ in sampled], k=budget.worlds)


def _payoffs_by_candidate(
    status: DealStatus, worlds: Sequence[Sequence[Outcome]]
) -> list[tuple[list[float], list[float]]]:
    return [payoffs(status, outcomes) for outcomes in zip(*worlds, strict=True)]
