"""A line for a name that something is kept under, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.buttons import QuietButton, SecondButton
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import lay_out_now
from twentyfive.ui.widgets.rows import EvenRow, Sheet
from twentyfive.ui.widgets.scroll_area import bring_into_view
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.names import translate


class NameJudgement(NamedTuple):
    """What is to be known about a name.

    Attributes:
        said: what is wrong with it, or what saving under it would do; empty where nothing is to be said.
        step: what Save is called then; empty where the name cannot be used.
    """

    said: str = ""
    step: str = ""


class NameForm(Sheet):
    """Hidden until a name is asked for.

    Attributes:
        field: for the name.
        fault: what is to be known about the name, as that it cannot be used.
        save, leave: the buttons.

    Signals:
        named(str): the person has decided on this name.
        left(): no name is to be given.
    """

    named = Signal(str)
    left = Signal()

    def __init__(self, title: str, most: int, look: Look, parent: QWidget | None = None) -> None:
        """`most` letters can be typed."""
        super().__init__(look, parent)
        self._judge: Callable[[str], NameJudgement] = lambda _: NameJudgement()
        label = RichLabel(title, look, role=Role.STRONG)
        self.field = TextField(look)
        self.field.setAccessibleName(title)
        self.field.setMaxLength(most)
        label.setBuddy(self.field)
        self.fault = FaultLabel(look, self)
        row = EvenRow(look, self)
        self.save = SecondButton(translate("name form", "Save"), look)
        self.leave = QuietButton(translate("name form", "Cancel"), look)
        row.add(self.save, self.leave)
        self.add(label, self.field, self.fault, row)
        self.field.textEdited.connect(self._on_edited)
        self.field.returnPressed.connect(self._on_return)
        self.save.clicked.connect(lambda: self.named.emit(self.field.text().strip()))
        self.leave.clicked.connect(self._leave)
        self.hide()

    def ask(self, name: str, judge: Callable[[str], NameJudgement]) -> None:
        """Ask for a name, this one at first; `judge` says of a name what is to be known about it."""
        self._judge = judge
        self.field.setText(name)
        self._show_judgement()
        self.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()
        self._be_seen()

    def _on_edited(self) -> None:
        self._show_judgement()
        self._be_seen()

    def _be_seen(self) -> None:
        """Scroll to all of the form: with the line for the name alone one would look for Save in vain."""
        lay_out_now()
        bring_into_view(self)

    def _show_judgement(self) -> None:
        said, step = self._judge(self.field.text())
        self.fault.set_text(said if self.field.text() else "")
        self.field.setAccessibleDescription(said)
        if step:
            self.save.set_label(step)
        self.save.offer("" if step else said)

    def _on_return(self) -> None:
        """Save, or say once more why not."""
        said, step = self._judge(self.field.text())
        if step:
            self.save.click()
        elif said == self.fault.plain:
            self.fault.announcer.repeat()
        else:
            self.fault.set_text(said)

    def _leave(self) -> None:
        self.hide()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
