"""The Saved games page over thousands of games: it opens at once, is filled meanwhile, and answers to keys."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLayout
from pytestqt.qtbot import QtBot

from tests.engine.kept_games import NOTES, played
from tests.ui.dressing import dressed
from tests.ui.page_checks import faults, look_of, show
from tests.ui.pressing import click
from twentyfive.engine.saves import listing
from twentyfive.engine.saves.saved_game import SUFFIX, SavedGame
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.ui.pages.records.saved_games_page import MOST_AT_FIRST, SavedGamesPage

GAMES = 100


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SavedGames:
    """A folder of games that counts as large; the game with the highest number was saved last."""
    monkeypatch.setattr(listing, "AT_A_TIME", 10)
    made = SavedGames(tmp_path)
    first = tmp_path / f"Game 0{SUFFIX}"
    made.save(SavedGame(first, played(moves=40), NOTES))
    for number in range(GAMES):
        path = tmp_path / f"Game {number}{SUFFIX}"
        if path != first:
            path.write_bytes(first.read_bytes())
        os.utime(path, (number + 1, number + 1))
    return SavedGames(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, saves: SavedGames) -> SavedGamesPage:
    """The page as it opens, before the folder is read."""
    made = dressed(SavedGamesPage(saves), look_of(1280, 800))
    show(qtbot, made, 1280, 800)
    return made


def wait(page: SavedGamesPage) -> None:
    """Wait until the games are listed."""
    while not page.games.buttons:
        QApplication.processEvents()


def test_the_page_says_that_it_is_filled_and_begins_no_game_by_a_key_too_early(qtbot: QtBot, saves: SavedGames) -> None:
    page = dressed(SavedGamesPage(saves), look_of(1280, 800))
    begun: list[bool] = []
    page.begin_asked.connect(lambda: begun.append(True))
    qtbot.addWidget(page)
    layout = page.layout()
    assert layout is not None
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    page.resize(1280, 800)
    page.show()
    assert not page.games.buttons
    assert page._empty.plain == "Reading your saved games…"
    assert page.first_stop() is page.open_file
    assert not page.begin.isVisible()
    assert faults(page) == []
    wait(page)
    assert not page.begin.isVisible()
    assert begun == []


def test_the_game_saved_last_is_chosen_and_has_the_focus_when_the_page_is_filled(page: SavedGamesPage) -> None:
    wait(page)
    QApplication.processEvents()
    assert len(page.games.buttons) == MOST_AT_FIRST
    assert page.games.chosen is not None
    assert page.games.chosen.stem == f"Game {GAMES - 1}"
    assert page.first_stop().hasFocus()


def test_a_choice_made_while_the_folder_is_read_again_stays(page: SavedGamesPage, saves: SavedGames) -> None:
    wait(page)
    page.hide()
    page.show()
    assert len(page.games.buttons) == MOST_AT_FIRST, "the games are there as they were known"
    chosen = saves.folder / f"Game {GAMES - 5}{SUFFIX}"
    click(page.games.buttons[chosen])
    os.utime(saves.folder / f"Game 3{SUFFIX}", (GAMES + 9, GAMES + 9))
    while next(iter(page.games.buttons)).stem != "Game 3":
        QApplication.processEvents()
    assert page.games.chosen == chosen
