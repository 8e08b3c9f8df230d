"""A desktop with its buses, and the program on it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.screen_reader.desktop import desktop, missing
from tests.screen_reader.person import Person


@pytest.fixture
def person(private_home: Path) -> Iterator[Person]:
    """A person who cannot see, before the start page of the program."""
    lacking = missing()
    if lacking and "CI" not in os.environ:
        pytest.skip(f"there is no screen reader's bus here: install {' '.join(lacking)}")
    assert not lacking, f"install {' '.join(lacking)}"
    with desktop() as surroundings:
        made = Person(surroundings, private_home)
        try:
            made.arrive()
            yield made
        finally:
            made.leave()
