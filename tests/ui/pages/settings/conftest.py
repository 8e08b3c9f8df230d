"""The Settings page, in front of somebody who sees it the first time."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.settings.setting import Set
from twentyfive.ui.settings.model import ThemeChoice


@pytest.fixture
def shown(qtbot: QtBot) -> Set:
    """The page as it is the first time, in front of all other windows."""
    return Set(qtbot, theme=ThemeChoice.LIGHT)
