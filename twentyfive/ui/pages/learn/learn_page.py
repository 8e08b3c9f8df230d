"""The Learn page: the list of lessons with ticks, the next lesson, and the card trainer."""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.course import course_shown, lesson_minutes
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.ui.figures.progress_ring import ProgressRing
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.learn.course import Course
from twentyfive.ui.theme.glyphs import paint_tick
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.text_layout import Lines, line_height, natural_width, paint_lines
from twentyfive.ui.widgets.buttons import MenuCard, SecondButton
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, Sheet, WrapPair
from twentyfive.wording.learning.lessons import ALL_DONE, BEGIN_WITH, GO_ON_WITH, MINUTES, lesson_spoken, lesson_text
from twentyfive.wording.names import translate


class LessonButton(SecondButton):
    """A lesson in the list, with its minutes at the right end, and a tick once it is done.

    Attributes:
        done: whether the lesson is done.
    """

    def __init__(self, number: int, title: str, about: str, minutes: int) -> None:
        super().__init__(f"{number}  {title}", note=about)
        self._spoken = (number, title, about, minutes)
        self._minutes = MINUTES(number=minutes)
        self.done = False
        self.set_alignment(Qt.AlignmentFlag.AlignLeft)
        self.tick_off(done=False)

    def tick_off(self, *, done: bool) -> None:
        """Show the tick if the lesson is done."""
        self.done = done
        self.setAccessibleName(lesson_spoken(*self._spoken, done=done))
        self.setAccessibleDescription("")
        self.update()

    def _vertical_padding(self) -> int:
        return round(0.2 * self._look.medium)  # so that all lessons are seen at 1280×800 below a title bar

    def _tick_radius(self) -> float:
        return 0.65 * self._look.medium

    def _room_for_words(self, frame_width: float) -> float:
        minutes = natural_width(self._minutes, self._note_font()) + self._padding()
        return super()._room_for_words(frame_width) - self._for_tick() - minutes

    def _for_tick(self) -> float:
        """The room at the right end for the tick, which the minutes leave free even before there is one."""
        return 3.4 * self._tick_radius()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, frame, font = self._tick_radius(), QRectF(self.frame()), self._note_font()
        painter.setPen(self._look.colours.ink2)
        words = frame.adjusted(0, (frame.height() - line_height(font)) / 2, -self._for_tick(), 0)
        paint_lines(painter, Lines((self._minutes,), whole=True), font, words, Qt.AlignmentFlag.AlignRight)
        if self.done:
            centre = QPointF(frame.right() - 2 * radius, frame.center().y() + 0.5)
            paint_tick(painter, centre, radius, self._look.colours.good, self._look.colours.surface)
        painter.end()


class LearnPage(QuestionPage):
    """The Learn page: the lessons in one column, the card trainer beside them.

    Attributes:
        buttons: a button for each lesson.
        ring: the ring of the lessons that are done.
        progress: the same in words.
        trainer: the button of the card trainer.
        footer: the footer with the button for the next lesson.

    Signals:
        lesson_asked(int, int, tuple): the person asks for this lesson, counted from 0, from this step on, with these
            moves made in it.
    """

    lesson_asked = Signal(int, int, object)
    widest = PAGE_COLUMN

    _done_words = ""

    def __init__(self, course: Course) -> None:
        super().__init__(translate("lessons", "Learn"))
        self._course = course
        self.buttons = tuple(
            LessonButton(
                number,
                lesson_text(lesson.name, lesson.title),
                lesson_text(lesson.name, lesson.about),
                lesson_minutes(lesson),
            )
            for number, lesson in enumerate(course.lessons, start=1)
        )
        left = Column()
        left.add(RichLabel(translate("lessons", "Short lessons at the table"), role=Role.HEADING))
        left.add(*self.buttons)
        left.rows.addStretch(1)
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, number=number: self.lesson_asked.emit(number, 0, ()))
        note = translate("lessons", "Which of these cards wins? Questions you get wrong come back sooner.")
        self.trainer = MenuCard(Icon.RANKING, translate("lessons", "Card trainer"), note=note)
        right = Column()
        right.add(self._make_progress())
        right.add_part(RichLabel(translate("lessons", "Practise the card order"), role=Role.HEADING), self.trainer)
        right.rows.addStretch(1)
        self.footer = PageFooter(BEGIN_WITH(number=1), Icon.PLAY)
        self.footer.start.clicked.connect(self._go_on)
        self.set_columns(((left, 3), (right, 2)))
        self.set_footer(self.footer)

    def _make_progress(self) -> Sheet:
        """Make the sheet with the ring, and the same in words."""
        self.ring = ProgressRing()
        self.progress, self._left = RichLabel("", role=Role.STRONG), RichLabel("", role=Role.NOTE)
        words, sheet = Column(), Sheet()
        words.add(self.progress, self._left)
        sheet.add(WrapPair(self.ring, words))
        return sheet

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.shared(Course.of))
        page.lesson_asked.connect(lambda *lesson: tools.router.open("lesson", *lesson))
        page.trainer.clicked.connect(lambda: tools.router.open("trainer"))
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.footer.start

    def _arrange(self) -> None:
        """Arrange the columns; where they are stacked, the ring is far below, and the header tells the same."""
        super()._arrange()
        self.header.aside.set_text(self._done_words if self.one_column else "")

    def open(self) -> None:
        """Read the progress, and show it."""
        self._course.read()
        self._show_progress()

    def back_from(self, route: str) -> None:
        """Show what was done meanwhile, with the focus on the next lesson, or on the trainer that was left."""
        self._show_progress()
        (self.trainer if route == "trainer" else self.footer.start).setFocus()

    def _go_on(self) -> None:
        """Ask for the lesson under way where it was left, or for the next."""
        number, progress = self._course.following, self._course.progress
        under_way = self._course.lessons[number].name == progress.lesson
        self.lesson_asked.emit(number, *((progress.step, progress.moves) if under_way else (0, ())))

    def _show_progress(self) -> None:
        """Tick the lessons that are done, and offer the next; none is under way any more."""
        self._course.end_lesson()
        progress, following, lessons = self._course.progress, self._course.following, self._course.lessons
        done, begun = progress.done, bool(progress.done or progress.lesson)
        shown = course_shown(lessons, progress)
        self.ring.show_progress(shown.done, shown.lessons)
        self.progress.set_text(shown.title)
        self._done_words = shown.title
        self._arrange()
        self._left.set_text(shown.note)
        self._left.setVisible(bool(shown.note))
        for lesson, button in zip(lessons, self.buttons, strict=True):
            button.tick_off(done=lesson.name in done)
        lesson = lessons[following]
        self.footer.start.set_label(GO_ON_WITH(number=following + 1) if begun else BEGIN_WITH(number=following + 1))
        title, about = (lesson_text(lesson.name, text) for text in (lesson.title, lesson.about))
        if all(lesson.name in done for lesson in lessons):
            self.footer.say((ALL_DONE(), ""))
        else:
            self.footer.say((f"{title}. {about}.", title))
