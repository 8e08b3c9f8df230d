"""The panel of a lesson: its text, the task, and the buttons Next, Back, Show me and Leave."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from twentyfive.presentation.measures import MARGIN
from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.pages.learn.lesson_box import Saying, SayingBox
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.buttons import PrimaryButton, QuietButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import free_height
from twentyfive.ui.widgets.scroll_area import ScrollBody
from twentyfive.wording.names import for_the_ear, translate

_EDGE: Final = 2
_COMPACT_FROM_TEXT: Final = 1.5
"""The text factor from which a strip has no room for the title, and Leave is a sign without a word."""

_STRIP_FROM: Final = 1.6
"""The ratio of width to height from which the panel is a strip, with the buttons beside the words."""


class LessonPanel(Styled, QWidget, Grouped):
    """The panel of a lesson: a column to the right of the table, or a strip above it. Long texts scroll.

    Attributes:
        next, back, help, leave: the buttons.
        title: the title of the step.
        words: the text of the step.
        box: the task, replaced by the praise for the right answer.
        verdict: the correction of a wrong answer, or a hint.
        pause: the sentence in place of all that, while the lesson waits.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._position = ("", "")
        self._counter = RichLabel("", self, role=Role.NOTE)
        self._body = QWidget(self)
        self.title = RichLabel("", self._body, role=Role.HEADING)
        self.words = RichLabel("", self._body)
        self.box = SayingBox(self._body)
        self.verdict = SayingBox(self._body)
        self._rows = QVBoxLayout(self._body)
        for part in (self.title, self.words, self.box, self.verdict):
            free_height(part)
            self._rows.addWidget(part)
        self._rows.addStretch(1)
        self._scroll = ScrollBody(self._body, self)
        self._scroll.setAccessibleName(translate("lessons", "Text of the lesson"))
        self.pause = SayingBox(self)
        self.pause.hide()
        self._scroll.verticalScrollBar().rangeChanged.connect(self._show_verdict)
        self.help = SecondButton(translate("lessons", "Show me"), self, icon=Icon.HINT)
        self.back = SecondButton(translate("lessons", "Back"), self)
        self.next = PrimaryButton(translate("lessons", "Next"), self)
        self.leave = QuietButton("", self)
        self.leave.setAccessibleName(translate("lessons", "Leave"))
        for before, after in ((self._scroll, self.next), (self.next, self.back), (self.back, self.help)):
            QWidget.setTabOrder(before, after)
        QWidget.setTabOrder(self.help, self.leave)

    def own_look(self, around: Look) -> Look:
        return around.at_table

    def restyle(self) -> None:
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._arrange()
        self.update()

    def show_lesson(self, lesson: str) -> None:
        """Write the line that says which lesson this is."""
        self._position = (lesson, self._position[1])
        self._arrange()

    def show_step(self, step: str) -> None:
        """Write the line that says which step of the lesson this is."""
        self._position = (self._position[0], step)
        self._arrange()

    def tell(self, title: str, text: str, task: str) -> None:
        """Show a step that has no answer yet."""
        self.title.set_text(title)
        self.words.set_text(text)
        self.setAccessibleName(for_the_ear(title))
        self.verdict.say(Saying.TOLD, "")
        self.box.say(Saying.TASK, task)
        self._scroll.verticalScrollBar().setValue(0)

    def wait(self, text: str) -> None:
        """Show this sentence in place of the text of the lesson: what that points to may be covered."""
        self.pause.say(Saying.TOLD, text)
        self._scroll.hide()
        self._arrange()

    def go_on(self) -> None:
        """Show the text of the lesson again."""
        self.pause.hide()
        self._scroll.show()

    def name_next(self, label: str) -> None:
        """Label the button Next."""
        self.next.set_label(label)
        self._arrange()

    def answer(self, saying: Saying, text: str) -> None:
        """Show a reply to the person's move; praise takes the place of the task."""
        self.verdict.say(saying, "")
        box = self.box if saying is Saying.RIGHT else self.verdict
        box.say(saying, text)
        self._show_verdict()

    def _show_verdict(self) -> None:
        reply = self.box if self.verdict.isHidden() else self.verdict
        if reply is self.verdict or self.box.saying is Saying.RIGHT:
            bar = self._scroll.verticalScrollBar()
            bar.setValue(min(bar.maximum(), reply.y()))

    def _arrange(self) -> None:
        strip = self.width() > _STRIP_FROM * self.height()
        compact = strip and self._look.text >= _COMPACT_FROM_TEXT
        self._rows.setSpacing(round((0.25 if strip else 0.5) * self._look.medium))
        self._counter.setHidden(strip)
        self.title.setHidden(compact)
        # A strip shows few words at once, so the task comes first: nothing else on the page may state it.
        self._put_above(*((self.box, self.words) if strip else (self.words, self.box)))
        self.leave.set_label("" if compact else translate("lessons", "Leave"))
        self.leave.set_icon(Icon.CLOSE if compact else None)
        self.setAccessibleDescription(", ".join(self._position))
        if strip:
            self._arrange_strip()
        else:
            self._arrange_column()

    def _put_above(self, upper: QWidget, lower: QWidget) -> None:
        """Move one part of the text above another."""
        if self._rows.indexOf(upper) > self._rows.indexOf(lower):
            self._rows.removeWidget(upper)
            self._rows.insertWidget(self._rows.indexOf(lower), upper)

    def _arrange_column(self) -> None:
        look, left, width = self._look, MARGIN, self.width() - 2 * MARGIN
        self._counter.set_text("\n".join(self._position))
        leave_w = self.leave.frame_width()
        self.leave.place(QRect(self.width() - leave_w - RING, RING, leave_w, self.leave.frame_height_for(leave_w)))
        head = max(self.leave.geometry().bottom(), RING + self._counter.heightForWidth(width - leave_w))
        self._counter.place(QRect(left, RING, width - leave_w, head - RING))
        bottom = self.height() - MARGIN
        for row in (*_rows((self.back, self.next), width, look.gap), (self.help,)):
            shares = _shares(row, width - (len(row) - 1) * look.gap)
            height = max(button.frame_height_for(share) for button, share in zip(row, shares, strict=True))
            for place, (button, share) in enumerate(zip(row, shares, strict=True)):
                button.place(QRect(left + sum(shares[:place]) + place * look.gap, bottom - height, share, height))
            bottom -= height + look.gap
        self._place_scroll(QRect(left, head + look.gap // 2, width, bottom - head - look.gap // 2))

    def _arrange_strip(self) -> None:
        look = self._look
        height = min(look.control_height + 8, (self.height() - 3 * look.gap) // 2)
        share = max(button.frame_width() for button in (self.back, self.next))
        first = self.help.frame_width()
        block = max(2 * share + look.gap, first + look.gap + self.leave.frame_width())
        share = (block - look.gap) // 2
        left, top = self.width() - MARGIN - block, look.gap
        self.help.place(QRect(left, top, first, height))
        self.leave.place(QRect(left + first + look.gap, top, block - first - look.gap, height))
        top += height + look.gap
        self.back.place(QRect(left, top, share, height))
        self.next.place(QRect(left + block - share, top, share, height))
        width = left - 3 * look.gap - MARGIN
        self._place_scroll(QRect(MARGIN, 0, width, self.height() - 2))

    def _place_scroll(self, words: QRect) -> None:
        words = words.adjusted(-RING, 0, RING, 0)
        self._scroll.setGeometry(words)
        needed = self.pause.heightForWidth(words.width())
        self.pause.setGeometry(words.x(), words.y() + RING, words.width(), min(needed, words.height() - RING))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter, colours = QPainter(self), self._look.colours
        painter.fillRect(self.rect(), colours.surface)
        if self.width() > _STRIP_FROM * self.height():
            painter.fillRect(0, self.height() - _EDGE, self.width(), _EDGE, colours.line)
        else:
            painter.fillRect(0, 0, _EDGE, self.height(), colours.line)
        painter.end()


def _rows(pair: tuple[BaseButton, BaseButton], width: int, gap: int) -> tuple[tuple[BaseButton, ...], ...]:
    """Return two buttons in a row, or from below in a row each if their words have no room beside each other."""
    together = sum(map(_least_width, pair)) + gap <= width
    return (pair,) if together else ((pair[1],), (pair[0],))


def _shares(row: tuple[BaseButton, ...], room: int) -> list[int]:
    """Return the widths of the buttons of a row: all alike, or by their labels if one is too long for that."""
    share = room // len(row)
    wanted = [button.frame_width() for button in row]
    if max(wanted) <= share or len(row) == 1:
        return [share] * len(row)
    if sum(wanted) > room:
        wanted = [_least_width(button) for button in row]
    return [width + (room - sum(wanted)) // len(row) for width in wanted]


def _least_width(button: BaseButton) -> int:
    """Return the width of a button's frame in which its longest word is whole."""
    return button.minimumSizeHint().width() - 2 * RING
