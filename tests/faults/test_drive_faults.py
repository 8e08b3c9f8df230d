"""A card drive loses nothing that was shown, killed at any moment or with a disk that fails at any call."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tests.drive_evenings import entries_of
from tests.faults.disk import FAULTS, BadDisk
from twentyfive.drive.club import ClubNamed, NightBegun
from twentyfive.drive.entries import Entry, MovedOn, Reported
from twentyfive.engine.drive.club_desk import ClubDesk

_GAMES: Final = 20
_SCRIPT: Final = """
import sys
from pathlib import Path
from tests.faults.test_drive_faults import enter_all
from twentyfive.engine.drive.club_desk import ClubDesk
desk = ClubDesk(Path(sys.argv[1]))
desk.open(next(iter(desk.kept())))
enter_all(desk, lambda: print(len(desk.club.entries), flush=True))
"""


def next_entry(desk: ClubDesk) -> Entry | None:
    """Return what comes next in an evening that goes on to its end: a result, or the next game."""
    evening = desk.club.evening
    if evening.over:
        return None
    if not evening.missing:
        return MovedOn()
    table = evening.tables[evening.missing[0] - 1]
    return Reported(len(evening.games), table.number, table.sides[len(desk.club.entries) % len(table.sides)])


def enter_all(desk: ClubDesk, shown: Callable[[], object]) -> None:
    """Enter an evening to its end, and call `shown` after each entry."""
    while (entry := next_entry(desk)) is not None:
        desk.enter(entry)
        shown()


def begun(folder: Path) -> ClubDesk:
    """Return a desk with an evening of twelve pairs that are seated."""
    desk = ClubDesk(folder)
    desk.begin("Confey")
    desk.enter(ClubNamed("Confey"), NightBegun("2026-11-30"), *entries_of(12, sides=3, games=_GAMES))
    return desk


@pytest.mark.broad("4 kills")
@pytest.mark.parametrize("kills", [4, 20], ids="{} kills".format)
def test_a_program_killed_at_any_moment_goes_on_where_the_evening_was(kills: int, tmp_path: Path) -> None:
    begun(tmp_path).close()
    rng, shown = random.Random(25), 0
    for _ in range(kills):
        with subprocess.Popen(
            [sys.executable, "-c", _SCRIPT, str(tmp_path)], stdout=subprocess.PIPE, text=True
        ) as program:
            assert program.stdout is not None
            for _ in range(rng.randint(0, 3)):
                if line := program.stdout.readline():
                    shown = int(line)
            program.send_signal(signal.SIGKILL)
            shown = max([shown, *map(int, program.stdout.read().split())])
        with closing(ClubDesk(tmp_path)) as desk:
            desk.open(next(iter(desk.kept())))
            assert len(desk.club.entries) >= shown
            if next_entry(desk) is None:
                ended = next(iter(desk.kept()))
                desk.close()
                ended.unlink()
                begun(tmp_path).close()
                shown = 0


@pytest.mark.parametrize("fault", FAULTS)
def test_an_entry_that_cannot_be_written_can_be_made_again(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(begun(tmp_path)) as desk:
        path = desk.path
        assert path is not None
        at = 0
        while True:
            before, entry = desk.club, next_entry(desk)
            assert entry is not None
            with monkeypatch.context() as patch:
                disk = BadDisk(patch, fault)
                desk.close()
                desk.open(path)
                disk.fail_at(at)
                if not _entered(desk, entry):
                    assert desk.club == before
                elif not disk.failed:
                    break
            after = desk.enter(entry)
            desk.close()
            desk.open(path)
            assert desk.club == after
            at += 1
        assert at >= 2, "writing, then flushing can fail"


def _entered(desk: ClubDesk, entry: Entry) -> bool:
    try:
        desk.enter(entry)
    except OSError:
        return False
    return True


@pytest.mark.parametrize("fault", FAULTS)
def test_a_club_that_cannot_be_begun_leaves_the_one_that_is_open(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(begun(tmp_path)) as desk:
        before, at = desk.club, 0
        while True:
            with monkeypatch.context() as patch:
                disk = BadDisk(patch, fault)
                disk.fail_at(at)
                try:
                    desk.begin("Castlegar")
                except OSError:
                    assert desk.club == before
                    assert desk.name == "Confey"
                else:
                    break
            at += 1
        assert desk.club.entries == ()
