"""The play of the cards: following, the privilege to renege, leading, and the end of a trick. RULES.md section 2."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from twentyfive.core.cards import Card, Cards, Suit
from twentyfive.core.moves import PlayCard, PlayerMove
from twentyfive.core.phases.robbing import leave_turn_up, rob_moves, robs_before_own_card
from twentyfive.core.ranking import Ranking, ranking
from twentyfive.core.refusal import IllegalMove, Refusal
from twentyfive.core.rules.options import FirstLead, Follow, UnrobbedAce
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Deal, GameState, Phase, Trick, ace_lowest, deal_ranking, with_hand


def legal_plays(hand: Sequence[Card], led: Card | None, trump: Suit, rules: Rules) -> Cards:
    """The cards of `hand` that may be played; `led` is None when leading. RULES.md section 2."""
    return playable(tuple(hand), led, ranking(trump, rules), rules.follow)


def playable(hand: Cards, led: Card | None, order: Ranking, follow: Follow) -> Cards:
    """The cards of `hand` that may be played in this order of the cards, whoever may still change it by robbing."""
    if led is None:
        return hand
    held_trumps = tuple(card for card in hand if order.is_trump(card))
    if order.is_trump(led):
        # The card led decides, not a higher one played later (PG, example 4).
        forced = any(card not in order.privileged or order.strength[card] < order.strength[led] for card in held_trumps)
        return held_trumps if forced else hand
    same_suit = tuple(card for card in hand if not order.is_trump(card) and card.suit == led.suit)
    if not same_suit:
        return hand
    if follow is Follow.MUST_FOLLOW:
        return same_suit
    return tuple(card for card in hand if card in same_suit or order.is_trump(card))


def first_leader(deal: Deal, rules: Rules) -> int:
    """The seat that leads to the first trick. RULES.md section 5."""
    match rules.first_lead:
        case FirstLead.DECLARER if deal.declarer is not None:
            return deal.declarer
        case FirstLead.LEFT_OF_DECLARER if deal.declarer is not None:
            return rules.next_held(deal.declarer)
        case _:
            return rules.next_held(deal.dealer)


def playable_cards(deal: Deal, rules: Rules) -> Cards:
    """The cards that the player to act may play."""
    hand = deal.hands[deal.actor]
    order = _order_for_player(deal, rules)
    if deal.open_trick.led is None and must_lead_trump(deal, rules):
        return tuple(card for card in hand if order.is_trump(card)) or hand
    return playable(hand, deal.open_trick.led, order, rules.follow)


def must_lead_trump(deal: Deal, rules: Rules) -> bool:
    """Whether the card to be led must be a trump. RULES.md section 2, `first_lead_trump_from`."""
    return not deal.tricks and rules.first_lead_is_trump


def _order_for_player(deal: Deal, rules: Rules) -> Ranking:
    """The order of the cards when the player to act plays: by not robbing first, the player may lower the ace."""
    lowers = rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP and robs_before_own_card(deal, rules)
    lowest = ace_lowest(leave_turn_up(deal, deal.actor) if lowers else deal, rules)
    return ranking(deal.trump_suit, rules, ace_lowest=lowest)


def legal_in_play(state: GameState) -> tuple[PlayerMove, ...]:
    """The cards that may be played, and the ways to rob if the player may still rob first."""
    deal, rules = state.current_deal, state.rules
    plays = tuple(PlayCard(card) for card in playable_cards(deal, rules))
    if not robs_before_own_card(deal, rules):
        return plays
    return rob_moves(deal) if rules.must_rob else (*rob_moves(deal), *plays)


def play_card(state: GameState, card: Card) -> GameState:
    """Play `card` from the hand of the player to act.

    Raises:
        IllegalMove: with the rule that forbids the card, and the cards that may be played.
    """
    deal, rules = state.current_deal, state.rules
    seat = next_to_play(deal, rules)
    if rules.is_unseen(seat):
        if card != deal.hands[seat][0]:
            raise IllegalMove(Refusal.WRONG_MOVE)
    else:
        _check(deal, rules, card)
    if robs_before_own_card(deal, rules):
        deal = leave_turn_up(deal, seat)
    hand = tuple(held for held in deal.hands[seat] if held != card)
    trick = replace(deal.open_trick, cards=(*deal.open_trick.cards, card))
    deal = replace(with_hand(deal, seat, hand), trick=trick)
    if len(trick.cards) == rules.players:
        return replace(state, phase=Phase.GATHER, deal=replace(deal, turn=None))
    return replace(state, deal=replace(deal, turn=_turn(trick.seat_of(len(trick.cards), rules.players), rules)))


def next_to_play(deal: Deal, rules: Rules) -> int:
    """The seat that plays the next card to the trick, by its player or unseen."""
    return deal.open_trick.seat_of(len(deal.open_trick.cards), rules.players)


def unseen_card(deal: Deal, rules: Rules) -> PlayCard:
    """The move of the table for an unseen hand: its top card, whatever it is. RULES.md section 4."""
    return PlayCard(deal.hands[next_to_play(deal, rules)][0])


def _turn(seat: int, rules: Rules) -> int | None:
    """The seat to act where `seat` plays the next card: none if its hand is unseen, as the table turns that card."""
    return None if rules.is_unseen(seat) else seat


def _check(deal: Deal, rules: Rules, card: Card) -> None:
    if card not in deal.hands[deal.actor]:
        raise IllegalMove(Refusal.NOT_IN_HAND, (card,))
    if rules.must_rob and deal.turn_up is not None and robs_before_own_card(deal, rules):
        raise IllegalMove(Refusal.MUST_ROB, (deal.turn_up,))
    allowed = playable_cards(deal, rules)
    if card not in allowed:
        raise IllegalMove(_refusal(deal, rules), allowed)


def _refusal(deal: Deal, rules: Rules) -> Refusal:
    led = deal.open_trick.led
    if led is None:
        return Refusal.MUST_LEAD_TRUMP
    if _order_for_player(deal, rules).is_trump(led):
        return Refusal.MUST_PLAY_TRUMP
    return Refusal.MUST_FOLLOW_SUIT if rules.follow is Follow.MUST_FOLLOW else Refusal.MUST_FOLLOW_OR_TRUMP


def start_play(state: GameState) -> GameState:
    """Begin the play with the first trick."""
    return lead_from(state, first_leader(state.current_deal, state.rules))


def lead_from(state: GameState, seat: int) -> GameState:
    """Begin a new trick, to which `seat` leads."""
    deal = replace(state.current_deal, trick=Trick(seat), turn=_turn(seat, state.rules))
    return replace(state, phase=Phase.PLAY, deal=deal)


def gather_trick(state: GameState) -> GameState:
    """Give the full trick to its winner, who becomes `deal.tricks[-1].winner`."""
    deal = state.current_deal
    best = deal_ranking(deal, state.rules).winner(deal.open_trick.cards)
    won = replace(deal.open_trick, winner=deal.open_trick.seat_of(best, state.rules.players))
    return replace(state, deal=replace(deal, trick=None, tricks=(*deal.tricks, won)))
