"""Games for the tests of saves and statistics: one person and computer players, all played by the simple player."""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import copy
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path

from tests.core.policy import next_move
from twentyfive.ai import Level
from twentyfive.core import PRESETS, Record, Rules
from twentyfive.core.moves import ScoreDeal
from twentyfive.engine.game.observations import seen_move
from twentyfive.engine.saves.saved_game import Notes, SavedGame
from twentyfive.engine.seating.players import Computer, Person
from twentyfive.engine.seating.seats import seats_of

NAMES = ("Anna", "Mary", "Seán", "Nora", "Tom", "Bridget", "Pat", "Aoife", "Liam", "Gráinne")
BEGUN = datetime(2026, 10, 3, 18, 22, 5, tzinfo=UTC)
NOTES = Notes(BEGUN)


def played(
    preset: str = "twenty-five",
    *,
    seed: int = 6,
    moves: int = 10_000,
    others: Level = Level.MEDIUM,
    against: Sequence[str] = (),
    **options: object,
) -> Record:
    """Return a game of the preset with that many moves, or to its end if that comes first; a person is at seat 0.

    The characters of `against` sit on the seats after it.
    """
    rules: Rules = PRESETS[preset].replace(**options)
    characters = [*against, *[None] * (rules.players - 1 - len(against))]
    seats = [str(Person()), *(str(Computer(others, character=character)) for character in characters)]
    record = _played(rules, tuple(seats), seed, moves)
    made = copy(record)
    vars(made).update((name, kept[:]) for name, kept in vars(record).items() if isinstance(kept, list))
    return made


@lru_cache(maxsize=100)
def _played(rules: Rules, seats: tuple[str, ...], seed: int, moves: int) -> Record:
    """Play the game once in a process: many tests save the same few."""
    record, rng = Record.new(rules, names=NAMES[: rules.players], seats=seats, seed=seed), random.Random(seed)
    while not record.state.over and record.ply < moves:
        record.push(next_move(record.state, rng))
    return record


def seen_at_anothers_table(path: Path, deals: int = 2, moves: int = 9, preset: str = "twenty-five") -> SavedGame:
    """Return a game of which a guest at seat 0 knows that many deals, and has seen so many moves of the next."""
    record = played(preset, moves=1)
    seats = ("person", *("person elsewhere",) * (record.header.rules.players - 1))
    record = Record.new(record.header.rules, names=record.header.names, seats=seats)
    rng, whole = random.Random(6), Record.new(record.header.rules, names=record.header.names, seats=seats)
    while sum(isinstance(move, ScoreDeal) for move in record.log) < deals:
        whole.push(next_move(whole.state, rng))
        record.push(whole.log[-1])
    for _ in range(moves):
        whole.push(next_move(whole.state, rng))
    seen = [seen_move(whole, seats_of(whole.header), ply, 0) for ply in range(record.ply, whole.ply)]
    return SavedGame(path, record, Notes(BEGUN, table="Anna’s table"), tuple(seen))
