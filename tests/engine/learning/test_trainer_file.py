"""The trainer's file: progress lasts between sessions whatever happens to the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import quick
from tests.engine.learning.test_trainer import practised
from twentyfive.engine.files.guarded_file import FileContent
from twentyfive.engine.learning.trainer import TrainerProgress
from twentyfive.engine.learning.trainer_file import TrainerFile, parse_progress, progress_text


@quick
@given(st.integers(0, 2**32 - 1), st.integers(0, 60), st.floats(0, 1))
def test_progress_can_be_read_back_from_its_text(seed: int, number: int, share: float) -> None:
    progress = practised(seed, number, share)
    assert parse_progress(progress_text(progress).encode()) == progress


def test_progress_lasts_between_sessions(tmp_path: Path) -> None:
    path = tmp_path / "data" / "trainer.json"
    assert TrainerFile(path).read() == FileContent(TrainerProgress(), absent=True)
    first, second = practised(1, 20, 0.5), practised(1, 21, 0.5)
    TrainerFile(path).write(first)
    TrainerFile(path).write(second)
    assert TrainerFile(path).read() == FileContent(second)
    assert parse_progress(path.with_suffix(".old").read_bytes()) == first
    assert not list(path.parent.glob("*.new"))


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe", b"[" * 100_000, b" " * 1_000_001, b"null"])
def test_a_damaged_file_is_put_aside_and_the_previous_version_read(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "trainer.json"
    first = practised(1, 20, 0.5)
    TrainerFile(path).write(first)
    TrainerFile(path).write(practised(1, 21, 0.5))
    path.write_bytes(content)
    found = TrainerFile(path).read()
    assert found.value == first
    assert found.damage
    assert found.kept is not None
    assert found.kept.read_bytes() == content
    assert not path.exists()
    TrainerFile(path).write(first)
    assert TrainerFile(path).read() == FileContent(first)


def test_two_damaged_files_are_put_aside_and_progress_starts_again(tmp_path: Path) -> None:
    path = tmp_path / "trainer.json"
    path.write_text("one", encoding="utf-8")
    path.with_suffix(".old").write_text("two", encoding="utf-8")
    found = TrainerFile(path).read()
    assert found.value == TrainerProgress()
    assert found.kept is not None
    assert found.kept.read_text(encoding="utf-8") == "one"
    path.write_text("three", encoding="utf-8")
    again = TrainerFile(path).read()
    assert again.kept not in (None, found.kept)
    TrainerFile(path).write(practised(1, 20, 0.5))
    TrainerFile(path).write(practised(1, 21, 0.5))
    texts = {file.read_text(encoding="utf-8") for file in tmp_path.glob("trainer-damaged-*")}
    assert texts == {"one", "two", "three"}


def test_a_power_cut_between_the_two_files_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "trainer.json"
    progress = practised(1, 20, 0.5)
    TrainerFile(path).write(progress)
    path.replace(path.with_suffix(".old"))
    assert TrainerFile(path).read().value == progress
    assert not TrainerFile(path).read().damage


DAMAGES: list[tuple[dict[str, Any], str]] = [
    ({"format": "twentyfive trainer 2"}, "format"),
    ({"answers": -1}, "'answers' is -1"),
    ({"answers": "many"}, "'answers' is no int"),
    ({"answers": True}, "'answers' is no int"),
    ({"topics": {"weather": {}}}, "there is no topic 'weather'"),
    ({"topics": {"red_suits": {"asked": 1}}}, "topic red_suits: 'right' is missing"),
    ({"topics": {"red_suits": dict.fromkeys(("asked", "streak", "best_streak", "run"), 1) | {"right": 2, "level": 1}}},
     "topic red_suits: there are not more right answers"),
    ({"topics": {"red_suits": dict.fromkeys(("asked", "right", "streak", "best_streak", "run"), 0) | {"level": 9}}},
     "topic red_suits: a level goes from 1 to 4"),
    ({"repeats": [7]}, "repeat 1: 'topic' is missing"),
    ({"repeats": [{}] * 101}, "more than 100 repeats"),
]  # fmt: skip
REPEAT: dict[str, Any] = {
    "topic": "red_suits", "trump": "S", "led": None, "cards": ["KD", "2D"], "box": 0, "due": 9
}  # fmt: skip
REPEATS: list[tuple[dict[str, Any], str]] = [
    ({"box": 4}, "repeat 1: there is no box 4"),
    ({"due": -1}, "repeat 1: 'due' is -1"),
    ({"trump": "X"}, "repeat 1: .*'X'"),
    ({"cards": ["KD", "1D"]}, "repeat 1: '1D' is no card"),
    ({"cards": ["KD"]}, "repeat 1: a question has 2 to 5"),
    ({"cards": ["KD", "2D", 7]}, "repeat 1: one of the cards is no str"),
    ({"cards": ["KD", "KD"]}, "repeat 1: a question has"),
    ({"topic": "following", "led": "AD", "cards": ["KD", "2D"]}, "repeat 1: a question has exactly one answer"),
    ({"topic": "following"}, "repeat 1: a trick is led"),
    ({"led": 7}, "repeat 1: 'led' is no str"),
]


def damaged(**fields: Any) -> str:
    """Return the text of a file with some fields changed."""
    whole = json.loads(progress_text(practised(1, 3, 1.0)))
    return json.dumps({**whole, **fields})


@pytest.mark.parametrize(("fields", "message"), DAMAGES)
def test_damage_is_reported_with_its_place(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_progress(damaged(**fields).encode())


@pytest.mark.parametrize(("fields", "message"), REPEATS)
def test_a_damaged_repeat_is_reported_with_its_place(fields: dict[str, Any], message: str) -> None:
    assert len(parse_progress(damaged(repeats=[REPEAT]).encode()).repeats) == 1
    with pytest.raises(ValueError, match=message):
        parse_progress(damaged(repeats=[{**REPEAT, **fields}]).encode())


def test_a_repeat_that_comes_twice_is_damage() -> None:
    with pytest.raises(ValueError, match="twice"):
        parse_progress(damaged(repeats=[REPEAT, REPEAT]).encode())
