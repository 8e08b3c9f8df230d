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
def test_matches_are_played_in_two_programs(two: tuple[Window, Window]) -> None:
    for preset in COURSES[1::2]:
        play_match(*two, preset)


def test_other_matches_are_and_one_ends_alike_in_a_bad_network(two: tuple[Window, Window]) -> None:
    relays: list[Relay] = []

    def relay(port: int) -> Relay:
        relays.append(calm_at_first(port, 25, FAULTS))
        return relays[-1]

    moves = {preset: play_match(*two, preset) for preset in COURSES[::2]}
    assert play_match(*two, "twenty-five", relay) == moves["twenty-five"]
    assert sum(relays[0].faults.values()) > 3
