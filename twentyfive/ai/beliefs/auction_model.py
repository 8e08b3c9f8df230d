"""The rest of an auction as the rules of thumb would bid it, given what each hand promises.

The rules of the auction are in `core.auction`, those of thumb in `bidding`; the tests compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from twentyfive.ai.heuristics.bidding import points_needed
from twentyfive.core import PlayerView, Rules
from twentyfive.core.moves import Bid, Hold, Pass
from twentyfive.core.rules.options import AllPass
from twentyfive.core.state import Call

NOBODY_YET: Final = -1

Contract = tuple[int, int]
"""The declarer's seat, and the points bid."""


@dataclass(frozen=True, slots=True)
class Table:
    """What does not change while an auction goes on.

    Attributes:
        rules: of the game.
        dealer: the seat that dealt.
        least: by seat, the points under which it may not bid.
        needed: by bid, the points to take.
        sides: by seat, its side.
    """

    rules: Rules
    dealer: int
    least: tuple[int, ...]
    needed: dict[int, int]
    sides: tuple[int, ...]


def table(view: PlayerView) -> Table:
    """The table of the deal under way."""
    assert view.dealer is not None, "cards are dealt before anybody bids"
    rules = view.rules
    limit, least = rules.near_end or (0, 0)
    sides = tuple(rules.side_of(seat) for seat in range(rules.players))
    needed = {bid: points_needed(rules, bid) for bid in rules.bids}
    return Table(rules, view.dealer, tuple(least if view.scores[side] >= limit else 0 for side in sides), needed, sides)


class Auction(NamedTuple):
    """An auction so far.

    Attributes:
        turn: the seat to call, or `NOBODY_YET` when the auction is over.
        standing: the seat whose bid stands, or `NOBODY_YET`.
        high: its points, 0 before the first.
        passed: the seats that have passed, as bits.
    """

    turn: int
    standing: int = NOBODY_YET
    high: int = 0
    passed: int = 0


def opening(at: Table) -> Auction:
    """The auction before the first call."""
    return Auction((at.dealer + 1) % at.rules.players)


def auction(view: PlayerView, at: Table) -> Auction:
    """The auction as far as the view tells."""
    now = opening(at)
    for said in view.calls:
        now = after(at, now, said.call)
    return now


def after(at: Table, now: Auction, call: Call) -> Auction:
    """The auction once the seat to call has called."""
    seat, standing, high, passed = now
    if isinstance(call, Pass):
        passed |= 1 << seat
    else:
        standing, high = seat, call.points if isinstance(call, Bid) else high
    if high >= at.rules.bids[-1] and not _dealer_goes_on(at, standing, passed):
        return Auction(NOBODY_YET, standing, high, passed)
    players, turn = at.rules.players, seat
    for _ in range(players):
        turn = (turn + 1) % players
        if turn != standing and not passed >> turn & 1:
            return Auction(turn, standing, high, passed)
    return Auction(NOBODY_YET, standing, high, passed)


def _dealer_goes_on(at: Table, standing: int, passed: int) -> bool:
    """Whether the dealer can still equal the highest bid of the ladder."""
    return at.rules.dealer_may_hold and standing != at.dealer and not passed >> at.dealer & 1


def bounds(at: Table, now: Auction, call: Call) -> tuple[float, float]:
    """From how many promised points, and up to how many, a seat that goes by the rules of thumb calls like that."""
    nothing, everything = float("-inf"), float("inf")
    if isinstance(call, Bid):
        return (nothing if _must_bid(at, now) else at.needed[call.points]), everything
    if isinstance(call, Hold):
        return at.needed[now.high], everything
    price = _price(at, now)
    return nothing, everything if price is None or _partner_leads(at, now) else price


def called(at: Table, now: Auction, promised: Sequence[float]) -> Contract | None:
    """How the auction ends if all, with hands that promise so much by seat, go on by the rules of thumb.

    Returns:
        The contract, None if nobody has bid.
    """
    while now.turn != NOBODY_YET:
        now = after(at, now, _thumb(at, now, promised[now.turn]))
    return None if now.standing == NOBODY_YET else (now.standing, now.high)


def _thumb(at: Table, now: Auction, promised: float) -> Call:
    if not _must_bid(at, now):
        price = _price(at, now)
        if price is None or promised < price or _partner_leads(at, now):
            return Pass()
        if _may_hold(at, now) and promised >= at.needed[now.high]:
            return Hold()
    bid = _next_bid(at, now)
    assert bid is not None, "who can neither hold nor bid has passed"
    return Bid(bid)


def _price(at: Table, now: Auction) -> int | None:
    """The points to be taken for the cheapest way to stay in the auction; None if there is none."""
    if _may_hold(at, now):
        return at.needed[now.high]
    bid = _next_bid(at, now)
    return None if bid is None else at.needed[bid]


def _next_bid(at: Table, now: Auction) -> int | None:
    for bid in at.rules.bids:
        if bid > now.high and bid >= at.least[now.turn]:
            return bid
    return None


def _may_hold(at: Table, now: Auction) -> bool:
    another_bid = now.standing not in (NOBODY_YET, at.dealer)
    return at.rules.dealer_may_hold and now.turn == at.dealer and another_bid and now.high >= at.least[at.dealer]


def _must_bid(at: Table, now: Auction) -> bool:
    alone = now.standing == NOBODY_YET and now.passed.bit_count() == at.rules.players - 1
    return alone and at.rules.all_pass is AllPass.DEALER_TAKES_LOWEST and now.turn == at.dealer


def _partner_leads(at: Table, now: Auction) -> bool:
    if now.standing in (NOBODY_YET, now.turn):
        return False
    return at.sides[now.standing] == at.sides[now.turn]
