"""The statistics on disk: every finished deal and game, in SQLite. Several programs may use the file at once.

Everything in it is counted from records (`tallies`), so a damaged file can be put aside and rebuilt from saved games.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from operator import attrgetter
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from twentyfive.engine.files import atomic_files
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.replaced import keep_before_converting
from twentyfive.engine.statistics.checking import CHECKED_AT_ONCE, FileCheck, is_damage, pages_fault, values_fault
from twentyfive.engine.statistics.tables import ALL, MIGRATIONS, SUMMED_AT_A_TIME, TO_SUM, sum_up
from twentyfive.engine.statistics.tallies import DealTally, GameTally, HandTally

STATISTICS: Final = "statistics.db"
"""The name of the file, in the program's data folder."""

BUSY_S: Final = 0.3
"""Longest wait of a change while another program writes: short enough to go unnoticed."""


@dataclass(frozen=True, slots=True)
class Recount:
    """A recount of the saved games that is pending.

    Attributes:
        kept: the damaged file that was put aside; empty if some games are merely uncounted.
        reason: what was wrong with that file.
        since: the games saved before this time, in seconds since 1970, are counted.
        games: the number of games counted so far.
    """

    kept: str
    reason: str
    since: float
    games: int


class StatisticsFault(StrEnum):
    """A reason that the statistics cannot be used."""

    DAMAGED = "damaged"
    NEWER = "newer"  # written by a later version of this program
    UNAVAILABLE = "unavailable"  # the disk is full, the folder is read-only, or another program keeps the file locked


