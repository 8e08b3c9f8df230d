"""Bookmarks last between sessions, name a moment of one game, and are dropped when the moves to it change."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.core.policy import next_move
from twentyfive.core import Record, legal_moves, seated, to_act
from twentyfive.engine.saves.bookmarks import Bookmarks, BookmarksError


def game(seed: int = 25, plies: int = 60) -> Record:
    """Return the first moves of a game."""
    rng, record = random.Random(seed), Record.new(seated("twenty-five", 4, 4).replace(target=500), seed=seed)
    while record.ply < plies:
        record.push(next_move(record.state, rng))
    return record


def names(marks: Bookmarks, record: Record) -> list[tuple[int, str]]:
    return [(mark.ply, mark.name) for mark in marks.of(record)]


def test_bookmarks_are_there_the_next_time(tmp_path: Path) -> None:
    marks = Bookmarks(tmp_path / "bookmarks.json")
    marks.put(game(), 30, "Mary's five")
    marks.put(game(), 12, "Séan’s lead ♠")
    marks.put(game(26), 12, "another game")
    again = Bookmarks(tmp_path / "bookmarks.json")
    assert names(again, game()) == [(12, "Séan’s lead ♠"), (30, "Mary's five")]
    assert names(again, game(27)) == []


def test_each_of_two_windows_keeps_the_bookmarks_of_both(tmp_path: Path) -> None:
    here, there = Bookmarks(tmp_path / "bookmarks.json"), Bookmarks(tmp_path / "bookmarks.json")
    assert names(here, game()) == names(there, game(26)) == []
    there.put(game(26), 10, "there")
    here.put(game(), 12, "here")
    assert names(there, game()) == [(12, "here")]
    assert names(Bookmarks(tmp_path / "bookmarks.json"), game(26)) == [(10, "there")]


def test_a_bookmark_can_be_renamed_and_removed(tmp_path: Path) -> None:
    marks, record = Bookmarks(tmp_path / "bookmarks.json"), game()
    marks.put(record, 30, "first")
    marks.put(record, 30, "second")
    assert names(marks, record) == [(30, "second")]
    marks.remove(record, 30)
    marks.remove(record, 31)
    assert names(Bookmarks(tmp_path / "bookmarks.json"), record) == []


def test_undone_moves_keep_their_bookmarks_and_replaced_moves_lose_them() -> None:
    marks, record = Bookmarks(), game()
    early = next(ply for ply in range(20, 40) if len(legal_moves(record.state_at(ply))) > 1)
    marks.put(record, early, "here")
    marks.put(record, record.ply, "there")
    record.go_to(early)
    assert [name for _, name in names(marks, record)] == ["here", "there"]
    made = record.undone[0]
    assert to_act(record.state) is not None
    record.push(next(move for move in legal_moves(record.state) if move != made))
    assert [name for _, name in names(marks, record)] == ["here"]


@pytest.mark.parametrize("name", ["", " ", "a\nb", "x" * 61, " a", "a\N{NO-BREAK SPACE}b"])
def test_an_invalid_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot name"):
        Bookmarks().put(game(), 3, name)


def test_the_number_of_bookmarks_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.engine.saves.bookmarks.MOST_IN_GAME", 20)
    marks, record = Bookmarks(), game(plies=40)
    for ply in range(20):
        marks.put(record, ply, str(ply))
    with pytest.raises(ValueError, match="at most"):
        marks.put(record, 20, "one more")
    marks.put(record, 5, "the same one is none more")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"format": "twentyfive hats 2", "games": {}}', '{"format": "twentyfive bookmarks 1"}']
    + [f'{{"format": "twentyfive bookmarks 1", "games": {{"x": {marks}}}}}' for marks in ("3", "[3]", '[[1, "a"]]')],
)
def test_a_damaged_file_is_put_aside_and_reported(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bookmarks.json"
    path.write_text(text)
    marks = Bookmarks(path)
    with pytest.raises(BookmarksError):
        marks.of(game())
    assert (tmp_path / "bookmarks-damaged-1.json").read_text() == text
    marks.put(game(), 3, "new")
    assert names(Bookmarks(path), game()) == [(3, "new")]
    path.write_text("damaged once more")
    with pytest.raises(BookmarksError):
        marks.of(game())
    assert (tmp_path / "bookmarks-damaged-1.json").read_text() == text, "the damaged file stays"


def test_a_damaged_file_that_cannot_be_put_aside_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(13, "Permission denied")

    path = tmp_path / "bookmarks.json"
    path.write_text("damaged")
    marks = Bookmarks(path)
    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(OSError, match="Permission denied"):
        marks.of(game())
    with pytest.raises(OSError, match="Permission denied"):
        marks.put(game(), 3, "new")
    assert path.read_text() == "damaged"
    assert names(marks, game()) == [(3, "new")], "it lasts until the program ends"


def test_a_file_that_is_readable_again_keeps_its_bookmarks_and_takes_new_ones(tmp_path: Path) -> None:
    path, away = tmp_path / "bookmarks.json", tmp_path / "away"
    Bookmarks(path).put(game(), 12, "before")
    path.rename(away)
    path.mkdir()  # like a failing disk: the path exists but cannot be read
    marks = Bookmarks(path)
    with pytest.raises(OSError, match=r"directory|denied"):
        marks.of(game())
    with pytest.raises(OSError, match=r"directory|denied"):
        marks.put(game(), 20, "meanwhile")
    path.rmdir()
    away.rename(path)
    assert names(marks, game()) == [(12, "before")]
    marks.put(game(), 30, "after")
    assert names(Bookmarks(path), game()) == [(12, "before"), (30, "after")]


def test_bookmarks_in_memory_stay_when_an_unreadable_file_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.json"
    path.mkdir()
    marks = Bookmarks(path)
    with pytest.raises(OSError, match=r"directory|denied"):
        marks.of(game())
    with pytest.raises(OSError, match=r"directory|denied"):
        marks.put(game(), 20, "meanwhile")
    path.rmdir()
    marks.put(game(), 30, "after")
    assert names(Bookmarks(path), game()) == [(20, "meanwhile"), (30, "after")]


def test_a_file_that_is_readable_again_is_read_though_it_looks_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(13, "Permission denied")

    path = tmp_path / "bookmarks.json"
    Bookmarks(path).put(game(), 12, "before")
    marks = Bookmarks(path)
    with monkeypatch.context() as disk:
        disk.setattr(Path, "open", refuse)
        with pytest.raises(OSError, match="Permission denied"):
            marks.of(game())
    assert names(marks, game()) == [(12, "before")]


def test_a_full_disk_is_reported_and_the_bookmark_lasts_for_the_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    marks = Bookmarks(tmp_path / "bookmarks.json")
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        marks.put(game(), 3, "here")
    assert names(marks, game()) == [(3, "here")]
