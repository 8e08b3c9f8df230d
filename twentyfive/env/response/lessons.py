"""Lessons: deals between two experts in which each card that could have been played was tried as well."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from twentyfive.core.moves import PlayCard
from twentyfive.env.response.reading import Numbers, readings
from twentyfive.env.response.table import QUICK, Position, course, played_card, played_out


@dataclass(frozen=True, slots=True)
class Lesson:
    """A decision, with what came of each card other than the expert's.

    Attributes:
        tried: for each card, what is different in it, and the deals won by it beyond the expert's: -1, 0 or 1.
    """

    tried: tuple[tuple[Numbers, int], ...]


def lessons(name: str) -> Iterator[Lesson]:
    """The lessons of a deal, at the decisions of both seats.

    After each card experts play the deal to its end, each with the seeds that it had in the deal itself.
    """
    made, winner = course(name, QUICK)
    for before, move in made:
        card = played_card(move)
        if card is not None and len(before.view.playable) > 1:
            numbers = readings(before.view, card, before.seed)
            if numbers:
                won = int(winner == before.seat)
                yield Lesson(tuple((read, _wins(before, PlayCard(other)) - won) for other, read in numbers.items()))


def _wins(before: Position, move: PlayCard) -> int:
    """1 if the seat to act wins the deal by this move, else 0."""
    return int(played_out(before.after(move), QUICK) == before.seat)
