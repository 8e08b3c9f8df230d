"""Packs that have a number: so few digits name one that a deal can be told to somebody else.

The last eight cards are chosen by the number, and the order of all others follows from it. So the number is read off
any such pack again, and nothing has to be kept beside the cards. The shuffle is our own to the last bit: the standard
library promises the same numbers in every version of Python, not the same shuffles.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import perm
from typing import Final

from twentyfive.core.cards import Card

_TELLING: Final = 8
"""The cards that tell the number lie at the bottom, where a deal seldom comes: nobody may see what all others hold."""

_WORD: Final = 2**64 - 1
_STEP: Final = 0x9E3779B97F4A7C15


def pack_count(cards: Sequence[Card]) -> int:
    """How many packs of these cards have a number: 30 million million of 52 cards."""
    return perm(len(cards), _TELLING)


def numbered_pack(cards: Sequence[Card], number: int) -> tuple[Card, ...]:
    """The pack of that number, from 0 to below `pack_count`; the same for all time.

    Raises:
        ValueError: if there is no such pack.
    """
    if not 0 <= number < pack_count(cards):
        raise ValueError(f"there is no pack {number}")
    left, bottom, digits = list(cards), [], number
    for _ in range(_TELLING):
        digits, place = divmod(digits, len(left))
        bottom.append(left.pop(place))
    chance = _chance(number)
    for last in range(len(left) - 1, 0, -1):
        other = next(chance) % (last + 1)
        left[last], left[other] = left[other], left[last]
    return (*left, *bottom)


def pack_number(pack: Sequence[Card], cards: Sequence[Card]) -> int | None:
    """The number of the pack made of `cards`, None if it has none."""
    left, number, weight = list(cards), 0, 1
    for card in pack[-_TELLING:]:
        place = left.index(card)
        number += weight * place
        weight *= len(left)
        left.pop(place)
    return number if numbered_pack(cards, number) == tuple(pack) else None


def shuffled_pack(cards: Sequence[Card], rng: random.Random) -> tuple[Card, ...]:
    """A pack that has a number, chosen by `rng`."""
    return numbered_pack(cards, rng.randrange(pack_count(cards)))


def _chance(number: int) -> Iterator[int]:
    """Words of 64 bits by Steele, Lea and Flood's SplitMix64; of so many, the remainder by 52 favours no card."""
    state = _mixed(number)
    while True:
        state = (state + _STEP) & _WORD
        yield _mixed(state)


def _mixed(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)
