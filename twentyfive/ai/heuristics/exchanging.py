"""Exchanging: the cards to put out for the kitty or the stock, and the card to take from a stock that is shown."""

from __future__ import annotations

from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.heuristics.bidding import best_hand_value
from twentyfive.core import PlayerView
from twentyfive.core.cards import JOKER, Cards
from twentyfive.core.moves import Exchange, TakeFromStock
from twentyfive.core.ranking import Ranking, ranking

LEAST_KEPT: Final = -1
"""The strength of a king of a plain suit: trumps and kings are kept, the rest is exchanged."""


def advise_exchange(view: PlayerView) -> Advice:
    """Advise the cards to put out, or the card to take from a stock shown to the dealer."""
    takes = () if view.out_sizes else tuple(move.card for move in view.legal if isinstance(move, TakeFromStock))
    order = view.ranking or ranking(best_hand_value(view.hand, view.rules).suit, view.rules)
    if takes:
        best = max(takes, key=lambda card: order.strength[card])
        return Advice(TakeFromStock(best), Reason(ReasonKind.TAKE_BEST, (best,)))
    out = cards_to_put_out(view, order)
    if not out:
        return Advice(Exchange(()), Reason(ReasonKind.KEEP_ALL, view.hand))
    return Advice(Exchange(out), Reason(ReasonKind.EXCHANGE, out, suit=order.trump))


def cards_to_put_out(view: PlayerView, order: Ranking) -> Cards:
    """All cards but trumps and kings, as far as the rules allow that number; in the order of the hand."""
    # A dealer who takes a joker that was turned up must put out another card for it.
    stays = (JOKER,) if view.declarer is None else ()
    weakest_first = sorted((card for card in view.hand if card not in stays), key=lambda card: order.strength[card])
    unwanted = sum(order.strength[card] < LEAST_KEPT for card in weakest_first)
    number = min(max(unwanted, view.out_sizes[0]), view.out_sizes[-1])
    out = weakest_first[:number]
    return tuple(card for card in view.hand if card in out)
