"""The auction: bids, passes and holds, and naming trumps. RULES.md section 5."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from twentyfive.core.cards import Suit
from twentyfive.core.moves import Bid, Hold, NameTrump, Pass, PlayerMove
from twentyfive.core.refusal import IllegalMove, Refusal
from twentyfive.core.rules.options import AllPass
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Call, CallMove, Deal, GameState, Phase


def highest_bid(calls: Sequence[Call]) -> int:
    """The points of the highest bid so far, 0 before the first bid."""
    return max((call.move.points for call in calls if isinstance(call.move, Bid)), default=0)


def highest_bidder(calls: Sequence[Call]) -> int | None:
    """The seat that made or held the highest bid, None before the first bid."""
    return next((call.seat for call in reversed(calls) if not isinstance(call.move, Pass)), None)


def seats_in_auction(deal: Deal, rules: Rules) -> tuple[int, ...]:
    """The seats that have not passed, from the dealer's left; a pass is final."""
    passed = {call.seat for call in deal.calls if isinstance(call.move, Pass)}
    return tuple(seat for seat in rules.held_from_left_of(deal.dealer) if seat not in passed)


def least_bid(state: GameState, seat: int) -> int:
    """The lowest bid allowed to the side of `seat` by `near_end`, 0 if any is allowed."""
    if not state.rules.near_end:
        return 0
    score, least = state.rules.near_end
    return least if state.scores[state.rules.side_of(seat)] >= score else 0


def may_hold(state: GameState) -> bool:
    """Whether the player to act is the dealer and may equal the highest bid, made by another player."""
    deal = state.current_deal
    return _could_hold(state) and highest_bid(deal.calls) >= least_bid(state, deal.dealer)


def _could_hold(state: GameState) -> bool:
    """Whether the dealer may hold, apart from the lowest bid allowed near the end of the game."""
    deal = state.current_deal
    another_bid = highest_bidder(deal.calls) not in (None, deal.dealer)
    return state.rules.dealer_may_hold and deal.turn == deal.dealer and another_bid


def must_bid(state: GameState) -> bool:
    """Whether the player to act is the dealer and must bid, because everyone else has passed."""
    deal = state.current_deal
    alone = seats_in_auction(deal, state.rules) == (deal.dealer,) and highest_bidder(deal.calls) is None
    return alone and state.rules.all_pass is AllPass.DEALER_TAKES_LOWEST


def legal_calls(state: GameState) -> tuple[PlayerMove, ...]:
    """The legal calls of the player to act: pass, hold, and the bids of the ladder that are high enough."""
    deal = state.current_deal
    floor = max(highest_bid(deal.calls) + 1, least_bid(state, deal.actor))
    bids = tuple(Bid(points) for points in state.rules.bids if points >= floor)
    hold = (Hold(),) if may_hold(state) else ()
    return (*(() if must_bid(state) else (Pass(),)), *hold, *bids)


def refuse_call(state: GameState, call: CallMove) -> Refusal:
    """The reason for refusing `call`, which is not legal."""
    deal = state.current_deal
    if isinstance(call, Pass):
        return Refusal.DEALER_MUST_BID
    if isinstance(call, Hold):
        return Refusal.BID_TOO_LOW_NEAR_END if _could_hold(state) else Refusal.NOTHING_TO_HOLD
    if call.points not in state.rules.bids:
        return Refusal.BID_NOT_ON_LADDER
    if call.points <= highest_bid(deal.calls):
        return Refusal.BID_TOO_LOW
    return Refusal.BID_TOO_LOW_NEAR_END


def make_call(state: GameState, call: CallMove) -> GameState:
    """Make a call of the player to act; at the end of the auction `turn` becomes None and the declarer is known.

    Raises:
        IllegalMove: with the reason, if the call is not allowed.
    """
    if call not in legal_calls(state):
        raise IllegalMove(refuse_call(state, call))
    before = state.current_deal
    deal = replace(before, calls=(*before.calls, Call(before.actor, call)))
    left = seats_in_auction(deal, state.rules)
    high_seat = highest_bidder(deal.calls)
    if not left:
        return replace(state, deal=replace(deal, turn=None))
    if left == (high_seat,) or not _can_go_on(state, deal, high_seat):
        won = replace(deal, turn=None, declarer=high_seat, contract=highest_bid(deal.calls))
        return replace(state, deal=won)
    return replace(state, deal=replace(deal, turn=_next_caller(state.rules, before.actor, left, high_seat)))


def _can_go_on(state: GameState, deal: Deal, high_seat: int | None) -> bool:
    """Whether anyone may still bid or hold: after the highest bid of the ladder only the dealer may."""
    if highest_bid(deal.calls) < state.rules.bids[-1]:
        return True
    dealer_in = deal.dealer in seats_in_auction(deal, state.rules)
    return state.rules.dealer_may_hold and high_seat != deal.dealer and dealer_in


def _next_caller(rules: Rules, seat: int, left: tuple[int, ...], high_seat: int | None) -> int:
    return next(after for after in rules.seats_from_left_of(seat) if after in left and after != high_seat)


def name_trump(state: GameState, suit: Suit) -> GameState:
    """Make `suit` trumps."""
    return replace(state, deal=replace(state.current_deal, trump=suit, turn=None))


def legal_trumps() -> tuple[PlayerMove, ...]:
    """The moves that name each of the four suits."""
    return tuple(NameTrump(suit) for suit in Suit)


def start_auction(state: GameState) -> GameState:
    """Begin the auction with the player on the dealer's left."""
    deal = state.current_deal
    return replace(state, phase=Phase.BID, deal=replace(deal, turn=state.rules.next_held(deal.dealer)))
