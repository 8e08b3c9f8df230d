"""The file in which the ranking trainer keeps what somebody has learned: JSON, and the file before it beside it."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from twentyfive.core import Card, Suit
from twentyfive.engine.json_files import read_json
from twentyfive.engine.trainer import MOST_KEPT, WHILES, Progress, Repeat, TopicRecord
from twentyfive.engine.trainer_questions import Question, Topic
from twentyfive.engine.whole_files import put_aside, read_at_most, write_whole

_FORMAT: Final = "twentyfive trainer 1"
_MOST_ANSWERS: Final = 10**9
_LARGEST: Final = 1_000_000
_NUMBERS: Final = ("asked", "right", "streak", "best_streak", "level", "run")


class ProgressError(ValueError):
    """A text that is no progress; the message names the place."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found on the disk.

    Attributes:
        progress: the newest that could be read; nothing learned yet where there is no file.
        damage: what is wrong with the newest file, in words for whoever mends it; empty if nothing is.
        kept: where the damaged file is kept, None if none is.
        older: whether `progress` is from the file before the newest.
    """

    progress: Progress
    damage: str = ""
    kept: Path | None = None
    older: bool = False


def find_progress(path: Path) -> Found:
    """The progress kept at `path`. A damaged file is put aside and the one before it is read.

    Raises:
        OSError: if the disk does not let it be read or put aside.
    """
    try:
        return Found(parse_progress(_content(path)))
    except FileNotFoundError:
        return _older(path, "", None)
    except ProgressError as error:
        return _older(path, str(error), put_aside(path))


def write_progress(path: Path, progress: Progress) -> None:
    """Write it in place of what the file held, which stays beside it as the older one.

    Raises:
        OSError: if the disk does not take it; the old file is then as it was.
    """
    with contextlib.suppress(FileNotFoundError):
        write_whole(_beside(path), path.read_bytes())
    write_whole(path, progress_text(progress).encode())


def progress_text(progress: Progress) -> str:
    """The text of the file."""
    topics = {
        topic.value: {name: getattr(record, name) for name in _NUMBERS} for topic, record in progress.topics.items()
    }
    repeats = [_repeat_fields(repeat) for repeat in progress.repeats]
    whole = {"format": _FORMAT, "answers": progress.answers, "topics": topics, "repeats": repeats}
    return json.dumps(whole, indent=1) + "\n"


def parse_progress(content: bytes) -> Progress:
    """The progress in the content of a file, the inverse of `progress_text`.

    Raises:
        ProgressError: naming the place and what is wrong there.
    """
    try:
        whole = read_json(content)
    except ValueError as error:
        raise ProgressError(str(error)) from error
    if _field(whole, "format", str, "the file") != _FORMAT:
        raise ProgressError(f"its format is not {_FORMAT!r}")
    answers = _number(whole, "answers", "the file")
    topics = _field(whole, "topics", dict, "the file")
    repeats = _field(whole, "repeats", list, "the file")
    if len(repeats) > MOST_KEPT:
        raise ProgressError(f"there are more than {MOST_KEPT} repeats")
    read = [_parsed_repeat(fields, f"repeat {place}") for place, fields in enumerate(repeats, 1)]
    if len({repeat.question for repeat in read}) != len(read):
        raise ProgressError("a repeat comes twice")
    records = {_topic(name, "topics"): _record(fields, name) for name, fields in topics.items()}
    return Progress(answers, records, tuple(sorted(read, key=lambda repeat: repeat.due)))


def _content(path: Path) -> bytes:
    try:
        return read_at_most(path, _LARGEST)
    except ValueError as error:
        raise ProgressError(str(error)) from error


def _beside(path: Path) -> Path:
    """Where the file before the newest is kept."""
    return path.with_suffix(".old")


def _older(path: Path, damage: str, kept: Path | None) -> Found:
    """What the file before the newest holds; one that cannot be read either is left where it is."""
    try:
        return Found(parse_progress(_content(_beside(path))), damage, kept, older=True)
    except FileNotFoundError:
        return Found(Progress(), damage, kept)
    except ProgressError as error:
        return Found(Progress(), damage or str(error), kept or _beside(path))


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
    if box >= len(WHILES):
        raise ProgressError(f"{place}: there is no box {box}")
    if not all(isinstance(card, str) for card in cards):
        raise ProgressError(f"{place}: one of the cards is no str")
    try:
        parsed = tuple(Card.parse(card) for card in cards)
        question = Question(topic, Suit(trump), None if led is None else Card.parse(led), parsed)
    except (ValueError, KeyError) as error:
        raise ProgressError(f"{place}: {error}") from error
    return Repeat(question, box, _number(fields, "due", place))


def _record(fields: object, name: str) -> TopicRecord:
    numbers = {key: _field(fields, key, int, f"topic {name}") for key in _NUMBERS}
    if any(abs(number) > _MOST_ANSWERS for number in numbers.values()):
        raise ProgressError(f"topic {name}: a number is too large")
    try:
        return TopicRecord(**numbers)
    except ValueError as error:
        raise ProgressError(f"topic {name}: {error}") from error


def _topic(name: str, place: str) -> Topic:
    if name not in tuple(Topic):
        raise ProgressError(f"{place}: there is no topic {name[:40]!r}")
    return Topic(name)


def _number(fields: object, name: str, place: str) -> int:
    number: int = _field(fields, name, int, place)
    if not 0 <= number <= _MOST_ANSWERS:
        raise ProgressError(f"{place}: {name!r} is {str(number)[:20]}")
    return number


def _field(fields: object, name: str, kind: type, place: str) -> Any:
    """The field of that name, of that kind."""
    if not isinstance(fields, Mapping) or name not in fields:
        raise ProgressError(f"{place}: {name!r} is missing")
    value = fields[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ProgressError(f"{place}: {name!r} is no {kind.__name__}")
    return value
