"""A framed message of a lesson with a sign before it: a task, or a reply to an answer."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from twentyfive.ui.theme.glyphs import paint_tick, paint_turn_sign
from twentyfive.ui.theme.icons import Icon, paint_icon
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import free_height


class Saying(Enum):
    """The kinds of message, each with its own sign: a task, praise, correction, and information."""

    TASK = auto()
    RIGHT = auto()
    WRONG = auto()
    TOLD = auto()


class SayingBox(Styled, QWidget):
    """The framed message. It keeps `RING` free at both ends, like the frames of buttons.

    Attributes:
        saying: the kind of message.
        label: the text of the message.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.saying = Saying.TASK
        self.label = RichLabel("", self, role=Role.STRONG)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.label)
        free_height(self)
        self._dress()

    def say(self, saying: Saying, text: str) -> None:
        """Show this text; hide the frame if it is empty."""
        self.saying = saying
        self.label.set_text(text)
        self.setVisible(bool(text))
        self.update()

    def restyle(self) -> None:
        inside = round(0.45 * self._look.medium)
        self._column.setContentsMargins(
            RING + 2 * inside + self._look.medium - RING, inside, RING + inside - RING, inside
        )
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        colours, painter = self._look.colours, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(RING + 1, 1, -RING - 1, -1)
        edges = {Saying.RIGHT: colours.good, Saying.WRONG: colours.bad, Saying.TOLD: colours.line}
        painter.setPen(QPen(edges.get(self.saying, colours.accentink), 2))
        painter.setBrush(colours.raised)
        painter.drawRoundedRect(frame, self._look.radius, self._look.radius)
        half = 0.5 * self._look.medium
        middle = QPointF(frame.left() + 0.45 * self._look.medium + half, frame.top() + self.label.y() + 1.45 * half)
        sign = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        match self.saying:
            case Saying.TASK:
                paint_turn_sign(painter, middle, 0.8 * half, self._look.colours)
            case Saying.RIGHT:
                paint_tick(painter, middle, half, colours.good, colours.raised)
            case Saying.WRONG:
                painter.setPen(Qt.PenStyle.NoPen)
                paint_icon(painter, Icon.CLOSE, sign.adjusted(-1, -1, 1, 1), colours.bad)
            case Saying.TOLD:
                paint_icon(painter, Icon.HINT, sign.adjusted(-2, -2, 2, 2), colours.accentink)
        painter.end()
