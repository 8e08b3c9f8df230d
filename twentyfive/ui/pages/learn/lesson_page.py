"""The page of a lesson: a real table, and the lesson's panel beside or above it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.engine.learning.lesson_engine import LessonEngine
from twentyfive.engine.learning.lessons import Lesson
from twentyfive.engine.minds.workers import Minds
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.table_layout import Sitting, table_layout
from twentyfive.ui.accessibility.shortcuts import bind_table_keys
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.learn.lesson_panel import LessonPanel
from twentyfive.ui.pages.learn.lesson_pointer import LessonPointer
from twentyfive.ui.pages.learn.lesson_tutor import Tutor
from twentyfive.ui.pages.learn.spotlight import Spotlight
from twentyfive.ui.table.pace import pace_for
from twentyfive.ui.table.panels.table_menu import MenuChoice
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.table.table_top import to_qrect
from twentyfive.ui.theme.look import Look

_LARGEST: Final = Sitting(players=4)
"""The largest table in any lesson."""

_LEAST_BUTTON: Final = 48
"""The height of the buttons in a panel above the table of the lowest window."""

_STRIP_IN_LETTERS: Final = 14
"""The greatest height of the panel above the table, in font sizes: in a high window words need no more."""

_STRIP: Final = 0.31
"""The share of the window's height for the lesson's panel where it is above the table."""


class LessonPage(QWidget):
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

    def __init__(self, minds: Minds, faces: FaceStore, look: Look, settings: Settings) -> None:
        """Create the page without a lesson; `minds` are the computer players."""
        super().__init__()
        self._look = look
        self._strip = 0
        self.engine = LessonEngine(minds, self)
        self.table = TablePage(self.engine, faces, look, _as_in_lessons(settings))
        self.table.setParent(self)
        self.light = Spotlight(look, self.table)
        self.light.stackUnder(self.table.decision_panel)
        self.panel = LessonPanel(look, self)
        bind_table_keys(self.panel, self.table.answer, self.table.prompt.focus_card)
        self.tutor = Tutor(self.engine, self.table, self.panel, LessonPointer(self.table, self.light))
        self.panel.leave_asked.connect(self.left)
        self.table.leave_asked.connect(self.left)
        self.table.overlays.menu_chosen.connect(self._on_menu)
        self.use(settings)
        self.set_look(look)

    def use(self, settings: Settings) -> None:
        """Play by these settings from now on; their visible part takes effect with the next `set_look`."""
        self.table.use(_as_in_lessons(settings))
        self.tutor.set_pace(pace_for(settings))

    def set_look(self, look: Look) -> None:
        """Use this look from now on."""
        look = look.at_table
        self._look = look
        self.panel.set_look(look)
        self.light.set_look(look)
        self._place_panel()
        self.table.set_look(look)
        self._place_table()

    def begin(self, lesson: Lesson, position: str, step: int, moves: tuple[str, ...], names: tuple[str, ...]) -> None:
        """Begin a lesson.

        Args:
            lesson: the lesson.
            position: the line that says which lesson it is.
            step: the step to begin at, counted from 0.
            moves: the moves already made in free play in this step.
            names: the names at the table, the person's first; there may be more.
        """
        self.panel.show_lesson(position)
        self.tutor.begin(lesson, step, moves, names)

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
        self._strip = 0 if beside is not None else _strip_height(whole.width(), whole.height(), look)
        self.table.top.lend_panel(self._strip, whole.size())
        self.panel.setGeometry(QRect(0, 0, whole.width(), self._strip) if beside is None else to_qrect(beside))
        self.panel.raise_()

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


def _strip_height(width: int, height: int, look: Look) -> int:
    """The height of the panel above the table: its full share, or less where the table needs the room."""
    least = 2 * (_LEAST_BUTTON + look.gap)
    most = min(round(_STRIP * height), round(_STRIP_IN_LETTERS * look.medium))
    for strip in range(max(least, most), least, -4):
        try:
            table_layout(Room(width, height, look.text, look.target, strip, enlarged=look.scale), _LARGEST)
        except ValueError:
            continue
        return strip
    return least


def _as_in_lessons(settings: Settings) -> Settings:
    """The person's settings, except that no card is played for them and the panel is not folded."""
    return replace(settings, autoplay_single=False, fold_panel=False)