class StatisticsError(Exception):
    """The file of the statistics cannot be used.

    Attributes:
        fault: the kind of reason.
        place: the file.
        reason: the message of the system.
    """

    def __init__(self, fault: StatisticsFault, place: Path, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.fault = fault
        self.place = place
        self.reason = reason


class StatisticsDatabase:
    """The statistics in one file.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path, migrations: Sequence[str] = MIGRATIONS) -> None:
        """Open the file, check that it is intact and plausible, and bring its tables up to date.

        Raises:
            StatisticsError: if it cannot be used; it is then unchanged.
        """
        self.path = path
        self._check: FileCheck | None = None
        self._unchecked = False
        with self._faults():
            path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None)
        try:
            with self._faults():
                self._prepare(migrations)
        except StatisticsError:
            self._connection.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._stop_check()
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def count(self, game: GameTally) -> None:
        """Count a game as far as it goes, replacing what was counted of it before. Deals that a reset removed stay out.

        Only the deals that have changed are written, so that a long game takes hardly longer than a short one.

        Raises:
            StatisticsError: if it cannot be written; the earlier count is then unchanged.
        """
        with self.transaction() as connection:
            _count(connection, game)

    def count_saved(self, games: Sequence[GameTally], since: float) -> None:
        """Count games of the pending recount, which then goes on with those saved at `since` (seconds since 1970).

        Raises:
            StatisticsError: if they cannot be written; the earlier counts are then unchanged.
        """
        with self.transaction() as connection:
            for game in games:
                _count(connection, game)
            connection.execute("UPDATE recounts SET since = ?, games = games + ?", (since, len(games)))

    def sum_some(self) -> bool:
        """Add up the deals of a few games that were counted by an older version; return False if there are none.

        Raises:
            StatisticsError: if they cannot be written.
        """
        return self._sum(SUMMED_AT_A_TIME)

    def check_on(self) -> bool:
        """Go on with the check of a large file, which runs beside the program; return True when it is sound.

        A change of the statistics breaks the check off, and the next call begins it anew.

        Raises:
            StatisticsError: if the file is damaged.
        """
        if not self._unchecked:
            return True
        if self._check is None:
            self._check = FileCheck(self.path)
        if not self._check.over:
            return False
        fault = self._check.fault
        self._stop_check()
        self._unchecked = False
        self._raise_damage(fault)
        return True

    def pending_recount(self) -> Recount | None:
        """Return the recount that is pending; None if there is none.

        Raises:
            StatisticsError: if the file cannot be read.
        """
        rows = self.rows("SELECT kept, reason, since, games FROM recounts")
        if not rows:
            return None
        kept, reason, since, games = rows[0]
        return Recount(str(kept), str(reason), float(str(since)), int(str(games)))

    def request_recount(self, kept: str, reason: str, since: float = 0) -> None:
        """Note that the saved games must be recounted.

        Args:
            kept: the damaged file that was put aside; empty if some games are merely uncounted.
            reason: what was wrong with that file.
            since: the time, in seconds since 1970, from which on they are uncounted.

        Raises:
            StatisticsError: if it cannot be written.
        """
        with self.transaction() as connection:
            connection.execute("DELETE FROM recounts")
            connection.execute("INSERT INTO recounts VALUES (?, ?, ?, 0)", (kept, reason, since))

    def end_recount(self) -> None:
        """Note that all saved games are counted.

        Raises:
            StatisticsError: if it cannot be written.
        """
        with self.transaction() as connection:
            connection.execute("DELETE FROM recounts")

    def forget_all(self) -> int:
        """Reset the statistics; return the number of the reset, with which `remember` undoes it.

        Raises:
            StatisticsError: if it cannot be written.
        """
        with self.transaction() as connection:
            (last,) = connection.execute(_LAST_FORGOTTEN).fetchone()
            number = int(last) + 1
            connection.execute("UPDATE games SET forgotten = ? WHERE forgotten = 0 AND result IS NOT NULL", (number,))
            connection.execute("UPDATE deals SET forgotten = ? WHERE forgotten = 0", (number,))
            for table in ("sums", "dailies"):
                connection.execute(f"UPDATE {table} SET forgotten = ? WHERE forgotten = 0", (number,))
        return number

    def remember(self, number: int) -> int:
        """Undo the reset of that number; return how many deals count again.

        Raises:
            StatisticsError: if it cannot be written.
        """
        with self.transaction() as connection:
            connection.execute("UPDATE games SET forgotten = 0 WHERE forgotten = ?", (number,))
            for table in ("sums", "dailies"):
                connection.execute(f"UPDATE {table} SET forgotten = 0 WHERE forgotten = ?", (number,))
            return connection.execute("UPDATE deals SET forgotten = 0 WHERE forgotten = ?", (number,)).rowcount

    def rows(self, query: str, values: Sequence[object] = ()) -> list[tuple[object, ...]]:
        """Return the rows that a query in SQL selects.

        Raises:
            StatisticsError: if the file cannot be read.
        """
        with self._faults():
            return self._connection.execute(query, values).fetchall()

    def attach(self, other: Path) -> None:
        """Let statements see another file as `other`, until `detach`. Raises StatisticsError if it cannot be opened."""
        with self._faults():
            self._connection.execute("ATTACH ? AS other", (str(other),))

    def detach(self) -> None:
        """End `attach`."""
        with self._faults():
            self._connection.execute("DETACH other")

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Open a transaction: commit it at the end, or roll it back after an exception. Raises StatisticsError."""
        self._stop_check()  # it holds a lock that no change could be written under
        with self._faults():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def _prepare(self, migrations: Sequence[str]) -> None:
        """Check the file, unless that would take long, and migrate its tables."""
        self._unchecked = self.path.stat().st_size > CHECKED_AT_ONCE
        if not self._unchecked:
            self._raise_damage(pages_fault(self._connection))
        self._connection.execute("PRAGMA foreign_keys = ON")
        version = self._version(len(migrations))
        if version < len(migrations):
            with self.transaction() as connection:
                first = self._version(len(migrations))  # another program may have migrated it while this one waited
                if 0 < first < len(migrations):
                    keep_before_converting(self.path, first)
                for number in range(first, len(migrations)):
                    for statement in filter(str.strip, migrations[number].split(";")):
                        connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {len(migrations)}")
        # No WAL: it maps a file into memory, and the program would crash if that file were truncated or on a network.
        self._connection.execute("PRAGMA synchronous = NORMAL")
        self._connection.execute(
            "SELECT 1 FROM games, deals, hands, recounts, sums, dailies, against LIMIT 0"
        )  # fails if one is missing
        if not self._unchecked:
            self._raise_damage(values_fault(self._connection))
            self._sum(ALL)

    def _sum(self, most: int) -> bool:
        games = [str(game) for (game,) in self.rows(TO_SUM, (most,))]
        if games:
            with self.transaction() as connection:
                for game in games:
                    sum_up(connection, game)
        return bool(games)

    def _raise_damage(self, fault: str) -> None:
        if fault:
            raise StatisticsError(StatisticsFault.DAMAGED, self.path, fault)

    def _stop_check(self) -> None:
        check, self._check = self._check, None
        if check is not None:
            check.stop()

    def _version(self, newest: int) -> int:
        (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        if not 0 <= version <= newest:
            raise StatisticsError(StatisticsFault.NEWER, self.path, f"version {version} of the tables")
        return int(version)

    @contextlib.contextmanager
    def _faults(self) -> Iterator[None]:
        """Raise every error of the disk and of the file as a StatisticsError."""
        try:
            yield
        except OSError as error:
            raise StatisticsError(StatisticsFault.UNAVAILABLE, self.path, system_words(error)) from error
        except UnicodeDecodeError as error:  # from the name of a table in SQLite's message
            raise StatisticsError(StatisticsFault.DAMAGED, self.path, str(error)) from error
        except sqlite3.DatabaseError as error:
            fault = StatisticsFault.DAMAGED if is_damage(error) else StatisticsFault.UNAVAILABLE
            raise StatisticsError(fault, self.path, str(error)) from error


def add_games(database: StatisticsDatabase, other: Path) -> None:
    """Add what the statistics in another file have counted, tables of the same version, all of it or nothing.

    A game that both have counts as the one with more deals has it. Of a deal of the day the result here stands.

    Raises:
        StatisticsError: if it cannot be written.
    """
    database.attach(other)
    try:
        with database.transaction() as connection:
            (last,) = connection.execute(_LAST_FORGOTTEN).fetchone()
            connection.execute(_FURTHER)
            connection.execute("DELETE FROM main.games WHERE game IN (SELECT game FROM further)")
            for table in ("games", "deals", "hands", "sums", "against"):
                _copy_rows(connection, table, "game IN (SELECT game FROM further)", last)
            _copy_rows(connection, "dailies", "1", last)
            if connection.execute("SELECT 1 FROM other.recounts").fetchone():
                connection.execute("DELETE FROM main.recounts")
                connection.execute("INSERT INTO main.recounts VALUES ('', '', 0, 0)")
            connection.execute("DROP TABLE further")
    finally:
        database.detach()


_FURTHER: Final = """
    CREATE TEMP TABLE further AS SELECT game FROM other.games AS theirs
    WHERE NOT EXISTS (SELECT 1 FROM main.games AS ours WHERE ours.game = theirs.game)
        OR (SELECT count(*) FROM other.deals AS d WHERE d.game = theirs.game)
            > (SELECT count(*) FROM main.deals AS d WHERE d.game = theirs.game)
"""


def _copy_rows(connection: sqlite3.Connection, table: str, which: str, last: int) -> None:
    """Copy rows of a table; a reset there has a number of its own, so that undoing one here does not bring it back."""
    columns = [str(name) for _, name, *_ in connection.execute(f"PRAGMA main.table_info({table})")]
    taken = ", ".join(f"iif(forgotten, forgotten + {last}, 0)" if name == "forgotten" else name for name in columns)
    connection.execute(
        f"INSERT OR IGNORE INTO main.{table} ({', '.join(columns)}) SELECT {taken} FROM other.{table} WHERE {which}"
    )


def put_aside(path: Path) -> Path:
    """Rename a damaged file of statistics, so that nothing overwrites it; return its new path.

    Raises:
        OSError: if it cannot be renamed.
    """
    kept = atomic_files.put_aside(path)
    for ending in ("-journal", "-wal", "-shm"):  # SQLite would read them as part of the new file
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + ending))
    return kept


