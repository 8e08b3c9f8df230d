"""The Statistics page while the saved games are counted: a line with the progress, and a button to stop it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.engine.kept_games import NOTES, played
from tests.ui.page_checks import WINDOWS, faults, settle
from tests.ui.pages.records.counted_games import SPACE, ShownStatistics, press
from tests.ui.pressing import click
from twentyfive.engine.saves.saved_game import SUFFIX, SavedGame
from twentyfive.engine.statistics.figures import total

GAMES = 20


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path) -> Iterator[ShownStatistics]:
    """Statistics that lack every one of the saved games."""
    made = ShownStatistics(qtbot, tmp_path / "data")
    for number in range(GAMES):
        path = made.saver.saves.folder / f"Game {number}{SUFFIX}"
        made.saver.saves.save(SavedGame(path, played("forty-five", seed=number, moves=70), NOTES))
    file = made.database.path
    made.saver.books.close()
    file.unlink()
    made.saver.books.open()
    yield made
    made.close()


def run_until_counted(shown: ShownStatistics, number: int) -> None:
    """Let the recount go on until that number of games is counted."""
    while (progress := shown.saver.books.progress) is None or progress.done < number:
        QApplication.processEvents()


def test_stop_and_go_on(shown: ShownStatistics) -> None:
    page = shown.open()
    run_until_counted(shown, 8)
    assert page.recount.words.plain == "Your saved games are being counted: 8 of 20."
    assert page.recount.button.accessibleDescription() == page.recount.words.plain
    click(page.recount.button)
    QApplication.processEvents()
    assert page.recount.words.plain == "8 of your 20 saved games are counted. Counting goes on at the next start."
    assert page.recount.button.label == "Go on"
    counted = total(shown.database)
    assert page.header.aside.plain.replace(SPACE, " ") == f"{counted.games} games, {counted.deals} deals"
    click(page.recount.button)
    assert page.recount.button.label == "Stop"
    while page.recount.isVisible():
        QApplication.processEvents()
    assert page.table.rows
    assert page.first_stop().hasFocus(), "the button with the focus has gone"


def test_the_page_answers_to_keys_while_the_games_are_counted(shown: ShownStatistics) -> None:
    page = shown.open()
    run_until_counted(shown, 8)
    page.recount.button.setFocus()
    press(Qt.Key.Key_Space)
    stopped = shown.saver.books.progress
    assert stopped is not None
    assert stopped.stopped
    assert page.recount.button.label == "Go on"


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_the_strip_fits(width: int, height: int, text: float, shown: ShownStatistics) -> None:
    page = shown.open(width, height, text)
    run_until_counted(shown, 8)
    shown.saver.books.stop_recount()
    settle()
    assert page.recount.isVisible()
    assert faults(page) == []
