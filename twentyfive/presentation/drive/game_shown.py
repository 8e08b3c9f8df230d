"""A game of a drive at all its tables, as the page and the wall show it, and the keys that enter a result."""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from twentyfive.drive.club import Club
from twentyfive.drive.entries import Cleared, Entry, Reported
from twentyfive.drive.evening import Evening
from twentyfive.drive.places import Standing
from twentyfive.drive.plan import Scoring
from twentyfive.drive.play import LETTERS, Game, Table
from twentyfive.drive.season import SeasonLine
from twentyfive.wording import drive as words
from twentyfive.wording.names import separated

SIDE_KEYS: Final = LETTERS
"""The keys of the sides at a table."""

_TABLE_KEYS: Final = "123456789JKLMNOPQRSTUVWXYZ"
"""The keys of the first tables. Table 10 has a letter, so that every result of a usual hall takes two strokes."""


@dataclass(frozen=True, slots=True)
class SideShown:
    """A side at a table.

    Attributes:
        side: the number of its card.
        key: the key that says that it won.
        names: its people.
        won: whether it won the game.
        points: the points that it reported; empty where wins count, and before that.
        by_phone: what phones say of it: that a press takes it as the winner, or who says so; empty for nothing.
    """

    side: int
    key: str
    names: str
    won: bool
    points: str
    by_phone: str = ""


@dataclass(frozen=True, slots=True)
class AnswerShown:
    """What one or several phones of a table have said.

    Attributes:
        words: who says what.
        entry: what it is to enter it.
    """

    words: str
    entry: Reported


@dataclass(frozen=True, slots=True)
class TableShown:
    """A table in a game.

    Attributes:
        number: its number.
        key: the key that chooses it; its own number if there are too many tables for keys.
        sides: those who sit at it.
        missing: whether it has not reported.
        has_phones: whether phones may say something of it.
        answers: what they have said; two that differ are for the organiser to ask about.
    """

    number: int
    key: str
    sides: tuple[SideShown, ...]
    missing: bool
    has_phones: bool = False
    answers: tuple[AnswerShown, ...] = ()

    @property
    def differs(self) -> bool:
        """Whether its phones say different things."""
        return len(self.answers) > 1


@dataclass(frozen=True, slots=True)
class StandingShown:
    """A line of the standings.

    Attributes:
        place: the place, empty after the first of equals.
        card: the number of the card; empty in a season.
        names: its people.
        score: the wins or points.
    """

    place: str
    card: str
    names: str
    score: int


@dataclass(frozen=True, slots=True)
class GameShown:
    """A game at all tables.

    Attributes:
        number: the number of the game.
        title: which of how many.
        tables: the tables.
        out: who sits out; empty if nobody does.
        state: which tables are still playing.
        whole: whether all have reported.
        is_last: whether the evening goes no further.
    """

    number: int
    title: str
    tables: tuple[TableShown, ...]
    out: str
    state: str
    whole: bool
    is_last: bool


def game_shown(evening: Evening, number: int = 0) -> GameShown:
    """Show a game; the one that is played if no number is given."""
    game = evening.games[number - 1]
    return GameShown(
        game.number,
        words.GAME_OF(number=game.number, games=evening.plan.games),
        tuple(_table_shown(evening, table) for table in game.tables),
        words.SITS_OUT(names=separated([words.side_names(evening, side) for side in game.out])) if game.out else "",
        words.still_playing(game.missing),
        not game.missing,
        evening.over or game.number == evening.plan.games,
    )


def _table_shown(evening: Evening, table: Table) -> TableShown:
    result = table.result
    points = dict(zip(table.sides, result.points, strict=True)) if result and result.points else {}
    sides = tuple(
        SideShown(
            side,
            SIDE_KEYS[at],
            words.side_names(evening, side),
            result is not None and result.winner == side,
            str(points.get(side, "")),
        )
        for at, side in enumerate(table.sides)
    )
    return TableShown(table.number, table_key(table.number), sides, result is None)


def table_key(number: int) -> str:
    """The key of a table: a figure, then a letter that is no side's; the number itself if all are taken."""
    return _TABLE_KEYS[number - 1] if number <= len(_TABLE_KEYS) else str(number)


def standings_shown(evening: Evening) -> tuple[StandingShown, ...]:
    """Show the standings, the first first. Equals have their place once."""
    return tuple(
        StandingShown(place, str(line.side), words.side_names(evening, line.side), line.score)
        for place, line in zip(_places(evening.standings), evening.standings, strict=True)
    )


def season_shown(club: Club) -> tuple[StandingShown, ...]:
    """Show the table of a club's season likewise."""
    return tuple(
        StandingShown(place, "", words.joined(line.names), line.total)
        for place, line in zip(_places(club.season), club.season, strict=True)
    )


def _places(lines: Iterable[Standing | SeasonLine]) -> Iterator[str]:
    before = 0
    for line in lines:
        mark = words.EQUAL_PLACE if line.equal else words.PLACE
        yield "" if line.place == before else mark(number=line.place)
        before = line.place


def pressed(game: Game, table: Table, side: int) -> Entry:
    """Return what a press on a side means: that it won; once more, that the table has no result after all."""
    if table.result is not None and table.result.winner == side:
        return Cleared(game.number, table.number)
    return Reported(game.number, table.number, side)


def said_of(evening: Evening, table: Table) -> str:
    """Say what a table has reported."""
    result = table.result
    if result is None:
        return words.CLEARED_AT(number=table.number)
    if evening.plan.scoring is Scoring.POINTS:
        sides = zip(table.sides, result.points, strict=True)
        points = [f"{words.side_names(evening, side)} {figure}" for side, figure in sides]
        return words.POINTS_AT(number=table.number, points=separated(points))
    return words.WON_AT(number=table.number, names=words.side_names(evening, result.winner))


@dataclass(frozen=True, slots=True)
class Typing:
    """What was typed of a result so far: the keys of a table.

    Attributes:
        table: the number of the table that the keys name; 0 for none.
        figures: the figures typed of its number.
    """

    table: int = 0
    figures: str = ""


@dataclass(frozen=True, slots=True)
class Typed:
    """What a key has led to.

    Attributes:
        typing: what is typed now.
        side: the card of the side that has won at the table typed before; 0 if nothing is reported yet.
        says: what is to be said, empty for nothing.
    """

    typing: Typing
    side: int = 0
    table: int = 0
    says: str = ""


def typed(game: Game, typing: Typing, key: str) -> Typed | None:
    """Return what a key leads to; None if it has no meaning here.

    A figure or a letter from J on names a table, a letter from A on the side that won there. Figures add up to a number
    as far as there is such a table, so that 1 and 2 name table 12.
    """
    key = key.upper()
    if key in string.digits and key:
        figures = typing.figures + key if int(typing.figures + key) <= len(game.tables) else key
        return _chosen(game, int(figures), figures)
    if key in SIDE_KEYS and key:
        if not typing.table:
            return None
        sides = game.tables[typing.table - 1].sides
        at = SIDE_KEYS.index(key)
        if at >= len(sides):
            return Typed(typing, says=words.WHICH_PAIR(number=typing.table))
        return Typed(Typing(), sides[at], typing.table)
    return _chosen(game, _TABLE_KEYS.index(key) + 1, "") if key and key in _TABLE_KEYS else None


def _chosen(game: Game, number: int, figures: str) -> Typed:
    if not 0 < number <= len(game.tables):
        return Typed(Typing(), says=words.NO_SUCH_KEY(key=figures or table_key(number)))
    return Typed(Typing(number, figures), says=words.WHICH_PAIR(number=number))
