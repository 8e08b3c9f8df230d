"""Games for the tests of saves and statistics: one person and computer players, all played by the simple player."""

from __future__ import annotations

import random
from datetime import UTC, datetime

from tests.core.policy import next_move
from twentyfive.ai import Level
from twentyfive.core import PRESETS, Record, Rules
from twentyfive.engine.saves.saved_game import Notes
from twentyfive.engine.seating.players import Computer, Person

NAMES = ("Anna", "Mary", "Seán", "Nora", "Tom", "Bridget", "Pat", "Aoife", "Liam", "Gráinne")
BEGUN = datetime(2026, 10, 3, 18, 22, 5, tzinfo=UTC)
NOTES = Notes(BEGUN)


def played(
    preset: str = "twenty-five", *, seed: int = 6, moves: int = 10_000, others: Level = Level.MEDIUM, **options: object
) -> Record:
    """Return a game of the preset with that many moves, or to its end if that comes first; a person is at seat 0."""
    rules: Rules = PRESETS[preset].replace(**options)
    seats = [str(Person())] + [str(Computer(others))] * (rules.players - 1)
    record = Record.new(rules, names=NAMES[: rules.players], seats=seats, seed=seed)
    rng = random.Random(seed)
    while not record.state.over and record.ply < moves:
        record.push(next_move(record.state, rng))
    return record
