"""The spotlight over the table of a lesson: it frames what matters, dims the rest, and points an arrow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from twentyfive.ui.widgets.panels import OverlayFrame

_FRAME_MARGIN: Final = 5
"""The distance of the frame from the thing inside it."""


_TIP_GAP: Final = 3
"""The distance of the tip of the arrow from the frame."""

_LONGEST_FROM_ABOVE: Final = 0.4
"""The longest arrow from above, as a share of the thing's larger side: it may have to lie over its upper end."""

_ARROW: Final = ((0, 0), (0.42, 0.42), (0.42, 0.18), (1, 0.18), (1, -0.18), (0.42, -0.18), (0.42, -0.42))
"""The corners of an arrow of length 1: the distance back from the tip, and the distance to the side."""


class Side(Enum):
    """The side from which the arrow points."""

    ABOVE = auto()
    BELOW = auto()
    LEFT = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class LitSpot:
    """A thing to look at.

    Attributes:
        area: its place.
        side: the side from which an arrow points to it; None if no arrow points to it, as for one of several things.
    """

    area: QRect
    side: Side | None


class Spotlight(OverlayFrame):
    """The spotlight; it covers the whole table.

    Attributes:
        spots: the things to look at; without any, nothing is dimmed.
        read: a text that must stay readable and is not dimmed either.
        question: the place of the open question, which lies over the spotlight and would hide the arrow.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.spots: tuple[LitSpot, ...] = ()
        self.read = QRect()
        self.question = QRect()

    def shine(self, spots: Sequence[LitSpot], read: QRect, question: QRect | None = None) -> None:
        """Frame these spots, and leave the texts at `read` and `question` readable."""
        self.spots, self.read = tuple(spots), read
        self.question = question or QRect()
        self.setVisible(bool(spots))
        self.update()

    def arrow(self) -> QPolygonF:
        """The arrow to the first spot, with its tip just outside the frame.

        An arrow from above starts lower if it would otherwise cover a text. The polygon is empty if no arrow points to
        the spot, or if the arrow would not be wholly visible.
        """
        spot = self.spots[0]
        if spot.side is None:
            return QPolygonF()
        arrow = self._arrow(spot, spot.side)
        whole = QRectF(self.rect()).contains(arrow.boundingRect()) and not _meets(arrow, self.question)
        return arrow if whole else QPolygonF()

    def _arrow(self, spot: LitSpot, side: Side) -> QPolygonF:
        size = min(2.2 * self._look.medium, 0.8 * max(spot.area.width(), spot.area.height()))
        frame = QRectF(_framed(spot.area))
        if side is Side.ABOVE:
            size = min(size, _LONGEST_FROM_ABOVE * max(spot.area.height(), spot.area.width()))
        below = max(area.bottom() + 1 for area in (self.read, self.question)) + _TIP_GAP
        tip, towards = {
            Side.ABOVE: (QPointF(frame.center().x(), max(frame.top() - _TIP_GAP, below + size)), QPointF(0, 1)),
            Side.BELOW: (QPointF(frame.center().x(), frame.bottom() + _TIP_GAP), QPointF(0, -1)),
            Side.LEFT: (QPointF(frame.left() - _TIP_GAP, frame.center().y()), QPointF(1, 0)),
            Side.RIGHT: (QPointF(frame.right() + _TIP_GAP, frame.center().y()), QPointF(-1, 0)),
        }[side]
        across = QPointF(-towards.y(), towards.x())
        return QPolygonF([tip - towards * (back * size) + across * (aside * size) for back, aside in _ARROW])

    def paintEvent(self, _: QPaintEvent) -> None:
        colours = self._look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = QPainterPath()
        for spot in self.spots:
            path = QPainterPath()
            path.addRoundedRect(QRectF(_framed(spot.area)), 8, 8)
            lit = lit.united(path)
        everything, read = QPainterPath(), QPainterPath()
        everything.addRect(QRectF(self.rect()))
        read.addRoundedRect(QRectF(self.read), 10, 10)
        dim = QColor(colours.dim)
        dim.setAlpha(self._look.theme.dim_alpha)
        painter.fillPath(everything.subtracted(lit).subtracted(read), dim)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((colours.black, 6), (colours.gold, 3)):
            painter.setPen(QPen(colour, width))
            painter.drawPath(lit)
        painter.setPen(QPen(colours.black, 2))
        painter.setBrush(colours.accent)
        painter.drawPolygon(self.arrow())
        painter.end()


def _meets(arrow: QPolygonF, area: QRect) -> bool:
    return arrow.boundingRect().intersects(QRectF(area))


def _framed(area: QRect) -> QRect:
    return area.adjusted(-_FRAME_MARGIN, -_FRAME_MARGIN, _FRAME_MARGIN, _FRAME_MARGIN)
