"""Computer players whose level follows how the person does, so that they win a share of the matches they choose.

The strength lies on a scale of the levels: 0 is easy, 3 is expert, 1.5 is medium in half of the matches and hard in the
others. It is found from the recorded results alone: each match won moves it up, each match lost moves it down, by steps
that cancel out when the share won is just the one wanted. So whatever the person's skill, as long as the levels reach
that far, the share won comes to the one wanted. (A weighted up-down method, as for thresholds in psychophysics.)
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor
from typing import Final

from twentyfive.ai import Level
from twentyfive.engine.seating.players import Aim, Computer, Sitter, TableSetup
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.tallies import MatchResult

LEVELS: Final = tuple(Level)

START: Final = 1.0
"""The strength before anything is known: medium."""

BEYOND: Final = 1.0
"""How far past the last levels the strength may lie: who is just at their edge is not held off it by luck."""

STEP: Final = 0.5
"""How far a match moves the strength at most."""

LAST: Final = 10
"""So many matches are told of."""

SHARE_OF_FAIR: Final[Mapping[Aim, float]] = {Aim.LESS: 0.5, Aim.FAIR: 1.0, Aim.MORE: 1.5}
"""What is aimed at, in shares of what chance alone would win."""

_SCORES: Final = {MatchResult.WON: 1.0, MatchResult.TIED: 0.5, MatchResult.LOST: 0.0}
_MATCHES: Final = """
    SELECT sides, level, result FROM games WHERE result IS NOT NULL AND forgotten = 0 AND preset = ?
    ORDER BY begun, rowid
"""


@dataclass(frozen=True, slots=True)
class Match:
    """A match that the person has finished against computer players of one level.

    Attributes:
        sides: at the table.
        level: of the computer players.
        result: for the person.
    """

    sides: int
    level: Level
    result: MatchResult


def share_wanted(aim: Aim, sides: int) -> float:
    """The share of matches that the person is to win, 0 to 1."""
    return SHARE_OF_FAIR[aim] / sides


def strength(matches: Iterable[Match], aim: Aim) -> float:
    """How strong the computer is to be after these matches, the first one first: 0 easy to 3 expert, or beyond.

    A match won against players weaker than the person's computer would be by then proves nothing, and one lost against
    stronger players neither.
    """
    now = START
    for match in matches:
        moved = STEP * (_SCORES[match.result] - share_wanted(aim, match.sides))
        level = LEVELS.index(match.level)
        if level >= floor(now) if moved > 0 else level <= ceil(now):
            now = min(max(now + moved, -BEYOND), len(LEVELS) - 1 + BEYOND)
    return now


def level_for(now: float, seed: int) -> Level:
    """The level for the match with that seed: of the two next to the strength, the nearer one more often."""
    within = min(max(now, 0.0), len(LEVELS) - 1.0)
    lower = floor(within)
    return LEVELS[lower + (random.Random(f"{seed} level").random() < within - lower)]


def adapts(setup: TableSetup) -> bool:
    """Whether the level of anybody at the table follows the person's results."""
    return any(computer.adaptation is not None for computer in setup.computers)


def adapted(setup: TableSetup, matches: Sequence[Match], seed: int) -> TableSetup:
    """The table for the match with that seed, after these matches, the first one first."""
    last = matches[-LAST:]
    won = sum(match.result is MatchResult.WON for match in last)

    def fitted(sitter: Sitter) -> Sitter:
        if not isinstance(sitter, Computer) or sitter.adaptation is None:
            return sitter
        level = level_for(strength(matches, sitter.adaptation.aim), seed)
        return Computer(level, adaptation=replace(sitter.adaptation, won=won, played=len(last)))

    third = None if setup.third is None else replace(setup.third, sitter=fitted(setup.third.sitter))
    return replace(setup, sitters=tuple(map(fitted, setup.sitters)), third=third)


def matches_before(database: StatisticsDatabase, setup: TableSetup) -> tuple[Match, ...]:
    """The matches of the same game against computer players of one level, the first one first.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    found = database.rows(_MATCHES, (setup.rules.preset,))
    rows = ((int(str(sides)), str(level), str(result)) for sides, level, result in found)
    return tuple(Match(sides, Level(level), MatchResult(result)) for sides, level, result in rows if level in LEVELS)
