"""The sound player: the beginner's rules, and three more about the players who are still to play.

Before the play the sound player follows the heuristics. Trumps are kept until few can overtake them, an opponent who is
about to win is stopped, and plain cards are led low; nothing is weighed and no chance is reckoned.
"""

from __future__ import annotations

from typing import Final

from twentyfive.ai.advice.reasons import Advice
from twentyfive.ai.characters.cast import STEADY, Temperament
from twentyfive.ai.heuristics.beginner import liked_advice
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.ai.heuristics.following import winners
from twentyfive.ai.heuristics.policy import advice_before_play, why_play
from twentyfive.ai.heuristics.race import Race, race
from twentyfive.ai.heuristics.sense import sensible
from twentyfive.core import Card, PlayerView
from twentyfive.core.cards import Cards
from twentyfive.core.moves import PlayCard

EARLY: Final = 2
"""The tricks in which no trump is spent while many opponents are still to play."""

MANY: Final = 3
"""Opponents still to play who are likely to have a better trump between them.

In Twenty-Five for five a player by these rules wins 21.8 ± 0.6 % among four who play the heuristic of `tests.peers`,
where 20 are fair. With two opponents and three tricks instead, and a high trump led wherever another is behind it, it
wins 24.9 ± 0.7, about as many as the hard player: more than a level below it should.
"""


def sound_advice(view: PlayerView, temperament: Temperament = STEADY) -> Advice:
    """The advice of the sound player; a temperament chooses among the cards that are about as good.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    return liked_advice(view, temperament, lambda view: advice_before_play(view) or _play(view))


def _play(view: PlayerView) -> Advice:
    reading, deal_race = card_reading(view), race(view)
    card = _lead(reading, deal_race) if reading.led is None else _follow(reading, deal_race)
    return Advice(PlayCard(card), why_play(card, reading, deal_race))


def _lead(reading: CardReading, deal_race: Race) -> Card:
    cards = reading.cheapest_first(reading.plays)
    best = cards[-1]
    if deal_race.decides(deal_race.own_side) and reading.is_safe(best):
        return best
    if not _wins_for_others(reading, deal_race):
        return cards[0]
    kept = not reading.view.tricks and len(reading.trumps_held()) == 1 and len(cards) > 1
    return cards[-2] if kept else best  # a lone trump is not led first of all


def _wins_for_others(reading: CardReading, deal_race: Race) -> bool:
    """Return True if an opponent who takes this trick wins the race."""
    return any(
        deal_race.decides(side) and not deal_race.helps(side) for side in map(reading.rules.side_of, reading.opponents)
    )


def _follow(reading: CardReading, deal_race: Race) -> Card:
    weakest = reading.cheapest_first(sensible(reading, deal_race))[0]
    winning = () if reading.partner_wins else winners(reading)
    if not winning:
        return weakest
    if not reading.later_opponents:
        return winning[0]
    safe = tuple(card for card in winning if reading.is_safe(card))
    if safe and deal_race.decides(deal_race.own_side):
        return safe[0]
    assert reading.best_seat is not None
    if deal_race.decides(reading.rules.side_of(reading.best_seat)):
        return safe[0] if safe else winning[-1]
    spent = _worth_spending(reading, winning)
    return spent[0] if spent else weakest


def _worth_spending(reading: CardReading, winning: Cards) -> Cards:
    """The winning cards that are not kept for later."""
    if len(reading.view.tricks) >= EARLY or len(reading.later_opponents) < MANY:
        return winning
    return tuple(card for card in winning if not reading.order.is_trump(card))
