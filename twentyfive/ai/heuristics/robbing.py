"""Robbing: the decision to take the turn-up, and the card to put out for it."""

from __future__ import annotations

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.core import Card, PlayerView
from twentyfive.core.moves import DeclineRob, PlayerMove, Rob
from twentyfive.core.phases.finishing import decliner_cannot_go_out
from twentyfive.core.phases.robbing import lowers_ace
from twentyfive.core.ranking import Ranking


def weakest(cards: tuple[Card, ...], order: Ranking) -> Card:
    """The card least worth keeping: the lowest plain one, a trump only if there is nothing else."""
    return min(cards, key=lambda card: order.strength[card])


def advise_rob(view: PlayerView) -> Advice | None:
    """Advise taking the turn-up if the view's seat may and should take it, else None."""
    robs = tuple(move for move in view.legal if isinstance(move, Rob))
    order, turn_up = view.ranking, view.turn_up
    if not robs or order is None or turn_up is None:
        return None
    out = weakest(tuple(rob.out for rob in robs), order)
    if order.strength[turn_up] > order.strength[out]:
        return Advice(Rob(out), Reason(ReasonKind.ROB, (out, turn_up)))
    if len(robs) == len(view.legal) or _pays_for_leaving(view):
        return Advice(Rob(out), Reason(ReasonKind.ROB_ANYWAY, (out, turn_up)))
    return None


def advise_answer(view: PlayerView) -> Advice:
    """Advise the answer in a round in which everyone is asked to rob."""
    rob = advise_rob(view)
    if rob is not None:
        return rob
    leave: PlayerMove = DeclineRob()
    if len(view.legal) > 1 and view.turn_up is not None:
        return Advice(leave, Reason(ReasonKind.LET_LIE, (view.turn_up,)))
    return Advice(leave, Reason(ReasonKind.NO_RIGHT))


def _pays_for_leaving(view: PlayerView) -> bool:
    """Return True if the rules punish letting the turn-up lie despite the right to rob. RULES.md section 3."""
    return lowers_ace(view.hand, view.trump, view.rules) or decliner_cannot_go_out(view.rules)
