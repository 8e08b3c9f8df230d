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
    yield from at_the_program(private_home, "tests.screen_reader.steady")


@pytest.fixture
def in_a_home(private_home: Path) -> Iterator[Person]:
    """The same person at a computer in a home network."""
    yield from at_the_program(private_home, "tests.screen_reader.in_a_home")


def at_the_program(home: Path, module: str) -> Iterator[Person]:
    """Start the program by a module, for as long as the person is there."""
    lacking = missing()
    if lacking and "CI" not in os.environ:
        pytest.skip(f"there is no screen reader’s bus here: install {' '.join(lacking)}")
    assert not lacking, f"install {' '.join(lacking)}"
    with desktop() as surroundings:
        made = Person(surroundings, home, module)
        try:
            made.arrive()
            yield made
        finally:
            made.leave()
