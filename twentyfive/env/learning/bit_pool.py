"""The pool of Spoil Five at a table in bits, compiled: the third trick, the jink, and what the deal came to.

Every side can pay: the chips that each has left are not counted.
"""

from __future__ import annotations

from numba import njit

from twentyfive.core.phases.scoring import TRICKS_TO_WIN
from twentyfive.env.learning import bit_table as at
from twentyfive.env.learning.bit_table import HAND_SIZE, NOBODY, Table


@njit(cache=True)
def may_jink(table: Table) -> bool:
    """Whether the side that is to lead took the first three tricks and may play on for all five."""
    facts = table.facts
    straight = facts[at.TRICKS] == TRICKS_TO_WIN and table.needs[facts[at.LEADER] % len(table.needs)] == 0
    return bool(straight and table.options[at.JINKS] and facts[at.JINKER] == NOBODY)


@njit(cache=True)
def jink(table: Table, side: int) -> None:
    """Play on for all five tricks, which one trick of any other side spoils."""
    table.facts[at.JINKER] = side
    table.needs[:] = 1
    table.needs[side] = HAND_SIZE - TRICKS_TO_WIN


@njit(cache=True)
def take_pool(table: Table, side: int) -> None:
    """Take the pool after all."""
    table.facts[at.JINKER] = NOBODY
    table.needs[:] = TRICKS_TO_WIN
    table.needs[side] = 0


@njit(cache=True)
def pool_winner(table: Table) -> int:
    """The side that wins the pool of a deal that is over; NOBODY if it is spoiled."""
    jinker = table.facts[at.JINKER]
    for side in range(len(table.needs)):
        if table.needs[side] == 0:
            return NOBODY if jinker not in (NOBODY, side) else side
    return NOBODY


@njit(cache=True)
def certain(table: Table) -> float:
    """What the pool is worth to a player who takes it: see `pool_share`."""
    pool = table.facts[at.POOL]
    return float((pool + 1) / (pool + len(table.needs)))


@njit(cache=True)
def pool_share(table: Table, side: int) -> float:
    """What a deal came to for a side, from 0 for paying a jinker to 1 for a jink; a spoiled pool is shared evenly."""
    winner, sides, jinked = pool_winner(table), len(table.needs), table.facts[at.JINKER] != NOBODY
    if winner == NOBODY:
        return 1 / sides
    if winner == side:
        return 1.0 if jinked else certain(table)
    return 0.0 if jinked else 1 / (table.facts[at.POOL] + sides)


@njit(cache=True)
def pay(table: Table) -> None:
    """Pay the pool or carry it forward, and take the antes of the next deal."""
    carried = table.facts[at.POOL] if pool_winner(table) == NOBODY else 0
    table.facts[at.POOL] = carried + len(table.needs)
