"""What is in the file of a move is taken over: both computers' games are kept, and nothing is half taken."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.engine.kept_games import NOTES
from tests.engine.moving.data_folders import club, finish, full, keep, move, pack, played, take, tree
from tests.faults.disk import FULL, BadDisk
from twentyfive.core import Record
from twentyfive.engine.evening.evening_file import read_evening, write_evening
from twentyfive.engine.files.locks import take_lock
from twentyfive.engine.files.replaced import REPLACED
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.learning.lesson_progress import LessonProgress, progress_file
from twentyfive.engine.moving.contents import Part
from twentyfive.engine.moving.move_file import look_into
from twentyfive.engine.moving.taking_over import TakingOverError, taken_over
from twentyfive.engine.saves.bookmarks import Bookmarks
from twentyfive.engine.saves.rule_sets import RuleSet, SavedRuleSets, rules_file, saved_rules
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.engine.statistics.database import STATISTICS, StatisticsDatabase
from twentyfive.engine.statistics.figures import total
from twentyfive.engine.statistics.tallies import tally
from twentyfive.later_version import LaterVersionError

MOVED = {"journal-2.25", "games", "evenings", "drives", "decks", "bookmarks.json", "rules.25", "lessons.json"}


def shorter(record: Record, moves: int) -> Record:
    """The same game, some moves earlier and never gone on with."""
    before = Record.new(
        record.header.rules, names=record.header.names, seats=record.header.seats, seed=record.header.seed
    )
    for line in record.log_lines()[:moves]:
        before.push_text(line, 1)
    return before


def test_an_empty_computer_gets_everything(tmp_path: Path) -> None:
    here, there = full(tmp_path / "here"), tmp_path / "there"
    taken = move(here, there)
    before, after = tree(here), tree(there)
    for name, content in after.items():
        if name != STATISTICS:
            assert content == before["journal.25" if name == "journal-2.25" else name]
    assert set(after) - {"taking-over.lock"} == {
        *(name for name in before if name.split("/")[0] in MOVED),
        "journal-2.25",
        "trainer.json",
        STATISTICS,
    }
    assert (taken.added[Part.GAME], taken.merged, taken.known, taken.left_out, taken.kept) == (4, 0, 0, (), None)
    assert taken.settings == before["twentyfive.ini"]
    assert read_journal(there / "journal-2.25") == read_journal(here / "journal.25")
    with StatisticsDatabase(here / STATISTICS) as old, StatisticsDatabase(there / STATISTICS) as new:
        assert total(new) == total(old)
        assert total(new).games == 2


def test_when_games_were_saved_is_known_there(tmp_path: Path) -> None:
    keep(tmp_path / "here", "Old", played(moves=9))
    move(tmp_path / "here", tmp_path / "there")
    assert (tmp_path / "there/games/Old.twentyfive").stat().st_mtime == 1_700_000_000


def test_moving_there_and_back_changes_nothing(tmp_path: Path) -> None:
    here, there = full(tmp_path / "here"), tmp_path / "there"
    move(here, there)
    (there / "journal-2.25").unlink()  # the next start saves its game, which is here already
    before = tree(here)
    taken = move(there, here)
    assert taken.added == {}
    assert taken.merged == 0
    assert {name: content for name, content in tree(here).items() if name in before and name != STATISTICS} == {
        name: content for name, content in before.items() if name != STATISTICS
    }


def test_games_of_both_are_kept_and_a_number_tells_equal_names_apart(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    mine = keep(there, "Friday", played(seed=1, moves=20)).read_bytes()
    theirs = keep(here, "friday", played(seed=2, moves=20)).read_bytes()
    keep(here, "Sunday", played(seed=3, moves=20))
    taken = move(here, there)
    games = {path.name: path.read_bytes() for path in (there / "games").glob("*.twentyfive")}
    assert games["Friday.twentyfive"] == mine
    assert games["friday 2.twentyfive"] == theirs
    assert len(games) == 3
    assert (taken.added[Part.GAME], taken.kept) == (2, None)


def test_a_game_gone_on_with_there_goes_on_and_what_was_here_is_kept(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    record = played(moves=30)
    keep(here, "Friday on", record)
    old = keep(there, "Friday", shorter(record, 20)).read_bytes()
    taken = move(here, there)
    assert [path.name for path in (there / "games").glob("*.twentyfive")] == ["Friday.twentyfive"]
    assert read_saved(there / "games" / "Friday.twentyfive").record.ply == 30
    assert taken.merged == 1
    assert taken.kept is not None
    assert (taken.kept / "games" / "Friday.twentyfive").read_bytes() == old
    assert taken.kept.parent == there / REPLACED
    assert move(there, here).known == 1, "and back again nothing is new"


def test_a_game_that_is_being_played_here_is_not_replaced(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    record = played(moves=30)
    keep(here, "Friday", record)
    old = keep(there, "Friday", shorter(record, 20))
    lock = take_lock(there / "games" / "open" / "Friday.twentyfive.lock")
    assert lock is not None
    content = old.read_bytes()
    move(here, there)
    lock.unlock()
    assert old.read_bytes() == content
    assert read_saved(there / "games" / "Friday 2.twentyfive").record.ply == 30


def test_a_game_that_took_another_turn_is_beside_it(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    one = played(seed=6, moves=30)
    keep(here, "Friday", one)
    changed = shorter(one, 12)
    lines = changed.log_lines()
    text = keep(there, "Friday", changed).read_text(encoding="utf-8")
    last = next(line for line in reversed(lines) if line.startswith("play "))
    keep(there, "Friday", changed).write_text(text.replace(f"\n{last}\n", "\nplay JK\n"), encoding="utf-8")
    assert move(here, there).added[Part.GAME] == 1
    assert (there / "games" / "Friday 2.twentyfive").exists()


def test_a_damaged_game_and_one_of_a_later_version_come_along_as_they_are(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    text = keep(here, "Later", played(moves=9)).read_text(encoding="utf-8")
    (here / "games" / "Later.twentyfive").write_text(text.replace("record 1", "record 2"), encoding="utf-8")
    (here / "games" / "Bad.twentyfive").write_bytes(b"\xff\x00")
    for _ in range(2):
        move(here, there)
    assert tree(there / "games") == tree(here / "games")


def test_an_evening_that_both_played_is_merged(tmp_path: Path) -> None:
    here, there = full(tmp_path / "here"), tmp_path / "there"
    move(here, there)
    path = there / "evenings" / "Friday.twentyfive-evening"
    evening = read_evening(path)
    less = {number: played for number, played in evening.played.items() if number != max(evening.played)}
    write_evening(path, type(evening)(evening.plan, less, evening.changed))
    taken = move(here, there)
    assert read_evening(path) == evening
    assert (taken.merged, taken.added.get(Part.EVENING)) == (1, None)
    assert taken.kept is not None
    assert len(read_evening(taken.kept / "evenings" / path.name).played) == len(less)


@pytest.mark.parametrize(
    ("here", "there", "after"),
    [
        (("Ann", "Ben"), ("Ann",), {"Ballybeg": ("Ann", "Ben")}),
        (("Ann",), ("Ann", "Ben"), {"Ballybeg": ("Ann", "Ben")}),
        (("Ann", "Cáit"), ("Ann", "Ben"), {"Ballybeg": ("Ann", "Ben"), "Ballybeg 2": ("Ann", "Cáit")}),
    ],
)
def test_a_club_goes_on_or_stands_beside_the_other(
    here: tuple[str, ...], there: tuple[str, ...], after: dict[str, tuple[str, ...]], tmp_path: Path
) -> None:
    for name, members in (("here", here), ("there", there)):
        path = tmp_path / name / "drives" / "Ballybeg.twentyfive-drive"
        path.parent.mkdir(parents=True)
        path.write_text(club(*members), encoding="utf-8")
    move(tmp_path / "here", tmp_path / "there")
    clubs = {p.stem: p.read_text(encoding="utf-8") for p in (tmp_path / "there/drives").glob("*.twentyfive-drive")}
    assert clubs == {name: club(*members) for name, members in after.items()}


def test_a_club_that_is_open_here_is_not_replaced(tmp_path: Path) -> None:
    for name, members in (("here", ("Ann", "Ben")), ("there", ("Ann",))):
        path = tmp_path / name / "drives" / "Ballybeg.twentyfive-drive"
        path.parent.mkdir(parents=True)
        path.write_text(club(*members), encoding="utf-8")
    lock = take_lock(tmp_path / "there/drives/Ballybeg.twentyfive-drive.lock")
    assert lock is not None
    move(tmp_path / "here", tmp_path / "there")
    lock.unlock()
    assert path.read_text(encoding="utf-8") == club("Ann")
    assert path.with_name("Ballybeg 2.twentyfive-drive").read_text(encoding="utf-8") == club("Ann", "Ben")


def test_bookmarks_rules_and_lessons_of_both_are_there(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    record = played(moves=30)
    for data, ply, rules, lesson in ((here, 5, {"target": 30}, "02-b"), (there, 9, {"target": 40}, "01-a")):
        data.mkdir()
        Bookmarks(data / "bookmarks.json").put(record, ply, f"at {ply}")
        own = (RuleSet("Friday", "twenty-five", rules), RuleSet("Both", "spoil-five"))
        rules_file(data / "rules.25").write(SavedRuleSets(own))
        progress_file(data / "lessons.json").write(LessonProgress((lesson, "03-c")))
    taken = move(here, there)
    assert [mark.name for mark in Bookmarks(there / "bookmarks.json").of(record)] == ["at 5", "at 9"]
    assert [(own.name, own.options) for own in saved_rules(there / "rules.25")] == [
        ("Friday", {"target": 40}),
        ("Both", {}),
        ("Friday 2", {"target": 30}),
    ]
    assert progress_file(there / "lessons.json").read().value.done == ("01-a", "03-c", "02-b")
    assert taken.kept is not None
    assert set(tree(taken.kept)) == {"bookmarks.json", "rules.25", "lessons.json"}
    assert move(here, there).merged == 0, "a second time there is nothing more"


def test_a_deck_of_a_taken_name_gets_a_number(tmp_path: Path) -> None:
    here, there = full(tmp_path / "here"), full(tmp_path / "there")
    (there / "decks" / "mine" / "5H.svg").write_text("<svg>another</svg>", encoding="utf-8")
    taken = move(here, there)
    assert taken.decks == {"mine": "mine 2"}
    assert (there / "decks" / "mine 2" / "5H.svg").read_text(encoding="utf-8") == "<svg/>"
    assert (there / "decks" / "mine" / "5H.svg").read_text(encoding="utf-8") == "<svg>another</svg>"


def statistics(data: Path, *records: Record) -> None:
    with StatisticsDatabase(data / STATISTICS) as database:
        database.end_recount()
        for record in records:
            counted = tally(record, NOTES)
            assert counted is not None
            database.count(counted)


def test_statistics_of_both_are_added_and_no_game_twice(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    both, mine, theirs = (played(seed=seed) for seed in (1, 2, 3))
    statistics(here, both, theirs)
    statistics(there, shorter(both, 60), mine)
    taken = move(here, there)
    statistics(tmp_path / "all", both, mine, theirs)
    with StatisticsDatabase(there / STATISTICS) as found, StatisticsDatabase(tmp_path / "all" / STATISTICS) as wanted:
        assert total(found) == total(wanted)
        assert found.pending_recount() is None
    assert taken.kept is not None
    with StatisticsDatabase(taken.kept / STATISTICS) as old:
        assert total(old).games == 1


def test_a_reset_there_stays_one_and_is_not_undone_by_one_here(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    statistics(here, played(seed=1))
    statistics(there, played(seed=2))
    numbers = []
    for data in (here, there):
        with StatisticsDatabase(data / STATISTICS) as database:
            numbers.append(database.forget_all())
    move(here, there)
    with StatisticsDatabase(there / STATISTICS) as database:
        assert total(database).games == 0
        database.remember(numbers[1])
        assert total(database).games == 1


def test_damaged_statistics_are_left_out_and_games_counted_anew(tmp_path: Path) -> None:
    here, there = full(tmp_path / "here"), full(tmp_path / "there")
    (here / STATISTICS).write_bytes(b"no statistics at all" * 100)
    keep(here, "New", played(seed=77, moves=40))
    taken = move(here, there)
    assert taken.left_out == (STATISTICS,)
    with StatisticsDatabase(there / STATISTICS) as database:
        assert database.pending_recount() is not None


def test_a_damaged_part_is_left_out_and_the_rest_is_there(tmp_path: Path) -> None:
    here, there = full(tmp_path / "here"), full(tmp_path / "there")
    (here / "bookmarks.json").write_text("damaged", encoding="utf-8")
    before = (there / "bookmarks.json").read_bytes()
    assert move(here, there).left_out == ("bookmarks.json",)
    assert (there / "bookmarks.json").read_bytes() == before


def later_lessons(data: Path) -> None:
    (data / "lessons.json").write_text('{"format": "twentyfive lessons 2", "hats": 1}', encoding="utf-8")


def later_statistics(data: Path) -> None:
    with sqlite3.connect(data / STATISTICS) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()


@pytest.mark.parametrize("make_later", [later_lessons, later_statistics])
@pytest.mark.parametrize("where", ["here", "there"])
def test_what_a_later_version_wrote_stops_it_before_anything_is_taken(
    make_later: Callable[[Path], None], where: str, tmp_path: Path
) -> None:
    full(tmp_path / "here")
    there = full(tmp_path / "there")
    keep(tmp_path / "here", "New", played(moves=9))
    make_later(tmp_path / where)
    file, before = pack(tmp_path / "here", tmp_path / "x.twentyfive-move"), tree(there)
    with pytest.raises((LaterVersionError, OSError), match=r"written by a later version|version 99"):
        take(file, there)
    assert tree(there) == before


@pytest.mark.broad
def test_a_failing_disk_at_any_moment_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = full(tmp_path / "here"), full(tmp_path / "there")
    record = played(moves=30)
    keep(here, "Friday", record)
    keep(there, "Friday", shorter(record, 20))
    progress_file(here / "lessons.json").write(LessonProgress(("99-x",)))
    file, before, failing, refused = pack(here, tmp_path / "x.twentyfive-move"), tree(there), 0, 0
    while True:
        data = tmp_path / f"there {failing}"
        shutil.copytree(there, data)
        with monkeypatch.context() as patch:
            disk = BadDisk(patch, FULL)
            disk.fail_at(failing)
            try:
                take(file, data)
            except OSError:
                refused += 1
                assert tree(data) == before
            else:  # such a failure does no harm, as that to remove what is no longer needed
                assert read_saved(data / "games" / "Friday.twentyfive").record.ply == 30
                assert (data / REPLACED).is_dir()
        if not disk.failed:
            break
        failing += 1
        shutil.rmtree(data)
    assert refused > 20


def test_broken_off_it_leaves_everything_as_it_was(tmp_path: Path) -> None:
    here, there = full(tmp_path / "here"), full(tmp_path / "there")
    keep(here, "New", played(moves=9))
    file, before = pack(here, tmp_path / "x.twentyfive-move"), tree(there)
    for number in range(1, 9):
        steps = taken_over(look_into(file), there, lambda: pytest.fail("it was broken off before"))
        for _ in range(number):
            next(steps)
        steps.close()
        assert tree(there) == before


def test_two_windows_do_not_take_over_at_once(tmp_path: Path) -> None:
    file = look_into(pack(full(tmp_path / "here"), tmp_path / "x.twentyfive-move"))
    first = taken_over(file, tmp_path / "there", lambda: None)
    next(first)
    with pytest.raises(TakingOverError):
        finish(taken_over(file, tmp_path / "there", lambda: None))
    first.close()
    finish(taken_over(file, tmp_path / "there", lambda: None))
