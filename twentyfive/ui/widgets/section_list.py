"""The sections of a page of questions: a list beside the questions, or a drop-down above them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.buttons import ChoiceButton
from twentyfive.ui.widgets.choice_rows import ChoiceRow
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.rows import Column
from twentyfive.wording.choice import Answer


class SectionList(Column):
    """A choice of a section. On a page of one column it folds into a drop-down, to leave room for the questions.

    Attributes:
        row: all sections, one button each.
        field: the drop-down of all sections, which shows the chosen one.

    Signals:
        chosen(object): the person has chosen the section with this value.
    """

    chosen = Signal(object)

    def __init__(self, name: str, row: ChoiceRow) -> None:
        """Create a list whose accessible name is `name`."""
        super().__init__()
        self.row = row
        self.field = DropDown(name)
        row.setAccessibleName(name)
        self.row.chosen.connect(self.chosen)
        self.field.chosen.connect(self.chosen)
        self.add(self.row, self.field)
        self.unfold()

    @property
    def of(self) -> Mapping[object, ChoiceButton]:
        """The button of each value."""
        return self.row.of

    @property
    def stop(self) -> BaseButton:
        """The widget that gets the focus: the drop-down, or the button of the chosen section."""
        return self.field if self.row.isHidden() else next(each for each in self.row.buttons if each.isChecked())

    def show_value(self, value: object) -> None:
        """Mark the section with this value as chosen, and update the labels of all in the drop-down."""
        self.row.show_value(value)
        self.row.updateGeometry()
        self.field.show_answers([Answer(each, button.label, button.note) for each, button in self.of.items()], value)

    def fold(self) -> None:
        """Show the drop-down."""
        self._show(self.field, self.row)

    def unfold(self) -> None:
        """Show the list."""
        self._show(self.row, self.field)

    def _show(self, shown: QWidget, hidden: QWidget) -> None:
        """Show one form and hide the other, which passes on the focus."""
        focused = QApplication.focusWidget()
        had_focus = focused is not None and (focused is hidden or hidden.isAncestorOf(focused))
        shown.show()
        hidden.hide()
        if had_focus:
            self.stop.setFocus()
