"""The journal has every shown step on disk, and a cut-off end loses at most one move."""

import random
from pathlib import Path

import pytest

from twentyfive.core import PRESETS, Record, RecordError, legal_moves, table_move, to_act
from twentyfive.core.record import MOST_MOVES
from twentyfive.engine.game.journal import Journal, JournalKeeper, read_journal


def played(moves: int, seed: int = 5) -> Record:
    """A record of a game of Twenty-Five for four with this number of random moves."""
    rng = random.Random(seed)
    record = Record.new(PRESETS["twenty-five"].replace(players=4, sides=4), seed=seed)
    for _ in range(moves):
        seat = to_act(record.state)
        record.push(table_move(record.state, rng) if seat is None else rng.choice(legal_moves(record.state)))
    return record


def written(path: Path, record: Record) -> Journal:
    """A journal to which the moves of `record` were added one by one."""
    journal = Journal(path)
    journal.begin(Record(record.header))
    for move in record.moves:
        journal.add(move)
    return journal


def test_every_move_is_on_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    record = played(30)
    journal = Journal(tmp_path / "journal")
    journal.begin(Record(record.header))
    so_far = Record(record.header)
    for move in record.moves:
        journal.add(move)
        so_far.push(move)
        assert read_journal(journal.path) == so_far
    journal.close()


def test_undo_and_redo_are_kept(tmp_path: Path) -> None:
    record = played(30)
    journal = written(tmp_path / "journal", record)
    for ply in (12, 20, 17):
        record.go_to(ply)
        journal.move_cursor(ply)
    journal.close()
    again = read_journal(journal.path)
    assert again == record
    assert again.ply == 17
    assert len(again.undone) == 13


def test_a_game_can_be_read_after_any_number_of_undos_and_redos(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda _: None)
    record = played(30)
    saver = JournalKeeper(Journal(tmp_path / "journal"))
    saver.begin(record)
    for _ in range(MOST_MOVES):
        (record.undo if record.ply == record.last_ply else record.redo)()
        saver.move_cursor(record)
    record.undo()
    assert saver.move_cursor(record) is None
    saver.journal.close()
    assert read_journal(saver.journal.path) == record


def test_a_move_after_undo_forgets_what_was_undone(tmp_path: Path) -> None:
    record = played(30)
    journal = written(tmp_path / "journal", record)
    decisions = [ply for ply in range(20) if len(legal_moves(record.state_at(ply))) > 1]
    record.go_to(decisions[-1])
    journal.move_cursor(decisions[-1])
    other = legal_moves(record.state)[-1]
    record.push(other)
    journal.add(other)
    journal.close()
    assert read_journal(journal.path) == record
    assert read_journal(journal.path).undone == ()


def test_a_journal_cut_off_anywhere_loses_only_the_line_being_written(tmp_path: Path) -> None:
    record = played(25)
    journal = written(tmp_path / "journal", record)
    journal.close()
    whole = journal.path.read_bytes()
    head = whole.index(b"moves:\n") + len(b"moves:\n")
    for end in range(head, len(whole) + 1, 7):
        journal.path.write_bytes(whole[:end])
        complete = whole[head:end].count(b"\n")
        assert read_journal(journal.path).moves == record.moves[:complete]


def test_a_new_game_replaces_the_old_one_only_when_it_is_complete_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = played(20)
    journal = written(tmp_path / "journal", first)

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", full_disk)
        with pytest.raises(OSError, match="No space left"):
            journal.begin(played(10, seed=6))
    assert read_journal(journal.path) == first
    journal.begin(played(10, seed=6))
    journal.close()
    assert read_journal(journal.path) == played(10, seed=6)


def test_a_game_that_is_continued_is_written_whole_with_its_undone_moves(tmp_path: Path) -> None:
    record = played(30)
    record.go_to(21)
    journal = Journal(tmp_path / "somewhere" / "new" / "journal")
    journal.begin(record)
    journal.close()
    assert read_journal(journal.path) == record


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "moves:"),
        (b"twentyfive record 1\ngame: twenty-five\n", "moves:"),
        (b"twentyfive record 99\ngame: twenty-five\nmoves:\n", "line 1"),
        (b"twentyfive record 1\ngame: twenty-five\nmoves:\nplay 5H\nx\n", "line 4"),
        (b"twentyfive record 1\ngame: twenty-five\nmoves:\nat 3\n", "line 4"),
        (b"twentyfive record 1\ngame: twenty-five\nmoves:\nat -1\n", "line 4"),
        (b"twentyfive record 1\ngame: \xff\nmoves:\n", "byte 27"),
    ],
)
def test_the_error_for_a_damaged_journal_names_the_place(tmp_path: Path, content: bytes, says: str) -> None:
    (tmp_path / "journal").write_bytes(content)
    with pytest.raises(RecordError, match=says):
        read_journal(tmp_path / "journal")


def test_a_missing_journal_is_another_error_than_a_damaged_one(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_journal(tmp_path / "journal")
