"""Fixture: the New game page as at the first start."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.new_game.answering import opened
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    """The page as at the first start, in front of all other windows."""
    return opened(qtbot)
