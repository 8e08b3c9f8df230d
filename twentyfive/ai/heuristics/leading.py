"""Which card to lead, and why."""

from __future__ import annotations

from typing import Final

from twentyfive.ai.advice.reasons import Reason, ReasonKind
from twentyfive.ai.heuristics.card_reading import CardSense
from twentyfive.ai.heuristics.contracts import still_needed
from twentyfive.ai.heuristics.odds import later_chance
from twentyfive.ai.heuristics.race import Race
from twentyfive.ai.heuristics.weighing import WeighedCard, weighed
from twentyfive.core import Card
from twentyfive.core.cards import Cards

KEPT: Final = 0.3
"""How much the cards kept count against the one led, which need not wait for its chance."""

KEPT_AT_FIRST: Final = 1.0
"""The same at the first lead against several sides, when trumps drawn help each of the others as well."""

TRUMP_LED: Final = -0.4
"""What leading a trump costs, in tricks: it could have won a trick that others lead."""

TRUMP_BEHIND: Final = 0.2
"""What leading a trump is worth for each other trump held, in tricks: they grow as trumps are drawn."""


def choose_lead(sense: CardSense, race: Race) -> tuple[Card, Reason]:
    """The card to lead, with the reason."""
    card = max(weighed(sense, race), key=lambda held: _value(held, sense, race)).card
    return card, why_lead(card, sense, race)


def _value(held: WeighedCard, sense: CardSense, race: Race) -> float:
    at_first = not sense.view.tricks and sense.rules.sides > 2
    value = held.now + (KEPT_AT_FIRST if at_first else KEPT) * held.later
    if sense.order.is_trump(held.card):
        value += race.later_value(1) * (TRUMP_LED + TRUMP_BEHIND * (len(sense.trumps_held()) - 1))
    return value


def why_lead(card: Card, sense: CardSense, race: Race) -> Reason:
    """Why to lead `card`."""
    if len(sense.plays) == 1:
        return Reason(ReasonKind.ONLY_CARD, (card,))
    missing = still_needed(sense, race, race.own_side)
    if missing is not None:
        return Reason(ReasonKind.LEAD_TO_GO_OUT, (card,), number=missing)
    if sense.is_safe(card):
        return Reason(ReasonKind.LEAD_WINNER, (card,))
    trumps = tuple(held for held in sense.trumps_held() if held != card)
    if sense.order.is_trump(card):
        return Reason(ReasonKind.DRAW_TRUMPS if trumps else ReasonKind.LEAD_LAST_TRUMP, (card, *trumps))
    beaters = (*sense.beaters(card), *sense.known_beaters(card))
    if all(sense.order.is_trump(other) for other in beaters):
        return Reason(ReasonKind.LEAD_BEST_OF_SUIT, (card,), suit=card.suit)
    kept = _better_kept(card, sense)
    return Reason(ReasonKind.LEAD_LOW if kept else ReasonKind.LEAD_WEAK, (card, *kept))


def _better_kept(card: Card, sense: CardSense) -> Cards:
    """The cards more likely than `card` to take a trick later, best first."""
    least = later_chance(sense, card)
    return tuple(held for held in reversed(sense.cheapest_first(sense.hand)) if later_chance(sense, held) > least)
