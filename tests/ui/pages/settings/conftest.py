"""Fixture: the Settings page as at the first start."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.settings.setting import ShownSettings
from twentyfive.presentation.settings import ThemeChoice


@pytest.fixture
def shown(qtbot: QtBot) -> ShownSettings:
    """The page as at the first start, in front of all other windows."""
    return ShownSettings(qtbot, theme=ThemeChoice.LIGHT)
