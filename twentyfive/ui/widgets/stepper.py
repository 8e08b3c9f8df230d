"""A number between two buttons, less and more."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.text_layout import natural_width
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.wording.names import translate


class LessMore(Styled, QWidget):
    """A widget that shows a number, between the buttons less and more.

    Attributes:
        less, more: the buttons, which repeat while they are held.

    Signals:
        stepped(int): the person wants a smaller number (-1) or a greater one (1).
    """

    stepped = Signal(int)

    def __init__(self, name: str, shown: QWidget, parent: QWidget | None = None) -> None:
        """Create the buttons around the widget `shown`; `name` names the number for a screen reader."""
        super().__init__(parent)
        self.less, self.more = SecondButton("−", self), SecondButton("+", self)
        self.less.setAccessibleName(translate("numbers", "{name}: less").format(name=name))
        self.more.setAccessibleName(translate("numbers", "{name}: more").format(name=name))
        for button, way in ((self.less, -1), (self.more, 1)):
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _=False, way=way: self.stepped.emit(way))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        for widget in (self.less, shown, self.more):
            self._row.addWidget(widget)
        self._fit_buttons()

    def restyle(self) -> None:
        self._fit_buttons()

    def offer(self, least_reached: int | None, most_reached: int | None) -> None:
        """Enable the buttons; a button is disabled if the number has reached the end given.

        A disabled button passes the focus on to the other.

        Args:
            least_reached: the number if it is the least one, else None.
            most_reached: the number if it is the greatest one, else None.
        """
        least, most = translate("numbers", "{value} is the least."), translate("numbers", "{value} is the most.")
        if most_reached is None:
            self.more.turn_on()  # before `less`, which may pass the focus to it
        self.less.offer("" if least_reached is None else least.format(value=least_reached), self.more)
        self.more.offer("" if most_reached is None else most.format(value=most_reached), self.less)

    def _fit_buttons(self) -> None:
        for button in (self.less, self.more):
            button.setFixedWidth(self._look.control_height + 2 * RING)


class Stepper(LessMore):
    """A number with the buttons less and more; the Up and Down keys change it too.

    Attributes:
        value: the number.

    Signals:
        changed(int): the person has set this number.
    """

    changed = Signal(int)

    def __init__(self, name: str, value: int, numbers: range, parent: QWidget | None = None) -> None:
        """Create a stepper through `numbers`, which have a constant step; `name` names the number."""
        self._shown = QLabel()
        super().__init__(name, self._shown, parent)
        self._name = name
        self._numbers = numbers
        self.value = value
        self.stepped.connect(self._step)
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._dress()
        self.set_value(value)

    def restyle(self) -> None:
        super().restyle()
        font = self._look.figures(self._look.heading, bold=True)
        self._shown.setFont(font)
        widest = max(natural_width(str(number), font) for number in (self._numbers[0], self._numbers[-1]))
        self._shown.setFixedWidth(round(widest) + self._look.gap)
        palette = self._shown.palette()
        palette.setColor(self._shown.foregroundRole(), self._look.colours.ink)
        self._shown.setPalette(palette)

    def set_value(self, value: int) -> None:
        """Show that number.

        Raises:
            ValueError: if it cannot be set.
        """
        if value not in self._numbers:
            raise ValueError(f"{self._name} cannot be {value}")
        self.value = value
        self._shown.setText(str(value))
        self._shown.setAccessibleName(translate("numbers", "{name}: {value}").format(name=self._name, value=value))
        self.offer(
            least_reached=value if value == self._numbers[0] else None,
            most_reached=value if value == self._numbers[-1] else None,
        )

    def _step(self, way: int) -> None:
        number = self.value + way * self._numbers.step
        if number in self._numbers:
            self.set_value(number)
            self.changed.emit(self.value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in ways:
            self._step(ways[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
