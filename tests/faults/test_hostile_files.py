"""Hostile files: each is refused with a reason, quickly and in little memory, and nothing in one is executed."""

from __future__ import annotations

import os
import pickle
import struct
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from tests.engine.kept_games import NOTES, played
from twentyfive.core import RecordError
from twentyfive.core.codes.base32 import DealCodeError
from twentyfive.core.codes.deal_code import parse_deal_code
from twentyfive.core.record import MOST_DEALS, MOST_MOVES, MOST_RECORD_LETTERS
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.learning import lesson_progress, trainer_file
from twentyfive.engine.learning.lesson_files import LessonError, read_lessons
from twentyfive.engine.saves.bookmarks import Bookmarks, BookmarksError
from twentyfive.engine.saves.rule_sets import RuleSet, SavedRuleSets, rule_sets_text, rules_file
from twentyfive.engine.saves.saved_game import read_cover, read_saved, saved_text
from twentyfive.ui.cards.decks import DeckError, checked_deck
from twentyfive.ui.settings.settings_file import SettingsFile
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.window.resume import read_journal_content

MOST_SECONDS = 1.0
MOST_BYTES = 50 * 2**20

GAME = played(moves=60)
HEAD, _, MOVES = GAME.dumps().partition("moves:\n")
DEAL = next(line for line in MOVES.splitlines() if line.startswith("deal "))


def _saved(path: Path) -> str:
    with pytest.raises(RecordError) as refused:
        read_saved(path)
    cover = read_cover(path)
    assert cover.fault or cover.header == GAME.header, "the list does not read the moves"
    return str(refused.value)


def _journal(path: Path) -> str:
    with pytest.raises(RecordError) as refused:
        read_journal(path)
    return str(refused.value)


def _own_rules(path: Path) -> str:
    found = rules_file(path).read()
    assert found.value.own == ()
    if found.kept is None:
        return found.value.damages[0].reason
    found.kept.rename(path)
    return found.damage


def _settings(path: Path) -> str:
    entries, damage = SettingsFile(path).read()
    assert entries == {}
    assert damage is not None
    damage.kept.rename(path)
    return damage.reason


def _lesson(path: Path) -> str:
    with pytest.raises(LessonError) as refused:
        read_lessons(path.parent)
    return str(refused.value)


def _trainer(path: Path) -> str:
    found = trainer_file.TrainerFile(path).read()
    assert found.kept is not None
    found.kept.rename(path)
    return found.damage


def _lesson_progress(path: Path) -> str:
    found = lesson_progress.progress_file(path).read()
    assert found.kept is not None
    found.kept.rename(path)
    return found.damage


def _bookmarks(path: Path) -> str:
    with pytest.raises(BookmarksError) as refused:
        Bookmarks(path).of(GAME)
    path.with_name(f"{path.stem}-damaged-1{path.suffix}").rename(path)
    return str(refused.value)


def _deck(path: Path) -> str:
    with pytest.raises(DeckError) as refused:
        checked_deck(path.parent)
    return str(refused.value)


READERS: dict[str, tuple[str, bytes, Callable[[Path], str]]] = {
    "saved game": ("Friday.twentyfive", saved_text(GAME, NOTES).encode(), _saved),
    "journal": ("journal.25", GAME.dumps().encode(), _journal),
    "own rules": ("rules.25", rule_sets_text(SavedRuleSets((RuleSet("é", "twenty-five"),))).encode(), _own_rules),
    "settings": ("twentyfive.ini", "[General]\nname=Gráinne\n".encode(), _settings),
    "lesson": ("01-red.toml", 'title = "é"\n'.encode(), _lesson),
    "trainer": ("trainer.json", b'{"format": "twentyfive trainer 1"}', _trainer),
    "lesson progress": ("lessons.json", b'{"format": "twentyfive lessons 1"}', _lesson_progress),
    "bookmarks": ("bookmarks.json", b'{"format": "twentyfive bookmarks 1"}', _bookmarks),
    "deck": ("deck.json", '{"name": "é", "backs": []}'.encode(), _deck),
}


def _of_a_gigabyte(sound: bytes, path: Path) -> None:
    path.write_bytes(sound)
    os.truncate(path, 2**30)


