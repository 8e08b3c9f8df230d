"""The file of a move: what goes along, and what is refused without taking any of it."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest

from tests.engine.moving.data_folders import finish, full, pack, played, tree
from tests.engine.moving.data_folders import keep as kept
from tests.faults.disk import FAULTS, BadDisk
from twentyfive import __version__
from twentyfive.engine.moving.contents import Part
from twentyfive.engine.moving.move_file import MIME_TYPE, look_into, packed
from twentyfive.later_version import LaterVersionError


def rewritten(file: Path, change: dict[str, bytes], encrypted: str = "") -> Path:
    """Write the zip again with other contents of these entries, or with more."""
    with zipfile.ZipFile(file) as old:
        entries = {info.filename: old.read(info) for info in old.infolist()} | change
    with zipfile.ZipFile(file, "w") as new:
        for name, content in entries.items():
            new.writestr(name, content)
    if encrypted:
        whole = bytearray(file.read_bytes())
        place = whole.index(encrypted.encode(), whole.index(b"PK\x01\x02")) - 46 + 8
        whole[place] |= 1
        file.write_bytes(bytes(whole))
    return file


def test_everything_of_a_person_goes_along_and_nothing_of_the_computer(tmp_path: Path) -> None:
    data = full(tmp_path / "here")
    kept(data, "Ár gcluiche – 100 %25", played(moves=9))
    before = tree(data)
    found = look_into(pack(data, tmp_path / "all.twentyfive-move"))
    assert {part: found.number(part) for part in Part} == {
        Part.GAME: 5,
        Part.EVENING: 1,
        Part.CLUB: 1,
        Part.DECK: 1,
        Part.JOURNAL: 1,
        Part.BOOKMARKS: 1,
        Part.RULES: 1,
        Part.LESSONS: 1,
        Part.TRAINER: 1,
        Part.STATISTICS: 1,
        Part.SETTINGS: 1,
    }
    assert found.version == __version__
    assert "games/Ár gcluiche – 100 %25.twentyfive" in found.entries
    assert not any(
        word in name for name in found.entries for word in ("guests", "seat", "phones", "log", "pdf", "lock")
    )
    assert b"a key of this computer" not in b"".join(tree(tmp_path)["all.twentyfive-move"].split(b"\n"))
    assert tree(data) == before


def test_a_desktop_knows_it_by_its_first_bytes(tmp_path: Path) -> None:
    first = pack(full(tmp_path / "here"), tmp_path / "all.twentyfive-move").read_bytes()[:80]
    assert first[30:].startswith(f"mimetype{MIME_TYPE}".encode())


def test_an_empty_folder_makes_an_empty_file(tmp_path: Path) -> None:
    found = look_into(pack(tmp_path / "nothing", tmp_path / "all.twentyfive-move"))
    assert found.entries == {}
    assert found.newest is None


@pytest.mark.parametrize(
    "name",
    [
        "../games/x.twentyfive",
        "/etc/passwd",
        "games/../x.twentyfive",
        "games/a/b.twentyfive",
        "C:\\x.twentyfive",
        "decks/../deck.json",
        "decks/./deck.json",
        "games/x.exe",
        "journal.guests.json",
        "twentyfive.log",
        "games/a:b.twentyfive",
    ],
)
def test_a_name_that_does_not_belong_there_is_refused(name: str, tmp_path: Path) -> None:
    file = rewritten(pack(full(tmp_path / "here"), tmp_path / "all.twentyfive-move"), {name: b"x"})
    with pytest.raises(ValueError, match="does not belong in it"):
        look_into(file)


def test_other_files_are_refused(tmp_path: Path) -> None:
    sound = pack(full(tmp_path / "here"), tmp_path / "all.twentyfive-move")
    whole = sound.read_bytes()
    for content in (b"", b"twentyfive record 1\n", whole[:-1], whole[: len(whole) // 2], whole[200:]):
        sound.write_bytes(content)
        with pytest.raises(ValueError, match="it is damaged"):
            look_into(sound)
    with zipfile.ZipFile(sound, "w") as pack_:
        pack_.writestr("letter.txt", "Dear Ann")
    with pytest.raises(ValueError, match="not everything of a person"):
        look_into(sound)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"mimetype": b"application/zip" + b" " * 14}, "another kind"),
        ({"about.json": b"{}"}, "its format is not 'twentyfive move 1'"),
        ({"about.json": b"no"}, "about"),
        ({"about.json": b'{"format":"twentyfive move 1","version":"1","made":"yesterday","files":1}'}, "made"),
        ({"about.json": b'{"format":"twentyfive move 1","version":"1","made":"2026-11-28","files":1}'}, "and not 1"),
        ({"lessons.json": b" " * 1_000_001}, "too large"),
    ],
)
def test_what_it_says_of_itself_must_be_true(change: dict[str, bytes], why: str, tmp_path: Path) -> None:
    file = rewritten(pack(full(tmp_path / "here"), tmp_path / "all.twentyfive-move"), change)
    with pytest.raises(ValueError, match=why):
        look_into(file)


def test_one_that_is_locked_by_a_password_is_refused(tmp_path: Path) -> None:
    file = pack(full(tmp_path / "here"), tmp_path / "all.twentyfive-move")
    with pytest.raises(ValueError, match="packed in another way"):
        look_into(rewritten(file, {}, encrypted="lessons.json"))


def test_one_of_a_later_version_is_told(tmp_path: Path) -> None:
    about = b'{"format":"twentyfive move 2","hats":3}'
    file = rewritten(pack(full(tmp_path / "here"), tmp_path / "all.twentyfive-move"), {"about.json": about})
    with pytest.raises(LaterVersionError, match="written by a later version"):
        look_into(file)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_full_disk_leaves_the_older_file_and_nothing_else(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, target = full(tmp_path / "here"), tmp_path / "out" / "all.twentyfive-move"
    target.parent.mkdir()
    target.write_text("older", encoding="utf-8")
    with monkeypatch.context() as patch:
        BadDisk(patch, fault).fail()
        with pytest.raises(OSError, match=os.strerror(fault)):
            finish(packed(data, data / "twentyfive.ini", target))
    assert tree(target.parent) == {"all.twentyfive-move": b"older"}


def test_broken_off_it_leaves_nothing(tmp_path: Path) -> None:
    data, target = full(tmp_path / "here"), tmp_path / "out" / "all.twentyfive-move"
    target.parent.mkdir()
    steps = packed(data, data / "twentyfive.ini", target)
    for _ in range(3):
        next(steps)
    steps.close()
    assert tree(target.parent) == {}
