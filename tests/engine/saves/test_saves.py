"""Saved games can be read back, damaged ones are reported, and deleted ones can be restored."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.kept_games import BEGUN, NOTES, played
from twentyfive.core import PRESETS, RecordError
from twentyfive.engine.files.atomic_files import FRESH
from twentyfive.engine.files.file_names import MOST_GAME_NAME_LETTERS
from twentyfive.engine.saves.saved_game import (
    LARGEST,
    Notes,
    SavedGame,
    read_bit_by_bit,
    read_cover,
    read_saved,
    saved_text,
)
from twentyfive.engine.saves.saves import GAMES, MOST_DELETED, SavedGames


@pytest.fixture
def saves(tmp_path: Path) -> SavedGames:
    """A folder that does not exist yet, at a path with spaces and accents."""
    return SavedGames(tmp_path / "My games, Gráinne" / "games")


def saved_game(saves: SavedGames, name: str, moves: int = 40, seed: int = 6) -> Path:
    """Save a game under that name and return its file."""
    path = saves.free_path(name)
    saves.save(SavedGame(path, played(moves=moves, seed=seed), NOTES))
    return path


def test_a_folder_may_lie_deeper_than_windows_once_allowed(tmp_path: Path) -> None:
    """The program neither counts the letters of a path nor takes another one from it, on whatever drive it is."""
    deep = SavedGames(tmp_path.joinpath(*[f"Cluichí Ghráinne, {level}" for level in range(15)], "games"))
    path = saved_game(deep, "Oíche Dé hAoine")
    assert len(str(path)) > 260
    assert read_saved(path).name == "Oíche Dé hAoine"
    kept = deep.delete(path)
    assert deep.paths() == []
    assert len(str(kept)) > len(str(path))


def test_a_longest_name_fits_into_a_path_of_windows(tmp_path: Path) -> None:
    """Which is of 259 letters at most, unless the person allows more."""
    user = "C:\\Users\\" + "x" * 20 + "\\AppData\\Roaming\\twentyfive\\games"
    name = ("Cé hé? " * 9)[:MOST_GAME_NAME_LETTERS].strip()
    saves = SavedGames(tmp_path / GAMES)
    kept = saves.delete(saved_game(saves, name)).relative_to(saves.folder)
    beside = f"{user}\\{kept}.4194304{FRESH}"
    assert len(beside) < 260


def test_there_is_no_folder_before_the_first_game(saves: SavedGames) -> None:
    assert saves.paths() == []
    assert saves.find(played()) is None
    assert not saves.folder.exists()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_of_every_preset_can_be_read_back_with_its_notes(saves: SavedGames, preset: str) -> None:
    record = played(preset, seed=3, moves=90)
    record.go_to(record.ply - 2)
    notes = Notes(BEGUN, frozenset({1, 3}), frozenset({2}))
    path = saves.free_path("Seán: a game?")
    saves.save(SavedGame(path, record, notes))
    assert read_saved(path) == SavedGame(path, record, notes)
    assert read_saved(path).name == "Seán: a game?"


def test_the_file_is_a_readable_record() -> None:
    text = saved_text(played(moves=40), Notes(BEGUN, frozenset({2, 1})))
    lines = text.split("\n")
    assert lines[:3] == ["twentyfive record 1", "# begun: 2026-10-03T18:22:05Z", "# undo in deals: 1 2"]


def test_a_game_dated_before_the_year_1000_can_be_saved_and_read_back(saves: SavedGames, tmp_path: Path) -> None:
    """A file may contain any date, and some systems write such a year in three digits."""
    foreign = tmp_path / "foreign.twentyfive"
    foreign.write_bytes(saved_text(played(moves=40), NOTES).replace("2026-", "0026-", 1).encode())
    game = replace(read_saved(foreign), path=saves.free_path("mine"))
    saves.save(game)
    assert read_saved(game.path) == game


def test_a_cover_summarizes_the_game_without_replaying_it(saves: SavedGames) -> None:
    record = played("spoil-five", moves=120)
    path = saves.free_path("Spoil")
    saves.save(SavedGame(path, record, NOTES))
    cover = read_cover(path)
    assert (cover.name, cover.header, cover.notes, cover.fault) == ("Spoil", record.header, NOTES, "")
    assert cover.deal == len(record.state.history) + 1


def test_the_game_saved_last_comes_first_and_is_found(saves: SavedGames) -> None:
    first, second = saved_game(saves, "First"), saved_game(saves, "Second", seed=7)
    os.utime(first, (2_000_000_000, 2_000_000_000))
    assert saves.paths() == [first, second]
    found = saves.find(played(moves=40, seed=7))
    assert found is not None
    assert found.path == second


def test_files_with_other_line_ends_are_read(saves: SavedGames) -> None:
    path = saved_game(saves, "Windows")
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert read_saved(path).record == played(moves=40)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "this is not a game of Twenty-Five"),
        (b"\x00" * 100, "this is not a game of Twenty-Five"),
        (b"\xff\xd8\xff\xe0", "this is not a game of Twenty-Five"),
        (b"twentyfive record 1\ngame: twenty-five\nnames: \xff\n", "byte 46 is no text"),
        (b"twentyfive record 2\ngame: twenty-five\nmoves:\n", "format"),
        (b"twentyfive record 1\n# begun: yesterday\ngame: twenty-five\nmoves:\n", "line 2"),
        (b"twentyfive record 1\n# undo in deals: 1 two\ngame: twenty-five\nmoves:\n", "line 2"),
        (b"twentyfive record 1\ngame: twenty-five\nseats: dog | cat | a | b | c\nmoves:\n", "dog"),
    ],
)
def test_a_damaged_file_is_reported_with_the_line(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "x.twentyfive"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=says):
        read_saved(path)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.twentyfive"
    path.write_bytes(b"twentyfive record 1\n")
    os.truncate(path, 1_000_000_000)
    assert read_cover(path).fault == f"the file is larger than {LARGEST // 1_000} kB"
    path.write_bytes(b"\xff\xd8\xff\xe0")
    os.truncate(path, 1_000_000_000)
    assert read_cover(path).fault == "this is not a game of Twenty-Five"


def test_a_long_game_is_read_in_steps(saves: SavedGames) -> None:
    record = played("two-hundred-twenty", seed=3)
    path = saves.free_path("Long")
    saves.save(SavedGame(path, record, NOTES))
    pauses = len(list(read_bit_by_bit(path)))
    assert record.ply // 50 < pauses < record.ply
    assert read_saved(path).record == record


def test_damage_among_the_moves_is_found_by_replaying_them(saves: SavedGames) -> None:
    path = saved_game(saves, "Damaged")
    path.write_text(path.read_text(encoding="utf-8").replace("play", "plaX", 1), encoding="utf-8")
    assert read_cover(path).fault == ""
    with pytest.raises(RecordError, match="plaX"):
        read_saved(path)


def test_a_missing_file_is_reported_and_hides_no_other(saves: SavedGames) -> None:
    gone = saves.folder / "gone.twentyfive"
    with pytest.raises(FileNotFoundError) as raised:
        gone.stat()
    assert read_cover(gone).fault == raised.value.strerror


def test_the_older_version_can_replace_a_damaged_one(saves: SavedGames) -> None:
    path = saved_game(saves, "Game", moves=20)
    assert not saves.has_older(path)
    later = SavedGame(path, played(moves=40), NOTES)
    saves.save(later)
    saves.save(later)
    assert saves.has_older(path), "saving the same again changes nothing"
    path.write_bytes(b"broken")
    saves.restore_older(path)
    assert read_saved(path).record == played(moves=20)


@pytest.mark.parametrize("fails", ["fsync", "replace"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_failed_save_leaves_the_saved_game_unchanged(
    saves: SavedGames, monkeypatch: pytest.MonkeyPatch, fails: str, number: int
) -> None:
    path = saved_game(saves, "Game", moves=20)

    def failing(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as disk:
        disk.setattr(os, fails, failing)
        with pytest.raises(OSError, match=os.strerror(number)):
            saves.save(SavedGame(path, played(moves=40), NOTES))
    assert read_saved(path).record == played(moves=20)
    assert [file.name for file in saves.folder.iterdir() if file.is_file()] == [path.name]


def test_a_renamed_game_keeps_its_older_version(saves: SavedGames) -> None:
    path = saved_game(saves, "Old", moves=20)
    saves.save(SavedGame(path, played(moves=40), NOTES))
    renamed = saves.rename(path, "New: with Mary?")
    assert saves.paths() == [renamed]
    assert read_saved(renamed).name == "New: with Mary?"
    assert saves.has_older(renamed)
    assert not saves.has_older(path)


def test_a_game_cannot_take_the_name_of_another(saves: SavedGames) -> None:
    one, other = saved_game(saves, "One"), saved_game(saves, "Other", seed=7)
    with pytest.raises(FileExistsError):
        saves.rename(one, "Other")
    assert read_saved(other).record == played(moves=40, seed=7)
    assert saves.rename(one, "One") == one
    assert saves.rename(one, "ONE").stem == "ONE"


def test_a_second_copy_gets_a_number_and_both_can_be_read(saves: SavedGames) -> None:
    path = saved_game(saves, "Game")
    copies = [saves.duplicate(path, "Game, copy"), saves.duplicate(path, "Game, copy")]
    assert [copy.stem for copy in copies] == ["Game, copy", "Game, copy 2"]
    assert [read_saved(copy).record for copy in copies] == [played(moves=40)] * 2


def test_a_deleted_game_can_be_restored_even_if_its_name_is_taken(saves: SavedGames) -> None:
    path = saved_game(saves, "Game")
    deleted = saves.delete(path)
    assert saves.paths() == []
    saved_game(saves, "Game", seed=7)
    back = saves.bring_back(deleted, "Game", BEGUN)
    assert back.stem == "Game 2"
    assert read_saved(back).record == played(moves=40)
    assert read_cover(back).saved == BEGUN, "it has its old place in the list"


def test_a_missing_game_cannot_be_deleted_and_leaves_nothing_behind(saves: SavedGames) -> None:
    path = saved_game(saves, "Game")
    deleted = saves.delete(path)
    with pytest.raises(FileNotFoundError):
        saves.delete(path)
    assert list(deleted.parent.iterdir()) == [deleted]
    assert not path.exists()


def test_an_older_version_belongs_to_the_same_game(saves: SavedGames) -> None:
    """It moves with a game that is deleted and restored; the leftover of a removed game is dropped."""
    path = saved_game(saves, "Game", moves=20)
    saves.save(SavedGame(path, played(moves=40), NOTES))
    deleted = saves.delete(path)
    assert not saves.has_older(saved_game(saves, "Game", seed=7))
    back = saves.bring_back(deleted, "Game", BEGUN)
    saves.restore_older(back)
    assert read_saved(back).record == played(moves=20)
    back.unlink()
    assert not saves.has_older(saved_game(saves, "Game 2", seed=8))


def test_only_the_games_deleted_last_are_kept(saves: SavedGames) -> None:
    deleted = []
    for number in range(MOST_DELETED + 3):
        deleted.append(saves.delete(saved_game(saves, f"Game {number}")))
        os.utime(deleted[-1], (1_000_000_000 + number,) * 2)
    long_ago = saved_game(saves, "Game")
    os.utime(long_ago, (1_000_000, 1_000_000))
    last = saves.delete(long_ago)
    left = list(deleted[0].parent.iterdir())
    assert len(left) == MOST_DELETED
    assert {deleted[-1], last} <= set(left)
    assert deleted[0] not in left


def test_an_exported_game_is_the_same_file_elsewhere(saves: SavedGames, tmp_path: Path) -> None:
    path, target = saved_game(saves, "Game"), tmp_path / "elsewhere" / "gift.twentyfive"
    saves.export(path, target)
    game = read_saved(target)
    assert replace(game, path=path) == read_saved(path)
    assert not saves.holds(target)
    assert saves.holds(path)
