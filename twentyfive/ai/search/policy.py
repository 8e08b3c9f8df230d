"""The strong players: what they play, call, and whether they jink, comes from deals played out.

Players by rules of thumb who call so among others win 38.1 ± 5.4 % of games of 55 instead of 20. Where the call was
another than the usual one, and the rest of the deal was played by rules of thumb both ways, the chance to win the game
was higher by 4.8 ± 3.1 hundredths in Auction Forty-Fives and by 2.4 ± 2.4 in 110 with the joker. Robbing, naming
trumps and exchanging stay with the rules of thumb, as the same measure finds nothing to win: exchanging 0.0 ± 5.3
hundredths in Auction Forty-Fives and -3.4 ± 7.3 in 55, putting out for the turn-up 0.9 ± 5.2 in Twenty-Five in pairs
and -0.7 ± 7.9 of the pool in Spoil Five; the suit named was another in 6 of 500 deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.playout.deal_value import stake
from twentyfive.ai.search.card_search import SearchBudget, decide_play
from twentyfive.ai.search.move_values import trials_for
from twentyfive.ai.search.trials import Trial, best_of, difference
from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import Bid, Exchange, Hold, NameTrump, Pass, PlayerMove, Rob

NOT_BY_CHANCE: Final = 1.0
"""Standard errors by which a call has to come out better than that of the rules of thumb."""


def decide(view: PlayerView, seed: int, budget: SearchBudget) -> Advice:
    """The move of a strong player. The same view, seed and effort always give the same advice.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    if view.phase is not Phase.BID or len(view.legal) == 1:
        return decide_play(view, seed, budget)
    thumb = heuristic_advice(view)
    better = _better(view, trials_for(view, seed, budget, (thumb.move,)), thumb.move, budget)
    return thumb if better is None else Advice(better.move, reason_from_trials(view, better.move))


def _better(view: PlayerView, trials: Sequence[Trial], usual: PlayerMove, budget: SearchBudget) -> Trial | None:
    """The best of the trials if it comes out better than the usual move by enough, and not by chance."""
    own, best = next(trial for trial in trials if trial.move == usual), best_of(trials)
    more = difference(best.values, own.values)
    return best if more.mean > max(budget.margin * stake(view), NOT_BY_CHANCE * more.error) else None


def reason_from_trials(view: PlayerView, move: PlayerMove) -> Reason:
    """The reason for a move, not a play, that comes out best in trials, whatever the rules of thumb say."""
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
        case Exchange(out):
            return Reason(ReasonKind.EXCHANGE_TRIED, out) if out else Reason(ReasonKind.KEEP_TRIED)
        case _:
            return Reason(ReasonKind.LEAVE_TRIED, _turn_up(view))


def _turn_up(view: PlayerView) -> tuple[Card, ...]:
    return () if view.turn_up is None else (view.turn_up,)
