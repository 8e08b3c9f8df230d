"""The choices that a guest makes on a phone on the way to a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from twentyfive.core import Card, IllegalMove, PlayerView
from twentyfive.core.moves import PlayerMove
from twentyfive.engine.game.events import Hint

WhyNot = Callable[[PlayerMove], IllegalMove | None]


@dataclass(frozen=True, slots=True)
class PhoneChoice:
    """The choices made on a phone at one position.

    Attributes:
        out: the cards chosen to be put out, in the order of the choice.
        left_lying: whether the turn-up was left lying, so that only a card is asked now.
        hint: the hint that was asked for.
    """

    out: tuple[Card, ...] = ()
    left_lying: bool = False
    hint: Hint | None = None


def chosen_cards(names: Sequence[str], view: PlayerView) -> tuple[Card, ...] | None:
    """Return the cards that a phone chose to put out; None if they are not in the hand, or one is there twice."""
    held = {str(card): card for card in view.hand}
    if len(set(names)) != len(names) or any(name not in held for name in names):
        return None
    return tuple(held[name] for name in names)
