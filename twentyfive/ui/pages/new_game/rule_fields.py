"""Fields for values of an option that are not among its answers: a number, a list of numbers, or several numbers."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QWidget

from twentyfive.core.rules.option_text import LONGEST_TUPLE
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column
from twentyfive.ui.widgets.stepper import LessMore
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.options.question import Entry, ListEntry, NumberEntry, PartsEntry, figures

_FIGURES: Final = 6
"""Digits of the longest number."""


class EntryField(Column):
    """A field for a value of an option.

    Signals:
        edited(object): the person entered this value.
    """

    edited = Signal(object)

    def show_value(self, value: object) -> None:
        """Show this value, unless the person is writing it."""
        raise NotImplementedError

    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that can have the focus, in order, beginning with the text field."""
        raise NotImplementedError


class NumberLine(LessMore):
    """A text field for a number, with the buttons for less and more.

    Attributes:
        field: the text field.

    Signals:
        changed(int): the person set this number.
    """

    changed = Signal(int)

    def __init__(self, name: str, entry: NumberEntry) -> None:
        """Create an empty field; `name` is its accessible name."""
        self.field = TextField()
        super().__init__(name, self.field)
        self._entry = entry
        self._row.addStretch(1)
        self.field.setAccessibleName(name)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setValidator(QRegularExpressionValidator(QRegularExpression(f"[0-9]{{0,{_FIGURES}}}"), self.field))
        self.field.textEdited.connect(self._read)
        self.stepped.connect(self._step)
        self._fit_field()

    @property
    def value(self) -> int | None:
        """The number in the field, or None if the field is empty."""
        return int(self.field.text()) if self.field.text() else None

    def restyle(self) -> None:
        super().restyle()
        self._fit_field()

    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that can have the focus, beginning with the text field."""
        return self.field, self.less, self.more

    def set_value(self, value: int) -> None:
        """Show this number, unless the person has just emptied the field to write another."""
        if self.value != value and not (self.field.hasFocus() and self.value is None):
            self.field.setText(str(value))
        self._offer_steps()

    def _fit_field(self) -> None:
        self.field.setFixedWidth(_FIGURES * self._look.medium + 2 * RING)

    def _offer_steps(self) -> None:
        value, least, most = self.value, self._entry.least, self._entry.most
        self.offer(
            least_reached=least if value is not None and value <= least else None,
            most_reached=most if value is not None and value >= most else None,
        )

    def _step(self, way: int) -> None:
        """Go up or down to the next multiple of the step."""
        step, start, least = self._entry.step, self._entry.start, self._entry.least
        now = (least if self.value is None else self.value) - start
        target = start + (now // step * step + step if way > 0 else (now - 1) // step * step)
        self.field.setText(str(max(least, min(target, self._entry.most))))
        self._read()

    def _read(self) -> None:
        self._offer_steps()
        if self.value is not None:
            self.changed.emit(self.value)


class NumberField(EntryField):
    """A field for one number.

    Attributes:
        line: the number with its buttons.
    """

    def __init__(self, name: str, entry: NumberEntry, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = NumberLine(name, entry)
        self.line.changed.connect(lambda number: self.edited.emit(number))
        self.add(_counted(self.line, entry.unit))

    def show_value(self, value: object) -> None:
        if isinstance(value, int):
            self.line.set_value(value)

    def stops(self) -> tuple[QWidget, ...]:
        return self.line.stops()


class ListField(EntryField):
    """A field for a list of numbers, written with commas or spaces.

    Attributes:
        field: the text field.
    """

    def __init__(self, name: str, entry: ListEntry, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = TextField()
        self.field.setAccessibleName(name)
        self.field.setAccessibleDescription(entry.hint)
        self.field.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9 ,;]*"), self.field))
        self.field.textEdited.connect(self._read)
        self.add(self.field, RichLabel(entry.hint, role=Role.NOTE))

    def show_value(self, value: object) -> None:
        if isinstance(value, tuple) and _numbers(self.field.text()) != value:
            self.field.setText(figures(value))

    def stops(self) -> tuple[QWidget, ...]:
        return (self.field,)

    def _read(self) -> None:
        numbers = _numbers(self.field.text())
        if 0 < len(numbers) <= LONGEST_TUPLE:
            self.edited.emit(numbers)


class PartsField(EntryField):
    """A field for several numbers that belong together, each with its unit.

    Attributes:
        lines: the numbers with their buttons.
    """

    def __init__(self, name: str, entry: PartsEntry, parent: QWidget) -> None:
        super().__init__(parent)
        self._usual = entry.usual
        self.lines = tuple(NumberLine(f"{name}, {part.unit}", part) for part in entry.parts)
        for line, part in zip(self.lines, entry.parts, strict=True):
            line.changed.connect(lambda _: self._read())
            self.add(_counted(line, part.unit))

    def show_value(self, value: object) -> None:
        numbers = value if isinstance(value, tuple) and len(value) == len(self.lines) else self._usual
        for line, number in zip(self.lines, numbers, strict=True):
            line.set_value(number)

    def stops(self) -> tuple[QWidget, ...]:
        return tuple(stop for line in self.lines for stop in line.stops())

    def _read(self) -> None:
        self.edited.emit(tuple(line.value or 0 for line in self.lines))


def entry_field(name: str, entry: Entry, parent: QWidget) -> EntryField:
    """Return the field for an entry; `name` is its accessible name."""
    match entry:
        case NumberEntry():
            return NumberField(name, entry, parent)
        case ListEntry():
            return ListField(name, entry, parent)
        case PartsEntry():
            return PartsField(name, entry, parent)


def _counted(line: NumberLine, unit: str) -> QWidget:
    """The number with its unit above it."""
    whole = Column()
    whole.add(RichLabel(sentence_case(unit), role=Role.NOTE), line)
    return whole


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(rf"[0-9]{{1,{_FIGURES}}}", text))
