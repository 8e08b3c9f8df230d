"""A card as a button, for questions that are answered with a card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMargins, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from twentyfive.ui.cards.small_card import MARGIN, SmallCard
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import RING, is_ringed, paint_ring

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

_SPARE: Final = RING - MARGIN
"""Margin for the focus ring beyond the margin of the small card."""

CARD_MARGINS: Final = QMargins(_SPARE, _SPARE, _SPARE, _SPARE)
"""The margins of a small card's place that leave room for the focus ring."""


class AnswerCard(Styled, QAbstractButton):
    """A card to choose.

    Attributes:
        small: the card on the button.

    Signals:
        walked(int): Left (-1) or Right (1) was pressed.
    """

    walked = Signal(int)

    def __init__(self, small: SmallCard, spoken: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.small = small
        small.setParent(self)
        small.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(spoken)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.walked.emit(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()  # the page knows the layout; Qt would go through the buttons in Tab order
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.small.setGeometry(self.rect().adjusted(_SPARE, _SPARE, -_SPARE, -_SPARE))

    def paintEvent(self, _: QPaintEvent) -> None:
        if not is_ringed(self):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = self.small.face().translated(self.small.pos())
        paint_ring(painter, QRectF(face.adjusted(-RING, -RING, RING, RING)), self._look.radius, self._look.colours)
        painter.end()