HOSTILE: dict[str, Callable[[bytes, Path], object]] = {
    "a gigabyte": _of_a_gigabyte,
    "nothing but null bytes": lambda _, path: path.write_bytes(b"\x00" * 900_000),
    "null bytes within": lambda sound, path: path.write_bytes(sound.replace(b"e", b"\x00")),
    "UTF-16": lambda sound, path: path.write_bytes(sound.decode().encode("utf-16")),
    "Latin-1": lambda sound, path: path.write_bytes((sound.decode() + "é\n").encode("latin-1")),
    "half a character": lambda sound, path: path.write_bytes(sound + b"\xed\xa0\x80\n"),
    "lists within lists": lambda _, path: path.write_bytes(b"a = " * (path.suffix == ".toml") + b"[" * 190_000),
    "tables within tables": lambda _, path: path.write_bytes(b'{"a":' * 38_000),
    "a great many lists": lambda _, path: path.write_bytes(b"[" + b"[]," * 330_000 + b"[]]"),
    "names of many parts": lambda _, path: path.write_bytes(b"a." * 95_000 + b"a = 1\n"),
    "one long line": lambda sound, path: path.write_bytes(sound + b"x" * 900_000 + b"\n"),
    "one long number": lambda _, path: path.write_bytes(b"9" * 900_000),
    "a great many lines": lambda _, path: path.write_bytes(b"name: x\n" * 110_000),
    "wide letters": lambda _, path: path.write_bytes("\N{PLAYING CARD ACE OF HEARTS}".encode() * 225_000),
}


@pytest.mark.broad("saved game-*")
@pytest.mark.parametrize("hostile", HOSTILE)
@pytest.mark.parametrize("reader", READERS)
def test_a_hostile_file_is_refused_with_a_reason_quickly_and_in_little_memory(
    reader: str, hostile: str, tmp_path: Path
) -> None:
    name, sound, read = READERS[reader]
    path = tmp_path / name
    HOSTILE[hostile](sound, path)
    assert 0 < len(_refusal(lambda: read(path))) < 400


@pytest.mark.parametrize("reader", ["saved game", "journal"])
@pytest.mark.parametrize(
    ("moves", "says"),
    [
        (f"{DEAL}\nscore\n" * (MOST_DEALS + 1), f"line {{first}}: there are more than {MOST_DEALS} deals"),
        ("leave\n" * (MOST_MOVES + 2), f"there are more than {MOST_MOVES} moves"),
        ("at 0\n" * (MOST_MOVES + 2), f"there are more than {MOST_MOVES} moves"),
        ("# " + "x" * MOST_RECORD_LETTERS, "kB"),
        ("exchange" + " 5H" * 300_000 + "\n", "is no move"),
    ],
    ids=["deals", "moves", "cursors", "letters", "cards"],
)
def test_an_endless_game_is_refused_before_it_is_replayed(reader: str, moves: str, says: str, tmp_path: Path) -> None:
    name, _, read = READERS[reader]
    path = tmp_path / name
    path.write_text(f"{HEAD}moves:\n{moves}", encoding="utf-8", newline="\n")
    first = HEAD.count("\n") + 2 + 2 * MOST_DEALS
    assert says.format(first=first) in _refusal(lambda: read(path))


@pytest.mark.parametrize("code", ["0" * 10**7, "[" * 10**6, "\x00" * 10**6, "Z4" * 5 * 10**6, "\ud800" * 10**6])
def test_a_hostile_deal_code_is_refused(code: str) -> None:
    def read() -> str:
        with pytest.raises(DealCodeError) as refused:
            parse_deal_code(code)
        return str(refused.value)

    assert _refusal(read)


def test_a_pipe_in_place_of_a_file_does_not_block(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes among its files")
    os.mkfifo(tmp_path / "journal.25")
    assert "is no file" in read_journal_content(tmp_path / "journal.25").trouble


class _Trap:
    """An object that makes a folder when it is unpickled."""

    def __init__(self, place: Path) -> None:
        self._place = place

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, (str(self._place),)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("start", ["@Variant(", '"@Var""iant(', "a, \\x40Variant("])
def test_nothing_in_a_settings_file_is_executed(start: str, tmp_path: Path, private_home: Path) -> None:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(private_home))
    trap, sprung = pickle.dumps(_Trap(tmp_path / "sprung")), tmp_path / "sprung"
    name = b"PySide::PyObjectWrapper\0"
    packed = struct.pack(">II", 0x7F, len(name)) + name + struct.pack(">I", len(trap)) + trap
    value = start + "".join(f"\\x{byte:x}" for byte in packed) + ")" + '"' * start.startswith('"')
    path = Path(SettingsStore().path)
    path.parent.mkdir(parents=True)
    path.write_text(f"[General]\nname={value}\nwindow={value}\n", encoding="utf-8")
    store = SettingsStore()
    store.change(volume=3)
    assert store.problems
    assert not sprung.exists()


def _refusal(read: Callable[[], str]) -> str:
    """Return the reason for refusal, after checking the time and memory that the refusal took."""
    start = time.process_time()
    reason = read()
    assert time.process_time() - start < MOST_SECONDS
    tracemalloc.start()
    try:
        assert read() == reason
        assert tracemalloc.get_traced_memory()[1] < MOST_BYTES
    finally:
        tracemalloc.stop()
    return reason
