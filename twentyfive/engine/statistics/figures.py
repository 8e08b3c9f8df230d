"""The figures of the statistics: the person's results, grouped by game, rules, level or help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.tallies import MatchResult, Opponents


class GroupBy(Enum):
    """The criterion by which figures are grouped."""

    GAME = auto()
    RULES = auto()
    LEVEL = auto()
    HELP = auto()
    CHARACTER = auto()  # by character on another side: a game counts for each of them
    ELSEWHERE = auto()  # by game, of those at others' tables, which count nowhere else


class HelpTaken(Enum):
    """The help that was used in a deal, or in any deal of a game."""

    NONE = auto()
    HINT = auto()
    UNDO = auto()
    BOTH = auto()


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts of games, deals and tricks. Tricks and games are those of the person's side, the rest the person's own.

    Attributes:
        games, won: finished matches, and those that the person won.
        fair: the matches that chance alone would have won: a match of five sides counts a fifth.
        deals: deals scored.
        tricks, all_tricks: tricks won by the side, and tricks played.
        robs: turn-ups taken.
        contracts, contracts_made: auctions won, and contracts made.
        jinks, jinks_made: jinks tried, and made.
    """

    games: int = 0
    won: int = 0
    fair: float = 0.0
    deals: int = 0
    tricks: int = 0
    all_tricks: int = 0
    robs: int = 0
    contracts: int = 0
    contracts_made: int = 0
    jinks: int = 0
    jinks_made: int = 0


@dataclass(frozen=True, slots=True)
class Group:
    """One line of the table of figures.

    Attributes:
        by: the criterion of the grouping.
        key: the values of the group: the preset; preset and options; the level; undo and hints, each "0" or "1"; the
            character; the preset again.
        figures: the figures of the group.
    """

    by: GroupBy
    key: tuple[str, ...]
    figures: Figures

    @property
    def help(self) -> HelpTaken:
        """The help that was used; only if the figures are grouped by help."""
        return {
            ("0", "0"): HelpTaken.NONE,
            ("0", "1"): HelpTaken.HINT,
            ("1", "0"): HelpTaken.UNDO,
            ("1", "1"): HelpTaken.BOTH,
        }[(self.key[0], self.key[1])]


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match, for the chart of results."""

    preset: str
    sides: int
    result: MatchResult


@dataclass(frozen=True, slots=True)
class Runs:
    """Games won one after another.

    Attributes:
        current: those since the last game that was not won.
        longest: the most ever.
    """

    current: int
    longest: int


def groups(database: StatisticsDatabase, by: GroupBy) -> tuple[Group, ...]:
    """Return the figures of each group, the one with most deals first.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    figures_of: dict[tuple[str, ...], Figures] = {}
    for *key, games, won, fair in database.rows(_GAMES.format(**_parts(by))):
        figures_of[tuple(map(str, key))] = Figures(games=_whole(games), won=_whole(won), fair=_number(fair))
    for *key, deals, tricks, all_tricks, robs, contracts, made, jinks, jinks_made in database.rows(
        _DEALS.format(**_parts(by))
    ):
        group = tuple(map(str, key))
        figures_of[group] = replace(
            figures_of.get(group, Figures()),
            deals=_whole(deals),
            tricks=_whole(tricks),
            all_tricks=_whole(all_tricks),
            robs=_whole(robs),
            contracts=_whole(contracts),
            contracts_made=_whole(made),
            jinks=_whole(jinks),
            jinks_made=_whole(jinks_made),
        )
    unsorted = [Group(by, key, figures) for key, figures in figures_of.items()]
    return tuple(sorted(unsorted, key=lambda group: (-group.figures.deals, group.key)))


def total(database: StatisticsDatabase) -> Figures:
    """Return the figures of all games together.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    return together(groups(database, GroupBy.GAME))


def together(found: Sequence[Group]) -> Figures:
    """Return the figures of all groups together: every game and every deal is in exactly one of them."""
    names = tuple(Figures.__dataclass_fields__)
    return Figures(**{name: sum(getattr(group.figures, name) for group in found) for name in names})


def has_visits(database: StatisticsDatabase) -> bool:
    """Whether a deal at another's table is counted.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    query = f"SELECT 1 FROM sums WHERE forgotten = 0 AND {_WHOSE[GroupBy.ELSEWHERE]} LIMIT 1"
    return bool(database.rows(query))


