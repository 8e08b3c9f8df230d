"""A game that begins with given cards, to be practised."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.ai import Level
from twentyfive.core import Record
from twentyfive.core.codes.deal_code import CodedDeal
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.players import Computer, Person, new_seed


def game_of_deal(coded: CodedDeal, names: Sequence[str], seat: int, level: Level) -> KeptGame:
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
    return KeptGame(record)
