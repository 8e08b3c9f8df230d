"""Buttons over the cards of the hand: transparent, exactly over the painted card, for mouse, keys and screen reader."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from twentyfive.core import Card

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_OUT_OF_THE_HAND: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class CardButton(QAbstractButton):
    """One card of the hand. It paints nothing: the canvas paints the card, its focus ring and its lift.

    Attributes:
        card: the card.

    Signals:
        walked(int): the person pressed Left (-1) or Right (1) on the card.
        marked(): the card gained or lost the focus.
        dragged(): the card was pressed and released elsewhere.
    """

    walked = Signal(int)
    marked = Signal()
    dragged = Signal()

    def __init__(self, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self._state = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell_state(self, state: str) -> None:
        """Describe what may be done with the card, for a screen reader.

        It would read a new description of the card with the focus at once, without the card's name. That card gets its
        description when it next receives the focus; until then it has none.
        """
        self._state = state
        if self.accessibleDescription() != state:
            self.setAccessibleDescription("" if self.hasFocus() else state)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event  # the canvas has painted the card already

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            self.walked.emit(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in _OUT_OF_THE_HAND:
            event.ignore()  # the page knows what lies above the hand; Qt would go to the next card
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        elsewhere = not self.hitButton(event.position().toPoint())
        super().mouseReleaseEvent(event)
        if elsewhere and event.button() is Qt.MouseButton.LeftButton:
            self.dragged.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setAccessibleDescription(self._state)
        super().focusInEvent(event)
        self.marked.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.marked.emit()
