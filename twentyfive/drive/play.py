"""The games of an evening: who sat where, what was reported, and what that comes to for each side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from twentyfive.drive.people import Side
from twentyfive.drive.plan import Plan, Scoring
from twentyfive.drive.problems import ProblemKind, Refused
from twentyfive.drive.tables import Seating, meetings

LETTERS: Final = "ABCDEFGHI"
"""The letters of the sides at a table, in the order in which they sit: as many as people have room."""


@dataclass(frozen=True, slots=True)
class Result:
    """What was reported of a game at a table.

    Attributes:
        winner: the side that won; 0 for nobody, as in a game that was not finished.
        points: the points of each side, in the order in which they sit; empty where only wins count.
    """

    winner: int
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table in one game.

    Attributes:
        number: the number of the table, from 1.
        sides: the cards of those who sit at it, whoever has been there longest first.
        result: what was reported; None until then.
    """

    number: int
    sides: tuple[int, ...]
    result: Result | None = None

    def score(self, side: int, scoring: Scoring) -> int:
        """What the game counts for a side at the table; 0 while nothing is reported."""
        if self.result is None:
            return 0
        if scoring is Scoring.WINS:
            return int(self.result.winner == side)
        return self.result.points[self.sides.index(side)] if self.result.points else 0


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the evening, at all tables.

    Attributes:
        number: its number, from 1.
        tables: the tables.
        out: the sides that sit out.
    """

    number: int
    tables: tuple[Table, ...]
    out: tuple[int, ...] = ()

    @property
    def missing(self) -> tuple[int, ...]:
        """The numbers of the tables that have not reported."""
        return tuple(table.number for table in self.tables if table.result is None)

    @property
    def seating(self) -> Seating:
        """Who sat where."""
        return Seating(tuple(table.sides for table in self.tables), self.out)


@dataclass(frozen=True, slots=True)
class Tally:
    """What an evening has come to for a side.

    Attributes:
        score: the wins or the points, with those for sitting out.
        won: the numbers of the games won, which are the holes of the card; those sat out are with them if they count.
        played: the number of games played.
        out: the numbers of the games sat out.
    """

    score: int
    won: tuple[int, ...]
    played: int
    out: tuple[int, ...]


def game_of(number: int, seating: Seating) -> Game:
    """Return the game with that number, before anything is reported."""
    tables = tuple(Table(table, sides) for table, sides in enumerate(seating.tables, 1))
    return Game(number, tables, seating.out)


def result_of(game: int, table: Table, scoring: Scoring, winner: int, points: tuple[int, ...]) -> Result:
    """Return a result as it is kept. Of equal points no winner need be named: then whoever came last moves as one.

    Raises:
        Refused: if it cannot be a result of that table.
    """
    if winner and winner not in table.sides:
        raise Refused(ProblemKind.NOT_AT_TABLE, game=game, table=table.number, side=winner)
    if scoring is Scoring.WINS and not points:
        return Result(winner)
    if scoring is Scoring.WINS or len(points) != (len(table.sides) if points or winner else 0):
        raise Refused(ProblemKind.WRONG_POINTS, game=game, table=table.number, count=len(table.sides))
    best = [side for side, each in zip(table.sides, points, strict=True) if each == max(points)] if points else []
    if winner and winner not in best:
        raise Refused(ProblemKind.WRONG_POINTS, game=game, table=table.number, count=len(table.sides))
    return Result(best[0] if len(best) == 1 else winner, points)


def ranks(scoring: Scoring, games: Sequence[Game]) -> list[list[int]]:
    """Return the sides at each table of the last game, by what they did in a round: the winner first.

    Of equals the one comes first who did better in the last game of the round, in the one before it, and so on; after
    that the one who has come to the table last. So of two losers the one goes down who has been there longest.
    """
    did: dict[int, list[tuple[int, int]]] = {}
    for game in reversed(games):
        for table in game.tables:
            for side in table.sides:
                won = table.result is not None and table.result.winner == side
                did.setdefault(side, []).append((table.score(side, scoring), won))

    def rank(side: int, place: int) -> tuple[object, ...]:
        return (-sum(score for score, _ in did[side]), [(-score, -won) for score, won in did[side]], -place)

    return [
        [side for _, side in sorted((rank(side, place), side) for place, side in enumerate(table.sides))]
        for table in games[-1].tables
    ]


def tallies(plan: Plan, sides: Sequence[Side], games: Sequence[Game]) -> dict[int, Tally]:
    """Return what the games have come to for each side, by the number of its card."""
    score, won, played, out = Counter[int](), _Lists(), Counter[int](), _Lists()
    for game in games:
        for table in game.tables:
            if (result := table.result) is None:
                continue
            played.update(table.sides)
            if result.winner:
                won[result.winner].append(game.number)
            if plan.scoring is Scoring.WINS:
                score[result.winner] += 1
            else:
                score.update(dict(zip(table.sides, result.points, strict=False)))
        counts = plan.sit_out if game is not games[-1] or not game.missing else 0  # once the others have played it
        for side in game.out:
            out[side].append(game.number)
            score[side] += counts
            if counts:
                won[side].append(game.number)
    return {
        side.number: Tally(score[side.number], tuple(won[side.number]), played[side.number], tuple(out[side.number]))
        for side in sides
    }


class _Lists(dict[int, list[int]]):
    """Lists of game numbers by side."""

    def __missing__(self, side: int) -> list[int]:
        self[side] = found = list[int]()
        return found


def met(games: Sequence[Game]) -> Counter[tuple[int, int]]:
    """Return how often two sides were at one table."""
    found = Counter[tuple[int, int]]()
    for game in games:
        found.update(meetings(table.sides for table in game.tables))
    return found
