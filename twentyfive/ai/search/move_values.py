"""What each move can be expected to bring, whatever is to be decided, from deals played out in the same worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import pow
from typing import Final

from twentyfive.ai.playout.deal_value import DealStatus, deal_status
from twentyfive.ai.search.auction_search import call_trials, kitty_trials, suit_trials
from twentyfive.ai.search.card_search import EXPERT, DeterminizedSearch, Outcome, SearchBudget
from twentyfive.ai.search.draw_search import drawing_trials
from twentyfive.ai.search.rob_search import leaving, rob_trials
from twentyfive.ai.search.trials import Trial, best_of, valued
from twentyfive.core import Phase, PlayerView, Rules
from twentyfive.core.moves import DeclineRob, Exchange, Jink, PlayCard, PlayerMove, TakePool

READING_WEIGHT: Final = 0.5
"""What a world counts for each card shown by an only opponent that the rules of thumb would not have played in it.

Two players by rules of thumb took 1.0 points more in a deal than they were told where nothing was read, and 0.6 so;
two who tried their cards out in 200 worlds 0.0 more, and 0.2 less so, in 3402 and 2404 decisions. Who weighs worlds so
takes 0.3 ± 0.2 points a deal more.
"""

WORLDS_DRAWN_PER_JINK: Final = 10
"""So many worlds are drawn for each in which a jink is tried: few go well with what others played to three tricks.

Read so, 2616 jinks of two to six players that were said to come off 49 times in 100 did 48 times; without it 64 times.
"""


def trials_for(view: PlayerView, seed: int, budget: SearchBudget, also: Sequence[PlayerMove] = ()) -> list[Trial]:
    """The trials of the sensible moves of the player to act, and of those in `also` that are of a kind that is weighed.

    Every card that may be played, every suit and every way to rob is among them; of bids and of the many ways to
    exchange only the sensible ones. There are none where nothing is weighed: for a card taken from a stock that the
    dealer looks through, and for one put out for a joker. Cards put out are in the order of the hand. The same view,
    seed and effort always give the same trials.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    if not view.my_turn:
        raise ValueError("moves are weighed for the player to act")
    match view.phase:
        case Phase.BID:
            return call_trials(view, seed, budget, also)
        case Phase.NAME_TRUMP:
            return suit_trials(view, seed, budget)
        case Phase.EXCHANGE:
            return _exchange_trials(view, seed, budget, also)
        case Phase.ROB:
            return rob_trials(view, seed, budget) if view.may_rob else []
        case Phase.JINK:
            return _jink_trials(view, seed, budget)
        case _:
            return [*_trials_in_play(view, seed, budget)]


def _exchange_trials(view: PlayerView, seed: int, budget: SearchBudget, also: Sequence[PlayerMove]) -> list[Trial]:
    if view.declarer is None or not view.out_sizes:
        return []
    weigh = kitty_trials if view.trump is None else drawing_trials
    return weigh(view, seed, budget, [move for move in also if isinstance(move, Exchange)])


def _trials_in_play(view: PlayerView, seed: int, budget: SearchBudget) -> Iterator[Trial]:
    """Plays; where the turn-up may be taken, also that, in the same worlds."""
    if not view.may_rob:
        yield from _play_trials(view, deal_status(view), seed, budget, _likelihood_weight(view.rules))
        return
    yield from (trial for trial in rob_trials(view, seed, budget) if not isinstance(trial.move, DeclineRob))
    status = leaving(view)
    if status is not None and view.playable:
        yield from _play_trials(view, status, seed, budget, likelihood_weight=1.0)


def _play_trials(
    view: PlayerView, status: DealStatus, seed: int, budget: SearchBudget, likelihood_weight: float
) -> Iterator[Trial]:
    """One for each card that may be played; those that come to the same thing share their figures."""
    search, rng = DeterminizedSearch(view, status, likelihood_weight), random.Random(seed)
    worlds = [search.outcomes_in_likely_world(rng) for _ in range(budget.worlds)]
    figures = dict(zip(search.candidates, _valued_by_choice(status, worlds), strict=True))
    for card, alike in search.representative.items():
        yield Trial(PlayCard(card), *figures[alike])


def _likelihood_weight(rules: Rules) -> float:
    """What a world counts for each card shown that would have been another in it.

    All others' cards of a trick count as much as that of an only one: at a full table hardly any world would be left.
    """
    return pow(READING_WEIGHT, 1 / (rules.players - 1))


def _jink_trials(view: PlayerView, seed: int, budget: SearchBudget) -> list[Trial]:
    """Going on with the best lead, and taking the pool."""
    own = deal_status(view)
    status = replace(own, jinker=own.own)
    leads = _valued_by_choice(
        status, _likely_worlds(DeterminizedSearch(view, status, EXPERT.likelihood_weight), seed, budget)
    )
    lead = best_of([Trial(Jink(), *lead) for lead in leads])
    pool = [float(view.pool)] * budget.worlds
    return [lead, Trial(TakePool(), pool, pool)]


def _likely_worlds(search: DeterminizedSearch, seed: int, budget: SearchBudget) -> list[list[Outcome]]:
    """How the deal ends by choice, in worlds chosen from many by how well they go with what others have played."""
    rng = random.Random(seed)
    drawn = [search.outcomes(rng) for _ in range(WORLDS_DRAWN_PER_JINK * budget.worlds)]
    return rng.choices([ends for _, ends in drawn], [weight for weight, _ in drawn], k=budget.worlds)


def _valued_by_choice(status: DealStatus, worlds: Sequence[Sequence[Outcome]]) -> list[tuple[list[float], list[float]]]:
    return [valued(status, ends) for ends in zip(*worlds, strict=True)]
