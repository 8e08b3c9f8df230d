"""The way into a game under way, for a person who has not said who they are. Every way to the table asks here."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from twentyfive.engine.daily.deals import plays_evening
from twentyfive.engine.seating.game_token import GameToken


class WayIn(Enum):
    """The way in which a game is opened."""

    OPEN = auto()  # nobody but its only person has a hand in it
    COVERED = auto()  # several persons have one: it waits under the curtain until its player says who they are
    PLAN = auto()  # others have yet to play the same cards: the plan of the evening asks who plays


def way_in(game: GameToken, belongs_to_evening: Callable[[GameToken], bool]) -> WayIn:
    """Return the way into a game. Only this function decides that.

    Args:
        game: the game. If nobody has begun it, whoever opens it has just said who sits where.
        belongs_to_evening: whether a game is a deal of an evening that is known here; not asked about every game.
    """
    if plays_evening(game) and belongs_to_evening(game):
        return WayIn.PLAN
    return WayIn.COVERED if game.has_begun and game.has_company else WayIn.OPEN
