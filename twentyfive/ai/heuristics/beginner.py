"""The beginner: a player who looks at one trick at a time, by simple rules that a family might teach.

Before the play the beginner follows the heuristics. In the play the heuristics consider the cards kept, the race and
the cards still out; the beginner looks only at the trick on the table. The easy and the medium level add random moves.
"""

from __future__ import annotations

import random

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.ai.heuristics.following import why_follow, winners
from twentyfive.ai.heuristics.leading import why_lead
from twentyfive.ai.heuristics.policy import advice_before_play
from twentyfive.ai.heuristics.race import race
from twentyfive.core import Card, PlayerView
from twentyfive.core.cards import Cards
from twentyfive.core.moves import PlayCard


def noisy_beginner_advice(view: PlayerView, seed: int, random_rate: float) -> Advice:
    """The advice of the beginner, with a random sensible card in the share `random_rate` of the plays."""
    rng = random.Random(seed)
    advice = beginner_advice(view)
    if not isinstance(advice.move, PlayCard) or rng.random() >= random_rate:
        return advice
    cards = _sensible(card_reading(view))
    if len(cards) < 2:
        return advice
    card = rng.choice(cards)
    return Advice(PlayCard(card), Reason(ReasonKind.GUESS, (card,)))


def beginner_advice(view: PlayerView) -> Advice:
    """The advice to lead the best plain card and keep the trumps, and to win from opponents as cheaply as possible.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    return advice_before_play(view) or _play(view)


def _play(view: PlayerView) -> Advice:
    reading = card_reading(view)
    card, reason = _lead(reading) if reading.led is None else _follow(reading)
    return Advice(PlayCard(card), reason)


def _lead(reading: CardReading) -> tuple[Card, Reason]:
    plain = tuple(card for card in reading.plays if not reading.order.is_trump(card))
    card = reading.cheapest_first(plain or reading.plays)[-1]
    return card, why_lead(card, reading, race(reading.view))


def _follow(reading: CardReading) -> tuple[Card, Reason]:
    winning = () if reading.partner_wins else winners(reading)
    card = winning[0] if winning else reading.cheapest_first(reading.plays)[0]
    return card, why_follow(card, reading, race(reading.view))


def _sensible(reading: CardReading) -> Cards:
    """The cards that may be played, without privileged trumps that would not win the trick.

    Even a beginner keeps the five of trumps for a better trick.
    """
    return tuple(card for card in reading.plays if card not in reading.order.privileged or reading.takes_trick(card))
