"""Weighing the cards that may be played: what each wins now against what it could win later."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.ai.cardsense import CardSense
from twentyfive.ai.goals import Race
from twentyfive.ai.odds import later_chance, winning_chances
from twentyfive.core import Card


@dataclass(frozen=True, slots=True)
class Choice:
    """A card that may be played, weighed.

    Attributes:
        card: the card.
        now: how good the outcome of this trick is likely to be.
        later: what the card would have been worth if kept.
    """

    card: Card
    now: float
    later: float

    @property
    def value(self) -> float:
        return self.now - self.later


def choices(sense: CardSense, race: Race) -> tuple[Choice, ...]:
    """Every card that may be played, weighed, cheapest card first."""
    values = [race.value(side) for side in range(sense.rules.sides)]
    later = race.trick_value
    return tuple(
        Choice(
            card,
            sum(chance * value for chance, value in zip(winning_chances(sense, card), values, strict=True)),
            later * later_chance(sense, card),
        )
        for card in sense.cheapest_first(sense.plays)
    )
