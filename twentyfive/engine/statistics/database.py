"""The statistics on disk: every finished deal and game, in SQLite. Several programs may use the file at once.

Everything in it is counted from records (`tallies`), so a damaged file can be put aside and rebuilt from saved games.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import fields
from enum import StrEnum
from operator import attrgetter
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from twentyfive.engine.files import atomic_files
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.statistics.tallies import DealTally, GameTally, HandTally, MatchResult

BUSY_S: Final = 0.3
"""Longest wait of a change while another program writes: short enough to go unnoticed."""

MIGRATIONS: Final = (
    """
    CREATE TABLE games (
        game TEXT PRIMARY KEY, preset TEXT NOT NULL, options TEXT NOT NULL, players INTEGER NOT NULL,
        sides INTEGER NOT NULL, level TEXT NOT NULL, side INTEGER NOT NULL, begun TEXT NOT NULL, result TEXT,
        forgotten INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE deals (
        game TEXT NOT NULL REFERENCES games ON DELETE CASCADE, deal INTEGER NOT NULL,
        undo INTEGER NOT NULL, hint INTEGER NOT NULL, forgotten INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (game, deal)
    );
    CREATE TABLE hands (
        game TEXT NOT NULL, deal INTEGER NOT NULL, seat INTEGER NOT NULL, side INTEGER NOT NULL,
        yours INTEGER NOT NULL, tricks INTEGER NOT NULL, gain INTEGER NOT NULL, robbed INTEGER NOT NULL,
        contract INTEGER, made INTEGER NOT NULL, jinked INTEGER NOT NULL, jink_made INTEGER NOT NULL,
        PRIMARY KEY (game, deal, seat), FOREIGN KEY (game, deal) REFERENCES deals ON DELETE CASCADE
    );
    CREATE INDEX games_by_day ON games (begun);
    CREATE TABLE recounts (kept TEXT NOT NULL, reason TEXT NOT NULL);
    INSERT INTO recounts VALUES ('', '');
    """,
)
"""The statements that turn version n of the tables into version n + 1.

`forgotten` is the number of the reset that removed a row from the figures, 0 for none. While a recount of the saved
games is pending, `recounts` has a row that names the damaged file, so the next start resumes an interrupted one.
"""


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
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def count(self, game: GameTally) -> None:
        """Count a game as far as it goes, replacing what was counted of it before. Deals that a reset removed stay out.

        Raises:
            StatisticsError: if it cannot be written; the earlier count is then unchanged.
        """
        with self.transaction() as connection:
            connection.execute(_UPSERT_GAME, _game_row(game))
            connection.execute("DELETE FROM deals WHERE game = ? AND deal > ?", (game.game, len(game.deals)))
            for deal in game.deals:
                _upsert_deal(connection, game.game, deal)

    def pending_recount(self) -> tuple[str, str] | None:
        """Return the place of the damaged file and what was wrong with it, if a recount is pending; else None.

        Raises:
            StatisticsError: if the file cannot be read.
        """
        rows = self.rows("SELECT kept, reason FROM recounts")
        return (str(rows[0][0]), str(rows[0][1])) if rows else None

    def request_recount(self, kept: str, reason: str) -> None:
        """Note that the saved games must be recounted.

        Args:
            kept: the damaged file that was put aside; empty if some games are merely uncounted.
            reason: what was wrong with that file.

        Raises:
            StatisticsError: if it cannot be written.
        """
        with self.transaction() as connection:
            connection.execute("DELETE FROM recounts")
            connection.execute("INSERT INTO recounts VALUES (?, ?)", (kept, reason))

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
        return number

    def remember(self, number: int) -> int:
        """Undo the reset of that number; return how many deals count again.

        Raises:
            StatisticsError: if it cannot be written.
        """
        with self.transaction() as connection:
            connection.execute("UPDATE games SET forgotten = 0 WHERE forgotten = ?", (number,))
            return connection.execute("UPDATE deals SET forgotten = 0 WHERE forgotten = ?", (number,)).rowcount

    def rows(self, query: str, values: Sequence[object] = ()) -> list[tuple[object, ...]]:
        """Return the rows that a query in SQL selects.

        Raises:
            StatisticsError: if the file cannot be read.
        """
        with self._faults():
            return self._connection.execute(query, values).fetchall()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Open a transaction: commit it at the end, or roll it back after an exception. Raises StatisticsError."""
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
        """Check the file and migrate its tables."""
        (report,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if report != "ok":
            raise StatisticsError(StatisticsFault.DAMAGED, self.path, str(report))
        self._connection.execute("PRAGMA foreign_keys = ON")
        version = self._version(len(migrations))
        if version < len(migrations):
            with self.transaction() as connection:
                # Another program may have migrated it while this one waited.
                for number in range(self._version(len(migrations)), len(migrations)):
                    for statement in filter(str.strip, migrations[number].split(";")):
                        connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {len(migrations)}")
        # No WAL: it maps a file into memory, and the program would crash if that file were truncated or on a network.
        self._connection.execute("PRAGMA synchronous = NORMAL")
        self._connection.execute("SELECT 1 FROM games, deals, hands, recounts LIMIT 0")  # fails if one is missing
        senseless = self._connection.execute(_SENSELESS).fetchone()
        if senseless is not None:
            raise StatisticsError(StatisticsFault.DAMAGED, self.path, f"a value in {senseless[0]} makes no sense")

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
            fault = StatisticsFault.DAMAGED if _is_damage(error) else StatisticsFault.UNAVAILABLE
            raise StatisticsError(fault, self.path, str(error)) from error


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


_game_row = attrgetter(*(field.name for field in fields(GameTally) if field.name != "deals"))
_hand_row = attrgetter(*(field.name for field in fields(HandTally)))

_SENSELESS: Final = f"""
    SELECT 'games' FROM games WHERE NOT (
        players BETWEEN 2 AND 10 AND sides BETWEEN 2 AND players AND side BETWEEN 0 AND sides - 1
        AND (result IS NULL OR result IN ({", ".join(f"'{result}'" for result in MatchResult)}))
        AND forgotten BETWEEN 0 AND 1000000000
    ) UNION ALL
    SELECT 'deals' FROM deals WHERE NOT (
        undo IN (0, 1) AND hint IN (0, 1) AND forgotten BETWEEN 0 AND 1000000000
    ) UNION ALL
    SELECT 'hands' FROM hands WHERE NOT (
        side BETWEEN 0 AND 9 AND tricks BETWEEN 0 AND 9 AND yours IN (0, 1)
        AND robbed IN (0, 1) AND made IN (0, 1) AND jinked IN (0, 1) AND jink_made IN (0, 1)
    ) LIMIT 1
"""
"""Finds values that no count can give: SQLite notices a damaged page, but not a damaged value in it."""

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
_UPSERT_HAND: Final = "INSERT OR REPLACE INTO hands VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


def _upsert_deal(connection: sqlite3.Connection, game: str, deal: DealTally) -> None:
    connection.execute(_UPSERT_DEAL, (game, deal.deal, deal.undo, deal.hint))
    connection.executemany(_UPSERT_HAND, [(game, deal.deal, *_hand_row(hand)) for hand in deal.hands])


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether the file itself is broken, or holds something other than the statistics."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR)  # the module's own errors have none
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
