"""A question with one answer shown; pressed, it shows all of them in a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from twentyfive.ui.buttons import ChoiceButton
from twentyfive.ui.frames import RING, Dressing, FramedButton
from twentyfive.ui.icons import Icon, paint_icon
from twentyfive.ui.look import Look, dress
from twentyfive.ui.page_parts import free_height
from twentyfive.ui.surfaces import ScrollBar
from twentyfive.ui.wording.house_rules import Answer
from twentyfive.ui.wording.names import translate

_APART: Final = 3
"""Between the question and its list."""


class DropDown(FramedButton):
    """Shows the answer that holds, with an arrow that says that there are others.

    Attributes:
        question: what is asked.
        value: of the answer that holds.
        answers: those that can be chosen.
        popup: the list of answers, while it is shown.

    Signals:
        chosen(object): the person has chosen the answer with this value.
    """

    chosen = Signal(object)

    def __init__(self, question: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("", look, parent)
        self.question = question
        self.answers: tuple[Answer, ...] = ()
        self.value: object = None
        self.popup: AnswerList | None = None
        self.set_alignment(Qt.AlignmentFlag.AlignLeft)
        self.clicked.connect(self.open)

    def offer(self, answers: Sequence[Answer], value: object) -> None:
        """Offer these answers, of which the one with `value` holds."""
        self.answers, self.value = tuple(answers), value
        self.set_label(self._answer().label)
        self._name()

    def open(self) -> None:
        """Show the list of answers."""
        self.popup = AnswerList(self.answers, self.value, self._look, self)
        self.popup.chosen.connect(self._choose)
        self.popup.closed.connect(self._forget)
        self.popup.open_at(self)

    def dressing(self) -> Dressing:
        tokens = self._look.theme.tokens
        return Dressing(tokens.surface, tokens.line, 2, tokens.ink, tokens.ink2)

    def _answer(self) -> Answer:
        found = (answer for answer in self.answers if answer.value == self.value)
        return next(found, Answer(self.value, str(self.value)))

    def _name(self) -> None:
        """Name and description for the ear."""
        text = translate("drop-down", "{question}: {answer}")
        self.setAccessibleName(text.format(question=self.question, answer=self._answer().label))
        self.setAccessibleDescription(translate("drop-down", "Opens a list of answers"))

    def _choose(self, value: object) -> None:
        self._forget()
        if value != self.value:
            self.offer(self.answers, value)
            self.chosen.emit(value)

    def _forget(self) -> None:
        if self.popup is not None:
            popup, self.popup = self.popup, None
            popup.close()
            popup.deleteLater()

    def _arrow_size(self) -> float:
        return 1.1 * self._look.medium

    def _arrow_room(self) -> int:
        return round(self._arrow_size() + 0.5 * self._padding())

    def _room_for_words(self, frame_width: float) -> float:
        return super()._room_for_words(frame_width) - self._arrow_room()

    def _paint_content(self, painter: QPainter, frame: QRectF, dressing: Dressing) -> None:
        super()._paint_content(painter, frame, dressing)
        self._paint_arrow(painter, frame, QColor(dressing.ink))

    def _paint_arrow(self, painter: QPainter, frame: QRectF, ink: QColor) -> None:
        size = self._arrow_size()
        arrow = QRectF(frame.right() - self._padding() - size, frame.center().y() - size / 2, size, size)
        paint_icon(painter, Icon.UNFOLD, arrow, ink)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._arrow_room(), 0)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(self._arrow_room(), 0)


class AnswerList(QFrame):
    """All answers to a question, one under the other; over everything until one is chosen or Esc is pressed.

    Attributes:
        buttons: one for each answer.

    Signals:
        chosen(object): the answer with this value.
        closed(): it is no longer shown.
    """

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, answers: Sequence[Answer], value: object, look: Look, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._look = look
        self._body = QWidget()
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setVerticalScrollBar(ScrollBar(look, self._scroll))
        column = QVBoxLayout(self._body)
        column.setContentsMargins(look.gap - 2, look.gap - 2, look.gap - 2, look.gap - 2)
        column.setSpacing(0)
        self.buttons = tuple(self._button(answer, value) for answer in answers)
        for button in self.buttons:
            free_height(button)
            column.addWidget(button)
        self._scroll.setWidget(self._body)
        dress(self, look)
        for ground in (self._body, self._scroll.viewport()):
            ground.setAutoFillBackground(False)

    def _button(self, answer: Answer, value: object) -> ChoiceButton:
        button = ChoiceButton(answer.label, self._look, self._body, note=answer.note)
        button.set_alignment(Qt.AlignmentFlag.AlignLeft)
        # Arrow keys walk the list; they do not choose yet.
        button.setAutoExclusive(False)
        button.setChecked(answer.value == value)
        button.clicked.connect(lambda: self.chosen.emit(answer.value))
        return button

    def open_at(self, field: FramedButton) -> None:
        """Show the list below the field, or above it where there is more room."""
        window = field.window()
        frame = QRect(field.mapToGlobal(field.frame().topLeft()), field.frame().size())
        room = QRect(window.mapToGlobal(QPoint(0, 0)), window.size())
        width = min(max(frame.width(), 20 * self._look.medium), room.width())
        wanted = self._body.heightForWidth(width - 4) + 4
        below, above = room.bottom() - frame.bottom() - _APART, frame.top() - room.top() - _APART
        down = below >= min(wanted, above)
        height = min(wanted, below if down else above)
        top = frame.bottom() + 1 + _APART if down else frame.top() - _APART - height
        self.setGeometry(max(room.left(), min(frame.left(), room.right() - width)), top, width, height)
        self._scroll.setGeometry(2, 2, width - 4, height - 4)
        self.show()
        chosen = next((button for button in self.buttons if button.isChecked()), self.buttons[0])
        chosen.setFocus(Qt.FocusReason.PopupFocusReason)
        self._scroll.ensureWidgetVisible(chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        here = [button.hasFocus() for button in self.buttons]
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in steps and any(here):
            place = (here.index(True) + steps[Qt.Key(event.key())]) % len(here)
            self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(self.buttons[place], 0, RING)
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colours.line)
        painter.fillRect(self.rect().adjusted(2, 2, -2, -2), self._look.colours.page)
        painter.end()
