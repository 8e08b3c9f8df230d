"""The cast: every character with its temperament, the likings among moves that are about equally good."""

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


@dataclass(frozen=True, slots=True)
class Character:
    """A computer player with a name of its own.

    Attributes:
        key: identifies the character in records, statistics and the names of portraits.
        name: the name, the same in every language; it fits on a name plate.
        temperament: what the character likes.
    """

    key: str
    name: str
    temperament: Temperament


CAST: Final = (
    Character("sheila", "Sheila", Temperament(bids=1, takes=0.5)),
    Character("donal", "Dónal", Temperament(bids=-1, hoards=0.5)),
    Character("philomena", "Philomena", Temperament(hoards=1)),
    Character("malachy", "Malachy", Temperament(hoards=-1, bids=0.5)),
    Character("roisin", "Róisín", Temperament(spoils=1)),
    Character("desmond", "Desmond", Temperament(counts=1)),
    Character("yvette", "Yvette", Temperament(takes=1)),
    Character("cormac", "Cormac", Temperament(takes=-1, bids=-0.5)),
    Character("ambrose", "Ambrose", Temperament(bids=1, hoards=-0.5)),
    Character("marguerite", "Marguerite", Temperament(counts=1, bids=-1)),
    Character("chidi", "Chidi", Temperament(spoils=1, hoards=0.5)),
    Character("leona", "Leona", Temperament(bids=1, hoards=1)),
)
"""All characters, in the order in which they are shown."""

_BY_KEY: Final = {character.key: character for character in CAST}


def character(key: str) -> Character:
    """The character of that key.

    Raises:
        ValueError: if there is none.
    """
    if key not in _BY_KEY:
        raise ValueError(f"{key[:40]!r} is no character: they are {', '.join(_BY_KEY)}")
    return _BY_KEY[key]


def temperament_of(key: str | None) -> Temperament:
    """The temperament of the character of that key; `STEADY` for a computer player without a character.

    Raises:
        ValueError: as `character`.
    """
    return STEADY if key is None else character(key).temperament
