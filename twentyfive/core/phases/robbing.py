"""Robbing: the right to take the turn-up, its deadline and its effects. RULES.md section 3."""

from __future__ import annotations

from dataclasses import replace

from twentyfive.core.cards import FIVE_OF_HEARTS, Card, Cards, Rank, Suit
from twentyfive.core.moves import DeclineRob, PlayerMove, Rob
from twentyfive.core.refusal import IllegalMove, Refusal
from twentyfive.core.rules.options import PutOut, RobBy, RobDeadline, TurnedAce, UnrobbedAce
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Deal, GameState, Phase, PutOutCard, lay_out


def has_right(deal: Deal, rules: Rules, seat: int) -> bool:
    """Whether `seat` has the right to rob, and has not declined."""
    if deal.turn_up is None or seat in deal.let_lie or rules.is_unseen(seat):
        return False
    if deal.turn_up.rank is Rank.ACE:
        return seat == deal.dealer
    return any(card in deal.hands[seat] for card in rob_cards(deal.turn_up, rules, seat, deal.dealer))


def rob_cards(turned: Card, rules: Rules, seat: int, dealer: int | None) -> Cards:
    """The cards that each give `seat` the right to rob.

    There are none if an ace was turned up: the dealer may take it, whatever the dealer holds.
    """
    if turned.rank is Rank.ACE:
        return ()
    ace = (Card(Rank.ACE, turned.suit),) if rules.rob_by is RobBy.ACE_HOLDER or seat == dealer else ()
    five = (FIVE_OF_HEARTS,) if rules.rob_with_five_of_hearts and turned != FIVE_OF_HEARTS else ()
    return (*ace, *five)


def robs_before_own_card(deal: Deal, rules: Rules) -> bool:
    """Whether the player to act, about to play the first card of the deal, may still rob."""
    if deal.turn is None or deal.tricks or rules.rob_deadline is not RobDeadline.OWN_FIRST_CARD:
        return False
    return not waits_for_first_trick(deal.turn_up, rules) and has_right(deal, rules, deal.turn)


def seats_asked(deal: Deal, rules: Rules) -> tuple[int, ...]:
    """The seats asked in a rob round, in order: all that may have the right, as far as the table can know.

    Asking seats without the right, too, keeps the holder of the ace secret.
    """
    return (deal.dealer,) if only_dealer_asked(deal.turn_up, rules) else rules.held_from_left_of(deal.dealer)


def only_dealer_asked(turn_up: Card | None, rules: Rules) -> bool:
    """Whether only the dealer can have the right to this turn-up."""
    ace_turned = turn_up is not None and turn_up.rank is Rank.ACE
    return ace_turned or (rules.rob_by is RobBy.DEALER_ONLY and not rules.rob_with_five_of_hearts)


def round_before_lead(deal: Deal, rules: Rules) -> bool:
    """Whether a rob round comes before the opening lead."""
    return (
        deal.turn_up is not None
        and rules.rob_deadline is RobDeadline.OPENING_LEAD
        and not waits_for_first_trick(deal.turn_up, rules)
    )


def round_after_first_trick(deal: Deal, rules: Rules) -> bool:
    """Whether the dealer is now asked about an ace that was turned up."""
    return len(deal.tricks) == 1 and waits_for_first_trick(deal.turn_up, rules)


def declined_openly(rules: Rules) -> bool:
    """Whether a player announces leaving the turn-up, so that all know that the ace is the lowest trump (CC)."""
    return rules.rob_deadline is RobDeadline.OPENING_LEAD and rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP


def lowers_ace(hand: Cards, trump: Suit | None, rules: Rules) -> bool:
    """Whether leaving the turn-up makes the ace of trumps in this hand the lowest trump (WP, CC)."""
    if trump is None or rules.unrobbed_ace is not UnrobbedAce.LOWEST_TRUMP:
        return False
    return Card(Rank.ACE, trump) in hand


def waits_for_first_trick(turned: Card | None, rules: Rules) -> bool:
    """Whether the card turned up is an ace that the dealer may take only after the first trick (CC)."""
    return turned is not None and turned.rank is Rank.ACE and rules.turned_ace is TurnedAce.AFTER_FIRST_TRICK


def rob_moves(deal: Deal) -> tuple[PlayerMove, ...]:
    """The moves that take the turn-up, one for each card to put out."""
    return tuple(Rob(card) for card in deal.hands[deal.actor])


def legal_answers(state: GameState) -> tuple[PlayerMove, ...]:
    """The legal moves of the player asked in a rob round."""
    deal = state.current_deal
    if not has_right(deal, state.rules, deal.actor):
        return (DeclineRob(),)
    robs = rob_moves(deal)
    return robs if state.rules.must_rob else (*robs, DeclineRob())


def rob(state: GameState, out: Card) -> GameState:
    """Give the turn-up to the player to act, in exchange for the card `out`.

    Raises:
        IllegalMove: if the player has no right to rob, or does not hold the card.
    """
    deal = state.current_deal
    seat = deal.turn
    if seat is None or deal.turn_up is None or not has_right(deal, state.rules, seat):
        raise IllegalMove(Refusal.NO_RIGHT_TO_ROB)
    exchanged = lay_out(deal, seat, (out,), (deal.turn_up,))
    laid = PutOutCard(seat, out, face_up=state.rules.put_out is PutOut.FACE_UP)
    put_out = (*exchanged.put_out[:-1], laid)
    return replace(state, deal=replace(exchanged, turn_up=None, robber=seat, put_out=put_out))


def decline(state: GameState) -> GameState:
    """Leave the turn-up, for the player asked.

    Raises:
        IllegalMove: if the player has the right to rob and must use it.
    """
    deal = state.current_deal
    if not has_right(deal, state.rules, deal.actor):
        return state
    if state.rules.must_rob and deal.turn_up is not None:
        raise IllegalMove(Refusal.MUST_ROB, (deal.turn_up,))
    return replace(state, deal=leave_turn_up(deal, deal.actor))


def leave_turn_up(deal: Deal, seat: int) -> Deal:
    """Note that `seat`, which has the right to rob, leaves the turn-up."""
    holds_ace = Card(Rank.ACE, deal.trump_suit) in deal.hands[seat]
    return replace(deal, let_lie=(*deal.let_lie, seat), ace_let_lie=deal.ace_let_lie or holds_ace)


def ask_next(state: GameState) -> GameState:
    """Ask the next player of the rob round; after the last, nobody."""
    deal = state.current_deal
    asked = seats_asked(deal, state.rules)
    place = asked.index(deal.turn) + 1 if deal.turn in asked else 0
    turn = asked[place] if place < len(asked) else None
    return replace(state, phase=Phase.ROB, deal=replace(deal, turn=turn))
