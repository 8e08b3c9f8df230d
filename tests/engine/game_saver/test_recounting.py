"""Saved games are counted in the background: with progress, once, and further from where a recount was broken off."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.engine.game_saver.tables import Table
from tests.engine.kept_games import NOTES, played
from twentyfive.engine.saves.notices import NoticeSubject
from twentyfive.engine.saves.saved_game import SUFFIX, SavedGame, read_bit_by_bit
from twentyfive.engine.statistics import checking, database, recounter
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.figures import total
from twentyfive.engine.statistics.recounter import Progress
from twentyfive.engine.statistics.tallies import GameTally

GAMES = 20
DAY = 86_400


@pytest.fixture
def uncounted(table: Table) -> Table:
    """A table with saved games of which none is counted."""
    for number in range(GAMES):
        path = table.saver.saves.folder / f"Game {number}{SUFFIX}"
        table.saver.saves.save(SavedGame(path, played("forty-five", seed=number, moves=70), NOTES))
        os.utime(path, ((number + 1) * DAY,) * 2)
    table.saver.close()
    (table.data / "statistics.db").unlink()
    return table


def run_until(condition: Callable[[], bool]) -> None:
    """Let the recount go on until the condition holds."""
    while not condition():
        QCoreApplication.processEvents()


def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note the names of the games that the recount reads from now on."""
    names: list[str] = []

    def noted(path: Path) -> Generator[None, None, SavedGame]:
        names.append(path.stem)
        return read_bit_by_bit(path)

    monkeypatch.setattr(recounter, "read_bit_by_bit", noted)
    return names


def test_the_progress_is_told_until_all_are_counted(uncounted: Table) -> None:
    books = uncounted.saver.books
    told: list[Progress | None] = []
    books.progressed.connect(lambda: told.append(books.progress))
    books.open()
    run_until(lambda: not books.recounting)
    seen = [(progress.done, progress.games) for progress in told if progress is not None]
    assert seen == [(8, GAMES), (16, GAMES), (GAMES, GAMES)]
    assert told[-1] is None
    assert total(uncounted.database).games + total(uncounted.database).deals > GAMES


def test_a_recount_that_was_broken_off_goes_on_and_reads_no_game_again(
    uncounted: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    books = uncounted.saver.books
    names = opened(monkeypatch)
    books.open()
    run_until(lambda: books.progress is not None and books.progress.done == 16)
    first, deals = set(names), total(uncounted.database).deals
    names.clear()
    uncounted.restart()
    assert {"Game 0", "Game 14"} <= first
    assert names == [f"Game {number}" for number in range(15, GAMES)], "that at the border once more"
    assert total(uncounted.database).deals > deals
    names.clear()
    uncounted.restart()
    assert names == []


def test_stop_and_go_on(uncounted: Table) -> None:
    books = uncounted.saver.books
    books.open()
    run_until(lambda: books.progress is not None and books.progress.done == 8)
    books.stop_recount()
    QCoreApplication.processEvents()
    stopped = books.progress
    assert stopped == Progress(8, GAMES, stopped=True)
    books.go_on_recounting()
    run_until(lambda: books.progress is None)
    assert uncounted.database.pending_recount() is None


def test_a_deal_counted_while_the_saved_games_are_listed_does_not_hide_them(uncounted: Table) -> None:
    uncounted.saver.books.open()
    uncounted.begin()
    uncounted.play(1)
    assert uncounted.database.pending_recount() is not None
    uncounted.restart()
    assert len(uncounted.database.rows("SELECT game FROM games")) == GAMES + 1


def test_the_games_are_written_a_few_at_a_time(uncounted: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A commit waits for the disk, so one for each game takes longer than counting it."""
    commits: list[int] = []
    count_saved = StatisticsDatabase.count_saved

    def noted(statistics: StatisticsDatabase, games: Sequence[GameTally], since: float) -> None:
        commits.append(len(games))
        count_saved(statistics, games, since)

    monkeypatch.setattr(StatisticsDatabase, "count_saved", noted)
    uncounted.saver.books.open()
    run_until(lambda: not uncounted.saver.books.recounting)
    assert commits == [8, 8, 4]


def test_a_disk_that_fails_stops_the_recount_until_it_goes_on(uncounted: Table) -> None:
    books = uncounted.saver.books
    books.open()
    run_until(lambda: books.progress is not None and books.progress.done == 8)
    with pytest.MonkeyPatch.context() as disk:
        disk.setattr("twentyfive.engine.statistics.database._count", _fail)
        run_until(lambda: not books.recounting)
    assert [notice.matter for notice in uncounted.notices] == [NoticeSubject.NOT_COUNTED]
    assert books.progress == Progress(8, GAMES, stopped=True)
    books.go_on_recounting()
    run_until(lambda: not books.recounting)
    assert len(uncounted.database.rows("SELECT game FROM games")) == GAMES


def _fail(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_large_file_is_checked_beside_the_program_and_replaced_if_it_is_damaged(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.begin(target=100)
    table.play(3)
    table.restart()
    file = table.database.path
    with table.database.transaction() as connection:
        connection.execute("UPDATE hands SET tricks = 77 WHERE deal = 2")
    table.saver.close()
    damaged = file.read_bytes()
    monkeypatch.setattr(database, "CHECKED_AT_ONCE", 0)
    table.saver.books.open()
    assert table.saver.books.database is not None, "the file is used before it is checked"
    monkeypatch.setattr(database, "CHECKED_AT_ONCE", checking.CHECKED_AT_ONCE)
    run_until(lambda: not table.saver.books.recounting)
    (notice,) = table.notices
    assert notice.matter is NoticeSubject.COUNTED_ANEW
    assert Path(notice.kept).read_bytes() == damaged
    assert total(table.database).deals == 3


def test_a_change_breaks_the_check_of_a_large_file_off(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.saver.close()
    checks: list[sqlite3.Connection] = []

    def endless_at_first(connection: sqlite3.Connection) -> str:
        checks.append(connection)
        if len(checks) == 1:
            connection.execute("BEGIN")
            connection.execute("SELECT * FROM games").fetchall()  # takes the lock under which nobody else can write
            connection.execute("WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT max(x) FROM n")
        return ""

    monkeypatch.setattr(checking, "pages_fault", endless_at_first)
    monkeypatch.setattr(database, "CHECKED_AT_ONCE", 0)
    table.saver.books.open()
    table.begin(target=100)
    run_until(lambda: len(checks) == 1)
    assert not table.database.check_on()
    table.play(1)
    assert total(table.database).deals == 1
    run_until(lambda: not table.saver.books.recounting)
    assert len(checks) == 2
    assert table.notices == []
