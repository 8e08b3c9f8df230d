"""The progress of a person through the lessons, and the small file that stores it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from twentyfive.engine.files.guarded_file import GuardedFile
from twentyfive.engine.files.json_files import read_fields

PROGRESS: Final = "lessons.json"
"""The name of the file, in the program's data folder."""

_FORMAT: Final = "twentyfive lessons 1"
_LARGEST: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """The progress of a person.

    Attributes:
        done: the names of the lessons that were finished.
        lesson: the lesson under way; empty if there is none.
        step: its current step, counted from 0.
        moves: the moves made in that step, in their text form, if it is free play.
    """

    done: tuple[str, ...] = ()
    lesson: str = ""
    step: int = 0
    moves: tuple[str, ...] = ()

    def at(self, lesson: str, step: int, moves: tuple[str, ...] = ()) -> LessonProgress:
        """Return the progress with that step of that lesson under way.

        At the very beginning of a lesson it stays as it is: looking into another lesson does not end the current one.
        """
        return LessonProgress(self.done, lesson, step, moves) if step or moves else self

    def with_done(self, lesson: str) -> LessonProgress:
        """Return the progress with that lesson done, and none under way."""
        return LessonProgress(self.done if lesson in self.done else (*self.done, lesson))


def progress_file(path: Path) -> GuardedFile[LessonProgress]:
    """Return the file at that path, which stores the progress."""
    return GuardedFile(path, parse_progress, progress_text, LessonProgress(), _LARGEST)


def progress_text(progress: LessonProgress) -> str:
    """Return the text of the file."""
    fields = {
        "format": _FORMAT,
        "done": list(progress.done),
        "lesson": progress.lesson,
        "step": progress.step,
        "moves": list(progress.moves),
    }
    return json.dumps(fields, indent=1, ensure_ascii=False) + "\n"


def parse_progress(content: bytes) -> LessonProgress:
    """Return the progress in the content of a file, the inverse of `progress_text`.

    Raises:
        ValueError: saying what is wrong.
    """
    fields = read_fields(content, _FORMAT)
    step = fields.get("step")
    if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step < 1000:
        raise ValueError("'step' is no number of a step")
    lesson = fields.get("lesson")
    if not isinstance(lesson, str) or not lesson.isprintable():
        raise ValueError("'lesson' is no text")
    return LessonProgress(_texts(fields, "done")).at(lesson, step, _texts(fields, "moves"))


def _texts(fields: dict[str, object], name: str) -> tuple[str, ...]:
    value = fields.get(name)
    if not isinstance(value, list) or not all(isinstance(text, str) and text.isprintable() for text in value):
        raise ValueError(f"{name!r} is no list of texts")
    return tuple(value)