_game_row = attrgetter(*(field.name for field in fields(GameTally) if field.name not in ("deals", "daily", "against")))
_HAND: Final = tuple(field.name for field in fields(HandTally))
_hand_row = attrgetter(*_HAND)

_LAST_FORGOTTEN: Final = (
    "SELECT ifnull(max(forgotten), 0) FROM (SELECT forgotten FROM games UNION ALL SELECT forgotten FROM deals)"
)
_UPSERT_GAME: Final = """
    INSERT INTO games (game, preset, options, players, sides, level, side, begun, result)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET result = excluded.result, begun = excluded.begun
"""
_UPSERT_DEAL: Final = """
    INSERT INTO deals (game, deal, undo, hint) VALUES (?, ?, ?, ?)
    ON CONFLICT (game, deal) DO UPDATE SET undo = excluded.undo, hint = excluded.hint
"""
_INSERT_DAILY: Final = """
    INSERT INTO dailies (day, daily, version, game, result, late) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (day, daily) DO NOTHING
"""
_HANDS: Final = f"SELECT deal, {', '.join(_HAND)} FROM hands WHERE game = ? ORDER BY deal, seat"
_UPSERT_HAND: Final = "INSERT OR REPLACE INTO hands VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


def _count(connection: sqlite3.Connection, game: GameTally) -> None:
    """Write a game in an open transaction."""
    connection.execute(_UPSERT_GAME, _game_row(game))
    connection.execute("DELETE FROM deals WHERE game = ? AND deal > ?", (game.game, len(game.deals)))
    help_taken = dict(connection.execute("SELECT deal, undo + 2 * hint FROM deals WHERE game = ?", (game.game,)))
    hands: dict[int, list[tuple[object, ...]]] = {}
    for deal, *hand in connection.execute(_HANDS, (game.game,)):
        hands.setdefault(deal, []).append(tuple(hand))
    for counted in game.deals:
        known = help_taken.get(counted.deal), hands.get(counted.deal)
        if known != (counted.undo + 2 * counted.hint, list(map(_hand_row, counted.hands))):
            _upsert_deal(connection, game.game, counted)
    connection.execute("DELETE FROM against WHERE game = ?", (game.game,))
    connection.executemany("INSERT INTO against VALUES (?, ?)", [(game.game, key) for key in game.against])
    if game.daily is not None:  # the first result of the day stands
        daily = game.daily
        values = (daily.day, daily.game, daily.version, game.game, str(daily.result), daily.late)
        connection.execute(_INSERT_DAILY, values)
    sum_up(connection, game.game)


def _upsert_deal(connection: sqlite3.Connection, game: str, deal: DealTally) -> None:
    connection.execute(_UPSERT_DEAL, (game, deal.deal, deal.undo, deal.hint))
    connection.executemany(_UPSERT_HAND, [(game, deal.deal, *_hand_row(hand)) for hand in deal.hands])
