"""The deal of the day, or of an evening, in a game as the window passes it on."""

from __future__ import annotations

from twentyfive.engine.daily.deals import DailyDeal, daily_deal
from twentyfive.engine.seating.kept_game import KeptGame


def deal_of(game: KeptGame | None) -> DailyDeal | None:
    """Return the deal of the day that a game plays; None for any other game."""
    return None if game is None else daily_deal(game.record)


def plays_daily(game: KeptGame | None) -> bool:
    """Whether a game is a deal of the day."""
    return deal_of(game) is not None


def plays_evening(game: KeptGame) -> bool:
    """Whether a game looks like a deal of an evening: others play the same cards, and it is no deal of the day."""
    return game.is_shared and not plays_daily(game)
