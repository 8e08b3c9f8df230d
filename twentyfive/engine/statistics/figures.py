"""The figures of the statistics: how the person has played, by game, rules, level, and with or without help."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.tallies import MatchResult


class GroupBy(Enum):
    """What the figures are told apart by."""

    GAME = auto()
    RULES = auto()
    LEVEL = auto()
    HELP = auto()


class HelpTaken(Enum):
    """Which help was taken in a deal, or in any deal of a game."""

    NONE = auto()
    HINT = auto()
    UNDO = auto()
    BOTH = auto()


@dataclass(frozen=True, slots=True)
class Figures:
    """What was played and won. Tricks and games are those of the person's side, all else is their own.

    Attributes:
        games, won: finished matches, and those of them that the person won.
        fair: how many of them chance alone would have won: a match of five sides counts a fifth.
        deals: scored.
        tricks, all_tricks: won by the side, and played.
        robs: turn-ups taken.
        contracts, contracts_made: auctions won.
        jinks, jinks_made: tried and made.
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
    """A line of the table.

    Attributes:
        by: what it was told apart by.
        key: of the group: the preset; preset and options; the level; whether undone and whether hinted, "0" or "1".
        figures: of the group.
    """

    by: GroupBy
    key: tuple[str, ...]
    figures: Figures

    @property
    def help(self) -> HelpTaken:
        """The help that was taken, where it was told apart by that."""
        return {
            ("0", "0"): HelpTaken.NONE,
            ("0", "1"): HelpTaken.HINT,
            ("1", "0"): HelpTaken.UNDO,
            ("1", "1"): HelpTaken.BOTH,
        }[(self.key[0], self.key[1])]


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match in the order of play."""

    preset: str
    sides: int
    result: MatchResult


def groups(database: StatisticsDatabase, by: GroupBy) -> tuple[Group, ...]:
    """The figures of each group that was played at all, what was played most first.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    found: dict[tuple[str, ...], Figures] = {}
    for *key, games, won, fair in database.rows(_GAMES.format(key=_GAME_KEYS[by])):
        found[tuple(map(str, key))] = Figures(games=_whole(games), won=_whole(won), fair=_number(fair))
    for *key, deals, tricks, all_tricks, robs, contracts, made, jinks, jinks_made in database.rows(
        _DEALS.format(key=_DEAL_KEYS[by])
    ):
        group = tuple(map(str, key))
        found[group] = replace(
            found.get(group, Figures()),
            deals=_whole(deals),
            tricks=_whole(tricks),
            all_tricks=_whole(all_tricks),
            robs=_whole(robs),
            contracts=_whole(contracts),
            contracts_made=_whole(made),
            jinks=_whole(jinks),
            jinks_made=_whole(jinks_made),
        )
    made_of = [Group(by, key, figures) for key, figures in found.items()]
    return tuple(sorted(made_of, key=lambda group: (-group.figures.deals, group.key)))


def total(database: StatisticsDatabase) -> Figures:
    """The figures of everything.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    every = [group.figures for group in groups(database, GroupBy.GAME)]
    names = tuple(Figures.__dataclass_fields__)
    return Figures(**{name: sum(getattr(figures, name) for figures in every) for name in names})


def last_games(database: StatisticsDatabase, most: int) -> tuple[FinishedMatch, ...]:
    """The matches finished last, the last one last.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    rows = database.rows(
        "SELECT preset, sides, result FROM games WHERE result IS NOT NULL AND forgotten = 0"
        " ORDER BY begun DESC, rowid DESC LIMIT ?",
        (most,),
    )
    return tuple(
        FinishedMatch(str(preset), _whole(sides), MatchResult(str(result))) for preset, sides, result in reversed(rows)
    )


@dataclass(frozen=True, slots=True)
class GameLine:
    """One match with all that is known of it, for a spreadsheet."""

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
    """A line for each match that counts, finished or not, the first begun first.

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


_HELP_OF_GAME: Final = (
    "ifnull((SELECT max(undo) FROM deals WHERE deals.game = g.game), 0),"
    " ifnull((SELECT max(hint) FROM deals WHERE deals.game = g.game), 0)"
)
_GAME_KEYS: Final[Mapping[GroupBy, str]] = {
    GroupBy.GAME: "g.preset",
    GroupBy.RULES: "g.preset, g.options",
    GroupBy.LEVEL: "g.level",
    GroupBy.HELP: _HELP_OF_GAME,
}
_DEAL_KEYS: Final[Mapping[GroupBy, str]] = {**_GAME_KEYS, GroupBy.HELP: "d.undo, d.hint"}

_GAMES: Final = """
    SELECT {key}, count(*), total(g.result = 'won'), total(1.0 / g.sides)
    FROM games g WHERE g.result IS NOT NULL AND g.forgotten = 0 GROUP BY {key}
"""
_COUNTS: Final = """
    count(DISTINCT d.rowid), total(h.tricks * (h.side = g.side)), total(h.tricks), total(h.yours * h.robbed),
    total(h.yours * (h.contract IS NOT NULL)), total(h.yours * h.made),
    total(h.yours * h.jinked), total(h.yours * h.jink_made)
"""
_FROM: Final = """
    FROM deals d JOIN games g ON g.game = d.game JOIN hands h ON h.game = d.game AND h.deal = d.deal
    WHERE d.forgotten = 0
"""
_DEALS: Final = f"SELECT {{key}}, {_COUNTS} {_FROM} GROUP BY {{key}}"
_LINES: Final = f"""
    SELECT g.begun, g.preset, g.options, g.players, g.sides, g.level, max(d.undo), max(d.hint), ifnull(g.result, ''),
    {_COUNTS} {_FROM} GROUP BY g.game ORDER BY g.begun, g.rowid
"""


def _whole(value: object) -> int:
    return int(_number(value))


def _number(value: object) -> float:
    if not isinstance(value, int | float):
        raise TypeError(f"{value!r} is no number")
    return value
