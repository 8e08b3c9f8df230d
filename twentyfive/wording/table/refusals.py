"""The reasons why a move is refused, and the failure to save one, in a sentence each."""

from __future__ import annotations

from twentyfive.core import Card, IllegalMove, PlayerView, Refusal
from twentyfive.engine.files.disk_errors import DiskError
from twentyfive.wording.names import ONE_OF_SUIT, card_sign, either, translate

_FEW = 4
"""The most cards to list; more are visible enough, as they stand up in the hand."""


def refusal_sentence(illegal: IllegalMove, view: PlayerView, card: Card | None) -> str:
    """Explain why a move is illegal, and say what is legal, card by card in the order of the viewer's hand.

    `card` is the card that the person chose, if any.
    """
    allowed = [held for held in view.hand if held in illegal.cards]
    instead = either([card_sign(held) for held in allowed]) if len(allowed) <= _FEW else ""
    why = _why(illegal.refusal, view)
    if card is not None and instead and illegal.refusal in _ABOUT_A_CARD:
        text = translate("refusals", "Not {card}: {why} Play {instead}.")
        return text.format(card=card_sign(card), why=why, instead=instead)
    if card is not None and illegal.refusal in _ABOUT_A_CARD:
        return translate("refusals", "Not {card}: {why}").format(card=card_sign(card), why=why)
    return why


_ABOUT_A_CARD = (
    Refusal.MUST_PLAY_TRUMP,
    Refusal.MUST_FOLLOW_SUIT,
    Refusal.MUST_FOLLOW_OR_TRUMP,
    Refusal.MUST_LEAD_TRUMP,
)


def _why(refusal: Refusal, view: PlayerView) -> str:
    led = None if view.trick is None else view.trick.led
    suit = "" if led is None or led.suit is None else ONE_OF_SUIT[led.suit]()
    leader = "" if view.trick is None else view.names[view.trick.leader]
    match refusal:
        case Refusal.MUST_PLAY_TRUMP:
            text = translate("refusals", "{name} led a trump, and you hold one that may not be held back.")
        case Refusal.MUST_FOLLOW_SUIT:
            text = translate("refusals", "{name} led {suit}, and you hold that suit.")
        case Refusal.MUST_FOLLOW_OR_TRUMP:
            if view.ranking is not None and any(card in view.ranking.trumps for card in view.hand):
                text = translate("refusals", "{name} led {suit}, so follow suit or trump.")
            else:
                text = translate("refusals", "{name} led {suit}, so follow suit.")
        case Refusal.MUST_LEAD_TRUMP:
            text = translate("refusals", "at this table the first card led must be a trump.")
        case Refusal.NO_RIGHT_TO_ROB:
            text = translate("refusals", "You may not take the turn-up.")
        case Refusal.MUST_ROB:
            text = translate("refusals", "At this table you must take the turn-up first.")
        case Refusal.NOT_IN_HAND:
            text = translate("refusals", "You do not hold that card.")
        case Refusal.DEALER_MUST_BID:
            text = translate("refusals", "Everybody else has passed: you must bid.")
        case Refusal.BID_TOO_LOW:
            text = translate("refusals", "A bid must be higher than the highest so far.")
        case Refusal.BID_TOO_LOW_NEAR_END:
            text = translate("refusals", "This close to the end, you must bid at least {least}.")
        case Refusal.NOTHING_TO_HOLD:
            text = translate("refusals", "There is no bid to hold.")
        case Refusal.CANNOT_CALL_OWN:
            text = translate("refusals", "Call for a card that you have not had.")
        case Refusal.MUST_CALL_TRUMP:
            text = translate("refusals", "Call for one of the trumps that are offered.")
        case Refusal.JOKER_STAYS:
            text = translate("refusals", "The joker stays: put out another card for it.")
        case Refusal.MATCH_OVER:
            text = translate("refusals", "The game is over.")
        case _:
            text = translate("refusals", "That cannot be done now.")
    return text.format(name=leader, suit=suit, least=view.rules.near_end[1] if view.rules.near_end else "")


def failure_sentence(failure: DiskError) -> str:
    """Say that the game cannot be saved, where, why, and what to do."""
    text = translate(
        "failures",
        "The game cannot be saved in {place} ({reason}). Go on playing, and leave this window open: saving is tried "
        "again by itself, and this notice goes away when it works.",
    )
    return text.format(place=failure.place, reason=failure.reason)
