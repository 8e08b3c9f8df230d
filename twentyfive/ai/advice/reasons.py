"""Advice of a computer player or a hint: a move and the true reason for it, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from twentyfive.core import Suit
from twentyfive.core.cards import Cards
from twentyfive.core.moves import PlayerMove


class ReasonKind(StrEnum):
    """The kind of a reason; the comment after each names the data of its `Reason`.

    In every reason for playing a card the first of `cards` is the card to play.
    """

    # Any play.
    ONLY_CARD = "only_card"  # cards: the one card that may be played
    GUESS = "guess"  # cards: the card; the rules allow it, and there is no better reason

    # Leading.
    # LEAD_TO_GO_OUT has the card and the number: the trick wins the race (`Race`), apart from the points of the best
    # trump (number) where a contract needs them and they are not certain; number is 0 otherwise.
    LEAD_TO_GO_OUT = "lead_to_go_out"
    LEAD_WINNER = "lead_winner"  # cards: the card, which no opponent can beat
    LEAD_BEST_OF_SUIT = "lead_best_of_suit"  # cards: the card; suit: its plain suit, in which no better card is left
    DRAW_TRUMPS = "draw_trumps"  # cards: the trump, then the other trumps held
    LEAD_LAST_TRUMP = "lead_last_trump"  # cards: the trump, the only one held; opponents may hold a better one
    LEAD_LOW = "lead_low"  # cards: the plain card, then the cards kept that are likelier to take a trick, best first
    LEAD_WEAK = "lead_weak"  # cards: the plain card; no card held is likelier to take a trick later

    # Winning a trick that another has led.
    GO_OUT = "go_out"  # cards, number: as for LEAD_TO_GO_OUT
    STOP = "stop"  # cards: the card; number: as for GO_OUT; seats: players who would win the race with this trick
    WIN_CHEAPLY = "win_cheaply"  # cards: the cheapest card that wins; no opponent is still to play
    SURE_WINNER = "sure_winner"  # cards: the card, which no opponent still to play can beat
    RUFF = "ruff"  # cards: the trump, which wins so far; suit: the plain suit that was led
    MAY_WIN = "may_win"  # cards: the card, which wins so far; seats: opponents still to play
    SECURE = "secure"  # cards: the card; seats: the partner whose winning card it makes safer

    # Not winning it.
    PARTNER_WINS = "partner_wins"  # cards: the card; seats: the partner who is winning the trick, no less safely
    LEAVE_TO_PARTNER = "leave_to_partner"  # cards: the card; seats: the partner who plays after all opponents
    HOLD_BACK = "hold_back"  # cards: the card, then privileged trumps kept; seats: the opponent who is winning
    HOLD_BACK_FROM_PARTNER = "hold_back_from_partner"  # cards: as for HOLD_BACK; seats: the partner who is winning
    SAVE = "save"  # cards: the card, then the cards that could win now but are kept
    THROW_OFF = "throw_off"  # cards: the card, the weakest of the legal ones; none can win

    # Before the play.
    ROB = "rob"  # cards: the card to put out, the turn-up to take
    ROB_ANYWAY = "rob_anyway"  # cards: as for ROB; it gains nothing, but the rules demand it or punish leaving it
    LET_LIE = "let_lie"  # cards: the turn-up, which is no better than the weakest card held
    NO_RIGHT = "no_right"  # nothing: the hand gives no right to rob
    BID = "bid"  # suit: the best suit to name; number: the value of the hand in whole points
    HOLD_BID = "hold_bid"  # suit, number: as for BID
    MUST_BID = "must_bid"  # suit, number: as for BID; the dealer may not pass
    PASS_WEAK = "pass_weak"  # suit, number: as for BID; less than the lowest bid left
    PASS_PARTNER = "pass_partner"  # seats: the partner whose bid stands
    NAME_BEST_SUIT = "name_best_suit"  # suit: the suit to name; number: the trumps then held
    CALL_BEST = "call_best"  # cards: the card called for, the best trump missing
    NEEDS_NOBODY = "needs_nobody"  # cards: the hand, which takes every trick without a partner
    KEEP_ALL = "keep_all"  # cards: the hand, all worth keeping
    EXCHANGE = "exchange"  # cards: the cards put out; suit: trumps, or the suit to be named
    TAKE_BEST = "take_best"  # cards: the best card of the stock
    JINK = "jink"  # cards: the hand; number: the chance of both tricks in per cent
    TAKE_POOL = "take_pool"  # number: the chance of both tricks in per cent

    VIE = "vie"  # number: the chance to win the deal in per cent
    LEAD_ON = "lead_on"  # number: as for VIE
    SEE = "see"  # number: as for VIE
    GIVE_UP = "give_up"  # number: as for VIE

    # Moves that the heuristics would not make, but that are better on average in the worlds played out, or as learned.
    PLAYED_OUT = "played_out"  # cards: the card, then the card of the heuristics; number: worlds
    LEARNED = "learned"  # cards: as for PLAYED_OUT; by the network that was taught the game
    ROB_LEARNED = "rob_learned"  # cards: the card to put out, the turn-up to take; by the network
    ROB_TRIED = "rob_tried"  # cards: the card to put out, the turn-up to take
    LEAVE_TRIED = "leave_tried"  # cards: the turn-up
    BID_TRIED = "bid_tried"  # number: the points bid
    HOLD_TRIED = "hold_tried"  # nothing
    PASS_TRIED = "pass_tried"  # nothing
    NAME_TRIED = "name_tried"  # suit: the suit to name
    CALL_TRIED = "call_tried"  # cards: the card called for
    ALONE_TRIED = "alone_tried"  # nothing
    EXCHANGE_TRIED = "exchange_tried"  # cards: the cards put out
    KEEP_TRIED = "keep_tried"  # nothing: no card is put out
    VIE_TRIED = "vie_tried"  # nothing
    LEAD_ON_TRIED = "lead_on_tried"  # nothing
    SEE_TRIED = "see_tried"  # nothing
    GIVE_UP_TRIED = "give_up_tried"  # nothing


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason for a move.

    Attributes:
        kind: the kind, which tells the meaning of the others (`ReasonKind`).
        cards: the cards that matter, the card to be moved first.
        seats: the players that matter.
        suit: the suit that matters.
        number: a figure.
    """

    kind: ReasonKind
    cards: Cards = ()
    seats: tuple[int, ...] = ()
    suit: Suit | None = None
    number: int | None = None


def in_percent(chance: float) -> int:
    """Return a chance in whole per cent: 0 or 100 only if it is exactly none or certain, not by rounding."""
    if 0 < chance < 1:
        return min(max(round(100 * chance), 1), 99)
    return 100 if chance >= 1 else 0


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal move and the reason for it."""

    move: PlayerMove
    reason: Reason
