"""The players of a game by name, with their seats: guests keep their places by name when the seats change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from twentyfive.engine.seating.players import Guest, Person, Sitter, TableSetup, Third


@dataclass(frozen=True, slots=True)
class Players:
    """The players of a game or of a game to come.

    Attributes:
        names: the names by seat.
        sitters: the players by seat.
        third: the player who sits out; None if nobody does.
        seats_held: the number of seats, from 0 on, whose hands somebody holds.
    """

    names: Sequence[str]
    sitters: Sequence[Sitter]
    third: Third | None
    seats_held: int

    @property
    def for_guests(self) -> Mapping[str, int | None]:
        """The seats of the guests, by name; None for one who sits out."""
        seats: dict[str, int | None] = {
            name: seat for seat, name in enumerate(self.names) if isinstance(self.sitters[seat], Guest)
        }
        if self.third is not None and isinstance(self.third.sitter, Guest):
            seats[self.third.name] = None
        return seats

    @property
    def names_here(self) -> tuple[str, ...]:
        """The names of the persons at the host's screen."""
        return tuple(name for seat, name in enumerate(self.names) if isinstance(self.sitters[seat], Person))

    @property
    def names_of_others(self) -> tuple[str, ...]:
        """The names of all players who are no guests."""
        out = () if self.third is None else (self.third.name,)
        return tuple(name for name in (*self.names, *out) if name not in self.for_guests)


def players_of(setup: TableSetup) -> Players:
    """Return the players of a game to come."""
    return Players(setup.names, setup.sitters, setup.third, setup.rules.seats_held)


def renamed(setup: TableSetup, names: Mapping[int | None, str]) -> TableSetup:
    """Return the setup with other names, by seat; under None that of the player who sits out."""
    third = setup.third
    if third is not None and None in names:
        third = replace(third, name=names[None])
    return replace(setup, names=tuple(names.get(seat, name) for seat, name in enumerate(setup.names)), third=third)
