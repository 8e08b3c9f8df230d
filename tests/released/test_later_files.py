"""Files that a later version has written are named as that, stay as they are, and are there again after the upgrade."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.engine.evening.evenings import plan_for
from tests.engine.kept_games import played
from twentyfive.core import Record
from twentyfive.core.record import LaterRecordError
from twentyfive.engine.evening.evening import Evening
from twentyfive.engine.evening.evening_file import evening_text, parse_evening
from twentyfive.engine.learning.lesson_progress import LessonProgress, progress_file
from twentyfive.engine.learning.trainer import TrainerProgress
from twentyfive.engine.learning.trainer_file import TrainerFile
from twentyfive.engine.saves.bookmarks import Bookmarks
from twentyfive.engine.saves.kept_seat import KeptSeat, SeatFile
from twentyfive.engine.saves.rule_sets import SavedRuleSets, rules_file
from twentyfive.engine.statistics.database import StatisticsDatabase, StatisticsError, StatisticsFault
from twentyfive.later_version import LaterVersionError, check_format
from twentyfive.net.drive.known_phones import phones_file, phones_of
from twentyfive.net.lobby.guests import guest_file

LATER = "written by a later version of Twenty-Five"
SEAT = KeptSeat("a table", "Anna", "Twenty-Five", "192.168.1.2", 25525, "token", "Ben")

WRITES: dict[str, Callable[[Path], object]] = {
    "twentyfive guests 2": lambda path: guest_file(path).write(None),
    "twentyfive seat 2": lambda path: SeatFile(path).write(SEAT),
    "twentyfive lessons 12": lambda path: progress_file(path).write(LessonProgress()),
    "twentyfive trainer 2": lambda path: TrainerFile(path).write(TrainerProgress()),
    "twentyfive rules 3": lambda path: rules_file(path).write(SavedRuleSets()),
    "twentyfive drive phones 2": lambda path: phones_file(path).write(phones_of("Friday")),
    "twentyfive bookmarks 2": lambda path: Bookmarks(path).put(played(moves=3), 1, "here"),
}
"""What this version would do to each kind of file, by the format of a later one."""

READS: dict[str, Callable[[Path], object]] = {
    "twentyfive guests 2": lambda path: guest_file(path).read(),
    "twentyfive seat 2": lambda path: SeatFile(path).read(),
    "twentyfive lessons 12": lambda path: progress_file(path).read(),
    "twentyfive trainer 2": lambda path: TrainerFile(path).read(),
    "twentyfive rules 3": lambda path: rules_file(path).read(),
    "twentyfive bookmarks 2": lambda path: Bookmarks(path).of(played(moves=3)),
    "twentyfive drive phones 2": lambda path: phones_file(path).read(),
}

CHANGES = {
    "a later format": ("twentyfive record 1", "twentyfive record 2"),
    "a later game": ("game: twenty-five", "game: hurling"),
    "a later rule": ("game: twenty-five", "game: twenty-five\noption: newthing 3"),
    "a later value of a rule": ("game: twenty-five", "game: twenty-five\noption: follow if_it_rains"),
}
"""Changes that make a record one of a later version."""


def of_later(text: str, change: str) -> str:
    before, after = CHANGES[change]
    assert before in text
    return text.replace(before, after, 1)


def json_of(form: str) -> str:
    return f"{form}\n\nhats: 3\n" if "rules" in form else f'{{"format": "{form}", "hats": 3}}'


ELSEWHERE = {
    "twentyfive evening": "below",
    "twentyfive drive": "in `tests/engine/drive/test_club_desk.py`",
    "twentyfive move": "in `tests/engine/moving/test_move_file.py`",
}
"""The kinds of files that are tried with changes of their own, and where."""


def test_every_kind_of_file_with_a_format_is_tried() -> None:
    declared = {
        form
        for file in sorted((Path(__file__).parents[2] / "twentyfive").rglob("*.py"))
        for form in re.findall(
            r'^_?(?:FORMAT|TITLE): Final = "(twentyfive [a-z ]+) \d+"', file.read_text(encoding="utf-8"), re.MULTILINE
        )
    }
    tried = {form.rpartition(" ")[0] for form in READS}
    assert declared == tried | ELSEWHERE.keys()
    assert {form.rpartition(" ")[0] for form in WRITES} == tried


@pytest.mark.parametrize("form", READS)
def test_file_of_a_later_format_is_named_and_stays(form: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text(json_of(form), encoding="utf-8")
    with pytest.raises(OSError, match=LATER):
        READS[form](path)
    assert path.read_text(encoding="utf-8") == json_of(form)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("form", WRITES)
def test_file_of_a_later_format_is_not_replaced_unread(form: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text(json_of(form), encoding="utf-8")
    with pytest.raises(OSError, match=LATER):
        WRITES[form](path)
    assert path.read_text(encoding="utf-8") == json_of(form)


@pytest.mark.parametrize("found", ["twentyfive seat 0", "twentyfive seat", "twentyfive hat 2", "seat 2", 2, None])
def test_other_format_is_no_later_one(found: object) -> None:
    with pytest.raises(ValueError, match="its format is not 'twentyfive seat 1'") as refused:
        check_format(found, "twentyfive seat 1")
    assert not isinstance(refused.value, LaterVersionError)


@pytest.mark.parametrize("change", CHANGES)
def test_record_of_a_later_version_says_so(change: str) -> None:
    with pytest.raises(LaterRecordError, match=LATER):
        Record.loads(of_later(played(moves=5).dumps(), change))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"twentyfive evening 1"', '"twentyfive evening 2"'),
        ('"spoil-five"', '"hurling"'),
        ('{"game":"spoil-five"', '{"game":"spoil-five","newthing":"3"'),
        ('{"game":"spoil-five"', '{"game":"spoil-five","follow":"if_it_rains"'),
    ],
)
def test_evening_of_a_later_version_says_so(before: str, after: str) -> None:
    text = evening_text(Evening(plan_for()))
    assert before in text
    with pytest.raises(LaterVersionError, match=LATER):
        parse_evening(text.replace(before, after, 1).encode())


def test_statistics_of_a_later_version_stay_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "statistics.sqlite"
    StatisticsDatabase(path).close()
    with sqlite3.connect(path) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.execute("DROP TABLE against")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StatisticsError) as refused:
        StatisticsDatabase(path)
    assert refused.value.fault is StatisticsFault.NEWER
    assert path.read_bytes() == before
