"""Fixture: the New game pages without own rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.new_game.rules_editor.editing import choosing
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages


@pytest.fixture
def pages(qtbot: QtBot, tmp_path: Path) -> NewGamePages:
    """The New game pages as at the first start."""
    return choosing(qtbot, tmp_path)
