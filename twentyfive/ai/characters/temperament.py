"""Temperaments: the likings of a computer player among moves that are about equally good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Temperament:
    """The likings of a player, each from -1 to 1; 0 is indifferent.

    Attributes:
        bids: likes to bid, and high; below 0 likes to pass.
        hoards: likes to keep trumps for the last tricks; below 0 likes to spend them.
        spoils: likes to take tricks from whoever is ahead in the deal, and no others.
        counts: likes the cards that no card still out can beat, and keeps them when there is nothing to win.
        takes: likes to take a trick at once; below 0 likes to wait.
    """

    bids: float = 0.0
    hoards: float = 0.0
    spoils: float = 0.0
    counts: float = 0.0
    takes: float = 0.0


STEADY: Final = Temperament()
"""The temperament of a player who likes nothing but the best move."""
