"""Folders without permission to enter: the window opens, says so in one sentence, and a game can be played."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.faults.powers import without_powers
from tests.ui.pressing import click
from tests.ui.whole import Start, choice, press, turn_by_mouse
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
from twentyfive.ui.table.overlays import Overlay

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a folder is closed in another way there")

PLAY = """if True:
    import sys, time
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from tests.faults.powers import without_powers
    from twentyfive.app import run
    from twentyfive.command_line import parsed
    from twentyfive.presentation.start.entry import Entry
    from twentyfive.ui.window.main_window import MainWindow

    def play():
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
        window.start.large_text.click()
        window.start.chosen.emit(Entry.PLAY)
        late = time.monotonic() + 60
        while window.table.view is None and time.monotonic() < late:
            QApplication.processEvents()
        print("dealt" if window.table.view is not None else "not dealt")
        print(window.notice.text)
        window.close()

    with without_powers():
        QTimer.singleShot(0, play)
        sys.exit(run(parsed([])))
"""
"""Plays with large text, so that the settings have something to keep too."""


@contextmanager
def closed(folder: Path, mode: int) -> Iterator[None]:
    """Take away the permission to enter a folder; with mode 444 its list of names can still be read."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(mode)
    try:
        with without_powers():
            yield
    finally:
        folder.chmod(0o700)


@pytest.mark.broad(".local/share/twentyfive-0")
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the data are in another folder")
@pytest.mark.parametrize(
    ("folder", "mode"),
    # What the program reads the names in is closed in both ways. Above it the two ways make no difference: the names
    # there are not read, and nothing within can be reached.
    [(".local/share/twentyfive", 0), (".local/share/twentyfive", 0o444), (".local/share", 0), (".", 0o444)],
)
def test_a_game_can_be_played_where_nothing_can_be_saved(
    folder: str, mode: int, private_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))
    with closed(private_home / folder, mode):
        done = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    dealt, *notices = done.stdout.splitlines()
    assert dealt == "dealt"
    assert len(notices) == 1
    assert notices[0].startswith(f"Nothing can be saved in {private_home}/.local/share/twentyfive (Permission denied).")
    assert [*(tmp_path / "temporary").iterdir()] == [], "the temporary files are removed"


@pytest.mark.broad("games-0")
@pytest.mark.parametrize("mode", [0, 0o444])
@pytest.mark.parametrize("folder", ["games", "games/before", "games/open", "games/deleted", "decks"])
def test_a_game_goes_on_and_every_page_opens_where_a_folder_within_is_closed(
    folder: str, mode: int, start: Start, tmp_path: Path
) -> None:
    before = start()
    before.begin(2, 2, target=100)
    for _ in range(5):
        turn_by_mouse(before)
    before.close()
    with closed(tmp_path / folder, mode):
        whole = start()
        click(choice(whole.window.start, "Continue"))
        while whole.window.table.overlays.current is not Overlay.DEAL:
            turn_by_mouse(whole)
        whole.window.table.leave_asked.emit()
        for entry in (Entry.SAVED, Entry.STATISTICS, Entry.NEW_GAME, Entry.SETTINGS, Entry.PRACTISE, Entry.LEARN):
            click(whole.window.start.card(entry))
            press(whole.window, Qt.Key.Key_Escape)
            assert whole.window.start.isVisible()
        kept = "cannot be saved" not in whole.window.notice.text
        whole.close()
    assert kept == (folder not in ("games", "games/before"))
    again = start()
    click(again.window.start.card(Entry.SAVED))
    assert len(again.page(SavedGamesPage).games.buttons) == 1, "the game is saved at this start at the latest"
    again.close()


@pytest.mark.broad("0")
@pytest.mark.parametrize("mode", [0, 0o444])
def test_a_closed_folder_of_saved_games_is_named_and_not_the_statistics(
    mode: int, start: Start, tmp_path: Path, qtbot: QtBot
) -> None:
    before = start()
    before.begin(2, 2, target=100)
    while before.window.table.overlays.current is not Overlay.DEAL:
        turn_by_mouse(before)
    before.close()
    with closed(tmp_path / "games", mode):
        whole = start()
        qtbot.waitUntil(lambda: bool(whole.window.notice.text))
        told = whole.window.notice.text
        whole.close()
    assert told.startswith(f"The saved games in {tmp_path / 'games'} cannot be read (Permission denied).")
    assert "statistics" not in told
