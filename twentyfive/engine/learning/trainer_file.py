"""The file of the ranking trainer: a person's progress as JSON, with the previous version beside it."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from twentyfive.core import Card, Suit
from twentyfive.engine.files.atomic_files import put_aside, write_whole
from twentyfive.engine.files.guarded_file import FileContent, GuardedFile
from twentyfive.engine.files.json_files import read_fields
from twentyfive.engine.learning.trainer import INTERVALS, MOST_KEPT, Repeat, TopicRecord, TrainerProgress
from twentyfive.engine.learning.trainer_questions import Topic, TrainerQuestion
from twentyfive.later_version import LaterVersionError, by_later_version

TRAINER_FILE: Final = "trainer.json"
"""The name of the file, in the program's data folder."""

_FORMAT: Final = "twentyfive trainer 1"
_MOST_ANSWERS: Final = 10**9
_LARGEST: Final = 1_000_000
_NUMBERS: Final = ("asked", "right", "streak", "best_streak", "level", "run")


class TrainerFile(GuardedFile[TrainerProgress]):
    """The file, with its previous version beside it, which is read if the file is damaged or missing."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, parse_progress, progress_text, TrainerProgress(), _LARGEST)
        self._previous = path.with_suffix(".old")

    def _put(self, content: bytes) -> None:
        with contextlib.suppress(FileNotFoundError):
            write_whole(self._previous, self.path.read_bytes())
        super()._put(content)

    def _fallback(self, damage: str = "", kept: Path | None = None) -> FileContent[TrainerProgress]:
        """Return the content of the previous version; if that is damaged as well, put it aside too."""
        try:
            return FileContent(self._content(self._previous), damage, kept)
        except FileNotFoundError:
            return super()._fallback(damage, kept)
        except ValueError as error:
            previous = put_aside(self._previous)
            return super()._fallback(damage or str(error), kept or previous)


def progress_text(progress: TrainerProgress) -> str:
    """Return the text of the file."""
    topics = {
        topic.value: {name: getattr(record, name) for name in _NUMBERS} for topic, record in progress.topics.items()
    }
    repeats = [_repeat_fields(repeat) for repeat in progress.repeats]
    whole = {"format": _FORMAT, "answers": progress.answers, "topics": topics, "repeats": repeats}
    return json.dumps(whole, indent=1) + "\n"


def parse_progress(content: bytes) -> TrainerProgress:
    """Return the progress in the content of a file, the inverse of `progress_text`.

    Raises:
        ValueError: naming the place and what is wrong there.
    """
    whole = read_fields(content, _FORMAT)
    answers = _number(whole, "answers", "the file")
    topics = _field(whole, "topics", dict, "the file")
    repeats = _field(whole, "repeats", list, "the file")
    if len(repeats) > MOST_KEPT:
        raise ValueError(f"there are more than {MOST_KEPT} repeats")
    read = [_parsed_repeat(fields, f"repeat {place}") for place, fields in enumerate(repeats, 1)]
    if len({repeat.question for repeat in read}) != len(read):
        raise ValueError("a repeat comes twice")
    records = {_topic(name, "topics"): _record(fields, name) for name, fields in topics.items()}
    return TrainerProgress(answers, records, tuple(sorted(read, key=lambda repeat: repeat.due)))


def _repeat_fields(repeat: Repeat) -> dict[str, object]:
    question = repeat.question
    return {
        "topic": question.topic.value,
        "trump": question.trump.value,
        "led": None if question.led is None else str(question.led),
        "cards": [str(card) for card in question.cards],
        "box": repeat.box,
        "due": repeat.due,
    }


def _parsed_repeat(fields: object, place: str) -> Repeat:
    topic = _topic(_field(fields, "topic", str, place), place)
    trump = _field(fields, "trump", str, place)
    led = None if isinstance(fields, dict) and fields.get("led") is None else _field(fields, "led", str, place)
    cards = _field(fields, "cards", list, place)
    box = _number(fields, "box", place)
    if box >= len(INTERVALS):
        raise ValueError(f"{place}: there is no box {box}")
    if not all(isinstance(card, str) for card in cards):
        raise ValueError(f"{place}: one of the cards is no str")
    try:
        parsed = tuple(Card.parse(card) for card in cards)
        question = TrainerQuestion(topic, Suit(trump), None if led is None else Card.parse(led), parsed)
    except (ValueError, KeyError) as error:
        raise ValueError(f"{place}: {error}") from error
    return Repeat(question, box, _number(fields, "due", place))


def _record(fields: object, name: str) -> TopicRecord:
    numbers = {key: _field(fields, key, int, f"topic {name}") for key in _NUMBERS}
    if any(abs(number) > _MOST_ANSWERS for number in numbers.values()):
        raise ValueError(f"topic {name}: a number is too large")
    try:
        return TopicRecord(**numbers)
    except ValueError as error:
        raise ValueError(f"topic {name}: {error}") from error


def _topic(name: str, place: str) -> Topic:
    if name not in tuple(Topic):
        detail = f"{place}: there is no topic {name[:40]!r}"
        raise LaterVersionError(by_later_version(detail)) if name.isidentifier() else ValueError(detail)
    return Topic(name)


def _number(fields: object, name: str, place: str) -> int:
    number: int = _field(fields, name, int, place)
    if not 0 <= number <= _MOST_ANSWERS:
        raise ValueError(f"{place}: {name!r} is {str(number)[:20]}")
    return number


def _field(fields: object, name: str, kind: type, place: str) -> Any:
    """Return the field of that name; raise ValueError if it is missing or of another type."""
    if not isinstance(fields, Mapping) or name not in fields:
        raise ValueError(f"{place}: {name!r} is missing")
    value = fields[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ValueError(f"{place}: {name!r} is no {kind.__name__}")
    return value
