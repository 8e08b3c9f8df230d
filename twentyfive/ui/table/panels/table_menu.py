"""The menu of the table, and the choice of speed: panels over the table, for mouse and keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from twentyfive.presentation.settings import Speed
from twentyfive.presentation.settings_words import SPEED_NAMES
from twentyfive.presentation.table.actions import ACTION_TEXTS, Action
from twentyfive.ui.table.panels.titled_panel import TitledPanel
from twentyfive.ui.widgets.buttons import ChoiceButton, SecondButton
from twentyfive.ui.widgets.rows import ButtonColumns
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate

_WIDTH_IN_LETTERS: Final = 19
_SPEED_WIDTH_IN_LETTERS: Final = 23
"""The width for its title and Close side by side."""


class MenuChoice(Enum):
    """The entries of the menu beside the actions of the bar."""

    PRACTISE = auto()
    GUESTS = auto()
    PAUSE = auto()
    BREAK = auto()
    NEW_GAME = auto()
    SETTINGS = auto()
    RULES = auto()
    HELP = auto()
    LEAVE = auto()


_NOT_ALWAYS: Final = frozenset(
    {MenuChoice.PRACTISE, MenuChoice.GUESTS, MenuChoice.PAUSE, MenuChoice.BREAK, MenuChoice.NEW_GAME}
)


_CHOICE_TEXTS: Final = {
    MenuChoice.PRACTISE: Text("menu", "Practise"),
    MenuChoice.GUESTS: Text("menu", "Guests"),
    MenuChoice.PAUSE: Text("menu", "Pause for all"),
    MenuChoice.BREAK: Text("menu", "Take a break"),
    MenuChoice.NEW_GAME: Text("menu", "New game"),
    MenuChoice.SETTINGS: Text("menu", "Settings"),
    MenuChoice.RULES: Text("menu", "Rules of this game"),
    MenuChoice.HELP: Text("menu", "Help"),
    MenuChoice.LEAVE: Text("menu", "Leave the table"),
}


class TableMenu(TitledPanel):
    """The menu.

    Signals:
        chosen(MenuChoice): an entry of the menu was chosen.
        asked(Action): an action that has no room in the bar was chosen.
    """

    chosen = Signal(object)
    asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("menu", "Menu"), parent)
        self._actions = {action: self._button(ACTION_TEXTS[action]()) for action in Action}
        self._choices = {choice: self._button(_CHOICE_TEXTS[choice]()) for choice in MenuChoice}
        self._offered: tuple[Action, ...] = ()
        self._extra = {MenuChoice.NEW_GAME}  # of those that are not always offered
        self._grid = ButtonColumns()
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addLayout(self._head())
        self._column.addLayout(self._grid)
        for action, button in self._actions.items():
            button.clicked.connect(lambda _=False, action=action: self.asked.emit(action))
        for choice, button in self._choices.items():
            button.clicked.connect(lambda _=False, choice=choice: self.chosen.emit(choice))
        for choice in _NOT_ALWAYS - self._extra:
            self._choices[choice].hide()
        self.offer(())
        self.fit()

    def offer(self, actions: Sequence[Action]) -> None:
        """Offer these actions of the bar too."""
        self._offered = tuple(actions)
        for action, button in self._actions.items():
            button.setVisible(action in actions)

    def offer_practise(self) -> None:
        """Offer Practise too, from now on."""
        self._extra.add(MenuChoice.PRACTISE)
        self._choices[MenuChoice.PRACTISE].show()

    def offer_guests(self) -> None:
        """Offer Guests too, as a table is open."""
        self._extra.add(MenuChoice.GUESTS)
        self._choices[MenuChoice.GUESTS].show()

    def withdraw_guests(self) -> None:
        """Offer Guests no more, as the table is closed."""
        self._extra.discard(MenuChoice.GUESTS)
        self._choices[MenuChoice.GUESTS].hide()

    def serve_guest(self) -> None:
        """Offer what a guest at another's table can do from now on, who begins no game there."""
        self._extra = {MenuChoice.PAUSE, MenuChoice.BREAK, MenuChoice.PRACTISE, MenuChoice.NEW_GAME}
        for choice in _NOT_ALWAYS:
            self._choices[choice].setVisible(choice in self._extra)

    def refuse(self, reasons: Mapping[MenuChoice, str]) -> None:
        """Let these entries look disabled; a press tells the reason."""
        for choice, reason in reasons.items():
            self._choices[choice].refuse(reason)

    def preferred_size(self, available: QSize) -> QSize:
        """The size of its sheet: one column of buttons, or up to three if it would be too high."""
        for columns in (1, 2, 3):
            self._arrange(columns)
            width = min(available.width(), columns * _WIDTH_IN_LETTERS * self._look.medium)
            height = self.sheet_height_for(width)
            if height <= available.height():
                break
        return QSize(width, min(available.height(), height))

    def _arrange(self, columns: int) -> None:
        """Put the offered buttons into this number of columns."""
        choices = [choice for choice in MenuChoice if choice not in _NOT_ALWAYS or choice in self._extra]
        buttons = [self._actions[action] for action in self._offered]
        buttons += [self._choices[choice] for choice in choices]
        self._grid.fill(self._close, buttons, columns)

    def _stops(self) -> Iterable[QWidget]:
        return self._grid.stops

    def _button(self, text: str) -> SecondButton:
        return SecondButton(text, self)


class SpeedPanel(TitledPanel):
    """The choice of speed.

    Signals:
        chosen(Speed): a speed was chosen.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("menu", "How fast cards move"), parent)
        self._speeds = {speed: ChoiceButton(SPEED_NAMES[speed](), self) for speed in Speed}
        self._grid = ButtonColumns()
        column = QVBoxLayout(self)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addLayout(self._grid)
        for speed, button in self._speeds.items():
            button.clicked.connect(lambda _=False, speed=speed: self._choose(speed))
        self._arrange(1)
        self.fit()

    def show_speed(self, speed: Speed) -> None:
        """Mark the current speed."""
        for other, button in self._speeds.items():
            button.setChecked(other is speed)
        self.setFocusProxy(self._speeds[speed])

    def preferred_size(self, available: QSize) -> QSize:
        """The size of its sheet: one column of buttons, or two if it would be too high."""
        for columns in (1, 2):
            self._arrange(columns)
            width = min(available.width(), columns * _SPEED_WIDTH_IN_LETTERS * self._look.medium)
            height = self.sheet_height_for(width)
            if height <= available.height():
                break
        return QSize(width, min(available.height(), height))

    def _arrange(self, columns: int) -> None:
        """Put the buttons into this number of columns."""
        self._grid.fill(self._close, list(self._speeds.values()), columns)

    def _stops(self) -> Iterable[QWidget]:
        return self._grid.stops

    def _choose(self, speed: Speed) -> None:
        self.show_speed(speed)
        self.chosen.emit(speed)
        self.closed.emit()
