"""What a match is measured by when it is won: the matches before it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.tallies import MatchResult

_RECENT: Final = """
    SELECT level, result FROM games WHERE result IS NOT NULL AND game <> ?1 AND game NOT IN (SELECT game FROM dailies)
    AND begun < COALESCE(NULLIF((SELECT begun FROM games WHERE game = ?1), ''), '9')
    ORDER BY begun DESC, rowid DESC LIMIT 100
"""
"""The matches that began before, the newest first, as many as the longest run that is told of."""

_WON: Final = """
    SELECT DISTINCT level FROM games WHERE result = 'won' AND game <> ?1 AND game NOT IN (SELECT game FROM dailies)
    AND begun < COALESCE(NULLIF((SELECT begun FROM games WHERE game = ?1), ''), '9')
"""


@dataclass(frozen=True, slots=True)
class Earlier:
    """The person's matches before another, without deals of the day. Those before a reset count too.

    Attributes:
        won_at: the levels, or other opponents, against which any was won.
        run: how many were won in a row up to that one.
        run_at_level: how many of these were won against the same opponents as it is played against.
    """

    won_at: frozenset[str]
    run: int
    run_at_level: int


def earlier_matches(database: StatisticsDatabase, game: str, level: str) -> Earlier:
    """Return the matches before `game`, which is played against opponents of that level.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    recent = [(str(opponents), str(result)) for opponents, result in database.rows(_RECENT, (game,))]
    run = list(takewhile(lambda match: match[1] == MatchResult.WON, recent))
    same = takewhile(lambda match: match[0] == level, run)
    won = frozenset(str(opponents) for (opponents,) in database.rows(_WON, (game,)))
    return Earlier(won, len(run), sum(1 for _ in same))
