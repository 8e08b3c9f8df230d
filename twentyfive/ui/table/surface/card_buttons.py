"""Buttons over the cards of the hand: transparent, exactly over the painted card, for mouse, keys and screen reader."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from twentyfive.core import Card

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_LEFT_TO_THE_PAGE: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape)
"""Keys that Qt would use to go to the next card and to let go of a pressed one.

The page knows what lies above the hand, and what else Esc may close.
"""


class CardButton(QAbstractButton):
    """One card of the hand. It paints nothing: the canvas paints the card, its focus ring and its lift.

    Attributes:
        card: the card.

    Signals:
        walked(int): the person pressed Left (-1) or Right (1) on the card.
        marked(): the card gained or lost the focus.
        pointed(bool): the pointer has come over the card (True) or left it.
        pressed_at(QPointF), moved_to(QPointF), released_at(QPointF): the left button of the mouse, at a point of the
            parent. Whether that was a click is not decided here.
    """

    walked = Signal(int)
    marked = Signal()
    pointed = Signal(bool)
    pressed_at = Signal(QPointF)
    moved_to = Signal(QPointF)
    released_at = Signal(QPointF)

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
        elif event.key() in _LEFT_TO_THE_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed_at.emit(self.mapToParent(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.moved_to.emit(self.mapToParent(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setDown(False)
            self.released_at.emit(self.mapToParent(event.position()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setAccessibleDescription(self._state)
        super().focusInEvent(event)
        self.marked.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.marked.emit()
