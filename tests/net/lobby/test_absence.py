"""Absence: the computer plays after 20 seconds for a guest who is asleep, after 5 for the next move in a row."""

from __future__ import annotations

import pytest

from tests.net.lobby.fakes import FakeClock
from twentyfive.net.lobby.absence import Absence, Awaited, Patience


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def played() -> list[int]:
    return []


@pytest.fixture
def absence(clock: FakeClock, played: list[int]) -> Absence:
    return Absence(clock, played.append)


def asleep(at: int, seat: int = 2) -> Awaited:
    return Awaited(seat, seat, at, there=False)


def test_the_computer_plays_after_twenty_seconds(absence: Absence, clock: FakeClock, played: list[int]) -> None:
    absence.await_move(asleep(1))
    clock.turn(19)
    assert (absence.seconds, played) == (20, [])
    clock.turn(1)
    assert (absence.seconds, played) == (None, [2])


def test_its_next_move_in_a_row_comes_after_five(absence: Absence, clock: FakeClock, played: list[int]) -> None:
    absence.await_move(asleep(1))
    clock.turn(20)
    absence.await_move(asleep(9))
    clock.turn(5)
    assert played == [2, 2]


def test_whoever_has_come_back_is_waited_for_as_long_as_before(
    absence: Absence, clock: FakeClock, played: list[int]
) -> None:
    absence.await_move(asleep(1))
    clock.turn(20)
    absence.await_move(Awaited(2, 2, 9, there=True))
    absence.await_move(asleep(9))
    clock.turn(19)
    assert played == [2]


def test_who_comes_back_in_time_is_not_played_for(absence: Absence, clock: FakeClock, played: list[int]) -> None:
    absence.await_move(asleep(1))
    clock.turn(10)
    absence.await_move(Awaited(2, 2, 1, there=True))
    clock.turn(100)
    assert (absence.seconds, played) == (None, [])


def test_the_host_may_wait_or_play_now(absence: Absence, clock: FakeClock, played: list[int]) -> None:
    absence.await_move(asleep(1))
    absence.wait()
    absence.await_move(asleep(1))
    clock.turn(100)
    assert played == []
    absence.await_move(asleep(4))
    absence.play_now()
    assert played == [2]


def test_one_moment_is_a_minute(absence: Absence, clock: FakeClock, played: list[int]) -> None:
    absence.set_patience(Patience(there=30))
    absence.await_move(Awaited(2, 2, 1, there=True))
    absence.give_a_moment()
    clock.turn(59)
    assert played == []
    clock.turn(1)
    assert played == [2]


def test_never_is_for_ever(absence: Absence, clock: FakeClock, played: list[int]) -> None:
    absence.set_patience(Patience(asleep=None))
    absence.await_move(asleep(1))
    clock.turn(10_000)
    assert played == []


def test_a_pause_ends_the_countdown_and_it_begins_again(absence: Absence, clock: FakeClock, played: list[int]) -> None:
    absence.await_move(asleep(1))
    clock.turn(15)
    absence.rest()
    clock.turn(60)
    assert played == []
    absence.await_move(asleep(1))
    clock.turn(20)
    assert played == [2]
