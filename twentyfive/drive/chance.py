"""Chance that a seed repeats on every computer and in every version of Python, so that a draw can be shown again."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def shuffled(items: Iterable[Item], seed: int) -> list[Item]:
    """Return the items in an order drawn by that seed.

    The standard library guarantees the same random numbers in every version of Python, but not the same shuffles.
    """
    rng, order = random.Random(seed), list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def drawn_number(most: int, seed: int) -> int:
    """Draw a number from 1 to `most`."""
    return int(random.Random(seed).random() * most) + 1


def parted(
    groups: Sequence[Sequence[Item]], clash: Callable[[Item, Item], bool], kind: Callable[[Item], object] = type
) -> list[list[Item]]:
    """Return the groups after exchanges that part those who clash; who cannot be parted stays.

    Only items of the same kind are exchanged. A group keeps its size, and from one without a clash only those move for
    whom another comes.
    """
    found = [list(group) for group in groups]
    for here, group in enumerate(found):
        for place, item in enumerate(group):
            if _clashes(group, place, item, clash):
                _exchange(found, here, place, clash, kind)
    return found


def _clashes(group: Sequence[Item], place: int, item: Item, clash: Callable[[Item, Item], bool]) -> int:
    """Count those with whom an item would clash in that place of a group."""
    return sum(clash(item, other) for at, other in enumerate(group) if at != place)


def _exchange(
    groups: list[list[Item]],
    here: int,
    place: int,
    clash: Callable[[Item, Item], bool],
    kind: Callable[[Item], object],
) -> None:
    """Exchange an item for the first of another group with which there is less to clash."""
    group, item = groups[here], groups[here][place]
    for there, others in enumerate(groups):
        for at, other in enumerate(others):
            if there == here or kind(other) != kind(item):
                continue
            before = _clashes(group, place, item, clash) + _clashes(others, at, other, clash)
            if _clashes(group, place, other, clash) + _clashes(others, at, item, clash) < before:
                group[place], others[at] = other, item
                return
