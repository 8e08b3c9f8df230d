"""Bidding: the value of a hand with a suit as trumps, and the call or the suit to name with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import floor, fsum
from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.core import PlayerView, Rules, Suit
from twentyfive.core.cards import Cards
from twentyfive.core.moves import Bid, Hold, NameTrump, Pass
from twentyfive.core.phases.auction import highest_bid, highest_bidder
from twentyfive.core.ranking import brings_points, ranking
from twentyfive.core.rules.options import TRICK_POINTS, Exchanging

BEST_TRUMP_TRICK: Final = 0.95
"""The tricks that the best trump of all takes."""

PER_BETTER_TRUMP: Final = 0.8
"""The factor on it for each better trump that opponents may be expected to hold."""

KING_TRICK: Final = 0.25
"""The tricks that a king of a plain suit takes."""

EXCHANGE_TRICKS: Final = {
    Exchanging.KITTY: 3.5,
    Exchanging.KITTY_THEN_DRAW: 1.85,
    Exchanging.NAMED_KITTY_THEN_DRAW: 1.65,
    Exchanging.DRAW: 1.05,
}
"""The tricks that the exchange adds to the declarer's hand: most where nobody else improves a hand.

So a hand of little else than 10 and queen of a suit is worth a bid of 15 in Fifty-Five, where the kitty has five
cards: of three players such a bidder, left alone, made it in 89 of 100 deals. A medium player who passed without three
trumps, or two with one of the best five, won 31.9 ± 1.0 % of 500 rounds against two others, and 31.8 ± 0.9 if it passed
only above the lowest bid; a fair share is 33.3.
"""

DRAWN_TRICKS: Final = 0.45
"""The tricks that each card drawn from the stock adds to that."""

PARTNER_TRICKS: Final = 0.35
"""The tricks that each partner adds."""

CALLED_TRICKS: Final = 0.5
"""The tricks that a partner adds who is called for: the holder of the best trump missing, if anybody has it."""

OPPONENTS_TRICKS: Final = 1.05
"""The tricks that one opponent takes away, with any hand; multiplied by the square root of their number."""

BOLDNESS: Final = 2.0
"""Points bid beyond the expected ones: letting another name the trumps costs more than the risk of a bid."""


@dataclass(frozen=True, slots=True)
class HandValue:
    """The value of a hand with `suit` as trumps.

    Attributes:
        suit: the trump suit.
        trumps: the number of trumps held.
        points: the points that the side may bid, a little more than are expected after the exchange; more than there
            are in a deal if the hand is so good that all tricks are likely.
    """

    suit: Suit
    trumps: int
    points: float


def hand_value(hand: Cards, suit: Suit, rules: Rules) -> HandValue:
    """The value of `hand` with `suit` as trumps; of a hand that is too large only the best cards count."""
    order = ranking(suit, rules)
    best = sorted(hand, key=lambda card: -order.strength[card])[: rules.hand_size]
    trumps = tuple(card for card in best if order.is_trump(card))
    kings = sum(order.strength[card] == -1 for card in best)
    return HandValue(suit, len(trumps), hand_points(trumps, kings, len(hand), order.trumps, rules))


def hand_points(trumps: Cards, kings: int, held: int, order: Cards, rules: Rules) -> float:
    """The points of `HandValue`.

    Args:
        trumps: the trumps held, best first.
        kings: the number of kings of plain suits held.
        held: the size of the hand.
        order: all trumps, best first.
        rules: the rules of the game.
    """
    share = _share_of_opponents(rules, held)
    tricks = fsum(
        BEST_TRUMP_TRICK * PER_BETTER_TRUMP ** (_better_missing(place, order, trumps) * share)
        for place in range(len(trumps))
    )
    tricks += KING_TRICK * kings + _exchange_tricks(rules, held, len(trumps) + kings)
    partners = rules.players // rules.sides - 1
    if rules.calls_partner:
        tricks += CALLED_TRICKS
    tricks += PARTNER_TRICKS * partners - OPPONENTS_TRICKS * (rules.players - partners - 1) ** 0.5
    points: float = TRICK_POINTS * tricks + BOLDNESS
    if trumps and rules.best_trump and brings_points(trumps[0], order, rules):
        points += rules.best_trump * (1 - share) ** _better_missing(0, order, trumps)
    return points


def best_hand_value(hand: Cards, rules: Rules) -> HandValue:
    """The highest value of `hand`; of equal suits the first in suit order."""
    return max((hand_value(hand, suit, rules) for suit in Suit), key=lambda value: (value.points, value.trumps))


def _better_missing(place: int, order: Cards, held: Cards) -> int:
    """The number of trumps better than ``held[place]`` that are not held; both are sorted best first."""
    return order.index(held[place]) - place


def _share_of_opponents(rules: Rules, held: int) -> float:
    """The share of the cards not held that opponents hold."""
    opponents = rules.players - rules.players // rules.sides
    return opponents * rules.hand_size / (len(rules.pack) - held)


def _exchange_tricks(rules: Rules, held: int, kept: int) -> float:
    """The tricks still to be gained from a kitty not yet taken and from cards to be drawn."""
    tricks = EXCHANGE_TRICKS.get(rules.exchange, 0.0) if held <= rules.hand_size else 0.0
    if rules.exchange.draws:
        tricks += DRAWN_TRICKS * max(rules.hand_size - kept, 0)
    return tricks


def advise_call(view: PlayerView, more: float = 0.0) -> Advice:
    """Advise a call: the lowest that keeps the player in the auction, as long as the hand is worth it.

    Args:
        view: the view of the player to call.
        more: points by which the player values the hand higher than it is.
    """
    value = best_hand_value(view.hand, view.rules)
    value = replace(value, points=value.points + more)
    points = max(0, min(floor(value.points), view.rules.most_points))
    bids = tuple(move for move in view.legal if isinstance(move, Bid))
    if Pass() not in view.legal:
        return Advice(bids[0], Reason(ReasonKind.MUST_BID, suit=value.suit, number=points))
    partner = _partner_in_lead(view)
    if partner is not None:
        return Advice(Pass(), Reason(ReasonKind.PASS_PARTNER, seats=(partner,)))
    if Hold() in view.legal and value.points >= points_needed(view.rules, highest_bid(view.calls)):
        return Advice(Hold(), Reason(ReasonKind.HOLD_BID, suit=value.suit, number=points))
    if bids and value.points >= points_needed(view.rules, bids[0].points):
        return Advice(bids[0], Reason(ReasonKind.BID, suit=value.suit, number=points))
    return Advice(Pass(), Reason(ReasonKind.PASS_WEAK, suit=value.suit, number=points))


def points_needed(rules: Rules, bid: int) -> int:
    """The points to take for `bid`: all points of the deal for the bid of all tricks."""
    return rules.most_points if rules.is_for_all_tricks(bid) else bid


def _partner_in_lead(view: PlayerView) -> int | None:
    """The partner whose bid stands, if one does."""
    bidder = highest_bidder(view.calls)
    if bidder is None or view.seat is None or bidder == view.seat:
        return None
    return bidder if view.rules.side_of(bidder) == view.rules.side_of(view.seat) else None


def advise_suit(view: PlayerView) -> Advice:
    """Advise the suit to name: the one with which the hand is worth most."""
    value = best_hand_value(view.hand, view.rules)
    return Advice(NameTrump(value.suit), Reason(ReasonKind.NAME_BEST_SUIT, suit=value.suit, number=value.trumps))
