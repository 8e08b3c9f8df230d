"""The decisions that are no cards played: to rob, to exchange, to jink, and to call for a partner's card."""

from __future__ import annotations

from math import prod
from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind, in_percent
from twentyfive.ai.heuristics.bidding import best_hand_value
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.ai.heuristics.odds import chance_unbeaten
from twentyfive.core import Card, PlayerView
from twentyfive.core.cards import JOKER, Cards
from twentyfive.core.moves import (
    CallPartner,
    DeclineRob,
    Exchange,
    Jink,
    PlayAlone,
    PlayerMove,
    Rob,
    TakeFromStock,
    TakePool,
)
from twentyfive.core.phases.finishing import decliner_cannot_go_out
from twentyfive.core.phases.robbing import lowers_ace
from twentyfive.core.ranking import Ranking, ranking


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


LEAST_CHANCE: Final = 0.8
"""The least chance of all remaining tricks for which the pool, which is certain, is put at risk."""

SPENT: Final = 0.45
"""The power to which the chance is raised that nobody was dealt a card that beats one of the player's.

A player who was dealt such a card has often spent it on the three tricks before, or parts with it now. Measured in 2616
jinks of two to six players.
"""


def advise_jink(view: PlayerView) -> Advice:
    """Advise a jink if the last tricks are nearly certain and the chips from the others pay for the risk."""
    chance = chance_of_all(card_reading(view))
    number = in_percent(chance)
    if chance >= max(LEAST_CHANCE, _fair_chance(view)):
        return Advice(Jink(), Reason(ReasonKind.JINK, view.hand, number=number))
    return Advice(TakePool(), Reason(ReasonKind.TAKE_POOL, number=number))


def chance_of_all(reading: CardReading) -> float:
    """The rough chance that no opponent beats one of the player's cards when it is led."""
    return pow(prod(chance_unbeaten(reading, seat, card) for seat in reading.opponents for card in reading.hand), SPENT)


def _fair_chance(view: PlayerView) -> float:
    """The chance with which jinking, for the pool and a chip from each opponent, is worth as much as the pool."""
    own = None if view.seat is None else view.rules.side_of(view.seat)
    payers = sum(chips > 0 for side, chips in enumerate(view.chips) if side != own)
    return view.pool / (view.pool + payers) if payers else 1.0


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
