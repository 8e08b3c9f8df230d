"""The course that the pages of the lessons share: all lessons in order, and the person's progress with its file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Self

from twentyfive.assets import resource
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.learning.lesson_files import read_lessons
from twentyfive.engine.learning.lesson_progress import PROGRESS, LessonProgress, progress_file
from twentyfive.ui.page_tools import PageTools
from twentyfive.wording.learning.lessons import NOT_KEPT, NOT_READ, damaged


class Course:
    """The lessons, and how far the person has come.

    Attributes:
        lessons: all lessons in order.
        progress: the person's progress through them.
        end_lesson: ends what the lesson under way has begun.
    """

    def __init__(self, path: Path, say: Callable[[str], None]) -> None:
        """Read the lessons; `path` is the file of the progress, and `say` says what is wrong with it."""
        self._file = progress_file(path)
        self._say = say
        self.lessons = read_lessons(resource("lessons"))
        self.progress = LessonProgress()
        self.end_lesson: Callable[[], None] = lambda: None

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the course for the window."""
        return cls(tools.data / PROGRESS, tools.say)

    def read(self) -> None:
        """Read the progress, as another window may have written it."""
        try:
            found = self._file.read()
        except OSError as error:
            self._say(NOT_READ(path=str(self._file.path), reason=system_words(error)))
        else:
            self.progress = found.value
            if found.damage:
                self._say(damaged(found))

    def keep(self, progress: LessonProgress) -> None:
        """Write the progress. A file that could not be read is not overwritten."""
        self.progress = progress
        try:
            self._file.write(progress)
        except OSError as error:
            self._say(NOT_KEPT(path=str(self._file.path), reason=system_words(error)))

    @property
    def following(self) -> int:
        """The lesson to continue with, counted from 0: the one under way, otherwise the first that is not done."""
        names = [lesson.name for lesson in self.lessons]
        if self.progress.lesson in names:
            return names.index(self.progress.lesson)
        return next((place for place, name in enumerate(names) if name not in self.progress.done), 0)
