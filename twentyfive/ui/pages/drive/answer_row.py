"""A question on one line with its answer: a field whose text is understood, or refused in words below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.drive.plan_shown import Choice, ChoiceShown
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.height_for_width import WrappingRow
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import height_of
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.names import detailed

_ANSWER_SHARE: Final = 0.55
"""The share of the width that the answer has beside its question; alike in all rows, so that answers are in line."""

_FIELD_SHARE: Final = 0.68
"""The share of that which a field has; what comes of the answer stands in the rest."""

_LEAST: Final = 22
"""The least width of both side by side, in letters of running text; below it the answer is under the question."""


class AnswerRow(WrappingRow):
    """A question with its answer beside it, or below it where that is too narrow.

    Attributes:
        title: the question.
        answer: the widget of the answer.
        note: what comes of the answer; beside the field, and without room while it is empty.
        fault: why an answer cannot be.
    """

    def __init__(self, title: str, answer: QWidget) -> None:
        super().__init__()
        self.title, self.answer = RichLabel(title, self), answer
        self.note, self.fault = RichLabel("", self, role=Role.NOTE), FaultLabel(self)
        answer.setParent(self)

    def show_note(self, note: str) -> None:
        """Show what comes of the answer."""
        if note != self.note.plain:
            self.note.set_text(note)
            self._rearrange()

    def show_fault(self, fault: str) -> None:
        """Say why an answer cannot be; an empty text takes that back."""
        self.fault.set_text(fault)
        self._rearrange()

    def _places(self, width: int) -> dict[QWidget, QRect]:
        """The places of all that is seen."""
        left = round(width * (1 - _ANSWER_SHARE)) if width >= _LEAST * self._look.medium else 0
        room = width - left
        answer_w = min(room, self._answer_width(room))
        heights = height_of(self.title, left or width), height_of(self.answer, answer_w)
        tops = tuple((max(heights) - height) // 2 for height in heights) if left else (0, heights[0])
        title = QRect(0, tops[0], left or width, heights[0])
        answer = QRect(left, tops[1], answer_w, heights[1])
        places: dict[QWidget, QRect] = {self.title: title, self.answer: answer}
        bottom = max(title.bottom(), answer.bottom()) + 1
        if self.note.plain:
            note_w = self.note.sizeHint().width()
            height = height_of(self.note, min(note_w, room))
            if note_w <= room - answer_w:
                places[self.note] = QRect(answer.right() + 1, answer.center().y() - height // 2, note_w, height)
            else:
                places[self.note] = QRect(left, bottom, room, height)
                bottom += height
        if self.fault.plain:
            places[self.fault] = QRect(0, bottom, width, height_of(self.fault, width))
        return places

    def _answer_width(self, room: int) -> int:
        """The width of the answer in that room."""
        return min(room, self.answer.sizeHint().width())

    def _arrange(self) -> None:
        places = self._places(self.width())
        self.note.setVisible(self.note in places)
        for widget, place in places.items():
            widget.setGeometry(place)

    def _whole_width(self) -> int:
        return max(_LEAST * self._look.medium, self.title.sizeHint().width() + self.answer.sizeHint().width())

    def minimumSizeHint(self) -> QSize:
        width = max(self.title.minimumSizeHint().width(), self.answer.minimumSizeHint().width())
        return QSize(width, self.answer.minimumSizeHint().height())

    def heightForWidth(self, width: int) -> int:
        return max(place.bottom() for place in self._places(width).values()) + 1


class _Field(TextField):
    """A field in which Undo takes back what is being typed, and is left to the page where there is nothing of that."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            undo, redo = (QKeySequence(event.keyCombination()) == QKeySequence(keys) for keys in ("Ctrl+Z", "Ctrl+Y"))
            if (undo and not self.isUndoAvailable()) or (redo and not self.isRedoAvailable()):
                event.ignore()
                return False
        return super().event(event)


class TypedRow(AnswerRow):
    """A question whose answer is typed.

    Attributes:
        field: the field.

    Signals:
        typed(object): this was typed and understood.
    """

    typed = Signal(object)

    def __init__(self, title: str, choice: Choice, subject: str = "") -> None:
        """Create a row for a choice; `subject` is what it is about, for who hears it without the heading above it."""
        self.field = _Field()
        super().__init__(title, self.field)
        self._choice = choice
        self._shown = ""
        self.field.setAccessibleName(detailed(subject, title) if subject else title)
        self.field.editingFinished.connect(self._on_finished)

    def show_choice(self, shown: ChoiceShown) -> None:
        """Show the choice as it is now, and forget what could not be understood."""
        self._shown = shown.text
        self.field.setText(shown.text)
        self.show_note(shown.note)
        self.show_fault("")

    def show_fault(self, fault: str) -> None:
        """Say why it cannot be; a screen reader hears it again at the field."""
        self.field.setAccessibleDescription(fault)
        super().show_fault(fault)

    def _answer_width(self, room: int) -> int:
        return max(min(room, self.field.minimumSizeHint().width()), round(_FIELD_SHARE * room))

    def _on_finished(self) -> None:
        """Report what was typed. What cannot be understood stays, to be mended."""
        text = self.field.text()
        if text == self._shown:
            self.show_fault("")
            return
        found = self._choice.read(text)
        if found is None:
            self.show_fault(self._choice.refusal())
        else:
            self.typed.emit(found)