def has_characters(database: StatisticsDatabase) -> bool:
    """Whether a deal against a character is counted.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    return bool(database.rows("SELECT 1 FROM sums JOIN against USING (game) WHERE forgotten = 0 LIMIT 1"))


def last_games(database: StatisticsDatabase, most: int, by: GroupBy = GroupBy.GAME) -> tuple[FinishedMatch, ...]:
    """Return the most recent finished matches among those that are grouped so, the latest last.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    rows = database.rows(
        f"SELECT preset, sides, result FROM games WHERE result IS NOT NULL AND forgotten = 0 AND {_WHOSE[by]}"
        " ORDER BY begun DESC, rowid DESC LIMIT ?",
        (most,),
    )
    return tuple(
        FinishedMatch(str(preset), _whole(sides), MatchResult(str(result))) for preset, sides, result in reversed(rows)
    )


def results_against(database: StatisticsDatabase) -> Mapping[str, tuple[MatchResult, ...]]:
    """Return the results of the finished matches against each character, the latest last.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    found: dict[str, tuple[MatchResult, ...]] = {}
    for character, result in database.rows(_AGAINST):
        found[str(character)] = (*found.get(str(character), ()), MatchResult(str(result)))
    return found


def runs(database: StatisticsDatabase, by: GroupBy = GroupBy.GAME) -> Runs:
    """Return the runs of games won among the finished matches that are grouped so.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    longest = current = 0
    for match in last_games(database, _EVERY, by):
        current = current + 1 if match.result is MatchResult.WON else 0
        longest = max(longest, current)
    return Runs(current, longest)


@dataclass(frozen=True, slots=True)
class GameLine:
    """One match with all its figures, as a row for a spreadsheet."""

    begun: str
    preset: str
    options: str
    players: int
    sides: int
    level: str
    undo: bool
    hint: bool
    result: str
    deals: int
    tricks: int
    all_tricks: int
    robs: int
    contracts: int
    contracts_made: int
    jinks: int
    jinks_made: int


def game_lines(database: StatisticsDatabase) -> tuple[GameLine, ...]:
    """Return a line for each match that counts, finished or not, in the order in which they began.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    return tuple(
        GameLine(
            str(begun),
            str(preset),
            str(options),
            _whole(players),
            _whole(sides),
            str(level),
            bool(undo),
            bool(hint),
            str(result),
            *map(_whole, counts),
        )
        for begun, preset, options, players, sides, level, undo, hint, result, *counts in database.rows(_LINES)
    )


_KEYS: Final[Mapping[GroupBy, str]] = {
    GroupBy.GAME: "preset",
    GroupBy.RULES: "preset, options",
    GroupBy.LEVEL: "level",
    GroupBy.HELP: "undo, hint",
    GroupBy.CHARACTER: "character",
    GroupBy.ELSEWHERE: "preset",
}
_EVERY: Final = -1
"""The limit by which SQLite returns every row."""

_OWN: Final = f"level != '{Opponents.ELSEWHERE}'"
_WHOSE: Final[Mapping[GroupBy, str]] = {
    by: f"level = '{Opponents.ELSEWHERE}'" if by is GroupBy.ELSEWHERE else _OWN for by in GroupBy
}

_GAMES: Final = """
    SELECT {key}, count(*), total(result = 'won'), total(1.0 / sides)
    FROM games{join} WHERE result IS NOT NULL AND forgotten = 0 AND {whose} GROUP BY {key}
"""
_AGAINST: Final = f"""
    SELECT character, result FROM games JOIN against USING (game)
    WHERE result IS NOT NULL AND forgotten = 0 AND {_OWN} ORDER BY begun, games.rowid
"""
_COUNTS: Final = """
    sum(deals), sum(tricks), sum(all_tricks), sum(robs), sum(contracts), sum(contracts_made),
    sum(jinks), sum(jinks_made)
"""
_DEALS: Final = f"SELECT {{key}}, {_COUNTS} FROM sums{{join}} WHERE forgotten = 0 AND {{whose}} GROUP BY {{key}}"
_LINES: Final = f"""
    SELECT g.begun, g.preset, g.options, g.players, g.sides, g.level, max(s.undo), max(s.hint), ifnull(g.result, ''),
    {_COUNTS} FROM sums s JOIN games g ON g.game = s.game WHERE s.forgotten = 0 GROUP BY g.game
    ORDER BY g.begun, g.rowid
"""


def _parts(by: GroupBy) -> dict[str, str]:
    join = " JOIN against USING (game)" if by is GroupBy.CHARACTER else ""
    return {"key": _KEYS[by], "whose": _WHOSE[by], "join": join}


def _whole(value: object) -> int:
    return int(_number(value))


def _number(value: object) -> float:
    if not isinstance(value, int | float):
        raise TypeError(f"{value!r} is no number")
    return value
