"""A clock that was set back or has jumped: games dated in the future can be listed, played, saved and counted."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.engine.game_saver.tables import Table, disk_full_for_statistics
from tests.engine.kept_games import played
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.saves.saved_game import Notes, SavedGame, read_cover, read_saved
from twentyfive.engine.saves.saves import MOST_DELETED, SavedGames
from twentyfive.engine.statistics.figures import total

FUTURE = 4_000_000_000
LATER = datetime.fromtimestamp(FUTURE, UTC)


def test_an_uncounted_game_is_counted_after_the_clock_was_set_back(engine: GameEngine, tmp_path: Path) -> None:
    table = Table(engine, tmp_path)
    table.begin(target=100)
    with disk_full_for_statistics():
        table.play(2)
        table.saver.close()
    os.utime(tmp_path / "statistics.db", (FUTURE, FUTURE))
    table.restart()
    assert total(table.database).deals == 2
    table.saver.close()


@pytest.mark.parametrize("moment", [0, FUTURE])
def test_a_game_with_any_date_is_listed_played_and_saved(moment: int, tmp_path: Path) -> None:
    saves = SavedGames(tmp_path)
    old, new = SavedGame(tmp_path / "old.twentyfive", played(moves=20), Notes(LATER)), played(seed=7, moves=20)
    saves.save(old)
    os.utime(old.path, (moment, moment))
    saves.save(SavedGame(tmp_path / "new.twentyfive", new, Notes(LATER)))
    assert {path.stem for path in saves.paths()} == {"old", "new"}
    assert read_cover(old.path).saved.timestamp() == moment
    saves.save(SavedGame(old.path, played(moves=30), Notes(LATER)))
    assert read_saved(old.path).record == played(moves=30)
    assert read_saved(old.path).notes.begun == LATER


def test_the_game_deleted_last_is_kept_after_the_clock_was_set_back(tmp_path: Path) -> None:
    saves, game = SavedGames(tmp_path), SavedGame(tmp_path / "Friday.twentyfive", played(moves=20), Notes(LATER))
    deleted = []
    for place in range(MOST_DELETED):
        saves.save(game)
        deleted.append(saves.delete(game.path))
        os.utime(deleted[-1], (FUTURE + 10 * place, FUTURE + 10 * place))
    saves.save(game)
    kept = saves.delete(game.path)
    assert [path.exists() for path in (kept, *deleted)] == [True, False, *[True] * (MOST_DELETED - 1)]


@pytest.mark.parametrize("moment", [-(10**12), 10**12])
def test_an_impossible_date_hides_no_game(moment: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves, whole, astray = SavedGames(tmp_path), tmp_path / "whole.twentyfive", tmp_path / "astray.twentyfive"
    for path in (whole, astray):
        saves.save(SavedGame(path, played(moves=20), Notes(LATER)))
    stat = Path.stat

    def stat_with_date(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        found = stat(path, follow_symlinks=follow_symlinks)
        return os.stat_result(tuple(found), {"st_mtime": moment}) if path == astray else found

    monkeypatch.setattr(Path, "stat", stat_with_date)
    assert {path.stem for path in saves.paths()} == {"whole", "astray"}
    assert not read_cover(astray).fault


TOO_FAR_AHEAD = """
import sys, time

def no_time():
    raise OverflowError("timestamp too large to convert to C _PyTime_t")

time.time = no_time
from twentyfive.__main__ import main
sys.exit(main())
"""
"""Starts the program as Python behaves where the clock shows the year 2263 or later."""


def started_too_far_ahead(**environment: str) -> subprocess.CompletedProcess[str]:
    outside = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    command = [sys.executable, "-c", TOO_FAR_AHEAD]
    return subprocess.run(command, env=outside | environment, capture_output=True, text=True, check=False)


def test_a_clock_that_python_cannot_read_is_told_in_a_sentence() -> None:
    done = started_too_far_ahead()
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "This computer's clock is set too far ahead. Set its date and time, then start Twenty-Five again.\n"
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a message box of their own")
@pytest.mark.parametrize("program", ["zenity", "kdialog", "xmessage"])
def test_on_a_desktop_a_message_box_tells_it_too(program: str, tmp_path: Path) -> None:
    box, shown = tmp_path / program, tmp_path / "shown"
    box.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {shown}\n', encoding="utf-8")
    box.chmod(0o755)
    done = started_too_far_ahead(DISPLAY=":1", PATH=str(tmp_path))
    assert done.returncode == 1
    assert shown.read_text(encoding="utf-8").splitlines()[-1] == done.stderr.rstrip()
