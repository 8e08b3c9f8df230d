"""Games that begin with given cards, for practice."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.ai import Level
from twentyfive.core import Record
from twentyfive.core.codes.deal_code import CodedDeal
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.players import Computer, Person, new_seed


def game_of_deal(coded: CodedDeal, names: Sequence[str], seat: int, level: Level) -> KeptGame:
    """Return a game whose first deal is given: a person at `seat`, computer players of `level` at all others.

    Args:
        coded: the rules and the deal.
        names: the person's name first, then the others, clockwise from the person.
        seat: the seat of the person.
        level: the level of the computer players.

    Raises:
        ValueError: if there is no such seat, or there are too few names.
    """
    players = coded.rules.players
    if not 0 <= seat < coded.rules.seats_held or len(names) < players:
        raise ValueError(f"seat {seat} and {len(names)} names for {players} players")
    by_seat = tuple(names[(other - seat) % players] for other in range(players))
    sitters = tuple(Person() if other == seat else Computer(level) for other in range(players))
    seats = tuple(str(sitter) for sitter in sitters)
    record = Record.new(coded.rules, names=by_seat, seats=seats, seed=new_seed())
    record.push(coded.deal)
    return KeptGame(record)
