"""What a hand promises with a suit as trumps, and what to call and to name with it."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.core import PlayerView, Rules, Suit
from twentyfive.core.cards import Cards
from twentyfive.core.moves import Bid, Hold, NameTrump, Pass
from twentyfive.core.phases.auction import highest_bid, highest_bidder
from twentyfive.core.ranking import ranking
from twentyfive.core.rules.options import TRICK_POINTS, Exchanging

BEST_TRUMP_TRICK: Final = 0.95
"""Tricks that the best trump of all takes."""

PER_BETTER_TRUMP: Final = 0.8
"""What is left of that for each better trump that an opponent may be expected to hold."""

KING_TRICK: Final = 0.25
"""Tricks that a king of a plain suit takes."""

EXCHANGE_TRICKS: Final = {Exchanging.KITTY: 3.5, Exchanging.KITTY_THEN_DRAW: 1.85, Exchanging.DRAW: 1.05}
"""Tricks that the exchange adds to a hand that names the trumps: most where nobody else betters a hand."""

DRAWN_TRICKS: Final = 0.45
"""Tricks that each card drawn from the stock adds to that."""

PARTNER_TRICKS: Final = 0.35
"""Tricks that each partner adds."""

OPPONENTS_TRICKS: Final = 1.05
"""Tricks that one opponent takes away, whatever the hand; several take it times the square root of their number."""

BOLDNESS: Final = 2.0
"""Points that may be bid beyond those to be expected: letting another name the trumps costs more than a bid at risk."""


@dataclass(frozen=True, slots=True)
class HandValue:
    """What a hand promises with `suit` as trumps.

    Attributes:
        suit: the trump suit.
        trumps: how many trumps are held.
        points: that the side may bid, a little more than are to be expected with what is still to be exchanged; more
            than there are in a deal if the hand is so good that all tricks are likely.
    """

    suit: Suit
    trumps: int
    points: float


def hand_value(hand: Cards, suit: Suit, rules: Rules) -> HandValue:
    """What `hand` promises with `suit` as trumps; of a hand too large only the best cards count."""
    order = ranking(suit, rules)
    best = sorted(hand, key=lambda card: -order.strength[card])[: rules.hand_size]
    trumps = tuple(card for card in best if order.is_trump(card))
    kings = sum(order.strength[card] == -1 for card in best)
    return HandValue(suit, len(trumps), hand_points(trumps, kings, len(hand), order.trumps, rules))


def hand_points(trumps: Cards, kings: int, held: int, order: Cards, rules: Rules) -> float:
    """The points of `HandValue`.

    Args:
        trumps: those held, best first.
        kings: how many kings of plain suits are held.
        held: the size of the hand.
        order: all trumps, best first.
    """
    share = _share_of_opponents(rules, held)
    tricks: float = sum(
        BEST_TRUMP_TRICK * PER_BETTER_TRUMP ** (_better_missing(place, order, trumps) * share)
        for place in range(len(trumps))
    )
    tricks += KING_TRICK * kings + _exchange_tricks(rules, held, len(trumps) + kings)
    partners = rules.players // rules.sides - 1
    tricks += PARTNER_TRICKS * partners - OPPONENTS_TRICKS * (rules.players - partners - 1) ** 0.5
    points: float = TRICK_POINTS * tricks + BOLDNESS
    if trumps and rules.best_trump:
        points += rules.best_trump * (1 - share) ** _better_missing(0, order, trumps)
    return points


def best_hand_value(hand: Cards, rules: Rules) -> HandValue:
    """The most that `hand` promises; of equal suits the first in suit order."""
    return max((hand_value(hand, suit, rules) for suit in Suit), key=lambda held: (held.points, held.trumps))


def _better_missing(place: int, order: Cards, held: Cards) -> int:
    """How many trumps better than ``held[place]`` are not held; both best first."""
    return order.index(held[place]) - place


def _share_of_opponents(rules: Rules, held: int) -> float:
    """The share of the cards not held that opponents hold."""
    opponents = rules.players - rules.players // rules.sides
    return opponents * rules.hand_size / (len(rules.pack) - held)


def _exchange_tricks(rules: Rules, held: int, kept: int) -> float:
    """Tricks that are still to come from a kitty not taken yet and from cards to be drawn."""
    tricks = EXCHANGE_TRICKS.get(rules.exchange, 0.0) if held <= rules.hand_size else 0.0
    if rules.exchange.draws:
        tricks += DRAWN_TRICKS * max(rules.hand_size - kept, 0)
    return tricks


def advise_call(view: PlayerView) -> Advice:
    """What to say in the auction: the least that keeps the player in, as long as the hand promises it."""
    held = best_hand_value(view.hand, view.rules)
    points = max(0, min(floor(held.points), view.rules.most_points))
    bids = tuple(move for move in view.legal if isinstance(move, Bid))
    if Pass() not in view.legal:
        return Advice(bids[0], Reason(ReasonKind.MUST_BID, suit=held.suit, number=points))
    partner = _partner_in_lead(view)
    if partner is not None:
        return Advice(Pass(), Reason(ReasonKind.PASS_PARTNER, seats=(partner,)))
    if Hold() in view.legal and held.points >= points_needed(view.rules, highest_bid(view.calls)):
        return Advice(Hold(), Reason(ReasonKind.HOLD_BID, suit=held.suit, number=points))
    if bids and held.points >= points_needed(view.rules, bids[0].points):
        return Advice(bids[0], Reason(ReasonKind.BID, suit=held.suit, number=points))
    return Advice(Pass(), Reason(ReasonKind.PASS_WEAK, suit=held.suit, number=points))


def points_needed(rules: Rules, bid: int) -> int:
    """The points to take for `bid`: all there are for the bid of all tricks."""
    return rules.most_points if rules.is_for_all_tricks(bid) else bid


def _partner_in_lead(view: PlayerView) -> int | None:
    """The partner whose bid stands, if one does."""
    bidder = highest_bidder(view.calls)
    if bidder is None or view.seat is None or bidder == view.seat:
        return None
    return bidder if view.rules.side_of(bidder) == view.rules.side_of(view.seat) else None


def advise_suit(view: PlayerView) -> Advice:
    """Which suit to name: the one with which the hand promises most."""
    held = best_hand_value(view.hand, view.rules)
    return Advice(NameTrump(held.suit), Reason(ReasonKind.NAME_BEST_SUIT, suit=held.suit, number=held.trumps))
