"""The check of the statistics for damage: that of a large file runs in a thread of its own.

SQLite checks without holding the lock of Python's interpreter, so the window answers meanwhile.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Final

from twentyfive.engine.statistics.tallies import MatchResult

CHECKED_AT_ONCE: Final = 4_000_000
"""The size, in bytes, up to which a file is checked before it is used: that takes 20 ms at most."""

_STOPPED_AFTER_S: Final = 0.005

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
    ) UNION ALL
    SELECT 'sums' FROM sums WHERE NOT (
        undo IN (0, 1) AND hint IN (0, 1) AND forgotten BETWEEN 0 AND 1000000000
        AND deals BETWEEN 1 AND 100000 AND tricks BETWEEN 0 AND all_tricks AND all_tricks BETWEEN 0 AND 1000000
        AND robs BETWEEN 0 AND 1000000 AND contracts_made BETWEEN 0 AND contracts
        AND contracts BETWEEN 0 AND 1000000 AND jinks_made BETWEEN 0 AND 1000000 AND jinks BETWEEN 0 AND 1000000
    ) UNION ALL
    SELECT 'dailies' FROM dailies WHERE NOT (
        day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' AND late IN (0, 1) AND version BETWEEN 1 AND 1000000
        AND ifnull(expected, 0) BETWEEN -10000 AND 10000 AND ifnull(taken, 0) BETWEEN -10000 AND 10000
        AND forgotten BETWEEN 0 AND 1000000000
    ) UNION ALL
    SELECT 'against' FROM against WHERE NOT (length(character) BETWEEN 1 AND 40) LIMIT 1
"""
"""Finds values that no count can give: SQLite notices a damaged page, but not a damaged value in it."""


def pages_fault(connection: sqlite3.Connection) -> str:
    """Return the damage that SQLite finds in the pages of a file; empty if there is none."""
    (report,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return "" if report == "ok" else str(report)


def values_fault(connection: sqlite3.Connection) -> str:
    """Return the table that has a value no count can give, as a fault; empty if there is none."""
    senseless = connection.execute(_SENSELESS).fetchone()
    return "" if senseless is None else f"a value in {senseless[0]} makes no sense"


def is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether the file itself is broken, or holds something other than the statistics."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR)  # the module's own errors have none
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


class FileCheck:
    """A check of the whole file that runs beside the program.

    Attributes:
        fault: the damage found; empty while none is.
    """

    def __init__(self, path: Path) -> None:
        """Begin to check the file at `path`."""
        self.fault = ""
        self._connection = sqlite3.connect(path, check_same_thread=False)
        self._thread = threading.Thread(target=self._run, name="check of the statistics", daemon=True)
        self._thread.start()

    @property
    def over(self) -> bool:
        """Whether the check has ended."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Break the check off, and return when it has let go of the file."""
        while self._thread.is_alive():
            self._connection.interrupt()  # in vain while no statement runs yet
            self._thread.join(_STOPPED_AFTER_S)
        self._connection.close()

    def _run(self) -> None:
        try:
            with closing(self._connection.cursor()):
                self.fault = pages_fault(self._connection) or values_fault(self._connection)
        except UnicodeDecodeError as error:  # from the name of a table in SQLite's message
            self.fault = str(error)
        except sqlite3.DatabaseError as error:
            if is_damage(error):  # else it was broken off, or another program is writing
                self.fault = str(error)
