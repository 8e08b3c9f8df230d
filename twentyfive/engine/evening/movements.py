"""The movements of bridge clubs: who meets whom at which table, and which set of deals they play there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two entrants at a table for a round.

    Attributes:
        round, table: counted from 0.
        deals: the number of the set of deals that they play, from 0.
        north: the entrant on the first side of the table.
        east: the entrant on the second side.
    """

    round: int
    table: int
    deals: int
    north: int
    east: int


def mitchell(entrants: int) -> tuple[Meeting, ...]:
    """The Mitchell movement: the first half stays seated, the second half moves to the next higher table each round.

    The deals move to the next lower table. With an even number of tables those who move would come to deals that they
    know, so half way through they skip a table, and the last round falls away.

    Raises:
        ValueError: if the entrants do not fill tables of two.
    """
    tables, odd = divmod(entrants, 2)
    if odd or tables < 1:
        raise ValueError(f"{entrants} entrants do not fill tables of two")
    skips = tables % 2 == 0
    meetings = []
    for number in range(tables - 1 if skips else tables):
        moved = number + (skips and number >= tables // 2)
        for table in range(tables):
            east = tables + (table - moved) % tables
            meetings.append(Meeting(number, table, (table + number) % tables, table, east))
    return tuple(meetings)


def howell(entrants: int) -> tuple[Meeting, ...]:
    """The Howell movement: the last entrant stays seated, the others move so that each meets each once.

    In a round all tables play the same deals. With an odd number of entrants one sits out each round.
    """
    seats = entrants + entrants % 2
    ring = seats - 1
    meetings = []
    for number in range(ring):
        pairs = [(ring, number) if number % 2 == 0 else (number, ring)]
        for step in range(1, seats // 2):
            ahead, behind = (number + step) % ring, (number - step) % ring
            pairs.append((ahead, behind) if step % 2 else (behind, ahead))
        seated = [pair for pair in pairs if max(pair) < entrants]
        meetings += [Meeting(number, table, number, *pair) for table, pair in enumerate(seated)]
    return tuple(meetings)
