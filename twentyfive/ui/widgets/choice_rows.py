"""The answers to a question as a row of buttons, one of which is chosen."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton

from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.widgets.buttons import ChoiceButton
from twentyfive.ui.widgets.rows import EvenRow


class ChoiceRow(EvenRow, Grouped):
    """The answers to a question, one of which is chosen.

    Attributes:
        of: the button of each value.

    Signals:
        chosen(object): the person has chosen the answer with this value.
    """

    chosen = Signal(object)

    def __init__(self, buttons: Iterable[tuple[object, ChoiceButton]]) -> None:
        super().__init__()
        self.of: dict[object, ChoiceButton] = dict(buttons)
        self.add(*self.of.values())
        for value, button in self.of.items():
            button.clicked.connect(lambda _=False, value=value: self.chosen.emit(value))

    def show_value(self, value: object) -> None:
        """Mark the answer with this value as the chosen one."""
        for other, button in self.of.items():
            button.setChecked(other == value)


class WalkedRow(ChoiceRow):
    """A row in which Tab stops only at the chosen answer; arrow keys go on from there."""

    def show_value(self, value: object) -> None:
        super().show_value(value)
        stop_at_checked(self.buttons)


def stop_at_checked(buttons: Iterable[QAbstractButton]) -> None:
    """Let Tab stop only at the checked one of these buttons."""
    for button in buttons:
        policies = Qt.FocusPolicy
        button.setFocusPolicy(policies.StrongFocus if button.isChecked() else policies.ClickFocus)
