"""Reasons for refusing a move, as data; the window puts them into sentences."""

from __future__ import annotations

from enum import StrEnum

from twentyfive.core.cards import Card


class Refusal(StrEnum):
    """A reason for refusing a move; the comments in brackets tell the `cards` of its `IllegalMove`."""

    MATCH_OVER = "match_over"
    WRONG_MOVE = "wrong_move"  # the game waits for a move of another kind
    WRONG_DEALER = "wrong_dealer"
    WRONG_PACK = "wrong_pack"
    NO_JACK_DRAWN = "no_jack_drawn"
    NOT_IN_HAND = "not_in_hand"  # (the cards that are not held)
    MUST_PLAY_TRUMP = "must_play_trump"  # (the trumps that may be played)
    MUST_FOLLOW_SUIT = "must_follow_suit"  # (the cards of the suit led)
    MUST_FOLLOW_OR_TRUMP = "must_follow_or_trump"  # (the cards that may be played)
    MUST_LEAD_TRUMP = "must_lead_trump"  # (the trumps)
    NO_RIGHT_TO_ROB = "no_right_to_rob"
    MUST_ROB = "must_rob"  # (the turn-up)
    BID_NOT_ON_LADDER = "bid_not_on_ladder"
    BID_TOO_LOW = "bid_too_low"
    BID_TOO_LOW_NEAR_END = "bid_too_low_near_end"
    DEALER_MUST_BID = "dealer_must_bid"
    NOTHING_TO_HOLD = "nothing_to_hold"
    CANNOT_CALL_OWN = "cannot_call_own"  # (the cards that may be called for)
    MUST_CALL_TRUMP = "must_call_trump"  # (the cards that may be called for)
    WRONG_NUMBER_PUT_OUT = "wrong_number_put_out"
    KEEPS_TOO_FEW = "keeps_too_few"
    STOCK_TOO_SHORT = "stock_too_short"
    NOT_IN_STOCK = "not_in_stock"  # (the card asked for)
    JOKER_STAYS = "joker_stays"


class IllegalMove(ValueError):
    """A move that the rules do not allow.

    Attributes:
        refusal: the reason.
        cards: the cards concerned, see `Refusal`.
    """

    def __init__(self, refusal: Refusal, cards: tuple[Card, ...] = ()) -> None:
        figures = f": {' '.join(str(card) for card in cards)}" if cards else ""
        super().__init__(refusal.value + figures)
        self.refusal = refusal
        self.cards = cards

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal, tuple[Card, ...]]]:
        return type(self), (self.refusal, self.cards)
