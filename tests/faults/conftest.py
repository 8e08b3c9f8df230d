"""What the tests of faults share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from twentyfive.engine.engine import GameEngine
from twentyfive.engine.journal import Journal
from twentyfive.engine.minds import InlineMinds


@pytest.fixture
def engine(tmp_path: Path, qapp: QCoreApplication) -> Iterator[GameEngine]:
    """An engine whose computer players answer at once and whose journal is `tmp_path / "journal"`."""
    del qapp
    made = GameEngine(InlineMinds(), Journal(tmp_path / "journal"))
    yield made
    made.close()
