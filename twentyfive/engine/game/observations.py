"""What somebody at the table has seen of a move."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import PlayerView, Record, to_act
from twentyfive.core.moves import Move
from twentyfive.engine.seating.seats import Seats


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A move as somebody at the table has seen it.

    Attributes:
        kind: what was done.
        move: the move itself, None where its cards are hidden from them.
        mover: the seat that moved, None for the table.
        before, after: what they saw before and after it.
    """

    kind: type[Move]
    move: Move | None
    mover: int | None
    before: PlayerView
    after: PlayerView


def seen_move(record: Record, seats: Seats, ply: int, viewer: int | None) -> SeenMove:
    """The move after the first `ply` of the log as the player of the hand of `viewer` saw it; None: as everybody did.

    Raises:
        IndexError: if the log holds no such move.
    """
    move, before, after = record.move_at(ply), record.state_at(ply), record.state_at(ply + 1)
    return SeenMove(
        type(move),
        seats.redact(move, before, viewer),
        to_act(before),
        seats.view(before, viewer),
        seats.view(after, viewer),
    )
