"""How far somebody has come with the lessons, and the small file in which that is kept."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from twentyfive.engine.json_files import read_json
from twentyfive.engine.whole_files import put_aside, read_at_most, write_whole

_FORMAT: Final = "twentyfive lessons 1"
_LARGEST: Final = 1_000_000


class ProgressError(ValueError):
    """A text that is no progress; the message says what is wrong."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come.

    Attributes:
        done: the names of the lessons that were played to the end.
        lesson: the lesson under way, empty if none is.
        step: its step, counted from 0.
        moves: what was played in that step, where it is free play, in the text form of moves.
    """

    done: tuple[str, ...] = ()
    lesson: str = ""
    step: int = 0
    moves: tuple[str, ...] = ()

    def at(self, lesson: str, step: int, moves: tuple[str, ...] = ()) -> Progress:
        """The same with that step of that lesson under way."""
        return Progress(self.done, lesson, step, moves)

    def with_done(self, lesson: str) -> Progress:
        """The same with that lesson done, and none under way."""
        return Progress(self.done if lesson in self.done else (*self.done, lesson))


@dataclass(frozen=True, slots=True)
class Found:
    """What was found on the disk.

    Attributes:
        progress: that was kept; nothing done yet where there is no file, or a damaged one.
        damage: what is wrong with the file, in words for whoever mends it; empty if nothing is.
        kept: where the damaged file is kept.
    """

    progress: Progress
    damage: str = ""
    kept: Path | None = None


def find_progress(path: Path) -> Found:
    """The progress kept at `path`. A damaged file is put aside, so that nothing is written over it.

    Raises:
        OSError: if the disk does not let it be read or put aside.
    """
    try:
        return Found(parse_progress(read_at_most(path, _LARGEST)))
    except FileNotFoundError:
        return Found(Progress())
    except ValueError as error:
        return Found(Progress(), str(error), put_aside(path))


def write_progress(path: Path, progress: Progress) -> None:
    """Write it in place of what the file held.

    Raises:
        OSError: if the disk does not take it; the old file is then as it was.
    """
    write_whole(path, progress_text(progress).encode())


def progress_text(progress: Progress) -> str:
    """The text of the file."""
    fields = {
        "format": _FORMAT,
        "done": list(progress.done),
        "lesson": progress.lesson,
        "step": progress.step,
        "moves": list(progress.moves),
    }
    return json.dumps(fields, indent=1, ensure_ascii=False) + "\n"


def parse_progress(content: bytes) -> Progress:
    """The progress in the content of a file, the inverse of `progress_text`.

    Raises:
        ProgressError: saying what is wrong.
    """
    try:
        fields = read_json(content)
    except ValueError as error:
        raise ProgressError(str(error)) from error
    if not isinstance(fields, dict) or fields.get("format") != _FORMAT:
        raise ProgressError(f"its format is not {_FORMAT!r}")
    step = fields.get("step")
    if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step < 1000:
        raise ProgressError("'step' is no number of a step")
    lesson = fields.get("lesson")
    if not isinstance(lesson, str) or not lesson.isprintable():
        raise ProgressError("'lesson' is no text")
    return Progress(_texts(fields, "done"), lesson, step, _texts(fields, "moves"))


def _texts(fields: dict[str, object], name: str) -> tuple[str, ...]:
    value = fields.get(name)
    if not isinstance(value, list) or not all(isinstance(text, str) and text.isprintable() for text in value):
        raise ProgressError(f"{name!r} is no list of texts")
    return tuple(value)
