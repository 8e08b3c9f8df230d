"""Vying: whether to raise the worth of a deal by a card, and whether to see a card that the others vie."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum, prod
from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind, in_percent
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.ai.heuristics.odds import chance_unbeaten
from twentyfive.ai.heuristics.race import tricks_of_sides
from twentyfive.core import Card, PlayerView, Rules
from twentyfive.core.moves import GiveUp, LeadOn, PlayerMove, See, Vie
from twentyfive.core.phases.scoring import MAJORITY, TRICKS_TO_WIN, deal_worth

EVEN: Final = 0.5
"""The share of the tricks that a card takes which is neither the best nor beaten by a card that is known."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """The rough chances of a side in a deal under way.

    Attributes:
        wins: the chance to take most of the tricks.
        all_won: the chance to take all of them.
        all_lost: the chance to take none.
    """

    wins: float
    all_won: float
    all_lost: float

    def points(self, vied: int, rules: Rules) -> float:
        """The points more than the other side's that the deal brings on average, with so many cards vied."""
        more = MAJORITY[-1] - MAJORITY[TRICKS_TO_WIN]
        return (2 * self.wins - 1) * deal_worth(vied, rules) + more * (self.all_won - self.all_lost)


def advise_vie(view: PlayerView) -> Advice:
    """Advise to vie or to lead on; or, if the other side vies, to see the card or to give the deal up."""
    found, rules = prospects(view), view.rules
    number = in_percent(found.wins)
    seen, given_up = found.points(view.vied + 1, rules), deal_worth(view.vied, rules)
    if view.vier is None:
        # Giving up leaves the vier no chance of all the tricks; where that is no loss, vying costs nothing.
        vies = min(seen, given_up) >= found.points(view.vied, rules)
        return _advice(Vie() if vies else LeadOn(), number)
    return _advice(See() if seen >= -given_up else GiveUp(), number)


def _advice(move: PlayerMove, number: int) -> Advice:
    kind = {
        Vie(): ReasonKind.VIE,
        LeadOn(): ReasonKind.LEAD_ON,
        See(): ReasonKind.SEE,
        GiveUp(): ReasonKind.GIVE_UP,
    }[move]
    return Advice(move, Reason(kind, number=number))


def prospects(view: PlayerView) -> Prospects:
    """The rough chances of the side of the seat to act, from the tricks taken and the cards of the hand."""
    reading = card_reading(view)
    own = view.rules.side_of(reading.seat)
    taken = tricks_of_sides(view)[own]
    chances = [_takes_trick(reading, card) for card in reading.hand]
    return Prospects(
        wins=_at_least(TRICKS_TO_WIN - taken, chances),
        all_won=prod(chances) if taken == len(view.tricks) else 0.0,
        all_lost=0.0 if taken else prod(1 - chance for chance in chances),
    )


def _takes_trick(reading: CardReading, card: Card) -> float:
    """The rough chance that this card takes a trick: nobody on the other side can beat it, or it is lucky."""
    unbeaten = prod(chance_unbeaten(reading, seat, card) for seat in reading.opponents)
    return unbeaten + (1 - unbeaten) * EVEN * unbeaten


def _at_least(needed: int, chances: list[float]) -> float:
    """The chance that at least so many of these independent events happen."""
    counts = [1.0]
    for chance in chances:
        counts = [no * (1 - chance) + yes * chance for no, yes in zip((*counts, 0.0), (0.0, *counts), strict=True)]
    return min(1.0, fsum(counts[needed:]))
