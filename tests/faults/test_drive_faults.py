"""A card drive loses nothing that was shown, killed at any moment or with a disk that fails at any call."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.drive_evenings import entries_of
from tests.faults.disk import FAULTS, BadDisk
from twentyfive.drive.club import ClubNamed, NightBegun, club_text
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


def at_each_call(patch: pytest.MonkeyPatch, fault: int, act: Callable[[], object]) -> Iterator[bool]:
    """Do something until no call to the disk is left to fail; yield after each time whether it could be done."""
    for at in count():
        with patch.context() as bad:
            disk = BadDisk(bad, fault)
            disk.fail_at(at)
            done = True
            try:
                act()
            except OSError:
                done = False
        yield done
        if not disk.failed:
            assert done
            return


@pytest.mark.parametrize("fault", FAULTS)
def test_a_club_that_cannot_be_begun_leaves_the_one_that_is_open(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(begun(tmp_path)) as desk:
        confey, before, failed = desk.path, desk.club, 0
        assert confey is not None
        for done in at_each_call(monkeypatch, fault, lambda: desk.begin("Castlegar")):
            if done:  # making the folder may fail: it is there
                assert (desk.club.entries, desk.name[:9]) == ((), "Castlegar")
                desk.open(confey)
            failed += not done
            assert (desk.club, desk.name) == (before, "Confey")
        assert failed >= 4, "opening, writing, flushing and renaming"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_club_that_cannot_be_opened_leaves_the_one_that_is_open(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(begun(tmp_path)) as desk:
        confey, evening = desk.path, desk.club
        assert confey is not None
        written = confey.read_bytes()
        desk.begin("Castlegar")
        before = desk.club
        for done in at_each_call(monkeypatch, fault, lambda: desk.open(confey)):
            assert (desk.club, desk.name) == ((evening, "Confey") if done else (before, "Castlegar"))
        assert confey.read_bytes() == written


@pytest.mark.parametrize("fault", FAULTS)
def test_a_copy_that_cannot_be_written_leaves_an_older_one_whole(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = tmp_path / "stick" / "Confey.twentyfive-drive"
    with closing(begun(tmp_path)) as desk:
        desk.copy_to(stick)
        old = stick.read_bytes()
        club = desk.enter(Reported(1, 1, desk.club.evening.tables[0].sides[0]))
        for done in at_each_call(monkeypatch, fault, lambda: desk.copy_to(stick)):
            assert desk.club == club
            content = stick.read_bytes()
            assert content == club_text(club).encode() if done else content in (old, club_text(club).encode())
            stick.write_bytes(old)
