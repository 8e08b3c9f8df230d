"""Every kind of file and message that the program reads: sound samples, and the way in which the program reads one."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial, reduce
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QSettings

from tests.drive_evenings import entries_of
from tests.engine.kept_games import NOTES, played
from tests.engine.learning.lesson_faults import faults
from tests.soak.message_kinds import message_kinds
from twentyfive.assets import resource
from twentyfive.core import PRESETS, Record, RecordError
from twentyfive.core.codes.base32 import DealCodeError
from twentyfive.core.codes.deal_code import deal_code, parse_deal_code
from twentyfive.core.moves import DealCards
from twentyfive.drive.club import Club, ClubNamed, NightBegun, club_entered, club_text
from twentyfive.drive.entries import Reported
from twentyfive.engine.drive.club_desk import ClubDesk
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.learning import lesson_progress, trainer_file
from twentyfive.engine.learning.lesson_files import LessonError, parse_lesson, read_lessons
from twentyfive.engine.learning.trainer import TrainerProgress, answered, next_question
from twentyfive.engine.saves.bookmarks import Bookmarks, BookmarksError
from twentyfive.engine.saves.rule_sets import RuleSet, SavedRuleSets, parse_rule_sets, rule_sets_text, rules_file
from twentyfive.engine.saves.saved_game import read_cover, read_saved, saved_text
from twentyfive.engine.seating.players import Aim, TableSetup
from twentyfive.engine.statistics.adaptive import matches_before, strength
from twentyfive.engine.statistics.database import StatisticsDatabase, StatisticsError
from twentyfive.engine.statistics.figures import GroupBy, game_lines, groups, last_games
from twentyfive.engine.statistics.tallies import tally
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.new_game_text import choices_text, default_setup
from twentyfive.ui.cards.decks import DeckError, checked_deck
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.window.resume import read_journal_content
from twentyfive.wording.records.statistics import group_name, group_note, spoken_last, table_row

_SHORT: Final = {"twenty-five": 3, "auction-forty-fives": 2, "spoil-five": 2}
"""The presets of the sample records, with the number of deals in each."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file.

    Attributes:
        samples: returns the contents of sound files.
        read: writes a content to a file in an empty folder, reads it, and uses it as the program does. The documented
            errors of reading are no fault.
    """

    samples: Callable[[], tuple[bytes, ...]]
    read: Callable[[bytes, Path], None]


def _written(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


@cache
def _records() -> tuple[Record, ...]:
    return tuple(played(preset, moves=60 * deals) for preset, deals in _SHORT.items())


def _record_samples() -> tuple[bytes, ...]:
    return tuple(record.dumps().encode() for record in _records())


def _read_record(content: bytes, _: Path) -> None:
    with suppress(RecordError):
        record = Record.loads(content.decode("utf-8", errors="surrogateescape"))
        assert Record.loads(record.dumps()) == record


def _saved_samples() -> tuple[bytes, ...]:
    return tuple(saved_text(record, NOTES).encode() for record in _records())


def _read_saved(content: bytes, folder: Path) -> None:
    path = _written(folder / "game.twentyfive", content)
    read_cover(path)
    with suppress(RecordError):
        game = read_saved(path)
        tally(game.record, game.notes)


@cache
def _journal_samples() -> tuple[bytes, ...]:
    samples = []
    for record in _records():
        record.go_to(record.last_ply - 9)
        lines = [*record.dumps().replace("undone:\n", "").splitlines(), f"at {record.ply}", "at 12", "at 13"]
        samples.append(("\n".join(lines) + "\n").encode())
        record.go_to(record.last_ply)
    return tuple(samples)


def _read_journal(content: bytes, folder: Path) -> None:
    path = _written(folder / "journal.25", content)
    waiting = read_journal_content(path)
    if waiting.game is not None:
        journal = Journal(path)
        journal.begin(waiting.game.record)
        journal.close()
        assert read_journal_content(path).game == waiting.game


@cache
def _code_samples() -> tuple[bytes, ...]:
    packs = [next(move for move in record.moves if isinstance(move, DealCards)) for record in _records()]
    codes = [deal_code(record.header.rules, pack) for record, pack in zip(_records(), packs, strict=True)]
    return tuple(code.encode() for code in codes)


def _read_code(content: bytes, _: Path) -> None:
    with suppress(DealCodeError):
        coded = parse_deal_code(content.decode("utf-8", errors="surrogateescape"))
        assert parse_deal_code(deal_code(coded.rules, coded.deal)).rules == coded.rules


def _rules_samples() -> tuple[bytes, ...]:
    own = tuple(
        RuleSet(f"Friday at {name}", name, {"target": 40, "bids": (15, 20), "must_rob": True, "joker": False})
        for name in PRESETS
    )
    return (
        rule_sets_text(SavedRuleSets(own[:4], ("# kept",))).encode(),
        rule_sets_text(SavedRuleSets(own[4:])).encode(),
    )


def _read_rules(content: bytes, folder: Path) -> None:
    path = _written(folder / "rules.25", content)
    file = rules_file(path)
    try:
        saved = file.read().value
        file.write(saved)
    except PermissionError:
        return  # a later version wrote it, so it is left as it is
    assert parse_rule_sets(rule_sets_text(saved)).own == saved.own


def _settings_samples() -> tuple[bytes, ...]:
    choices = json.dumps(choices_text(usual_choices("Séan")), ensure_ascii=False)
    entries = "theme=dark\ndeck=four-colour\ntext=1.5\nhold=none\nvolume=15\nback=2\nsound=no\nwindow=AQD/QA==\n"
    return (f'[General]\n{entries}name="Gráinne, 1"\nnew_game={choices}\n'.encode(),)


def _read_settings(content: bytes, folder: Path) -> None:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    (folder / "twentyfive").mkdir(exist_ok=True)
    _written(folder / "twentyfive" / "twentyfive.ini", content)
    store = SettingsStore()
    default_setup(store.settings).new_record()
    store.change(volume=33)
    again = SettingsStore()
    assert (again.settings, again.problems) == (store.settings, ())


@cache
def _lesson_samples() -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(resource("lessons").glob("*.toml")))


def _read_lesson(content: bytes, folder: Path) -> None:
    path = _written(folder / "01-lesson.toml", content)
    with suppress(LessonError):
        (lesson,) = read_lessons(path.parent)
        faults(lesson)
    with suppress(LessonError):
        parse_lesson("lesson", content.decode("utf-8", errors="replace"))


def _deck_samples() -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(resource("cards").glob("*/deck.json")))


def _read_deck(content: bytes, folder: Path) -> None:
    _written(folder / "deck.json", content)
    with suppress(DeckError):
        checked_deck(folder)


@cache
def _trainer_samples() -> tuple[bytes, ...]:
    progress, rng = TrainerProgress(), random.Random(25)
    for _ in range(60):
        question = next_question(progress, None, rng)
        progress = answered(progress, question, rng.randrange(len(question.cards)))
    return (trainer_file.progress_text(progress).encode(),)


def _read_trainer(content: bytes, folder: Path) -> None:
    path = _written(folder / "trainer.json", content)
    file = trainer_file.TrainerFile(path)
    progress, rng = file.read().value, random.Random(1)
    for _ in range(3):
        progress = answered(progress, next_question(progress, None, rng), 0)
    file.write(progress)
    assert file.read().damage == ""


def _progress_samples() -> tuple[bytes, ...]:
    progress = lesson_progress.LessonProgress(("red-trumps", "black-trumps"), "robbing", 3, ("play 5H", "rob 2D"))
    return (lesson_progress.progress_text(progress).encode(),)


def _read_progress(content: bytes, folder: Path) -> None:
    path = _written(folder / "lessons.json", content)
    file = lesson_progress.progress_file(path)
    file.write(file.read().value.with_done("plain-suits"))
    assert file.read().damage == ""


def _bookmark_samples() -> tuple[bytes, ...]:
    entries = {"25": [[12, "0123456789abcdef", "Séan’s lead ♠"], [30, "0123456789abcdef", "here"]]}
    return (json.dumps({"format": "twentyfive bookmarks 1", "games": entries}, indent=1).encode(),)


def _read_bookmarks(content: bytes, folder: Path) -> None:
    path = _written(folder / "bookmarks.json", content)
    marks = Bookmarks(path)
    record = _records()[0]
    with suppress(BookmarksError):
        marks.of(record)
    marks.put(record, 9, "mark")
    assert [mark.name for mark in Bookmarks(path).of(record)] == ["mark"]


@cache
def _statistics_samples() -> tuple[bytes, ...]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "statistics.db"
        with StatisticsDatabase(path) as database:
            counted = tally(played(moves=400), NOTES)
            assert counted is not None
            database.count(counted)
        return (path.read_bytes(),)


def _read_statistics(content: bytes, folder: Path) -> None:
    with suppress(StatisticsError), StatisticsDatabase(_written(folder / "statistics.db", content)) as database:
        database.pending_recount()
        for by in GroupBy:
            for group in groups(database, by):
                group_name(group), group_note(group)
        spoken_last(last_games(database, 10))
        for line in game_lines(database):
            table_row(line)
        strength(matches_before(database, TableSetup(PRESETS["twenty-five"], (), ())), Aim.FAIR)
        database.forget_all()


def _known(samples: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return samples


@cache
def _club_samples() -> tuple[bytes, ...]:
    """The file of a club with an evening that has begun."""
    entries = (ClubNamed("Confey"), NightBegun("2026-11-30"), *entries_of(7, sides=3), Reported(1, 1, 0))
    return (club_text(reduce(club_entered, entries, Club())).encode(),)


def _read_club(content: bytes, folder: Path) -> None:
    path = folder / "club.twentyfive-drive"
    path.write_bytes(content)
    desk = ClubDesk(folder)
    with suppress(ValueError, OSError):
        desk.open(path)
    for night in desk.club.nights:
        evening = night.log.evening
        _ = evening.standings, evening.money, evening.told
    desk.close()


KINDS: Final[dict[str, Kind]] = {
    "record": Kind(_record_samples, _read_record),
    "saved game": Kind(_saved_samples, _read_saved),
    "journal": Kind(_journal_samples, _read_journal),
    "deal code": Kind(_code_samples, _read_code),
    "own rules": Kind(_rules_samples, _read_rules),
    "settings": Kind(_settings_samples, _read_settings),
    "lesson": Kind(_lesson_samples, _read_lesson),
    "deck": Kind(_deck_samples, _read_deck),
    "trainer": Kind(_trainer_samples, _read_trainer),
    "lesson progress": Kind(_progress_samples, _read_progress),
    "bookmarks": Kind(_bookmark_samples, _read_bookmarks),
    "club": Kind(_club_samples, _read_club),
    "statistics": Kind(_statistics_samples, _read_statistics),
    **{name: Kind(partial(_known, samples), read) for name, (samples, read) in message_kinds().items()},
}
