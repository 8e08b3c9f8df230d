"""A form that asks for a name to save something under, and says if the name cannot be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from twentyfive.ui.widgets.buttons import QuietButton, SecondButton
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import lay_out_now
from twentyfive.ui.widgets.rows import EvenRow, Sheet
from twentyfive.ui.widgets.scroll_area import bring_into_view
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.names import translate


class NameJudgement(NamedTuple):
    """A judgement of a name.

    Attributes:
        message: the fault of the name, or the effect of saving under it; empty if there is neither.
        step: the label of the Save button; empty if the name cannot be used.
    """

    message: str = ""
    step: str = ""


class NameForm(Sheet):
    """A form for a name, hidden until a name is asked for.

    Attributes:
        field: the field for the name.
        fault: the message about the name.
        save, leave: the buttons.

    Signals:
        named(str): the person has decided on this name.
        left(): the person has cancelled.
    """

    named = Signal(str)
    left = Signal()

    def __init__(self, title: str, most: int, parent: QWidget | None = None) -> None:
        """Create a form for names of at most `most` letters."""
        super().__init__(parent)
        self._judge: Callable[[str], NameJudgement] = lambda _: NameJudgement()
        label = RichLabel(title, role=Role.STRONG)
        self.field = TextField()
        self.field.setAccessibleName(title)
        self.field.setMaxLength(most)
        label.setBuddy(self.field)
        self.fault = FaultLabel(self)
        row = EvenRow(self)
        self.save = SecondButton(translate("name form", "Save"))
        self.leave = QuietButton(translate("name form", "Cancel"))
        row.add(self.save, self.leave)
        self.add(label, self.field, self.fault, row)
        self.field.textEdited.connect(self._on_edited)
        self.field.returnPressed.connect(self._on_return)
        self.save.clicked.connect(lambda: self.named.emit(self.field.text().strip()))
        self.leave.clicked.connect(self._leave)
        self.hide()

    def ask(self, name: str, judge: Callable[[str], NameJudgement]) -> None:
        """Ask for a name, with `name` as suggestion; `judge` judges each name typed."""
        self._judge = judge
        self.field.setText(name)
        self._show_judgement()
        self.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()
        self._scroll_into_view()

    def _on_edited(self) -> None:
        self._show_judgement()
        self._scroll_into_view()

    def _scroll_into_view(self) -> None:
        """Scroll to the whole form: with only the field in view, a person would not find Save."""
        lay_out_now()
        bring_into_view(self)

    def _show_judgement(self) -> None:
        message, step = self._judge(self.field.text())
        self.fault.set_text(message if self.field.text() else "")
        self.field.setAccessibleDescription(message)
        if step:
            self.save.set_label(step)
        self.save.offer("" if step else message)

    def _on_return(self) -> None:
        """Save, or say again why the name cannot be used."""
        message, step = self._judge(self.field.text())
        if step:
            self.save.click()
        elif message == self.fault.plain:
            self.fault.announcer.repeat()
        else:
            self.fault.set_text(message)

    def _leave(self) -> None:
        self.hide()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
