"""A game that begins with a given deal: the same cards from any seat, against computer players of any level."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.ai import Level
from twentyfive.core import Record
from twentyfive.core.codes.deal_code import CodedDeal
from twentyfive.engine.seating.players import Computer, Person, new_seed


def deal_record(coded: CodedDeal, names: Sequence[str], seat: int, level: Level) -> Record:
    """A game whose first cards are dealt: a person at `seat`, all others computer players of `level`.

    Args:
        names: the person's first, then those of the others, clockwise from the person.

    Raises:
        ValueError: if there is no such seat, or there are too few names.
    """
    players = coded.rules.players
    if not 0 <= seat < players or len(names) < players:
        raise ValueError(f"seat {seat} and {len(names)} names for {players} players")
    called = tuple(names[(at - seat) % players] for at in range(players))
    sitters = tuple(Person() if at == seat else Computer(level) for at in range(players))
    seats = tuple(str(sitter) for sitter in sitters)
    record = Record.new(coded.rules, names=called, seats=seats, seed=new_seed())
    record.push(coded.deal)
    return record
