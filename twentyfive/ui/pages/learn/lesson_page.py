"""The page of a lesson: a real table, and the lesson's panel beside or above it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Self

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.engine.files.file_names import same_name
from twentyfive.engine.learning.lesson_engine import LessonEngine
from twentyfive.presentation.new_game import usual_names
from twentyfive.presentation.new_game_text import default_setup
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.table_layout import Sitting, table_layout
from twentyfive.ui.accessibility.shortcuts import bind_table_keys
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.learn.course import Course
from twentyfive.ui.pages.learn.lesson_panel import LessonPanel
from twentyfive.ui.pages.learn.lesson_pointer import LessonPointer
from twentyfive.ui.pages.learn.lesson_tutor import LessonPlace, Tutor
from twentyfive.ui.pages.learn.spotlight import Spotlight
from twentyfive.ui.table.pace import pace_for
from twentyfive.ui.table.panels.table_menu import MenuChoice
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.table.table_view import to_qrect
from twentyfive.ui.theme.styled import Styled
from twentyfive.wording.learning.lessons import WHERE_IN_COURSE

_LARGEST: Final = Sitting(players=4)
"""The largest table in any lesson."""

_LEAST_BUTTON: Final = 48
"""The height of the buttons in a panel above the table of the lowest window."""

_STRIP_IN_LETTERS: Final = 14
"""The greatest height of the panel above the table, in font sizes: in a high window words need no more."""

_STRIP: Final = 0.31
"""The share of the window's height for the lesson's panel where it is above the table."""


class LessonPage(Styled, QWidget):
    """The page of a lesson. Its game is separate: a game under way at the other table stays as it is.

    Attributes:
        engine: the game of the lesson.
        table: the table on which it is played.
        panel: the panel with the text of the lesson.
        light: the spotlight over the table.
        tutor: the tutor that leads through the lesson.

    Signals:
        left(): the person leaves the lesson.
        menu_chosen(MenuChoice): the person chose this in the table's menu; leaving is `left`.
    """

    left = Signal()
    menu_chosen = Signal(object)

    def __init__(self, tools: PageTools) -> None:
        """Create the page without a lesson."""
        super().__init__()
        self._store, self._course = tools.store, tools.shared(Course.of)
        settings = tools.store.settings
        self._strip = 0
        self.engine = LessonEngine(tools.engine.more_minds(), self)
        self.table = TablePage(self.engine, tools.faces, _as_in_lessons(settings))
        self.table.setParent(self)
        self.light = Spotlight(self.table)
        self.light.stackUnder(self.table.decision_panel)
        self.panel = LessonPanel(self)
        bind_table_keys(self.panel, self.table.answer, self.table.question.focus_card)
        self.tutor = Tutor(self.engine, self.table, self.panel, LessonPointer(self.table, self.light))
        self.panel.leave.clicked.connect(self.left)
        self.table.leave_asked.connect(self.left)
        self.table.overlays.menu_chosen.connect(self._on_menu)
        self.table.overlays.speed.chosen.connect(lambda speed: self._store.change(speed=speed))
        self.tutor.progressed.connect(self._on_progressed)
        self.tutor.finished.connect(self._on_finished)
        self._course.end_lesson = self.end
        self._store.changed.connect(self.use)
        self.use(settings)
        self._dress()

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools)
        page.left.connect(tools.router.back)
        page.menu_chosen.connect(tools.wishes.follow_menu)
        page.table.overlays.deal.new_game_asked.connect(lambda: tools.router.open("new_game"))
        return page

    def use(self, settings: Settings) -> None:
        """Play by these settings from now on."""
        self.table.use(_as_in_lessons(settings))
        self.tutor.set_pace(pace_for(settings))

    def restyle(self) -> None:
        self._place_panel()
        self._place_table()

    def arrive(self, at: int | LessonPlace, step: int = 0, moves: tuple[str, ...] = ()) -> None:
        """Begin a lesson, or resume it at a place in it.

        Args:
            at: the number of the lesson, counted from 0; or a place.
            step: the step to begin at, counted from 0.
            moves: the moves already made in free play in this step.
        """
        lessons = self._course.lessons
        number = at if isinstance(at, int) else [lesson.name for lesson in lessons].index(at.lesson)
        self.panel.show_lesson(WHERE_IN_COURSE(number=number + 1, lessons=len(lessons)))
        if isinstance(at, int):
            self.table.setFocus()
            self.tutor.begin(lessons[number], step, moves, self._names)
        else:
            self.tutor.resume(lessons[number], at, self._names)

    def whereabouts(self) -> tuple[object, ...]:
        """Return the place in the lesson."""
        return (self.tutor.place,)

    def end(self) -> None:
        """End the process of the computer players."""
        self.engine.close()

    @property
    def _names(self) -> tuple[str, ...]:
        """The names in lessons: the person's, and those that computer players have in the language in use."""
        person = default_setup(self._store.settings).names[0]
        return (person, *(name for name in usual_names() if not same_name(name, person)))

    def _on_progressed(self) -> None:
        self._course.keep(self._course.progress.at(self.tutor.lesson.name, self.tutor.number, self.tutor.moves))

    def _on_finished(self) -> None:
        """Note that the lesson is done, and leave it for the list, which offers the next."""
        self._course.keep(self._course.progress.with_done(self.tutor.lesson.name))
        self.left.emit()

    def _on_menu(self, choice: MenuChoice) -> None:
        if choice is MenuChoice.LEAVE:
            self.left.emit()
        else:
            self.menu_chosen.emit(choice)

    def _place_panel(self) -> None:
        """Place the panel where the score panel would be, or above the table if that has no room."""
        whole, look = self.rect(), self._look
        room = Room(whole.width(), whole.height(), look.text, look.target, enlarged=look.scale)
        beside = table_layout(room, _LARGEST).panel
        self._strip = 0 if beside is not None else self._strip_height()
        self.table.top.lend_panel(self._strip, whole.size())
        self.panel.setGeometry(QRect(0, 0, whole.width(), self._strip) if beside is None else to_qrect(beside))
        self.panel.raise_()

    def _strip_height(self) -> int:
        """The height of the panel above the table: its full share, or less where the table needs the room."""
        width, height, look = self.width(), self.height(), self._look
        least = 2 * (_LEAST_BUTTON + look.gap)
        most = min(round(_STRIP * height), round(_STRIP_IN_LETTERS * look.medium))
        for strip in range(max(least, most), least, -4):
            try:
                table_layout(Room(width, height, look.text, look.target, strip, enlarged=look.scale), _LARGEST)
            except ValueError:
                continue
            return strip
        return least

    def _place_table(self) -> None:
        self.table.setGeometry(self.rect().adjusted(0, self._strip, 0, 0))
        self.light.setGeometry(self.table.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before = self.table.size()
        self._place_panel()
        self._place_table()
        if self.table.size() == before:
            self.table.top.lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass Space and Esc on to the table: Space finishes moving cards, Esc opens the menu."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape) and not self.table.isAncestorOf(self.focusWidget()):
            self.table.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


def _as_in_lessons(settings: Settings) -> Settings:
    """The person's settings, except that no card is played for them and the panel is not folded."""
    return replace(settings, autoplay_single=False, fold_panel=False)
