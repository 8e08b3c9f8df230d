"""Answers to a question as a row of buttons, one of which holds, and where Tab stops among them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton

from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.buttons import ChoiceButton
from twentyfive.ui.widgets.rows import EvenRow


class ChoiceRow(EvenRow, Grouped):
    """The answers to a question, one of which holds.

    Attributes:
        of: the button of each value.

    Signals:
        chosen(object): the person has chosen the answer with this value.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, buttons: Iterable[tuple[object, ChoiceButton]]) -> None:
        super().__init__(look)
        self.of: dict[object, ChoiceButton] = dict(buttons)
        self.add(*self.of.values())
        for value, button in self.of.items():
            button.clicked.connect(lambda _=False, value=value: self.chosen.emit(value))

    def show_value(self, value: object) -> None:
        """Mark the answer that holds."""
        for other, button in self.of.items():
            button.setChecked(other == value)


class WalkedRow(ChoiceRow):
    """Tab stops at the answer that holds, and arrow keys go on from there."""

    def show_value(self, value: object) -> None:
        super().show_value(value)
        stop_at_checked(self.buttons)


def stop_at_checked(buttons: Iterable[QAbstractButton]) -> None:
    """Let Tab stop at the one that is checked, of buttons of which one is."""
    for button in buttons:
        policies = Qt.FocusPolicy
        button.setFocusPolicy(policies.StrongFocus if button.isChecked() else policies.ClickFocus)
