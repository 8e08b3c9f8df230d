"""One option of the rules as a question: its answers, its usual answer, and its faults."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.ui.pages.new_game.rule_fields import EntryField, entry_field
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import ChoiceButton, QuietButton, SecondButton
from twentyfive.ui.widgets.choice_rows import WalkedRow
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, WithButton, free_height
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.options.question import OptionQuestion

_BAR: Final = 6
_WIDEST: Final = 16
"""The greatest width of an answer beside others, in letters."""
_ANOTHER: Final = object()
"""The value of the answer Another, for which the person fills in a value."""


@dataclass(frozen=True, slots=True)
class RuleState:
    """The state of an option.

    Attributes:
        asked: the question.
        value: its current value.
        usual: its usual value in the game.
        faults: its faults, in sentences.
        remedy: the change that puts them right, in words; empty if there is no single one.
    """

    asked: OptionQuestion
    value: object
    usual: object
    faults: tuple[str, ...] = ()
    remedy: str = ""

    @property
    def changed(self) -> bool:
        """Whether the value differs from the usual one."""
        return self.value != self.usual


class RuleAnswers(WalkedRow):
    """Answers side by side, as many as are easy to read; their notes may take several lines."""

    def __init__(self, buttons: Iterable[tuple[object, ChoiceButton]]) -> None:
        super().__init__(buttons)
        if any(button.note for button in self.buttons):
            for button in self.buttons:
                button.set_alignment(Qt.AlignmentFlag.AlignLeft)

    def _columns(self, width: int) -> int:
        widest = max(button.sizeHint().width() - 2 * RING for button in self.buttons)
        least = max(button.minimumSizeHint().width() - 2 * RING for button in self.buttons)
        wanted = max(least, min(widest, _WIDEST * self._look.medium))
        most = (width - 2 * RING + self._gap()) // (wanted + self._gap())
        rows = ceil(len(self.buttons) / max(1, min(most, len(self.buttons))))
        return ceil(len(self.buttons) / rows)


class AnotherButton(ChoiceButton):
    """The answer that lets the person fill in a value. Arrow keys pass over it without opening the field.

    Signals:
        entered(): the person clicked or pressed it, to fill in a value.
    """

    entered = Signal()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self.hitButton(event.position().toPoint()):
            self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.entered.emit()


class RuleQuestion(Column):
    """A question about the rules with all its answers in view.

    Attributes:
        state: the state shown.
        answers: a button for each answer, and Another if other values are possible.
        entry: the field for another value; None if there is no other.
        back: the button that goes back to the usual answer.
        mend: the button that puts the faults right.

    Signals:
        chosen(object): the person chose this value.
    """

    chosen = Signal(object)

    def __init__(self, state: RuleState, parent: QWidget) -> None:
        super().__init__(parent)
        self.state = state
        self._filled_in = False
        self.add(RichLabel(state.asked.text, role=Role.STRONG))
        if state.asked.meaning:
            self.add(RichLabel(state.asked.meaning))
        self._place = self.rows.count()
        self._offered = state.asked.answers
        self.answers = self._make_answers(state.asked)
        self.add(self.answers)
        self.entry = self._make_entry(state.asked)
        self._fault = FaultLabel(self)
        self.mend = SecondButton(translate("all rules", "Put it right"), self, icon=Icon.CHECK)
        self.mend.set_alignment(Qt.AlignmentFlag.AlignLeft)
        self._changed = RichLabel("")
        self.back = QuietButton(translate("all rules", "Back to usual"), icon=Icon.UNDO)
        self.back.clicked.connect(self._go_back)
        self._changed_row = WithButton(self._changed, self.back, self)
        self.add(self._fault, self.mend, self._changed_row)
        if state.asked.sources:
            self.add(RichLabel(state.asked.sources, role=Role.NOTE))
        self.show_state(state)

    def asks(self, asked: OptionQuestion) -> bool:
        """Whether it asks this question, apart from the answers."""
        return replace(asked, answers=()) == replace(self.state.asked, answers=())

    def show_state(self, state: RuleState) -> None:
        """Show the new state of the option; the question must be the same, except for its answers."""
        self.state = state
        asked = state.asked
        if asked.answers != self._offered:
            self._offer(asked)
        named = any(answer.value == state.value for answer in asked.answers)
        filled_in = self.entry is not None and (self._filled_in or not named)
        self.answers.show_value(_ANOTHER if filled_in else state.value)
        if self.entry is not None:
            self.entry.setVisible(filled_in)
            self.entry.show_value(state.value)
        self._fault.set_text("\n".join(state.faults))
        self.mend.set_label(self.mend.label, state.remedy)
        self.mend.setVisible(bool(state.remedy))
        text = translate("all rules", "Changed. The usual answer is: {answer}.")
        self._changed.set_text(text.format(answer=asked.answer(state.usual).label))
        self._changed_row.setVisible(state.changed)
        self.back.setAccessibleName(translate("all rules", "Back to usual: {question}").format(question=asked.text))
        self.update()

    def focus_answer(self) -> None:
        """Give the focus to the checked answer, after the button that had it has disappeared."""
        for button in self.answers.buttons:
            if button.isChecked():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that can have the focus, in order."""
        entry = () if self.entry is None else self.entry.stops()
        return (*self.answers.buttons, *entry, self.mend, self.back)

    def _make_entry(self, asked: OptionQuestion) -> EntryField | None:
        if asked.entry is None:
            return None
        entry = entry_field(asked.text, asked.entry, self)
        entry.edited.connect(self.chosen)
        self.add(entry)
        return entry

    def _make_answers(self, asked: OptionQuestion) -> RuleAnswers:
        buttons: list[tuple[object, ChoiceButton]] = [(answer.value, self._button(answer)) for answer in asked.answers]
        if asked.entry is not None:
            another = AnotherButton(translate("all rules", "Another"))
            another.entered.connect(self._fill_in)
            buttons.append((_ANOTHER, another))
        answers = RuleAnswers(buttons)
        answers.setAccessibleName(asked.text)
        answers.chosen.connect(self._choose)
        return answers

    def _offer(self, asked: OptionQuestion) -> None:
        """Replace the answer buttons with buttons for other answers."""
        self._offered = asked.answers
        before, self.answers = self.answers, self._make_answers(asked)
        free_height(self.answers)
        self.rows.insertWidget(self._place, self.answers)
        take_away([before])

    def _button(self, answer: Answer) -> ChoiceButton:
        return ChoiceButton(answer.label, note=answer.note)

    def _choose(self, value: object) -> None:
        self._filled_in = value is _ANOTHER
        if value is not _ANOTHER:
            self.chosen.emit(value)
        self.show_state(self.state)

    def _go_back(self) -> None:
        self._choose(self.state.usual)
        self.focus_answer()

    def _fill_in(self) -> None:
        if self.entry is not None:
            self._filled_in = True
            self.show_state(self.state)
            self.entry.stops()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        super()._fit()
        around = self._look.gap
        self.rows.setContentsMargins(_BAR + around, round(1.5 * around), around, round(1.5 * around))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        area = self.rect().adjusted(RING, 1, -RING, 0)
        colours = self._look.colours
        if self.state.faults:
            painter.fillRect(area.x(), area.y(), _BAR, area.height(), colours.bad)
        elif self.state.changed:
            painter.fillRect(area, colours.raised)
            painter.fillRect(area.x(), area.y(), _BAR, area.height(), colours.accentink)
        painter.end()
