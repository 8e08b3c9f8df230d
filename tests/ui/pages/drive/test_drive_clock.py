"""A clock that jumps during an evening: what is entered, who sits where and the season do not depend on it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path

import pytest

from tests.turns import turn
from tests.ui.pages.drive.driving import Drive
from tests.ui.pressing import click
from tests.ui.whole import Start, button
from twentyfive.drive import Club, Entry, NightBegun
from twentyfive.ui.pages.drive.clubs_page import ClubsPage

CLOCKS = {
    "set back": ("2026-11-30 21:00:00", "2026-11-29 08:30:00", "1970-01-02 00:00:00"),
    "set ahead": ("2026-11-30 21:00:00", "2037-01-01 12:00:00", "2150-12-31 23:59:59"),
    "midnight": ("2026-11-30 23:59:59", "2026-12-01 00:00:01"),
    "summer time ends": ("2026-10-25 00:59:59", "2026-10-25 01:00:01"),  # 1:59:59, then 1:00:01
    "summer time begins": ("2027-03-28 00:59:59", "2027-03-28 01:00:01"),  # 0:59:59, then 2:00:01
}
"""What the clock shows in turn, in UTC."""


@pytest.fixture
def irish_time(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the computer stand in Ireland."""
    if not hasattr(time, "tzset"):
        yield
        return
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "GMT0IST,M3.5.0/1,M10.5.0")
        time.tzset()
        yield
    time.tzset()


def evenings(start: Start) -> Drive:
    """Run two evenings of a club; within each the window is closed, and another goes on."""

    def new_window() -> Drive:
        drive = Drive(start())
        drive.whole.open(ClubsPage)
        turn()
        return drive

    drive = new_window()
    drive.type("Confey GAA")
    drive.enter()
    drive.people.games.changed.emit(2)
    for night in range(2):
        if night:
            drive.push(drive.end.night)
        drive.people.names.setFocus()
        for names in ("Ann & Ben", "Cait & Dan", "Ella", "Fred", "Gus & Ida"):
            drive.type(names)
            drive.enter()
        drive.push(drive.people.partners)
        drive.push(drive.people.footer.start)
        drive.type("1A2B")
        drive.enter()
        path = drive.room.desk.path
        assert path is not None
        drive.whole.close()
        os.utime(path, 2 * (time.time(),))
        drive = new_window()
        click(button(drive.clubs, "Go on with Confey GAA"))
        drive.type("1A2B")
        drive.enter()
        assert drive.whole.window.router.is_at("drive_end")
    return drive


@pytest.mark.broad("set back")
@pytest.mark.usefixtures("irish_time")
@pytest.mark.parametrize("name", CLOCKS)
def test_a_clock_that_jumps_changes_nothing_but_the_dates(
    name: str, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.ui.pages.drive.drive_room.new_seed", lambda: 7)
    drive = evenings(start)
    still = drive.room.desk.club
    drive.whole.close()
    (tmp_path / "drives" / "Confey GAA.twentyfive-drive").unlink()
    shown = cycle(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() for text in CLOCKS[name])
    monkeypatch.setattr("time.time", lambda: next(shown))
    club = evenings(start).room.desk.club
    assert entries(club) == entries(still)
    assert club.season == still.season
    assert [night.log.evening for night in club.nights] == [night.log.evening for night in still.nights]


def entries(club: Club) -> list[Entry]:
    """Return what was entered, but for the dates."""
    return [entry for entry in club.entries if not isinstance(entry, NightBegun)]
