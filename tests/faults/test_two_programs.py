"""Two programs at once in one data folder: each has its own journal, and neither overwrites the other's games."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.core.policy import simple_move
from tests.engine.kept_games import NOTES, played
from tests.faults.disk import READ_ONLY, BadDisk
from tests.minds import InlineMinds
from twentyfive.core import Record, to_act
from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.file_names import name_of
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import orphaned_journals, read_journal, take_journal
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.saves.notices import NoticeSubject
from twentyfive.engine.saves.saved_game import SavedGame, read_saved

CHECKOUT = Path(__file__).parents[2]
PROGRAM = """if True:
    import sys
    from pathlib import Path
    from twentyfive.engine.game.journal import take_journal
    journal = take_journal(Path(sys.argv[1]))
    print(journal.number, flush=True)
    sys.stdin.readline()
    journal.close()
"""


class OtherProgram:
    """Another program that has taken a journal in the folder.

    Attributes:
        number: the number of its journal.
    """

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(folder)],
            cwd=CHECKOUT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.number = int(self.process.stdout.readline())

    def end(self) -> None:
        """Close it normally."""
        self.process.communicate("\n")

    def kill(self) -> None:
        """Kill it, so that it cannot clean up."""
        self.process.kill()
        self.process.communicate()


def test_each_program_has_its_own_journal(tmp_path: Path) -> None:
    folder = tmp_path / "Mo chluichí"
    other = OtherProgram(folder)
    mine = take_journal(folder)
    third = OtherProgram(folder)
    try:
        assert (other.number, mine.number, third.number) == (1, 2, 3)
        mine.begin(played(moves=20))
        assert read_journal(mine.path) == played(moves=20)
        assert mine.path != folder / "journal.25"
        assert not (folder / "journal.25").exists()
    finally:
        mine.close()
        other.end()
        third.end()


@pytest.mark.parametrize("ends", [OtherProgram.end, OtherProgram.kill])
def test_a_journal_is_free_again_once_its_program_has_ended(
    ends: Callable[[OtherProgram], None], tmp_path: Path
) -> None:
    other = OtherProgram(tmp_path)
    ends(other)
    mine = take_journal(tmp_path)
    assert (mine.number, mine.path) == (1, tmp_path / "journal.25")
    mine.close()


def test_a_folder_that_cannot_be_made_is_not_taken_for_a_lock(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    mine = take_journal(tmp_path / "file" / "data")
    assert mine.number == 1
    mine.close()


def test_a_lock_without_an_owner_is_removed(tmp_path: Path) -> None:
    """A power cut leaves an empty lock."""
    (tmp_path / "journal.25.lock").write_bytes(b"")
    mine = take_journal(tmp_path)
    other = OtherProgram(tmp_path)
    assert (mine.number, other.number) == (1, 2), "the first program holds it from then on"
    mine.close()
    other.end()


def test_a_folder_in_place_of_a_lock_is_not_taken_for_a_lock(tmp_path: Path) -> None:
    (tmp_path / "journal.25.lock").mkdir()
    mine = take_journal(tmp_path)
    assert mine.number == 1
    mine.close()


def test_a_dead_programs_lock_that_cannot_be_removed_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    OtherProgram(tmp_path).kill()
    (tmp_path / "journal.25.lock.rmlock").mkdir()  # so that Qt cannot remove it either
    BadDisk(monkeypatch, READ_ONLY).fail()
    mine = take_journal(tmp_path)
    assert mine.number == 1
    mine.close()


@pytest.mark.skipif(sys.platform == "win32", reason="that the lock is open tells there, not that it cannot be written")
def test_a_running_programs_lock_holds_on_a_read_only_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = OtherProgram(tmp_path)
    BadDisk(monkeypatch, READ_ONLY).fail()
    mine = take_journal(tmp_path)
    assert mine.number == 2
    mine.close()
    other.end()


@pytest.mark.usefixtures("qapp")
def test_journals_of_further_programs_are_distinct_from_those_put_aside(tmp_path: Path) -> None:
    for name in ("journal.25", "journal-2.25", "journal-10.25", "journal-2-damaged-1.25", "journal-2.old.25"):
        (tmp_path / name).write_bytes(b"")
    found = list(orphaned_journals(tmp_path))
    assert {journal.path.name for journal in found} == {"journal-2.25", "journal-10.25"}
    for journal in found:
        journal.close()


def test_no_program_publishes_a_half_written_file_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "rules.25"
    other = "from pathlib import Path; from twentyfive.engine.files.atomic_files import write_whole;"
    flush = os.fsync

    def meanwhile(handle: int) -> None:
        monkeypatch.setattr("os.fsync", flush)
        program = f"{other} write_whole(Path({str(path)!r}), b'theirs')"
        subprocess.run([sys.executable, "-c", program], cwd=CHECKOUT, check=True)
        assert path.read_bytes() == b"theirs"
        flush(handle)

    monkeypatch.setattr("os.fsync", meanwhile)
    write_whole(path, b"mine")
    assert path.read_bytes() == b"mine"
    assert list(tmp_path.iterdir()) == [path]


def test_a_later_write_deletes_the_half_written_file_of_a_killed_program(tmp_path: Path) -> None:
    path = tmp_path / "rules.25"
    dead, alive, foreign = (tmp_path / f"rules.25.{middle}new" for middle in ("1.", "2.", ""))
    for left in (dead, alive, foreign):
        left.write_bytes(b"half")
    for left in (dead, foreign):
        os.utime(left, (0, 0))
    write_whole(path, b"whole")
    assert set(tmp_path.iterdir()) == {path, alive, foreign}


class Window:
    """A program with the journal, the saved games and the statistics of a folder.

    Attributes:
        engine, saver: its engine and saver.
        matters: the subjects of the saver's notices so far.
    """

    def __init__(self, folder: Path) -> None:
        self.engine = GameEngine(InlineMinds(), take_journal(folder))
        self.saver = GameSaver(self.engine, folder, lambda *_: "Friday")
        self.matters: list[NoticeSubject] = []
        self.saver.noticed.connect(lambda notice: self.matters.append(notice.matter))
        self.saver.books.open()

    def play_on(self, path: Path) -> None:
        """Go on with a saved game."""
        game = read_saved(path)
        self.saver.take_up(game)
        self.engine.begin(game.record)

    def turn(self) -> Record:
        """Make the person's next move; return the game after it."""
        self.engine.next_deal()
        seat = to_act(self.engine.state)
        assert seat is not None
        self.engine.submit(seat, simple_move(self.engine.state, random.Random(25)), self.engine.revision)
        self.saver.keep()
        assert self.engine.record is not None
        return self.engine.record

    def close(self) -> None:
        """End the program."""
        self.saver.close()
        self.engine.close()


