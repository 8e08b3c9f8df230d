"""Numbered packs: a number of few digits stands for the order of a whole pack, so that a deal has a short code.

The number selects the last eight cards and seeds the order of all others. It can therefore be read off the pack, and
needs no storage of its own. The shuffle is implemented here, because the standard library guarantees the same random
numbers in every version of Python but not the same shuffles.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import perm
from typing import Final

from twentyfive.core.cards import Card

_NUMBER_CARDS: Final = 8
"""The cards that encode the number. They lie at the bottom, which deals seldom reach: from the number a player could
work out all hands."""

_WORD: Final = 2**64 - 1
_STEP: Final = 0x9E3779B97F4A7C15


def pack_count(cards: Sequence[Card]) -> int:
    """The number of numbered packs of these cards: 3 · 10¹³ for 52 cards."""
    return perm(len(cards), _NUMBER_CARDS)


def numbered_pack(cards: Sequence[Card], number: int) -> tuple[Card, ...]:
    """The pack with this number, which never changes from one version of the program to another.

    Args:
        cards: the cards of the pack, in a fixed order.
        number: from 0 to below `pack_count`.

    Raises:
        ValueError: if the number is out of range.
    """
    if not 0 <= number < pack_count(cards):
        raise ValueError(f"there is no pack {number}")
    left, bottom, digits = list(cards), [], number
    for _ in range(_NUMBER_CARDS):
        digits, place = divmod(digits, len(left))
        bottom.append(left.pop(place))
    words = _splitmix64(number)
    for last in range(len(left) - 1, 0, -1):
        other = next(words) % (last + 1)
        left[last], left[other] = left[other], left[last]
    return (*left, *bottom)


def pack_number(pack: Sequence[Card], cards: Sequence[Card]) -> int | None:
    """The number of a pack of `cards`, None if its order has none."""
    left, number, weight = list(cards), 0, 1
    for card in pack[-_NUMBER_CARDS:]:
        place = left.index(card)
        number += weight * place
        weight *= len(left)
        left.pop(place)
    return number if numbered_pack(cards, number) == tuple(pack) else None


def shuffled_pack(cards: Sequence[Card], rng: random.Random) -> tuple[Card, ...]:
    """A numbered pack, selected by `rng`."""
    return numbered_pack(cards, rng.randrange(pack_count(cards)))


def _splitmix64(seed: int) -> Iterator[int]:
    """Random words of 64 bits, by SplitMix64 of Steele, Lea and Flood.

    With 2⁶⁴ values, the bias of a remainder modulo 52 or less is negligible.
    """
    state = _mix(seed)
    while True:
        state = (state + _STEP) & _WORD
        yield _mix(state)


def _mix(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)
