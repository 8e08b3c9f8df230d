"""The fixture of the saver's tests: a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.game_saver.tables import Table
from twentyfive.engine.game.engine import GameEngine


@pytest.fixture
def table(engine: GameEngine, tmp_path: Path) -> Iterator[Table]:
    """A table over an empty data folder."""
    made = Table(engine, tmp_path / "data")
    yield made
    made.saver.close()
