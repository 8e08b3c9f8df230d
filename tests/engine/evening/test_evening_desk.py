"""The desk of an evening: it seats the players, keeps what they play beside the other games, and merges copies."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.evening.evenings import plan_for, played
from tests.engine.game_saver.tables import Table
from twentyfive.core import legal_moves, to_act
from twentyfive.engine.evening import evening_desk
from twentyfive.engine.evening.evening import Evening as WholeEvening
from twentyfive.engine.evening.evening import Played, Sitting, record_of
from twentyfive.engine.evening.evening_desk import EveningDesk
from twentyfive.engine.evening.evening_file import read_evening
from twentyfive.engine.files import locks
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.statistics.figures import total


class Evening:
    """A desk with a table at which its games are played."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.troubles: list[str] = []
        self.desk = EveningDesk(table.data, lambda _, reason: self.troubles.append(reason))
        self.desk.begin(plan_for(2))

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        assert self.desk.evening is not None
        return self.desk.evening.plan.sittings

    def played(self, sitting: Sitting) -> Played:
        """The sitting as the file has it."""
        assert self.desk.path is not None
        return read_evening(self.desk.path).played[sitting.number]

    def sit_down(self, sitting: Sitting, under_way: GameToken | None = None) -> None:
        game = self.desk.sit_down(sitting, under_way)
        self.table.saver.leave_to(game, self.desk.keep)
        self.table.engine.play(game)

    def play(self, moves: int = 1000) -> None:
        """Make up to so many moves of the person; the computer players answer at once."""
        engine = self.table.engine
        for _ in range(moves):
            seat = to_act(engine.state)
            if seat is None:
                return
            engine.submit(seat, legal_moves(engine.state)[0], engine.revision)


@pytest.fixture
def evening(engine: GameEngine, tmp_path: Path) -> Iterator[Evening]:
    """An evening of two over an empty data folder."""
    made = Evening(Table(engine, tmp_path / "data"))
    yield made
    made.table.saver.close()


def test_a_deal_is_kept_in_the_file_of_the_evening_and_nowhere_else(evening: Evening) -> None:
    first = evening.sittings[0]
    evening.sit_down(first)
    evening.play()
    kept = evening.played(first)
    assert kept.over
    assert kept == Played(_moves(evening))
    assert evening.table.saver.saves.paths() == []
    assert total(evening.table.database).deals == 0
    assert evening.desk.path is not None


def _moves(evening: Evening) -> tuple[str, ...]:
    record = evening.table.engine.record
    assert record is not None
    return tuple(map(str, record.moves[1:]))


def test_a_deal_that_was_left_goes_on_where_it_was(evening: Evening) -> None:
    first, second, *_ = evening.sittings
    evening.sit_down(first)
    evening.play(2)
    left = evening.table.engine.state
    evening.table.saver.keep()
    evening.sit_down(second)
    evening.play()
    evening.sit_down(first)
    assert evening.table.engine.state == left
    evening.play()
    assert not evening.played(first).seen


def test_moves_taken_back_and_hints_are_marked(evening: Evening) -> None:
    first, second, third, *_ = evening.sittings
    evening.sit_down(first)
    evening.play(2)
    evening.table.engine.undo()
    evening.play()
    evening.sit_down(second)
    evening.table.engine.ask_hint(0)
    evening.table.engine.note_help()
    evening.play()
    evening.sit_down(third)
    evening.play()
    marks = [(one.undo, one.hints, one.seen) for one in map(evening.played, (first, second, third))]
    assert marks == [(True, False, False), (False, True, False), (False, False, False)]


def test_a_deal_counts_as_it_was_first_played(evening: Evening) -> None:
    first = evening.sittings[0]
    evening.sit_down(first)
    evening.play()
    kept = evening.played(first)
    evening.table.engine.undo()
    evening.play(1)
    evening.table.saver.keep()
    assert evening.played(first) == kept


def test_a_deal_whose_moves_were_lost_is_marked_as_seen(evening: Evening) -> None:
    """The program ended while Ann was playing, and another game replaced the one under way."""
    first = evening.sittings[0]
    evening.desk.sit_down(first)
    again = EveningDesk(evening.table.data, lambda *_: None)
    (path,) = again.kept()
    again.open(path)
    again.sit_down(first)
    assert evening.played(first).seen


