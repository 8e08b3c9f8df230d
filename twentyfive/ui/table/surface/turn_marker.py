"""The sign on a name plate that marks the player to act, a glow round the face or a frame, and its slow breath."""

from __future__ import annotations

import math
import time
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.ui.theme.tokens import Tokens

BREATH_MS: Final = 2400
"""The duration of a breath at normal speed."""

FRAME_MS: Final = 60
"""The time between two frames of a breath: so slow a motion needs no more of them."""

_REACH: Final = 14
"""The reach of the sign beyond the plate, in pixels at scale 1."""

_GLOW: Final = 12
"""The reach of the glow beyond a face, in pixels at scale 1."""

_GLOW_RING: Final = 3.0
"""The thickness of the ring between face and glow, which is seen where a glow is not."""

_GLOW_ALPHA: Final = 0.7
"""The opacity of the glow at the ring."""

_DIMS: Final = 0.3
"""The share of its light that the glow loses in the middle of a breath."""

_WITHIN: Final = 0.68
"""The side of the square within a face that the glow leaves alone, as a share of the face's."""

_DEPTH: Final = 2.0
"""The pixels by which the arrow draws back in the middle of a breath."""


class Breath(QObject):
    """The breath of the sign. It stands still where nobody sees it: on a hidden plate or in an inactive window.

    Signals:
        changed(): the sign has to be repainted.
    """

    changed = Signal()

    def __init__(self, plate: QWidget) -> None:
        super().__init__(plate)
        self._plate = plate
        self._factor = 0.0
        self._is_turn = False
        self._began = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.changed)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusWindowChanged.connect(self.refresh)

    @property
    def running(self) -> bool:
        """Whether the sign breathes."""
        return self._timer.isActive()

    def slow_by(self, factor: float) -> None:
        """Breathe `factor` times as slowly from now on; not at all with 0."""
        self._factor = factor
        self.refresh()

    def begin(self) -> None:
        """Breathe, because it is the player's turn."""
        self._is_turn = True
        self.refresh()

    def end(self) -> None:
        """Stand still, because the turn is over."""
        self._is_turn = False
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Breathe if the sign is visible, otherwise stand still."""
        seen = self._plate.isVisible() and self._plate.isActiveWindow()
        breathes = self._is_turn and self._factor > 0 and seen
        if breathes and not self.running:
            self._began = time.monotonic()
            self._timer.start()
        elif self.running and not breathes:
            self._timer.stop()
            self.changed.emit()

    def depth(self) -> float:
        """The depth of the breath, from 0 at rest to 1."""
        if not self.running:
            return 0.0
        breaths = 1000 * (time.monotonic() - self._began) / (BREATH_MS * self._factor)
        return (1 - math.cos(2 * math.pi * breaths)) / 2


def paint_turn_around(
    painter: QPainter,
    plate: QRectF,
    towards: QPointF,
    depth: float,
    scale: float,
    radius: float,
    colours: Tokens[QColor],
) -> None:
    """Paint a second frame around the plate, and an arrow towards the middle, so that it reads without colour too.

    Breathing in makes the frame thinner and draws the arrow back; the colour stays, to keep the sign visible.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    out = 2 + 1.5 * scale
    painter.setPen(QPen(colours.gold, scale * (3 - 1.2 * depth)))
    painter.drawRoundedRect(plate.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.setPen(QPen(colours.rim, 1))
    painter.setBrush(colours.gold)
    painter.drawPolygon(_arrow(plate, towards, scale * (4 - _DEPTH * depth), 9 * scale))


def paint_glow(painter: QPainter, face: QRectF, depth: float, scale: float, gold: QColor) -> None:
    """Paint a ring and a glow round a face, dimmer the deeper the breath."""
    around, ratio = round(_GLOW * scale), painter.device().devicePixelRatioF()
    glow = _glow(round(face.width()), around, _GLOW_RING * scale, ratio, gold.rgba())
    painter.save()
    painter.setOpacity(1 - _DIMS * depth)
    painter.drawPixmap(face.topLeft() - QPointF(around, around), glow)
    painter.restore()


@lru_cache(maxsize=4)
def _glow(side: int, around: int, ring: float, ratio: float, colour: int) -> QPixmap:
    """Return ring and glow round a disc of that width. Cached: a gradient for each frame would cost the most."""
    whole, gold = side + 2 * around, QColor.fromRgba(colour)
    pixmap = QPixmap(round(whole * ratio), round(whole * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(0, 0, 0, 0))
    middle, radius = QPointF(whole / 2, whole / 2), whole / 2
    light = QRadialGradient(middle, radius)
    for share, alpha in ((0.0, _GLOW_ALPHA), (0.5, 0.3 * _GLOW_ALPHA), (1.0, 0.0)):
        gold.setAlphaF(alpha)
        light.setColorAt((side / 2 + share * around) / radius, gold)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor.fromRgba(colour), ring))
    painter.drawEllipse(middle, (side + ring) / 2, (side + ring) / 2)
    painter.end()
    return pixmap


def glow_region(face: QRectF, scale: float) -> QRegion:
    """The region that the glow may touch: a frame around the face, without the middle of the face."""
    around, within = round(_GLOW * scale), (1 - _WITHIN) / 2 * face.width()
    outer, inner = face.adjusted(-around, -around, around, around), face.adjusted(within, within, -within, -within)
    return QRegion(outer.toAlignedRect()) - QRegion(inner.toAlignedRect())


def reach(scale: float) -> int:
    """The pixels by which the sign reaches beyond the plate."""
    return round(_REACH * scale)


def sign_region(plate: QRectF, scale: float) -> QRegion:
    """The region that the sign may touch: a frame around the plate, without the plate."""
    around = reach(scale)
    outer, inner = plate.adjusted(-around, -around, around, around), plate.adjusted(2, 2, -2, -2)
    return QRegion(outer.toAlignedRect()) - QRegion(inner.toAlignedRect())


def points_down(plate: QRectF, towards: QPointF) -> bool:
    """Whether the arrow lies below the plate."""
    return abs(towards.x()) * plate.height() <= abs(towards.y()) * plate.width() and towards.y() > 0


def _arrow(plate: QRectF, towards: QPointF, away: float, size: float) -> QPolygonF:
    """A triangle on the side of the plate that faces the middle of the table."""
    x, y = towards.x(), towards.y()
    if abs(x) * plate.height() > abs(y) * plate.width():
        edge = plate.right() + away if x > 0 else plate.left() - away
        tip = edge + (size if x > 0 else -size)
        middle = plate.center().y()
        return QPolygonF([QPointF(edge, middle - size), QPointF(edge, middle + size), QPointF(tip, middle)])
    edge = plate.bottom() + away if y > 0 else plate.top() - away
    tip = edge + (size if y > 0 else -size)
    middle = plate.center().x()
    return QPolygonF([QPointF(middle - size, edge), QPointF(middle + size, edge), QPointF(middle, tip)])
