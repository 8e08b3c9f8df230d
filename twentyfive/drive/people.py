"""The people of an evening, the parties in which they came, and the sides in which they play."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from twentyfive.drive.chance import parted, shuffled
from twentyfive.strict_json import Codec, text

MOST_NAME_LETTERS: Final = 40

Party = tuple[int, ...]
"""The numbers of people who came together, or have become partners."""

Apart = frozenset[tuple[int, int]]
"""Pairs of people who are to be kept apart, each with the lower number first."""


def _parse_name(found: str) -> str:
    if not found.isprintable() or found != found.strip() or not found:
        raise ValueError(f"{found!r} is empty, or has outer spaces or signs that cannot be seen")
    return found


NAME: Final[Codec[str]] = text(_parse_name, MOST_NAME_LETTERS)
"""The codec of a name."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who came.

    Attributes:
        number: the place in the order in which they came, from 1.
        name: the name, which nobody else has.
        paid: what they have paid, in cents.
        house: whether they play for the house, as the organiser does.
        struck: whether they were taken off the list again.
    """

    number: int
    name: str
    paid: int = 0
    house: bool = False
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """The people who win or lose together, with one card.

    Attributes:
        number: the number of the card, from 1.
        people: the numbers of those who hold it now.
        since: the first game for which they were seated.
        house: whether all of them play for the house, so that they have no place.
        gone: the game after which they went home; None while they are here.
        stands: whether their games count although they went home.
        former: those for whom somebody else has taken over the card.
    """

    number: int
    people: Party
    since: int = 1
    house: bool = False
    gone: int | None = None
    stands: bool = True
    former: Party = ()


def folded(name: str) -> str:
    """Return the form that all spellings of a name share: capitals and the encoding of accents make no difference."""
    stripped = name.strip()
    return stripped.lower() if stripped.isascii() else unicodedata.normalize("NFC", stripped).casefold()


def clash(apart: Apart, one: Collection[int], other: Collection[int]) -> bool:
    """Whether somebody of the one is to be kept apart from somebody of the other."""
    return bool(apart) and any((min(a, b), max(a, b)) in apart for a in one for b in other)


def partners_drawn(parties: Sequence[Party], size: int, apart: Apart, seed: int) -> tuple[Party, ...]:
    """Return the parties after all that are too small were put together by chance, as far as they go.

    Those who are to be kept apart do not become partners, unless there is nobody else. Who is left over stays alone, or
    with the one other who is left.
    """
    whole = [party for party in parties if len(party) >= size]
    alone = shuffled([party for party in parties if len(party) == 1 < size], seed)
    twos = shuffled([party for party in parties if len(party) == 2 < size], seed)
    groups = [[two, *(alone.pop() for _ in alone[:1])] for two in twos]
    while alone:
        groups.append([alone.pop() for _ in alone[:size]])
    drawn = parted(groups, lambda one, other: clash(apart, one, other), len) if apart else groups
    joined = [tuple(sorted(person for party in group for person in party)) for group in drawn]
    return tuple(sorted(whole + joined))
