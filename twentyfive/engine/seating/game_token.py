"""A whole game as the window passes it on: to be played, practised or reviewed, but not read move by move."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import PlayerView, Record, Rules, SeenMove
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Guest, Person, Sitter, TableSetup, is_steady
from twentyfive.engine.seating.rotation import belong_guests, table_after, third_of
from twentyfive.engine.seating.seats import seats_of


@dataclass(frozen=True, slots=True)
class GameToken:
    """A game, over or not, as the window passes it from one page to another.

    Its record contains every hand, so only the engine reads `record`. The window asks for what a person may see.

    Attributes:
        record: the moves of the game, for the engine alone.
        seen: the moves after those of the record, as a guest at another's table saw them.
    """

    record: Record
    seen: tuple[SeenMove, ...] = ()

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The players, by seat.

        Raises:
            ValueError: if the record seats players that this program does not know.
        """
        return seats_of(self.record.header).sitters

    @property
    def rules(self) -> Rules:
        """The options played by."""
        return self.record.header.rules

    @property
    def over(self) -> bool:
        """Whether the game is over at its current ply."""
        return self.record.state.over

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end, though moves may have been taken back to look at them again."""
        return self.record.state_at(self.record.last_ply).over

    @property
    def has_begun(self) -> bool:
        """Whether any move was made, if only by the table."""
        return self.record.last_ply > 0

    @property
    def has_company(self) -> bool:
        """Whether several persons belong to the table, here or elsewhere, one who sits out included.

        Raises:
            ValueError: as `view`.
        """
        third = third_of(self.record.header)
        sitters = (*seats_of(self.record.header).sitters, *(() if third is None else (third.sitter,)))
        return sum(isinstance(sitter, Person | Guest) for sitter in sitters) > 1

    @property
    def is_shared(self) -> bool:
        """Whether others play the same cards against the same computer players."""
        return is_steady(self.record.header.seed)

    @property
    def has_guests(self) -> bool:
        """Whether persons at other devices belong to the table, one who sits out included.

        Raises:
            ValueError: as `view`.
        """
        return belong_guests(seats_of(self.record.header), third_of(self.record.header))

    @property
    def guests(self) -> tuple[str, ...]:
        """The names of the persons at other devices who have a seat, by seat.

        Raises:
            ValueError: as `view`.
        """
        seats = seats_of(self.record.header)
        return tuple(self.record.header.names[seat] for seat in seats.guests)

    @property
    def view(self) -> PlayerView:
        """The game at its current ply, as the only person here sees it; as everybody does if several sit here.

        Raises:
            ValueError: if the record seats players that this program does not know.
        """
        seats = seats_of(self.record.header)
        return seats.view(self.record.state, LocalSeats(seats).alone)

    @property
    def view_of_all(self) -> PlayerView:
        """The game at its current ply as everybody sees it, without anybody's hand.

        Raises:
            ValueError: as `view`.
        """
        return seats_of(self.record.header).view(self.record.state, None)

    @property
    def next_table(self) -> TableSetup:
        """The table for another game of the same players after this one.

        Raises:
            ValueError: as `view`.
        """
        return table_after(self.record.header, self.record.state.winners)


def checked_game(record: Record) -> GameToken:
    """Return the game of `record`, after checking its players.

    Raises:
        ValueError: if it seats players that this program does not know, or seats them impossibly.
    """
    seats_of(record.header)
    third_of(record.header)
    return GameToken(record)
