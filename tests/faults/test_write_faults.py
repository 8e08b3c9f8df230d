"""A full, read-only or broken disk at each writing call: the file on disk stays readable, old or new."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.core.policy import simple_move
from tests.engine.kept_games import NOTES, played
from tests.faults.disk import FAULTS, BadDisk
from twentyfive.core import Record, to_act
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal, read_journal
from twentyfive.engine.learning import lesson_progress, trainer_file
from twentyfive.engine.learning.trainer import TrainerProgress, answered, next_question
from twentyfive.engine.saves.bookmarks import Bookmarks
from twentyfive.engine.saves.rule_sets import RuleSet, SavedRuleSets, rules_file
from twentyfive.engine.saves.saved_game import SavedGame, read_saved
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.ui.settings.settings_file import SettingsFile

OLD, NEW = played(moves=40), played(moves=70)


@dataclass(frozen=True)
class Store:
    """A kind of data on disk, with two samples of its content.

    Attributes:
        write: writes the first or the second content into the folder.
        read: returns the number of the content in the folder, 0 or 1.
    """

    write: Callable[[Path, int], None]
    read: Callable[[Path], int]


def _write_journal(folder: Path, number: int) -> None:
    journal = Journal(folder / "journal.25")
    try:
        journal.begin((OLD, NEW)[number])
    finally:
        journal.close()


def _write_saved(folder: Path, number: int) -> None:
    SavedGames(folder).save(SavedGame(folder / "game.twentyfive", (OLD, NEW)[number], NOTES))


def _write_rules(folder: Path, number: int) -> None:
    rules_file(folder / "rules.25").write(SavedRuleSets((RuleSet("Friday", "twenty-five", {"target": 30 + number}),)))


def _read_rules(folder: Path) -> int:
    return int(str(rules_file(folder / "rules.25").read().value.own[0].options["target"])) - 30


def _practised(number: int) -> TrainerProgress:
    progress, rng = TrainerProgress(), random.Random(2)
    for _ in range(number + 1):
        progress = answered(progress, next_question(progress, None, rng), 0)
    return progress


def _write_trainer(folder: Path, number: int) -> None:
    trainer_file.TrainerFile(folder / "trainer.json").write(_practised(number))


def _read_trainer(folder: Path) -> int:
    found = trainer_file.TrainerFile(folder / "trainer.json").read()
    assert found.damage == ""
    return found.value.answers - 1


def _write_lessons(folder: Path, number: int) -> None:
    lesson_progress.progress_file(folder / "lessons.json").write(lesson_progress.LessonProgress(step=number))


def _read_lessons(folder: Path) -> int:
    found = lesson_progress.progress_file(folder / "lessons.json").read()
    assert found.damage == ""
    return found.value.step


def _write_bookmarks(folder: Path, number: int) -> None:
    Bookmarks(folder / "bookmarks.json").put(OLD, 12, f"mark {number}")


def _read_bookmarks(folder: Path) -> int:
    (mark,) = Bookmarks(folder / "bookmarks.json").of(OLD)
    return int(mark.name.removeprefix("mark "))


def _write_settings(folder: Path, number: int) -> None:
    SettingsFile(folder / "settings.ini").change({"volume": str(number)}, known={})


def _read_settings(folder: Path) -> int:
    entries, damage = SettingsFile(folder / "settings.ini").read()
    assert damage is None
    return int(entries["volume"])


STORES = {
    "journal": Store(_write_journal, lambda folder: (OLD, NEW).index(read_journal(folder / "journal.25"))),
    "saved game": Store(_write_saved, lambda folder: (OLD, NEW).index(read_saved(folder / "game.twentyfive").record)),
    "own rules": Store(_write_rules, _read_rules),
    "trainer": Store(_write_trainer, _read_trainer),
    "lesson progress": Store(_write_lessons, _read_lessons),
    "bookmarks": Store(_write_bookmarks, _read_bookmarks),
    "settings": Store(_write_settings, _read_settings),
}


@pytest.mark.broad("*-28")
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", STORES)
def test_a_write_that_fails_at_any_call_leaves_the_old_or_the_new(
    name: str, fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = STORES[name]
    store.write(tmp_path, 0)
    at, failed = 0, True
    while failed:
        with monkeypatch.context() as patch:
            disk = BadDisk(patch, fault)
            disk.fail_at(at)
            outcome = None
            try:
                store.write(tmp_path, 1)
            except OSError as error:
                outcome = error.errno
        failed = disk.failed > 0
        assert outcome in ((fault, None) if failed else (None,)), f"call {at}"
        assert store.read(tmp_path) in (0, 1), f"call {at}"
        if outcome is None:
            assert store.read(tmp_path) == 1, f"call {at}"
        store.write(tmp_path, 0)
        assert store.read(tmp_path) == 0, "the disk works again"
        at += 1
    assert at > 3, "opening, writing, syncing and replacing can fail"


CHANGES: dict[str, Callable[[SavedGames, Path], object]] = {
    "rename": lambda saves, path: saves.rename(path, "Saturday"),
    "duplicate": lambda saves, path: saves.duplicate(path, "Copy"),
    "delete": lambda saves, path: saves.delete(path),
    "restore": lambda saves, path: saves.restore_older(path),
    "export": lambda saves, path: saves.export(path, path.with_name("elsewhere")),
}


@pytest.mark.broad("*-28")
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", CHANGES)
def test_a_failed_change_leaves_a_saved_game_where_it_was(
    name: str, fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, failed = 0, True
    while failed:
        saves = SavedGames(tmp_path / str(at))
        path = saves.folder / "Friday.twentyfive"
        saves.save(SavedGame(path, OLD, NOTES))
        saves.save(SavedGame(path, NEW, NOTES))
        raised = False
        with monkeypatch.context() as patch:
            disk = BadDisk(patch, fault)
            disk.fail_at(at)
            try:
                CHANGES[name](saves, path)
            except OSError:
                raised = True
        failed = disk.failed > 0
        if raised:
            assert path in saves.paths(), f"call {at}"
            assert saves.has_older(path), f"call {at}"
            assert read_saved(path).record in ((OLD, NEW) if name == "restore" else (NEW,)), f"call {at}"
        at += 1
    assert at > 2, "there are several calls that can fail"


@pytest.mark.broad("0-28")
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("at", range(8))
def test_a_step_that_cannot_be_written_is_reported_once_and_written_with_the_next(
    fault: int, at: int, tmp_path: Path, engine: GameEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, reasons = BadDisk(monkeypatch, fault), _disk_failures(engine)
    engine.begin(_new_game())
    rng = random.Random(25)
    disk.fail_at(at)
    while not disk.failed:
        _person_plays(engine, rng)
    assert len(reasons) == 1
    _person_plays(engine, rng)
    assert len(reasons) == 1
    assert read_journal(tmp_path / "journal") == engine.record


@pytest.mark.parametrize("fault", FAULTS)
def test_a_game_goes_on_while_the_disk_fails_and_the_one_before_stays_on_disk(
    fault: int, tmp_path: Path, engine: GameEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, reasons = BadDisk(monkeypatch, fault), _disk_failures(engine)
    engine.begin(_new_game())
    before = read_journal(tmp_path / "journal")
    rng = random.Random(25)
    disk.fail()
    engine.begin(_new_game(seed=26))
    begun = engine.revision
    for _ in range(8):
        _person_plays(engine, rng)
    assert engine.revision >= begun + 8
    assert len(reasons) == 1, "not at each step"
    assert read_journal(tmp_path / "journal") == before
    disk.work()
    _person_plays(engine, rng)
    assert read_journal(tmp_path / "journal") == engine.record


def _disk_failures(engine: GameEngine) -> list[str]:
    """Return a list to which the reason of each failure of the engine's disk is added."""
    reasons: list[str] = []
    engine.failed.connect(lambda failure: reasons.append(failure.reason))
    return reasons


def _new_game(seed: int = 25) -> Record:
    rules = OLD.header.rules.replace(target=300)
    return Record.new(rules, names=OLD.header.names, seats=OLD.header.seats, seed=seed)


def _person_plays(engine: GameEngine, rng: random.Random) -> None:
    """Make the next decision of the person, dealing again first if a deal is over."""
    engine.next_deal()
    seat = to_act(engine.state)
    assert seat is not None
    engine.submit(seat, simple_move(engine.state, rng), engine.revision)
