"""A drop-down: a button that shows the chosen answer to a question, and opens a list of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.theme.icons import Icon, paint_icon
from twentyfive.ui.theme.styled import Holder, Styled
from twentyfive.ui.widgets.base_button import ARROWS, RING, BaseButton
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import ChoiceButton
from twentyfive.ui.widgets.panels import paint_sheet
from twentyfive.ui.widgets.rows import free_height, height_of
from twentyfive.ui.widgets.scroll_area import WalkedScroll, bring_into_view
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate

_APART: Final = 4
"""Distance between the button and its list."""


class DropDown(BaseButton):
    """A button with the chosen answer and an arrow, which opens the list of answers.

    Attributes:
        question: the question.
        value: the value of the chosen answer.
        answers: the answers to choose from.
        popup: the list of answers while it is open.

    Signals:
        chosen(object): the person has chosen the answer with this value.
    """

    chosen = Signal(object)

    def __init__(self, question: str, parent: QWidget | None = None, *, icon: Icon | None = None) -> None:
        super().__init__("", parent, icon=icon)
        self.question = question
        self.answers: tuple[Answer, ...] = ()
        self.value: object = None
        self.popup: AnswerList | None = None
        self.set_alignment(Qt.AlignmentFlag.AlignLeft)
        self.clicked.connect(self.open)

    def show_answers(self, answers: Sequence[Answer], value: object) -> None:
        """Offer these answers, of which the one with `value` is chosen."""
        self.answers, self.value = tuple(answers), value
        self.set_label(self._answer().label)
        self._update_name()

    def open(self) -> None:
        """Open the list of answers; the question is scrolled into view first."""
        bring_into_view(self)
        self.popup = AnswerList(self.answers, self.value, self.window())
        self.popup.setAccessibleName(self.question)
        self.popup.chosen.connect(self._choose)
        self.popup.closed.connect(self._close)
        self.popup.open_at(self)

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        return ButtonColours(tokens.surface, tokens.line, 2, tokens.ink, tokens.ink2)

    def _answer(self) -> Answer:
        found = (answer for answer in self.answers if answer.value == self.value)
        return next(found, Answer(self.value, str(self.value)))

    def _update_name(self) -> None:
        """Set the accessible name and description."""
        text = translate("drop-down", "{question}: {answer}")
        self.setAccessibleName(text.format(question=self.question, answer=self._answer().label))
        self.setAccessibleDescription(translate("drop-down", "Opens a list of answers"))

    def _choose(self, value: object) -> None:
        self._close()
        if value != self.value:
            self.show_answers(self.answers, value)
            self.chosen.emit(value)

    def _close(self) -> None:
        """Close the list and take the focus back."""
        if self.popup is not None:
            popup, self.popup = self.popup, None
            popup.close()
            popup.deleteLater()
            self.setFocus(Qt.FocusReason.PopupFocusReason)

    def _arrow_size(self) -> float:
        return 1.1 * self._look.medium

    def _arrow_room(self) -> int:
        return round(self._arrow_size() + 0.5 * self._padding())

    def _room_for_words(self, frame_width: float) -> float:
        return super()._room_for_words(frame_width) - self._arrow_room()

    def _paint_content(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        super()._paint_content(painter, frame, button_colours)
        self._paint_arrow(painter, frame, QColor(button_colours.ink))

    def _paint_arrow(self, painter: QPainter, frame: QRectF, ink: QColor) -> None:
        size = self._arrow_size()
        arrow = QRectF(frame.right() - self._padding() - size, frame.center().y() - size / 2, size, size)
        paint_icon(painter, Icon.UNFOLD, arrow, ink)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._arrow_room(), 0)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(self._arrow_room(), 0)


class _AnswerButton(ChoiceButton):
    """An answer in the list. Arrow keys go through the list without choosing, unlike among other choices."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class AnswerList(Styled, QWidget, Grouped):
    """The list of all answers over the window, open until one is chosen or anything else is done.

    Attributes:
        buttons: one button for each answer.

    Signals:
        chosen(object): the person has chosen the answer with this value.
        closed(): the list is no longer shown.
    """

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, answers: Sequence[Answer], value: object, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._sheet = QRect()
        self._body = body = Holder()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.buttons = tuple(self._button(answer, value, body) for answer in answers)
        for button in self.buttons:
            free_height(button)
            column.addWidget(button)
        self._scroll = WalkedScroll(body, self)
        window.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)

    def _button(self, answer: Answer, value: object, body: QWidget) -> ChoiceButton:
        button = _AnswerButton(answer.label, body, note=answer.note)
        button.set_alignment(Qt.AlignmentFlag.AlignLeft)
        button.setChecked(answer.value == value)
        button.clicked.connect(lambda: self.chosen.emit(answer.value))
        return button

    def open_at(self, field: BaseButton) -> None:
        """Show the list below the field, or above it if there is more room."""
        room = self._window.rect()
        self.setGeometry(room)
        frame = QRect(field.mapTo(self._window, field.frame().topLeft()), field.frame().size())
        around = self._look.gap - 2
        width = min(max(frame.width(), 20 * self._look.medium), room.width() - 2 * _APART)
        # Qt reserves room for the scroll bar before it finds that none is needed.
        inside = width - 2 * around - self._scroll.verticalScrollBar().sizeHint().width()
        wanted = height_of(self._body, inside) + 2 * RING + 2 * around
        below, above = room.bottom() - frame.bottom() - 2 * _APART, frame.top() - room.top() - 2 * _APART
        down = below >= min(wanted, above)
        height = min(wanted, below if down else above)
        top = frame.bottom() + 1 + _APART if down else frame.top() - _APART - height
        left = max(_APART, min(frame.left(), room.right() - _APART - width))
        self._sheet = QRect(left, top, width, height)
        self._scroll.setGeometry(self._sheet.adjusted(around, around, -around, -around))
        self.raise_()
        self.show()
        chosen = next((button for button in self.buttons if button.isChecked()), self.buttons[0])
        chosen.setFocus(Qt.FocusReason.PopupFocusReason)
        bring_into_view(chosen)

    def _walk(self, step: int) -> None:
        """Move the focus up or down the list, from its end back to its start."""
        self._go_to((self._here() + step) % len(self.buttons))

    def _here(self) -> int:
        """Return the place of the answer with the focus; before the first if none has it."""
        return next((place for place, button in enumerate(self.buttons) if button.hasFocus()), -1)

    def _go_to(self, place: int) -> None:
        """Move the focus to the answer at that place, or to the first or the last if there is none."""
        button = self.buttons[min(max(0, place), len(self.buttons) - 1)]
        button.setFocus(Qt.FocusReason.TabFocusReason)
        bring_into_view(button)

    def _turn_page(self, way: int) -> None:
        """Move the focus by as many answers as are seen at once, less one."""
        seen = self._scroll.viewport().height() * len(self.buttons) // max(1, self._body.height())
        self._go_to(self._here() + way * max(1, seen - 1))

    def _go_to_letters(self, typed: str) -> None:
        """Move the focus to the next answer that begins with the typed letter."""
        count = len(self.buttons)
        for place in ((self._here() + step) % count for step in range(1, count + 1)):
            if self.buttons[place].label.casefold().startswith(typed.casefold()):
                self._go_to(place)
                return

    def _follow_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        """Close the list when the focus goes elsewhere, since it might cover the widget with the focus."""
        if now is not None and self.isVisible() and not self.isAncestorOf(now):
            self.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._window:
            self.close()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        self._walk(1 if forward else -1)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.close()
            case Qt.Key.Key_Down:
                self._walk(1)
            case Qt.Key.Key_Up:
                self._walk(-1)
            case Qt.Key.Key_Home:
                self._go_to(0)
            case Qt.Key.Key_End:
                self._go_to(len(self.buttons) - 1)
            case Qt.Key.Key_PageDown:
                self._turn_page(1)
            case Qt.Key.Key_PageUp:
                self._turn_page(-1)
            case _ if event.text().isalnum():
                self._go_to_letters(event.text())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._sheet.contains(event.position().toPoint()):
            self.close()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_sheet(painter, QRectF(self._sheet), self._look.panel_radius, self._look.theme, self._look.colours)
        painter.end()
