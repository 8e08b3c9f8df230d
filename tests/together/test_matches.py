"""Whole matches between two windows in processes of their own, of which one has joined the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.courses import COURSES
from tests.net.relay import Relay
from tests.together.games import GUEST, HOST, calm_at_first, play_match
from tests.together.windows import Window, window

FAULTS = ("delay", "cut", "slow", "late", "none")
"""Faults that take less than seconds; ``python -m tests.soak --windows`` has all."""


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Window, Window]]:
    """The windows of a host and of a guest."""
    with window(tmp_path, HOST) as host, window(tmp_path, GUEST) as guest:
        for one in (host, guest):
            one.answer()
        yield host, guest


@pytest.mark.broad
@pytest.mark.parametrize("presets", [COURSES[1::2], COURSES[2::2]], ids=["odd", "even"])
def test_matches_of_every_course_are_played_in_two_programs(
    two: tuple[Window, Window], presets: tuple[str, ...]
) -> None:
    for preset in presets:
        play_match(*two, preset)


def test_a_match_ends_alike_in_a_bad_network(two: tuple[Window, Window]) -> None:
    relays: list[Relay] = []

    def relay(port: int) -> Relay:
        relays.append(calm_at_first(port, 25, FAULTS))
        return relays[-1]

    assert COURSES[0] == "twenty-five"
    moves = play_match(*two, "twenty-five")
    assert play_match(*two, "twenty-five", relay) == moves
    assert sum(relays[0].faults.values()) > 3
