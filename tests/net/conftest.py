"""Tables for guests made of code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.net.tables import Table, make_page, table


@pytest.fixture(scope="session")
def resources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small page and two faces."""
    return make_page(tmp_path_factory.mktemp("resources"))


@pytest.fixture
def at_table(resources: Path) -> Iterator[Table]:
    """A gateway with the usual limits."""
    with table(resources) as made:
        yield made
