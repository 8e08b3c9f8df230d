"""The policy of the strong players: cards, robbing, calls, jinks and vying by search, the rest by the heuristics.

Heuristic players who call by search win 38.1 ± 5.4 % of games of 55 instead of 20. Where the searched call differed
from the heuristic one, and the rest of the deal was played by the heuristics both ways, the chance to win the game was
higher by 4.8 ± 3.1 percentage points in Auction Forty-Fives and by 2.4 ± 2.4 in 110 with the joker. Robbing by search
brings the expert nearer to the optimum in the solved game of ten cards: it gives away 0.69 % of the deals instead of
0.98. Naming trumps and exchanging stay with the heuristics, as the same measurement finds nothing to gain: exchanging
0.0 ± 5.3 percentage points in Auction Forty-Fives and -3.4 ± 7.3 in 55; the suit named differed in 6 of 500 deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Final

from twentyfive.ai.advice.level import Level
from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.characters.cast import STEADY, Temperament
from twentyfive.ai.heuristics.liking import call_liking, liked
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.playout.deal_value import stake
from twentyfive.ai.search.card_search import BUDGETS, NEAR, SearchBudget, decide_play
from twentyfive.ai.search.learned import learned_advice
from twentyfive.ai.search.move_values import trials_for
from twentyfive.ai.search.trials import Trial, best_of, difference
from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import (
    Bid,
    CallPartner,
    Exchange,
    GiveUp,
    Hold,
    LeadOn,
    NameTrump,
    Pass,
    PlayAlone,
    PlayerMove,
    Rob,
    See,
    Vie,
)

OVERRULING_ERRORS: Final = 1.0
"""Standard errors by which a move has to be better than the heuristic one to replace it."""


def strong_advice(
    view: PlayerView, level: Level, seed: int, temperament: Temperament = STEADY, *, steady: bool = False
) -> Advice:
    """The advice of a strong player, for whom no clock counts if `steady`: the hard player trusts the network if a
    network was taught the game, and all others search.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    learned = learned_advice(view, temperament) if level is Level.HARD else None
    if learned is not None:
        return learned
    budget = BUDGETS[level]
    return decide(view, seed, replace(budget, seconds=inf) if steady else budget, temperament)


def decide(view: PlayerView, seed: int, budget: SearchBudget, temperament: Temperament = STEADY) -> Advice:
    """The move of a player who searches. The same view, seed, budget and temperament always give the same advice.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    searched = view.phase in (Phase.BID, Phase.CALL_PARTNER, Phase.VIE) or view.may_rob
    if not searched or len(view.legal) == 1:
        return decide_play(view, seed, budget, temperament)
    heuristic = heuristic_advice(view)
    trials = trials_for(view, seed, budget, (heuristic.move,))
    usual = _best(view, trials, heuristic.move, budget)
    near = (trial for trial in trials if temperament.bids and _is_near(view, trial, usual))
    best = liked(usual, near, lambda trial: call_liking(temperament, view, trial.move))
    return heuristic if best.move == heuristic.move else Advice(best.move, reason_from_trials(view, best.move))


def _is_near(view: PlayerView, trial: Trial, usual: Trial) -> bool:
    """Return True if the trial came out about as well as the usual one."""
    less = difference(usual.values, trial.values)
    return less.mean <= NEAR * stake(view) and not less.significant


def _best(view: PlayerView, trials: Sequence[Trial], usual: PlayerMove, budget: SearchBudget) -> Trial:
    """The best trial if it is better than the usual move by the margin, and not by chance; else that of the move."""
    own, best = next(trial for trial in trials if trial.move == usual), best_of(trials)
    more = difference(best.values, own.values)
    return best if more.mean > max(budget.margin * stake(view), OVERRULING_ERRORS * more.error) else own


def reason_from_trials(view: PlayerView, move: PlayerMove) -> Reason:
    """The reason for a move, other than playing a card, that is the best of its trials."""
    match move:
        case Rob(out):
            return Reason(ReasonKind.ROB_TRIED, (out, *_turn_up(view)))
        case Bid(points):
            return Reason(ReasonKind.BID_TRIED, number=points)
        case Hold():
            return Reason(ReasonKind.HOLD_TRIED)
        case Pass():
            return Reason(ReasonKind.PASS_TRIED)
        case NameTrump(suit):
            return Reason(ReasonKind.NAME_TRIED, suit=suit)
        case CallPartner(card):
            return Reason(ReasonKind.CALL_TRIED, (card,))
        case PlayAlone():
            return Reason(ReasonKind.ALONE_TRIED)
        case Exchange(out):
            return Reason(ReasonKind.EXCHANGE_TRIED, out) if out else Reason(ReasonKind.KEEP_TRIED)
        case Vie():
            return Reason(ReasonKind.VIE_TRIED)
        case LeadOn():
            return Reason(ReasonKind.LEAD_ON_TRIED)
        case See():
            return Reason(ReasonKind.SEE_TRIED)
        case GiveUp():
            return Reason(ReasonKind.GIVE_UP_TRIED)
        case _:
            return Reason(ReasonKind.LEAVE_TRIED, _turn_up(view))


def _turn_up(view: PlayerView) -> tuple[Card, ...]:
    return () if view.turn_up is None else (view.turn_up,)
