"""Jinking: the decision to go on for all five tricks after winning the first three."""

from __future__ import annotations

from math import prod
from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind, in_percent
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.ai.heuristics.odds import chance_unbeaten
from twentyfive.core import PlayerView
from twentyfive.core.moves import Jink, TakePool

LEAST_CHANCE: Final = 0.8
"""The least chance of all remaining tricks for which the pool, which is certain, is put at risk."""

SPENT: Final = 0.45
"""The power to which the chance is raised that nobody was dealt a card that beats one of the player's.

A player who was dealt such a card has often spent it on the three tricks before, or parts with it now. Measured in 2616
jinks of two to six players.
"""


def advise_jink(view: PlayerView) -> Advice:
    """Advise a jink if the last tricks are nearly certain and the chips from the others pay for the risk."""
    chance = chance_of_all(card_reading(view))
    number = in_percent(chance)
    if chance >= max(LEAST_CHANCE, _fair_chance(view)):
        return Advice(Jink(), Reason(ReasonKind.JINK, view.hand, number=number))
    return Advice(TakePool(), Reason(ReasonKind.TAKE_POOL, number=number))


def chance_of_all(reading: CardReading) -> float:
    """The rough chance that no opponent beats one of the player's cards when it is led."""
    return pow(prod(chance_unbeaten(reading, seat, card) for seat in reading.opponents for card in reading.hand), SPENT)


def _fair_chance(view: PlayerView) -> float:
    """The chance with which jinking, for the pool and a chip from each opponent, is worth as much as the pool."""
    own = None if view.seat is None else view.rules.side_of(view.seat)
    payers = sum(chips > 0 for side, chips in enumerate(view.chips) if side != own)
    return view.pool / (view.pool + payers) if payers else 1.0
