"""A model of the auction: how the heuristics bid it to its end, given the value of each hand.

The rules of the auction are in `core.phases.auction` and the heuristics in `heuristics.bidding`; the tests compare this
model with both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from twentyfive.ai.heuristics.bidding import points_needed
from twentyfive.core import PlayerView, Rules
from twentyfive.core.moves import Bid, Hold, Pass
from twentyfive.core.rules.options import AllPass
from twentyfive.core.state import CallMove

NO_SEAT: Final = -1

Contract = tuple[int, int]
"""The declarer's seat, and the points bid."""


@dataclass(frozen=True, slots=True)
class AuctionSetup:
    """The facts that stay the same throughout an auction.

    Attributes:
        rules: the rules of the game.
        dealer: the seat that dealt.
        lowest: by seat, the lowest bid that it may make.
        needed: by bid, the points to take.
        sides: by seat, its side.
    """

    rules: Rules
    dealer: int
    lowest: tuple[int, ...]
    needed: dict[int, int]
    sides: tuple[int, ...]


def auction_setup(view: PlayerView) -> AuctionSetup:
    """The setup of the deal under way."""
    assert view.dealer is not None, "cards are dealt before anybody bids"
    rules = view.rules
    limit, least = rules.near_end or (0, 0)
    sides = tuple(rules.side_of(seat) for seat in range(rules.players))
    lowest = tuple(least if view.scores[side] >= limit else 0 for side in sides)
    needed = {bid: points_needed(rules, bid) for bid in rules.bids}
    return AuctionSetup(rules, view.dealer, lowest, needed, sides)


class Auction(NamedTuple):
    """An auction so far.

    Attributes:
        turn: the seat to call, or `NO_SEAT` when the auction is over.
        bidder: the seat of the highest bidder, or `NO_SEAT`.
        high_bid: the highest bid in points, 0 before the first.
        passed: the seats that have passed, as bits.
    """

    turn: int
    bidder: int = NO_SEAT
    high_bid: int = 0
    passed: int = 0


def opening(setup: AuctionSetup) -> Auction:
    """The auction before the first call."""
    return Auction(setup.rules.next_held(setup.dealer))


def auction_so_far(view: PlayerView, setup: AuctionSetup) -> Auction:
    """The auction after all calls in the view."""
    auction = opening(setup)
    for made in view.calls:
        auction = after_call(setup, auction, made.move)
    return auction


def after_call(setup: AuctionSetup, auction: Auction, call: CallMove) -> Auction:
    """The auction after the seat to call has made `call`."""
    seat, bidder, high_bid, passed = auction
    if isinstance(call, Pass):
        passed |= 1 << seat
    else:
        bidder, high_bid = seat, call.points if isinstance(call, Bid) else high_bid
    if high_bid >= setup.rules.bids[-1] and not _dealer_can_equal(setup, bidder, passed):
        return Auction(NO_SEAT, bidder, high_bid, passed)
    turn = seat
    for _ in range(setup.rules.seats_held):
        turn = setup.rules.next_held(turn)
        if turn != bidder and not passed >> turn & 1:
            return Auction(turn, bidder, high_bid, passed)
    return Auction(NO_SEAT, bidder, high_bid, passed)


def _dealer_can_equal(setup: AuctionSetup, bidder: int, passed: int) -> bool:
    """Return True if the dealer may still hold the highest bid of the ladder."""
    return setup.rules.dealer_may_hold and bidder != setup.dealer and not passed >> setup.dealer & 1


def value_range(setup: AuctionSetup, auction: Auction, call: CallMove) -> tuple[float, float]:
    """The hand values with which the heuristics make this call: the least, and the first that is too high."""
    nothing, everything = float("-inf"), float("inf")
    if isinstance(call, Bid):
        return (nothing if _must_bid(setup, auction) else setup.needed[call.points]), everything
    if isinstance(call, Hold):
        return setup.needed[auction.high_bid], everything
    price = _price(setup, auction)
    return nothing, everything if price is None or _partner_leads(setup, auction) else price


def final_contract(setup: AuctionSetup, auction: Auction, values: Sequence[float]) -> Contract | None:
    """Bid the auction to its end by the heuristics.

    Args:
        setup: the setup of the deal.
        auction: the auction so far.
        values: by seat, the value of its hand in points.

    Returns:
        The contract, None if nobody has bid.
    """
    while auction.turn != NO_SEAT:
        auction = after_call(setup, auction, _heuristic_call(setup, auction, values[auction.turn]))
    return None if auction.bidder == NO_SEAT else (auction.bidder, auction.high_bid)


def _heuristic_call(setup: AuctionSetup, auction: Auction, value: float) -> CallMove:
    if not _must_bid(setup, auction):
        price = _price(setup, auction)
        if price is None or value < price or _partner_leads(setup, auction):
            return Pass()
        if _may_hold(setup, auction) and value >= setup.needed[auction.high_bid]:
            return Hold()
    bid = _next_bid(setup, auction)
    assert bid is not None, "a seat that can neither hold nor bid has passed"
    return Bid(bid)


def _price(setup: AuctionSetup, auction: Auction) -> int | None:
    """The points to take for the cheapest way to stay in the auction; None if there is no way."""
    if _may_hold(setup, auction):
        return setup.needed[auction.high_bid]
    bid = _next_bid(setup, auction)
    return None if bid is None else setup.needed[bid]


def _next_bid(setup: AuctionSetup, auction: Auction) -> int | None:
    for bid in setup.rules.bids:
        if bid > auction.high_bid and bid >= setup.lowest[auction.turn]:
            return bid
    return None


def _may_hold(setup: AuctionSetup, auction: Auction) -> bool:
    if not setup.rules.dealer_may_hold or auction.turn != setup.dealer:
        return False
    another_bid = auction.bidder not in (NO_SEAT, setup.dealer)
    return another_bid and auction.high_bid >= setup.lowest[setup.dealer]


def _must_bid(setup: AuctionSetup, auction: Auction) -> bool:
    all_others_passed = auction.bidder == NO_SEAT and auction.passed.bit_count() == setup.rules.players - 1
    dealer_bids = setup.rules.all_pass is AllPass.DEALER_TAKES_LOWEST
    return all_others_passed and dealer_bids and auction.turn == setup.dealer


def _partner_leads(setup: AuctionSetup, auction: Auction) -> bool:
    if auction.bidder in (NO_SEAT, auction.turn):
        return False
    return setup.sides[auction.bidder] == setup.sides[auction.turn]
