"""Everything that is pressed is on disk before it is shown, and a club's file is never written by two windows."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from unittest.mock import patch

import pytest

from twentyfive.drive.club import Club, ClubNamed, NightBegun
from twentyfive.drive.entries import Came, Entry, Planned, Reported, Seated, Undone
from twentyfive.drive.plan import Plan
from twentyfive.drive.problems import Refused
from twentyfive.engine.drive.club_desk import ClubDesk, ClubInUseError
from twentyfive.later_version import LaterVersionError

PAIRS = tuple(Came((f"Ann {number}", f"Ben {number}")) for number in range(1, 5))
NIGHT = (ClubNamed("Confey"), NightBegun("2026-11-30"), Planned(Plan(games=2)), *PAIRS, Seated(1))


OpenDesk = Callable[[], ClubDesk]


@pytest.fixture
def new_desk(tmp_path: Path) -> Iterator[OpenDesk]:
    """Open a desk of another window, at which all clubs of one person are found."""
    with ExitStack() as desks:

        def new() -> ClubDesk:
            return desks.enter_context(closing(ClubDesk(tmp_path)))

        yield new


@pytest.fixture
def desk(new_desk: OpenDesk) -> ClubDesk:
    """A desk with a new club."""
    desk = new_desk()
    desk.begin("Confey")
    return desk


def reopened(desk: ClubDesk) -> Club:
    """Return the club as its file has it, after the window with it was closed; it is open again then."""
    path = desk.path
    assert path is not None
    desk.close()
    desk.open(path)
    return desk.club


def test_a_new_club_is_there_when_it_is_opened_again(desk: ClubDesk) -> None:
    club = desk.enter(*NIGHT)
    assert reopened(desk) == club
    assert len(club.evening.tables) == 2


def test_each_entry_is_in_the_file_before_the_club_after_it_is_known(desk: ClubDesk) -> None:
    assert desk.path is not None
    for entry in NIGHT:
        before = desk.path.read_bytes()
        with patch("os.fsync", side_effect=lambda _: None) as flushed:
            desk.enter(entry)
        assert flushed.called
        assert desk.path.read_bytes().startswith(before)
        assert desk.path.read_bytes() != before


def test_what_the_rules_refuse_is_not_written(desk: ClubDesk) -> None:
    desk.enter(*NIGHT)
    assert desk.path is not None
    before, club = desk.path.read_bytes(), desk.club
    with pytest.raises(Refused):
        desk.enter(Reported(1, 1, desk.club.evening.tables[0].sides[0]), Reported(1, 99, 1))
    assert desk.path.read_bytes() == before
    assert desk.club is club


@pytest.mark.parametrize("written", [0, 3, 20])
def test_a_full_disk_leaves_the_club_as_it_was_and_the_entry_can_be_made_again(desk: ClubDesk, written: int) -> None:
    desk.enter(*NIGHT)
    before = desk.club
    result = Reported(1, 1, before.evening.tables[0].sides[0])
    file = desk._file
    assert file is not None
    write = file.write

    class Full:
        """A file on a disk with room for a few bytes."""

        def __getattr__(self, name: str) -> object:
            return getattr(file, name)

        def write(self, content: bytes) -> int:
            if not written:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return write(content[:written])

    with patch.object(desk, "_file", Full()), pytest.raises(OSError, match="No space"):
        desk.enter(result)
    assert desk.club == before
    club = desk.enter(result)
    assert reopened(desk) == club


@pytest.mark.parametrize("lost", [1, 2, 7, 40])
def test_a_line_that_a_power_cut_left_without_its_end_is_dropped(desk: ClubDesk, lost: int) -> None:
    desk.enter(*NIGHT)
    before = desk.club
    desk.enter(Undone())
    path = desk.path
    assert path is not None
    desk.close()
    content = path.read_bytes()
    cut = content[: max(content[:-1].rfind(b"\n") + 1, len(content) - lost)]
    path.write_bytes(cut)
    desk.open(path)
    assert desk.club == before
    club = desk.enter(Undone())
    assert reopened(desk) == club


def test_a_second_window_is_refused(desk: ClubDesk, new_desk: OpenDesk) -> None:
    path = desk.path
    assert path is not None
    other = new_desk()
    with pytest.raises(ClubInUseError):
        other.open(path)
    assert other.path is None
    desk.close()
    other.open(path)
    assert other.name == "Confey"


def test_a_damaged_file_is_named_by_its_line_and_left_as_it_is(desk: ClubDesk, tmp_path: Path) -> None:
    desk.enter(*NIGHT)
    path = tmp_path / "damaged.twentyfive-drive"
    desk.copy_to(path)
    content = path.read_bytes().replace(b'"Ann 3"', b'"Ann 3')
    path.write_bytes(content)
    before = desk.club
    with pytest.raises(ValueError, match="line 7"):
        desk.open(path)
    assert path.read_bytes() == content
    assert desk.club is before


def test_the_file_of_a_later_version_is_told_and_not_touched(desk: ClubDesk, tmp_path: Path) -> None:
    path = tmp_path / "later.twentyfive-drive"
    path.write_text('{"format": "twentyfive drive 2"}\n')
    with pytest.raises(LaterVersionError):
        desk.open(path)
    assert path.read_text() == '{"format": "twentyfive drive 2"}\n'


def test_two_clubs_of_one_name_have_two_files_and_the_last_written_comes_first(desk: ClubDesk) -> None:
    first = desk.path
    assert first is not None
    os.utime(first, (1, 1))
    desk.begin("Confey")
    assert list(desk.kept().values()) == ["Confey 2", "Confey"]


def test_a_trial_is_not_kept(new_desk: OpenDesk, tmp_path: Path) -> None:
    desk, other = new_desk(), new_desk()
    for window in (desk, other):
        window.begin_trial("Trial")
        assert (window.is_trial, window.enter(*NIGHT).evening.tables != ()) == (True, True)
    assert (desk.name, other.name) == ("Trial", "Trial 2")
    assert not desk.kept()
    desk.begin("Confey")
    assert not desk.is_trial
    assert list(desk.kept().values()) == ["Confey"]
    other.close()
    assert [path.name for path in tmp_path.rglob("*.twentyfive-drive")] == ["Confey.twentyfive-drive"]


def test_a_trial_that_a_kill_left_is_written_over(new_desk: OpenDesk, tmp_path: Path) -> None:
    left = tmp_path / "drives" / "trial" / "Trial.twentyfive-drive"
    left.parent.mkdir(parents=True)
    left.write_text("left")
    desk = new_desk()
    desk.begin_trial("Trial")
    assert (desk.path, desk.club) == (left, Club())


def test_a_copy_holds_the_whole_club(desk: ClubDesk, tmp_path: Path) -> None:
    club = desk.enter(*NIGHT)
    desk.copy_to(tmp_path / "stick.twentyfive-drive")
    desk.open(tmp_path / "stick.twentyfive-drive")
    assert desk.club == club


@pytest.mark.parametrize("entry", [Came(("A" * 41,)), Seated(10**17)])
def test_what_could_not_be_read_again_is_not_written(desk: ClubDesk, entry: Entry) -> None:
    desk.enter(*NIGHT[:-1])
    before = desk.club
    with pytest.raises(ValueError, match=r"letters|figures|digits"):
        desk.enter(entry)
    assert reopened(desk) == before
