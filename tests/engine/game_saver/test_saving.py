"""The saver saves every game that a person has played in, each in its own file, and never delays the game."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from tests.engine.game_saver.tables import Table
from tests.engine.kept_games import BEGUN
from twentyfive.core import Record, to_act
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.saves.notices import NoticeSubject
from twentyfive.engine.saves.saved_game import read_cover, read_saved
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.statistics.figures import GroupBy, HelpTaken, groups, total


def test_a_game_without_a_decision_of_a_person_is_not_saved(table: Table) -> None:
    table.begin()
    table.begin(seed=2)
    table.saver.keep()
    assert table.saver.saves.paths() == []


def test_every_scored_deal_is_saved_and_counted(table: Table) -> None:
    record = table.begin(target=100)
    table.play(1)
    (path,) = table.saver.saves.paths()
    assert read_saved(path).record == record
    assert read_saved(path).name == "Game of Anna"
    assert total(table.database).deals == 1
    table.play(3)
    assert table.saver.saves.paths() == [path]
    assert total(table.database).deals == 3


def test_a_game_left_in_the_middle_of_a_deal_is_saved(table: Table) -> None:
    first = table.begin(target=100)
    for _ in range(3):
        table.turn()
    left = first.ply
    table.begin(seed=2)
    (path,) = table.saver.saves.paths()
    assert read_saved(path).record.ply == left
    for _ in range(3):
        table.turn()
    table.saver.close()
    assert len(table.saver.saves.paths()) == 2
    table.saver.books.open()


def test_the_next_start_goes_on_in_the_same_file(table: Table, tmp_path: Path) -> None:
    table.begin(target=100)
    table.play(1)
    table.turn()
    (path,) = table.saver.saves.paths()
    begun = read_cover(path).notes.begun
    table.restart()
    table.engine.begin(read_journal(tmp_path / "journal"))
    table.play(2)
    assert table.saver.saves.paths() == [path]
    assert read_saved(path).notes.begun == begun
    assert total(table.database).deals == 2


def test_a_saved_game_goes_on_in_its_own_file_even_if_there_are_copies(table: Table) -> None:
    table.begin(target=100)
    table.play(1)
    (path,) = table.saver.saves.paths()
    copy = table.saver.saves.duplicate(path, "Copy")
    before = read_saved(path).record.ply
    game = read_saved(copy)
    table.saver.take_up(game)
    table.engine.begin(game.record)
    table.play(2)
    assert read_saved(copy).record.ply > before
    assert read_saved(path).record.ply == before
    assert total(table.database).games == 0
    assert total(table.database).deals == 2, "the same game is counted once"


@pytest.mark.parametrize("way", ["relative", "linked"])
def test_a_saved_game_opened_by_another_path_goes_on_in_its_own_file(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    table.begin(target=100)
    table.play(1)
    (path,) = table.saver.saves.paths()
    before = read_saved(path).record.ply
    if way == "relative":
        monkeypatch.chdir(path.parent)
        reached = Path(path.name)
    else:
        link_to_folder(tmp_path / "link", path.parent)
        reached = tmp_path / "link" / path.name
    game = read_saved(reached)
    table.saver.take_up(game)
    table.engine.begin(game.record)
    table.play(2)
    assert table.saver.saves.paths() == [path]
    assert read_saved(path).record.ply > before


def link_to_folder(link: Path, folder: Path) -> None:
    """Make a link to a folder; skip the test if the system does not allow that."""
    try:
        link.symlink_to(folder, target_is_directory=True)
    except OSError:
        pytest.skip("no link can be made here")


def test_a_game_from_elsewhere_is_kept_under_its_name(table: Table, tmp_path: Path) -> None:
    table.begin(target=100)
    table.play(1)
    (path,) = table.saver.saves.paths()
    gift = table.saver.saves.export(path, tmp_path / "Gift from Mary.twentyfive")
    given = gift.read_bytes()
    game = read_saved(gift)
    table.saver.take_up(game)
    table.engine.begin(game.record)
    table.play(2)
    assert {kept.stem for kept in table.saver.saves.paths()} == {"Game of Anna", "Gift from Mary"}
    assert gift.read_bytes() == given


def test_a_game_renamed_while_it_is_played_keeps_its_new_name(table: Table) -> None:
    table.begin(target=100)
    table.play(1)
    (path,) = table.saver.saves.paths()
    table.saver.move_file(path, table.saver.saves.rename(path, "Friday"))
    table.play(2)
    assert [kept.stem for kept in table.saver.saves.paths()] == ["Friday"]


def test_a_longer_saved_game_is_not_replaced_by_a_shorter_record(table: Table) -> None:
    table.begin(target=100)
    table.play(1)
    behind = Record.loads(read_saved(table.saver.saves.paths()[0]).record.dumps())
    table.play(3)
    (path,) = table.saver.saves.paths()
    further = path.read_bytes()
    table.restart()
    table.engine.begin(behind)
    table.saver.keep()
    assert table.saver.saves.paths() == [path], "every move is saved already"
    table.play(2)
    assert table.saver.saves.paths() == [path], "the same moves were made restart"
    table.play_differently()
    table.saver.keep()
    assert path.read_bytes() == further
    assert [read_cover(other).deal for other in table.saver.saves.paths() if other != path] == [3]


def test_a_deleted_game_stays_deleted_until_it_is_played_on(table: Table) -> None:
    table.begin(target=100)
    table.play(1)
    (path,) = table.saver.saves.paths()
    deleted = table.saver.saves.delete(path)
    table.saver.let_go(path, deleted)
    table.saver.keep()
    assert table.saver.saves.paths() == []
    table.play(2)
    (restart,) = table.saver.saves.paths()
    assert read_cover(restart).deal == 2
    back = table.saver.saves.bring_back(deleted, "Game of Anna", BEGUN)
    table.saver.move_file(deleted, back)
    table.play(3)
    assert [read_cover(game).deal for game in (restart, back)] == [3, 1]


def test_a_restored_game_goes_on_in_its_file(table: Table) -> None:
    table.begin(target=100)
    table.play(1)
    (path,) = table.saver.saves.paths()
    deleted = table.saver.saves.delete(path)
    table.saver.let_go(path, deleted)
    table.saver.move_file(deleted, table.saver.saves.bring_back(deleted, "Game of Anna", BEGUN))
    table.play(2)
    assert table.saver.saves.paths() == [path]
    assert read_cover(path).deal == 2


def test_an_unsaved_game_of_an_earlier_start_is_saved_once(table: Table, tmp_path: Path) -> None:
    table.begin(target=100)
    table.play(1)
    (path,) = table.saver.saves.paths()
    written = path.read_bytes()
    table.turn()
    waiting = read_journal(tmp_path / "journal")
    table.restart()
    path.write_bytes(written)  # the program ended in some other way
    saved = read_saved(path)
    table.saver.take_up(saved)
    table.saver.rescue(GameToken(waiting))
    table.engine.begin(saved.record)
    assert [read_saved(other).record.ply - saved.record.ply for other in table.saver.saves.paths()] == [1, 0]
    table.saver.rescue(GameToken(waiting))
    assert len(table.saver.saves.paths()) == 2


def test_a_saved_game_of_an_earlier_start_is_left_alone(table: Table, tmp_path: Path) -> None:
    table.begin()
    table.play(99)
    (path,) = table.saver.saves.paths()
    written = path.stat()
    table.restart()
    assert table.saver.rescue(GameToken(read_journal(tmp_path / "journal")))
    assert table.saver.saves.paths() == [path]
    now = path.stat()  # its last access differs: it was read
    assert (now.st_ino, now.st_mtime_ns) == (written.st_ino, written.st_mtime_ns)


def test_a_deleted_game_of_an_earlier_start_stays_deleted(table: Table, tmp_path: Path) -> None:
    table.begin()
    table.play(99)
    (path,) = table.saver.saves.paths()
    table.saver.let_go(path, table.saver.saves.delete(path))
    table.restart()
    assert table.saver.rescue(GameToken(read_journal(tmp_path / "journal")))
    assert table.saver.saves.paths() == []


def test_moves_taken_back_are_saved_though_a_saved_game_has_all_others(table: Table, tmp_path: Path) -> None:
    record = table.begin(target=100)
    table.play(1)
    (path,) = table.saver.saves.paths()
    written = path.read_bytes()
    while to_act(table.engine.state) != 0:
        table.turn()
    table.turn()
    while record.state.history:
        table.engine.undo()
    waiting = read_journal(tmp_path / "journal")
    table.restart()
    path.write_bytes(written)  # the program ended in some other way
    assert table.saver.rescue(GameToken(waiting))
    assert read_saved(path).record == waiting
    assert waiting.undone


def test_a_game_goes_on_in_its_file_and_not_in_a_copy_of_it(table: Table, tmp_path: Path) -> None:
    table.begin(target=100)
    table.play(1)
    (path,) = table.saver.saves.paths()
    copy = table.saver.saves.duplicate(path, "Copy")
    copied = copy.read_bytes()
    table.restart()
    table.engine.begin(read_journal(tmp_path / "journal"))
    table.play(2)
    assert read_cover(path).deal == 2
    assert copy.read_bytes() == copied


def test_help_is_saved_at_once_with_its_deal(table: Table) -> None:
    table.begin(target=100)
    table.play(1)
    while to_act(table.engine.state) != 0:
        table.turn()
    table.engine.ask_hint(0)
    (path,) = table.saver.saves.paths()
    assert read_saved(path).notes.hints == {2}
    assert not read_saved(path).notes.undo
    table.play(2)
    table.turn()
    while to_act(table.engine.state) != 0:
        table.turn()
    table.turn()
    table.engine.undo()
    assert read_saved(path).notes.undo == {3}
    table.play(3)
    found = {group.help: group.figures.deals for group in groups(table.database, GroupBy.HELP)}
    assert found == {HelpTaken.NONE: 1, HelpTaken.HINT: 1, HelpTaken.UNDO: 1}


def test_undo_across_deals_marks_every_deal_it_crosses(table: Table) -> None:
    record = table.begin(target=100)
    table.play(1)
    while to_act(table.engine.state) != 0:
        table.turn()
    while len(record.state.history) == 1:
        table.engine.undo()
    (path,) = table.saver.saves.paths()
    assert read_saved(path).notes.undo == {1, 2}


def test_a_failing_disk_is_reported_once_and_the_game_goes_on(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.begin(target=100)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr("twentyfive.engine.saves.saves.write_whole", full)
        table.play(3)
    assert [notice.matter for notice in table.notices] == [NoticeSubject.GAME_NOT_SAVED]
    assert table.notices[0].reason == "No space left on device"
    assert len(table.engine.state.history) == 3
    table.play(4)
    (path,) = table.saver.saves.paths()
    assert len(read_saved(path).record.state.history) == 4
