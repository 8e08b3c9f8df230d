"""A number between two buttons, less and more."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.text_layout import natural_width
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.wording.names import translate


class LessMore(QWidget):
    """What shows a number, between less and more.

    Attributes:
        less, more: the buttons, which go on stepping while they are held.

    Signals:
        stepped(int): the person wants a smaller number, -1, or a greater one, 1.
    """

    stepped = Signal(int)

    def __init__(self, name: str, shown: QWidget, look: Look, parent: QWidget | None = None) -> None:
        """`name` says for the ear what is counted; `shown` stands between the buttons."""
        super().__init__(parent)
        self.less, self.more = SecondButton("−", look, self), SecondButton("+", look, self)
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
        self._fit_buttons(look)

    def set_look(self, look: Look) -> None:
        for button in (self.less, self.more):
            button.set_look(look)
        self._fit_buttons(look)

    def offer(self, least_reached: int | None, most_reached: int | None) -> None:
        """Offer less and more, each but where its end is reached: there is no number beyond the one given then.

        The one that has the focus gives it to the other there, which leads back.
        """
        least, most = translate("numbers", "{value} is the least."), translate("numbers", "{value} is the most.")
        if most_reached is None:
            self.more.turn_on()  # first, as it may get the focus
        self.less.offer("" if least_reached is None else least.format(value=least_reached), self.more)
        self.more.offer("" if most_reached is None else most.format(value=most_reached), self.less)

    def _fit_buttons(self, look: Look) -> None:
        for button in (self.less, self.more):
            button.setFixedWidth(look.control_height + 2 * RING)


class Stepper(LessMore):
    """A number that is stepped through; the Up and Down keys turn it too.

    Attributes:
        value: the number.

    Signals:
        changed(int): the person has set this number.
    """

    changed = Signal(int)

    def __init__(self, name: str, value: int, numbers: range, look: Look, parent: QWidget | None = None) -> None:
        """`name` says what is counted; `numbers` are those that can be set, with their step."""
        self._shown = QLabel()
        super().__init__(name, self._shown, look, parent)
        self._name = name
        self._numbers = numbers
        self.value = value
        self.stepped.connect(self._step)
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_look(look)
        self.set_value(value)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        font = look.figures(look.heading, bold=True)
        self._shown.setFont(font)
        widest = max(natural_width(str(number), font) for number in (self._numbers[0], self._numbers[-1]))
        self._shown.setFixedWidth(round(widest) + look.gap)
        palette = self._shown.palette()
        palette.setColor(self._shown.foregroundRole(), look.colours.ink)
        self._shown.setPalette(palette)

    def set_value(self, value: int) -> None:
        """Show that number; it must be one that can be set."""
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
        following = self.value + way * self._numbers.step
        if following in self._numbers:
            self.set_value(following)
            self.changed.emit(self.value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in ways:
            self._step(ways[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
