"""Weighing the cards that may be played: what each wins now, and what the cards kept could win later."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from twentyfive.ai.heuristics.card_reading import CardSense
from twentyfive.ai.heuristics.odds import later_chance, winning_chances
from twentyfive.ai.heuristics.race import Race
from twentyfive.core import Card


@dataclass(frozen=True, slots=True)
class WeighedCard:
    """A card that may be played, weighed.

    Attributes:
        card: the card.
        now: how good the outcome of this trick is likely to be, as `Race.value` measures it.
        later: how much the cards then left are likely to win, in the same measure; nothing if the race is over.
    """

    card: Card
    now: float
    later: float


def weighed(sense: CardSense, race: Race) -> tuple[WeighedCard, ...]:
    """Every card that may be played, cheapest first."""
    sides = range(sense.rules.sides)
    values = tuple(race.value(side) for side in sides)
    goes_on = tuple(float(not race.decides(side)) for side in sides)
    tricks = {card: later_chance(sense, card) for card in sense.hand}
    found = []
    for card in sense.cheapest_first(sense.plays):
        chances = winning_chances(sense, card)
        left = sum(tricks.values()) - tricks[card]
        later = race.later_value(left) * _expected(chances, goes_on)
        found.append(WeighedCard(card, _expected(chances, values), later))
    return tuple(found)


def _expected(chances: Iterable[float], values: Iterable[float]) -> float:
    return sum(chance * value for chance, value in zip(chances, values, strict=True))
