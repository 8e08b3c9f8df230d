"""Where to look: everything else is dimmed, what matters is framed, and an arrow points to the first thing of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.overlay import OverlayFrame

_AROUND: Final = 5
"""How much more than the thing itself is framed."""


_APART: Final = 3
"""How far the tip of the arrow keeps from the frame."""

_MOST: Final = 0.4
"""How long the arrow from above may be for the height of the thing: it may have to lie over its upper end."""

_ARROW: Final = ((0, 0), (0.42, 0.42), (0.42, 0.18), (1, 0.18), (1, -0.18), (0.42, -0.18), (0.42, -0.42))
"""Its corners: how far back from the tip and how far aside, for an arrow of length 1."""


class From(Enum):
    """Whence the arrow points."""

    ABOVE = auto()
    BELOW = auto()
    LEFT = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class LitSpot:
    """Something to look at.

    Attributes:
        area: where it is.
        whence: from which side an arrow points to it; None where none does, as of several things no one is meant.
    """

    area: QRect
    whence: From | None


class Spotlight(OverlayFrame):
    """Lies over the whole table.

    Attributes:
        spots: what is to be looked at; with none, nothing is dimmed.
        read: what is not dimmed either, since it is to be read.
        question: the panel that asks something, below which nothing can point.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.spots: tuple[LitSpot, ...] = ()
        self.read = QRect()
        self.question = QRect()

    def shine(self, spots: Sequence[LitSpot], read: QRect, question: QRect | None = None) -> None:
        """Have the person look there, and read what stands there."""
        self.spots, self.read = tuple(spots), read
        self.question = question or QRect()
        self.setVisible(bool(spots))
        self.update()

    def arrow(self) -> QPolygonF:
        """The arrow to the first spot: its tip just outside the frame, but from above, where something is to be read
        right over it, as much lower. Empty where none points to it, or none would be seen whole.
        """
        spot = self.spots[0]
        if spot.whence is None:
            return QPolygonF()
        arrow = self._arrow(spot, spot.whence)
        whole = QRectF(self.rect()).contains(arrow.boundingRect()) and not _meets(arrow, self.question)
        return arrow if whole else QPolygonF()

    def _arrow(self, spot: LitSpot, whence: From) -> QPolygonF:
        size = min(2.2 * self._look.medium, 0.8 * max(spot.area.width(), spot.area.height()))
        frame = QRectF(_framed(spot.area))
        if whence is From.ABOVE:
            size = min(size, _MOST * max(spot.area.height(), spot.area.width()))
        below = max(area.bottom() + 1 for area in (self.read, self.question)) + _APART
        tip, towards = {
            From.ABOVE: (QPointF(frame.center().x(), max(frame.top() - _APART, below + size)), QPointF(0, 1)),
            From.BELOW: (QPointF(frame.center().x(), frame.bottom() + _APART), QPointF(0, -1)),
            From.LEFT: (QPointF(frame.left() - _APART, frame.center().y()), QPointF(1, 0)),
            From.RIGHT: (QPointF(frame.right() + _APART, frame.center().y()), QPointF(-1, 0)),
        }[whence]
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
    return area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
