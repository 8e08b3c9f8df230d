"""Whether to jink: to go on after three straight tricks for all five."""

from __future__ import annotations

from math import prod
from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.heuristics.card_reading import CardSense, card_sense
from twentyfive.ai.heuristics.odds import chance_of_one
from twentyfive.core import Card, PlayerView
from twentyfive.core.moves import Jink, TakePool

LEAST_CHANCE: Final = 0.8
"""A smaller chance of all the tricks left is not worth the pool that is sure."""

SPENT: Final = 0.45
"""The power to which the chance is raised that nobody was dealt a card that beats one of the player's: whoever was has
often spent it on the three tricks before, or parts with it now; measured in 2616 jinks of two to six players."""


def advise_jink(view: PlayerView) -> Advice:
    """Jink if the last tricks are nearly certain and the chips from the others pay for the risk."""
    chance = chance_of_all(card_sense(view))
    number = round(100 * chance)
    if chance >= max(LEAST_CHANCE, _fair_chance(view)):
        return Advice(Jink(), Reason(ReasonKind.JINK, view.hand, number=number))
    return Advice(TakePool(), Reason(ReasonKind.TAKE_POOL, number=number))


def chance_of_all(sense: CardSense) -> float:
    """The rough chance that no opponent beats one of the player's cards when it is led."""
    opponents = tuple(seat for seat in range(sense.rules.players) if not sense.is_friend(seat))
    return pow(prod(_chance_unbeaten(sense, seat, card) for seat in opponents for card in sense.hand), SPENT)


def _chance_unbeaten(sense: CardSense, seat: int, card: Card) -> float:
    if any(sense.order.beats(known, card) for known in sense.known[seat]):
        return 0.0
    allowed = sense.may_hold[seat]
    beaters = sum(other in allowed for other in sense.beaters(card))
    held = min(sense.view.hand_sizes[seat] - len(sense.known[seat]), len(allowed))
    return 1 - chance_of_one(beaters, len(allowed), held)


def _fair_chance(view: PlayerView) -> float:
    """The chance at which the pool, at risk, is worth as much as the pool and a chip from each opponent."""
    own = None if view.seat is None else view.rules.side_of(view.seat)
    payers = sum(chips > 0 for side, chips in enumerate(view.chips) if side != own)
    return view.pool / (view.pool + payers) if payers else 1.0
