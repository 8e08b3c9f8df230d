"""The questions to a player besides playing a card: to rob, bid, name trumps, exchange, jink, or vie."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.core import Card, Phase, PlayerView
from twentyfive.wording.table.decision_auction import ask_for_bid, ask_for_trumps
from twentyfive.wording.table.decision_exchange import ask_for_exchange
from twentyfive.wording.table.decision_jinking import ask_to_jink
from twentyfive.wording.table.decision_robbing import ask_to_rob, tell_without_right
from twentyfive.wording.table.decision_vying import ask_to_vie
from twentyfive.wording.table.partner import ask_for_partner
from twentyfive.wording.table.question import Decision


def decision(view: PlayerView, out: Sequence[Card]) -> Decision | None:
    """Return the question to the viewer, with the cards `out` chosen to be put out; None if just a card is asked."""
    if not view.my_turn:
        return None
    match view.phase:
        case Phase.BID:
            return ask_for_bid(view)
        case Phase.NAME_TRUMP:
            return ask_for_trumps(view)
        case Phase.CALL_PARTNER:
            return ask_for_partner(view)
        case Phase.EXCHANGE:
            return ask_for_exchange(view, out)
        case Phase.JINK:
            return ask_to_jink(view)
        case Phase.VIE:
            return ask_to_vie(view)
        case _ if view.may_rob:
            return ask_to_rob(view, out[0] if out else None)
        case Phase.ROB:
            return tell_without_right(view)
        case _:
            return None
