"""Whatever happens to a file, nothing is written over what could not be read, and all is well once it can be."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from twentyfive.engine.files.guarded_file import FileContent, GuardedFile


def kept(folder: Path) -> GuardedFile[int]:
    """A file in which a number is kept."""
    return GuardedFile(folder / "data" / "number.txt", int, str, 0, 9)


def test_what_is_written_is_read_again_and_before_it_is_the_fresh(tmp_path: Path) -> None:
    assert kept(tmp_path).read() == FileContent(0, absent=True)
    kept(tmp_path).write(25)
    assert kept(tmp_path).read() == FileContent(25)


@pytest.mark.parametrize("content", [b"", b"spades", b"\xff", b"1000000000"])
def test_a_damaged_file_is_put_aside_and_the_fresh_holds(tmp_path: Path, content: bytes) -> None:
    file = kept(tmp_path)
    file.write(25)
    file.path.write_bytes(content)
    found = file.read()
    assert found.value == 0
    assert found.damage
    assert found.kept is not None
    assert found.kept.read_bytes() == content
    file.write(26)
    assert file.read() == FileContent(26)
    assert found.kept.read_bytes() == content


def test_nothing_is_written_over_an_unreadable_file_until_it_can_be_read_again(tmp_path: Path) -> None:
    file = kept(tmp_path)
    file.write(25)
    away = file.path.rename(tmp_path / "away")
    file.path.mkdir()  # as a disk that fails: there is something, and it cannot be read
    with pytest.raises(OSError, match=r"directory|denied"):
        file.read()
    file.path.rmdir()
    away.rename(file.path)
    with pytest.raises(OSError, match=r"directory|denied"):
        file.write(26)
    assert kept(tmp_path).read() == FileContent(25)
    assert file.read() == FileContent(25)
    file.write(27)
    assert kept(tmp_path).read() == FileContent(27)


def test_an_unreadable_file_that_is_gone_is_begun_anew(tmp_path: Path) -> None:
    file = kept(tmp_path)
    file.path.mkdir(parents=True)
    with pytest.raises(OSError, match=r"directory|denied"):
        file.read()
    file.path.rmdir()
    assert file.read() == FileContent(0, absent=True)
    file.write(26)
    assert file.read() == FileContent(26)


def test_nothing_is_written_over_a_damaged_file_until_it_can_be_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    file = kept(tmp_path)
    file.path.parent.mkdir()
    file.path.write_text("spades", encoding="utf-8")
    with monkeypatch.context() as disk:
        disk.setattr(Path, "rename", refuse)
        with pytest.raises(OSError, match="denied"):
            file.read()
        with pytest.raises(OSError, match="denied"):
            file.write(26)
    assert file.path.read_text(encoding="utf-8") == "spades"
    assert file.read().damage
    file.write(26)
    assert file.read() == FileContent(26)
