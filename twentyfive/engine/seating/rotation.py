"""Rotation of three players at a game of two: one sits out and takes the loser's chair afterwards. RULES.md section 7.

No source says which player makes room. Here it is the loser, the usual family rule: the winner stays, nobody sits out
twice in a row, and the third player takes the free chair.
"""

from __future__ import annotations

from dataclasses import replace

from twentyfive.core.record import Header
from twentyfive.engine.seating.players import Guest, TableSetup, Third
from twentyfive.engine.seating.seats import Seats, checked_seats, seats_of


def third_of(header: Header) -> Third | None:
    """Return the player who sits out the game of a record; None if nobody does.

    Raises:
        ValueError: if the text there is no player, or more than two play.
    """
    if not header.sits_out:
        return None
    if header.rules.players != 2:
        raise ValueError(f"nobody can sit out among {header.rules.players}")
    third = Third.parse(header.sits_out)
    if third.name in header.names:
        raise ValueError(f"{third.name!r} plays and sits out")
    return third


def belong_guests(seats: Seats, third: Third | None) -> bool:
    """Return True if persons at other devices belong to the table, one who sits out included."""
    return bool(seats.guests) or (third is not None and isinstance(third.sitter, Guest))


def makes_room(winners: tuple[int, ...], third: Third) -> int:
    """Return the seat whose player sits out the next game, after `winners` have won this one.

    It is the loser's; after a tie that of the player with more games won, and seat 0 if these are equal too.
    """
    if len(winners) == 1:
        return 1 - winners[0]
    return 1 if third.won[1] > third.won[0] else 0


def games_won(winners: tuple[int, ...], third: Third) -> tuple[int, int, int]:
    """Return the games won by seat 0, seat 1 and the third player, including this one, which `winners` have won."""
    first, second = (third.won[seat] + (winners == (seat,)) for seat in (0, 1))
    return first, second, third.won[2]


def table_after(header: Header, winners: tuple[int, ...]) -> TableSetup:
    """Return the table for the next game, after `winners` have won the game of `header`.

    Raises:
        ValueError: if the record seats players that this program does not know.
    """
    setup = TableSetup(header.rules, header.names, seats_of(header).sitters, third_of(header))
    return setup if setup.third is None else _changed_over(setup, setup.third, winners)


def _changed_over(setup: TableSetup, third: Third, winners: tuple[int, ...]) -> TableSetup:
    """Return the table with the third player in the chair of the player who makes room."""
    free = makes_room(winners, third)
    won = games_won(winners, third)
    goes = Third(
        setup.names[free], setup.sitters[free], (won[2], won[1], won[0]) if free == 0 else (won[0], won[2], won[1])
    )
    names, sitters = list(setup.names), list(setup.sitters)
    names[free], sitters[free] = third.name, third.sitter
    checked_seats(setup.rules, tuple(sitters))
    return replace(setup, names=tuple(names), sitters=tuple(sitters), third=goes)
