"""The beginner: a player who looks at one trick at a time, by simple rules that a family might teach.

Before the play the beginner follows the heuristics. In the play the heuristics consider the cards kept, the race and
the cards still out; the beginner looks only at the trick on the table. The easy level adds slips.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.characters.cast import STEADY, Temperament
from twentyfive.ai.heuristics.bidding import advise_call
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.ai.heuristics.card_value import card_values
from twentyfive.ai.heuristics.following import winners
from twentyfive.ai.heuristics.leading import lead_value
from twentyfive.ai.heuristics.liking import card_liking, harmless, liked
from twentyfive.ai.heuristics.odds import later_chance
from twentyfive.ai.heuristics.policy import advice_before_play, why_play
from twentyfive.ai.heuristics.race import Race, race
from twentyfive.ai.heuristics.sense import sensible
from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import PlayCard

BID_LIKING: Final = 0.6
"""The points by which a player who likes to bid values a hand higher than it is."""

ABOUT_EQUAL: Final = 0.004
"""The difference between cards that are about equally good, on the scale of `Race.value`."""

ABOUT_EQUAL_IN_CONTRACT: Final = 0.001
"""The same in a game with contracts, where a match has four times as many decisions."""

GIVEN_AWAY: Final = 0.05
"""The most that a liked card may give away of the tricks still to come in a contract.

There `Race.value` is flat once the contract is safe or lost, and cards of the same value give away up to half a trick:
by the search, a player who likes to spend trumps lost 1.1 ± 0.3 % of matches of Auction Forty-Fives, 1.0 of them by
cards that gave away more than this. Within it the loss is 0.1 ± 0.1 %.
"""


def noisy_beginner_advice(view: PlayerView, seed: int, random_rate: float, temperament: Temperament = STEADY) -> Advice:
    """The advice of the beginner, with a slip in the share `random_rate` of the plays: a random `harmless` card.

    A temperament chooses among the cards that are about as good as the beginner's.
    """
    rng = random.Random(seed)
    advice = liked_advice(view, temperament, beginner_advice)
    if not isinstance(advice.move, PlayCard) or rng.random() >= random_rate:
        return advice
    cards = harmless(card_reading(view), race(view))
    if not cards or cards == (advice.move.card,):
        return advice
    card = rng.choice(cards)
    return Advice(PlayCard(card), Reason(ReasonKind.GUESS, (card,)))


def liked_advice(view: PlayerView, temperament: Temperament, usual_advice: Callable[[PlayerView], Advice]) -> Advice:
    """The usual advice, or what a temperament likes better and is about as good."""
    if temperament != STEADY and view.my_turn and view.phase is Phase.BID:
        return advise_call(view, temperament.bids * BID_LIKING)
    advice = usual_advice(view)
    if temperament == STEADY or not isinstance(advice.move, PlayCard) or len(view.legal) == 1:
        return advice
    reading, deal_race = card_reading(view), race(view)
    leads = reading.led is None
    values = {
        held.card: lead_value(held, reading, deal_race) if leads else held.now + held.later
        for held in card_values(reading, deal_race)
    }
    usual = values[advice.move.card]
    margin = ABOUT_EQUAL if view.contract is None else ABOUT_EQUAL_IN_CONTRACT
    near = [card for card in harmless(reading, deal_race) if abs(values[card] - usual) <= margin]
    if view.contract is not None:
        most = later_chance(reading, advice.move.card) + GIVEN_AWAY
        near = [card for card in near if later_chance(reading, card) <= most]
    card = liked(advice.move.card, near, lambda card: card_liking(temperament, reading, card))
    return advice if card == advice.move.card else Advice(PlayCard(card), why_play(card, reading, deal_race))


def beginner_advice(view: PlayerView) -> Advice:
    """The advice to lead the best plain card and keep the trumps, and to win from opponents as cheaply as possible.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    return advice_before_play(view) or _play(view)


def _play(view: PlayerView) -> Advice:
    reading, deal_race = card_reading(view), race(view)
    card = _lead(reading) if reading.led is None else _follow(reading, deal_race)
    return Advice(PlayCard(card), why_play(card, reading, deal_race))


def _lead(reading: CardReading) -> Card:
    plain = tuple(card for card in reading.plays if not reading.order.is_trump(card))
    return reading.cheapest_first(plain or reading.plays)[-1]


def _follow(reading: CardReading, deal_race: Race) -> Card:
    winning = () if reading.partner_wins else winners(reading)
    return winning[0] if winning else reading.cheapest_first(sensible(reading, deal_race))[0]
