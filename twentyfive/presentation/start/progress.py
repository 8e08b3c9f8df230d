"""The person's progress as the start page shows it: today's deals on their tile, and the course of lessons on its."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from twentyfive.engine.daily.deals import DailyGame
from twentyfive.engine.daily.results import Streaks
from twentyfive.engine.learning.lesson_progress import LessonProgress
from twentyfive.engine.learning.lessons import Lesson
from twentyfive.engine.statistics.dailies import PlayedDaily, streaks_of
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.learning.lessons import lesson_text
from twentyfive.wording.records.daily import streak_sentence

PLAYED_TODAY: Final = Text("start", "Deals played: {played} of {deals}")
NEXT_LESSON: Final = Text("start", "Next: {lesson}")
LESSONS_DONE: Final = Text("start", "{done} of {lessons} lessons done")
ALL_DONE: Final = Text("start", "All lessons done")


@dataclass(frozen=True, slots=True)
class ShownToday:
    """The deals of today on their tile.

    Attributes:
        marks: for each of them, in the order of the games, whether it was played; empty while there is nothing to tell.
        note: the line on the tile; empty for the usual one.
        spoken: the same for a screen reader.
    """

    marks: tuple[bool, ...] = ()
    note: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class ShownCourse:
    """The lessons on their tile.

    Attributes:
        done: the number of those that are done.
        lessons: their number.
        note: the line on the tile; empty for the usual one.
        spoken: the same for a screen reader.
    """

    done: int
    lessons: int
    note: str = ""
    spoken: str = ""

    @property
    def ring(self) -> str:
        """The figures in the ring."""
        return f"{self.done}/{self.lessons}"


def shown_today(played: Iterable[PlayedDaily], today: date) -> ShownToday:
    """Return the deals of today and the streak, given all deals that were played.

    A day counts for the streak if one of its deals was played on the day itself.
    """
    known = tuple(played)
    games = {each.deal.game for each in known if each.deal.day == today}
    marks = tuple(game in games for game in DailyGame)
    current = streaks_of(known, today).current
    if not any(marks) and current == 0:
        return ShownToday()
    note = streak_sentence(Streaks(current, current)) if current else ""
    told = PLAYED_TODAY(played=sum(marks), deals=len(marks))
    return ShownToday(marks, note or told, f"{told}. {note}".rstrip(" "))


def shown_course(lessons: Sequence[Lesson], progress: LessonProgress) -> ShownCourse:
    """Return how far the person has come, and what is next; nothing of that before the first lesson is begun."""
    open_ones = [lesson for lesson in lessons if lesson.name not in progress.done]
    done = len(lessons) - len(open_ones)
    if not open_ones:
        return ShownCourse(done, done, ALL_DONE(), ALL_DONE())
    if not done and not progress.lesson:
        return ShownCourse(0, len(lessons))
    under_way = (lesson for lesson in lessons if lesson.name == progress.lesson)
    following = next(under_way, open_ones[0])
    note = NEXT_LESSON(lesson=lesson_text(following.name, following.title))
    return ShownCourse(done, len(lessons), note, f"{LESSONS_DONE(done=done, lessons=len(lessons))}. {note}")
