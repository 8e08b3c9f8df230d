"""The computer players by level: the one entry to them.

The steps between the levels are meant to be felt. In matches of Twenty-Five in pairs easy wins 66.9 ± 1.1 % against
random players, and expert 52.9 ± 0.6 against hard. With five players each alone, where 20 % is a fair share, expert
wins 23.6 ± 0.9 among hard players who search; LEVELS.md has what medium wins, and LEARNED.md the players who trust a
network. Luck keeps the upper levels close together: a player who sees all cards wins 64 % against the heuristics, which
themselves win 77 % against random players.
"""

from __future__ import annotations

from typing import Final

from twentyfive.ai.advice.level import Level
from twentyfive.ai.advice.reasons import Advice
from twentyfive.ai.characters.cast import STEADY, Temperament
from twentyfive.ai.heuristics.beginner import noisy_beginner_advice
from twentyfive.ai.heuristics.sound import sound_advice
from twentyfive.core import PlayerView

QUICK: Final = (Level.EASY, Level.MEDIUM)
"""The levels that neither search nor ask a network."""

SLIPS: Final = 0.85
"""The share of slips in the plays of the easy level. It gives up nothing obvious, and so may slip."""


def advise(view: PlayerView, level: Level, seed: int, temperament: Temperament = STEADY) -> Advice:
    """A legal move for the player to act, with the true reason for it.

    The same view, level, seed and temperament always give the same advice.

    Args:
        view: the view of the player to act.
        level: the level of the player.
        seed: a seed for random moves and sampled worlds; derive it from the game and the number of the move.
        temperament: the choice among moves that are about equally good.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    if level is Level.EASY:
        return noisy_beginner_advice(view, seed, SLIPS, temperament)
    if level is Level.MEDIUM:
        return sound_advice(view, temperament)
    # Loaded here, since the window answers for a player that does not search if its process is late, and keeps what it
    # loads: the search takes a megabyte more and three times as long to load.
    from twentyfive.ai.search.policy import strong_advice

    return strong_advice(view, level, seed, temperament)


def steady_advice(view: PlayerView, level: Level, seed: int, temperament: Temperament = STEADY) -> Advice:
    """The same as `advise`, but never cut short by the clock: it is the same on every computer, however slow.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    if level in QUICK:
        return advise(view, level, seed, temperament)
    from twentyfive.ai.search.policy import strong_advice

    return strong_advice(view, level, seed, temperament, steady=True)
