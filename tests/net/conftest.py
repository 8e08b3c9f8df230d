"""Tables for guests made of code."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.net.tables import Table, make_page, table

THREADS_END_S = 10
"""The longest time that a thread which has been told to end may take for it."""


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    """Fail a test that leaves a thread of its own running: it would go on in the middle of other tests."""
    before = set(threading.enumerate())
    yield
    own = [thread for thread in threading.enumerate() if not thread.name.startswith("Dummy-")]  # others are Qt's
    left = [thread for thread in own if thread not in before]
    for thread in left:
        thread.join(THREADS_END_S)
    running = [thread.name for thread in left if thread.is_alive()]
    assert not running, f"still running: {running}"


@pytest.fixture(scope="session")
def resources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small page and two faces."""
    return make_page(tmp_path_factory.mktemp("resources"))


@pytest.fixture
def at_table(resources: Path) -> Iterator[Table]:
    """A gateway with the usual limits."""
    with table(resources) as made:
        yield made
