"""The person's progress on the start page: today's deals with the streak, and the lessons with the next one."""

from __future__ import annotations

from datetime import date, timedelta

from twentyfive.assets import resource
from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.daily.results import DailyResult
from twentyfive.engine.learning.lesson_files import read_lessons
from twentyfive.engine.learning.lesson_progress import LessonProgress
from twentyfive.engine.statistics.dailies import PlayedDaily
from twentyfive.presentation.start.progress import ShownCourse, ShownToday, shown_course, shown_today

TODAY = date(2026, 11, 27)
LESSONS = read_lessons(resource("lessons"))
NAMES = tuple(lesson.name for lesson in LESSONS)


def played(days_ago: int, game: DailyGame = DailyGame.TWENTY_FIVE, *, late: bool = False) -> PlayedDaily:
    deal = DailyDeal(TODAY - timedelta(days_ago), game)
    return PlayedDaily(deal, "a game", DailyResult.parse("15 10101"), late, None)


def test_nothing_is_told_before_a_deal_was_played() -> None:
    assert shown_today([], TODAY) == ShownToday()
    assert shown_today([played(5)], TODAY) == ShownToday(), "a streak that has ended is not held up to anybody"


def test_each_deal_of_today_has_its_mark() -> None:
    today = shown_today([played(0, DailyGame.SPOIL_FIVE)], TODAY)
    assert today.marks == tuple(game is DailyGame.SPOIL_FIVE for game in DailyGame)
    assert today.note == "One day so far."
    assert today.spoken == "Deals played: 1 of 3. One day so far."


def test_a_day_counts_for_the_streak_whichever_of_its_deals_was_played() -> None:
    known = [played(0), played(1, DailyGame.SPOIL_FIVE), played(2), played(2, DailyGame.SPOIL_FIVE)]
    assert shown_today(known, TODAY).note == "3 days in a row."
    assert shown_today(known[1:], TODAY).note == "2 days in a row.", "today can still be played"
    assert shown_today(known[1:], TODAY).marks == (False, False, False)


def test_a_deal_played_a_day_late_is_marked_and_counts_for_no_streak() -> None:
    today = shown_today([played(0, late=True)], TODAY)
    assert any(today.marks)
    assert today.note == "Deals played: 1 of 3"
    assert today.spoken == "Deals played: 1 of 3."


def test_the_ring_counts_the_lessons_that_are_done() -> None:
    course = shown_course(LESSONS, LessonProgress(NAMES[:2]))
    assert course.ring == "2/9"
    assert course.note == "Next: The other suits"
    assert course.spoken == "2 of 9 lessons done. Next: The other suits"


def test_the_lesson_under_way_is_the_next() -> None:
    assert shown_course(LESSONS, LessonProgress((), NAMES[3], 2)).note == "Next: Following and trumping"


def test_before_the_first_lesson_and_after_the_last_there_is_no_next() -> None:
    assert shown_course(LESSONS, LessonProgress()) == ShownCourse(0, len(LESSONS))
    assert shown_course(LESSONS, LessonProgress(NAMES)).note == "All lessons done"


def test_a_lesson_that_is_no_more_counts_for_nothing() -> None:
    assert shown_course(LESSONS, LessonProgress(("a lesson of long ago",))).done == 0
