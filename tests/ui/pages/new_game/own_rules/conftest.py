"""Fixture: the New game pages with two sets of own rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.new_game.own_rules.keeping import CHRISTMAS, FRIDAY
from tests.ui.pages.new_game.rules_editor.editing import choosing
from twentyfive.engine.saves.rule_sets import SavedRuleSets, rules_file
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages


@pytest.fixture
def pages(qtbot: QtBot, tmp_path: Path) -> NewGamePages:
    """The New game pages with two sets of own rules, Friday and Christmas."""
    rules_file(tmp_path / "rules.25").write(SavedRuleSets((FRIDAY, CHRISTMAS)))
    return choosing(qtbot, tmp_path)
