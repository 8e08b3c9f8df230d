"""The small parts of the decision panel: the mark of a hint, the buttons of the suits, and the sign of one's turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.core import Suit
from twentyfive.presentation.table.placement import Mark, pill_text
from twentyfive.ui.cards.suit_signs import paint_suit_sign
from twentyfive.ui.theme.glyphs import paint_turn_sign
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.text_layout import line_height, natural_width
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import OverlayFrame

_EDGE: Final = 1.5


class HintPill(OverlayFrame):
    """The mark of a hint: a pill on the upper edge of a button, near its end."""

    def point_to(self, frame: QRect) -> None:
        """Move to the button with this frame, in the parent's coordinates."""
        height = round(0.95 * line_height(self._font()))
        width = round(natural_width(_pill_words(), self._font()) + 0.9 * height)
        left = frame.right() - min(width, frame.width()) - self._look.radius // 2
        self.setGeometry(left, frame.top() - height // 2, width, height)
        self.raise_()
        self.show()

    def _font(self) -> QFont:
        return self._look.font(round(0.9 * self._look.small), bold=True)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(self.rect()).adjusted(_EDGE / 2, _EDGE / 2, -_EDGE / 2, -_EDGE / 2)
        painter.setPen(QPen(self._look.colours.black, _EDGE))
        painter.setBrush(self._look.colours.gold)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(self._look.colours.onaccent)
        painter.setFont(self._font())
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, _pill_words())
        painter.end()


def _pill_words() -> str:
    return pill_text({Mark.ADVISED})


class SuitButton(SecondButton):
    """A button that names a suit.

    Attributes:
        suit: the suit.
    """

    def __init__(self, suit: Suit, label: str, parent: QWidget, *, note: str) -> None:
        self.suit = suit
        super().__init__(label, parent, note=note)

    def _icon_size(self) -> int:
        return round(6 * self._look.scale + 1.1 * self._look.medium)

    def _icon_gap(self) -> int:
        return round(6 * self._look.scale + 0.22 * self._look.medium)

    def _paint_icon(self, painter: QPainter, area: QRectF, button_colours: ButtonColours) -> None:
        del button_colours  # a suit keeps its own colour
        paint_suit_sign(painter, self.suit, area, self._look)


class TurnSign(Styled, QWidget):
    """The triangle that marks a question to the viewer, as high as a line of the headline beside it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._dress()

    def restyle(self) -> None:
        self.setFixedSize(RING + round(1.2 * self._look.heading), self._look.line_height(self._look.heading) + RING)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = 0.42 * self._look.heading
        middle = QPointF(RING + half + 1, RING / 2 + self.height() / 2)
        paint_turn_sign(painter, middle, half, self._look.colours)
        painter.end()
