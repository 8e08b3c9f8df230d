"""The saved games and statistics of a lifetime, made from a few games that the engine has played."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from tests.core.policy import next_move
from twentyfive.ai import Level
from twentyfive.core import PRESETS, Record
from twentyfive.engine.files.file_names import digest
from twentyfive.engine.saves.saved_game import SUFFIX, Notes, saved_text
from twentyfive.engine.saves.saves import GAMES
from twentyfive.engine.seating.players import Computer, Person
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.tallies import DealTally, GameTally, tally

GAMES_OF_A_LIFE: Final = 20_000
DEALS_OF_A_LIFE: Final = 200_000
PATTERNS: Final = 24
"""Games that are really played; the others are copies of them with a seed, a name and a time of their own."""

_PRESETS: Final = ("twenty-five", "forty-five", "spoil-five", "auction-forty-fives")
_FIRST: Final = datetime(1986, 10, 3, 18, 22, 5, tzinfo=UTC)
_BETWEEN: Final = timedelta(hours=17)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A game that was played to its end.

    Attributes:
        record: its moves.
        tally: its count in the statistics.
    """

    record: Record
    tally: GameTally


def patterns(number: int = PATTERNS) -> tuple[Pattern, ...]:
    """Play games of several presets, one person against computer players, each to its end."""
    return tuple(_pattern(_PRESETS[seed % len(_PRESETS)], seed) for seed in range(number))


def played(preset: str, seed: int, most: int = 100_000, **options: object) -> Record:
    """Return a game of that preset, played to its end or for `most` moves; a person sits at seat 0."""
    rules = PRESETS[preset].replace(**options)
    computers = [str(Computer(tuple(Level)[seed % len(Level)]))] * (rules.players - 1)
    record = Record.new(rules, seats=[str(Person()), *computers], seed=seed)
    rng = random.Random(seed)
    while not record.state.over and record.ply < most:
        record.push(next_move(record.state, rng))
    return record


def write_games(folder: Path, games: int, known: Sequence[Pattern]) -> None:
    """Write that many saved games below the data folder `folder`, oldest first."""
    saves = folder / GAMES
    saves.mkdir(parents=True, exist_ok=True)
    texts = [saved_text(pattern.record, Notes(_FIRST)).encode() for pattern in known]
    for number in range(games):
        begun, pattern = _begun(number), number % len(known)
        text = texts[pattern].replace(f"\nseed: {pattern}\n".encode(), f"\nseed: {_seed(number)}\n".encode(), 1)
        text = text.replace(_note(_FIRST), _note(begun), 1)
        path = saves / f"{known[pattern].record.header.rules.preset} {number + 1}{SUFFIX}"
        path.write_bytes(text)
        os.utime(path, (begun.timestamp(),) * 2)


def write_statistics(path: Path, games: int, deals: int, known: Sequence[Pattern]) -> None:
    """Write statistics of that many games, with that many deals in all, to the new file `path`."""
    with StatisticsDatabase(path) as database:
        for first in range(0, games, 1000):
            database.count_saved(list(_tallies(range(first, min(games, first + 1000)), games, deals, known)), 0)
        database.end_recount()


def _tallies(numbers: range, games: int, deals: int, known: Sequence[Pattern]) -> Iterator[GameTally]:
    for number in numbers:
        pattern = known[number % len(known)].tally
        share = deals * (number + 1) // games - deals * number // games
        yield replace(
            pattern,
            game=digest(f"{number}"),
            begun=_begun(number).isoformat(),
            deals=tuple(_numbered(pattern.deals, share)),
        )


def _numbered(deals: Sequence[DealTally], number: int) -> Iterator[DealTally]:
    """Return that many deals, taken in turn."""
    return (replace(deals[place % len(deals)], deal=place + 1) for place in range(number))


def _pattern(preset: str, seed: int) -> Pattern:
    record = played(preset, seed)
    counted = tally(record, Notes(_FIRST))
    assert counted is not None, "a person plays in it"
    return Pattern(record, counted)


def _begun(number: int) -> datetime:
    return _FIRST + number * _BETWEEN


def _seed(number: int) -> int:
    return 1_000_000 + number


def _note(begun: datetime) -> bytes:
    return f"# begun: {begun.replace(tzinfo=None).isoformat()}Z\n".encode()