def test_the_game_that_the_window_goes_on_with_is_no_new_beginning(evening: Evening) -> None:
    first, second, *_ = evening.sittings
    under_way = evening.desk.sit_down(first)
    assert evening.desk.sit_down(first, under_way) is under_way
    assert not evening.played(first).seen
    assert evening.desk.sit_down(second, under_way) is not under_way


def test_a_game_of_any_evening_in_the_folder_is_recognised(evening: Evening) -> None:
    game = evening.desk.sit_down(evening.sittings[0])
    other = plan_for(3)
    evening.desk.begin(replace(other, seed=9))
    assert evening.desk.sitting_of(game) is None
    assert evening.desk.claim(game)
    assert evening.desk.sitting_of(game) == evening.sittings[0]
    foreign = GameToken(record_of(replace(other, seed=10), other.sittings[0], Played()))
    assert not evening.desk.claim(foreign)
    assert evening.desk.sitting_of(game) is not None, "the evening stays open"


def test_a_copy_played_elsewhere_is_merged_into_the_evening(evening: Evening, tmp_path: Path) -> None:
    copy = tmp_path / "copy.twentyfive-evening"
    evening.desk.hand_on(copy)
    first, second, *_ = evening.sittings
    evening.sit_down(first)
    evening.play()
    away = EveningDesk(tmp_path / "away", lambda *_: None)
    assert not away.take_in(copy)
    away.sit_down(second)
    away.hand_on(copy)
    assert evening.desk.take_in(copy)
    assert evening.desk.evening is not None
    assert set(evening.desk.evening.played) == {first.number, second.number}
    assert list(evening.desk.kept().values()) == ["Friday"]


def test_results_of_another_window_are_not_overwritten(evening: Evening) -> None:
    first, second, *_ = evening.sittings
    other = EveningDesk(evening.table.data, lambda *_: None)
    (path,) = other.kept()
    other.open(path)
    evening.sit_down(first)
    evening.play()
    other.sit_down(second)
    assert evening.played(first).over
    assert not evening.played(second).over


def test_a_deal_that_another_window_has_finished_meanwhile_stays_finished(evening: Evening) -> None:
    first, second, *_ = evening.sittings
    evening.sit_down(first)
    other = EveningDesk(evening.table.data, lambda *_: None)
    (path,) = other.kept()
    other.open(path)
    evening.play()
    finished = evening.played(first)
    other.sit_down(second)
    assert evening.played(first) == finished
    other.sit_down(first)
    assert evening.played(first) == finished
    assert finished.over


def test_a_second_evening_of_the_same_name_gets_a_number(evening: Evening) -> None:
    evening.desk.begin(plan_for(2))
    assert sorted(evening.desk.kept().values()) == ["Friday", "Friday 2"]


def test_a_full_disk_is_told_and_the_results_stay(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    first = evening.sittings[0]
    evening.sit_down(first)
    with monkeypatch.context() as disk:
        disk.setattr("twentyfive.engine.evening.evening_desk.write_evening", _full)
        evening.play()
    assert evening.troubles[-1]
    assert evening.desk.evening is not None
    assert evening.desk.evening.is_over(first)
    assert evening.table.saver.keep()
    assert evening.played(first).over


def _full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_two_windows_that_store_at_the_same_moment_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second window wants to store when the first has read the file and not yet written it."""
    troubles: list[str] = []
    one, other = (EveningDesk(tmp_path, lambda _, reason: troubles.append(reason)) for _ in range(2))
    plan = plan_for(2)
    one.begin(plan)
    assert one.path is not None
    other.open(one.path)
    of_ann, of_ben = plan.sittings[:2]
    second = threading.Thread(target=other.add, args=(of_ben.number, played(plan, of_ben)))

    def read_slowly(path: Path) -> WholeEvening:
        found = read_evening(path)
        if second.ident is None:
            second.start()
            second.join(0.1)  # without a lock it would be ready by now
        return found

    monkeypatch.setattr(evening_desk, "read_evening", read_slowly)
    monkeypatch.setattr(locks, "_CHANGED_WITHIN_MS", 10_000)  # a busy machine may take longer to write than 300 ms
    one.add(of_ann.number, played(plan, of_ann))
    second.join()
    assert set(read_evening(one.path).played) == {of_ann.number, of_ben.number}
    assert troubles == []
    assert list(one.folder.iterdir()) == [one.path], "the lock is gone"
