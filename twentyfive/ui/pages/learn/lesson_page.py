"""A lesson on the real table: the table, and the panel of the lesson beside or above it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.engine.learning.lesson_engine import LessonEngine
from twentyfive.engine.learning.lessons import Lesson
from twentyfive.engine.minds.workers import Minds
from twentyfive.ui.accessibility.shortcuts import bind
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.learn.lesson_panel import LessonPanel
from twentyfive.ui.pages.learn.lesson_pointer import LessonPointer
from twentyfive.ui.pages.learn.lesson_tutor import Tutor
from twentyfive.ui.pages.learn.spotlight import Spotlight
from twentyfive.ui.settings.model import Settings
from twentyfive.ui.table.animation.pace import pace_for
from twentyfive.ui.table.layout.table_layout import Room, Sitting, table_layout
from twentyfive.ui.table.panels.table_menu import MenuChoice
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.table.table_top import to_qrect
from twentyfive.ui.theme.look import Look

_LARGEST: Final = Sitting(players=4)
"""Who may sit at the table of a lesson."""

_STRIP: Final = 0.31
"""The share of the window that the lesson takes where it stands above the table."""


class LessonPage(QWidget):
    """A game of its own: whatever game is under way at the other table stays as it is.

    Attributes:
        engine: the game of the lesson.
        table, panel, light: what is seen.
        tutor: leads through the lesson.

    Signals:
        left(): the person leaves the lesson.
        menu_chosen(MenuChoice): something of the table's menu beside leaving.
    """

    left = Signal()
    menu_chosen = Signal(object)

    def __init__(self, minds: Minds, faces: FaceStore, look: Look, settings: Settings) -> None:
        """`minds` are those of the other players."""
        super().__init__()
        self._look = look
        self._strip = 0
        self.engine = LessonEngine(minds, self)
        self.table = TablePage(self.engine, faces, look, _as_in_lessons(settings))
        self.table.setParent(self)
        self.light = Spotlight(look, self.table)
        self.light.stackUnder(self.table.decision_panel)
        self.panel = LessonPanel(look, self)
        bind(self.panel, self.table.answer, self.table.prompt.focus_card)
        self.tutor = Tutor(self.engine, self.table, self.panel, LessonPointer(self.table, self.light))
        self.panel.leave_asked.connect(self.left)
        self.table.overlays.leave_asked.connect(self.left)
        self.table.overlays.menu_chosen.connect(self._on_menu)
        self.use(settings)
        self.set_look(look)

    def use(self, settings: Settings) -> None:
        """Play by other settings from now on; what of them is seen comes with the next look."""
        self.table.use(_as_in_lessons(settings))
        self.tutor.set_pace(pace_for(settings))

    def set_look(self, look: Look) -> None:
        """Use another look from now on."""
        self._look = look
        self.panel.set_look(look)
        self.light.set_look(look)
        self._place_panel()
        self.table.set_look(look)
        self._place_table()

    def begin(self, lesson: Lesson, where: str, step: int, moves: tuple[str, ...], name: str) -> None:
        """Begin a lesson; `where` says which it is."""
        self.panel.show_lesson(where)
        self.tutor.begin(lesson, step, moves, name)

    def _on_menu(self, choice: MenuChoice) -> None:
        if choice is MenuChoice.LEAVE:
            self.left.emit()
        else:
            self.menu_chosen.emit(choice)

    def _place_panel(self) -> None:
        """Where the score panel would be; where that has no room, above the table."""
        whole, look = self.rect(), self._look
        beside = table_layout(Room(whole.width(), whole.height(), look.text), _LARGEST).panel
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
        """Keys that the panel does not know are the table's: Space finishes what moves, Esc opens the menu."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape) and not self.table.isAncestorOf(self.focusWidget()):
            self.table.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


def _strip_height(width: int, height: int, look: Look) -> int:
    """How high the panel above the table is: as much as is wanted, as long as the table finds room."""
    least = 2 * (look.control_height + look.gap)
    for strip in range(max(least, round(_STRIP * height)), least, -4):
        try:
            table_layout(Room(width, height, look.text, strip), _LARGEST)
        except ValueError:
            continue
        return strip
    return least


def _as_in_lessons(settings: Settings) -> Settings:
    """The person's settings, but nothing is played for them, and the panel is not folded."""
    return replace(settings, autoplay_single=False, fold_panel=False)
