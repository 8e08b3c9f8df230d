"""The course of lessons beside its list: the minutes that each takes, and how far the person has come."""

from __future__ import annotations

from twentyfive.assets import resource
from twentyfive.engine.learning.lesson_files import read_lessons
from twentyfive.engine.learning.lesson_progress import LessonProgress
from twentyfive.presentation.course import CourseShown, course_shown, lesson_minutes

LESSONS = read_lessons(resource("lessons"))
NAMES = tuple(lesson.name for lesson in LESSONS)


def test_a_lesson_takes_minutes_and_the_whole_game_takes_longest() -> None:
    minutes = {lesson.name: lesson_minutes(lesson) for lesson in LESSONS}
    assert minutes["red-trumps"] == 3, "as the start page says"
    assert all(2 <= each <= 5 for each in minutes.values())
    assert max(minutes, key=lambda name: minutes[name]) == "whole-game"


def test_the_course_tells_what_is_done_and_what_is_left() -> None:
    assert course_shown(LESSONS, LessonProgress()) == CourseShown(0, 9, "9 short lessons", "About 28 minutes in all")
    some = course_shown(LESSONS, LessonProgress(NAMES[:-1]))
    assert (some.done, some.title, some.note) == (8, "8 of 9 lessons done", "About 4 minutes left")
    assert course_shown(LESSONS, LessonProgress(NAMES)) == CourseShown(9, 9, "All lessons done", "")
    assert course_shown(LESSONS, LessonProgress(("a lesson of long ago",))).done == 0
