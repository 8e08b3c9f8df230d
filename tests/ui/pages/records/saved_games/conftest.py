"""Fixtures: three saved games, and the page that lists them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engine.kept_games import NOTES, played
from tests.ui.pages.records.saved_games.shelf import NAMES, Shown
from twentyfive.engine.saves.saved_game import SavedGame
from twentyfive.engine.saves.saves import SavedGames


@pytest.fixture
def saves(tmp_path: Path) -> SavedGames:
    """A folder with three games."""
    folder = SavedGames(tmp_path / "games")
    records = (played(moves=33), played("one-hundred-ten", seed=3), played("spoil-five", moves=120))
    for number, (name, record) in enumerate(zip(NAMES, records, strict=True)):
        path = folder.free_path(name)
        folder.save(SavedGame(path, record, NOTES))
        os.utime(path, (1_790_000_000 - 100_000 * number,) * 2)
    return folder


@pytest.fixture
def shown(qtbot: QtBot, saves: SavedGames) -> Shown:
    """The page in front of all other windows."""
    return Shown(qtbot, saves)
