"""The players who take one trick at a time: plain rules that a family might teach, and now and then a slip.

Before the play they do as the rules of thumb say. In the play these weigh what the cards kept may win, who is how far
from winning, and what is still out; the plain rules look at the trick on the table alone.
"""

from __future__ import annotations

import random

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.heuristics.card_reading import CardSense, card_sense
from twentyfive.ai.heuristics.following import why_follow, winners
from twentyfive.ai.heuristics.leading import why_lead
from twentyfive.ai.heuristics.policy import advice_before_play
from twentyfive.ai.heuristics.race import race
from twentyfive.core import Card, PlayerView
from twentyfive.core.cards import Cards
from twentyfive.core.moves import PlayCard


def noisy_beginner_advice(view: PlayerView, seed: int, random_rate: float) -> Advice:
    """The advice of the plain rules, or in the share `random_rate` of the plays some other card; by the seed."""
    rng = random.Random(seed)
    advice = beginner_advice(view)
    if not isinstance(advice.move, PlayCard) or rng.random() >= random_rate:
        return advice
    cards = _sensible(card_sense(view))
    if len(cards) < 2:
        return advice
    card = rng.choice(cards)
    return Advice(PlayCard(card), Reason(ReasonKind.GUESS, (card,)))


def beginner_advice(view: PlayerView) -> Advice:
    """Lead the best plain card and keep the trumps; win a trick from an opponent as cheaply as can be.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    return advice_before_play(view) or _play(view)


def _play(view: PlayerView) -> Advice:
    sense = card_sense(view)
    card, reason = _lead(sense) if sense.led is None else _follow(sense)
    return Advice(PlayCard(card), reason)


def _lead(sense: CardSense) -> tuple[Card, Reason]:
    plain = tuple(card for card in sense.plays if not sense.order.is_trump(card))
    card = sense.cheapest_first(plain or sense.plays)[-1]
    return card, why_lead(card, sense, race(sense.view))


def _follow(sense: CardSense) -> tuple[Card, Reason]:
    winning = () if sense.friend_wins else winners(sense)
    card = winning[0] if winning else sense.cheapest_first(sense.plays)[0]
    return card, why_follow(card, sense, race(sense.view))


def _sensible(sense: CardSense) -> Cards:
    """The cards that may be played, without top trumps that would be thrown on a trick they do not win.

    Even a beginner keeps the five of trumps for a better trick.
    """
    return tuple(card for card in sense.plays if card not in sense.order.privileged or sense.takes_trick(card))
