"""What is too high for its place: it scrolls, by wheel, bar and keys, and shows when the keys reach it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from twentyfive.ui.frames import RING
from twentyfive.ui.look import Look, dress


class ScrollBody(QScrollArea):
    """A part of a panel that scrolls where it must, and only then can be reached by Tab.

    Above and below what it shows it keeps `RING` free for the focus ring.
    """

    def __init__(self, look: Look, body: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._body = body
        self._ring = FocusRing(look, self)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setViewportMargins(0, RING, 0, RING)
        self.setWidget(body)
        for ground in (self, self.viewport(), body):
            ground.setAutoFillBackground(False)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._ring.set_look(look)
        self.verticalScrollBar().setSingleStep(look.line_height(look.medium))
        dress(self._body, look)

    def height_for(self, width: int) -> int:
        """How high it has to be when it is so wide, so that nothing scrolls."""
        body = self._body
        height = body.heightForWidth(width) if body.hasHeightForWidth() else body.sizeHint().height()
        return height + 2 * RING

    def to_end(self) -> None:
        """Show what stands last."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _on_range(self, _: int, largest: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if largest > 0 else Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return self._body.sizeHint() + QSize(0, 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 2 * RING + self._look.line_height(self._look.medium))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ring.setGeometry(self.rect())
        self._ring.raise_()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.hide()


class FocusRing(QWidget):
    """The ring around something that has the focus and does not paint itself; it lies over it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ring(painter, QRectF(self.rect()), self._look)
        painter.end()


def paint_ring(painter: QPainter, area: QRectF, look: Look) -> None:
    """The focus ring within the edge of `area`, `RING` thick: the outer colour outside, the inner inside."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, middle in ((look.colours.f2, 3, 1.5), (look.colours.f1, 4, 5.0)):
        painter.setPen(QPen(colour, width))
        frame = area.adjusted(middle, middle, -middle, -middle)
        painter.drawRoundedRect(frame, look.radius, look.radius)
