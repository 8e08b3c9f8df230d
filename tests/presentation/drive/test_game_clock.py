"""The clock of a game: it counts down, stands, goes on, and does not mind a computer's clock."""

from __future__ import annotations

import pytest

from twentyfive.presentation.drive.game_clock import MINUTES, GameClock, clock_answers, clock_shown


def test_a_clock_counts_down_from_the_beginning_of_a_game() -> None:
    clock = GameClock(8).begun(now=1000.0)
    assert [clock_shown(clock, 1000.0 + passed).time for passed in (0, 0.4, 1, 59.5, 475, 479.9, 480, 9999)] == [
        *("8:00", "8:00", "7:59", "7:01", "0:05", "0:01", "0:00", "0:00"),
    ]
    assert not clock.is_up(1479.9)
    assert clock.is_up(1480.0)


def test_a_clock_that_stands_loses_nothing() -> None:
    clock = GameClock(5).begun(0.0).paused(100.0)
    assert clock.left(5000.0) == 200
    assert clock.going_on(5000.0).left(5050.0) == 150
    assert clock.going_on(5000.0).begun(6000.0).left(6000.0) == 300


def test_a_clock_whose_time_is_up_does_not_go_on() -> None:
    clock = GameClock(3).begun(0.0).paused(200.0)
    assert not clock.going_on(300.0).runs
    assert clock_shown(clock, 300.0).act == ""
    assert clock_shown(clock, 300.0).said == "Time is up."


def test_without_a_clock_nothing_is_shown_and_nothing_runs() -> None:
    clock = GameClock().begun(50.0)
    assert not clock.runs
    assert not clock.is_up(9999.0)
    assert clock_shown(clock, 9999.0).time == ""


def test_a_clock_never_shows_more_than_the_game_has() -> None:
    assert GameClock(8).begun(1000.0).left(900.0) == 480


@pytest.mark.parametrize(("passed", "seconds"), [(0.0, 1.0), (0.25, 0.75), (10.0, 1.0), (59.999, 0.001)])
def test_it_is_told_when_another_time_is_to_be_shown(passed: float, seconds: float) -> None:
    assert GameClock(8).begun(0.0).to_next(passed) == pytest.approx(seconds)


def test_the_button_says_what_it_would_do() -> None:
    new, running = GameClock(8), GameClock(8).begun(0.0)
    shown = (new, running, running.paused(5.0))
    assert [clock_shown(clock, 5.0).act for clock in shown] == [
        *("Start the clock", "Stop the clock", "Let the clock go on"),
    ]


def test_a_clock_is_a_choice_and_none_comes_first() -> None:
    answers = clock_answers()
    assert [answer.value for answer in answers] == list(MINUTES)
    assert [answer.label for answer in answers[:2]] == ["No clock", "3 minutes"]
