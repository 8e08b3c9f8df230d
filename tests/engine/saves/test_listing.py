"""A large folder of saved games is read in slices, and the time of a file only once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.kept_games import NOTES, played
from twentyfive.engine.saves import saves as saves_module
from twentyfive.engine.saves.listing import AT_A_TIME, Listing
from twentyfive.engine.saves.saved_game import SUFFIX, Cover, SavedGame, read_cover
from twentyfive.engine.saves.saves import SavedGames

FILES = 2 * AT_A_TIME + 1


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of many files, the one with the highest number saved last."""
    for number in range(FILES):
        path = tmp_path / f"{number}{SUFFIX}"
        path.touch()
        os.utime(path, (number, number))
    return tmp_path


def test_a_large_folder_is_read_in_slices_and_a_small_one_at_once(folder: Path) -> None:
    assert sum(1 for _ in Listing(folder).look()) == FILES // AT_A_TIME + 1, "the last sorts them"
    for path in list(folder.iterdir())[AT_A_TIME - 1 :]:
        path.unlink()
    assert sum(1 for _ in Listing(folder).look()) == 0
    assert sum(1 for _ in Listing(folder / "missing").look()) == 0


def test_who_looks_while_another_does_shares_the_work(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listing, scans = Listing(folder), list[str]()
    scandir = os.scandir

    def noted(path: str) -> Iterator[os.DirEntry[str]]:
        scans.append(path)
        return scandir(path)

    monkeypatch.setattr(os, "scandir", noted)
    one, other = listing.look(), listing.look()
    slices = sum(1 for _ in zip(one, other, strict=False))
    assert slices == (FILES // AT_A_TIME + 1) // 2
    assert next(one, None) is next(other, None) is None
    assert listing.known
    assert len(listing.names()) == FILES
    assert len(scans) == 1


def test_only_files_that_are_new_or_were_noted_are_looked_at_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listing = Listing(folder)
    for _ in listing.look():
        pass
    looked_at: list[str] = []
    stat = Path.stat

    def noted(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        looked_at.append(path.name)
        return stat(path, follow_symlinks=follow_symlinks)

    monkeypatch.setattr(Path, "stat", noted)
    assert listing.names()[:2] == [f"{FILES - 1}{SUFFIX}", f"{FILES - 2}{SUFFIX}"]
    (folder / f"new{SUFFIX}").touch()
    os.utime(folder / f"5{SUFFIX}", (FILES + 9, FILES + 9))
    listing.note(folder / f"5{SUFFIX}")
    (folder / f"{FILES - 1}{SUFFIX}").unlink()
    assert listing.names()[:3] == [f"new{SUFFIX}", f"5{SUFFIX}", f"{FILES - 2}{SUFFIX}"]
    assert sorted(looked_at) == [f"5{SUFFIX}", f"new{SUFFIX}"]


def test_what_is_no_file_of_a_game_is_left_out(tmp_path: Path) -> None:
    (tmp_path / f"folder{SUFFIX}").mkdir()
    (tmp_path / f"nowhere{SUFFIX}").symlink_to(tmp_path / "nowhere")
    (tmp_path / SUFFIX).touch()
    (tmp_path / "letter.txt").touch()
    (tmp_path / f"game{SUFFIX}").touch()
    assert SavedGames(tmp_path).paths() == [tmp_path / f"game{SUFFIX}"]


def test_the_games_are_not_counted_beyond_a_limit(folder: Path) -> None:
    saves = SavedGames(folder)
    assert saves.number(FILES + 1) == FILES
    assert saves.number(10) == 10
    assert SavedGames(folder / "missing").number(10) == 0


def test_a_game_is_looked_for_without_reading_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = SavedGames(tmp_path)
    for seed in range(5):
        saves.save(SavedGame(tmp_path / f"{seed}{SUFFIX}", played(seed=seed), NOTES))
    covers: list[str] = []

    def noted(path: Path) -> Cover:
        covers.append(path.stem)
        return read_cover(path)

    monkeypatch.setattr(saves_module, "read_cover", noted)
    assert saves.contains(played(seed=3))
    assert not saves.contains(played(seed=9))
    assert covers == ["3"]
