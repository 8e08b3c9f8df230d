"""The person's progress on the start page. Loaded after the first frame."""

from __future__ import annotations

from functools import cache
from itertools import chain
from pathlib import Path

from twentyfive.assets import resource
from twentyfive.engine.daily.deals import DailyGame
from twentyfive.engine.daily_desk import today
from twentyfive.engine.learning.lesson_files import read_lessons
from twentyfive.engine.learning.lesson_progress import PROGRESS, LessonProgress, parse_progress
from twentyfive.engine.learning.lessons import Lesson
from twentyfive.engine.statistics.dailies import played_dailies
from twentyfive.engine.statistics.database import StatisticsDatabase, StatisticsError
from twentyfive.presentation.start.progress import ShownToday, shown_course, shown_today
from twentyfive.ui.pages.start.start_page import StartPage


def show_course(start: StartPage, data: Path) -> None:
    """Show how far the person has come with the lessons; `data` is the folder of their files."""
    try:
        progress = parse_progress((data / PROGRESS).read_bytes())
    except (OSError, ValueError):
        progress = LessonProgress()  # the Learn page says what is wrong with the file
    start.show_course(shown_course(_lessons(), progress))


def show_today(start: StartPage, database: StatisticsDatabase | None) -> None:
    """Show the deals of today that were played, and the streak; none while the statistics are not open."""
    start.show_today(ShownToday() if database is None else _today(database))


def _today(database: StatisticsDatabase) -> ShownToday:
    try:
        return shown_today(chain(*(played_dailies(database, game) for game in DailyGame)), today())
    except StatisticsError:
        return ShownToday()  # the saver reports it when it writes


@cache
def _lessons() -> tuple[Lesson, ...]:
    return read_lessons(resource("lessons"))