@pytest.fixture
def windows(tmp_path: Path, qapp: QCoreApplication) -> Iterator[tuple[Window, Window]]:
    """Two programs on one folder; the first plays a saved game."""
    del qapp
    first, second = Window(tmp_path), Window(tmp_path)
    first.engine.begin(played(moves=30, target=300))
    first.turn()
    yield first, second
    first.close()
    second.close()


def test_a_saved_game_played_in_two_windows_becomes_two_games(windows: tuple[Window, Window]) -> None:
    first, second = windows
    (path,) = first.saver.saves.paths()
    second.play_on(path)
    assert second.matters == [NoticeSubject.OPEN_ELSEWHERE]
    ahead = [window.turn() for window in (first, second, second)]
    paths = second.saver.saves.paths()
    assert len(paths) == 2
    assert read_saved(path).record == first.engine.record
    assert ahead[-1] in [read_saved(other).record for other in paths]
    assert first.matters == []


def test_a_saved_game_closed_in_the_other_window_goes_on_in_its_file(windows: tuple[Window, Window]) -> None:
    first, second = windows
    (path,) = first.saver.saves.paths()
    first.engine.begin(played(seed=7, moves=0))
    second.play_on(path)
    second.turn()
    assert second.saver.saves.paths() == [path]
    assert second.matters == []
    first.play_on(path)
    assert first.matters == [NoticeSubject.OPEN_ELSEWHERE]


def test_a_renamed_game_is_still_locked(windows: tuple[Window, Window]) -> None:
    first, second = windows
    (path,) = first.saver.saves.paths()
    renamed = first.saver.saves.rename(path, "Saturday")
    first.saver.move_file(path, renamed)
    second.play_on(renamed)
    assert second.matters == [NoticeSubject.OPEN_ELSEWHERE]


def test_a_name_under_which_the_other_window_will_save_is_taken(windows: tuple[Window, Window]) -> None:
    first, second = windows
    path, _lock = first.saver.saves.take_path("Friday")
    second.engine.begin(played(seed=7, moves=30, target=300))
    second.turn()
    first.saver.saves.save(SavedGame(path, played(seed=8, moves=30), NOTES))
    assert len(first.saver.saves.paths()) == 3


def test_no_game_can_take_the_name_under_which_the_other_window_saves(windows: tuple[Window, Window]) -> None:
    """Otherwise it would be overwritten, because the other window goes on saving to its own file."""
    first, second = windows
    (path,) = first.saver.saves.paths()
    saves, sunday = second.saver.saves, SavedGame(path.with_stem("Sunday"), played(seed=8, moves=30), NOTES)
    saves.save(sunday)
    saves.rename(path, "Saturday")
    with pytest.raises(FileExistsError):
        saves.rename(sunday.path, name_of(path.stem))
    first.turn()
    assert read_saved(sunday.path) == sunday
    assert read_saved(path).record == first.engine.record
    first.engine.begin(played(seed=7, moves=0))
    saves.delete(path)
    assert saves.rename(sunday.path, name_of(path.stem)) == path, "it is free once the other window has closed"


def test_locks_are_free_on_a_read_only_disk(windows: tuple[Window, Window], tmp_path: Path) -> None:
    first, second = windows
    (path,) = first.saver.saves.paths()
    first.close()
    shutil.rmtree(tmp_path / "games" / "open")
    (tmp_path / "games" / "open").write_bytes(b"no folder")
    second.play_on(path)
    assert second.matters == []
