"""Where to look: everything else is dimmed, what matters is framed, and an arrow points to the first of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from twentyfive.ui.look import Look

_AROUND: Final = 5
"""How much more than the thing itself is framed."""


_APART: Final = 3
"""How far the tip of the arrow keeps from the frame."""

_STEP: Final = 4
"""By how much the arrow is moved aside at a time to keep off something."""

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
        whence: from which side an arrow points to it.
    """

    area: QRect
    whence: From


class LessonLight(QWidget):
    """Lies over the table and lets every click through.

    Attributes:
        spots: what is to be looked at; with none, nothing is dimmed.
        read: what is not dimmed either, since it is to be read.
        keeps_off: what the arrow does not cover where it can point from elsewhere.
        question: the panel that asks something, below which nothing can point.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.spots: tuple[LitSpot, ...] = ()
        self.read = QRect()
        self.keeps_off: tuple[QRect, ...] = ()
        self.question = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def shine(
        self, spots: Sequence[LitSpot], read: QRect, keeps_off: Sequence[QRect] = (), question: QRect | None = None
    ) -> None:
        """Have the person look there, and read what stands there; the arrow keeps off the rest if it can."""
        self.spots, self.read, self.keeps_off = tuple(spots), read, tuple(keeps_off)
        self.question = question or QRect()
        self.setVisible(bool(spots))
        self.update()

    def arrow(self) -> QPolygonF:
        """The arrow to the first spot: its tip just outside the frame. Empty where it would not be seen whole."""
        within = QRectF(self.rect())
        arrows = [arrow for arrow in self._arrows(self.spots[0]) if within.contains(arrow.boundingRect())]
        arrows = [arrow for arrow in arrows if not _meets(arrow, self.question)]
        clear = (arrow for arrow in arrows if not any(_meets(arrow, area) for area in self.keeps_off))
        return next(clear, arrows[0] if arrows else QPolygonF())

    def _arrows(self, spot: LitSpot) -> Iterator[QPolygonF]:
        """The ways to point to it, the best first: from below also beside its middle, from above and from the sides."""
        yield self._arrow(spot, spot.whence, 0)
        if spot.whence is From.BELOW:
            for aside in range(_STEP, spot.area.width() // 2 - self._look.medium, _STEP):
                yield self._arrow(spot, From.BELOW, aside)
                yield self._arrow(spot, From.BELOW, -aside)
            if self.read.isEmpty():
                yield from (self._arrow(spot, whence, 0) for whence in (From.ABOVE, From.LEFT, From.RIGHT))

    def _arrow(self, spot: LitSpot, whence: From, shift: int) -> QPolygonF:
        size = min(2.2 * self._look.medium, 0.8 * max(spot.area.width(), spot.area.height()))
        frame = QRectF(_framed(spot.area))
        tip, towards = {
            From.ABOVE: (QPointF(frame.center().x() + shift, frame.top() - _APART), QPointF(0, 1)),
            From.BELOW: (QPointF(frame.center().x() + shift, frame.bottom() + _APART), QPointF(0, -1)),
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
