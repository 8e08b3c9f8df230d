"""The stack of the Learn pages: the list, the lesson under way and the card trainer, with the file of the progress."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from twentyfive.assets import resource
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import same_name
from twentyfive.engine.learning.lesson_files import read_lessons
from twentyfive.engine.learning.lesson_progress import LessonProgress, progress_file
from twentyfive.engine.minds.workers import Minds
from twentyfive.presentation.new_game import usual_names
from twentyfive.presentation.new_game_text import default_setup
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.learn.learn_page import LearnPage
from twentyfive.ui.pages.learn.lesson_page import LessonPage
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.widgets.themed_stack import ThemedStack
from twentyfive.wording.learning.lessons import NOT_KEPT, NOT_READ, WHERE_IN_COURSE, damaged

if TYPE_CHECKING:
    from twentyfive.ui.pages.learn.lesson_tutor import LessonPlace
    from twentyfive.ui.pages.learn.trainer_page import TrainerPage

PROGRESS: Final = "lessons.json"
TRAINER: Final = "trainer.json"


class LearnPages(ThemedStack):
    """The stack of the Learn pages.

    Attributes:
        lessons: all lessons in order.
        progress: the person's progress through them.
        page: the Learn page with the list.

    Signals:
        back_asked(): the person asks to go back from the list.
        troubled(str): a sentence about a file that could not be read or written.
        menu_chosen(MenuChoice): the person chose this in the menu of the lesson's table.
        new_game_asked(): the person asks for a new game after the game of a lesson.
    """

    back_asked = Signal()
    troubled = Signal(str)
    menu_chosen = Signal(object)
    new_game_asked = Signal()

    def __init__(
        self, store: SettingsStore, new_minds: Callable[[], Minds], faces: FaceStore, data: Path, look: Look
    ) -> None:
        """Create the stack with only the list in it.

        Args:
            store: the settings.
            new_minds: makes the computer players of the lessons.
            faces: the card faces.
            data: the folder of the files of progress.
            look: the look of the pages.
        """
        super().__init__(look)
        self._new_minds = new_minds
        self._store = store
        self._faces = faces
        self._data = data
        self._file = progress_file(data / PROGRESS)
        self.lessons = read_lessons(resource("lessons"))
        self.progress = LessonProgress()
        self.page = LearnPage(self.lessons, look)
        self.page.lesson_asked.connect(self._begin)
        self.page.go_on_asked.connect(self._go_on)
        self.page.trainer_asked.connect(self._show_trainer)
        self.page.back_asked.connect(self.back_asked)
        self.add_page(self.page)

    @LatePart
    def lesson(self) -> LessonPage:
        """The page with the table of the lessons, made when it is first needed."""
        page = LessonPage(self._new_minds(), self._faces, self._look, self._store.settings)
        page.left.connect(self._show_list)
        page.menu_chosen.connect(self.menu_chosen)
        page.table.overlays.deal.new_game_asked.connect(self.new_game_asked)
        page.table.overlays.speed.chosen.connect(lambda speed: self._store.change(speed=speed))
        page.tutor.progressed.connect(self._on_progressed)
        page.tutor.finished.connect(self._on_finished)
        return self.add_page(page)

    @LatePart
    def trainer(self) -> TrainerPage:
        """The page of the card trainer, made when it is first needed."""
        from twentyfive.ui.pages.learn.trainer_page import TrainerPage

        page = TrainerPage(self._faces, self._data / TRAINER, self._look, random.Random())
        page.troubled.connect(self.troubled)
        page.back_asked.connect(self._leave_trainer)
        return self.add_page(page)

    def open(self) -> None:
        """Read the progress, and show the list."""
        try:
            found = self._file.read()
        except OSError as error:
            self.troubled.emit(NOT_READ(path=str(self._file.path), reason=system_words(error)))
        else:
            self.progress = found.value
            if found.damage:
                self.troubled.emit(damaged(found))
        self._show_list()

    @property
    def place(self) -> LessonPlace | None:
        """The place in the lesson that is open, None if the list or the trainer is open."""
        lesson = LearnPages.lesson.built(self)
        return lesson.tutor.place if lesson is not None and self.currentWidget() is lesson else None

    def resume(self, place: LessonPlace) -> None:
        """Open a lesson at a place in it."""
        self.open()
        self.setCurrentWidget(self.lesson)
        names = [lesson.name for lesson in self.lessons]
        number = names.index(place.lesson)
        self.lesson.panel.show_lesson(WHERE_IN_COURSE(number=number + 1, lessons=len(names)))
        self.lesson.tutor.resume(self.lessons[number], place, self._names)

    @property
    def _names(self) -> tuple[str, ...]:
        """The names in lessons: the person's, and those that computer players have in the language in use."""
        person = default_setup(self._store.settings).names[0]
        return (person, *(name for name in usual_names() if not same_name(name, person)))

    def close_lesson(self) -> None:
        """End the process of the computer players of the lesson."""
        lesson = LearnPages.lesson.built(self)
        if lesson is not None:
            lesson.engine.close()

    def set_look(self, look: Look) -> None:
        lesson = LearnPages.lesson.built(self)
        if lesson is not None:
            lesson.use(self._store.settings)
        super().set_look(look)

    @property
    def following(self) -> int:
        """The lesson to continue with, counted from 0: the one under way, otherwise the first that is not done."""
        names = [lesson.name for lesson in self.lessons]
        if self.progress.lesson in names:
            return names.index(self.progress.lesson)
        return next((place for place, name in enumerate(names) if name not in self.progress.done), 0)

    def _show_list(self) -> None:
        self.close_lesson()
        self.page.show_progress(self.progress, self.following)
        self.setCurrentWidget(self.page)
        self.page.footer.start.setFocus()

    def _show_trainer(self) -> None:
        self.trainer.open()
        self.setCurrentWidget(self.trainer)
        self.trainer.first_stop().setFocus()

    def _leave_trainer(self) -> None:
        self._show_list()
        self.page.trainer.setFocus()

    def _go_on(self) -> None:
        number = self.following
        under_way = self.lessons[number].name == self.progress.lesson
        self._begin(number, self.progress.step if under_way else 0, self.progress.moves if under_way else ())

    def _begin(self, number: int, step: int = 0, moves: tuple[str, ...] = ()) -> None:
        self.setCurrentWidget(self.lesson)
        self.lesson.table.setFocus()
        position = WHERE_IN_COURSE(number=number + 1, lessons=len(self.lessons))
        self.lesson.begin(self.lessons[number], position, step, moves, self._names)

    def _on_progressed(self) -> None:
        tutor = self.lesson.tutor
        self._keep(self.progress.at(tutor.lesson.name, tutor.number, tutor.moves))

    def _on_finished(self) -> None:
        """Note that the lesson is done, and show the list, which offers the next."""
        self._keep(self.progress.with_done(self.lesson.tutor.lesson.name))
        self._show_list()

    def _keep(self, progress: LessonProgress) -> None:
        """Write the progress. A file that could not be read is not overwritten."""
        self.progress = progress
        try:
            self._file.write(progress)
        except OSError as error:
            self.troubled.emit(NOT_KEPT(path=str(self._file.path), reason=system_words(error)))
