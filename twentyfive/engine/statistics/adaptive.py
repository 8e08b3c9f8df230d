"""Computer players whose level adapts to the person's results, so that the person wins a chosen share of the matches.

Strength is a number on the scale of the levels: 0 is easy, 3 is expert, and 1.5 is medium in half of the matches and
hard in the other half. It depends on the recorded results alone: each match won moves it up, each match lost moves it
down, by steps that cancel out when the person wins exactly the target share. So the share won converges to the target
for any skill that the levels cover. (A weighted up-down method, as used for thresholds in psychophysics.)
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
"""The strength before the first result: medium."""

BEYOND: Final = 1.0
"""Margin by which the strength may pass either end of the scale, so that luck alone does not move a person whose skill
lies at that end away from it."""

STEP: Final = 0.5
"""The largest change of strength after one match."""

LAST: Final = 10
"""Number of recent matches that are reported with the level."""

SHARE_OF_FAIR: Final[Mapping[Aim, float]] = {Aim.LESS: 0.5, Aim.FAIR: 1.0, Aim.MORE: 1.5}
"""The target share of matches won, as a multiple of the share that chance alone would win."""

_SCORES: Final = {MatchResult.WON: 1.0, MatchResult.TIED: 0.5, MatchResult.LOST: 0.0}
_MATCHES: Final = """
    SELECT sides, level, result FROM games WHERE result IS NOT NULL AND forgotten = 0 AND preset = ?
    AND game NOT IN (SELECT game FROM dailies)
    ORDER BY begun, rowid
"""


@dataclass(frozen=True, slots=True)
class Match:
    """A match that the person finished against computer players of one level.

    Attributes:
        sides: the number of sides at the table.
        level: the level of the computer players.
        result: the result for the person.
    """

    sides: int
    level: Level
    result: MatchResult


def share_wanted(aim: Aim, sides: int) -> float:
    """Return the target share of matches for the person to win, 0 to 1."""
    return SHARE_OF_FAIR[aim] / sides


def strength(matches: Iterable[Match], aim: Aim) -> float:
    """Return the strength for the computer players after these matches, oldest first: 0 easy to 3 expert, or beyond.

    A win against players weaker than the current strength proves nothing and does not count; nor does a loss against
    stronger players.
    """
    now = START
    for match in matches:
        moved = STEP * (_SCORES[match.result] - share_wanted(aim, match.sides))
        level = LEVELS.index(match.level)
        if level >= floor(now) if moved > 0 else level <= ceil(now):
            now = min(max(now + moved, -BEYOND), len(LEVELS) - 1 + BEYOND)
    return now


def level_for(now: float, seed: int) -> Level:
    """Draw the level for the match with that seed: one of the two next to the strength, the nearer one more often."""
    within = min(max(now, 0.0), len(LEVELS) - 1.0)
    lower = floor(within)
    return LEVELS[lower + (random.Random(f"{seed} level").random() < within - lower)]


def adapts(setup: TableSetup) -> bool:
    """Whether the level of any player at the table adapts to the person's results."""
    return any(computer.adaptation is not None for computer in setup.computers)


def adapted(setup: TableSetup, matches: Sequence[Match], seed: int) -> TableSetup:
    """Return the table for the match with that seed, its levels adapted to these matches, oldest first."""
    last = matches[-LAST:]
    won = sum(match.result is MatchResult.WON for match in last)

    def with_level(sitter: Sitter) -> Sitter:
        if not isinstance(sitter, Computer) or sitter.adaptation is None:
            return sitter
        level = level_for(strength(matches, sitter.adaptation.aim), seed)
        return replace(sitter, level=level, adaptation=replace(sitter.adaptation, won=won, played=len(last)))

    third = None if setup.third is None else replace(setup.third, sitter=with_level(setup.third.sitter))
    return replace(setup, sitters=tuple(map(with_level, setup.sitters)), third=third)


def matches_before(database: StatisticsDatabase, setup: TableSetup) -> tuple[Match, ...]:
    """Return the matches of the same game against computer players of one level, oldest first.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    selected = database.rows(_MATCHES, (setup.rules.preset,))
    rows = ((int(str(sides)), str(level), str(result)) for sides, level, result in selected)
    return tuple(Match(sides, Level(level), MatchResult(result)) for sides, level, result in rows if level in LEVELS)
