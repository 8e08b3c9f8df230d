"""The heuristic policy: a move for every decision of the family of games, with its true reason."""

from __future__ import annotations

from twentyfive.ai.advice.reasons import Advice, Reason
from twentyfive.ai.heuristics.bidding import advise_call, advise_suit
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.ai.heuristics.choices import advise_answer, advise_exchange, advise_jink, advise_partner, advise_rob
from twentyfive.ai.heuristics.following import choose_follow, why_follow
from twentyfive.ai.heuristics.leading import choose_lead, why_lead
from twentyfive.ai.heuristics.race import Race, race
from twentyfive.ai.heuristics.vying import advise_vie
from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import PlayCard


def heuristic_advice(view: PlayerView) -> Advice:
    """The move of the heuristics for the player to act, with its reason.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    return advice_before_play(view) or advise_play(view)


def advice_before_play(view: PlayerView) -> Advice | None:
    """The move of the heuristics, or None if a card to play is to be chosen.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    if not view.my_turn:
        raise ValueError("advice is for the player to act")
    match view.phase:
        case Phase.BID:
            return advise_call(view)
        case Phase.NAME_TRUMP:
            return advise_suit(view)
        case Phase.CALL_PARTNER:
            return advise_partner(view)
        case Phase.EXCHANGE:
            return advise_exchange(view)
        case Phase.ROB:
            return advise_answer(view)
        case Phase.JINK:
            return advise_jink(view)
        case Phase.VIE:
            return advise_vie(view)
        case _:
            return advise_rob(view)


def advise_play(view: PlayerView) -> Advice:
    """Advise the card to play to the trick."""
    reading, deal_race = card_reading(view), race(view)
    card, reason = choose_lead(reading, deal_race) if reading.led is None else choose_follow(reading, deal_race)
    return Advice(PlayCard(card), reason)


def why_play(card: Card, reading: CardReading, race: Race) -> Reason:
    """The reason of the heuristics to play `card`."""
    return why_lead(card, reading, race) if reading.led is None else why_follow(card, reading, race)
