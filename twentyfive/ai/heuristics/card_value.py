"""Values of the cards that may be played: for this trick, and for the tricks that the cards kept may win later."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum

from twentyfive.ai.heuristics.card_reading import CardReading
from twentyfive.ai.heuristics.odds import later_chance, winning_chances
from twentyfive.ai.heuristics.race import Race
from twentyfive.core import Card


@dataclass(frozen=True, slots=True)
class CardValue:
    """The value of a card that may be played.

    Attributes:
        card: the card.
        now: the expected value of this trick, on the scale of `Race.value`.
        later: the expected gain from the cards then left, on the same scale; nothing if the race is over.
    """

    card: Card
    now: float
    later: float


def card_values(reading: CardReading, race: Race) -> tuple[CardValue, ...]:
    """The value of every card that may be played, the weakest card first."""
    sides = range(reading.rules.sides)
    values = tuple(race.value(side) for side in sides)
    goes_on = tuple(float(not race.decides(side)) for side in sides)
    tricks = {card: later_chance(reading, card) for card in reading.hand}
    found = []
    for card in reading.cheapest_first(reading.plays):
        chances = winning_chances(reading, card)
        left = fsum(tricks.values()) - tricks[card]
        later = race.later_value(left) * _expected(chances, goes_on)
        found.append(CardValue(card, _expected(chances, values), later))
    return tuple(found)


def _expected(chances: Iterable[float], values: Iterable[float]) -> float:
    return fsum(chance * value for chance, value in zip(chances, values, strict=True))
