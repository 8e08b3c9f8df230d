"""Seats: the player of each hand, the hands that each player sees, and faults of a seating.

RULES.md section 7, ways to sit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from twentyfive.core import GameState, PlayerView, Rules, redact, view_for
from twentyfive.core.moves import Move
from twentyfive.core.record import Header
from twentyfive.engine.seating.players import (
    Computer,
    Guest,
    OpenDummy,
    Person,
    SecondHand,
    Sitter,
    is_person,
    parse_sitter,
    sits,
)

DUMMY_TABLES: Final = (4, 6)
"""The sizes of table, in hands, at which one hand may be an open dummy."""


class SeatFault(StrEnum):
    """A reason that nobody can play a seat as it is set up."""

    NO_SUCH_SEAT = "no_such_seat"  # a second hand of a seat that is not at the table
    OWN_SECOND_HAND = "own_second_hand"  # a second hand of itself
    NOT_A_PERSON = "not_a_person"  # a second hand of a seat without a person
    TOO_MANY_HANDS = "too_many_hands"  # a third hand for one player
    NO_PARTNER = "no_partner"  # a dummy with no partner to play it
    NOT_SO_MANY = "not_so_many"  # a dummy at a table of neither four nor six hands
    NOBODY_ELSE = "nobody_else"  # one player for all hands of the table
    TAKES_TURNS = "takes_turns"  # neither person nor computer player, while three take turns at a game of two
    PLAYED_UNSEEN = "played_unseen"  # somebody but the computer, for a hand that nobody sees
    ONE_PERSON = "one_person"  # only one person among those three, who would have to watch every second game


@dataclass(frozen=True, slots=True)
class Seats:
    """All seats of a table.

    An open dummy lies face up from the deal on: nobody holds it, so it cannot be secret, and its partner makes its
    decisions even before the first lead.

    Attributes:
        rules: the rules, with their options.
        sitters: the players, by seat.
    """

    rules: Rules
    sitters: tuple[Sitter, ...]

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats of open dummies."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if isinstance(sitter, OpenDummy))

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of all persons at the table; `LocalSeats` knows which of them are at this screen."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if is_person(sitter))

    @property
    def guests(self) -> tuple[int, ...]:
        """The seats of the persons at other devices."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if isinstance(sitter, Guest))

    def player_of(self, seat: int) -> int:
        """Return the seat of the player of a hand: `seat` itself, the person whose second hand it is, or a partner.

        Raises:
            ValueError: if nobody plays it, see `faults`.
        """
        match self.sitters[seat]:
            case Person() | Guest() | Computer():
                return seat
            case SecondHand(player):
                return player
            case OpenDummy():
                partner = self._partner(seat)
                if partner is None:
                    raise ValueError(f"nobody plays seat {seat}")
                return partner

    def hands_of(self, player: int) -> tuple[int, ...]:
        """Return the seats whose hands the player at seat `player` plays, that seat first."""
        others = (seat for seat in range(len(self.sitters)) if seat != player and self.player_of(seat) == player)
        return (player, *others)

    def by_person(self, seat: int) -> bool:
        """Whether a person plays the hand of `seat`."""
        return is_person(self.sitters[self.player_of(seat)])

    def by_guest(self, seat: int) -> bool:
        """Whether a person at another device plays the hand of `seat`."""
        return isinstance(self.sitters[self.player_of(seat)], Guest)

    def view(self, state: GameState, seat: int | None) -> PlayerView:
        """Return the view of `state` for the player of the hand of `seat`, from that hand; None for an onlooker."""
        return view_for(state, seat, plays=self._played_with(seat), open_seats=self.open_seats)

    def open_view(self, state: GameState, seat: int | None) -> PlayerView:
        """Return a view with all other hands face up: for practice only, never for a player's decision."""
        plays = self._played_with(seat)
        others = [other for other in range(len(self.sitters)) if other not in plays or other in self.open_seats]
        return view_for(state, seat, plays=plays, open_seats=others)

    def redact(self, move: Move, state: GameState, seat: int | None) -> Move | None:
        """Return `move`, about to be made in `state`, as the player of the hand of `seat` sees it."""
        return redact(move, state, seat, sees=(*self._played_with(seat), *self.open_seats))

    def faults(self) -> Mapping[int, SeatFault]:
        """Return the faults of the seating, by seat: none if every hand has a player and no player more than two."""
        faults = {seat: fault for seat in range(len(self.sitters)) if (fault := self._fault(seat)) is not None}
        return faults or dict(self._hands_too_many())

    def _played_with(self, seat: int | None) -> tuple[int, ...]:
        """Return the seats whose hands the player of the hand of `seat` plays, the own seat first; none for None."""
        return () if seat is None else self.hands_of(self.player_of(seat))

    def _fault(self, seat: int) -> SeatFault | None:
        match self.sitters[seat]:
            case Person() | Guest() | SecondHand() | OpenDummy() if self.rules.is_unseen(seat):
                return SeatFault.PLAYED_UNSEEN
            case OpenDummy() if self.rules.players not in DUMMY_TABLES:
                return SeatFault.NOT_SO_MANY
            case OpenDummy() if self._partner(seat) is None:
                return SeatFault.NO_PARTNER
            case SecondHand(player) if player >= len(self.sitters):
                return SeatFault.NO_SUCH_SEAT
            case SecondHand(player) if player == seat:
                return SeatFault.OWN_SECOND_HAND
            case SecondHand(player) if not is_person(self.sitters[player]):
                return SeatFault.NOT_A_PERSON
            case _:
                return None

    def _hands_too_many(self) -> Iterator[tuple[int, SeatFault]]:
        players = [seat for seat, sitter in enumerate(self.sitters) if sits(sitter)]
        if len(players) < 2:
            yield from ((seat, SeatFault.NOBODY_ELSE) for seat, sitter in enumerate(self.sitters) if not sits(sitter))
            return
        for player in players:
            yield from ((seat, SeatFault.TOO_MANY_HANDS) for seat in self.hands_of(player)[2:])

    def _partner(self, seat: int) -> int | None:
        """Return the partner who plays the open hand of `seat`: the one across, else the next clockwise."""
        side = [other for other in self.rules.seats_from_left_of(seat) if other != seat]
        side = [other for other in side if self.rules.side_of(other) == self.rules.side_of(seat)]
        across = (seat + self.rules.players // 2) % self.rules.players
        for other in sorted(side, key=lambda other: other != across):
            if sits(self.sitters[other]):
                return other
        return None


def checked_seats(rules: Rules, sitters: tuple[Sitter, ...]) -> Seats:
    """Return the seats of a table, after checking that every hand has a player.

    Raises:
        ValueError: naming the first seat with a fault.
    """
    seats = Seats(rules, sitters)
    for seat, fault in seats.faults().items():
        raise ValueError(f"seat {seat} cannot be {str(sitters[seat])!r} here: {fault.value.replace('_', ' ')}")
    return seats


def seats_of(header: Header) -> Seats:
    """Return the seats of a record; all of persons if the record names no players.

    Raises:
        ValueError: if it names a player that this program does not know, or a seat that nobody can play.
    """
    if not header.seats:
        return Seats(header.rules, (Person(),) * header.rules.players)
    return checked_seats(header.rules, tuple(parse_sitter(text) for text in header.seats))
