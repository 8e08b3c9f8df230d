"""Guarded files: content that could not be read is not overwritten, and can be used once it is readable again."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from twentyfive.engine.files.guarded_file import FileContent, GuardedFile


def number_file(folder: Path) -> GuardedFile[int]:
    """Return a guarded file that stores a number."""
    return GuardedFile(folder / "data" / "number.txt", int, str, 0, 9)


def test_the_value_is_the_default_until_another_is_written(tmp_path: Path) -> None:
    assert number_file(tmp_path).read() == FileContent(0, absent=True)
    number_file(tmp_path).write(25)
    assert number_file(tmp_path).read() == FileContent(25)


@pytest.mark.parametrize("content", [b"", b"spades", b"\xff", b"1000000000"])
def test_a_damaged_file_is_put_aside_and_the_default_is_used(tmp_path: Path, content: bytes) -> None:
    file = number_file(tmp_path)
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


def test_an_unreadable_file_is_not_overwritten_until_it_can_be_read_again(tmp_path: Path) -> None:
    file = number_file(tmp_path)
    file.write(25)
    away = file.path.rename(tmp_path / "away")
    file.path.mkdir()  # like a failing disk: the path exists but cannot be read
    with pytest.raises(OSError, match=r"directory|denied"):
        file.read()
    file.path.rmdir()
    away.rename(file.path)
    with pytest.raises(OSError, match=r"directory|denied"):
        file.write(26)
    assert number_file(tmp_path).read() == FileContent(25)
    assert file.read() == FileContent(25)
    file.write(27)
    assert number_file(tmp_path).read() == FileContent(27)


def test_an_unreadable_file_that_was_removed_can_be_written(tmp_path: Path) -> None:
    file = number_file(tmp_path)
    file.path.mkdir(parents=True)
    with pytest.raises(OSError, match=r"directory|denied"):
        file.read()
    file.path.rmdir()
    assert file.read() == FileContent(0, absent=True)
    file.write(26)
    assert file.read() == FileContent(26)


def test_a_damaged_file_is_not_overwritten_until_it_can_be_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    file = number_file(tmp_path)
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
