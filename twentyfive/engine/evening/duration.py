"""The time that an evening takes, as far as that can be said before it begins.

What the table takes was measured at its normal speed: a deal in which the person does not think took 21 to 30 seconds
in five games of four and five. What a person takes is a usual player's: a few seconds for a card, longer for a bid or
for the cards to put out.
"""

from __future__ import annotations

from typing import Final

from twentyfive.core import Rules
from twentyfive.engine.evening.evening import EveningPlan

_CARD_S: Final = 0.4
_TRICK_S: Final = 1.8
_DEAL_S: Final = 6.0
_THOUGHT_S: Final = 4.0
_BID_S: Final = 8.0
"""A person's call, trumps if they are theirs, and the cards to put out."""

_CURTAIN_S: Final = 3.0
"""The screen is passed on between two persons who sit at it."""

_RESULT_S: Final = 15.0
"""The result is read, and the next ones sit down."""


def seconds_of_deal(rules: Rules, persons: int) -> float:
    """Return the time of a deal with so many persons at one screen, in seconds."""
    tricks = rules.hand_size
    table = _DEAL_S + tricks * (_TRICK_S + rules.players * _CARD_S)
    own = persons * (tricks * _THOUGHT_S + (_BID_S if rules.auction else _THOUGHT_S))
    between = _CURTAIN_S * persons * tricks if persons > 1 else 0.0
    return table + own + between + _RESULT_S


def seconds_of_evening(plan: EveningPlan) -> tuple[float, float]:
    """Return the time of an evening at one screen, and that of the entrant who plays most deals, in seconds."""
    all_of_it, each = 0.0, dict.fromkeys(range(len(plan.entrants)), 0.0)
    for sitting in plan.sittings:
        seconds = seconds_of_deal(plan.rules, plan.size * len(sitting.entrants))
        all_of_it += seconds
        for entrant in sitting.entrants:
            each[entrant] += seconds
    return all_of_it, max(each.values())
