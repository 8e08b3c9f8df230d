"""Weighing the cards that may be played: what each wins now against what it could win if kept."""

from __future__ import annotations

from collections.abc import Iterable
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
        now: how good the outcome of this trick is likely to be, as `Race.value` measures it.
        kept: how much the card is likely to win if kept, in the same measure.
    """

    card: Card
    now: float
    kept: float


def weighed(sense: CardSense, race: Race) -> tuple[Choice, ...]:
    """Every card that may be played, cheapest first."""
    values = tuple(race.value(side) for side in range(sense.rules.sides))
    trick = race.trick_value
    return tuple(
        Choice(card, _expected(winning_chances(sense, card), values), trick * later_chance(sense, card))
        for card in sense.cheapest_first(sense.plays)
    )


def _expected(chances: Iterable[float], values: Iterable[float]) -> float:
    return sum(chance * value for chance, value in zip(chances, values, strict=True))
