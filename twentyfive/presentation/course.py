"""The course of lessons as the Learn page shows it: how long each lesson takes, and how far the person has come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from twentyfive.engine.learning.lesson_progress import LessonProgress
from twentyfive.engine.learning.lessons import Free, Lesson, LessonStep
from twentyfive.presentation.start.progress import ALL_DONE, LESSONS_DONE
from twentyfive.wording.learning.lessons import LESSONS, MINUTES_IN_ALL, MINUTES_LEFT

_WORDS_A_MINUTE: Final = 110
"""Half the speed at which people read a story: here they look from the words to the cards and back."""

_TASK: Final = 12
"""Seconds to find the card and play it, and until the others have played."""

_FREE: Final = {Free.TRICK: 20, Free.DEAL: 75, Free.GAME: 240}
"""Seconds of free play at the usual speed. A game to 25 among three takes about four deals."""


def lesson_minutes(lesson: Lesson) -> int:
    """Return about how many minutes a lesson takes who is new to it: estimated, not measured."""
    return max(1, round(sum(map(_seconds, lesson.steps)) / 60))


def _seconds(step: LessonStep) -> float:
    words = sum(len(text.split()) for text in (step.text, step.task, step.yes))
    acting = _FREE[step.free] if step.free is not None else _TASK if step.asks else 0
    return 60 * words / _WORDS_A_MINUTE + acting


@dataclass(frozen=True, slots=True)
class CourseShown:
    """The course beside the list of lessons.

    Attributes:
        done: the number of lessons that are done.
        lessons: their number.
        title: the same in words.
        note: the time that the others take; empty if there are none.
    """

    done: int
    lessons: int
    title: str
    note: str


def course_shown(lessons: Sequence[Lesson], progress: LessonProgress) -> CourseShown:
    """Return how far the person has come."""
    left = [lesson for lesson in lessons if lesson.name not in progress.done]
    done, minutes = len(lessons) - len(left), sum(map(lesson_minutes, left))
    if not left:
        return CourseShown(done, done, ALL_DONE(), "")
    title = LESSONS_DONE(done=done, lessons=len(lessons)) if done else LESSONS(len(lessons))
    return CourseShown(done, len(lessons), title, MINUTES_LEFT(minutes) if done else MINUTES_IN_ALL(minutes))
