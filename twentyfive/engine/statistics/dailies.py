"""The deals of the day in the statistics: their first results, their par, and the streaks of days."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.daily.results import DailyResult, Par, Streaks, streaks
from twentyfive.engine.statistics.database import StatisticsDatabase

_COLUMNS: Final = "day, version, game, result, late, expected, taken"
_ONE: Final = f"SELECT {_COLUMNS} FROM dailies WHERE day = ? AND daily = ?"
_ALL: Final = f"SELECT {_COLUMNS} FROM dailies WHERE daily = ? AND forgotten = 0 ORDER BY day"
_NOTE_PAR: Final = "UPDATE dailies SET expected = ?, taken = ? WHERE day = ? AND daily = ? AND version = ?"


@dataclass(frozen=True, slots=True)
class PlayedDaily:
    """A deal of the day that was played to its end.

    Attributes:
        deal: the deal.
        record: the id of its game.
        result: the first result.
        late: whether it was begun on a later day.
        par: its par; None until that is found.
    """

    deal: DailyDeal
    record: str
    result: DailyResult
    late: bool
    par: Par | None


def played_daily(database: StatisticsDatabase, deal: DailyDeal) -> PlayedDaily | None:
    """Return the first result of a deal of the day, even if the statistics were reset; None if it was not played.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    rows = database.rows(_ONE, (deal.day.isoformat(), deal.game))
    return None if not rows else _played(rows[0], deal.game)


def played_dailies(database: StatisticsDatabase, game: DailyGame) -> tuple[PlayedDaily, ...]:
    """Return the deals of the day in a game that were played, the earliest first, without those that a reset removed.

    Raises:
        StatisticsError: if the file cannot be read.
    """
    found = (_played(row, game) for row in database.rows(_ALL, (game,)))
    return tuple(played for played in found if played is not None)


def streaks_of(played: tuple[PlayedDaily, ...], today: date) -> Streaks:
    """Return the streaks of the deals that were begun on their own day."""
    return streaks((each.deal.day for each in played if not each.late), today)


def note_par(database: StatisticsDatabase, deal: DailyDeal, par: Par) -> None:
    """Note the par of a deal of the day that was played; nothing if it was not.

    Raises:
        StatisticsError: if it cannot be written.
    """
    with database.transaction() as connection:
        connection.execute(_NOTE_PAR, (par.expected, par.taken, deal.day.isoformat(), deal.game, deal.version))


def _played(row: tuple[object, ...], game: DailyGame) -> PlayedDaily | None:
    """Read a row; None if another program has written what this one cannot read."""
    day, version, record, result, late, expected, taken = row
    try:
        deal = DailyDeal(date.fromisoformat(str(day)), game, int(str(version)))
        read = DailyResult.parse(str(result))
    except ValueError:
        return None
    par = None if expected is None or taken is None else Par(int(str(expected)), int(str(taken)))
    return PlayedDaily(deal, str(record), read, bool(late), par)
