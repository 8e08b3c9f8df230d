"""Atomic files: on a disk that cannot flush a folder the file is written all the same."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from tests.engine.kept_games import played
from twentyfive.engine.files.atomic_files import keep_version, write_whole
from twentyfive.engine.game.journal import Journal, read_journal


def make_folder_flush_fail(patch: pytest.MonkeyPatch, fault: int) -> None:
    """Make flushing a folder fail with that error; files work as usual."""
    sync = os.fsync

    def synced(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(fault, os.strerror(fault))
        sync(handle)

    patch.setattr(os, "fsync", synced)


@pytest.mark.skipif(os.name != "posix", reason="folders are not written through there")
@pytest.mark.parametrize("fault", [errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EBADF])
def test_a_game_is_saved_on_a_disk_that_cannot_flush_folders(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_folder_flush_fail(monkeypatch, fault)
    record = played(moves=30)
    journal = Journal(tmp_path / "journal.25")
    journal.begin(record)
    journal.close()
    assert read_journal(journal.path) == record


@pytest.mark.skipif(os.name != "posix", reason="folders are not written through there")
def test_a_failing_folder_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_folder_flush_fail(monkeypatch, errno.EIO)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_whole(tmp_path / "file", b"new")


@pytest.mark.skipif(os.name != "posix", reason="not everybody may make links there")
@pytest.mark.parametrize("was_there", [True, False])
def test_a_link_stays_and_its_target_is_written(tmp_path: Path, *, was_there: bool) -> None:
    link, elsewhere = tmp_path / "settings.ini", tmp_path / "my own" / "twentyfive.ini"
    elsewhere.parent.mkdir()
    if was_there:
        elsewhere.write_bytes(b"old")
    link.symlink_to(elsewhere)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert elsewhere.read_bytes() == b"new"
    assert list(elsewhere.parent.iterdir()) == [elsewhere]


@pytest.mark.parametrize("links", [True, False])
def test_a_kept_version_stays_when_the_file_is_replaced(
    links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    path, before = tmp_path / "game", tmp_path / "before" / "game"
    if not links:  # as on FAT
        monkeypatch.setattr(os, "link", refused)
    for number in range(3):
        write_whole(path, f"version {number}".encode())
        keep_version(path, before, f"version {number}".encode())
        assert before.samefile(path) == links, "a large file is not copied where the disk can share it"
    write_whole(path, b"version 3")
    assert before.read_bytes() == b"version 2"
    assert [file.name for file in before.parent.iterdir()] == ["game"]
