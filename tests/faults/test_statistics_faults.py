"""A full, read-only or broken disk at each statement for the statistics, and a disk that is really full."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.engine.game_saver.tables import Table
from tests.engine.kept_games import NOTES, played
from tests.soak.kills import CHECKOUT
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.saves.notices import NoticeSubject
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.statistics.database import StatisticsDatabase, StatisticsError, StatisticsFault
from twentyfive.engine.statistics.figures import total
from twentyfive.engine.statistics.tallies import GameTally, tally

FAULTS: Final = {
    "full": (sqlite3.SQLITE_FULL, "database or disk is full"),
    "read-only": (sqlite3.SQLITE_READONLY, "attempt to write a readonly database"),
    "broken": (sqlite3.SQLITE_IOERR, "disk I/O error"),
}


class BadDatabase:
    """A database that fails at one statement, counted from 0.

    Attributes:
        failed: whether it has failed.
    """

    def __init__(self, patch: pytest.MonkeyPatch, fault: str, at: int) -> None:
        self.failed = False
        self._fault = fault
        self._left = at
        connect = sqlite3.connect
        patch.setattr(sqlite3, "connect", lambda *rest, **options: _BadConnection(connect(*rest, **options), self))

    def check(self) -> None:
        """Count a statement, and fail if it is the one."""
        self._left -= 1
        if self._left == -1:
            self.failed = True
            code, words = FAULTS[self._fault]
            error = sqlite3.OperationalError(words)
            error.sqlite_errorcode = code
            raise error


class _BadConnection:
    def __init__(self, connection: sqlite3.Connection, disk: BadDatabase) -> None:
        self._connection = connection
        self._disk = disk

    def execute(self, *rest: Any) -> sqlite3.Cursor:
        self._disk.check()
        return self._connection.execute(*rest)

    def executemany(self, *rest: Any) -> sqlite3.Cursor:
        self._disk.check()
        return self._connection.executemany(*rest)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


def _tallied(seed: int) -> GameTally:
    made = tally(played(seed=seed, moves=80), NOTES)
    assert made is not None
    return made


def _keep(path: Path, *seeds: int) -> None:
    with StatisticsDatabase(path) as database:
        for seed in seeds:
            database.count(_tallied(seed))


def _kept(path: Path) -> list[list[tuple[object, ...]]]:
    with StatisticsDatabase(path) as database:
        return [database.rows(f"SELECT * FROM {name} ORDER BY 1, 2, 3") for name in ("games", "deals", "hands")]


def _forget(path: Path) -> None:
    with StatisticsDatabase(path) as database:
        database.forget_all()


CHANGES: dict[str, Callable[[Path], None]] = {"a game": lambda path: _keep(path, 2), "a reset": _forget}


@pytest.mark.broad("new file-a game-full")
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("before", [(), (1,)], ids=["new file", "old file"])
def test_a_failed_statement_is_reported_and_leaves_the_old_or_the_new(
    fault: str, change: str, before: tuple[int, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _keep(tmp_path / "old.db", *before)
    _keep(tmp_path / "new.db", *before)
    CHANGES[change](tmp_path / "new.db")
    old, new = _kept(tmp_path / "old.db"), _kept(tmp_path / "new.db")
    at, failed = 0, True
    while failed:
        path = tmp_path / f"{at}.db"
        if before:
            _keep(path, *before)
        raised: StatisticsError | None = None
        with monkeypatch.context() as patch:
            disk = BadDatabase(patch, fault, at)
            try:
                CHANGES[change](path)
            except StatisticsError as error:
                raised = error
        failed = disk.failed
        assert failed == (raised is not None), f"statement {at}"
        assert raised is None or (raised.fault, raised.reason) == (StatisticsFault.UNAVAILABLE, FAULTS[fault][1])
        assert _kept(path) in ((old, new) if failed else (new,)), f"statement {at}"
        CHANGES[change](path)  # the disk works again
        at += 1
    assert at > 6, "opening, checking, beginning, writing and ending can fail"


@pytest.mark.parametrize("damage", ["overwritten", "emptied", *["removed"] * (sys.platform != "win32")])
def test_statistics_damaged_while_open_are_recounted_at_the_next_start(
    damage: str, engine: GameEngine, tmp_path: Path
) -> None:
    table = Table(engine, tmp_path)
    table.begin(target=100)
    table.play(2)
    for file in tmp_path.glob("statistics.db*"):
        match damage:
            case "overwritten":
                file.write_bytes(b"\xa5" * file.stat().st_size)
            case "emptied":
                file.write_bytes(b"")
            case _:
                file.unlink()
    table.play(4)
    table.restart()
    assert total(table.database).deals == 4
    assert all(notice.matter in (NoticeSubject.NOT_COUNTED, NoticeSubject.COUNTED_ANEW) for notice in table.notices)
    table.saver.close()


LITTLE: Final = 6_000
"""Limit of a file, in bytes: less than statistics need, and less than a game soon needs."""

PLAY: Final = "from tests.soak.playing import main; main()"


@pytest.mark.broad
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of a file")
def test_the_game_goes_on_while_the_kernel_refuses_to_write(tmp_path: Path) -> None:
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({LITTLE}, {LITTLE}))"
    program = subprocess.Popen(
        [sys.executable, "-c", f"{limited}; {PLAY}", str(tmp_path), "two-hundred-twenty", "25"],
        cwd=CHECKOUT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    lines = [program.stdout.readline() for _ in range(400)]
    program.kill()
    program.stdout.close()
    assert program.stderr.read() == ""
    program.stderr.close()
    program.wait()
    journal = tmp_path / "journal.25"
    assert journal.stat().st_size <= LITTLE
    kept = [str(move) for move in read_journal(journal).moves]
    assert len(kept) > 50
    for path in SavedGames(tmp_path / "games").paths():
        read_saved(path)
    assert all(lines), "the game went on"
