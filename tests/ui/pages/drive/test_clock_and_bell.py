"""The clock of a game and its bell, in the real window; the test says what time it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.pages.drive.driving import Drive, seat
from tests.ui.pressing import click
from tests.ui.whole import Start, press
from twentyfive.presentation.drive.game_clock import RINGS
from twentyfive.presentation.table.cues import Sound
from twentyfive.ui.pages.drive.clubs_page import ClubsPage
from twentyfive.ui.pages.drive.running_clock import ClockLabel
from twentyfive.ui.sound.sounds import Sounds


class Hall:
    """An evening of four pairs, with a clock that the test turns.

    Attributes:
        drive: the pages.
        rung: how often the bell has rung.
    """

    def __init__(self, drive: Drive) -> None:
        self.drive = drive
        self.rung = 0
        self._second = 100.0
        drive.games.clock.now = lambda: self._second

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self._second += seconds
        self.drive.games.clock.tick()

    @property
    def shown(self) -> str:
        """The time on the page; empty if there is none."""
        label = self.drive.games.findChild(ClockLabel)
        assert label is not None
        return label.text() if label.isVisible() else ""

    def heard(self, sound: Sound, times: int) -> None:
        """Hear a sound."""
        assert (sound, times) == (Sound.BELL, RINGS)
        self.rung += 1


@pytest.fixture
def hall(start: Start, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """The hall in the first game."""
    drive = Drive(start())
    drive.whole.open(ClubsPage)
    drive.type("Confey GAA")
    drive.enter()
    seat(drive, 4)
    hall = Hall(drive)
    monkeypatch.setattr(Sounds, "play", lambda _, sound, times, __: hall.heard(sound, times))
    return hall


def test_without_a_clock_there_is_nothing_to_see(hall: Hall) -> None:
    assert hall.shown == ""
    assert not hall.drive.games.turn_clock.isVisible()
    assert not hall.drive.games.bell.isVisible()
    hall.drive.type("1A2A")
    hall.drive.enter()
    hall.wait(10_000)
    assert hall.shown == ""


def test_the_clock_starts_with_the_next_game_and_stops_when_all_tables_are_in(hall: Hall) -> None:
    drive = hall.drive
    drive.choose(drive.games.minutes, 8)
    hall.wait(30)
    assert hall.shown == "8:00", "the first game waits until everybody sits"
    drive.games.footer.start.setFocus()
    drive.type("1A2A")
    assert not drive.games.turn_clock.isVisible()
    drive.enter()
    assert hall.shown == "8:00"
    hall.wait(65.5)
    assert hall.shown == "6:55"
    drive.type("1A")
    hall.wait(5)
    assert hall.shown == "6:50"
    drive.type("2B")
    hall.wait(1000)
    assert hall.shown == "6:50", "there is nothing to wait for"
    drive.enter()
    assert hall.shown == "8:00"


def test_the_clock_is_started_stopped_and_goes_on_by_keys(hall: Hall) -> None:
    drive = hall.drive
    drive.choose(drive.games.minutes, 5)
    assert drive.games.turn_clock.label == "Start the clock"
    drive.push(drive.games.turn_clock)
    hall.wait(10)
    assert (hall.shown, drive.games.turn_clock.label) == ("4:50", "Stop the clock")
    press(drive.whole.window, Qt.Key.Key_Space)
    hall.wait(500)
    assert (hall.shown, drive.games.turn_clock.label) == ("4:50", "Let the clock go on")
    press(drive.whole.window, Qt.Key.Key_Space)
    hall.wait(20)
    assert hall.shown == "4:30"


def test_when_time_is_up_that_is_said_and_the_bell_is_silent_unless_it_is_wished(hall: Hall) -> None:
    drive = hall.drive
    drive.choose(drive.games.minutes, 3)
    drive.push(drive.games.turn_clock)
    hall.wait(179)
    assert drive.games.said != "Time is up."
    hall.wait(1)
    assert hall.shown == "0:00"
    assert drive.games.announcer.last == drive.games.said == "Time is up."
    assert hall.rung == 0
    hall.wait(60)
    assert hall.shown == "0:00"


def test_a_bell_that_is_wished_rings_at_once_to_be_heard_and_when_time_is_up(hall: Hall) -> None:
    drive = hall.drive
    drive.choose(drive.games.minutes, 3)
    drive.choose(drive.games.bell, True)
    assert hall.rung == 1
    drive.push(drive.games.turn_clock)
    hall.wait(200)
    assert hall.rung == 2
    hall.wait(200)
    assert hall.rung == 2
    drive.whole.store.change(sound=False)
    drive.choose(drive.games.bell, False)
    assert hall.rung == 2
    drive.choose(drive.games.bell, True)
    assert drive.games.said == "Sound is off in the settings: nobody would hear the bell."


def test_the_clock_goes_on_while_another_page_is_shown_and_on_the_wall(hall: Hall) -> None:
    drive = hall.drive
    drive.choose(drive.games.minutes, 10)
    drive.push(drive.games.turn_clock)
    click(drive.games.on_wall)
    drive.whole.window.activateWindow()
    click(drive.games.to["drive_people"])
    hall.wait(61)
    assert drive.games.wall._clock.time == "8:59"
    click(drive.people.footer.start)
    assert hall.shown == "8:59"
    drive.games.wall.close()


def test_a_computer_whose_clock_jumps_does_not_disturb_it(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    drive = hall.drive
    drive.choose(drive.games.minutes, 8)
    drive.push(drive.games.turn_clock)
    for second in (0.0, 4e9, 1e9):
        monkeypatch.setattr("time.time", lambda second=second: second)
        hall.wait(1)
    assert hall.shown == "7:57"
