"""Leading: the card to lead, and the reason."""

from __future__ import annotations

from typing import Final

from twentyfive.ai.advice.reasons import Reason, ReasonKind
from twentyfive.ai.heuristics.card_reading import CardReading
from twentyfive.ai.heuristics.card_value import CardValue, card_values
from twentyfive.ai.heuristics.contracts import still_needed
from twentyfive.ai.heuristics.odds import later_chance
from twentyfive.ai.heuristics.race import Race
from twentyfive.core import Card
from twentyfive.core.cards import Cards

KEPT: Final = 0.3
"""The weight of the cards kept against the card led, which need not wait for its chance."""

KEPT_AT_FIRST: Final = 1.0
"""The same for the first lead against several sides, when drawing trumps helps each of the others as well."""

TRUMP_LED: Final = -0.4
"""The cost of leading a trump, in tricks: it could have won a trick that others lead."""

TRUMP_BEHIND: Final = 0.2
"""The gain from leading a trump for each other trump held, in tricks: they get better as trumps are drawn."""


def choose_lead(reading: CardReading, race: Race) -> tuple[Card, Reason]:
    """Choose the card to lead, with the reason."""
    card = max(card_values(reading, race), key=lambda held: lead_value(held, reading, race)).card
    return card, why_lead(card, reading, race)


def lead_value(held: CardValue, reading: CardReading, race: Race) -> float:
    """The value of a card to lead, on the scale of `Race.value`."""
    at_first = not reading.view.tricks and reading.rules.sides > 2
    value = held.now + (KEPT_AT_FIRST if at_first else KEPT) * held.later
    if reading.order.is_trump(held.card):
        value += race.later_value(1) * (TRUMP_LED + TRUMP_BEHIND * (len(reading.trumps_held()) - 1))
    return value


def why_lead(card: Card, reading: CardReading, race: Race) -> Reason:
    """The reason to lead `card`."""
    if len(reading.plays) == 1:
        return Reason(ReasonKind.ONLY_CARD, (card,))
    missing = still_needed(reading, race, race.own_side)
    if missing is not None:
        return Reason(ReasonKind.LEAD_TO_GO_OUT, (card,), number=missing)
    if reading.is_safe(card):
        return Reason(ReasonKind.LEAD_WINNER, (card,))
    trumps = tuple(held for held in reading.trumps_held() if held != card)
    if reading.order.is_trump(card):
        return Reason(ReasonKind.DRAW_TRUMPS if trumps else ReasonKind.LEAD_LAST_TRUMP, (card, *trumps))
    beaters = (*reading.beaters(card), *reading.known_beaters(card))
    if all(reading.order.is_trump(other) for other in beaters):
        return Reason(ReasonKind.LEAD_BEST_OF_SUIT, (card,), suit=card.suit)
    kept = _better_kept(card, reading)
    return Reason(ReasonKind.LEAD_LOW if kept else ReasonKind.LEAD_WEAK, (card, *kept))


def _better_kept(card: Card, reading: CardReading) -> Cards:
    """The cards more likely than `card` to take a trick later, best first."""
    least = later_chance(reading, card)
    return tuple(held for held in reversed(reading.cheapest_first(reading.hand)) if later_chance(reading, held) > least)
