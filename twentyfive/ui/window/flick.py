"""Scrolling by a finger, with the momentum of a thrown page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QScrollEvent, QScrollPrepareEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QScroller, QScrollerProperties, QWidget
from shiboken6 import Shiboken

_STANDS_MS: Final = 100
"""Time without a movement after which a finger that is lifted throws nothing."""

_Metric: Final = QScrollerProperties.ScrollMetric
_Input: Final = QScroller.Input


class Flick(QObject):
    """A scroll bar that a finger pulls. Thrown, it rolls on and slows down, as Qt's scroller reckons.

    Qt's own gesture of the scroller is not used: it presses the buttons under a finger that scrolls, and takes the
    lines of a long text for pixels.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._bar: QScrollBar | None = None
        self._pixels = 1.0
        self._moved_ms = 0
        self._scroller = QScroller.scroller(self)
        properties = self._scroller.scrollerProperties()
        no_overshoot = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
        properties.setScrollMetric(_Metric.VerticalOvershootPolicy, no_overshoot)
        properties.setScrollMetric(_Metric.DragStartDistance, 0.0)  # whoever begins to pull has measured it already
        self._scroller.setScrollerProperties(properties)

    @property
    def rolling(self) -> bool:
        """Whether the page rolls on without the finger."""
        return self._scroller.state() is QScroller.State.Scrolling

    def stop(self) -> None:
        """Stop where the page is."""
        self._scroller.stop()

    def begin(self, bar: QScrollBar, at: QPointF, ms: int) -> None:
        """Begin to pull this bar with the finger at this point."""
        self.stop()
        self._bar = bar
        self._pixels = _pixels_of_a_step(bar)
        self._scroller.handleInput(_Input.InputPress, at, ms)

    def pull(self, at: QPointF, ms: int) -> None:
        """Follow the finger to this point."""
        self._moved_ms = ms
        self._scroller.handleInput(_Input.InputMove, at, ms)

    def let_go(self, at: QPointF, ms: int) -> None:
        """Roll on with the speed of the finger, unless it stood still."""
        self._scroller.handleInput(_Input.InputRelease, at, ms)
        if ms - self._moved_ms > _STANDS_MS:
            self.stop()

    def event(self, event: QEvent) -> bool:
        bar = self._bar
        if bar is None or not Shiboken.isValid(bar):  # its page is closed
            return super().event(event)
        if isinstance(event, QScrollPrepareEvent):
            event.setViewportSize(QSizeF(1.0, bar.pageStep() * self._pixels))
            way = (bar.maximum() - bar.minimum()) * self._pixels
            event.setContentPosRange(QRectF(0.0, bar.minimum() * self._pixels, 0.0, way))
            event.setContentPos(QPointF(0.0, bar.value() * self._pixels))
            event.accept()
            return True
        if isinstance(event, QScrollEvent):
            bar.setValue(round(event.contentPos().y() / self._pixels))
            return True
        return super().event(event)


def bar_under(widget: QWidget, moved: float) -> QScrollBar | None:
    """Return the scroll bar of the nearest area around the widget that can follow a finger.

    The finger has `moved` that far down, or up if it is negative. If all areas are at their end, the nearest is
    returned; None if nothing scrolls.
    """
    nearest: QScrollBar | None = None
    around: QWidget | None = widget
    while around is not None:
        if isinstance(around, QAbstractScrollArea):
            bar = around.verticalScrollBar()
            if bar.value() > bar.minimum() if moved > 0 else bar.value() < bar.maximum():
                return bar
            if nearest is None and bar.maximum() > bar.minimum():
                nearest = bar
        around = around.parentWidget()
    return nearest


def _pixels_of_a_step(bar: QScrollBar) -> float:
    """Return the pixels by which a step of the bar scrolls: one, or the height of a line of text."""
    area = bar.parentWidget()
    while area is not None and not isinstance(area, QAbstractScrollArea):
        area = area.parentWidget()
    if area is None or bar.pageStep() < 1:
        return 1.0
    return max(1.0, area.viewport().height() / bar.pageStep())
