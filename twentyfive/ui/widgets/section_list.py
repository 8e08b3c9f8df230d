"""What the questions of a page are about: a list beside them, or above them a field that opens the list."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.buttons import ChoiceButton
from twentyfive.ui.widgets.choice_rows import ChoiceRow
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.rows import Column
from twentyfive.wording.choice import Answer


class SectionList(Column):
    """One subject of several is chosen. In one column a list of them would leave no room for the questions.

    Attributes:
        row: all subjects, one button each.
        field: the chosen one, with the list of all to open.

    Signals:
        chosen(object): the person has chosen the subject with this value.
    """

    chosen = Signal(object)

    def __init__(self, name: str, row: ChoiceRow, look: Look) -> None:
        """`name` says what is chosen."""
        super().__init__(look)
        self.row = row
        self.field = DropDown(name, look)
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
        """What gets the focus: the field, or the button of the chosen subject."""
        return self.field if self.row.isHidden() else next(each for each in self.row.buttons if each.isChecked())

    def show_value(self, value: object) -> None:
        """Mark the subject that is chosen, and name all as their buttons now do."""
        self.row.show_value(value)
        self.row.updateGeometry()
        self.field.show_answers([Answer(each, button.label, button.note) for each, button in self.of.items()], value)

    def fold(self) -> None:
        """Show the chosen one alone."""
        self._show(self.field, self.row)

    def unfold(self) -> None:
        """Show all of them."""
        self._show(self.row, self.field)

    def _show(self, shown: QWidget, hidden: QWidget) -> None:
        """The focus stays with the subjects, whichever way they are shown."""
        focused = QApplication.focusWidget()
        held = focused is not None and (focused is hidden or hidden.isAncestorOf(focused))
        shown.show()
        hidden.hide()
        if held:
            self.stop.setFocus()
