"""The arrival of a panel: a clock for what moves in it, which any key or click ends, and the fading of its parts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsEffect, QWidget

_ENDS_IT: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin})


class Arrival(QObject):
    """The clock. What is pressed meanwhile does what it always does, and brings everything to its end.

    Signals:
        came(float): so many milliseconds have passed, at normal speed.
    """

    came = Signal(float)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lasts_ms = 0.0
        self._factor = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._end)

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return self._clock.state() is QAbstractAnimation.State.Running

    def slow_by(self, factor: float) -> None:
        """Take `factor` times as long from now on; with 0 everything is at its end at once."""
        self._factor = factor
        if not factor:
            self.finish()

    def begin(self, lasts_ms: float) -> None:
        """Begin; at normal speed it lasts that long."""
        self.finish()
        self._lasts_ms = lasts_ms
        if not self._factor:
            self.came.emit(lasts_ms)
            return
        _application().installEventFilter(self)
        self._clock.setDuration(round(self._factor * lasts_ms))
        self._clock.start()

    def finish(self) -> None:
        """Bring everything to its end."""
        if self.running:
            self._clock.stop()
            self._end()

    def _on_tick(self, share: float) -> None:
        if self.running:
            self.came.emit(share * self._lasts_ms)

    def _end(self) -> None:
        _application().removeEventFilter(self)
        self.came.emit(self._lasts_ms)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ENDS_IT:
            self.finish()
        return super().eventFilter(watched, event)


def _application() -> QCoreApplication:
    application = QCoreApplication.instance()
    assert application is not None, "a panel belongs to an application"
    return application


class _Coming(QGraphicsEffect):
    """Paints a widget as far as it has come: fainter, and lower than its place."""

    def __init__(self, rise: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._rise = rise
        self._share = 0.0

    def come(self, share: float) -> None:
        """Paint it as far as that, from 0 to 1, and from then on as ever."""
        self._share = share
        self.setEnabled(share < 1)
        self.update()

    def draw(self, painter: QPainter) -> None:
        if not self._share:
            return
        offset = QPoint()
        pixmap = self.sourcePixmap(Qt.CoordinateSystem.DeviceCoordinates, offset, QGraphicsEffect.PixmapPadMode.NoPad)
        painter.save()
        painter.setOpacity(self._share)
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(offset + QPoint(0, round((1 - self._share) * self._rise)), pixmap)
        painter.restore()


def come_in(widget: QWidget, share: float, rise: int) -> None:
    """Show a widget that fades in and rises by so many pixels to its place as far as it has come; at 1 it is there."""
    effect = widget.graphicsEffect()
    if isinstance(effect, _Coming):
        effect.come(share)
    elif share < 1:
        effect = _Coming(rise, widget)
        widget.setGraphicsEffect(effect)
        effect.come(share)
