"""The actions of a learner: the moves of a player, numbered from 0, so that each game has a fixed number of them.

An exchange puts out any of thousands of sets of cards, so it is made of several actions: one for each card put out, and
one to say that these are enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from twentyfive.core.cards import PACK_WITH_JOKER, Card, Suit
from twentyfive.core.moves import (
    Bid,
    CallPartner,
    DeclineRob,
    GiveUp,
    Hold,
    Jink,
    LeadOn,
    NameTrump,
    Pass,
    PlayAlone,
    PlayCard,
    PlayerMove,
    Rob,
    See,
    TakeFromStock,
    TakePool,
    Vie,
)
from twentyfive.core.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class PutOutOne:
    """Put `card` out as well, in an exchange."""

    card: Card

    def __str__(self) -> str:
        return f"out {self.card}"


@dataclass(frozen=True, slots=True)
class Enough:
    """Put out no more cards, in an exchange."""

    def __str__(self) -> str:
        return "enough"


Action = PlayerMove | PutOutOne | Enough
"""An action of a learner: a move other than an exchange, or a part of an exchange."""

_OF_EVERY_GAME: Final[tuple[Action, ...]] = (
    *(PlayCard(card) for card in PACK_WITH_JOKER),
    *(Rob(card) for card in PACK_WITH_JOKER),
    *(PutOutOne(card) for card in PACK_WITH_JOKER),
    *(TakeFromStock(card) for card in PACK_WITH_JOKER),
    *(NameTrump(suit) for suit in Suit),
    Enough(),
    DeclineRob(),
    Pass(),
    Hold(),
    Jink(),
    TakePool(),
    Vie(),
    LeadOn(),
    See(),
    GiveUp(),
)


@dataclass(frozen=True, slots=True)
class NumberedActions:
    """The actions of a game and their numbers.

    Attributes:
        actions: every action, by number; the bids, and the calls for a partner where there are any, come last, so that
            they move no other number.
        numbers: the number of each action.
    """

    actions: tuple[Action, ...]
    numbers: Mapping[Action, int]

    @classmethod
    @cache
    def of(cls, rules: Rules) -> NumberedActions:
        """The actions of the game with these rules."""
        actions: tuple[Action, ...] = (*_OF_EVERY_GAME, *(Bid(points) for points in rules.bids))
        if rules.calls_partner:
            actions = (*actions, PlayAlone(), *(CallPartner(card) for card in PACK_WITH_JOKER))
        return cls(actions, {action: number for number, action in enumerate(actions)})

    def __deepcopy__(self, _: dict[int, object]) -> NumberedActions:
        """Return the same, as nothing in it ever changes: OpenSpiel copies states deeply."""
        return self
