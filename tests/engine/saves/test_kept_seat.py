"""A seat at another's table on disk: for its owner's eyes, and a damaged file is set aside."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from twentyfive.engine.saves.kept_seat import KeptSeat, SeatFile

SEAT = KeptSeat("ab12", "Anna's table", "Spoil Five", "192.168.1.23", 25_525, "AbCdEf", "Máire")


def test_a_seat_is_kept_until_it_is_left(tmp_path: Path) -> None:
    file = SeatFile(tmp_path / "journal.seat.json")
    assert file.read().value is None
    file.write(SEAT)
    assert SeatFile(file.path).read().value == SeatFile(file.path).peek() == SEAT
    file.remove()
    file.remove()
    assert not file.path.exists()
    assert file.peek() is None


@pytest.mark.skipif(os.name != "posix", reason="Windows has no modes")
def test_only_the_owner_can_read_the_token_even_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SeatFile(tmp_path / "journal.seat.json")
    modes: list[int] = []
    flush = os.fsync

    def watched(handle: int) -> None:
        modes.append(os.fstat(handle).st_mode & 0o777)
        flush(handle)

    monkeypatch.setattr("os.fsync", watched)
    file.write(SEAT)
    file.write(replace(SEAT, name="Síle"))
    assert modes[0] == 0o600
    assert file.path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"nothing",
        b"[]",
        b'{"format":"twentyfive hat 2"}',
        b'{"format":"twentyfive seat 1","table":"ab12"}',
        b'{"format":"twentyfive seat 1","table":"a","host":"","game":"","address":"","port":0,"token":"","name":""}',
        b"\xff\xfe",
        b"x" * 5_000,
    ],
)
def test_a_damaged_file_is_set_aside_and_nothing_of_it_is_lost(tmp_path: Path, content: bytes) -> None:
    file = SeatFile(tmp_path / "journal.seat.json")
    file.path.write_bytes(content)
    assert file.peek() is None
    assert file.path.read_bytes() == content, "looking at it changes nothing"
    found = file.read()
    assert found.value is None
    assert found.damage
    assert found.kept is not None
    assert found.kept.read_bytes() == content
    assert not file.path.exists()
