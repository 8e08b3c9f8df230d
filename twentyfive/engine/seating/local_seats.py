"""The seats that are played at this screen, among all the seats of a table."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.engine.seating.players import Person, Sitter
from twentyfive.engine.seating.seats import Seats


def is_here(sitter: Sitter) -> bool:
    """Whether `sitter` is a person at this screen. Only this function decides that."""
    return isinstance(sitter, Person)


@dataclass(frozen=True, slots=True)
class LocalSeats:
    """The persons at this screen and the hands that they play.

    Attributes:
        seats: all seats of the table.
    """

    seats: Seats

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of the persons at this screen, without second hands and dummies."""
        return tuple(seat for seat, sitter in enumerate(self.seats.sitters) if is_here(sitter))

    @property
    def alone(self) -> int | None:
        """The seat of the only person at this screen, who may always see that hand; None unless there is just one."""
        persons = self.persons
        return persons[0] if len(persons) == 1 else None

    @property
    def hands(self) -> tuple[int, ...]:
        """The seats of all hands that persons at this screen play."""
        return tuple(seat for seat in range(len(self.seats.sitters)) if self.plays(seat))

    def plays(self, seat: int) -> bool:
        """Whether a person at this screen plays the hand of `seat`."""
        return is_here(self.seats.sitters[self.seats.player_of(seat)])
