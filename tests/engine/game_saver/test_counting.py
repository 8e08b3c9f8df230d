"""The saver counts every deal once, catches up on games it could not count, and recounts after damage."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.engine.game_saver.tables import Table, disk_full_for_statistics
from tests.engine.kept_games import BEGUN
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.saves.notices import NoticeSubject
from twentyfive.engine.statistics import recounter
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.figures import total
from twentyfive.engine.statistics.tables import MIGRATIONS


def test_a_failed_count_is_reported_once_and_made_up_for(table: Table) -> None:
    table.begin(target=100)

    with disk_full_for_statistics():
        table.play(2)
        table.begin(seed=2, target=100)
        table.play(1)
    assert [notice.matter for notice in table.notices] == [NoticeSubject.NOT_COUNTED]
    assert "full" in table.notices[0].reason
    assert total(table.database).deals == 0
    table.play(2)
    assert total(table.database).deals == 4, "two of each game"


def test_a_game_that_could_not_be_counted_is_counted_at_the_next_start(table: Table) -> None:
    table.begin(target=100)
    with disk_full_for_statistics():
        table.play(2)
        (path,) = table.saver.saves.paths()
        os.utime(path, (4_000_000_000,) * 2)
        table.restart()
    assert total(table.database).deals == 0
    table.restart()
    assert total(table.database).deals == 2


def everything(database: StatisticsDatabase) -> list[list[tuple[object, ...]]]:
    """Return all rows of all tables."""
    return [database.rows(f"SELECT * FROM {name} ORDER BY 1, 2, 3") for name in ("games", "deals", "hands")]


def test_damaged_statistics_are_recounted_from_the_saved_games(table: Table) -> None:
    for seed in (1, 2, 3):
        table.begin(seed=seed)
        table.play(99)
    table.begin(seed=4, target=100)
    table.play(2)
    counted = everything(table.database)
    file = table.database.path
    table.saver.close()
    (table.saver.saves.folder / "Nonsense.twentyfive").write_bytes(b"\xff\x00")
    file.write_bytes(b"nothing of use" * 1000)
    table.restart()
    assert everything(table.database) == counted
    (notice,) = table.notices
    assert (notice.matter, notice.games) == (NoticeSubject.COUNTED_ANEW, 4)
    assert Path(notice.kept).read_bytes().startswith(b"nothing of use")


def test_an_interrupted_recount_restarts_at_the_next_start(table: Table) -> None:
    for seed in (1, 2, 3):
        table.begin(seed=seed)
        table.play(99)
    counted = everything(table.database)
    file = table.database.path
    table.saver.close()
    file.unlink()
    table.saver.books.open()
    broken_off = table.saver.books.recounting
    QCoreApplication.processEvents()
    table.restart()
    assert broken_off
    assert everything(table.database) == counted


def test_opening_soon_does_nothing_after_closing(table: Table) -> None:
    table.saver.close()
    table.saver.books.open_soon()
    QCoreApplication.processEvents()
    assert table.saver.books.database is not None
    table.saver.close()
    table.saver.books.open_soon()
    table.saver.close()
    QCoreApplication.processEvents()
    assert table.saver.books.database is None


def test_saved_but_uncounted_games_are_counted_even_after_an_interruption(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recounter, "AT_A_TIME", 1)
    for seed in (1, 2, 3):
        table.begin(seed=seed)
        table.play(99)
    table.restart()
    counted, file = everything(table.database), table.database.path
    with table.database.transaction() as connection:
        connection.execute("DELETE FROM games")
    table.saver.close()
    os.utime(file, (BEGUN.timestamp(),) * 2)
    table.saver.books.open()
    while not total(table.database).games:
        QCoreApplication.processEvents()
    assert total(table.database).games == 1
    table.restart()
    assert everything(table.database) == counted
    assert table.notices == []


def test_games_saved_before_there_were_statistics_are_counted(table: Table) -> None:
    table.begin()
    table.play(99)
    counted = everything(table.database)
    file = table.database.path
    table.saver.close()
    file.unlink()
    table.restart()
    assert everything(table.database) == counted
    assert table.notices == []


def test_statistics_of_a_later_version_are_left_alone_and_reported_once(table: Table) -> None:
    file = table.database.path
    table.saver.close()
    StatisticsDatabase(file, (*MIGRATIONS, "CREATE TABLE later (x)")).close()
    before = file.read_bytes()
    table.restart()
    table.begin(target=100)
    table.play(2)
    assert [notice.matter for notice in table.notices] == [NoticeSubject.NEWER]
    assert table.saver.books.database is None
    assert file.read_bytes() == before
    assert len(table.saver.saves.paths()) == 1


def test_statistics_that_could_not_be_opened_are_tried_again(engine: GameEngine, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "statistics.db").mkdir()
    table = Table(engine, tmp_path / "data")
    assert [notice.matter for notice in table.notices] == [NoticeSubject.NOT_COUNTED]
    table.begin(target=100)
    table.play(1)
    (tmp_path / "data" / "statistics.db").rmdir()
    table.play(2)
    assert total(table.database).deals == 2
    assert len(table.notices) == 1
    table.saver.close()


def test_two_programs_count_in_the_same_statistics(table: Table) -> None:
    with StatisticsDatabase(table.database.path) as other:
        table.begin(target=100)
        table.play(1)
        assert total(other).deals == 1
        with other.transaction():
            table.play(2)
        assert [notice.matter for notice in table.notices] == [NoticeSubject.NOT_COUNTED]
        assert "locked" in table.notices[0].reason
        table.play(3)
        assert total(other).deals == 3
