"""The wooden bar at the bottom: the same buttons always in the same places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.table.actions import ACTION_TEXTS, Action
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import BarButton

_GIVE_WAY: Final = (Action.SPEED, Action.REDO, Action.RANKING, Action.LAST_TRICK, Action.UNDO, Action.HINT)
"""The order in which buttons move into the menu when room is short; Menu and Scores never do."""

_RIGHT: Final = (Action.MENU, Action.SCORES)

_ICONS: Final = {
    Action.UNDO: Icon.UNDO,
    Action.REDO: Icon.REDO,
    Action.HINT: Icon.HINT,
    Action.LAST_TRICK: Icon.CARDS,
    Action.RANKING: Icon.RANKING,
    Action.SPEED: Icon.SPEED,
    Action.MENU: Icon.MENU,
    Action.SCORES: Icon.SCORES,
}


class ActionBar(Styled, QWidget):
    """The bar of actions.

    Attributes:
        in_menu: the actions without room in the bar, which the menu offers instead.

    Signals:
        asked(Action): a button was pressed.
    """

    asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._with_scores = False
        self.in_menu: tuple[Action, ...] = ()
        self._buttons = {action: self._button(action) for action in Action}

    def button(self, action: Action) -> BarButton:
        """The button of an action; hidden if the menu offers the action instead."""
        return self._buttons[action]

    def restyle(self) -> None:
        self._place()
        self.update()

    def offer_scores(self, offered: bool) -> None:
        """Show the Scores button, as while the score panel is folded, or hide it."""
        if offered != self._with_scores:
            self._with_scores = offered
            self._place()

    def allow(self, action: Action, reason_against: str) -> None:
        """Enable an action, or with a reason against it disable it."""
        self._buttons[action].offer(reason_against)

    def _button(self, action: Action) -> BarButton:
        button = BarButton(ACTION_TEXTS[action](), self, icon=_ICONS[action])
        button.clicked.connect(lambda: self.asked.emit(action))
        return button

    def _place(self) -> None:
        gap = self._look.gap
        right = [action for action in _RIGHT if action is not Action.SCORES or self._with_scores]
        room = self.width() - gap - sum(self._width(action) + gap for action in right)
        left = [action for action in Action if action not in _RIGHT]
        for action in _GIVE_WAY:
            if sum(self._width(shown) + gap for shown in left) <= room:
                break
            left.remove(action)
        self.in_menu = tuple(action for action in Action if action not in left and action not in _RIGHT)
        for action in Action:
            self._buttons[action].setVisible(action in left or action in right)
        self._row(left, gap)
        self._row(right, self.width() - sum(self._width(action) + gap for action in right))

    def _row(self, actions: Sequence[Action], x: int) -> None:
        height = self._look.control_height
        for action in actions:
            width = self._width(action)
            self._buttons[action].place(QRect(x, (self.height() - height) // 2, width, height))
            x += width + self._look.gap

    def _width(self, action: Action) -> int:
        return self._buttons[action].sizeHint().width() - 2 * RING

    def sizeHint(self) -> QSize:
        return QSize(800, self._look.control_height + 16)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colours.wood)
        painter.end()
