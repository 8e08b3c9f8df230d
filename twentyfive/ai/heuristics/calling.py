"""Calling for a partner's card, as declarer: the best trump that is missing."""

from __future__ import annotations

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.core import PlayerView
from twentyfive.core.moves import CallPartner, PlayAlone


def advise_partner(view: PlayerView) -> Advice:
    """Advise the call for the best trump missing, or to play alone with a hand that takes every trick.

    A partner costs the declarer nothing but the points that the partner scores as well.
    """
    order = view.ranking
    assert order is not None, "trumps are named before a card is called for"
    if not {*order.trumps[: view.rules.hand_size]} - {*view.hand}:
        return Advice(PlayAlone(), Reason(ReasonKind.NEEDS_NOBODY, view.hand))
    best = next((move for move in view.legal if isinstance(move, CallPartner)), None)
    if best is None:
        return Advice(PlayAlone(), Reason(ReasonKind.NEEDS_NOBODY, view.hand))
    return Advice(best, Reason(ReasonKind.CALL_BEST, (best.card,)))
