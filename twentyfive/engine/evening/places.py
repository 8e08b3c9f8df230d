"""The places of an evening: who had each of them, from which deal on and until when.

An evening goes on without somebody who goes home, with somebody in their place, or with somebody who comes late. The
plan stays as it was made; the places tell what has become of it. A place is changed as a whole and counts its changes,
so that of two copies of an evening the one that was changed more often counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from twentyfive.engine.files.file_names import same_name
from twentyfive.engine.seating.players import fault_of

MOST_STAYS: Final = 8
"""The most persons who can have one seat, one after another."""

MOST_NAMES: Final = 4
"""The most names by which a person is known; the oldest is forgotten first."""


@dataclass(frozen=True, slots=True)
class Stay:
    """A person in a seat, for a while or to the end.

    Attributes:
        names: the names of the person: the last is today's, and a deal begun under another is still theirs.
        since: the first turn that they play, from 1: each deal of a table is a turn.
        until: the last turn that they play, 0 for none; None if they stay to the end.
    """

    names: tuple[str, ...]
    since: int = 1
    until: int | None = None

    @property
    def name(self) -> str:
        """The name of today."""
        return self.names[-1]

    def covers(self, turn: int) -> bool:
        """Whether the person plays that turn."""
        return self.since <= turn and (self.until is None or turn <= self.until)


Seat = tuple[Stay, ...]
"""Those who have a seat, one after another; nobody, if the computer has it."""


@dataclass(frozen=True, slots=True)
class Place:
    """The place of an entrant, with a seat for each of its persons.

    Attributes:
        key: the name by which the place is known in all copies, whoever has it: that of its first person.
        seats: those who have each seat.
        revision: the number of changes.
    """

    key: str
    seats: tuple[Seat, ...]
    revision: int = 0

    def at(self, turn: int) -> tuple[str | None, ...]:
        """Return the name of the person in each seat at a turn; None where nobody is."""
        return tuple(next((stay.name for stay in seat if stay.covers(turn)), None) for seat in self.seats)

    def is_there(self, turn: int) -> bool:
        """Whether anybody plays that turn."""
        return any(stay.covers(turn) for seat in self.seats for stay in seat)

    @property
    def stays(self) -> Iterator[Stay]:
        """All who ever had a seat."""
        return (stay for seat in self.seats for stay in seat)

    @property
    def last(self) -> tuple[Stay, ...]:
        """Those who had the seats last."""
        return tuple(seat[-1] for seat in self.seats if seat)

    @property
    def is_left(self) -> bool:
        """Whether nobody stays to the end."""
        return all(stay.until is not None for stay in self.last)

    def with_seat(self, seat: int, stays: Seat) -> Place:
        """Return the place after a change of a seat."""
        seats = (*self.seats[:seat], stays, *self.seats[seat + 1 :])
        return replace(self, seats=seats, revision=self.revision + 1)


def place_of(names: tuple[str, ...], size: int, since: int = 1) -> Place:
    """Return the place of these persons, in seats for `size`; the computer has those that are left."""
    seats = tuple((Stay((name,), since),) for name in names)
    return Place(names[0], seats + ((),) * (size - len(names)))


def gone(seat: Seat, after: int) -> Seat:
    """Return the seat after its person has gone home, with that turn as the last one."""
    return (*seat[:-1], replace(seat[-1], until=after))


def back(seat: Seat, since: int) -> Seat:
    """Return the seat after its person has come back to play from that turn on."""
    last = seat[-1]
    if last.until is None or since <= last.until + 1:
        return (*seat[:-1], replace(last, until=None))
    return (*seat, Stay(last.names, since))


def replaced(seat: Seat, name: str, since: int) -> Seat:
    """Return the seat after somebody has taken it, to play from that turn on."""
    before = tuple(stay for stay in seat if stay.since < since)
    if before and before[-1].covers(since):
        before = gone(before, since - 1)
    return (*before, Stay((name,), since))


def not_replaced(seat: Seat) -> Seat:
    """Return the seat as if the last who took it had never come: the one before plays on, unless they went earlier.

    If the last one has gone since, so has the one before.
    """
    if len(seat) == 1:
        return ()
    *before, old, new = seat
    return (*before, replace(old, until=new.until) if old.until == new.since - 1 else old)


def late(seat: Seat, since: int) -> Seat:
    """Return the seat with its person coming at that turn; 1 is the beginning."""
    earliest = 1 if len(seat) == 1 else (seat[-2].until or 0) + 1
    return (*seat[:-1], replace(seat[-1], since=max(since, earliest)))


def renamed(seat: Seat, name: str) -> Seat:
    """Return the seat with another name for its person, who may have been there before under the old one."""
    old, names = seat[-1].names, (*seat[-1].names, name)[-MOST_NAMES:]
    return tuple(replace(stay, names=names) if stay.names == old else stay for stay in seat)


def fault_of_place(place: Place, turns: int) -> str:
    """Return why a place that was read cannot be; empty if it can."""
    for seat in place.seats:
        if len(seat) > MOST_STAYS:
            return "too many have had one seat"
        free_from = 1
        for stay in seat:
            if not 0 < len(stay.names) <= MOST_NAMES:
                return "a person has no name, or too many"
            if not free_from <= stay.since <= turns or (stay.until or 0) > turns:
                return "two have a seat at once, or it is played when no deal is"
            if stay.until is None and stay is not seat[-1]:
                return "two have a seat at once"
            free_from = max((stay.until or 0) + 1, stay.since)
    return ""


def names_of(places: tuple[Place, ...]) -> Iterator[tuple[tuple[int, int], str]]:
    """Return all names of all who ever had a place, and the keys, each with the entrant and seat whose it is."""
    for entrant, place in enumerate(places):
        yield (entrant, 0), place.key
        for seat, stays in enumerate(place.seats):
            yield from (((entrant, seat), name) for stay in stays for name in stay.names)


def check_names(places: tuple[Place, ...]) -> None:
    """Check that nobody has a name that cannot be, or that was somebody else's.

    Raises:
        ValueError: with the name.
    """
    taken: list[tuple[tuple[int, int], str]] = []
    for whose, name in names_of(places):
        if fault_of(name) is not None or name != name.strip():
            raise ValueError(f"{name[:60]!r} cannot be a name")
        if any(same_name(name, other) and whose != owner for owner, other in taken):
            raise ValueError(f"{name!r} is there twice")
        taken.append((whose, name))
