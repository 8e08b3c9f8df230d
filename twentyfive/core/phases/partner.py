"""Calling for a partner's card, as declarer. RULES.md section 5, `partner_call`."""

from __future__ import annotations

from dataclasses import replace

from twentyfive.core.cards import Card, Cards
from twentyfive.core.moves import CallPartner, PlayAlone, PlayerMove
from twentyfive.core.refusal import IllegalMove, Refusal
from twentyfive.core.rules.options import PartnerCall
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Deal, GameState, Phase, deal_ranking


def start_call(state: GameState) -> GameState:
    """Ask the declarer for the card of a partner."""
    deal = state.current_deal
    return replace(state, phase=Phase.CALL_PARTNER, deal=replace(deal, turn=deal.declarer))


def legal_partner_calls(state: GameState) -> tuple[PlayerMove, ...]:
    """Playing alone, and a call for each card that may be called for, the best trump first."""
    cards = _callable(state.current_deal, state.rules)
    return (PlayAlone(), *(CallPartner(card) for card in cards))


def _callable(deal: Deal, rules: Rules) -> Cards:
    """The trumps that the declarer may call for, best first: none that the declarer holds or has put out."""
    order = deal_ranking(deal, rules)
    own = _known_to_declarer(deal)
    trumps = tuple(card for card in order.trumps if card not in own)
    return trumps[:1] if rules.partner_call is PartnerCall.BEST_TRUMP else trumps


def _known_to_declarer(deal: Deal) -> Cards:
    return (*deal.hands[deal.actor], *(put.card for put in deal.put_out if put.seat == deal.actor))


def call_partner(state: GameState, card: Card) -> GameState:
    """Call for `card`, whose holder becomes the declarer's partner.

    Raises:
        IllegalMove: if the declarer has the card, or it is none that may be called for.
    """
    deal, rules = state.current_deal, state.rules
    if card not in _callable(deal, rules):
        own = card in _known_to_declarer(deal)
        raise IllegalMove(Refusal.CANNOT_CALL_OWN if own else Refusal.MUST_CALL_TRUMP, _callable(deal, rules))
    return replace(state, deal=replace(deal, called=card, turn=None))


def play_alone(state: GameState) -> GameState:
    """Let the declarer play alone."""
    return replace(state, deal=replace(state.current_deal, alone=True, turn=None))
